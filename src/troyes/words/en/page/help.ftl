# Looking things up: the figures of the cards, and the rules.

cards-title = I own the cards
cards-lead = The rulebooks do not print every figure of the cards. What could not be read had to be assumed. If you have the game at hand, compare: a tick confirms a figure, the quill corrects it.
cards-state = How far you are
cards-count = { $n ->
    [one] of { $all } assumed figures is confirmed or corrected
   *[other] of { $all } assumed figures are confirmed or corrected
}
cards-default = Play with them
cards-default-done = Your tables are played with these figures from now on, unless they name others.
cards-export = Take the file
cards-import = Bring a file
cards-brought = { $n ->
    [one] The file is taken over: { $n } figure.
   *[other] The file is taken over: { $n } figures.
}
cards-reset = Forget all
cards-reset-sure = Everything you have confirmed and corrected is forgotten, here and as your default.
cards-reset-yes = Forget it
cards-reset-done = The figures of the package again.
cards-errors = { $n ->
    [one] { $n } figure cannot be as it is:
   *[other] { $n } figures cannot be as they are:
}
cards-groups = Kinds of cards
cards-group-activity = Activities
cards-group-event = Events
cards-group-character = Characters
cards-group-board = Board
cards-group-outdoor = Outdoors
cards-group-king = The King
cards-confirm-last = It is right
cards-confirm = All { $n } right
cards-settled = settled
cards-confirm-one = Confirm { $what }
cards-unconfirm = { $what } is confirmed: take it back
cards-correct = Correct { $what }
cards-back = { $what }: back to the assumed figure
cards-was = assumed: { $what }
cards-was-printed = printed: { $what }
cards-must = Must be { $what }.
cards-wrong = This { $what }.
cards-unread = This cannot be read. Lists are separated by commas; tables look like { "{" } deniers = 2 { "}" }.
cards-players = { $n } players

rules-contents = Topics
rules-search = Search the rules
rules-found = { $n ->
    [one] { $n } topic
   *[other] { $n } topics
}
rules-none = Nothing holds “{ $typed }”. A shorter word finds more.
rules-game-city = Troyes
rules-game-king = The King’s Challenge
rules-game-ladies = The Ladies of Troyes
rules-game-dice = Troyes Dice
rules-see = See also
rules-all = All topics
rules-turn = Topic before and after
rules-stock = Numbers here are those of the stock figures. A game with figures of your own shows yours on its cards and in its explanations.
rules-cover = What do you want to know?
