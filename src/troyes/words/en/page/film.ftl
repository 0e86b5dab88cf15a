# What others did, told beat by beat: the caption, its controls, the strip since one's own turn, the ribbon of a round.

film-label = Time
film-back = The beat before (left arrow)
film-pause = Pause (space)
film-resume = Go on (space)
film-next = Next beat (right arrow)
film-now = To now (Esc)
film-speed = Speed: { $speed }
film-speed-1 = 1×
film-speed-0-5 = 2×
film-speed-0-25 = 4×
film-speed-0 = at once
film-since = Since your turn
film-since-watching = The last turns
film-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}
film-again = { $what } Show again.
film-round = The new round
film-enemies = Enemies
film-turn = Turn { $n }
film-whose = Whose lines
film-everybody = everybody

settings-waits = Each beat waits until I ask for the next
settings-volume = Loudness

keys-space = pause what is told, or go on
keys-beats = the next beat, the beat before
keys-now = to now; a click on anything that may be played does it, too
keys-speed = faster, slower
keys-name-space = Space
