# The short rules reference of Troyes, in our own words: `troyes rules`, the rules on the page.
# A body is Markdown: paragraphs, lists, tables, **bold**; keywords, separated by commas, are what people search for.

topic-overview =
    .title = Überblick
    .summary = Gefolgsleute geben Würfel, Würfel geben Aktionen, Aktionen geben Siegpunkte.
    .keywords = ziel, zusammenfassung, gewinnen, spieler, dauer
    .body =
        Jeder Spieler führt eine Familie mit ihren Gefolgsleuten im mittelalterlichen Troyes. Gefolgsleute stehen in
        3 Gebäuden und werfen Würfel in dessen Farbe: rote im Grafenpalast (kurz: Palast), weiße im Bischofssitz, gelbe im
        Rathaus. Die Würfel sind die Arbeitskraft der ganzen Stadt: jeder darf deine kaufen, und du darfst nicht ablehnen.

        Rechne mit 6 Runden zu viert, 5 zu dritt und 4 zu zweit. Es gibt auch eine Herausforderung für eine Person, mit eigenen
        Regeln. Mit Würfeln übst du Gewerbe aus, baust an der Kathedrale, bekämpfst die Ereignisse, die sich vor den Toren
        sammeln, setzt Gefolgsleute ein oder bestellst die Felder.

        Wer die meisten Siegpunkte (SP) hat, gewinnt. Sie kommen während des Spiels aus Gewerben, von der Kathedrale und für
        abgewehrte Ereignisse, am Ende von Handwerkern, unvollendeten Kämpfen und geheimen Persönlichkeiten. Jede Division im
        Spiel wird abgerundet. Wo sich die Ausgaben der Regeln unterscheiden, gilt die französische.

topic-first_game =
    .title = Eine erste Partie
    .summary = Sechs Schritte, die sich wiederholen, und drei Dinge, auf die es ankommt.
    .keywords = lernen, anfänger, start, einführung, beispiel, tipps
    .body =
        Der kürzeste Weg hinein: zwei Spieler, keine Module, und die Regeln schlägst du nach, wenn du sie brauchst.

        - **Einsetzen.** Stell deine Gefolgsleute dorthin, wo du Würfel willst. Rote aus dem Palast kämpfen am besten und sind
          teuer, gelbe aus dem Rathaus verdienen Geld und kosten nichts, weiße aus dem Bischofssitz bauen und kosten je 1 Denar.
        - **Einkommen.** Nimm 10 Denare und zahle die Löhne.
        - **Würfeln.** Ein Würfel für jeden stehenden Gefolgsmann, in dein Stadtviertel. Ein niedriger Würfel ist nicht verloren:
          mit Einfluss wirfst du ihn neu oder drehst ihn um, und andere können ihn kaufen.
        - **Ereignisse.** Eine rote Karte und die Karte, die sie ruft, kommen in die Ereignisreihe, und jede Karte darin wirkt.
          Dann kommen die schwarzen Würfel: sei froh über jeden roten.
        - **Handeln.** Reihum je eine Aktion: 1 bis 3 Würfel einer Farbe, eigene oder gekaufte, für einen Zweck. Ist nichts mehr
          seinen Preis wert, passe und kassiere 2 Denare oder mehr.
        - **Aufräumen**, die Startkarte weitergeben, von vorn beginnen.

        Auf drei Dinge kommt es an. Eine Stufe der Kathedrale ohne Klötzchen von dir kostet am Ende 2 SP, also lege auf jede
        eins. Der erste Handwerker auf einer Karte hat das bessere Feld. Und was die anderen eifrig sammeln, zählt vielleicht eine
        Persönlichkeit, auch für dich.

topic-setup =
    .title = Aufbau
    .summary = Womit alle beginnen und was auf den Spielplan kommt.
    .keywords = vorbereitung, start, anfang, karten, denare, einfluss, vorrat, stapel
    .body =
        Jeder Spieler erhält:

        - ein Stadtviertel auf dem Platz der Stadt;
        - 5 Denare und 4 Einfluss;
        - 12 Gefolgsleute: 4 im persönlichen Vorrat zu viert, 5 zu dritt, 6 zu zweit; die übrigen warten im allgemeinen Vorrat;
        - 1 geheime Persönlichkeit, zu zweit je 2.

        Ein weiteres Stadtviertel ist neutral. Denare, SP und Klötzchen sind unbegrenzt.

        Aktionskarten: von jeder der 3 Farben je 1 zufällige Karte der Stufe I, der Stufe II und der Stufe III, alle verdeckt.
        Die anderen Karten kommen ungesehen in die Schachtel zurück.

        Ereigniskarten: 6, 5 oder 4 zufällige rote Karten zu viert, zu dritt oder zu zweit; das bestimmt die Zahl der Runden. Die
        anderen roten kommen ungesehen zurück. Die 4 weißen und die 4 gelben Karten bilden 2 gemischte Stapel. Die Marodeure
        sind auf den Spielplan gedruckt.

        Der Startspieler wird ausgelost, wenn nicht beim Öffnen des Tisches ein Platz genannt wird: auf der Seite unter Hausregeln,
        im Terminal mit `--start`, an einem echten Tisch einfach nach Absprache. Gewertete Partien, Duplikattische und die Stadt
        des Tages losen immer aus. Danach werden die ersten Gefolgsleute eingesetzt.

topic-placement =
    .title = Einsetzen zu Beginn
    .summary = Gefolgsleute kommen in Schlangenfolge in die 3 Gebäude, auf beliebige leere Felder, kostenlos.
    .keywords = start, anfang, gefolgsleute, schlange, reihenfolge, felder
    .body =
        Vor Runde 1 leeren die Spieler ihre persönlichen Vorräte auf die 18 Felder der 3 Gebäude, 1 Gefolgsmann je Zug. Jedes
        leere Feld jeder Reihe ist erlaubt: kein Würfel, kein Preis, kein Verschieben, und wer einmal steht, bleibt stehen.
        Niemand darf verzichten.

        Die Reihenfolge ist eine Schlange. Die Durchgänge 1, 3 und 5 laufen im Uhrzeigersinn vom Startspieler aus, die Durchgänge
        2, 4 und 6 vom letzten Spieler zurück. Zu viert gibt es 4 Durchgänge, zu dritt 5 und zu zweit 6.

        Danach füllen neutrale Gefolgsleute die leeren Felder: 2 zu viert, 3 zu dritt. Zu zweit stehen die 6 neutralen schon da,
        bevor jemand einsetzt.

        Diese Felder entscheiden über deine ersten Würfel und deine ersten Löhne: der Palast ist die stärkste Adresse und auch
        die teuerste.

topic-buildings =
    .title = Die drei Gebäude
    .summary = Wo Gefolgsleute stehen, welche Würfel sie werfen, was sie bekommen.
    .keywords = palast, grafenpalast, rathaus, bischofssitz, reihen, felder, lohn, würfel
    .body =
        | Gebäude | Würfel | Lohn | Felder | Welcher Würfel wohin führt |
        |---|---|---|---|---|
        | Palast | rot | 2 Denare | 6 einzelne | 1 bis 6, je ein Feld |
        | Rathaus | gelb | keiner | 3 Reihen zu 2 | 1 oder 6, 2 oder 5, 3 oder 4 |
        | Bischofssitz | weiß | 1 Denar | 2 Reihen zu 3 | 1 bis 3, 4 bis 6 |

        Ein Gefolgsmann steht auf einem Feld und gibt jede Runde 1 Würfel in der Farbe des Gebäudes. Ein Gebäude hat 6 Felder und
        wird nie größer.

        Wer ankommt, nimmt das erste Feld der Reihe und schiebt die anderen nach rechts, in eine Lücke, wenn es eine gibt; sonst
        wird der letzte verdrängt. Im Palast gibt es niemanden zu schieben: wer neu kommt, verdrängt, wer auf dem Feld steht. Ein
        verdrängter Gefolgsmann liegt bis zum Ende der Runde im Gebäude und geht dann in den Vorrat seines Besitzers zurück.
        Solange er dort liegt, schützt er die anderen seiner Farbe in diesem Gebäude vor demselben Los.

        Jede Farbe hat ihre Gewerbe und ihre Ereignisse. Außerdem zählen rote Würfel doppelt gegen schwarze, gelbe bestellen die
        Felder, und weiße bauen an der Kathedrale.

topic-round =
    .title = Die Runde
    .summary = Sechs Phasen, die erste davon nur in den Runden 1 bis 3.
    .keywords = phasen, zug, reihenfolge, ablauf, runden, startspieler
    .body =
        Eine Runde hat 6 Phasen:

        - **0, Aktionskarten** (nur Runden 1 bis 3): von jeder Farbe wird 1 neue Aktionskarte aufgedeckt.
        - **1, Einkommen**: alle erhalten 10 Denare und zahlen dann die Löhne.
        - **2, Arbeitskräfte**: die Gefolgsleute werfen ihre Würfel in die Stadtviertel.
        - **3, Ereignisse**: neue Ereignisse kommen in die Reihe, alle wirken, dann greifen die schwarzen Würfel an.
        - **4, Aktionen**: reihum macht jeder 1 Aktion oder passt, bis alle gepasst haben oder kein Würfel mehr da ist.
        - **5, Ende der Runde**: das Geld fürs Passen wird eingesammelt, Verdrängte gehen heim, der Startspieler wechselt.

        Es gibt 6 Runden zu viert, 5 zu dritt und 4 zu zweit: eine für jede Karte des roten Stapels vom Anfang, nie mehr. Betrifft
        etwas mehrere Spieler zugleich, beginnt der Startspieler, und die anderen folgen im Uhrzeigersinn. Nach der letzten
        Phase 5 kommt die Schlusswertung.

topic-activities =
    .title = Phase 0: Aktionskarten
    .summary = In den Runden 1 bis 3 erscheinen je drei Karten; wie man eine liest.
    .keywords = karten, gewerbe, stufe, teiler, sanduhr, phase 0
    .body =
        In den Runden 1, 2 und 3 werden die Karten der Stufen I, II und III aufgedeckt, 1 von jeder Farbe. Ab Runde 3 liegen alle
        9 offen, auch in einer Partie über 4 Runden. Eine noch verdeckte Karte kann weder aktiviert werden noch einen Handwerker
        aufnehmen, und alle Effekte übergehen sie.

        Gelbe Karten sind bürgerlich, weiße geistlich, rote militärisch. Karten der Stufe III geben SP.

        Eine Karte zeigt:

        - was es **kostet**, einen Handwerker **anzuheuern**, in Denaren;
        - 2 **Felder für Handwerker** mit den SP, die jedes am Ende zählt;
        - den **Teiler**: der Wert deiner Würfel geteilt durch ihn, abgerundet, ist die Zahl der Aktivierungen;
        - ihren **Effekt**, sofort oder für später. Eine Karte mit Sanduhr sammelt Klötzchen, die spätere Aktionen verbessern.

        Beispiel: der Kaufmann kostet 4 Denare und hat den Teiler 2; eine gelbe Würfelgruppe im Wert von 16 aktiviert ihn also
        8-mal, für 16 Denare.

topic-income =
    .title = Phase 1: Einkommen und Löhne
    .summary = 10 Denare für jeden, dann 2 je Gefolgsmann im Palast und 1 je Gefolgsmann im Bischofssitz.
    .keywords = geld, denare, löhne, lohn, zahlen, schulden, phase 1
    .body =
        Jeder Spieler erhält 10 Denare und zahlt dann die Löhne der eigenen Gefolgsleute:

        | Gebäude | Lohn je Gefolgsmann |
        |---|---|
        | Palast | 2 Denare |
        | Bischofssitz | 1 Denar |
        | Rathaus | nichts |

        Handwerker auf Aktionskarten arbeiten aus Liebe zur Sache, und neutrale Gefolgsleute bezahlt niemand.

        Reicht das Geld nicht, gibst du alles ab und verlierst dann 2 SP, einmal, gleich wie viel fehlt. Du verlierst min(2, SP):
        mit 1 SP verlierst du 1, ohne SP keinen. Du kannst keine Gefolgsleute entlassen, um Geld zu sparen. Auch unbezahlt
        bleiben sie und werfen ihre Würfel.

topic-workforce =
    .title = Phase 2: Arbeitskräfte
    .summary = Ein Würfel für jeden stehenden Gefolgsmann, ins Stadtviertel seines Besitzers.
    .keywords = würfel, würfeln, stadtviertel, phase 2
    .body =
        Jeder Gefolgsmann, der in einem Gebäude steht, gibt 1 Würfel: rot im Palast, weiß im Bischofssitz, gelb im Rathaus. Die
        Würfel werden geworfen und liegen offen im Stadtviertel ihres Besitzers. Jedes Gebäude hat 6 Felder und jede Farbe
        6 Würfel, es sind also immer genug da.

        Der Startspieler wirft auch die Würfel der neutralen Gefolgsleute. Sie liegen im neutralen Stadtviertel und werden bei
        der Bank gekauft. Wie viele auch mitspielen: es gibt je 1 Stadtviertel und 1 neutrales; die anderen sind Zierde.

        Sind die Würfel gefallen, kümmert es sie nicht mehr, was mit den Gefolgsleuten geschieht. Ein Ereignis in Phase 3 oder ein
        Einsetzen in Phase 4 kann den Gefolgsmann verschieben oder verdrängen; der Würfel bleibt, wo er ist, und niemand bekommt
        vor der nächsten Runde einen neuen.

topic-events =
    .title = Phase 3: Ereignisse
    .summary = Neue Karten kommen in die Reihe, dann wirkt jede Karte von links nach rechts.
    .keywords = reihe, marodeure, krieg, ketzerei, dürre, unterstützung, phase 3
    .body =
        Deckt eine rote Karte auf, die eine weiße oder gelbe ruft; beide kommen rechts an die Ereignisreihe. Ist der gerufene
        Stapel leer, kommt keine zweite Karte. Dann wirkt jede Karte, von links nach rechts, die Marodeure zuerst. Sie wirken jede
        Runde wieder, bis sie abgewehrt sind.

        - Marodeure, Wegelagerer, Scharmützel: 1 schwarzer Würfel. Krieg, Angriff der Normannen: 2.
        - Dürre: zahle 1 Denar je eigenem Gefolgsmann im Rathaus. Bürgerkrieg: verliere 3 Denare. Ketzerei: verliere 2 Einfluss.
        - Fahrende (Rathaus), Glaubensstreit (Bischofssitz), Erbfolgestreit (Palast): ein Würfelwurf setzt 1 neutralen
          Gefolgsmann ein, der notfalls jemanden verdrängt; ohne Wirkung, wenn alle neutralen im Spiel sind.
        - Unterstützung: 1 neutrales Klötzchen auf jedes der 2 Ereignisse direkt links davon, die Marodeure eingeschlossen; Platz
          ist immer, und ein abgewehrtes Ereignis wird sofort abgerechnet.
        - Wandernde Baumeister: 1 neutrales Klötzchen auf das erste freie Feld der Kathedrale, nach Stufe, dann nach Wert.
        - Baustopp: nimm das höchste Klötzchen von der Kathedrale, nach Stufe, dann nach Wert.

        Wer nicht alles zahlen kann, gibt, was er vom Verlangten hat, und verliert dann min(2, SP), einmal je Karte. Wer 0 schuldet,
        hat alles gezahlt. Einfluss kann vorher nicht ausgegeben werden.

topic-black_dice =
    .title = Schwarze Würfel
    .summary = Feinde, die du mit eigenen Würfeln abwehrst, rote doppelt, der höchste zuerst.
    .keywords = feinde, abwehren, angriff, rot, doppelt
    .body =
        Nach den Ereignissen werden alle schwarzen Würfel, die die Reihe zeigt, auf einmal geworfen. Vom Startspieler aus im
        Uhrzeigersinn muss jeder Spieler den höchsten abwehren, der noch da ist, bis keiner mehr übrig ist; wenn nötig, geht es
        mehrmals reihum.

        - Nimm beliebig viele Würfel aus dem eigenen Stadtviertel, auch verschiedene Farben. Ihre Summe muss den schwarzen Würfel
          erreichen. Rote Würfel zählen doppelt.
        - Du darfst im selben Zug weitere schwarze Würfel abwehren: deine Summe muss ihre Summe erreichen, den höchsten
          eingeschlossen.
        - Verwendete Würfel kommen weg. Jeder abgewehrte schwarze Würfel gibt 1 Einfluss.
        - Vor dem Abwehren darfst du Einfluss ausgeben, aber weder Würfel kaufen noch Klötzchen verwenden.

        Abwehren ist Pflicht, wenn deine Würfel reichen, wie sie liegen; Einfluss auszugeben, damit sie reichen, ist es nicht.
        Reichen sie nicht, kommt der höchste schwarze Würfel weg, du behältst deine Würfel und verlierst min(2, SP); einen leichteren
        Feind darfst du dir nicht aussuchen. Wer keine Würfel hat, dem geht es ebenso.

        Die Zahl der schwarzen Würfel ist nicht begrenzt, wenn keine Option es anders sagt.

topic-actions =
    .title = Phase 4: Aktionen
    .summary = Reihum: erst Einfluss ausgeben, wenn du magst, dann 1 Aktion oder passen.
    .keywords = zug, aktion, ansagen, phase 4
    .body =
        Vom Startspieler aus im Uhrzeigersinn dürfen die Spieler in ihrem Zug zuerst Einfluss ausgeben, so oft sie ihn haben; jedes
        Ergebnis sehen sie, bevor sie weiter entscheiden. Dann passen sie oder machen 1 Aktion:

        - eine Aktionskarte aktivieren und dafür, wenn nötig, zuerst einen Handwerker anheuern;
        - an der Kathedrale bauen, mit weißen Würfeln;
        - ein Ereignis bekämpfen, mit Würfeln, die es annimmt;
        - einen Gefolgsmann einsetzen, mit genau 1 Würfel;
        - Landwirtschaft treiben, mit gelben Würfeln.

        Eine Aktion wird ganz angesagt: Handwerker, Würfel, Klötzchen, Ziele. Sie wird geprüft, bevor sich etwas bewegt, und
        abgelehnt, wenn ein Teil nicht erlaubt ist. Anheuern und Würfel müssen aus Denaren bezahlt werden, die schon da sind; Erlöse
        kommen später. Ist die Aktion angesagt, kann nichts mehr neu geworfen werden.

        Eine Aktion muss etwas bewirken: Würfel, die weniger wert sind als der Teiler, kannst du nicht für nichts ausgeben. Passen
        ist erlaubt, solange Würfel da sind, und nur dann Pflicht, wenn keine Aktion möglich ist. Die Phase endet nach einem Zug,
        wenn kein Würfel mehr in der Stadt ist oder alle gepasst haben.

topic-lots =
    .title = Würfelgruppen
    .summary = 1 bis 3 Würfel einer Farbe; gekaufte kosten je 2, 4 oder 6 Denare.
    .keywords = gruppe, kaufen, preis, kosten, farbe, stadtviertel
    .body =
        Jede Aktion verwendet eine Gruppe von 1 bis 3 Würfeln derselben Farbe, aus beliebigen Stadtvierteln. Keiner davon muss
        deiner sein, und mehrere dürfen vom selben Gegner kommen. Um einen Gefolgsmann einzusetzen, braucht es genau 1 Würfel; nur
        die Wallfahrt nimmt verschiedene Farben an.

        Deine eigenen Würfel sind umsonst. Jeder Würfel aus einem anderen Stadtviertel kostet:

        | Würfel in der Gruppe | Jeder gekaufte Würfel |
        |---|---|
        | 1 | 2 Denare |
        | 2 | 4 Denare |
        | 3 | 6 Denare |

        Auch eigene Würfel und solche, die nichts kosten, zählen zur Größe. Ein weißer Würfel, aus dem ein Klötzchen mehrere macht,
        ist weiterhin 1 Würfel und kostet also 2. Das Geld geht sofort an den Besitzer; er kann nicht ablehnen, auch wenn er schon
        gepasst hat. Neutrale Würfel zahlst du der Bank. Die Denare, auch die fürs Anheuern, musst du haben, wenn du die Aktion
        ansagst.

        Verwendete Würfel verlassen den Platz der Stadt, bevor der Effekt eintritt; sie zählen dort also nicht mehr.

topic-hiring =
    .title = Einen Handwerker anheuern
    .summary = Einmal zahlen, einen Gefolgsmann auf die Karte stellen, sie sofort aktivieren.
    .keywords = handwerker, anheuern, kosten, feld, bild
    .body =
        Um eine Karte zu aktivieren, brauchst du einen Handwerker darauf. Hast du dort keinen, zahle, was das Anheuern kostet, und
        stell 1 deiner Gefolgsleute auf die Karte, als Teil derselben Aktion. Er kommt aus deinem persönlichen Vorrat, von einer
        anderen Aktionskarte, aus einem Gebäude oder von den Verdrängten: du hast die Wahl, auch wenn der Vorrat nicht leer ist.

        Er nimmt das erste freie Feld, das nie weniger zählt als das nächste. Sind beide Felder besetzt, steht er auf dem Bild: das
        gibt keine SP, aber sonst ist er ein Handwerker wie jeder andere, und Platz ist dort immer.

        - 1 Handwerker je Spieler und Karte; auf ein besseres Feld rücken kann er dort nicht.
        - Ein verlassenes Feld auf einer Karte ist frei für den Nächsten, der angeheuert wird, auch wenn andere auf dem Bild stehen;
          sie rücken nicht nach. In einem Gebäude bleibt die Lücke offen.
        - Geht er, kostet die Rückkehr den vollen Preis. Klötzchen, die schon auf der Karte liegen, darfst du weiter verwenden.
        - Anheuern, ohne die Karte mindestens einmal zu aktivieren, ist nicht erlaubt.

topic-activating =
    .title = Eine Karte aktivieren
    .summary = Wert der Würfel durch den Teiler, abgerundet: so viele Male.
    .keywords = aktionskarte, effekt, teiler, mal, karte
    .body =
        Mit einem Handwerker auf der Karte bildest du eine Würfelgruppe in der Farbe der Karte. Ihr Wert geteilt durch den Teiler,
        abgerundet, ist die Höchstzahl der Aktivierungen; du darfst früher aufhören, aber nicht unter 1.

        - Eine Karte mit **Soforteffekt** wirkt jedes Mal.
        - Eine Karte **für später** erhält jedes Mal 1 deiner Klötzchen, für spätere Aktionen, nie für diese.

        Kostet jede Aktivierung etwas, machst du so viele, wie du bezahlen kannst: der Kunsthandwerker nimmt jedes Mal 1 Einfluss,
        der Gastwirt 1 Denar, der Geselle 3 Denare, der Troubadour 3 Einfluss. Kannst du nicht einmal 1 bezahlen, lässt sich die
        Karte nicht aktivieren. Eine Aktivierung, die bloß nichts einbringt, etwa ein verlorenes Turnier oder ein Bogenschütze,
        der danebenschießt, ist erlaubt und traurig.

        Karten, die auf die Stadtviertel schauen, wie Prozession, Turnier, Ritterschaft, Bäcker und Bankett, sehen sie ohne die
        Würfel, die du verwendet hast. Der Bogenschütze würfelt, legt, würfelt dann wieder; der Diplomat zahlt allen Einfluss,
        bevor er ein einziges Klötzchen legt. Die Ritterschaft darf seltener aktiviert werden, aber jedes Mal legt sie alle
        Klötzchen, die ein Banner finden. Der Glasbläser zählt deine Klötzchen auf allen Stufen zusammen; der Steuereintreiber
        lässt deine eigenen Gefolgsleute in Frieden.

topic-delayed_cubes =
    .title = Klötzchen für später
    .summary = Ein gesammeltes Klötzchen kann eine deiner Aktionen verbessern; welche und wie.
    .keywords = klötzchen, sanduhr, schmied, milizionär, zehnt, mönch, priester, templer
    .body =
        Bei deiner eigenen Aktion darfst du 1 Klötzchen von einer Karte für später abgeben, nie 2. Einen Handwerker brauchst du dort
        nicht mehr. Das Klötzchen muss zur Würfelgruppe passen. Gegen schwarze Würfel nützen Klötzchen nichts.

        | Klötzchen | Würfelgruppe | Karten | Kathedrale | Ereignisse | Einsetzen | Landwirtschaft |
        |---|---|---|---|---|---|---|
        | Schmied | rot, insgesamt +5 | ja | – | ja | – | – |
        | Milizionär | gelb zählt als rot | ja | – | ja | Palast | – |
        | Zehnt | gelb, je anderem Stadtviertel 1 Würfel umsonst | ja | – | ja | Rathaus | ja |
        | Mönch | 1 weißer = 3 gelbe | ja | – | ja | – | ja |
        | Priester | gelb, je +3 | ja | – | ja | – | ja |
        | Lehrzeit | jede Farbe, jeder Würfel ist 5 | ja | – | ja | – | ja |
        | Beichte | jede Farbe, je +2 | ja | – | ja | – | ja |
        | Templer | 1 weißer = 2 rote | ja | – | ja | – | – |
        | Prior (Bonus) | 1 weißer = 2 weiße | ja | ja | ja | – | – |

        Karten, Ereignisse und Landwirtschaft müssen die Farbe annehmen, die dabei herauskommt. Werte dürfen über 6 liegen.
        Umgewandelte Würfel lassen sich nicht mit anderen mischen und kosten gekauft 2 Denare. Der Zehnt gilt auch im neutralen
        Stadtviertel und bezahlt niemanden; weitere Würfel darfst du kaufen. Aus welchen Stadtvierteln er seinen Würfel nimmt,
        entscheidest du, mindestens aus einem; bezahlt wird ein Würfel stattdessen nur, um ihn mit dem Gewendeten Kauf
        (Stadtmauer) umzudrehen.

topic-pilgrimage =
    .title = Wallfahrt
    .summary = Die einzige Karte, die Würfel verschiedener Farben annimmt.
    .keywords = verschiedene farben, weiße karte, sp
    .body =
        Die Wallfahrt ist eine weiße Karte der Stufe III: Anheuern 7 Denare, Teiler 7, Felder mit 3 und 2 SP. Jede Aktivierung gibt
        2 SP. Sie nimmt 1 bis 3 Würfel in beliebigen Farben; 3 rote sind so willkommen wie 3 weiße. Die Würfel kosten wie immer je
        nach Größe der Gruppe 2, 4 oder 6 Denare.

        - Eine Gruppe in 2 oder mehr Farben lässt sich nur mit einem Klötzchen der Lehrzeit oder der Beichte verbessern.
        - Eine Gruppe in einer einzigen Farbe nimmt jedes Klötzchen, das für diese Farbe gilt: Priester oder Zehnt bei Gelb,
          Schmied bei Rot und 1 weißen Würfel, den Mönch, Templer oder Prior verwandeln.

        Ein violetter Würfel, der genannt wird wie die anderen, ergibt eine solche Gruppe. Ein einzelner Würfel erreicht ohne Hilfe
        nie 7. Drei Sechsen sind 18: 2 Aktivierungen und 4 SP. Mit der Beichte sind sie 24: 3 Aktivierungen und 6 SP.

topic-cathedral =
    .title = An der Kathedrale bauen
    .summary = Jeder weiße Würfel legt ein Klötzchen in seine Spalte, für SP und Einfluss.
    .keywords = kathedrale, bauen, weiße würfel, klötzchen, stufen, spalten, strafe
    .body =
        Die Kathedrale hat 6 Spalten, eine für jeden Würfelwert, und 3 Stufen: 18 Felder für je 1 Klötzchen. Mit einer Gruppe von
        1 bis 3 weißen Würfeln legt jeder Würfel 1 deiner Klötzchen auf die unterste leere Stufe seiner Spalte.

        | Spalte | Jedes Klötzchen gibt |
        |---|---|
        | 1, 2, 3 | 1 SP und 1 Einfluss |
        | 4, 5, 6 | 1 SP und 2 Einfluss |

        Auf die Stufe kommt es dabei nicht an. Die Würfel werden einer nach dem anderen gelegt, in der Reihenfolge, die du willst:
        zwei Vieren steigen also 2 Stufen der Spalte 4 hinauf. Ein Würfel, der ein Klötzchen legen kann, muss es; ein Würfel mit
        voller Spalte ist umsonst ausgegeben, und das ist erlaubt, wenn ein anderer Würfel der Gruppe eines legt.

        Ohne die Erweiterung hilft hier nur das Klötzchen der Bonuskarte Prior: 1 weißer Würfel, 2 Klötzchen in derselben Spalte.

        Am Ende des Spiels kostet dich jede der 3 Stufen ohne Klötzchen von dir 2 SP. Nimmt ein Ereignis dein Klötzchen weg,
        behältst du, was es eingebracht hat.

topic-fighting_events =
    .title = Ereignisse bekämpfen
    .summary = Klötzchen auf Banner; die Mehrheit nimmt SP und Karte.
    .keywords = kampf, bekämpfen, banner, klötzchen, mehrheit, gleichstand, marodeure, belohnung
    .body =
        Nimm Würfel in der Farbe des Ereignisses; die Marodeure nehmen jede Farbe, aber nur eine, mit Teiler 3. Der Wert geteilt durch
        den Teiler, abgerundet, ist die Höchstzahl der Klötzchen, die du legen darfst, nie mehr als freie Banner. Mindestens 1, alle
        auf dieselbe Karte, wenn keine militärische Aktionskarte es anders sagt. Jedes Klötzchen gibt 1 Einfluss.

        Ist das letzte Banner bedeckt, ist das Ereignis sofort abgewehrt:

        - Nur eine Farbe auf der Karte: sie nimmt beide Belohnungen.
        - Gleichstand um den ersten Rang: beide Belohnungen werden addiert und geteilt, abgerundet; die anderen erhalten nichts.
        - Sonst nimmt der Erste die obere Belohnung, der Zweite die untere; bei Gleichstand wird sie geteilt und abgerundet.

        Der neutrale Spieler zählt als Farbe, und sein Anteil ist verloren. Mit ihm allein bist du nicht allein.

        Die meisten Klötzchen gewinnen die Karte. Bei Gleichstand gewinnt unter den Gleichen die Farbe mit dem ältesten Klötzchen,
        das noch dort liegt; ist sie neutral, kommt die Karte weg. Die Klötzchen gehen an ihre Besitzer zurück, und die Reihe rückt
        zusammen.

        Die Marodeure gewinnt niemand: sie leeren sich und nehmen in dieser Aktion keine Klötzchen mehr an. Sie haben 6 Banner und
        die Belohnungen 2 und 1.
