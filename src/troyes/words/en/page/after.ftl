# After a game: the count, sharing it, and the replay.

tally-title = The count
tally-total = Fame
tally-counting = Counting
tally-wins = { $name } wins
tally-tie = { $names } share the city
tally-king = The King wins
tally-alone = { $name }’s quarter
tally-fame-alone = { $points } points of fame.
tally-fame = { $points } points of fame, { $more } more than { $who }.
tally-mine = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}
tally-next_best = the next
tally-figures = { $n ->
    [one] Secret character: { $names }.
   *[other] Secret characters: { $names }.
}
tally-holder = held by { $who }
tally-fame-tie = { $points } points each.
tally-fame-king = { $points } points each: the King does not have to share.
tally-part-events = Events beaten
tally-part-cathedral = Stones of the cathedral
tally-part-trades = Activities
tally-part-places = Tradesmen’s places
tally-part-standing = Events still standing
tally-part-residents = Residents
tally-part-pairs = Pairs of goods
tally-part-levels = Cathedral levels without a stone
tally-back = One source back
tally-next = Next source
tally-play = Play the count
tally-watch = Watch the count again, source by source
tally-remembers = The town remembers
tally-by-round = by round
tally-by-day = by day
tally-quiet = A quiet game.
tally-chart = Fame over time
tally-fork = tried again from here
tally-fork-said = { $n ->
    [one] tried again after { $n } turn
   *[other] tried again after { $n } turns
}
tally-line = { $name }: { $points }
tally-again = Play again
tally-replay = Replay
tally-share = Share
tally-back_to = Back to the count
tally-board = The board

share-link = A link for people who reach this server
share-file = A file for everybody else; the program opens it anywhere.
share-download = Download the record

replay-title = Replay
replay-step = Move { $n } of { $all }
replay-slider = Which move
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play
replay-stop = Pause
replay-eyes = Seen by
replay-everybody = a spectator
replay-again = Try again from here
replay-again-text = A new table from this position, with new dice. The same bots play on; people are played by bots.
replay-open = Open a record
replay-file = A file made by Troyes (.jsonl)
replay-drop = Or drop it here.
replay-start = The game is set up.
replay-quiet = { $who } decides; nothing moves yet.
replay-chance = Chance decides; nothing moves yet.
