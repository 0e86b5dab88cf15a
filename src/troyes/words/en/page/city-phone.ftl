# The city on phones and tablets, beside what they share with the board at a desk.

phone-round = Round { $n }
phone-of = of { $all }
phone-your_turn = Your turn
phone-menu = Menu
phone-places = Places of the city
# The seven places stand side by side on a phone: the shortest names that are clear.
phone-place-events = Events
phone-place-ramparts = Ramparts
phone-place-palace = Palace
phone-place-bishopric = Bishopric
phone-place-city_hall = City Hall
phone-place-cathedral = Cathedral
phone-place-story = Chronicle
phone-lit = { $place }, { $n } possible
phone-mine = What you have
phone-cubes = { $n ->
    [one] { $n } cube on activities
   *[other] { $n } cubes on activities
}
phone-figures = Characters
phone-figures-next = The King calls next
phone-square = The square: all dice and purses
phone-bank = bank
phone-things = { $n ->
    [one] { $n } thing this group can do
   *[other] { $n } things this group can do
}
phone-thing = { $at } of { $n } things this group can do
phone-only = the only thing this group can do
phone-answers = { $n } answers, on the board
phone-answer = { $at } of { $n } answers
phone-step = Step through them
phone-next = Next
phone-previous = Previous
phone-spend = Spend influence or cubes
phone-empty = Tap dice, yours or others’, then what they do. Or tap a place and see which dice would do.
