# What `--help` says of the verbs and of their options. The first line of a verb is its summary; names of verbs, options and
# files stay as they are, and examples too, but for names of files.

cli-heading-commands = Verbs
cli-heading-options = Options
cli-heading-arguments = Arguments
cli-heading-verb = VERB ...
cli-heading-default = [default: { $value }]
cli-heading-required = [required]

cli-help-troyes =
    The board game Troyes: play it, look up its rules and cards, simulate, replay, score a real table.

    Without a verb the game opens in the browser.

    Examples:
      troyes
      troyes play --players 3
      troyes rules scoring
      troyes cards merchant
      troyes simulate --num 1000 --json

    Language: --lang { $languages }; else the variable TROYES_LANG, else the locale.

    Exit codes:
      0    fine
      1    an expectation of a scenario failed, or the dice of a record are not fair
      2    bad input: an option, a file or a value cannot be used
      3    a fault of the program; TROYES_DEBUG=1 shows the details
      130  interrupted from the keyboard
      141  the reader of the output went away

cli-help-play =
    Play in the terminal: the board game against bots; Troyes Dice alone, against bots or with others at one screen.

    Examples:
      troyes play
      troyes play --game dice
      troyes play --game dice --players 2 --hotseat --banquets
      troyes play --players 3 --seat 0 --bots greedy,random --seed 7
      troyes play --names Anna,Bob --start Bob
      troyes play --save game.jsonl
      troyes play --resume game.jsonl --lang fr

cli-help-cards =
    Show every card, event, character and the board, with their figures and where each comes from.

    NAME is a card in any language (merchant, Marchand) or a section: activity, event, character, board, rules. With --value: what each activity yields per 12 pips, how that is weighed, and which cards are outliers.

    Examples:
      troyes cards
      troyes cards merchant
      troyes cards event --modules bonus
      troyes cards --figures my.toml --value
      troyes cards --json

cli-help-rules =
    Explain the rules in short; without a topic, list the topics.

    Examples:
      troyes rules
      troyes rules scoring
      troyes rules "delayed cubes"

cli-help-score =
    Score the end of a game played at a real table: every source of points, and who wins.

    Without --file it asks, player by player. A sheet is a TOML or JSON file; docs/cli.md shows one.

    Examples:
      troyes score
      troyes score --file sheet.toml
      troyes score --file sheet.json --json

cli-help-simulate =
    Let bots play many games and report speed, decisions and mean scores.

    Chance and steps with a single option are not counted as decisions. With --out, one record per game is written.

    Examples:
      troyes simulate --num 1000 --seed 1
      troyes simulate --players 3 --bots greedy,random,random --num 100
      troyes simulate --num 1000 --processes 2 --json
      troyes simulate --game dice --players 1 --bots greedy --num 1000
      troyes simulate --num 10 --out records/
      troyes simulate --num 1000 --bots greedy --table games.csv

cli-help-arena =
    Let bots play duplicate deals and tell who is stronger, by how much, and how sure that is.

    Every deal is played in every rotation of seats, with the same cards and dice. Of two bots at a table of three or more, the first sits alone against the rest; of more bots than seats, everybody meets everybody. With --keep, a second call goes on where the first one ended.

    Examples:
      troyes arena greedy random --deals 50
      troyes arena greedy noisy random --keep games.jsonl
      troyes arena greedy reference --players 4 --modules all
      troyes arena greedy noisy --sprt --deals 1000
      troyes arena greedy --game king --plot king.svg
      troyes arena greedy random --game dice --players 1 --json

cli-help-replay =
    Tell a recorded game in words, check it against the rules and show the position.

    Every recorded hash is verified; the first move that departs is named.

    Examples:
      troyes replay game.jsonl
      troyes replay game.jsonl --moves
      troyes replay game.jsonl --until 40
      troyes replay game.jsonl --json

cli-help-verify =
    Check the dice of a game played on a server: every roll and draw against the secret told at the end.

    The secret was promised by its hash (the commitment) when the game started. Whoever noted that hash gives it with --commitment; otherwise the one in the record is used.

    Examples:
      troyes verify game.jsonl
      troyes verify game.jsonl --commitment 5f0c…
      troyes verify game.jsonl --json

cli-help-scenario = Positions set up by name, moves to play and values to expect.

cli-help-scenario-run =
    Run scenario files; exit code 1 if an expectation fails.

    Examples:
      troyes scenario run puzzle.toml
      troyes scenario run scenarios/*.toml --json

cli-help-serve =
    Serve games between people and bots over HTTP and WebSocket.

    Only this machine can reach it, unless --host names another of its addresses. Ctrl-C ends it. Games are kept in the
    data folder, or in the PostgreSQL database that TROYES_DATABASE_URL names.

    Examples:
      troyes serve
      troyes serve --host 0.0.0.0 --port 8080
      troyes serve --bots wizard.py:Wizard
      troyes serve --open

cli-help-server =
    Look after a server: its people and its games.

    The database is that of `troyes serve`: in the data folder, or the one that TROYES_DATABASE_URL names. The server may be
    running.

    Examples:
      troyes server people
      troyes server administrator aubry

cli-help-server-people =
    List people, the last one to come first; with a text, those in whose name or login it occurs.

    Examples:
      troyes server people
      troyes server people aubry --json

cli-help-server-games =
    List games, the last changed first.

    Examples:
      troyes server games
      troyes server games --status running

cli-help-server-administrator =
    Make somebody an administrator: they may do at every table what its host may.

    Examples:
      troyes server administrator aubry
      troyes server administrator aubry --remove

cli-help-server-password =
    Give an account a new password and sign it out everywhere.

    Examples:
      troyes server password aubry

cli-help-server-forget =
    Delete somebody: bots go on in their games, their name and data are gone.

    Examples:
      troyes server forget aubry

cli-help-server-close =
    End a game before its end; nobody wins.

    Examples:
      troyes server close u3Yk2vLr9QeXc0aB

cli-help-db = The database of the server: back it up, restore it, check it, bring it to this version.

cli-help-db-backup =
    Write all that the server has stored to a new file, while it goes on.

    SQLite is copied as it is; --portable writes lines of JSON that can be restored on PostgreSQL too, as PostgreSQL itself always does. A name that ends in .gz packs a portable file. Keep it safe: it holds the secrets of all running games.

    Examples:
      troyes db backup games.sqlite3
      troyes db backup --portable games.jsonl.gz

cli-help-db-restore =
    Fill an empty database from a backup of either kind, all or nothing.

    Examples:
      troyes db restore games.sqlite3
      TROYES_DATABASE_URL=postgresql://… troyes db restore games.jsonl.gz

cli-help-db-check =
    Play every stored game again and compare: moves, rolls and draws against the secret, positions, scores. Exit code 1 if anything differs.

    Examples:
      troyes db check
      troyes db check --json

cli-help-db-upgrade =
    Bring the database to the schema of this version. The server does it by itself when it starts.

    Examples:
      troyes db upgrade

cli-help-dice =
    Help for a real table of Troyes Dice: print score sheets, or keep score while you roll real dice.

    --sheet writes an A4 page in our own drawing, with the numbers of your columns; what is still to be rolled stays empty. --table asks for the dice and keeps wheel and sheets.

    Examples:
      troyes dice --sheet sheet.pdf --players 4
      troyes dice --sheet sheet.svg --numbering crier --first 4 --direction descending
      troyes dice --table --players 3

cli-help-king =
    Play the King's Challenge: you alone against the King.

    Without --table it is a game in the terminal, like troyes play --players 1. With --table you play on your own board: you type your dice, your cards and your moves, and are told what the King does and what to move for him. Every step is saved and can be taken back; --resume goes on with the last table, or with that of --file.

    Examples:
      troyes king
      troyes king --table
      troyes king --table --modules purple_die,bonus --name Anne
      troyes king --table --resume

cli-help-honours =
    Show the honour board of Troyes Dice, kept across games in your data folder.

    Without NAME, everybody; with it, every honour of one player. The variable TROYES_DATA_DIR names another folder.

    Examples:
      troyes honours
      troyes honours Anne
      troyes honours --add game.jsonl
      troyes honours --export honours.json

cli-help-completion =
    Print the lines that let a shell complete verbs, options and names: bash, zsh, fish or powershell.

    Examples:
      troyes completion bash >> ~/.bashrc
      troyes completion zsh >> ~/.zshrc
      troyes completion fish > ~/.config/fish/completions/troyes.fish

cli-help-version =
    Show the version, whether the rules are compiled, and the Python that runs them.

    Examples:
      troyes version
      troyes version --json

cli-option-lang = Language: { $languages }. Default: TROYES_LANG, else the locale, else en.
cli-option-json = Print data for machines.
cli-option-help = Show this help and stop.
cli-option-show_version = Show the version and stop.
cli-option-figures = Your own figures, a TOML file laid over those of the package.
cli-option-modules = Modules to add, separated by commas: bonus, and characters, activities, events, purple_die, ramparts of The Ladies of Troyes; or all.
cli-option-pool = With the module activities: its cards mixed with those of the base game (mixed), or alone (ladies). Default: mixed.
cli-option-start = Who holds the start card first: a seat by its letter (N is the King), a person by name, or random. Default: random.
cli-option-revealed = One more character lies open and counts for all.
cli-option-tournament = Three or four players: the last round is played the other way round.
cli-option-king_stops = One player: the King acts until the square is empty (board_empty) or until his own dice are gone (own_dice_empty). Default: board_empty.
cli-option-king_colours = One player: the King's two colours count as 1 player or as 2. Default: 1.
cli-option-players = Number of players.
cli-option-seed = Seed of all chance: same seed, same game.
cli-option-game = Which game.
cli-option-names = Names of the people, separated by commas.
cli-option-numbering = How the columns are numbered.
cli-option-first = crier: the number of the first column. Default: rolled.
cli-option-direction = crier: whether the numbers go up or down. Default: player A is asked.
cli-option-order = expert: the numbers of the six columns. Default: player A is asked (at a real table: typed all at once).
cli-option-banquets = With Banquets and Raids.
cli-option-save = File that follows the game, move by move.
cli-option-resume = Go on with a saved game.

cli-option-cards-name = A card, event, character or building, or a section. Default: all.
cli-option-cards-players = Number of players: with 1, the King's numbers. Default: any.
cli-option-cards-value = What each activity yields per 12 pips, and outliers.

cli-option-rules-topic = What to explain. Default: the list of topics.

cli-option-score-file = The sheet, TOML or JSON; - reads standard input. Default: ask.

cli-option-simulate-start = The seat that holds the start card first: a letter (N is the King), or random. Default: random.
cli-option-simulate-bots = Bots by name: one for all seats, or one per seat, separated by commas. They change seats from game to game.
cli-option-simulate-num = Number of games.
cli-option-simulate-numbering = Troyes Dice: how the columns are numbered.
cli-option-simulate-banquets = Troyes Dice: with Banquets and Raids.
cli-option-simulate-processes = Processes that share the work.
cli-option-simulate-out = New or empty folder for one record per game.
cli-option-simulate-table = New file, .csv or .parquet, for a row per game and seat: bot, score, rank, points by source.

cli-option-arena-contestants = Bots by name, with parameters as in search:seconds=1; or file.py:Class.
cli-option-arena-bots = More of them, separated by commas.
cli-option-arena-game = Which game; king is the city alone against the King.
cli-option-arena-banquets = Troyes Dice: with Banquets and Raids.
cli-option-arena-deals = Number of deals.
cli-option-arena-num = Instead: number of games, made up to whole deals.
cli-option-arena-seed = Seed of all deals.
cli-option-arena-processes = Games at once. Default: all cores, shared by those that a bot thinks on.
cli-option-arena-cluster = Play on a Ray cluster: the one at RAY_ADDRESS, or this machine.
cli-option-arena-sprt = Stop as soon as one of two bots is shown to be stronger.
cli-option-arena-margin = With --sprt: the least difference that matters, in per cent of games won (default 5) or, alone, in points (default 1).
cli-option-arena-keep = File of finished games; what it holds is not played again.
cli-option-arena-results = New file, .csv or .parquet, for a row per bot.
cli-option-arena-table = New file, .csv or .parquet, for a row per game and seat.
cli-option-arena-plot = New picture, .svg, .png or .pdf.

cli-option-completion-shell = bash, zsh, fish or powershell.

cli-option-replay-file = A record, the file of a saved game.
cli-option-replay-moves = Open every turn to its moves, as the record has them.
cli-option-replay-until = Stop after this many moves. Default: all.

cli-option-verify-file = A record, the file of a saved game.
cli-option-verify-commitment = The hash told when the game started. Default: the one in the record.

cli-option-scenario-run-files = Scenario files, TOML or JSON.

cli-option-serve-bots = A bot that people can choose as well, by name or as file.py:Class. May be given several times.
cli-option-serve-open = Open the lobby in the browser.
cli-option-serve-host = Address of this machine to listen on.
cli-option-serve-port = Port to listen on; 0 for any that is free.

cli-option-server-people-search = Part of a name or login, or an id.

cli-option-server-games-status = Only games of this status.

cli-option-server-administrator-name = A login, or the id of a person.
cli-option-server-administrator-remove = Make them a player again.

cli-option-server-password-name = A login, or the id of a person.

cli-option-server-forget-name = A login, or the id of a person.

cli-option-server-close-game = The id of a game.

cli-option-db-backup-file = A new file.
cli-option-db-backup-portable = Lines of JSON, good for SQLite and PostgreSQL.

cli-option-db-restore-file = A backup.

cli-option-play-game = The board game or Troyes Dice.
cli-option-play-hotseat = Several people at this screen; --bots names bots for the last seats.
cli-option-play-bots = Bots of the other seats by name, separated by commas.
cli-option-play-seat = Your seat, counted from 0.
cli-option-play-show_vp = Show everybody's VP during the game, not only at the end.

cli-option-dice-table = Keep score for real dice.
cli-option-dice-sheet = Write a score sheet, .pdf or .svg.
cli-option-dice-players = Number of players; of a PDF, the number of pages.

cli-option-king-start = Who is first: you (A, or your --name), the King (N), or random. Default: random.
cli-option-king-table = Run the King for a real board.
cli-option-king-file = File that follows the game. Default: with --table, a new one in your data folder.
cli-option-king-resume = Go on with the game of --file or, with --table, with the last table.
cli-option-king-name = Your name at the table. Default: asked.
cli-option-king-seed = Seed of what the program rolls and draws.

cli-option-honours-name = A player. Default: everybody.
cli-option-honours-export = Write all games of the board into a JSON file.
cli-option-honours-import_file = Add the games of an exported file; each counts once.
cli-option-honours-add = Count a finished game from its record.
