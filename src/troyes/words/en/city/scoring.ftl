# Where changes and points come from, and what characters say. $detail: the name of the card, event or character.

## Where changes come from that no card causes

city-rule-setup = Set-up
city-rule-income = Income
city-rule-salary = Salaries
city-rule-workforce = Workforce
city-rule-black_dice = Black dice
city-rule-purchase = Dice bought
city-rule-sale = Dice sold
city-rule-hire = Hiring a tradesman
city-rule-cathedral = Cathedral
city-rule-fight = Fighting an event
city-rule-settle = Placing a citizen
city-rule-farm = Agriculture
city-rule-reroll = Rerolling a die
city-rule-recruit = Recruiting a citizen
city-rule-flip = Turning dice over
city-rule-pass = Passing
city-rule-wait = Waiting after passing
city-rule-round_end = End of round
city-rule-used = Dice used
city-rule-expelled = Expelled
city-rule-reward = Event countered
city-rule-reveal = New activity

## Where points come from

city-source-activity = Activity: { $detail }
city-source-cathedral = Cubes on the cathedral
city-source-events = Events countered
city-source-salaries = Salaries not paid
city-source-losses = Losses from events
city-source-black_dice = Black dice not countered
city-source-presence = Cube on { $detail }
city-source-tradesman = Tradesman: { $detail }
city-source-level = No cube on level { $detail } of the cathedral
city-source-character = Character: { $detail }
city-source-extension = Extension: { $detail }

## Characters

city-character-steps = From { $from_1 }: { $vp_1 } VP; from { $from_2 }: { $vp_2 } VP; from { $from_3 }: { $vp_3 } VP.
city-character-end = Every player scores it at the end of the game.
city-character-end_king = You and the King score it at the end of the game, or at once when his two dice make { $sums } and it is next.
city-character-end_alone = You score it at the end of the game, or at once when the King's two dice make { $sums } and it is next. It gives the King nothing.
