# Making a move in the city: the charter beside the board.

move-charter = Charter
move-lot = Your group
move-empty = Choose dice, yours or others’, then what they do. Or choose a place and see which dice would do.
move-sum = worth { $n }
move-remove_die = { $die }: take it out of the group
move-price-neutral = { $n ->
    [one] Neutral die, paid to the bank
   *[other] Neutral dice, paid to the bank
}
move-price-king = { $n ->
    [one] The King’s die
   *[other] The King’s dice
}
move-price-owner = { $n ->
    [one] { $owner }’s die
   *[other] { $owner }’s dice
}
move-in_lot = in a group of { $n }
move-ways = Ways to use these dice
move-way-plain = as rolled
move-way-turned = { $die } turned
move-way-picked = for { $die }
move-way-as = as { $colour }
move-pass-king = The King goes on until no die is left in the town, yours included.
move-cube = with a cube: { $card }
move-only_own = Only your own dice fight.
move-options = What these dice can do
move-answers = Answers
move-lots = Dice for { $place }
move-lots-more = { $n } more
move-no_options = These dice do nothing yet. Add another one, or take one back.
move-from = from { $price }
move-price-hire = hire { $n }
move-price-pay = pay { $n }
move-countered = countered
move-price-for = { $price }: { $what }
move-no_dice = There is no die of this colour left.
move-no_own_dice = You have no die left.
move-one_colour = A group has one colour.
move-anew = Begin anew with the { $die }
move-impossible = This cannot be done now.
move-besides = Before that
move-aside-reroll = Reroll
move-aside-flip = Turn over
move-aside-recruit = Recruit
move-aside-extra = Extra die
move-aside-swap = Swap dice
move-aside-shield = Shield
move-aside-ask = Ask me again
move-aside-hint-reroll = Choose the die to roll again.
move-aside-hint-flip = Turn dice over.
move-aside-hint-recruit = One more citizen.
move-aside-hint-extra = One more die.
move-aside-hint-swap = Choose a die of yours and one of another district.
move-aside-hint-shield = A cube against the highest black die.
move-aside-hint-ask = Choose the standing order to give up.
move-aside-back = Back to the group
move-pass = Pass
move-seal = Seal
move-seal-what = Seal: { $what }
move-seal-choose = Choose first
move-seal-dice = Choose dice
move-fight = { $n ->
    [one] Against { $n } black die: { $held } of { $need }
   *[other] Against { $n } black dice: { $held } of { $need }
}
move-fight-how = Take dice of your own, in any order. Red ones count { $factor } times their value.
move-fight-more = Other black dice may join: choose them as well.
move-flip = To be turned over: { $n } of { $most }
move-flip-how = Take dice of your own, in any order. Each then shows the face opposite: 7 less its value.
move-seal-place = Choose a place
move-sealing = On its way…
move-undo = Undo
move-undo-move = Undo your last move
move-undo-click = Undo your last click
move-before_after = { $unit } from { $before } to { $after }
move-waiting = Waiting for { $who }.
move-thinking = { $who } thinks.
move-over = The game is over.
move-watching = You watch this game.
move-loading = The town clerk looks up what you may do…
move-owner-neutral = neutral
move-owner-king = the King
move-and = { " " }and{ " " }

hint-title = Advice:
hint-show = Show
hint-thinking = Advice is being sought…

side-label = Your affairs
side-news = new
side-chat-heard = { $who } says: { $text }
side-secret = your secret character
side-secrets = your secret characters
side-turned = { $n ->
    [one] your character
   *[other] your characters
}
side-open = characters in the open
side-king = characters in the column
side-none = no character yet
side-tier = you have { $n }: { $vp } VP
side-vp = your points so far
side-vp-end = your points
side-tabs = What happened
side-chronicle = Chronicle
side-ledger = Ledger
side-chat = Chat
side-earlier = Earlier
side-round = Round the { $nth }
side-nth-1 = first
side-nth-2 = second
side-nth-3 = third
side-nth-4 = fourth
side-nth-5 = fifth
side-nth-6 = sixth
side-chronicle-empty = Nothing has happened yet.
side-chat-empty = Nobody has said anything yet.
side-chat-say = Say something
side-chat-send = Send
side-chat-private = What is said at a private table is for those who sit there.
side-chat-off = No chat at this table.
side-ledger-of = Whose account
side-ledger-source = From
side-ledger-start = At the start
side-ledger-total = In all
side-ledger-now = If it ended now
side-ledger-end = The end
side-ledger-held = points held
side-ledger-board = board
side-ledger-figures = characters
side-ledger-board-note = Board: tradesmen, cubes on events, empty levels of the cathedral, cards that count at the end.
side-ledger-note = A character that you know counts for everybody; others’ secret characters come on top.
side-ledger-none = Nothing has come or gone yet.
side-ledger-other = Other

bar-round = Round { $n } of { $all }
bar-phases = Phases of the round
bar-phase-activities = Activities
bar-phase-income = Income
bar-phase-workforce = Dice
bar-phase-events = Events
bar-phase-actions = Actions
bar-phase-end = Night
bar-phase-placement = Moving in
bar-your_turn = Your turn, { $who }
bar-their_turn = { $who } plays
bar-over = The bells ring
bar-abandoned = The game is broken off
bar-advice = build a group of dice, then choose what it does
bar-tools = Tools
