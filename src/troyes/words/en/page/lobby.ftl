# Before a game: the lobby, the waiting room, people and their accounts, the menu of a table and its house rules.

lobby-motto-1 = Dice are citizens. Build the cathedral,
lobby-motto-2 = hold the walls, mind your neighbours.
lobby-fan = Unofficial fan work. Troyes is by Sébastien Dujardin, Xavier Georges and Alain Orban, published by Pearl Games.
lobby-which = Which game?
lobby-city = Troyes
lobby-city-text = Build a city, with everyone’s dice for sale.
lobby-city-meta = 2 to 4 families, 4 to 6 rounds
lobby-dice = Troyes Dice
lobby-dice-text = One wheel, one sheet, sixteen dice to choose.
lobby-dice-meta = 1 to 10 families, half an hour
lobby-king = The King’s Challenge
lobby-king-text = You alone against a king who needs no money.
lobby-king-meta = 1 family, 4 rounds
lobby-learn = Never played?
lobby-learn-text = A first game that explains each thing as it happens.
lobby-table = Your table
lobby-rounds = { $game }, { $n } rounds
lobby-days = { $game }, 8 days
lobby-name = Your name
lobby-you = You
lobby-seat-here-text = takes turns with you at this screen
lobby-seat-here-name = Name of player { $n }
lobby-seat-link = Invite someone
lobby-seat-link-text = you get a link when the gates open
lobby-seat-bot = A bot
lobby-seat-bot-apprentice = makes mistakes
lobby-seat-bot-journeyman = quick and sound
lobby-seat-bot-master = plays from experience
lobby-seat-bot-grandmaster = thinks for a second
lobby-seat-bot-own = A bot of this server
lobby-seat-none = An empty house
lobby-seat-none-text = nobody lives here
lobby-seat-kind = Who sits at place { $n }
lobby-kind-here = a person here
lobby-kind-link = by link
lobby-kind-bot = a bot
lobby-kind-none = nobody
lobby-level-of = Strength of the bot at place { $n }
lobby-level = Strength

level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grand master

family-a = tenné, the hood
family-b = azure, the cap
family-c = vert, the feather
family-d = wood, the tall hat

lobby-modules = Modules

module-bonus = Bonus cards
module-bonus-text = 3 activities, 1 event
module-characters = Ladies: characters
module-characters-text = 9 instead of 6
module-activities = Ladies: activities
module-activities-text = 27 new cards
module-events = Ladies: events
module-events-text = 6 new cards
module-purple_die = Purple die
module-purple_die-text = never for sale
module-ramparts = Ramparts
module-ramparts-text = a guard, 4 gates
module-banquets = Banquets and Raids
module-banquets-text = tiles on the wheel

lobby-open = Open the gates
lobby-too_few = Troyes needs two families at least.
lobby-daily = City of the Day
lobby-daily-text = Same dice, same cards for all accounts; others for all guests.
lobby-daily-play = Play it
lobby-daily-again = Go on
lobby-daily-par = the bot’s par
lobby-daily-nobody = Nobody has finished it yet.
lobby-mine = My games
lobby-mine-none = No game yet. The gates are open.
lobby-mine-all = All my games
lobby-your_turn = your turn
lobby-status-open = waiting for players
lobby-status-running = running
lobby-status-over = ended
lobby-status-abandoned = abandoned
lobby-alone = { $game }, alone
lobby-join = Join by link
lobby-join-ask = The link you were sent
lobby-join-bad = That is no invitation link.
lobby-join-go = Go there
lobby-watch = Watch a table

handover-title = Hand over to { $name }
handover-text = { $before }, look away. What comes next is for other eyes.
handover-go = I am { $name }

waiting-title = The gates are open
waiting-text = The game begins when every seat is taken.
waiting-closes = closes at { $time } if nobody joins
waiting-closes-day = closes on { $day } at { $time } if nobody joins
waiting-closing = The table { $closes }.
waiting-open = waiting for somebody
waiting-bot = Let a bot play
waiting-send-away = Send away
waiting-link = Invitation link
waiting-copy = Copy the link
waiting-copied = Copied
waiting-join = Sit down
waiting-leave = Leave the table
waiting-close = Close the table

about-plain = The plain game, no modules
about-no_clock = Everybody thinks as long as it takes
about-host = opened the table
about-start-king = the King begins
about-starts = start player
about-revealed = one open character
about-tournament = tournament
about-numbering = numbers of the columns: { $how }

join-title = You are invited
join-by = { $host } has kept a place for you.
join-full = Every place is taken. You may watch.
join-watch = Watch this table
join-here = This seat
join-as = You play as { $name }.

watch-open = Waiting for players
watch-running = In progress
watch-none = None just now.
watch-how = Whoever opens a table may list it here: House rules, “Listed for everybody to join”.
watch-places = { $n ->
    [one] { $n } place free
   *[other] { $n } places free
}

daily-before = The day before
daily-after = The day after
daily-look = Look at it again
daily-tried = { $n } tried, { $done } finished
daily-yours = Yours
daily-place = place { $n }
daily-ranked = One attempt each, no hints, nothing taken back. Accounts are ranked from the day after they were made.
daily-guests = You play the guests’ dice: another deal, with its own par and without places. So nobody is ranked on dice seen before.
daily-accounts = Ranked, with the accounts’ dice

person-rating = { $n ->
    [one] { $game }, { $n } rated game
   *[other] { $game }, { $n } rated games
}
person-none = No finished game yet.
person-game = Game
person-players = Players
person-games = Games
person-wins = Won
person-best = Best
person-mean = Average
person-left = Left

account-title = You
account-done = Done.
account-rename = Take this name
account-statistics = Your statistics
account-account = Account
account-is = { $n ->
    [one] Signed in as { $login }, on { $n } device.
   *[other] Signed in as { $login }, on { $n } devices.
}
account-why = You can play without one. With an account you find your games on every device and are ranked.
account-login = Login
account-password = Password
account-old = Present password
account-new = New password
account-rule = A new password has 8 characters or more, best several words; what is often used, or is like your name, is refused.
account-change = Change the password
account-sign_in = Sign in
account-sign_up = Open an account
account-sign_out = Sign out
account-notices = Notices
account-notices-text = For games by correspondence: where to tell you that it is your turn.
account-notices-how = How
account-mail = by mail
account-webhook = by webhook
account-target = Address
account-subscribe = Tell me there
account-mailed = A mail with a link to confirm is on its way.
account-unconfirmed = not confirmed
account-remove = Remove
account-data = Your data
account-export = Everything the server knows of you
account-delete = Forget me
account-delete-sure = Your name and account are erased for good. Go on?

menu-title = The table
menu-abandon = End the game
menu-watching = { $n ->
    [one] { $n } person watches
   *[other] { $n } people watch
}
menu-no_undo = Nothing is taken back
menu-went_back = Answers of bots were taken back: this game counts for no statistics
menu-clock-live = { $seconds } s per turn, { $bank } s in reserve
menu-clock-correspondence = { $n ->
    [one] { $n } day per turn
   *[other] { $n } days per turn
}
menu-figures = Figures of the cards: { $confirmed } confirmed, { $assumed } assumed.
menu-figures-changed = Changed: { $list }.
menu-promise = The dice were promised before the first roll:
menu-sure-leave = Leave for good? A bot plays on in your place.
menu-sure-abandon = End the game for everybody? Nobody wins.
menu-sure-send-away = Send this person away? They cannot come back.

lost-kicked = The host has sent you away from this table.
lost-replaced = The host has given your seat to a bot.
lost-time = Your time has run out.
lost-bot = { $bot } plays on for you.
lost-watch = You may go on watching, or open another table in the lobby.

menu-sure-replace = Let a bot take this seat?

house-title = House rules
house-clock = Time to decide
house-clock-none = As long as it takes
house-clock-live = A clock
house-clock-correspondence = By correspondence
house-seconds = Seconds per turn
house-bank = Seconds in reserve
house-days = Days per turn
house-expiry = When the time is up
house-expiry-bot = a bot takes over
house-expiry-end = the game ends
house-undo = Moves may be taken back
house-help = Hints are allowed
house-rated = Counts for the ratings
house-rated-why = Only games with invited people at their own screens are rated.
house-public = Listed for everybody to join
house-pool = Activities come from
house-pool-mixed = both sets
house-pool-ladies = the Ladies alone
house-game = The game
house-start = Start player
house-start-random = drawn at random
house-start-seat = place { $n }, { $who }
house-start-rated = drawn, as it is rated
house-revealed = One more character lies open and counts for all
house-tournament = Tournament: the last round goes the other way round
house-tournament-why = With three or four families.
