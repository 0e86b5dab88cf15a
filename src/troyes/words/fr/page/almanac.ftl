# L’almanach : tout ce qui porte un nom, avec sa règle et ses chiffres.

almanac-title = Almanach
almanac-search = Un nom, un mot, un effet
almanac-colours = Couleurs
almanac-boxes = Boîtes
almanac-box-all = Tout
almanac-box-base = Base
almanac-box-bonus = Bonus
almanac-box-ladies = Dames
almanac-box-king = Le Défi du roi
almanac-box-dice = Troyes Dice
almanac-found = { $n ->
    [one] { $n } article
   *[other] { $n } articles
}
almanac-none = Rien de ce nom. Un mot plus court trouve davantage.
almanac-all = Tout l’almanach
almanac-kind-activity = Activité
almanac-kind-event = Évènement
almanac-kind-character = Personnage
almanac-kind-outdoor = Porte des remparts
almanac-kind-board = Bâtiment
almanac-kind-king = Ce que fait le roi
almanac-round = manche { $n }
almanac-tier = à partir de { $n } : { $vp } PV
almanac-alone = Contre le roi
almanac-figures = Chiffres
almanac-source-printed = imprimé
almanac-source-ocr = lu sur un scan
almanac-source-assumed = supposé
almanac-yours = le vôtre : { $what }
almanac-open = { $n ->
    [one] { $n } supposé
   *[other] { $n } supposés
}
almanac-correct = Corriger un chiffre
almanac-see = Dans les règles
almanac-more = La suite dans l’almanach
almanac-named = Nommés ici
