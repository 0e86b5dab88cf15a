# The almanac: everything that has a name, with its rule and its figures.

almanac-title = Almanac
almanac-search = A name, a word, an effect
almanac-colours = Colours
almanac-boxes = Boxes
almanac-box-all = All
almanac-box-base = Base
almanac-box-bonus = Bonus
almanac-box-ladies = Ladies
almanac-box-king = The King’s Challenge
almanac-box-dice = Troyes Dice
almanac-found = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
almanac-none = Nothing of that name. A shorter word finds more.
almanac-all = All of the almanac
almanac-kind-activity = Activity
almanac-kind-event = Event
almanac-kind-character = Character
almanac-kind-outdoor = Gate of the ramparts
almanac-kind-board = Building
almanac-kind-king = What the King does
almanac-round = round { $n }
almanac-tier = from { $n }: { $vp } VP
almanac-alone = Against the King
almanac-figures = Figures
almanac-source-printed = printed
almanac-source-ocr = read off a scan
almanac-source-assumed = assumed
almanac-yours = yours: { $what }
almanac-open = { $n ->
    [one] { $n } assumed
   *[other] { $n } assumed
}
almanac-correct = Correct a figure
almanac-see = In the rules
almanac-more = More in the almanac
almanac-named = Named here
