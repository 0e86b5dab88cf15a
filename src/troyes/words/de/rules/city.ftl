# The short rules reference of Troyes, in our own words: `troyes rules`, the rules on the page.
# A body is Markdown: paragraphs, lists, tables, **bold**; keywords, separated by commas, are what people search for.

topic-overview =
    .title = Überblick
    .summary = Gefolgsleute geben Würfel, Würfel geben Aktionen, Aktionen geben Siegpunkte.
    .keywords = ziel, zusammenfassung, gewinnen, spieler, dauer
    .body =
        Jeder Spieler führt eine Familie von Gefolgsleuten im mittelalterlichen Troyes. Sie stehen in 3 Gebäuden und werfen
        Würfel in deren Farbe: rote im Grafenpalast (kurz: Palast), weiße im Bischofssitz, gelbe im Rathaus. Die Würfel sind die
        Arbeitskraft der ganzen Stadt: jeder darf deine kaufen, und du darfst nicht ablehnen.

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
        - **Würfeln.** Ein Würfel für jeden stehenden Gefolgsmann, in dein Stadtviertel. Ein niedriger Würfel ist nicht
          verloren: mit Einfluss wirfst du ihn neu oder drehst ihn um, und andere können ihn kaufen.
        - **Ereignisse.** Eine rote Karte und die Karte, die sie ruft, kommen in die Ereignisreihe, und jede Karte darin wirkt.
          Dann kommen die schwarzen Würfel: sei froh über jeden roten.
        - **Handeln.** Reihum je eine Aktion: 1 bis 3 Würfel einer Farbe, eigene oder gekaufte, für einen Zweck. Ist nichts mehr
          seinen Preis wert, passe und kassiere 2 Denare oder mehr.
        - **Aufräumen**, die Startkarte weitergeben, von vorn beginnen.

        Auf drei Dinge kommt es an. Eine Ebene der Kathedrale ohne Klötzchen von dir kostet am Ende 2 SP, also lege auf jede
        eins. Der erste Handwerker auf einer Karte hat das bessere Feld. Und was die anderen eifrig sammeln, zählt vielleicht
        eine Persönlichkeit, auch für dich.

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

        Ereigniskarten: 6, 5 oder 4 zufällige rote Karten zu viert, zu dritt oder zu zweit; das bestimmt die Zahl der Runden.
        Die anderen roten kommen ungesehen zurück. Die 4 weißen und die 4 gelben Karten bilden 2 gemischte Stapel. Die
        Plünderung ist auf den Spielplan gedruckt.

        Der Startspieler wird ausgelost, wenn nicht beim Öffnen des Tisches ein Platz genannt wird: auf der Seite unter
        Hausregeln, im Terminal mit `--start`, an einem echten Tisch einfach nach Absprache. Gewertete Partien, Duplikattische
        und die Stadt des Tages losen immer aus. Danach werden die ersten Gefolgsleute eingesetzt.

topic-placement =
    .title = Einsetzen zu Beginn
    .summary = Gefolgsleute kommen in Schlangenfolge in die 3 Gebäude, auf beliebige leere Felder, gratis.
    .keywords = start, anfang, gefolgsleute, schlange, reihenfolge, felder
    .body =
        Vor Runde 1 leeren die Spieler ihre persönlichen Vorräte auf die 18 Felder der 3 Gebäude, 1 Gefolgsmann je Zug. Jedes
        leere Feld jeder Reihe ist erlaubt: kein Würfel, kein Preis, kein Verschieben, und wer einmal steht, bleibt stehen.
        Niemand darf verzichten.

        Die Reihenfolge ist eine Schlange. Die Durchgänge 1, 3 und 5 laufen im Uhrzeigersinn vom Startspieler aus, die
        Durchgänge 2, 4 und 6 vom letzten Spieler zurück. Zu viert gibt es 4 Durchgänge, zu dritt 5 und zu zweit 6.

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

        Ein Gefolgsmann steht auf einem Feld und gibt jede Runde 1 Würfel in der Farbe des Gebäudes. Ein Gebäude hat 6 Felder
        und wird nie größer.

        Wer ankommt, nimmt das erste Feld der Reihe und schiebt die anderen nach rechts, in eine Lücke, wenn es eine gibt; sonst
        wird der letzte verdrängt. Im Palast gibt es niemanden zu schieben: wer neu kommt, verdrängt, wer auf dem Feld steht.
        Ein verdrängter Gefolgsmann liegt bis zum Ende der Runde im Gebäude und geht dann in den Vorrat seines Besitzers zurück.
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

        Es gibt 6 Runden zu viert, 5 zu dritt und 4 zu zweit: eine für jede Karte des roten Stapels vom Anfang, nie mehr.
        Betrifft etwas mehrere Spieler zugleich, beginnt der Startspieler, und die anderen folgen im Uhrzeigersinn. Nach der
        letzten Phase 5 kommt die Schlusswertung.

topic-activities =
    .title = Phase 0: Aktionskarten
    .summary = In den Runden 1 bis 3 erscheinen je drei Karten; wie man eine liest.
    .keywords = karten, gewerbe, stufe, teiler, sanduhr, phase 0
    .body =
        In den Runden 1, 2 und 3 werden die Karten der Stufen I, II und III aufgedeckt, 1 von jeder Farbe. Ab Runde 3 liegen
        alle 9 offen, auch in einer Partie über 4 Runden. Eine noch verdeckte Karte kann weder aktiviert werden noch einen
        Handwerker aufnehmen, und alle Effekte übergehen sie.

        Gelbe Karten sind bürgerlich, weiße geistlich, rote militärisch. Karten der Stufe III geben SP.

        Eine Karte zeigt:

        - die **Anheuerkosten** eines Handwerkers, in Denaren;
        - 2 **Felder für Handwerker** mit den SP, die jedes am Ende zählt;
        - den **Teiler**: der Wert deiner Würfel geteilt durch ihn, abgerundet, ist die Zahl der Aktivierungen;
        - ihren **Effekt**, sofort oder verzögert. Eine verzögerte Karte (Sanduhr) sammelt Klötzchen, die spätere Aktionen
          verbessern.

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

        Reicht das Geld nicht, gibst du alles ab und verlierst dann 2 SP, einmal, gleich wie viel fehlt. Du verlierst min(2,
        SP): mit 1 SP verlierst du 1, ohne SP keinen. Du kannst keine Gefolgsleute entlassen, um Geld zu sparen. Auch unbezahlt
        bleiben sie und werfen ihre Würfel.

topic-workforce =
    .title = Phase 2: Arbeitskräfte
    .summary = Ein Würfel für jeden stehenden Gefolgsmann, ins Stadtviertel seines Besitzers.
    .keywords = würfel, würfeln, stadtviertel, phase 2
    .body =
        Jeder Gefolgsmann, der in einem Gebäude steht, gibt 1 Würfel: rot im Palast, weiß im Bischofssitz, gelb im Rathaus. Die
        Würfel werden geworfen und liegen offen im Stadtviertel ihres Besitzers. Jedes Gebäude hat 6 Felder und jede Farbe 6
        Würfel, es sind also immer genug da.

        Der Startspieler wirft auch die Würfel der neutralen Gefolgsleute. Sie liegen im neutralen Stadtviertel und werden bei
        der Bank gekauft. Wie viele auch mitspielen: es gibt je 1 Stadtviertel und 1 neutrales; die anderen sind Zierde.

        Sind die Würfel gefallen, kümmert es sie nicht mehr, was mit den Gefolgsleuten geschieht. Ein Ereignis in Phase 3 oder
        ein Einsetzen in Phase 4 kann den Gefolgsmann verschieben oder verdrängen; der Würfel bleibt, wo er ist, und niemand
        bekommt vor der nächsten Runde einen neuen.

topic-events =
    .title = Phase 3: Ereignisse
    .summary = Neue Karten kommen in die Reihe, dann wirkt jede Karte von links nach rechts.
    .keywords = reihe, plünderung, krieg, ketzerei, dürre, unterstützung, phase 3
    .body =
        Eine rote Karte wird aufgedeckt und ruft eine weiße oder gelbe; beide kommen rechts an die Ereignisreihe. Ist der
        gerufene Stapel leer, kommt keine zweite Karte. Dann wirkt jede Karte, von links nach rechts, die Plünderung zuerst. Sie
        wirken jede Runde wieder, bis sie abgewehrt sind.

        - Plünderung, Wegelagerer, Scharmützel: 1 schwarzer Würfel. Krieg, Normannenangriff: 2.
        - Dürre: zahle 1 Denar je eigenem Gefolgsmann im Rathaus. Bürgerkrieg: verliere 3 Denare. Ketzerei: verliere 2 Einfluss.
        - Reisende (Rathaus), Glaubensstreit (Bischofssitz), Erbfolgestreit (Palast): ein Würfelwurf setzt 1 neutralen
          Gefolgsmann ein, der notfalls jemanden verdrängt; ohne Wirkung, wenn alle neutralen im Spiel sind.
        - Unterstützung: 1 neutrales Klötzchen auf jedes der 2 Ereignisse direkt links davon, die Plünderung eingeschlossen;
          Platz ist immer, und ein abgewehrtes Ereignis wird sofort abgerechnet.
        - Wandernde Baumeister: 1 neutrales Klötzchen auf das erste freie Feld der Kathedrale, nach Ebene, dann nach Wert.
        - Unterbrochener Bau: nimm das höchste Klötzchen von der Kathedrale, nach Ebene, dann nach Wert.

        Wer nicht alles zahlen kann, gibt, was er vom Verlangten hat, und verliert dann min(2, SP), einmal je Karte. Wer 0
        schuldet, hat alles gezahlt. Einfluss kann vorher nicht ausgegeben werden.

topic-black_dice =
    .title = Schwarze Würfel
    .summary = Feinde, die du mit eigenen Würfeln abwehrst, rote doppelt, der höchste zuerst.
    .keywords = feinde, abwehren, angriff, rot, doppelt
    .body =
        Nach den Ereignissen werden alle schwarzen Würfel, die die Reihe zeigt, auf einmal geworfen. Vom Startspieler aus im
        Uhrzeigersinn muss jeder Spieler den höchsten abwehren, der noch da ist, bis keiner mehr übrig ist; wenn nötig, geht es
        mehrmals reihum.

        - Nimm beliebig viele Würfel aus dem eigenen Stadtviertel, auch verschiedene Farben. Ihre Summe muss den schwarzen
          Würfel erreichen. Rote Würfel zählen doppelt.
        - Du darfst im selben Zug weitere schwarze Würfel abwehren: deine Summe muss ihre Summe erreichen, den höchsten
          eingeschlossen.
        - Verwendete Würfel kommen weg. Jeder abgewehrte schwarze Würfel gibt 1 Einfluss.
        - Vor dem Abwehren darfst du Einfluss ausgeben, aber weder Würfel kaufen noch Klötzchen verwenden.

        Abwehren ist Pflicht, wenn deine Würfel reichen, wie sie liegen; Einfluss auszugeben, damit sie reichen, ist es nicht.
        Reichen sie nicht, kommt der höchste schwarze Würfel weg, du behältst deine Würfel und verlierst min(2, SP); einen
        leichteren Feind darfst du dir nicht aussuchen. Wer keine Würfel hat, dem geht es ebenso.

        Die Zahl der schwarzen Würfel ist nicht begrenzt, wenn keine Option es anders sagt.

topic-actions =
    .title = Phase 4: Aktionen
    .summary = Reihum: erst Einfluss ausgeben, wenn du magst, dann 1 Aktion oder passen.
    .keywords = zug, aktion, ansagen, phase 4
    .body =
        Vom Startspieler aus im Uhrzeigersinn dürfen die Spieler in ihrem Zug zuerst Einfluss ausgeben, so oft sie ihn haben;
        jedes Ergebnis sehen sie, bevor sie weiter entscheiden. Dann passen sie oder machen 1 Aktion:

        - eine Aktionskarte aktivieren und dafür, wenn nötig, zuerst einen Handwerker anheuern;
        - an der Kathedrale bauen, mit weißen Würfeln;
        - ein Ereignis bekämpfen, mit Würfeln, die es annimmt;
        - einen Gefolgsmann einsetzen, mit genau 1 Würfel;
        - Landwirtschaft treiben, mit gelben Würfeln.

        Eine Aktion wird ganz angesagt: Handwerker, Würfel, Klötzchen, Ziele. Sie wird geprüft, bevor sich etwas bewegt, und
        abgelehnt, wenn ein Teil nicht erlaubt ist. Anheuern und Würfel müssen aus Denaren bezahlt werden, die schon da sind;
        Erlöse kommen später. Ist die Aktion angesagt, kann nichts mehr neu geworfen werden.

        Eine Aktion muss etwas bewirken: Würfel, die weniger wert sind als der Teiler, kannst du nicht für nichts ausgeben.
        Passen ist erlaubt, solange Würfel da sind, und nur dann Pflicht, wenn keine Aktion möglich ist. Die Phase endet nach
        einem Zug, wenn kein Würfel mehr in der Stadt ist oder alle gepasst haben.

topic-lots =
    .title = Würfelgruppen
    .summary = 1 bis 3 Würfel einer Farbe; gekaufte kosten je 2, 4 oder 6 Denare.
    .keywords = gruppe, kaufen, preis, kosten, farbe, stadtviertel
    .body =
        Jede Aktion verwendet eine Gruppe von 1 bis 3 Würfeln derselben Farbe, aus beliebigen Stadtvierteln. Keiner davon muss
        deiner sein, und mehrere dürfen vom selben Gegner kommen. Um einen Gefolgsmann einzusetzen, braucht es genau 1 Würfel;
        nur die Pilgerfahrt nimmt verschiedene Farben an.

        Deine eigenen Würfel sind gratis. Jeder Würfel aus einem anderen Stadtviertel kostet:

        | Würfel in der Gruppe | Jeder gekaufte Würfel |
        |---|---|
        | 1 | 2 Denare |
        | 2 | 4 Denare |
        | 3 | 6 Denare |

        Auch eigene Würfel und solche, die nichts kosten, zählen zur Größe. Ein weißer Würfel, aus dem ein Klötzchen mehrere
        macht, ist weiterhin 1 Würfel und kostet also 2. Das Geld geht sofort an den Besitzer; er kann nicht ablehnen, auch wenn
        er schon gepasst hat. Neutrale Würfel zahlst du der Bank. Die Denare, auch die fürs Anheuern, musst du haben, wenn du
        die Aktion ansagst.

        Verwendete Würfel verlassen den Platz der Stadt, bevor der Effekt eintritt; sie zählen dort also nicht mehr.

topic-hiring =
    .title = Einen Handwerker anheuern
    .summary = Einmal zahlen, einen Gefolgsmann auf die Karte stellen, sie sofort aktivieren.
    .keywords = handwerker, anheuern, kosten, feld, abbildung, bild
    .body =
        Um eine Karte zu aktivieren, brauchst du einen Handwerker darauf. Hast du dort keinen, zahle, was das Anheuern kostet,
        und stell 1 deiner Gefolgsleute auf die Karte, als Teil derselben Aktion. Er kommt aus deinem persönlichen Vorrat, von
        einer anderen Aktionskarte, aus einem Gebäude oder von den Verdrängten: du hast die Wahl, auch wenn der Vorrat nicht
        leer ist.

        Er nimmt das erste freie Feld, das nie weniger zählt als das nächste. Sind beide Felder besetzt, steht er auf der
        Abbildung: das gibt keine SP, aber sonst ist er ein Handwerker wie jeder andere, und Platz ist dort immer.

        - 1 Handwerker je Spieler und Karte; auf ein besseres Feld rücken kann er dort nicht.
        - Ein verlassenes Feld auf einer Karte ist frei für den Nächsten, der angeheuert wird, auch wenn andere auf der
          Abbildung stehen; sie rücken nicht nach. In einem Gebäude bleibt die Lücke offen.
        - Geht er, kostet die Rückkehr den vollen Preis. Klötzchen, die schon auf der Karte liegen, darfst du weiter verwenden.
        - Anheuern, ohne die Karte mindestens einmal zu aktivieren, ist nicht erlaubt.

topic-activating =
    .title = Eine Karte aktivieren
    .summary = Wert der Würfel durch den Teiler, abgerundet: so viele Male.
    .keywords = aktionskarte, effekt, teiler, mal, karte
    .body =
        Mit einem Handwerker auf der Karte bildest du eine Würfelgruppe in der Farbe der Karte. Ihr Wert geteilt durch den
        Teiler, abgerundet, ist die Höchstzahl der Aktivierungen; du darfst früher aufhören, aber nicht unter 1.

        - Eine **sofortige** Karte wirkt jedes Mal.
        - Eine **verzögerte** Karte erhält jedes Mal 1 deiner Klötzchen, für spätere Aktionen, nie für diese.

        Kostet jede Aktivierung etwas, machst du so viele, wie du bezahlen kannst: der Kunsthandwerker nimmt jedes Mal 1
        Einfluss, der Gastwirt 1 Denar, der Geselle 3 Denare, der Troubadour 3 Einfluss. Kannst du nicht einmal 1 bezahlen,
        lässt sich die Karte nicht aktivieren. Eine Aktivierung, die bloß nichts einbringt, etwa ein verlorenes Lanzenstechen
        oder ein Bogenschütze, der danebenschießt, ist erlaubt und traurig.

        Karten, die auf die Stadtviertel schauen, wie Prozession, Lanzenstechen, Ritterschaft, Bäcker und Festmahl, sehen sie
        ohne die Würfel, die du verwendet hast. Der Bogenschütze würfelt, legt, würfelt dann wieder; der Diplomat zahlt allen
        Einfluss, bevor er ein einziges Klötzchen legt. Die Ritterschaft darf seltener aktiviert werden, aber jedes Mal legt sie
        alle Klötzchen, die ein Banner finden. Der Glasbläser zählt deine Klötzchen auf allen Ebenen zusammen; der
        Steuereintreiber lässt deine eigenen Gefolgsleute in Frieden.

topic-delayed_cubes =
    .title = Verzögerte Klötzchen
    .summary = Ein gesammeltes Klötzchen kann eine deiner Aktionen verbessern; welche und wie.
    .keywords = klötzchen, verzögert, sanduhr, schmied, bürgerwehr, zehnt, mönch, priester, tempelritter
    .body =
        Bei deiner eigenen Aktion darfst du 1 Klötzchen von einer verzögerten Karte abgeben, nie 2. Einen Handwerker brauchst du
        dort nicht mehr. Das Klötzchen muss zur Würfelgruppe passen. Gegen schwarze Würfel nützen Klötzchen nichts.

        | Klötzchen | Würfelgruppe | Karten | Kathedrale | Ereignisse | Einsetzen | Landwirtschaft |
        |---|---|---|---|---|---|---|
        | Schmied | rot, insgesamt +5 | ja | – | ja | – | – |
        | Bürgerwehr | gelb zählt als rot | ja | – | ja | Palast | – |
        | Zehnt | gelb, je anderem Stadtviertel 1 Würfel gratis | ja | – | ja | Rathaus | ja |
        | Mönch | 1 weißer = 3 gelbe | ja | – | ja | – | ja |
        | Priester | gelb, je +3 | ja | – | ja | – | ja |
        | Lehrzeit | jede Farbe, jeder Würfel ist 5 | ja | – | ja | – | ja |
        | Beichte | jede Farbe, je +2 | ja | – | ja | – | ja |
        | Tempelritter | 1 weißer = 2 rote | ja | – | ja | – | – |
        | Prior (Bonus) | 1 weißer = 2 weiße | ja | ja | ja | – | – |

        Karten, Ereignisse und Landwirtschaft müssen die Farbe annehmen, die dabei herauskommt. Werte dürfen über 6 liegen.
        Umgewandelte Würfel lassen sich nicht mit anderen mischen und kosten gekauft 2 Denare. Der Zehnt gilt auch im neutralen
        Stadtviertel und bezahlt niemanden; weitere Würfel darfst du kaufen. Aus welchen Stadtvierteln er seinen Würfel nimmt,
        entscheidest du, mindestens aus einem; bezahlt wird ein Würfel stattdessen nur, um ihn mit „Umgedrehter Kauf“
        (Stadtmauer) umzudrehen.

topic-pilgrimage =
    .title = Pilgerfahrt
    .summary = Die einzige Karte, die Würfel verschiedener Farben annimmt.
    .keywords = pilgerfahrt, verschiedene farben, weiße karte, sp
    .body =
        Die Pilgerfahrt ist eine weiße Karte der Stufe III: Anheuern 7 Denare, Teiler 7, Felder mit 3 und 2 SP. Jede Aktivierung
        gibt 2 SP. Sie nimmt 1 bis 3 Würfel in beliebigen Farben; 3 rote sind so willkommen wie 3 weiße. Die Würfel kosten wie
        immer je nach Größe der Gruppe 2, 4 oder 6 Denare.

        - Eine Gruppe in 2 oder mehr Farben lässt sich nur mit einem Klötzchen der Lehrzeit oder der Beichte verbessern.
        - Eine Gruppe in einer einzigen Farbe nimmt jedes Klötzchen, das für diese Farbe gilt: Priester oder Zehnt bei Gelb,
          Schmied bei Rot und 1 weißen Würfel, den Mönch, Tempelritter oder Prior verwandeln.

        Ein violetter Würfel, der genannt wird wie die anderen, ergibt eine solche Gruppe. Ein einzelner Würfel erreicht ohne
        Hilfe nie 7. Drei Sechsen sind 18: 2 Aktivierungen und 4 SP. Mit der Beichte sind sie 24: 3 Aktivierungen und 6 SP.

topic-cathedral =
    .title = An der Kathedrale bauen
    .summary = Jeder weiße Würfel legt ein Klötzchen in seine Spalte, für SP und Einfluss.
    .keywords = kathedrale, bauen, weiße würfel, klötzchen, ebenen, stufen, spalten, strafe
    .body =
        Die Kathedrale hat 6 Spalten, eine für jeden Würfelwert, und 3 Ebenen: 18 Felder für je 1 Klötzchen. Mit einer Gruppe
        von 1 bis 3 weißen Würfeln legt jeder Würfel 1 deiner Klötzchen auf die unterste leere Ebene seiner Spalte.

        | Spalte | Jedes Klötzchen gibt |
        |---|---|
        | 1, 2, 3 | 1 SP und 1 Einfluss |
        | 4, 5, 6 | 1 SP und 2 Einfluss |

        Auf die Ebene kommt es dabei nicht an. Die Würfel werden einer nach dem anderen gelegt, in der Reihenfolge, die du
        willst: zwei Vieren steigen also 2 Ebenen der Spalte 4 hinauf. Ein Würfel, der ein Klötzchen legen kann, muss es; ein
        Würfel mit voller Spalte ist vergeblich ausgegeben, und das ist erlaubt, wenn ein anderer Würfel der Gruppe eines legt.

        Ohne die Erweiterung hilft hier nur das Klötzchen der Bonuskarte Prior: 1 weißer Würfel, 2 Klötzchen in derselben
        Spalte.

        Am Ende des Spiels kostet dich jede der 3 Ebenen ohne Klötzchen von dir 2 SP. Nimmt ein Ereignis dein Klötzchen weg,
        behältst du, was es eingebracht hat.

topic-fighting_events =
    .title = Ereignisse bekämpfen
    .summary = Klötzchen auf Banner; die Mehrheit nimmt SP und Karte.
    .keywords = kampf, bekämpfen, banner, klötzchen, mehrheit, gleichstand, plünderung, belohnung
    .body =
        Nimm Würfel in der Farbe des Ereignisses; die Plünderung nimmt jede Farbe, aber nur eine, mit Teiler 3. Der Wert geteilt
        durch den Teiler, abgerundet, ist die Höchstzahl der Klötzchen, die du legen darfst, nie mehr als freie Banner.
        Mindestens 1, alle auf dieselbe Karte, wenn keine militärische Aktionskarte es anders sagt. Jedes Klötzchen gibt 1
        Einfluss.

        Ist das letzte Banner bedeckt, ist das Ereignis sofort abgewehrt:

        - Nur eine Farbe auf der Karte: sie nimmt beide Belohnungen.
        - Gleichstand um den ersten Rang: beide Belohnungen werden addiert und geteilt, abgerundet; die anderen erhalten nichts.
        - Sonst nimmt der Erste die obere Belohnung, der Zweite die untere; bei Gleichstand wird sie geteilt und abgerundet.

        Der neutrale Spieler zählt als Farbe, und sein Anteil ist verloren. Mit ihm allein bist du nicht allein.

        Die meisten Klötzchen gewinnen die Karte. Bei Gleichstand gewinnt unter den Gleichen die Farbe mit dem ältesten
        Klötzchen, das noch dort liegt; ist sie neutral, kommt die Karte weg. Die Klötzchen gehen an ihre Besitzer zurück, und
        die Reihe rückt zusammen.

        Die Plünderung gewinnt niemand: sie leert sich und nimmt in dieser Aktion keine Klötzchen mehr an. Sie hat 6 Banner und
        die Belohnungen 2 und 1.

topic-citizens =
    .title = Einen Gefolgsmann einsetzen
    .summary = Ein Würfel, ein Gefolgsmann; wie Reihen rücken, wer weicht, wer geschützt ist.
    .keywords = einsetzen, verdrängen, schützen, schieben, reihe, gebäude
    .body =
        Nimm genau 1 Würfel (gekauft 2 Denare). Seine Farbe nennt das Gebäude, sein Wert die Stelle. Der Gefolgsmann kommt aus
        deinem persönlichen Vorrat oder von irgendwo auf dem Spielplan, auch von den Verdrängten, und wird zuerst aufgenommen.

        - **Palast**: 6 Felder, eines für jeden Wert. Wer dort steht, wird verdrängt.
        - **Rathaus**: 3 Reihen zu 2, für die Werte 1 oder 6, 2 oder 5, 3 oder 4.
        - **Bischofssitz**: 2 Reihen zu 3, für 1 bis 3 und 4 bis 6.

        In einer Reihe nimmt der Neue das erste Feld und schiebt die anderen nach rechts, bis zur ersten Lücke. Gibt es keine,
        wird der letzte verdrängt. Auf genau das Feld, das er verlassen hat, darf niemand zurück.

        Ein verdrängter Gefolgsmann liegt bis Phase 5 in diesem Gebäude. Solange dort einer einer Farbe liegt, kann kein anderer
        dieser Farbe aus dem Gebäude verdrängt werden, auch kein neutraler; ein Einsetzen, das es täte, ist nicht erlaubt, auch
        seinem Besitzer nicht. Sonst darfst du eigene Leute verdrängen, und manchmal ist es klug.

        Ereignisse, die neutrale Gefolgsleute bringen, folgen denselben Regeln; verbietet es der Schutz, geschieht nichts. Schon
        geworfene Würfel sind nicht betroffen.

topic-agriculture =
    .title = Landwirtschaft
    .summary = Gelbe Würfel für die Hälfte ihres Werts in Denaren, ganz ohne Handwerker.
    .keywords = landwirtschaft, felder, ernte, gelbe würfel, denare
    .body =
        Mit einer Gruppe von 1 bis 3 gelben Würfeln erhältst du die Hälfte ihres Werts in Denaren, abgerundet. Das braucht
        keinen Handwerker und steht allen von der ersten Runde an offen, wie die meisten Felder.

        Es muss mindestens 1 Denar herauskommen: eine einzelne 1 reicht nicht. Die Würfel werden gekauft, bevor die Ernte
        verkauft ist; der Erlös bezahlt sie also nie.

        Klötzchen, die helfen: Priester (+3 je Würfel), Lehrzeit (jeder Würfel ist 5), Beichte (+2 je Würfel), Zehnt (Würfel
        gratis) und Mönch (1 weißer Würfel zählt als 3 gelbe).

        Beispiel: eine eigene 5 und eine eigene 4 ergeben 9, also 4 Denare; mit einem Klötzchen des Priesters sind es 15, also
        7.

topic-influence =
    .title = Einfluss
    .summary = Neu werfen für 1, anwerben für 2, bis zu 3 Würfel umdrehen für 4; höchstens 20.
    .keywords = neu werfen, anwerben, umdrehen, drehen, gegenüberliegende seite
    .body =
        Bevor du einen schwarzen Würfel abwehrst, oder vor deiner Aktion oder dem Passen, darfst du Einfluss ausgeben, in
        beliebiger Reihenfolge und so oft, wie du ihn hast:

        - **1 Punkt**: wirf 1 Würfel aus deinem Stadtviertel neu;
        - **2 Punkte**: hol 1 deiner Gefolgsleute aus dem allgemeinen Vorrat in deinen eigenen;
        - **4 Punkte**: dreh 1 bis 3 Würfel aus deinem Stadtviertel auf die gegenüberliegende Seite, gleich in welchen Farben.
          Gegenüberliegende Seiten ergeben zusammen 7.

        Würfel anderer Stadtviertel werden nie neu geworfen oder umgedreht, gekauft oder nicht. Ist die Aktion angesagt, nach
        dem Passen oder um einem Ereignis zu entgehen, lässt sich nichts ausgeben. Anwerben darfst du auch, wenn dein Vorrat
        nicht leer ist, aber nicht mehr, wenn im allgemeinen Vorrat keiner deiner 12 Gefolgsleute mehr ist.

        Du beginnst mit 4 und hast immer zwischen 0 und 20; was darüber liegt, verfällt. Die wichtigsten Quellen: 1 je
        abgewehrtem schwarzen Würfel, 1 je Klötzchen auf einem Ereignis, 1 oder 2 je Klötzchen auf der Kathedrale und einige
        Gewerbe.

topic-passing =
    .title = Passen
    .summary = 2 Denare auf dein Stadtviertel, dann jedes Mal 1 mehr, wenn du wieder an die Reihe kommst.
    .keywords = passen, denare, aussteigen, ende der phase
    .body =
        In deinem Zug in Phase 4 darfst du passen, solange mindestens 1 Würfel in der Stadt ist. Du legst 2 Denare auf dein
        Stadtviertel. Jedes weitere Mal, wenn du in dieser Runde an die Reihe kommst, legst du 1 Denar dazu und tust sonst
        nichts: du bist bis zur nächsten Runde draußen. Einfluss darfst du noch direkt vor dem Passen ausgeben.

        Beendet ein Zug die Phase, sei es durch das letzte Passen oder den letzten Würfel, erhält niemand einen weiteren Denar.

        Denare auf einem Stadtviertel gehören dir noch nicht. Sie können weder ausgegeben noch besteuert werden, bis du sie in
        Phase 5 einsammelst; in der letzten Runde geschieht das vor der Wertung. Deine Würfel stehen nach dem Passen weiter zum
        Verkauf. Ihr Preis geht direkt in deinen Beutel und bringt dich nicht ins Spiel zurück.

        Überlebt kein Würfel Phase 3, fällt Phase 4 aus, und niemand verdient am Passen.

topic-end_of_round =
    .title = Phase 5: Ende der Runde
    .summary = Einsammeln, aufheben, aufräumen, die Startkarte weitergeben.
    .keywords = phase 5, einsammeln, vorrat, startkarte, liegende gefolgsleute
    .body =
        Phase 4 endet nach dem Zug eines Spielers, wenn alle gepasst haben oder kein Würfel mehr in den Stadtvierteln liegt.
        Dann, in dieser Reihenfolge:

        - die Spieler sammeln die Denare von ihren Stadtvierteln ein;
        - verdrängte Gefolgsleute verlassen die Gebäude: die der Spieler gehen in den persönlichen Vorrat ihres Besitzers,
          neutrale in den allgemeinen, aus dem Ereignisse sie wieder rufen können;
        - unbenutzte Würfel kommen in den Vorrat zurück;
        - der Startspieler gibt die Startkarte nach links.

        Auch die letzte Runde macht all das, und erst danach kommt die Wertung. Geld fürs Passen zählt also bei Thibaut II, und
        Gefolgsleute, die in einem Gebäude lagen, zählen nicht bei Chrétien de Troyes.

        Klötzchen auf Karten, Ereignissen und der Kathedrale bleiben, wo sie sind, Handwerker auch. Einfluss verfällt ebenfalls
        nicht.

topic-scoring =
    .title = Wertung
    .summary = Was dazukommt und was abgezogen wird, wenn die letzte Runde vorbei ist.
    .keywords = punkte, sp, siegpunkte, ende, sieger, gleichstand, strafe, abrechnung
    .body =
        Nach der letzten Runde ändern sich die im Spiel verdienten SP jedes Spielers so:

        - plus 1 SP für jedes nicht abgewehrte Ereignis, die Plünderung eingeschlossen, auf dem mindestens 1 eigenes Klötzchen
          liegt, gleich wie viele;
        - plus die SP der Felder auf Aktionskarten, auf denen eigene Handwerker stehen; auf der Abbildung gibt es keine;
        - minus 2 SP für jede der 3 Ebenen der Kathedrale ohne eigenes Klötzchen;
        - plus die SP jeder in dieser Partie ausgeteilten Persönlichkeit, der eigenen und der aller anderen: je 0, 1, 3 oder 6
          SP.

        Die Strafen während des Spiels nehmen min(2, SP) und enden bei 0. Die für die Kathedrale wird einfach abgezogen: eine
        Summe unter 0 ist also möglich, wenn auch nicht zu empfehlen.

        Die höchste Summe gewinnt. Bei Gleichstand wird der Sieg geteilt.

topic-characters =
    .title = Persönlichkeiten
    .summary = Sechs geheime Gönner; jeder, der ausgeteilt ist, zählt für alle Spieler.
    .keywords = geheim, gönner, schwellen, henry, thibaut, hugues, urbain, chrétien, florentin
    .body =
        Jeder Spieler hat 1 geheime Persönlichkeit, zu zweit 2, und darf sie jederzeit ansehen. Am Ende werden alle ausgeteilten
        Persönlichkeiten aufgedeckt, und jede zählt für alle. Nicht ausgeteilte zählen nie.

        | Persönlichkeit | Zählt deine | 1 SP | 3 SP | 6 SP |
        |---|---|---|---|---|
        | Chrétien de Troyes | Gefolgsleute, die in den 3 Gebäuden stehen | 3 | 5 | 7 |
        | Urbain IV | Klötzchen auf der Kathedrale | 3 | 5 | 7 |
        | Thibaut II | Denare | 6 | 12 | 18 |
        | Hugues de Payns | Einflusspunkte | 5 | 10 | 15 |
        | Le Florentin | Handwerker auf Aktionskarten | 2 | 4 | 6 |
        | Henry I | gewonnenen Ereigniskarten | 1 | 3 | 5 |

        Zu zweit verlangen Chrétien de Troyes und Urbain IV 4, 6 und 8; die anderen ändern sich nicht. Nur die höchste erreichte
        Schwelle zählt. Le Florentin zählt auch Handwerker auf der Abbildung mit. Henry I zählt nie die Plünderung, die niemand
        gewinnen kann.

        Achte darauf, was die anderen horten. Wahrscheinlich tun sie es nicht der Aussicht wegen.

topic-neutral =
    .title = Der neutrale Spieler
    .summary = Graue Gefolgsleute, graue Würfel, graue Klötzchen, kein Ehrgeiz.
    .keywords = grau, neutrale gefolgsleute, neutrale würfel, neutrale klötzchen
    .body =
        Neutrale Gefolgsleute füllen die Felder, die nach dem Einsetzen zu Beginn frei sind, und manche Ereignisse bringen
        weitere. Es gibt 8, mit Modulen der Damen von Troyes 10; solange alle im Spiel sind, stehend, liegend oder auf Karten,
        bewirken Ereignisse, die einen dazusetzen würden, nichts, doch ihre Karten bleiben in der Reihe. Verdrängte kommen in
        Phase 5 in den allgemeinen Vorrat zurück.

        - Sie bekommen keinen Lohn. Ihre Würfel liegen im neutralen Stadtviertel und kosten je 2, 4 oder 6 Denare, an die Bank.
        - Sie werden verdrängt und geschützt wie jede Farbe.
        - Neutrale Klötzchen, unbegrenzt viele, kommen durch „Unterstützung“ (Ereignisse) und „Wandernde Baumeister“
          (Kathedrale).
        - Auf Ereignissen hat der neutrale Spieler einen Rang wie alle anderen; SP, die er bekäme, sind verloren, und eine
          Karte, die er gewinnt, kommt weg.
        - Er wehrt keine schwarzen Würfel ab und hat weder Einfluss noch Züge.
        - Prozession und Lanzenstechen zählen seine Würfel: liegt sein Stadtviertel allein vorn, bekommt niemand etwas; ein
          Gleichstand mit ihm zahlt den Spielern trotzdem.
        - Der Steuereintreiber erhält von der Bank 1 Denar je neutralem Gefolgsmann, der im Rathaus steht.

topic-two_players =
    .title = Zu zweit
    .summary = Was zu zweit anders ist: erst neutrale Gefolgsleute, je 2 Persönlichkeiten, 4 Runden.
    .keywords = zwei, duell, neutral, persönlichkeiten
    .body =
        Die Regeln sind dieselben, außer:

        - 4 Runden, also 4 Karten im roten Ereignisstapel. Trotzdem erscheinen alle 9 Aktionskarten.
        - Jeder Spieler beginnt mit 6 Gefolgsleuten im persönlichen Vorrat und setzt sie in 6 Durchgängen der Schlange ein.
        - 6 neutrale Gefolgsleute werden **vor** den Spielern eingesetzt: Felder 3 und 4 im Palast; im Rathaus das letzte Feld
          der Reihe für 2 oder 5 und der Reihe für 3 oder 4; im Bischofssitz das letzte Feld beider Reihen. Diese Stellen sind
          angenommene Werte und lassen sich durch deine eigenen ersetzen.
        - Jeder Spieler erhält 2 Persönlichkeiten. Alle 4 zählen für beide; die übrigen 2 nie.
        - Chrétien de Troyes und Urbain IV verlangen 4, 6 und 8 statt 3, 5 und 7.

        So bleiben 2 neutrale Gefolgsleute für Ereignisse. Auf einem Ereignis, das du nur mit neutralen Klötzchen teilst, bist
        du nicht allein: als Erster erhältst du die obere Belohnung, nicht beide.

topic-bonus_cards =
    .title = Bonuskarten
    .summary = Bäcker, Prior, Festmahl und Widerstand: ein Modul nach Wunsch.
    .keywords = bäcker, prior, festmahl, widerstand, modul
    .body =
        Mit diesem Modul wird jede Karte unter die ihrer Farbe und Stufe gemischt (die Stufen sind angenommene Werte).

        - **Bäcker**, gelb I: Anheuern 6, Teiler 3, Felder 3 und 2. Du erhältst 1 Denar je gelbem Würfel in allen Stadtvierteln.
        - **Prior**, weiß II, verzögert: Anheuern 8, Teiler 3, Felder 4 und 3. Ein Klötzchen lässt 1 weißen Würfel als 2 mit
          demselben Wert zählen, gekauft für 2 Denare und ohne anderen Würfel. An der Kathedrale legt er 2 Klötzchen in eine
          Spalte.
        - **Festmahl**, rot III: Anheuern 6, Teiler 4, Felder 3 und 2. Du erhältst 1 SP je rotem Würfel in dem Stadtviertel, das
          die meisten davon hat, gleich wem es gehört, auch im neutralen.
        - **Widerstand**, rotes Ereignis: Teiler 4, 5 Banner, Belohnungen 4 und 2. Bei der Ankunft ruft er eine zufällige rote
          Karte aus der Schachtel, die wie üblich ihre zweite Karte ruft; ist keine mehr da, kommt nichts. Wann immer er wirkt,
          wird von jedem Ereignis das neueste Klötzchen genommen, auch neutrale, auch von der Plünderung und von ihm selbst.
          Erhaltener Einfluss bleibt. Eine Runde bringt er nicht dazu.

        Würfel, die du für Bäcker oder Festmahl verwendest, sind weg, bevor gezählt wird.

topic-king =
    .title = Die Herausforderung des Königs
    .summary = Das Spiel für eine Person: du, der König, 4 Runden und keine Gnade.
    .keywords = solo, allein, automat, könig, hof
    .body =
        Eine Person spielt nach den Regeln für zwei: 4 Runden, 6 eigene Gefolgsleute. Der Gegner ist der König. Er hat weder
        Geld noch Einfluss, zahlt keine Löhne und passt nie. Seine 24 Gefolgsleute ersetzen die neutralen: sie werfen Würfel,
        die du bei der Bank kaufen kannst, und alles Neutrale, was ein Ereignis bringt, gehört ihm.

        { "*" }*Persönlichkeiten**: alle 6 liegen offen in einer Spalte, in zufälliger Reihenfolge. Niemand hat eine auf der Hand.

        { "*" }*Einsetzen**, 3-mal: von jeder Farbe werden 2 Würfel geworfen. Die 3 höchsten (bei gleichen: rot, gelb, weiß) nennen 3
        Gebäude, in denen er das beste freie Feld nimmt; dann setzt du 2 Gefolgsleute ein. Zuletzt füllt er die 3 Felder, die
        übrig sind. Ein Würfel, der ein volles Gebäude nennt, wird übergangen. Seine Lieblingsfelder: im Palast von 6 abwärts
        bis 1; in Reihen zuerst alle ersten Felder, dann die zweiten.

        { "*" }*Runden**: wer in Runde 1 beginnt, wird gelost oder gewählt; danach wechselt ihr euch ab. Verluste und Strafen
        verschonen ihn, Verdrängen und „Unterbrochener Bau“ nicht. Legen „Wandernde Baumeister“ ein Klötzchen, erhält er 1 SP.

        { "*" }*Schwarze Würfel**: in seinem Zug wehrt er 1 ab, den höchsten, mit seinem stärksten Würfel, gleich welche Werte sie
        haben, und erhält keinen Einfluss. Hat er keinen Würfel, wehrt er ihn gratis ab.

        { "*" }*Gefolgsleute**: seine neuen kommen immer aus seinem Vorrat, nie vom Spielplan oder von einer Karte; Verdrängte kehren
        am Ende der Runde heim.

        { "*" }*Aktionen**: ihr wechselt euch ab. Er handelt auch ohne eigene Würfel, solange noch einer in der Stadt ist. Hast du
        gepasst, macht er weiter, bis auch deine Würfel gekauft sind; ein violetter Würfel zählt dann nicht.

        { "*" }*Karten**: der Steuereintreiber erhält 2 Denare je Gefolgsmann des Königs, ein Klötzchen vom Zehnt nimmt bis zu 3
        seiner gelben Würfel, das Festmahl zählt nur deine roten Würfel. Bei Prozession und Lanzenstechen spielt er mit und
        punktet.

        Optionen: `king_stops` ist `board_empty`, oder `own_dice_empty`, wenn er mit seinem letzten Würfel aufhören soll;
        `king_colours` ist `1`, oder `2`, wenn seine beiden Farben getrennt verdrängt und geschützt werden sollen.

topic-king_turn =
    .title = Der Zug des Königs
    .summary = Zwei Würfel entscheiden, was er tut und wie viele Würfel es ihn kostet.
    .keywords = ergebnisse, summe, zwei würfel, gefolgsmann, handwerker, kathedrale, ereignis
    .body =
        Zwei Würfel werden geworfen und addiert:

        | Summe | Der König | Würfel, die er entfernt |
        |---|---|---|
        | 2, 12 | erhält 3 SP | 3, davon einen von dir für 6 Denare |
        | 3, 11 | erhält 2 SP | 2, davon einen von dir für 4 Denare |
        | 4, 10 | setzt einen Gefolgsmann ein | 1 |
        | 5, 9 | vollendet das Ereignis ganz rechts | 1 je freiem Banner |
        | 6 | setzt einen Handwerker ein | 1 |
        | 7 | legt 2 Klötzchen auf die Kathedrale | 2 |
        | 8 | lässt eine Persönlichkeit werten | keinen |

        Würfel sind nach Wert geordnet, dann rot, gelb, weiß. Er handelt zuerst und entfernt dann seine stärksten Würfel. Hat er
        zu wenige, entfernt er, was er hat, und handelt trotzdem. Von dir nimmt er deinen besten Würfel, nie einen violetten;
        hast du keinen, nimmt er eigene und zahlt nichts.

        - **Gefolgsmann**: die Farbe seines stärksten Würfels nennt das Gebäude (den Palast, wenn er keinen hat). Dort verdrängt
          er einen von deinen; geht das nicht, schiebt er einen von deinen in einer Reihe weiter, so weit nach rechts wie
          möglich, und verdrängt dafür notfalls einen eigenen ohne Schutz; geht auch das nicht, versucht er das nächste Gebäude
          in der Folge Palast, Rathaus, Bischofssitz, Palast. Bei gleichen Aussichten: sein Lieblingsfeld. Geht gar nichts, tut
          er nichts und zahlt.
        - **Ereignis**: seine Wirkung tritt nicht ein. Die Klötzchen des Königs haben einen Rang wie deine, und er erhält SP und
          Karte. Die Plünderung, wenn sie allein ist.
        - **Handwerker**: auf das freie Feld mit den meisten SP, auf einer Karte, auf der er keinen hat; bei gleichen: wo das
          Anheuern am wenigsten kostet, dann rot, gelb, weiß, dann die niedrigere Stufe. Nie auf die Abbildung. Nur das Ereignis
          Bettelmönch kann ihn ein zweites Mal bringen.
        - **Kathedrale**: die unterste Ebene mit Platz, die höchste Spalte, 1 SP je Klötzchen. Auch ein Klötzchen ohne Feld gibt
          ihm 1 SP.
        - **Persönlichkeit**: die erste der Spalte zählt sofort für euch beide und geht dann. Denare auf deinem Stadtviertel
          zählen noch nicht. Thibaut II und Hugues de Payns geben ihm nichts. Ist keine mehr da, erhält er 1 SP.

topic-king_scoring =
    .title = Wertung gegen den König
    .summary = Deine SP minus seine, und was der Hof davon hält.
    .keywords = differenz, unterschied, stufen, urteil, sieg
    .body =
        Nach Runde 4 gilt die übliche Wertung für euch beide: 1 SP je nicht abgewehrtem Ereignis mit einem Klötzchen, die Felder
        der Handwerker, 2 SP weniger je Ebene der Kathedrale ohne Klötzchen (die vierte verschont den König) und die
        Persönlichkeiten, die noch in der Spalte liegen. Sie verlangen die Zahlen einer Partie zu zweit. Thibaut II und Hugues
        de Payns zählen Geld und Einfluss, also geben sie dem König nichts.

        Dein Ergebnis ist die Differenz:

        | Du minus König | Der Hof sagt |
        |---|---|
        | 0 oder weniger | Die Stadt des Königs |
        | 1 bis 5 | Um Siegelbreite |
        | 6 bis 10 | Auf dem Markt bekannt |
        | 11 bis 15 | Haupt der Zünfte |
        | 16 bis 20 | Der andere König |
        | 21 und mehr | Herr von Troyes |

        Eine Differenz von 0 ist kein Sieg. Könige teilen nicht.

topic-ladies =
    .title = Die Damen von Troyes
    .summary = Fünf Module, jedes mit eigenem Schalter.
    .keywords = erweiterung, module, damen
    .body =
        Die Erweiterung besteht aus 5 Modulen. Jedes lässt sich einschalten, allein oder zusammen mit anderen, für 1 bis 4
        Spieler, mit oder ohne Bonuskarten:

        | Modul | Es bringt | Siehe |
        |---|---|---|
        | 1 | 3 weitere Persönlichkeiten | ladies_characters |
        | 2 | 27 Aktionskarten | ladies_activities |
        | 3 | 6 Ereigniskarten | ladies_events |
        | 4 | einen violetten Würfel für jeden Spieler | purple_die |
        | 5 | Stadtmauer, Wachen und Außenaktionen | ramparts |

        Zwei Varianten gehören dazu: eine Persönlichkeit, die von Anfang an offen liegt, und eine letzte Runde andersherum
        (Turnier).

        Sobald ein Modul dabei ist, gibt es 10 neutrale Gefolgsleute statt 8.

        Gegen den König funktionieren alle Module. Er hat keinen violetten Würfel und keine Wache, und „Strenger Winter“ und
        „Besessenheit“ verschonen ihn. Der Handwerker vom Bettelmönch und der Neue vom Aufstand sind seine. Mit Modul 1 werden 6
        der 9 Persönlichkeiten für die Spalte gezogen, und die Damen zählen auch für ihn. Für den Winzer, den Templerkomtur und
        den Würfeltausch ist er ein Gegner wie jeder andere.

topic-ladies_characters =
    .title = Damen: Persönlichkeiten
    .summary = Drei Damen, die auf je eine Farbe schauen, und eine Karte, die offen liegt.
    .keywords = jeanne, isabeau, marie, aufgedeckt, offen
    .body =
        Mit Modul 1 werden die Persönlichkeiten aus 9 Karten ausgeteilt, den 6 bekannten und den 3 Damen. Jeder Spieler hat
        weiterhin 1, zu zweit 2, und jede ausgeteilte Karte zählt für alle.

        | Dame | Zählt deine | 1 SP | 3 SP | 6 SP |
        |---|---|---|---|---|
        | Jeanne de Champagne | Gefolgsleute, die im Rathaus stehen, und Handwerker auf gelben Karten | 2 | 4 | 6 |
        | Isabeau de Bavière | Gefolgsleute, die im Palast stehen, und Handwerker auf roten Karten | 2 | 4 | 6 |
        | Marie de Champagne | Gefolgsleute, die im Bischofssitz stehen, und Handwerker auf weißen Karten | 2 | 4 | 6 |

        Handwerker auf der Abbildung zählen mit. Zu zweit ändern sich die Zahlen nicht.

        { "*" }*Offene Persönlichkeit**, eine Variante: nach dem Austeilen wird eine der übrigen Karten für alle aufgedeckt. Sie zählt
        für alle, zusätzlich zu den ausgeteilten. Allein gegen den König liegen alle offen, und die Option wird abgelehnt.

topic-ladies_activities =
    .title = Damen: Aktionskarten
    .summary = 27 Karten, zwei neue Arten und Handwerker, die Einfluss verlangen.
    .keywords = gemischt, spielende, einsiedler, fort, prinzessin, baumeister, winzer
    .body =
        Mit Modul 2 werden die 9 Karten einer Partie aus beiden Schachteln gezogen oder nur aus den Damen: der Kartenvorrat ist
        `mixed` oder `ladies`. `troyes cards NAME` erklärt jede Karte.

        Eine **gemischte** Karte (Holzfäller, Viehzüchter, Katapult, Burgvogt) wird entweder gefüllt oder genutzt: jede
        Aktivierung legt 1 Klötzchen darauf oder nimmt für den Effekt 1 herunter, nie beides in einer Aktion. Mehrere Klötzchen
        dürfen auf einmal genutzt werden, und ein Klötzchen von einer anderen, verzögerten Karte darf die Würfel verbessern.
        Eine Karte **fürs Spielende** (Einsiedler, Fort, Prinzessin) behält ihre Klötzchen bis zur Wertung, mit oder ohne
        Handwerker. Die Handwerker von Templerkomtur und Werber kosten 5 und 3 Einfluss. Den Kundschafter darfst du mit dem
        letzten Denar anheuern: er muss kein Klötzchen legen.

        | Klötzchen | Würfelgruppe | Karten | Kathedrale | Ereignisse | Einsetzen | Landwirtschaft | Wache |
        |---|---|---|---|---|---|---|---|
        | Schnapsbrenner | 1 eigenen Würfel umdrehen | ja | ja | ja | ja | ja | – |
        | Winzer | 1 Würfel aus einem anderen Stadtviertel gratis | ja | ja | ja | ja | ja | ja |
        | Augustiner | gelb, das Klötzchen ist eine 6 | ja | – | ja | – | ja | – |
        | Werber | rot, das Klötzchen ist eine 6 | ja | – | ja | – | – | – |
        | Templerkomtur | rot, 1 Würfel je Stadtviertel für 2 Denare | ja | – | ja | Palast | – | – |
        | Kräuterfrau | 1 weißer = 3 rote | ja | – | ja | – | – | – |
        | Prediger | alle Würfel wie einer von ihnen | ja | ja | ja | – | ja | – |

        Es bleibt bei 1 verzögerten Klötzchen je Aktion. Keines davon hilft einer Pilgerfahrt in verschiedenen Farben. Ein
        Klötzchen, das eine 6 ist, braucht einen Würfel seiner Farbe neben sich und zählt zur Größe der Gruppe; es kann nicht
        gekauft werden und ist kein Würfel auf dem Platz der Stadt.

        Ist der Baumeister im Spiel, hat die Kathedrale eine vierte Ebene, die nur er erreicht; dort kein Klötzchen zu haben
        kostet 2 SP wie bei jeder anderen Ebene.

topic-ladies_events =
    .title = Damen: Ereignisse
    .summary = Wölfe, ein Räuber, die Kälte, ein Aufstand, ein Mönch und der Teufel.
    .keywords = wölfe, räuber, winter, aufstand, mönch, bettelmönch, besessenheit
    .body =
        Mit Modul 3 werden die 6 Karten in die Stapel gemischt, 2 je Farbe. Die Zahl der Runden ändert sich nicht.

        - **Wölfe**, rot: 1 schwarzer Würfel.
        - **Räuberhauptmann**, rot: jeder schwarze Würfel ist 3 mehr wert, höchstens 6. Nur Würfel bringen Klötzchen auf ihn:
          keine Aktionskarte und keine Unterstützung. Der König darf ihn vollenden.
        - **Strenger Winter**, gelb: jeder Spieler gibt 1 Klötzchen seiner Wahl ab, von einer verzögerten, einer gemischten oder
          einer Karte fürs Spielende oder von einer Außenaktion. Wer keines hat, wird nicht bestraft.
        - **Aufstand**, gelb: ein Würfelwurf nennt den Bischofssitz (1, 2), den Palast (3, 4) oder das Rathaus (5, 6). Die
          Gefolgsleute dort werden mit denen, die dort liegen, oder sonst mit 1 neutralen zufällig auf die 6 Felder verteilt.
          Wer übrig bleibt, liegt dort.
        - **Bettelmönch**, weiß: ein Würfelwurf nennt Weiß (1, 2), Gelb (3, 4) oder Rot (5, 6). Ein neutraler Handwerker nimmt
          das beste freie Feld dieser Farbe, bei gleichen auf der niedrigsten Stufe, und bleibt für immer. Kein freies Feld oder
          kein neutraler Gefolgsmann: nichts.
        - **Besessenheit**, weiß, nur in der Runde ihrer Ankunft: jeder Spieler stellt 1 seiner Gefolgsleute auf die Karte, aus
          dem Vorrat, vom Spielplan oder, nur wenn dieser Vorrat leer ist, für 2 Einfluss angeworben; wer das nicht kann,
          verliert min(2, SP). Jedes Klötzchen dort befreit 1 Gefolgsmann, den sein Besitzer in den persönlichen Vorrat nimmt;
          welchen, wählt, wer das Klötzchen legt, und bei der Unterstützung der Zufall. Ist die Karte abgewehrt, sind alle frei;
          wer am Ende des Spiels noch dort ist, zählt für nichts.

topic-purple_die =
    .title = Der violette Würfel
    .summary = Das Familienoberhaupt: ein eigener Würfel, den niemand kaufen kann.
    .keywords = violett, lila, familie, würfel, farbe
    .body =
        Mit Modul 4 wirft jeder Spieler in Phase 2 einen violetten Würfel, zusätzlich zu denen der Gefolgsleute. Er verlangt
        keinen Gefolgsmann und keinen Lohn und liegt mit den anderen im Stadtviertel.

        - Wenn du ihn verwendest, nennst du seine Farbe: rot, gelb oder weiß. Von da an ist er in jeder Hinsicht ein solcher
          Würfel, mit Klötzchen und in den Gebäuden. Gegen einen schwarzen Würfel ist er rot und zählt doppelt.
        - Solange er im Stadtviertel liegt, hat er keine dieser Farben. Er zählt als Würfel für die Prozession und für die
          Frage, ob noch ein Würfel da ist, aber nicht für Ritterschaft, Lanzenstechen, Begine, Festmahl oder Bäcker.
        - Du darfst ihn mit Einfluss neu werfen oder umdrehen.
        - Für die Pilgerfahrt darf er genannt werden wie die anderen Würfel: die Gruppe hat dann eine Farbe und nimmt jedes
          Klötzchen dafür.
        - Niemand kann ihn kaufen, mit Zehnt oder Winzer nehmen oder tauschen. Der König lässt ihn in Ruhe.
        - Bei deiner Wache bleibt er violett.

        Sind nur noch violette Würfel von Spielern da, die gepasst haben, können die anderen nur passen.

topic-ramparts =
    .title = Die Stadtmauer
    .summary = Aktion 7: eine Wache geht um die Stadt und öffnet vier Außenaktionen.
    .keywords = wache, tore, außenaktion, plättchen, dauerauftrag, leiste
    .body =
        Mit Modul 5 hat jeder Spieler eine Wache auf Feld 0 einer Leiste von 20. Zu Beginn wird für jedes der 4 Tore, auf den
        Feldern 5, 10, 15 und 20 (angenommene Werte), 1 von 4 Plättchen gezogen.

        { "*" }*Aktion 7**: nimm genau 1 Würfel beliebiger Farbe, für 2 Denare gekauft, wenn er nicht deiner ist. Du darfst Denare
        dazulegen, 1 je Punkt, bis zum Wert 6. Jeder Punkt bewegt die Wache 1 Feld weiter oder legt 1 Klötzchen auf ein
        Plättchen, dessen Tor sie erreicht hat, höchstens 1 je Plättchen und Aktion, Schritte und Klötzchen in beliebiger
        Reihenfolge. Von den Karten helfen nur Klötzchen von Zehnt und Winzer, die den Würfel nehmen; „Umgedrehter Kauf“ dreht
        einen um, den du kaufst. Bei 20 bleibt die Wache stehen; Klötzchen gehen weiterhin.

        | Stufe | Plättchen | Ein Klötzchen dort |
        |---|---|---|
        | I | Einfluss von Käufern | ein Gegner kauft Würfel von dir: 4 Einfluss |
        | I | Einfluss beim Einzug | du setzt einen Gefolgsmann ein: 4 Einfluss |
        | I | Denare vom Handwerk | ein Gegner aktiviert eine Karte mit deinem Handwerker: 4 Denare |
        | I | Reiche Ernte | du treibst Landwirtschaft: 5 Denare mehr |
        | II | Zusatzwürfel, 4 Plättchen | vor deiner Aktion: wirf 1 weiteren Würfel dieser Farbe (violett: 2 Denare, nie einen zweiten) |
        | III | Würfeltausch | vor deiner Aktion: bis zu 3-mal tauschen, 1-mal je anderem Stadtviertel |
        | III | Schild | wehrt den höchsten schwarzen Würfel ab oder erspart dir den Verlust durch 1 Ereignis |
        | III | Umgedrehter Kauf | dreh 1 Würfel um, den du kaufst |
        | III | Versetztes Klötzchen | du aktivierst eine verzögerte oder gemischte Karte: das Klötzchen geht auf eine andere Karte, die Klötzchen behält |
        | IV | Ruhm | deine Aktion legt ein Klötzchen auf die Kathedrale oder auf ein Ereignis: 2 SP |
        | IV | Pilgertor | 3 SP bei der Ankunft, 1 SP je Klötzchen am Ende |
        | IV | Mehrheit | 8, 4 und 2 SP am Ende für die meisten Klötzchen |
        | IV | Wettlauf | 6, 4, 2 und 1 SP nach Ankunft; keine Klötzchen |

        Das Plättchen eines Zusatzwürfels nimmt kein Klötzchen von einem Würfel der eigenen Farbe. Je Aktion darf von jedem
        Plättchen ein Klötzchen ausgegeben werden, neben einem verzögerten. Ein violetter Zusatzwürfel braucht Modul 4 nicht und
        bleibt, bis er verwendet wird oder die Runde endet. Nach einem Zusatzwürfel oder einem Tausch darfst du noch passen; der
        Würfel steht weiter zum Verkauf, und dieses Tor gibt in diesem Zug kein zweites Klötzchen her.

        Eine Aktion läuft so ab: sie wird bezahlt, dann werden die gefragt, die Würfel verkauft oder dort einen Handwerker
        haben, dann wirkt sie, und deine eigenen Klötzchen (Einzug, Ernte, Versetztes Klötzchen, Ruhm) kommen zuletzt. Bevor ein
        Ereignis etwas nimmt, werden vom Startspieler an alle gefragt, die ein Klötzchen am Schild haben und etwas verlören,
        auch SP; bei „Strenger Winter“ nicht, wer nur Klötzchen am Schild hat. Ein Würfel, den ein Klötzchen vom Zehnt gratis
        nehmen könnte, darf bezahlt werden, um ihn mit „Umgedrehter Kauf“ umzudrehen. Gegen den König bringt „Denare vom
        Handwerk“ nichts, und das steht auch dort.

        Manche Plättchen wirken in den Zügen anderer oder in Phase 3. Dann wirst du gefragt, außer du hast für diese Reaktion
        einen **Dauerauftrag** hinterlassen: `always` (immer), `never` (nie) oder `ask` (fragen). Du gibst ihn, wenn du gefragt
        wirst, und nimmst ihn in deinem eigenen Zug zurück; Daueraufträge gehören zur Aufzeichnung.

topic-tournament =
    .title = Turniervariante
    .summary = Zu dritt oder zu viert läuft die letzte Runde andersherum.
    .keywords = variante, turnier, letzte runde, richtung, gegen den uhrzeigersinn
    .body =
        Eine Variante für 3 oder 4 Spieler. Am Ende der vorletzten Runde gibt der Startspieler die Startkarte nach rechts statt
        nach links, und die letzte Runde läuft gegen den Uhrzeigersinn.

        Alles, was eine Richtung hat, dreht sich mit: die Reihenfolge, in der Spieler Ereignisse erleiden und wählen, die Züge
        gegen schwarze Würfel, die Züge in Phase 4 und die Reihenfolge der Reaktionen. Sonst ändert sich nichts, nur braucht
        vielleicht einen Moment, wer bisher gewohnt war, als Letzter zu ziehen.

topic-hidden_information =
    .title = Verdeckte Informationen
    .summary = Wer was wissen darf, und wann.
    .keywords = geheim, öffentlich, ansicht, wissen
    .body =
        Verdeckt sind:

        - die Persönlichkeiten der anderen Spieler und die nicht ausgeteilten;
        - die Reihenfolge der Ereignisstapel;
        - Aktionskarten, die noch nicht aufgedeckt sind;
        - Karten, die ungesehen in die Schachtel zurückgekommen sind.

        Alles andere ist öffentlich: Denare, Einfluss, Würfel, Klötzchen, Gefolgsleute, gewonnene Ereigniskarten. Deine eigenen
        Persönlichkeiten darfst du jederzeit ansehen.

        SP werden offen verdient, also enthält die Ansicht jedes Spielers sie; wer mitzählen will, kann es. Ob der Bildschirm
        während des Spiels Summen zeigt, ist nur eine Frage der Anzeige: wie am Tisch zeigt das Terminal die der anderen am
        Ende, und von Anfang an mit `troyes play --show-vp`.

        Die Ansicht eines Spielers in einer laufenden Partie enthält nur, was dieser Platz wissen darf. Bildschirme, Bots und
        Protokolle entstehen daraus, also kann ein Bot nicht mehr spicken als du.

topic-words =
    .title = Begriffe
    .summary = Was die anderen Themen mit Stadtviertel, Würfelgruppe, Vorrat und dem Rest meinen.
    .keywords = glossar, begriffe, wörter, gruppe, würfelgruppe, stadtviertel, vorrat, banner
    .body =
        - **Denar**: das Geld. Damit bezahlst du Löhne, gekaufte Würfel und Handwerker.
        - **SP**: Siegpunkte, offen verdient und am Ende gezählt.
        - **Einfluss**: von 0 bis 20; damit wirfst du Würfel neu, drehst sie um und wirbst Leute an.
        - **Gefolgsmann**: eine deiner 12 Personen. Er ist in deinem Vorrat, im allgemeinen Vorrat, in einem Gebäude, auf einer
          Karte oder liegt verdrängt in einem Gebäude.
        - **Persönlicher Vorrat**: Gefolgsleute, die du sofort verwenden kannst. **Allgemeiner Vorrat**: die, die du erst
          anwerben musst.
        - **Handwerker**: ein Gefolgsmann auf einer Aktionskarte.
        - **Stadtviertel**: dein Teil des Platzes der Stadt, wo deine Würfel liegen. Das neutrale Stadtviertel gehört niemandem.
        - **Würfelgruppe**: die 1 bis 3 Würfel einer Aktion.
        - **Wert**: die Summe einer Gruppe, mit dem, was ein Klötzchen dazugibt. **Teiler**: wie viel davon eine Aktivierung
          oder ein Klötzchen braucht.
        - **Klötzchen**: zeigt, was dir auf Karten, Ereignissen und der Kathedrale gehört; es sind immer genug da.
        - **Banner**: ein Feld für ein Klötzchen auf einem Ereignis. Sind alle bedeckt, ist das Ereignis abgewehrt.
        - **Ereignisreihe**: die Ereignisse im Spiel, von links nach rechts, die Plünderung zuerst.
        - **Startkarte**: wer sie hat, beginnt; nach jeder Runde geht sie nach links weiter.

topic-chance =
    .title = Zufall
    .summary = Würfe folgen einem Schlüssel, werden aufgezeichnet und lassen sich vorgeben.
    .keywords = würfel, zufall, startwert, seed, gerecht, echter tisch
    .body =
        Jeder Wurf und jede gezogene Karte ist ein aufgezeichneter Zug der Partie. Das Ergebnis hängt vom Startwert (Seed) und
        von einem Schlüssel ab, nicht davon, was vorher gezogen wurde. Zum Beispiel:

        - Würfel der Arbeitskräfte: Runde, Farbe und Feld;
        - neu geworfene Würfel: Runde, Platz und der wievielte Wurf dieses Platzes es ist;
        - schwarze Würfel: Runde und Stelle unter ihnen.

        Nichts, was du tust, ändert also das Glück der anderen. Zwei Tische mit demselben Startwert treffen auf dieselben
        Würfel, wo immer sie dieselbe Frage stellen; das macht Duplikate und Glücksanalysen möglich. Stapel werden gezogen, wenn
        eine Karte aufgedeckt wird. Würfel, die für Ereignisse geworfen werden, bestimmen nur eine Stelle; zu den schwarzen
        kommen sie nicht. Auch der Startspieler wird ausgelost, wenn keiner genannt ist.

        Ein Ergebnis lässt sich auch vorgeben: für einen Test, ein Duplikat oder echte Würfel an einem echten Tisch. Ein
        unmögliches, etwa eine 7 oder eine Karte, die schon ausliegt, wird abgelehnt und nicht still neu gewürfelt.

topic-notation =
    .title = Die Notation
    .summary = Jeder Zug ist eine lesbare Zeile; wie man sie liest und schreibt.
    .keywords = schreibweise, zeilen, züge, aufzeichnung, buchstaben
    .body =
        Eine Zeile beginnt mit dem Platz, A bis D, oder mit `*` für den Zufall. Würfel werden mit Farbe und Wert geschrieben:
        `Y5` ist eine eigene gelbe 5, `B:Y5` eine von Platz B gekaufte, `N:Y5` eine aus dem neutralen Stadtviertel gekaufte. R
        ist rot, Y gelb, W weiß. Karten, Ereignisse und Persönlichkeiten heißen mit ihren englischen Namen in kleinen
        Buchstaben.

        Die Aktionen eines Zugs, mit ihren Würfeln und, wenn du ein Klötzchen ausgibst, der Karte, deren Klötzchen hilft:

        - `A activate merchant with Y5 Y6 C:Y5 using priest`
        - `A build with W5 B:W2`, `A fight war with R6`, `A settle palace with N:R3`, `A farm with Y3`
        - `A pass`

        Mit Einfluss: `A reroll Y2`, `A recruit`, `A flip`, dann `A turn Y1` für jeden Würfel und `A done`.

        Was auf eine Aktion folgen kann: `A take supply`, `A take palace 3` oder `A take lying palace` (welcher Gefolgsmann),
        `A times 2` (wie viele Aktivierungen oder Klötzchen), `A cube war` (welches Ereignis), `A split 2` (Müller), `A shoot`
        (Bogenschütze). Eine Wahl mit nur einer Möglichkeit wird für dich getroffen und hat keine Zeile.

        Gegen schwarze Würfel: `A beat` oder `A yield`, `A also 1` (ein weiterer schwarzer Würfel), `A with R4` (ein eigener
        Würfel), `A done`. Vor Runde 1: `A place palace 6`.

        Zufall: `* start A`, `* deal A henry_i`, `* reveal merchant`, `* roll yellow A:56 B:3 N:1`, `* event war`, `* site 3`,
        `* black 6 4 1`, `* reroll 5`, `* shot 4`. Aus diesen Zeilen bestehen Aufzeichnungen und Szenarien.
