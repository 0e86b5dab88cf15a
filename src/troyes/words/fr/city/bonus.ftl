card-baker = Boulanger
    .text = Recevez { COUNT($gain-deniers, of: "deniers") } pour chaque dé jaune de la place, tous quartiers réunis, quartier neutre compris. Les dés du lot ne comptent plus.
    .short = { COUNT($gain-deniers, of: "deniers") } par dé jaune sur la place.
    .king = Recevez { COUNT($gain-deniers, of: "deniers") } pour chaque dé jaune de la place, les vôtres et ceux du roi réunis. Les dés du lot ne comptent plus.

card-prior = Prieur
    .text = Dépensez 1 cube avec un lot d'exactement 1 dé blanc : il compte comme { COUNT($improve-copies, of: "white-dice") } de sa valeur. Il coûte { COUNT($rules-die_price, of: "deniers") } s'il vient d'un autre quartier. Sert aux activités blanches, aux évènements que l'on combat en blanc et à la cathédrale, où il pose { COUNT($improve-copies, of: "cubes") } l'un au-dessus de l'autre ; ne sert pas au placement d'un habitant.
    .short = Plus tard : 1 dé blanc en vaut { $improve-copies }.

card-banquet = Banquet
    .text = Recevez { $gain-vp } PV pour chaque dé rouge du quartier qui en compte le plus, que ce soit le vôtre, celui d'un autre joueur ou le quartier neutre. Les dés du lot ne comptent plus.
    .short = { $gain-vp } PV par dé rouge du quartier qui en a le plus.
    .king = Recevez { $gain-vp } PV pour chaque dé rouge de votre propre quartier. Les dés du roi ne comptent pas, ceux du lot ne comptent plus.
    .king-short = { $gain-vp } PV par dé rouge de votre quartier.

event-resistance = Résistance
    .text = À son arrivée, un second évènement rouge la rejoint, tiré de ceux mis de côté en début de partie ; celui-là appelle une carte blanche ou jaune comme d'ordinaire. À chaque manche, le cube posé en dernier quitte chaque évènement, celui-ci et le Maraudage compris, quelle que soit sa couleur. Son propriétaire le reprend sans perdre d'influence.
    .short = Le dernier cube quitte chaque évènement.
