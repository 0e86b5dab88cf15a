count-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}
count-red-dice = { $n ->
    [one] { $n } dé rouge
   *[other] { $n } dés rouges
}
count-yellow-dice = { $n ->
    [one] { $n } dé jaune
   *[other] { $n } dés jaunes
}
count-white-dice = { $n ->
    [one] { $n } dé blanc
   *[other] { $n } dés blancs
}
count-enemies = { $n ->
    [one] { $n } ennemi
   *[other] { $n } ennemis
}

exchange-gain = Recevez { $gain }.
exchange-pay = Payez { $cost } et recevez { $gain }.
exchange-spend = Dépensez { $cost } et recevez { $gain }.

hits-or-more = { $least } ou plus
