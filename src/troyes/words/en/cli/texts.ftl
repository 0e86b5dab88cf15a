# What the verbs of the command line print: cards, rules, scores, simulations, records, the server, the database.

cli-failure-help = Try { $path } --help.
cli-failure-no_option = There is no option { $name }.
cli-failure-no_verb = There is no verb { QUOTE($name) }.
cli-failure-no_verb_given = A verb is missing.
cli-failure-near = Did you mean { $name }?
cli-failure-known = Known: { $names }.
cli-failure-missing = { $name } is missing.
cli-failure-no_value = { $name } needs a value, or takes none.
cli-failure-value = { $name } must be { $what }.
cli-failure-usage = { $what }.
cli-failure-extra = There are unexpected extra arguments ({ $words }).
cli-failure-file = { $file }: cannot be used ({ $why }). Name a file or folder you may use.
cli-failure-interrupted = Interrupted.
cli-failure-input_ended = The input ended before every question was answered. Answer them all, or give a file.
cli-failure-fault = Unexpected error ({ $what }). This is a fault of the program, not yours: please report it with the command, the files it used and the output of `troyes version`. TROYES_DEBUG=1 shows the details.

cli-expected-range = a whole number from { $low } to { $high }
cli-expected-from = a whole number, { $low } or more
cli-expected-other = a valid value

cli-words-yes = yes
cli-words-no = no
cli-words-no_mark = no mark

cli-version-compiled = rules compiled
cli-version-plain = rules not compiled (plain Python)

cli-rules-title = Topics
cli-rules-see = See also
cli-rules-rulings = Rulings
cli-rules-hint = troyes rules TOPIC explains one of them.

cli-cards-name = Name
cli-cards-figure = Figure
cli-cards-source = Source
cli-cards-box = box: { $box }
cli-cards-marks = Where figures come from
cli-cards-hint = troyes cards NAME shows the text of a card and every figure with its source.
cli-cards-more = Cards of modules: --modules { $modules }.
cli-cards-per_die = per die
cli-cards-per_banner = per banner
cli-cards-in_influence = { $n } infl.

cli-kind-immediate = immediate
cli-kind-delayed = delayed
cli-kind-mixed = mixed
cli-kind-endgame = end of game

cli-value-divisor = Div.
cli-value-poor = Worth less than agriculture with the same dice: { $names }.
cli-value-title = What { $pips } pips yield
cli-value-deniers = Deniers
cli-value-influence = Infl.
cli-value-vp = VP
cli-value-event_cubes = Events
cli-value-stored_cubes = Cubes
cli-value-worth = Worth
cli-value-fields = (agriculture)
cli-value-never = never
cli-value-outliers = Outliers, more than 1.5 interquartile ranges beyond the quartiles of their kind:
cli-value-no_outliers = No card lies more than 1.5 interquartile ranges beyond the quartiles of its kind.
cli-value-outlier = - { $name }: { $worth }, where { $kind } cards run from { $low } to { $high }. Its figures: { $figures }.

cli-assumption-weights = Worth in deniers: 1 influence = { $influence }, 1 VP = { $vp }. What a card costs is subtracted.
cli-assumption-rate = Activations are { $pips } divided by the divisor, not rounded. Hiring is left out.
cli-assumption-event_cube = A cube on an event brings its influence and { $share } VP, the average reward per banner.
cli-assumption-pip = A pip is worth { $pip }, the median of the immediate cards.
cli-assumption-cube = A stored cube is worth the pips it adds to { $lot } dice of { $die } (dice of { $low } where it sets their value; 1 die where it takes only one).
cli-assumption-colour = A change of colour alone is worth { $colour } pips.
cli-assumption-free = Free dice save the price of one bought die.
cli-assumption-citizens = Each building holds 2 of your citizens, 1 of each other player and 1 neutral.
cli-assumption-cathedral = You have 4 cubes on the cathedral.
cli-assumption-events = 4 events are in play, 3 of them with a cube of yours.
cli-assumption-tradesmen = You have { $tradesmen } tradesmen and have won { $won } events.
cli-assumption-mixed = A mixed card: half of the activations lay cubes, the others use them.
cli-assumption-endgame = Cards that count at the end hold { $crowd } cubes of all players, and a majority pays for as many. A card that counts dice is activated by dice of { $die }.
cli-assumption-dice = After the action you have 1 red die of 6 and the most dice; another district has 2 red dice, 4 yellow dice are on the square.

cli-ask-players = How many players (1 to 4)?
cli-ask-characters = Which { $number } characters were dealt (numbers or names, separated by commas)?
cli-ask-column = Which characters are left in the column (numbers or names, separated by commas; nothing for none)?
cli-ask-activities = Which of these activities were in the game (numbers or names, separated by commas; nothing for none)?
cli-ask-outdoor = Which of these lies at the last gate (nothing for another one)?
cli-ask-cubes = { $name }: cubes on { $card }?
cli-ask-outdoor_cubes = { $name }: cubes at the last gate?
cli-ask-red_people = { $name }: citizens standing in the Palace and tradesmen on red activities?
cli-ask-yellow_people = { $name }: citizens standing in the City Hall and tradesmen on yellow activities?
cli-ask-white_people = { $name }: citizens standing in the Bishopric and tradesmen on white activities?
cli-ask-name = Name of player { $place }?
cli-ask-vp = { $name }: VP tokens?
cli-ask-events = { $name }: events in play with at least one cube of theirs, Marauding included?
cli-ask-tradesman_vp = { $name }: VP of the activity spaces held, one number each (nothing for none)?
cli-ask-cathedral = { $name }: cathedral cubes on each of the { $levels } levels, lowest first?
cli-ask-citizens = { $name }: citizens standing in the three buildings?
cli-ask-deniers = { $name }: deniers?
cli-ask-influence = { $name }: influence?
cli-ask-tradesmen = { $name }: tradesmen on activity cards, illustrations included?
cli-ask-events_won = { $name }: event cards won?

cli-score-title = Final scoring
cli-score-source = Source
cli-score-total = Total
cli-score-winner = { $names } wins with { $total } VP.
cli-score-nobody = The King is not beaten: { $total } VP.
cli-score-shared = { $names } share the victory with { $total } VP.

cli-simulate-progress = Playing
cli-simulate-title = Simulation
cli-simulate-games = Games
cli-simulate-decisions = Decisions
cli-simulate-main_decisions = Main decisions
cli-simulate-games_per_second = Games per second
cli-simulate-decisions_per_second = Decisions per second
cli-simulate-legal_moves_per_decision = Legal moves per decision
cli-simulate-legal_moves_per_main_decision = Legal moves per main decision
cli-simulate-calibration_seconds = Calibration loop, seconds
cli-simulate-processes = Processes
cli-simulate-compiled = Rules compiled
cli-simulate-mean_score = Mean score of seat { $seat }
cli-simulate-king_mean_score = Mean score of the King
cli-simulate-king_mean_difference = Mean difference, own score minus his
cli-simulate-king_win_share = Games won against him, %
cli-simulate-king_min_difference = Lowest difference
cli-simulate-king_max_difference = Highest difference
cli-simulate-bots = Bots
cli-simulate-bot = Bot
cli-simulate-bot_score = Mean score
cli-simulate-bot_range = Lowest to highest
cli-simulate-bot_wins = Games won, %
cli-simulate-written = Written: { $path }

cli-replay-verified = { $played } of { COUNT($length, of: "moves") } replayed; { $hashes } recorded positions verified.

cli-verify-kept = Commitment: { $given }, as promised.
cli-verify-broken = Commitment: the secret gives { $given }, but { $promised } was promised. It is another secret.
cli-verify-no_promise = Commitment: the secret gives { $given }; the record does not say what was promised. Compare it with what was told when the game started.
cli-verify-dictated = Taken over from another game, with dice that were not promised here: { COUNT($moves, of: "moves") }. They are replayed and not checked.
cli-verify-all_fit = { COUNT($outcomes, of: "rolls") } checked: all are what the secret gives.
cli-verify-wrong = Move { $number } (line { $line }) is the first that the secret does not give; before it, checked and right: { COUNT($fitting, of: "rolls") }.
cli-verify-recorded = Recorded: { $said }  [{ $notation }]
cli-verify-due = The secret gives: { $said }  [{ $notation }]
cli-verify-unfinished = The game was not played to its end; what was played has been checked.
cli-verify-fair = The dice are fair.
cli-verify-unfair = The dice are not fair.

cli-scenario-passed = passed
cli-scenario-failed = failed
cli-scenario-expected = expected
cli-scenario-found = found
cli-scenario-missing = missing
cli-scenario-too_much = too much
cli-scenario-more = and { $count } more
cli-scenario-after = after `{ $line }`
cli-scenario-start = at the start
cli-scenario-sum = { COUNT($scenarios, of: "scenarios") }: { $passed } passed, { $failed } failed, { $refused } refused.

cli-serve-ready = The server is at { $url }. Ctrl-C ends it.
cli-serve-elsewhere = Other devices open { $url }
cli-serve-running = A server runs already at { $url }: opening its lobby.
cli-serve-ended = The server has ended.

cli-db-progress = Database
cli-db-written = Written: { $file } ({ COUNT($games, of: "games") }, { NUMBER($size) } KB).
cli-db-kept = A backup of what was there: { $file }.
cli-db-made = The database is made, its schema is now { $after }.
cli-db-restored = Restored, rows: { NUMBER($rows) }.
cli-db-current = The schema is current: { $after }.
cli-db-upgraded = The schema was { $before } and is now { $after }.
cli-db-checked = Checked: { $seen }.
cli-db-departed = Played by other rules, so not played again: { COUNT($games, of: "games") }.
cli-db-finding = Database: { $problem }
cli-db-finding_game = Game { $game }: { $problem }
cli-db-finding_message = Game { $game }, message { $seq }: { $problem }
cli-db-good = Everything is as it was played.
cli-db-bad = Not as it should be: { COUNT($found, of: "things") }.

cli-dice-sheet_written = { $file } is written: { COUNT($copies, of: "pages") }, A4 landscape.

cli-honours-title = Honour board of Troyes Dice
cli-honours-player = Player
cli-honours-earned_count = Honours
cli-honours-games = Games
cli-honours-won = Won with others
cli-honours-best = Best score
cli-honours-hint = troyes honours NAME shows every honour of a player.
cli-honours-empty = No game has been counted yet. Play one, or add a saved one with --add.
cli-honours-of = { $who }: { $earned } of { $all } honours
cli-honours-progress = { $games } of { $needed }
cli-honours-summary = { COUNT($games, of: "games") }, { $won } won with others, best score { NUMBER($best) } VP.
cli-honours-earned = { $who } earns { $honour }: { $what }.
cli-honours-nothing_new = Nothing new for the honour board.
cli-honours-exported = { $file } is written: { COUNT($games, of: "games") }.
cli-honours-imported = { COUNT($new, of: "games") } added, { COUNT($known, of: "games") } already known.

cli-server-people = People
cli-server-games = Games
cli-server-id = id
cli-server-name = name
cli-server-login = login
cli-server-role = role
cli-server-created = since
cli-server-game = game
cli-server-status = status
cli-server-seats = seats
cli-server-changed = changed
cli-server-appointed = { $name } is an administrator now.
cli-server-dismissed = { $name } is a player again.
cli-server-password = The new password of { $name }: { $password }
cli-server-forgotten = { $name } is forgotten.
cli-server-closed = The game { $game } is closed.

cli-arena-played = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  }, { $games ->
    [one] { $games } game.
   *[other] { $games } games.
  } Bounds at 95 % confidence.
cli-arena-bot = Bot
cli-arena-bot_games = Games
cli-arena-win_rate = Won, %
cli-arena-mean_points = Points
cli-arena-margin = Ahead by
cli-arena-rating = Rating
cli-arena-time = Decision, ms: mean / longest
cli-arena-bands = Share of the games, %
cli-arena-at_least = { $points } points and more
cli-arena-pair = Side by side
cli-arena-two = { $first } – { $second }
cli-arena-better = The first ahead, %
cli-arena-difference = Difference in points
cli-arena-no_rating = Ratings need the library openskill: pip install openskill
cli-arena-sprt_first = { $first } is stronger than { $second }, after { $deals } deals.
cli-arena-sprt_second = { $second } is stronger than { $first }, after { $deals } deals.
cli-arena-sprt_neither = Neither is stronger by the margin, after { $deals } deals.
cli-arena-sprt_undecided = Not sure after { $deals } deals: play more.
