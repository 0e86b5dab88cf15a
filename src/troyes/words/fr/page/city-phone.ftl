phone-round = Manche { $n }
phone-of = sur { $all }
phone-your_turn = À vous
phone-menu = Menu
phone-places = Lieux de la ville
phone-place-events = Évènements
phone-place-ramparts = Remparts
phone-place-palace = Palais
phone-place-bishopric = Évêché
phone-place-city_hall = Hôtel
phone-place-cathedral = Cathédrale
phone-place-story = Chronique
phone-lit = { $n ->
    [one] { $place }, { $n } possible
   *[other] { $place }, { $n } possibles
}
phone-mine = Ce que vous avez
phone-cubes = { $n ->
    [one] { $n } cube sur les activités
   *[other] { $n } cubes sur les activités
}
phone-figures = Personnages
phone-figures-next = Le roi appelle ensuite
phone-square = La place : tous les dés et les bourses
phone-bank = banque
phone-things = { $n ->
    [one] { $n } chose possible avec ce lot
   *[other] { $n } choses possibles avec ce lot
}
phone-thing = { $at } sur { $n } choses possibles avec ce lot
phone-only = la seule chose possible avec ce lot
phone-answers = { $n } réponses, sur le plateau
phone-answer = { $at } sur { $n } réponses
phone-step = Les parcourir
phone-next = Suivant
phone-previous = Précédent
phone-spend = Dépenser influence ou cubes
phone-empty = Touchez des dés, les vôtres ou d’autres, puis ce qu’ils font. Ou touchez un lieu pour voir quels dés conviennent.
