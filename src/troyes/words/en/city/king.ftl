# The King's Challenge: what he does for the sum of his two dice (the name, and `.text` the whole rule), and what the court
# says of the score (the title, and `.text` what is added).

king-result-2 = 3 VP
    .text = The King receives { $vp } VP. He removes { COUNT($dice, of: "dice") }: your best one, for which you receive { COUNT($pays, of: "deniers") }, then his own strongest. If you have none he can take, all are his and nobody is paid.

king-result-3 = 2 VP
    .text = { king-result-2.text }

king-result-4 = Citizen
    .text = The King places a citizen where it expels one of yours or, failing that, pushes one of yours furthest to the right. The colour of his strongest die names the building to try first. He removes { COUNT($dice, of: "dice") }.

king-result-5 = Event
    .text = The King covers every free banner of the event furthest to the right, which is settled at once. He removes 1 die for each banner.

king-result-6 = Tradesman
    .text = The King puts a tradesman on the free space worth the most VP, on a card where he has none. Equal spaces: the cheapest card, then red, yellow, white. He removes { COUNT($dice, of: "dice") }.

king-result-7 = Cathedral
    .text = The King places 2 cubes on the cathedral, each on the lowest level with room and its highest column, for { $rules-cathedral_vp } VP each. A cube without a space brings him { $rules-king_fallback_vp } VP all the same. He removes { COUNT($dice, of: "dice") }.

king-result-8 = Character
    .text = The first character of the column is scored at once for the King and for you, then leaves the game. If none is left, the King receives { $rules-king_character_vp } VP. He removes no die.

king-result-9 = Event
    .text = { king-result-5.text }

king-result-10 = Citizen
    .text = { king-result-4.text }

king-result-11 = 2 VP
    .text = { king-result-2.text }

king-result-12 = 3 VP
    .text = { king-result-2.text }

king-band-crown = The King's city
    .text = The King keeps his crown, his city and your afternoon. The fair opens again tomorrow.

king-band-seal = By the width of a seal
    .text = You are ahead, though the clerks had to count the cubes twice.

king-band-market = Known at the market
    .text = The royal accounts spell your name correctly. Every family starts somewhere.

king-band-guilds = Head of the guilds
    .text = The guilds lift their hats, and the bells go on a little longer than the liturgy asks.

king-band-other_king = The other king
    .text = The King has taken to copying your moves and calls it tradition.

king-band-master = Master of Troyes
    .text = The city is yours in all but name, and the name is under discussion.
