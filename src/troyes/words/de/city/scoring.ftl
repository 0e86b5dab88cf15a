# Where changes and points come from, and what characters say. $detail: the name of the card, event or character.

## Where changes come from that no card causes

city-rule-setup = Aufbau
city-rule-income = Einkommen
city-rule-salary = Löhne
city-rule-workforce = Arbeitskräfte
city-rule-black_dice = Schwarze Würfel
city-rule-purchase = Gekaufte Würfel
city-rule-sale = Verkaufte Würfel
city-rule-hire = Handwerker angeheuert
city-rule-cathedral = Kathedrale
city-rule-fight = Ereignis bekämpft
city-rule-settle = Gefolgsmann eingesetzt
city-rule-farm = Landwirtschaft
city-rule-reroll = Würfel neu geworfen
city-rule-recruit = Gefolgsmann angeworben
city-rule-flip = Würfel umgedreht
city-rule-pass = Passen
city-rule-wait = Warten nach dem Passen
city-rule-round_end = Ende der Runde
city-rule-used = Verwendete Würfel
city-rule-expelled = Verdrängt
city-rule-reward = Ereignis abgewehrt
city-rule-reveal = Neue Aktionskarte

## Where points come from

city-source-activity = Aktionskarte: { $detail }
city-source-cathedral = Klötzchen an der Kathedrale
city-source-events = Abgewehrte Ereignisse
city-source-salaries = Nicht gezahlte Löhne
city-source-losses = Verluste durch Ereignisse
city-source-black_dice = Nicht abgewehrte schwarze Würfel
city-source-presence = Klötzchen auf { $detail }
city-source-tradesman = Handwerker: { $detail }
city-source-level = Kein Klötzchen auf Ebene { $detail } der Kathedrale
city-source-character = Persönlichkeit: { $detail }
city-source-extension = Erweiterung: { $detail }

## Characters

city-character-steps = Ab { $from_1 }: { $vp_1 } SP; ab { $from_2 }: { $vp_2 } SP; ab { $from_3 }: { $vp_3 } SP.
city-character-end = Gewertet wird sie am Ende der Partie für alle.
city-character-end_king = Gewertet wird sie für dich und den König am Ende der Partie, oder sofort, wenn seine beiden Würfel zusammen { $sums } ergeben und sie an der Reihe ist.
city-character-end_alone = Gewertet wird sie für dich am Ende der Partie, oder sofort, wenn die beiden Würfel des Königs zusammen { $sums } ergeben und sie an der Reihe ist. Dem König bringt sie nichts.
