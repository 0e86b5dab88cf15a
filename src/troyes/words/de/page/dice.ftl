# Troyes Dice: the wheel, the sheet, the charter and everything that is explained there.

dice-wheel = Das Sonnenrad
dice-wheel-said = Stadtplätze im Uhrzeigersinn: { $list }.
dice-wheel-dice = Würfel dieser Tageshälfte
dice-day = Tag { $n }
dice-days = Tag { $n } von { $all }
dice-half-morning = Vormittag
dice-half-afternoon = Nachmittag
dice-now = Tag { $n }, { $half }
dice-now-secret = alle wählen geheim einen Würfel
dice-now-alone = du wählst einen Würfel
dice-now-crier = der Ausrufer nummeriert die Spalten
dice-before = Vor dem ersten Tag
dice-now-over = die Partie ist vorbei
dice-plaza = { $colour }er Stadtplatz
# Each takes the endings of German as it is: { $colour }er, { $colour }en.
dice-plaza-red = rot
dice-plaza-yellow = gelb
dice-plaza-white = weiß
dice-charter = Dein Zug
dice-quarter-back = Zurück zu deinem Zettel
dice-district-red = Adel
dice-district-yellow = Bürger
dice-district-white = Klerus
dice-row-fortress = Festung
dice-row-palace = Palast
dice-row-hall = Markthalle
dice-row-city_hall = Rathaus
dice-row-cathedral = Kathedrale
dice-row-bishopric = Bischofssitz
dice-unit-influence = { $n } Einfluss
dice-unit-deniers = { $n ->
    [one] { $n } Denar
   *[other] { $n } Denare
}
dice-unit-knowledge = { $n } Wissen
dice-unit-red = { $n ->
    [one] { $n } roter Gefolgsmann
   *[other] { $n } rote Gefolgsleute
}
dice-unit-yellow = { $n ->
    [one] { $n } gelber Gefolgsmann
   *[other] { $n } gelbe Gefolgsleute
}
dice-unit-white = { $n ->
    [one] { $n } weißer Gefolgsmann
   *[other] { $n } weiße Gefolgsleute
}
dice-price-free = gratis
dice-price-any = { $n ->
    [one] { $n } beliebige Ressource
   *[other] { $n } beliebige Ressourcen
}
dice-die-costs = kostet { $price }
dice-die-burns = zerstört seinen Stadtplatz
dice-die-yours = deine Wahl
dice-state-open = zu bauen
dice-state-built = gebaut
dice-state-lost = verloren
dice-lit = dieser Würfel baut es
dice-near = in Reichweite
dice-chosen = gewählt
dice-favours = Die Gunst der Kathedrale
dice-favours-have = du hast
dice-favours-worth = wert
dice-favours-next = Die nächste Kathedrale schreibt × { $n }, dann × { $later }.
dice-favours-last = Die letzte Kathedrale schreibt × { $n }.
dice-points-favours = Gunst
dice-points-goods = Paare von Ressourcen
dice-points-residents = Gefolgsleute
dice-points-now = wenn jetzt Schluss wäre
dice-points-final = am Ende
dice-tracks = Ressourcen und Gefolgsleute
dice-goods = Ressourcen
dice-goods-boxes = die 6., 12. und 18. bringen einen Gefolgsmann
dice-residents = Gefolge
dice-choose-resident = Wählen: { $colour }
dice-hint = Wähle einen Würfel auf dem Sonnenrad oder ein Gebäude auf deinem Zettel.
dice-chain = Eins führt zum anderen. Es kostet nichts.
dice-deeds = Was der Würfel tut
dice-gather = Sammeln
dice-gather-what = der Wert des Würfels
dice-favour-what = Gunst für das Ende
dice-per = { $amount } je { $colour }em Würfel
dice-also = und { $building }
dice-then = dann eine Wahl
dice-nothing = nichts
dice-because-die = { $n } vom Würfel
dice-because-building = { $n } vom Gebäude
dice-because-link = { $n } von der Verbindung
dice-because-track = { $n } von der Leiste
dice-because-column = { $n } von der Spalte
dice-because-tile = { $n } vom Festmahl
dice-because-box = { $n } vom Kästchen
dice-ways = { $building }: die Wege dorthin
dice-value = Wert
dice-lower = Auf { $n } senken
dice-higher = Auf { $n } erhöhen
dice-step = je Schritt
dice-colour = Farbe
dice-repaint = umfärben
dice-pay = Bezahlung
dice-pay-with = Zahl mit { $what }, du hast { $have }
dice-pay-hint = bezahlt den Würfel
dice-costs = kostet
dice-back = Zurück
dice-seal-cry = Ausrufen
dice-seal-die = Wähle einen Würfel
dice-seal-deed = Wähle, was er tut
dice-seal-answer = Wähle eins
dice-waiting = Du hast gewählt
dice-watching = Die Stadt wählt
dice-opening = Der Tisch ist noch nicht voll
dice-thinking = wählt noch
dice-done = hat gewählt
dice-banquet = Festmahl
dice-raid = Überfall
dice-banquet-here = Festmahl hier:
dice-raid-here = Überfall hier:
dice-crier = Der Ausrufer
dice-crier-direction = Du bist der Ausrufer: auf- oder abwärts?
dice-crier-direction-how = Die erste Spalte trägt die { $n }. Geht es bei den anderen aufwärts oder abwärts weiter?
dice-crier-ascending = Aufwärts
dice-crier-descending = Abwärts
dice-crier-order = Du bist der Ausrufer: nummeriere die Spalten
dice-crier-order-how = Wähle die Zahlen der Reihe nach, von der linken Spalte zur rechten.
dice-crier-numbers = Zahlen
dice-crier-number = Zahl { $n }
dice-crier-give = { $n } für Spalte { $column }
dice-crier-carries = Spalte { $column } trägt die { $n }
dice-crier-open = Es gilt für alle, und sofort: zurücknehmen geht nicht.
dice-crier-alone = Zurücknehmen geht nicht.
dice-crier-waiting = Der Ausrufer nummeriert die Spalten
dice-crier-listening = hört zu
dice-crier-thinking = entscheidet für alle
dice-cry = Die schwarze { $value } zerstört den { $colour }en Stadtplatz.
dice-cry-clear = Der Überfall macht die { $value } schwarz: sie zerstört den { $colour }en Stadtplatz.
dice-cry-lost = Du verlierst: { $list }.
dice-cry-safe = Deine Festung schützt Spalte { $n }.
dice-cry-mercy = In der letzten Tageshälfte konntest du keinen Würfel bezahlen: 1 von jeder Ressource für dich.
dice-cry-truce = Das Festmahl hält die schwarze { $value } auf: sie kann genommen werden.
dice-rivals = Die anderen
dice-rival = { $name }: { $points } SP, wenn jetzt Schluss wäre, { $state }
dice-rival-look = Diesen Zettel ansehen.
dice-rival-last = Zuletzt: { $deed }
dice-bot = Bot
dice-honours = Ehrentafel
dice-honours-best = bisher am besten: { $n } SP
dice-honours-none = Keine Leistung in dieser Partie. Die Tafel wartet.
dice-honours-game = Leistungen dieser Partie
dice-honours-count = { $n } von { $needed }
dice-honours-earned = erreicht { $date }
dice-honours-open = noch zu erreichen
dice-end = { $n ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
}
dice-end-solo = { $points } SP für das Stadtviertel
dice-abandoned = Die Partie wurde abgebrochen
dice-tab-sheet = Zettel
dice-tab-wheel = Rad
dice-tab-tracks = Leisten
dice-tab-others = Andere
dice-tab-board = Ehren
dice-tab-story = Chronik
dice-places = Orte des Tisches
dice-hint-gather = nimm { $die } und sammle.
dice-hint-gather-as = nimm { $die }, mach daraus { $as } und sammle.
dice-hint-build = nimm { $die } und baue { $site }.
dice-hint-build-as = nimm { $die }, mach daraus { $as } und baue { $site }.
dice-hint-site = baue { $site }.
dice-hint-resident = ein { $colour }er Gefolgsmann.
dice-strip = Deine Ressourcen, Gefolgsleute und Punkte
dice-tip-dial = Der äußere Ring der Scheibe zeigt die Preise: gratis, 1 beliebige Ressource, 1 Denar, 2 Denare.
dice-tip-days = Nach dem Nachmittag dreht sich die Scheibe um eine Stelle. Eine Partie dauert 8 Tage.
dice-tip-zone-neutral = Heute liegt hier kein Würfel.
dice-tip-zone-morning = Am Vormittag im Spiel.
dice-tip-zone-afternoon = Am Nachmittag im Spiel.
dice-tip-plaza-same = Beide Seiten haben dieselbe Farbe.
dice-tip-plaza-back = Seine andere Seite ist { $colour }.
dice-tip-plaza-burning = Er ist zerstört: hier wird kein Würfel genommen, und am Ende der Tageshälfte wird er umgedreht.
dice-tip-change-value = Du darfst seinen Wert ändern: { $n } Einfluss je Schritt.
dice-tip-change-far = Du darfst seinen Wert ändern: { $n } Einfluss für bis zu { $reach } Schritte.
dice-tip-change-colour = Eine andere Farbe kostet { $n } Wissen.
dice-tip-black = Er zerstört seinen Stadtplatz und kann nicht genommen werden.
dice-tip-black-early = Ab Tag 3 streicht er außerdem auf jedem Zettel den Würfel dieser Farbe und dieses Werts durch.
dice-tip-black-late = Er streicht den Würfel dieser Farbe und dieses Werts auf jedem Zettel ohne Festung in dieser Spalte durch.
dice-tip-truce = Das Festmahl verhindert die Zerstörung: er zählt als Würfel in der Farbe des Stadtplatzes.
dice-tip-banquet = Es wirkt auf alle, die den Würfel seines Stadtplatzes nehmen, bis der schwarze Würfel kommt.
dice-tip-raid = Er wirkt auf alle, die den Würfel seines Stadtplatzes nehmen, bis zum Ende der Partie.
dice-tip-value = { $n } Einfluss für jeden Schritt auf oder ab, von 1 bis 6.
dice-tip-colour = { $n } Wissen für jede andere Farbe.
dice-tip-any = Dieser Stadtplatz verlangt 1 Ressource deiner Wahl.
dice-tip-column-open = Diese Spalte hat noch keine Zahl.
dice-wheel-none = Die Stadtplätze liegen noch nicht aus.
dice-tip-column = Ein Würfel mit der { $n } baut in dieser Spalte.
dice-tip-points = Gunst der Kathedralen, 1 SP für 2 übrige Ressourcen derselben Art, 1 SP für jeden Gefolgsmann.
dice-about-open = Gebaut wird es mit: { $die }.
dice-about-built = Es steht für immer.
dice-about-lost = Der schwarze Würfel hat es durchgestrichen.
dice-about-gain = Bringt ein: { $amount }.
dice-about-hall = Bringt für jeden { $colour }en Würfel ein, der in dieser Tageshälfte genommen werden kann: { $amount }.
dice-about-fortress = Schützt die drei Würfel ihrer Spalte vor späteren schwarzen Würfeln.
dice-about-link = { $one } und { $other } zusammen: { $amount }.
dice-about-favour = { $who } wird zählen: { $building }; du hast { $have }. Als nächste gebaut, × { $n }.
dice-about-favour-on = { $who } zählt: { $building }; { $have } × { $n } = { $points } SP.
dice-about-favour-none = { $who } hätte gezählt: { $building }.
dice-about-goods = { $circled } eingekreist, { $spent } ausgegeben.
dice-about-influence = 1 Einfluss ändert den Wert eines Würfels um 1.
dice-about-deniers = Denare bezahlen die Würfel der späteren Stadtplätze.
dice-about-knowledge = 2 Wissen ändern die Farbe eines Würfels.
dice-about-boxes = Das 6., 12. und 18. Kästchen bringen einen Gefolgsmann dieser Farbe. 2 übrige sind am Ende 1 SP wert.
dice-about-residents = Jeder Gefolgsmann ist 1 SP wert.
dice-about-fifteenth = Der { $n }. bringt ein Prestigegebäude einer anderen Farbe, der { $last }. einen Gefolgsmann jeder anderen Farbe.
dice-about-column = Alle drei bei { $n }
dice-about-column-reached = Erreicht.
dice-about-column-lacking = Es fehlen noch: { $list }.
dice-about-column-goods = Wenn alle drei Leisten { $n } erreichen: 1 Ressource von jeder Art.
dice-about-column-building = Wenn alle drei Leisten { $n } erreichen: ein Funktionsgebäude deiner Wahl.
