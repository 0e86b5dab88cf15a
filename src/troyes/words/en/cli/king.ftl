# `troyes king --table`: the King's Challenge at a real board.

king-table-start-language = Language
king-table-start-saved = A table is saved in { $file }: round { $round }, entry { $moves }.
king-table-start-saved_over = A finished table is saved in { $file }.
king-table-start-go_on = Go on with it
king-table-start-new = Begin a new table
king-table-start-name = Your name (Enter: { $usual }):
king-table-start-bad_name = A name is a short line without special characters.
king-table-start-modules = What do you play with besides the base game?
king-table-start-modules_hint = numbers or names (1 3), all, Enter: the base game alone
king-table-start-options = Which of these variants do you play?
king-table-start-options_hint = numbers (1 3), Enter: none of them
king-table-start-one_hint = a number, Enter: 1
king-table-start-prompt = Your choice:
king-table-start-not_one = { $input }: not understood. The list goes from 1 to { $most }.
king-table-start-no_table = No saved table was found in { $where }; a new one begins.

king-table-module-bonus = Bonus cards
king-table-module-characters = Ladies: characters
king-table-module-activities = Ladies: activity cards
king-table-module-events = Ladies: events
king-table-module-purple_die = Ladies: purple die
king-table-module-ramparts = Ladies: ramparts

king-table-variant-pool = Activity cards of the Ladies alone (else both sets mixed)
king-table-variant-king_stops = The King stops with his last die (else he plays while any die is left)
king-table-variant-king_colours = The King's two colours count apart (else as one)

king-table-play-welcome = The King's Challenge at your table, { $who }. Roll, draw and type; Enter lets the program roll or draw. help explains.
king-table-play-kept = Every step is saved in { $file }.
king-table-play-resumed = The table goes on; entries so far: { $moves }.
king-table-play-resume_how = Go on later with: troyes king --table --resume{ $file }
king-table-play-round = Round { $round } of { $rounds }
king-table-play-only_one = Only { $name } is left.
king-table-play-rolled = The program draws: { $line }
king-table-play-board = On the board:
king-table-play-undone = Taken back: { $line }
king-table-play-nothing = There is nothing to take back.
king-table-play-only = Only { $most } steps can be taken back.
king-table-play-undo_how = undo takes back one step, undo 3 takes back three.
king-table-play-redone = Done again: { $line }
king-table-play-no_redo = There is nothing to do again.
king-table-play-saved = This table is saved in { $file } after every step. save FILE writes a copy.
king-table-play-settle = The game is over. Enter: final scoring, undo: take back
king-table-play-king = The King's results
king-table-play-king_dice = His dice, the strongest first: { $dice }
king-table-play-king_column = Characters still in the column, the next one first: { $names }
king-table-play-none = none

king-table-score-title = If the game ended now
king-table-score-tokens = VP already in hand: { $who } { $yours }, the King { $kings }.
king-table-score-total = { $who } { $yours }, the King { $kings }: a difference of { $difference }.

king-table-help-title = What you can type
king-table-help-chance = 5 2 / Brigands
    .does = what you rolled or drew: digits, a name or a number of the list
king-table-help-enter = Enter
    .does = at dice and cards: the program rolls or draws
king-table-help-number = a number
    .does = choose from the list
king-table-help-dice = Y5 N:Y6
    .does = dice first: what these dice can do (yours; N: bought from the King)
king-table-help-line = activate merchant with Y5
    .does = a whole move in notation (rules notation)
king-table-help-undo = undo, undo 3
    .does = take back the last steps, dice included; redo does them again (u)
king-table-help-score = score
    .does = the points of both, as if the game ended now (p)
king-table-help-board = board
    .does = draw the city again, to compare (v)
king-table-help-king = results
    .does = what the King does for each sum, his dice, his characters (k)
king-table-help-log = log
    .does = what has happened (l)
king-table-help-why = why MOVE
    .does = why a move is not possible (w)
king-table-help-rules = rules TOPIC
    .does = the rules in short; alone it lists the topics (r)
king-table-help-hint = hint
    .does = what the bot would do in your place (h)
king-table-help-card = card NAME
    .does = an activity or event in full (i)
king-table-help-save = save FILE
    .does = a copy; the table itself is saved after every step (s)
king-table-help-quit = quit
    .does = leave; troyes king --table --resume goes on (q)
king-table-help-letters = R◆ Y■ W●
    .does = red, yellow and white dice; A is you, N is the King

# Commands by their words, as the help above writes them; several words for one command are separated by commas, for
# example with and without an accent.
king-table-word-help = help
king-table-word-hint = hint
king-table-word-undo = undo
king-table-word-redo = redo
king-table-word-save = save
king-table-word-log = log
king-table-word-why = why
king-table-word-rules = rules
king-table-word-quit = quit, exit
king-table-word-board = board
king-table-word-card = card
king-table-word-score = score
king-table-word-results = results
