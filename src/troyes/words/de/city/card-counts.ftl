# Numbers with their nouns on cards, and deals of goods.

count-dice = { $n } Würfel
count-red-dice = { $n ->
    [one] { $n } roter Würfel
   *[other] { $n } rote Würfel
}
count-yellow-dice = { $n ->
    [one] { $n } gelber Würfel
   *[other] { $n } gelbe Würfel
}
count-white-dice = { $n ->
    [one] { $n } weißer Würfel
   *[other] { $n } weiße Würfel
}
count-enemies = { $n ->
    [one] { $n } Feind
   *[other] { $n } Feinde
}

exchange-gain = Erhalte { $gain }.
exchange-pay = Zahle { $cost } und erhalte { $gain }.
exchange-spend = Gib { $cost } aus und erhalte { $gain }.

hits-or-more = { $least } oder mehr
