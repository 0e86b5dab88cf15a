# Numbers with their nouns on cards, and deals of goods.

count-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
count-red-dice = { $n ->
    [one] { $n } red die
   *[other] { $n } red dice
}
count-yellow-dice = { $n ->
    [one] { $n } yellow die
   *[other] { $n } yellow dice
}
count-white-dice = { $n ->
    [one] { $n } white die
   *[other] { $n } white dice
}
count-enemies = { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
}

# What a card exchanges. $cost and $gain are amounts in a row: "2 deniers and 1 influence".
# The three are for cards that cost nothing, that cost deniers alone, and that cost something else too.
exchange-gain = Receive { $gain }.
exchange-pay = Spend { $cost } and receive { $gain }.
exchange-spend = Spend { $cost } and receive { $gain }.

# Values of a die that hit, from the least of them up to 6.
hits-or-more = { $least } or more
