count-games = { $n ->
    [one] { NUMBER($n) } partie
   *[other] { NUMBER($n) } parties
}
count-pages = { $n ->
    [one] { NUMBER($n) } page
   *[other] { NUMBER($n) } pages
}
count-moves = { $n ->
    [one] { NUMBER($n) } coup
   *[other] { NUMBER($n) } coups
}
count-rolls = { $n ->
    [one] { NUMBER($n) } jet ou tirage
   *[other] { NUMBER($n) } jets et tirages
}
count-things = { $n ->
    [one] { NUMBER($n) } chose
   *[other] { NUMBER($n) } choses
}
count-scenarios = { $n ->
    [one] { NUMBER($n) } scénario
   *[other] { NUMBER($n) } scénarios
}
count-messages = { $n ->
    [one] { NUMBER($n) } message
   *[other] { NUMBER($n) } messages
}
count-positions = { $n ->
    [one] { NUMBER($n) } position
   *[other] { NUMBER($n) } positions
}
