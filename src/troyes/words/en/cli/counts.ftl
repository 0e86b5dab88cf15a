# Numbers with their nouns.

count-games = { $n ->
    [one] { NUMBER($n) } game
   *[other] { NUMBER($n) } games
}
count-pages = { $n ->
    [one] { NUMBER($n) } page
   *[other] { NUMBER($n) } pages
}
count-moves = { $n ->
    [one] { NUMBER($n) } move
   *[other] { NUMBER($n) } moves
}
count-rolls = { $n ->
    [one] { NUMBER($n) } roll or draw
   *[other] { NUMBER($n) } rolls and draws
}
count-things = { $n ->
    [one] { NUMBER($n) } thing
   *[other] { NUMBER($n) } things
}
count-scenarios = { $n ->
    [one] { NUMBER($n) } scenario
   *[other] { NUMBER($n) } scenarios
}
count-messages = { $n ->
    [one] { NUMBER($n) } message
   *[other] { NUMBER($n) } messages
}
count-positions = { $n ->
    [one] { NUMBER($n) } position
   *[other] { NUMBER($n) } positions
}
