# The choices of the city: each begins with a capital when it is shown. Values as in log.ftl.

## What one can do, as a heading of choices

city-action-activate = Aktionskarte nutzen
city-action-build = An der Kathedrale bauen
city-action-fight = Ereignis bekämpfen
city-action-settle = Gefolgsmann einsetzen
city-action-farm = Landwirtschaft
city-action-reroll = Würfel neu werfen
city-action-turn = Würfel umdrehen
city-action-with = Würfel einsetzen
city-action-also = Noch einen schwarzen Würfel abwehren
city-action-place = Gefolgsmann einsetzen
city-action-take = Gefolgsmann nehmen
city-action-times = Wie oft
city-action-split = Wie aufteilen
city-action-cube = Klötzchen legen
city-action-stock = Klötzchen auf die Karte legen
city-action-spend = Klötzchen der Karte verwenden
city-action-share = Wie aufteilen
city-action-column = In einer Spalte bauen
city-action-victim = Gegner wählen
city-action-lose = Klötzchen abgeben
city-action-give = Gefolgsmann abgeben
city-action-release = Gefolgsmann befreien
city-action-walk = Gehen
city-action-lay = Klötzchen an ein Tor legen
city-action-ask = Wieder gefragt werden
city-action-shift = Klötzchen auf eine Karte verlegen

## Choices: what they are, what they cost and bring

city-choice-activate = { $card } mit { $dice }
city-choice-build = Kathedrale mit { $dice }
city-choice-fight = { $event } mit { $dice }
city-choice-settle = { $building } mit { $dice }
city-choice-farm = Landwirtschaft mit { $dice }
city-choice-noted = { $dice } ({ $notes })
city-choice-turned = { $die } auf { $value } gedreht
city-choice-free_die = { $die } gratis
city-choice-alike = alle Würfel als { $value }
city-choice-using = { $what }, Klötzchen: { $card }
city-choice-pass = Für diese Runde passen
city-choice-reroll = { $die } neu werfen
city-choice-recruit = Einen Gefolgsmann anwerben
city-choice-flip =
    { $limit ->
        [one] Einen Würfel umdrehen
       *[other] Bis zu { $limit } Würfel umdrehen
    }
city-choice-place = { $space }
city-choice-place_unpaid = jede Runde ein { $colour }er Würfel, kein Lohn
city-choice-place_value = jede Runde ein { $colour }er Würfel, Lohn { $salary }
city-choice-beat = { $black } abwehren
city-choice-yield = { $black } durchlassen
city-choice-also = Auch { $black } abwehren
city-choice-with = { $die } einsetzen, { $strength } wert
city-choice-done = Das ist genug
city-choice-take_space = Der Gefolgsmann { $off }
city-choice-take_lying = Der Gefolgsmann { $off }
city-choice-take_card = Der Handwerker { $off }
city-choice-take_supply = Ein Gefolgsmann { $off }
city-choice-cube = Ein Klötzchen auf { $event }
city-choice-split = Palast { $palace }, Bischofssitz { $bishopric }
city-choice-shoot = Für den Bogenschützen würfeln
city-choice-turn = { $die } umdrehen: { $value }
city-choice-unknown = Ein anderer Zug
city-choice-value = { $total } → { $activations }
city-choice-divided = { $total } ÷ { $per } = { $activations }
city-choice-divided_more = { $total } ÷ { $per } → { $activations }
city-choice-between = { $least } bis { $most }
city-choice-leads_you = { $n } von { $of }, dann führst du
city-choice-leads_other = { $n } von { $of }, dann führt { $who }
city-choice-tie_you = { $n } von { $of }, Gleichstand: du warst zuerst da
city-choice-tie_other = { $n } von { $of }, Gleichstand: { $who } war zuerst da
city-choice-pay = du zahlst { $prices }
city-choice-spend = du gibst { $amounts } aus
city-choice-get = du erhältst { $amounts }
city-choice-lose = du verlierst { $amounts }
city-choice-aside = { $coins } zur Seite
city-choice-expels = verdrängt wird { $expelled }
city-choice-expels_own = verdrängt wird dein eigener Gefolgsmann
city-choice-free_space = niemand wird verdrängt
city-choice-depends_expelled = Verdrängung je nach Gefolgsmann
city-choice-depends = Ertrag je nach Gefolgsmann
city-choice-countered = { $event } ist damit abgewehrt
city-choice-together = zusammen mit { $dice }
city-choice-on_event = { $cubes } auf ein Ereignis
city-choice-on_events = { $cubes } auf Ereignisse
city-choice-no_effect = ohne Gewinn
city-choice-joined = { $what }: { $result }
