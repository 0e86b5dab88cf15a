# The words every part of the page uses: errors, ways around, colours and units, settings, keys, what is said while a move is sent.

app-name = Troyes
app-loading = The gates are opening…

error-network = The server cannot be reached.
error-network-remedy = Check the connection, then try again.
error-server = The server did not understand.
error-no_page = There is no such page.
error-no_part = This page is not on the device yet, and the server cannot be reached.
error-no_part-remedy = Open it once while the server is there.
error-again = Try again

# The title of the browser’s tab when somebody has to decide.
turn-title = ● Your turn: { $game }

error-dismiss = Close

nav-home = To the lobby
nav-home-name = Troyes: to the lobby
nav-rules = Rules
nav-settings = Settings
nav-hint = Hint
nav-sound = Sound

colour-red = red
colour-white = white
colour-yellow = yellow
colour-black = black
colour-purple = purple

unit-deniers = { $n ->
    [one] denier
   *[other] deniers
}
unit-influence = influence
unit-vp = VP
unit-vp-hidden = VP, hidden until the end

die-name = { $colour } { $value }

tips-name = Explanation

settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = Day
settings-theme-night = Night
settings-speed = Movement
settings-speed-1 = Calm
settings-speed-0-5 = Quick
settings-speed-0-25 = Very quick
settings-speed-0 = None
settings-notify = Tell me when it is my turn
settings-keys = Single-letter keys
settings-quick = A second click on what is chosen seals it
settings-which_keys = Which keys there are
settings-points = Everybody’s points during the game, not only at its end
settings-guide = Explain what is new
settings-language = Language
settings-language-missing = { $language } cannot be fetched: the server cannot be reached.
settings-close = Done

keys-title = Keys
keys-D = next die that may be taken; with Shift the one before
keys-T = next place or answer; with Shift the one before
keys-S = seal the move
keys-U = take back a click, or the last move
keys-P = pass, in the city
keys-I = more in the almanac about what is explained
keys-question = this list
keys-off = Single letters can be switched off in the settings. These always work:
keys-name-tab = Tab
keys-tab = from group to group
keys-name-arrows = Arrows
keys-arrows = inside a group; in a replay, step by step
keys-name-enter = Enter
keys-enter = choose
keys-name-escape = Esc
keys-escape = close what has opened

send-lost = The connection is lost. The page comes back by itself; what you have chosen stays.
send-storage = The server cannot reach its storage just now. The page comes back by itself; what you have chosen stays.
send-not_now = The server cannot be reached, so this cannot be done now. The page comes back by itself.
send-waiting = The server does not answer. Your move waits and is sent by itself.
send-waiting-what = The server does not answer. This waits and is sent by itself: { $what }
send-back = Take it back
send-unsure = Taken back: it is not sent again. If it had arrived before, you are told when the server answers.
send-played = The move that you took back had already arrived, and it is played.
send-played-undo = Undo takes it back.
send-unlisted = The list of your moves has not come. The page asks for it again by itself.

undo-never = At this table no move is taken back.
undo-rolled = Dice were rolled or cards drawn after your last move: what has come up stays.
undo-others = Others have played since: your move stands.
undo-over-bots = This takes back what the bots have answered, too. The game then counts for no statistics.
undo-nothing = There is nothing of yours to take back.

yes = Yes

no = No

cancel = Cancel
