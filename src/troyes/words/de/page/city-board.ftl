# The board of the city, and the names of its parts for people who listen; the windows and the bar beside it.

board-city = Die Stadt
board-events = Ereignisse
board-palace = Palast
board-bishopric = Bischofssitz
board-city_hall = Rathaus
board-salary = Lohn { $n }
board-salary-none = kein Lohn
board-building-tip = Wer hier steht, gibt seiner Familie jede Runde einen { $colour }en Würfel.
board-building-salary-tip = { $n ->
    [one] Jeder kostet { $n } Denar je Runde; wer nicht zahlen kann, verliert { $vp } SP.
   *[other] Jeder kostet { $n } Denare je Runde; wer nicht zahlen kann, verliert { $vp } SP.
}
board-building-settle-tip = Ein einzelner { $colour }er Würfel setzt einen Gefolgsmann an den Anfang der Reihe mit seinem Wert. Die anderen rücken nach rechts, in eine Lücke, wenn es eine gibt; sonst wird der letzte verdrängt.
board-building-single-tip = Ein einzelner { $colour }er Würfel setzt einen Gefolgsmann auf das Feld mit seinem Wert. Wer dort steht, wird verdrängt.
board-place-free = { $place }, frei
board-place-taken = { $place }: { $who }
board-place-single = { $building } { $n }
board-place-row = { $building }, Reihe { $row }, Feld { $n }
board-lying = Verdrängt ({ $building }): { $who }
board-lying-tip = Er liegt hier bis zum Ende der Runde und geht dann in den Vorrat seines Besitzers zurück. Bis dahin kann aus diesem Gebäude kein anderer Gefolgsmann seiner Farbe verdrängt werden.
board-cathedral = Kathedrale
board-cathedral-tip = Jeder weiße Würfel einer Gruppe legt ein Klötzchen in die Spalte seines Werts, auf die unterste freie Ebene.
board-cathedral-missing = Jede Ebene ohne Klötzchen von dir kostet dich am Ende { $n } SP.
board-cathedral-bare = Auf Ebene { $level } hast du noch kein Klötzchen: −{ $n } SP.
board-cathedral-level = Ebene { $level }: { $list }.
board-cathedral-light = { $n } { $who }
board-light-free = frei
board-column = Spalte { $n }
board-columns-gain = Spalten { $from } bis { $to }: { $vp } SP und { $influence } Einfluss je Klötzchen.
board-column-full = Die Spalte ist fertig.
board-column-gain = Ein Klötzchen bringt hier { $vp } SP und { $influence } Einfluss.
board-fields = Landwirtschaft
board-fields-tip = Gelbe Würfel bestellen die Felder: ihre Summe ÷ { $n } in Denaren, abgerundet.
board-card-closed = Öffnet in Runde { $n }
board-card-hire = Ein Handwerker kostet { $n } { $unit }.
board-card-rate = Summe der Würfel ({ $colour }) ÷ { $n }, abgerundet = Aktivierungen.
board-card-rate-delayed = Summe der Würfel ({ $colour }) ÷ { $n }, abgerundet = Klötzchen, die du hier für spätere Aktionen aufhebst.
board-card-rate-mixed = Summe der Würfel ({ $colour }) ÷ { $n }, abgerundet = Klötzchen, die du hierher legst oder verwendest.
board-card-rate-endgame = Summe der Würfel ({ $colour }) ÷ { $n }, abgerundet = Klötzchen, die du für das Ende der Partie hierher legst.
board-card-each = Einmal für jeden Würfel ({ $colour }).
board-card-mixed = alle Farben
board-card-cubes = Klötzchen: { $list }.
board-card-people = Handwerker: { $list }.
board-card-free = Freie Felder: { $list } SP.
board-card-full = Kein Feld ist frei.
board-kind-delayed = für später
board-kind-mixed = jetzt oder später
board-kind-endgame = zählt am Ende
board-to_come = Noch zu erwarten
board-to_come-text = { $n ->
    [one] In der letzten Runde kommt ein rotes Ereignis und ruft ein weiteres.
   *[other] In jeder der { $n } weiteren Runden kommt ein rotes Ereignis und ruft ein weiteres.
}
board-event-banners = { $n } von { $all } Bannern bedeckt.
board-event-rate = Summe der Würfel ({ $colour }) ÷ { $n }, abgerundet = Klötzchen; jedes bringt 1 Einfluss.
board-event-rate-one = Würfel einer einzigen Farbe ({ $colour }): Summe ÷ { $n }, abgerundet = Klötzchen; jedes bringt 1 Einfluss.
board-event-rewards = Ist das letzte Banner bedeckt: { $first } SP für die meisten Klötzchen, { $second } SP für die zweitmeisten, beides für den, der allein ist. Am Ende der Partie nicht abgewehrt: 1 SP für ein Klötzchen hier.
board-event-black = { $n ->
    [one] { $n } Feind jede Runde
   *[other] { $n } Feinde jede Runde
}
board-event-held = Hier festgehalten: { $list }.
board-enemies = Vor den Toren
board-enemy = Feind, { $n }
board-enemy-tip = Nimm eigene Würfel: ihre Summe muss seinen Wert erreichen, rote zählen doppelt. Reichen sie, musst du, und du erhältst 1 Einfluss. Reichen sie nicht, verlierst du { $vp } SP, nie unter 0, und behältst deine Würfel.
board-characters = Offene Persönlichkeiten
board-influence = Einfluss
board-influence-of = { $who }: { $n } Einfluss
board-influence-use = Gib ihn vor einer Aktion aus, oder bevor du schwarze Würfel abwehrst: { $reroll }, um einen deiner Würfel neu zu werfen, { $recruit }, um einen Gefolgsmann anzuwerben, { $flip }, um bis zu { $dice } deiner Würfel umzudrehen.
board-influence-from = Er kommt von Klötzchen auf Ereignissen und an der Kathedrale und von abgewehrten schwarzen Würfeln. Niemand hat mehr als { $n }.
board-die-mine-tip = Dafür arbeitet ein Gefolgsmann von dir. Wer ihn sonst verwendet, zahlt dir seinen Preis.
board-card-closed-tip = Noch kennt sie niemand. Einmal aufgedeckt, dient sie allen.
board-street = Die Straße
board-house = Haus von { $who }
board-you = du
board-grey = Neutral
board-grey-pays = zahl der Bank
board-grey-tip = Hier wohnt niemand. Seine Würfel kann man kaufen; bezahlt wird die Bank.
board-king = Der König
board-king-tip = Seine Würfel kann man kaufen; bezahlt wird die Bank. Das Würfelpaar, das er wirft, sagt, was er tut.
board-king-column = Noch nicht gerufen
board-king-results = Was er tun kann
board-king-results-list = Was er tun kann: { $list }
board-king-result = { $result }: { $name }
board-first = beginnt
board-reversed = Es geht andersherum reihum.
board-thinking = am Zug
board-passed = gepasst
board-coins = { $n ->
    [one] { $n } Denar vor der Tür bis zum Ende der Runde.
   *[other] { $n } Denare vor der Tür bis zum Ende der Runde.
}
board-supply = { $n ->
    [one] { $n } Gefolgsmann im Vorrat, { $more } anzuwerben
   *[other] { $n } Gefolgsleute im Vorrat, { $more } anzuwerben
}
board-won = { $n ->
    [one] { $n } Ereignis gewonnen
   *[other] { $n } Ereignisse gewonnen
}
board-vp-hidden = Punkte verdeckt bis zum Ende
board-vp = { $n } SP bisher
board-held = { $name }: { $n } SP
board-die-mine = deiner
board-die-of = { $die }, { $who }
board-die-cost = kostet { $n }
board-die-tip = Nicht deiner: { $one } Denare allein, { $two } zu zweit, { $three } in einer Dreiergruppe.
board-die-purple = Der Würfel des Familienoberhaupts: er nimmt die Farbe seiner Gruppe an. Niemand sonst darf ihn kaufen.
board-die-dear = Den kannst du nicht bezahlen.
board-ramparts = Stadtmauer
board-ramparts-tip = Auf der Mauer gehen Wachen. Wer ein Tor erreicht hat, darf dort Klötzchen hinlegen und später verwenden.
board-guard-at = Wache von { $who }: { $n } von { $all }
board-gate = Tor { $n }
board-gate-tile = Tor { $n }: { $name }
board-gate-closed = Hier liegt noch nichts.
board-event-nth = { $event }, Nummer { $n }
board-threat = { $event } droht
board-asked = Darum geht es bei der Frage
board-citizen = Gefolgsmann ({ $who })
