# The short rules reference of Troyes Dice, in our own words: `troyes rules`, the rules on the page.
# A body is Markdown: paragraphs, lists, tables, **bold**; keywords, separated by commas, are what people search for.

topic-dice_overview =
    .title = Troyes Dice: Überblick
    .summary = Acht Tage, sechzehn Würfel, für jeden ein Wertungszettel: Ressourcen, Gebäude, Gefolgsleute.
    .keywords = ziel, tage, wertungszettel, zusammenfassung
    .body =
        Eine bis zehn Personen füllen je einen Wertungszettel. Eine Partie dauert 8 Tage zu 2 Tageshälften. In jeder Tageshälfte
        werden vier Würfel für alle geworfen; alle wählen gleichzeitig einen davon, ohne zu sehen, was die anderen nehmen, und
        machen damit eins von 3 Dingen:

        - so viele Ressourcen erhalten, wie er zeigt: Einfluss mit Rot, Denare mit Gelb, Wissen mit Weiß;
        - das Prestigegebäude seiner Farbe und Spalte bauen;
        - das Funktionsgebäude seiner Farbe und Spalte bauen.

        Gebäude bringen Gefolgsleute, Ressourcen und Punkte; Gefolgsleute zählen je 1 SP. Niemand kommt dem anderen in die
        Quere: denselben Würfel können alle nehmen. Allein spielst du um deine Bestleistung und für die Ehrentafel.

topic-dice_setup =
    .title = Troyes Dice: Aufbau
    .summary = Ein Wertungszettel, 3 von jeder Ressource, Zahlen für die Spalten, das Sonnenrad.
    .keywords = start, anfang, wertungszettel, zahlen, ausrufer, experte, sonnenrad, vorbereitung, aufbau
    .body =
        Alle nehmen einen Wertungszettel und kreisen 3 Einfluss, 3 Denare und 3 Wissen ein.

        Die sechs Spalten des Zettels erhalten die Zahlen der Würfel, für alle dieselben:

        - **Standard**: 1 bis 6 von links;
        - **Ausrufer**: die Zahl der ersten Spalte wird gewürfelt; der Ausrufer sagt, ob es von da an aufwärts oder abwärts
          weitergeht, im Kreis herum;
        - **Experte**: der Ausrufer nennt die sechs Zahlen, in beliebiger Reihenfolge.

        Der Ausrufer sitzt auf Platz A; spielen dieselben noch einmal, ist es der letzte Sieger. Nur er wird gefragt, vor der
        ersten Tageshälfte; was er sagt, gilt sofort. Was die Optionen vorgeben, wird nicht gefragt.

        Die Zahl sagt, welcher Würfel dort baut. Was ein Gebäude bringt, hängt von der Lage seiner Spalte ab, von links gezählt.

        Die neun Stadtplätze liegen zufällig um das Sonnenrad, mit beliebiger Seite nach oben. Der erste ist am Tag 1 neutral.
        Mit Festmählern und Überfällen werden drei der acht Plättchen gezogen und neben die einfarbigen Stadtplätze gelegt.

        Geworfen werden nur drei durchsichtige Würfel und ein schwarzer.

topic-dice_wheel =
    .title = Troyes Dice: das Sonnenrad
    .summary = Neun Stadtplätze geben den Würfeln ihre Farben; einen davon zerstört der schwarze Würfel.
    .keywords = rad, stadtplätze, farben, neutral, seiten
    .body =
        Um das Sonnenrad liegen neun Stadtplätze, jeder mit einer Farbe auf beiden Seiten: einer ganz rot, einer ganz gelb,
        einer ganz weiß und je zwei in Rot/Gelb, Gelb/Weiß und Weiß/Rot. Wo sie liegen und welche Seite oben ist, bestimmt der
        Zufall.

        Jeden Tag ist eine Stelle neutral, und jeden Tag rückt sie um eins weiter. Im Uhrzeigersinn von ihr aus sind vier
        Stadtplätze am Vormittag im Spiel und die nächsten vier am Nachmittag.

        Auf diese vier Stadtplätze kommen die vier Würfel in steigender Reihenfolge, bei gleichem Wert der schwarze vor einem
        durchsichtigen. Ein durchsichtiger Würfel hat die Farbe seines Stadtplatzes. Der Stadtplatz unter dem schwarzen Würfel
        wird zerstört: dort wird kein Würfel genommen, und am Ende der Tageshälfte wird er auf die andere Seite gedreht.

topic-dice_half_day =
    .title = Troyes Dice: eine Tageshälfte
    .summary = Würfeln, Zerstörung, die Wahl aller, den Stadtplatz umdrehen.
    .keywords = vormittag, nachmittag, tag, würfeln, wählen
    .body =
        - **Würfeln**: drei durchsichtige Würfel und der schwarze, in steigender Reihenfolge ausgelegt.
        - **Zerstörung**: der Stadtplatz unter dem schwarzen Würfel ist für diese Tageshälfte verloren. Ab Tag 3 streichen alle
          außerdem auf ihrem Zettel den Würfel durch, der die Farbe dieses Stadtplatzes und den Wert des schwarzen Würfels hat.
          Was dort nicht steht, kann nicht mehr gebaut werden; was steht, bleibt. Eine Festung in dieser Spalte schützt die drei
          Würfel der Spalte.
        - **Wahl**: alle nehmen einen Würfel, bezahlen ihn, dürfen ihn ändern und nutzen ihn. Alle gleichzeitig; eine Wahl lässt
          sich zurücknehmen, bis auch der Letzte gewählt hat.
        - **Umdrehen**: der zerstörte Stadtplatz zeigt seine andere Seite. Nach dem Nachmittag beginnt ein neuer Tag.

        Wer gar keinen Würfel bezahlen kann, erhält statt einer Aktion 1 Einfluss, 1 Denar und 1 Wissen.

topic-dice_black_die =
    .title = Troyes Dice: der schwarze Würfel
    .summary = Er nimmt der Tageshälfte einen Stadtplatz und ab Tag 3 jedem Zettel einen Würfel.
    .keywords = zerstören, treffen, durchstreichen, festung, schützen
    .body =
        Der schwarze Würfel liegt nach seinem Wert zwischen den durchsichtigen, bei gleichem Wert vor ihnen. Sein Stadtplatz
        fällt für die Tageshälfte aus: dort wird kein Würfel genommen, und ist es der erste Stadtplatz, ist kein Würfel gratis.
        Danach wird der Stadtplatz auf die andere Seite gedreht.

        Ab Tag 3 trifft er auch alle Wertungszettel. Der Würfel mit der Farbe, die der Stadtplatz zeigt, und dem Wert des
        schwarzen Würfels wird durchgestrichen, in der Spalte mit dieser Zahl. Die beiden Gebäude dieses Würfels, das
        Prestigegebäude und das Funktionsgebäude, können dort nicht mehr gebaut werden, wenn sie nicht schon stehen. Ressourcen
        gibt es mit einem solchen Würfel weiterhin; eine Verbindung zu einem verlorenen Gebäude ist mit ihm verloren.

        Eine **Festung** schützt alle drei Würfel ihrer Spalte, sobald sie steht. Was vorher getroffen wurde, repariert sie
        nicht, und eine Festung aus dieser Tageshälfte kommt für den schwarzen Würfel von jetzt zu spät.

topic-dice_paying =
    .title = Troyes Dice: einen Würfel bezahlen
    .summary = Gratis, 1 beliebige Ressource, 1 Denar, 2 Denare, in der Reihenfolge der Stadtplätze.
    .keywords = preis, kosten, umsonst, gratis, denar, stadtplatz
    .body =
        Der Preis hängt vom Stadtplatz ab, im Uhrzeigersinn vom ersten der Tageshälfte an:

        - erster: gratis;
        - zweiter: 1 Ressource deiner Wahl, Einfluss, Denar oder Wissen;
        - dritter: 1 Denar;
        - vierter: 2 Denare.

        Du zahlst mit dem, was du vor der Aktion hattest. Liegt der schwarze Würfel auf dem ersten Stadtplatz, ist kein Würfel
        gratis. Kannst du einen Würfel bezahlen, musst du einen nehmen.

topic-dice_modifying =
    .title = Troyes Dice: einen Würfel ändern
    .summary = Einfluss ändert den Wert, Wissen die Farbe.
    .keywords = ändern, wert, farbe, einfluss, wissen
    .body =
        Bevor du ihn nutzt, darfst du den genommenen Würfel ändern:

        - 1 Einfluss für jeden Schritt nach oben oder unten, zwischen 1 und 6, nie von der 6 weiter zur 1;
        - 2 Wissen für eine andere Farbe, gleich welche.

        Beides zusammen ist möglich. Der geänderte Würfel entscheidet, was du erhältst oder baust. Zwei Dinge richten sich nach
        den Stadtplätzen und nicht nach deiner Änderung: was eine Markthalle zählt und was der schwarze Würfel zerstört.

topic-dice_resources =
    .title = Troyes Dice: Ressourcen
    .summary = Einfluss, Denare, Wissen: drei Leisten mit je 18 Kästchen, die nicht nachwachsen.
    .keywords = güter, waren, einfluss, denare, wissen, leisten, kästchen
    .body =
        | Ressource | Woher | Wofür |
        |---|---|---|
        | Einfluss | rote Würfel | Wert eines Würfels, 1 je Schritt |
        | Denare | gelbe Würfel | dritter und vierter Stadtplatz |
        | Wissen | weiße Würfel | Farbe eines Würfels, 2 |

        Mit jeder der drei bezahlst du den zweiten Stadtplatz.

        Nimm einen Würfel und kreise auf der Leiste so viele Kästchen ein, wie er zeigt. Eine Leiste hat 18 Kästchen. Was du
        ausgibst, wird durchgestrichen und kommt nicht wieder: mehr als diese 18 gibt dir eine Partie von einer Ressource nicht,
        und was nicht hineinpasst, ist verloren.

        Das 6., 12. und 18. Kästchen bringen einen Gefolgsmann in der Farbe der Leiste, gleich wie sie eingekreist werden. Am
        Ende zählen je 2 übrige Ressourcen derselben Art 1 SP.

        Wer keinen Würfel bezahlen kann, erhält statt einer Aktion 1 von jeder.

topic-dice_buildings =
    .title = Troyes Dice: Gebäude
    .summary = Drei Prestige- und drei Funktionsgebäude in jeder der sechs Spalten.
    .keywords = festung, markthalle, palast, grafenpalast, rathaus, bischofssitz, prestige, funktion, spalten
    .body =
        Ein Würfel baut in der Spalte, die seine Zahl trägt. Die Spalten zählen von links; ihre Zahlen laufen von 1 bis 6, oder
        so, wie der Ausrufer es sagt.

        - **Festung** (rot): schützt die Würfel ihrer Spalte vor späteren schwarzen Würfeln und bringt 1 Gefolgsmann: rot in den
          Spalten 1 und 2, gelb in 3 und 4, weiß in 5 und 6.
        - **Markthalle** (gelb): zählt die Würfel, die in dieser Tageshälfte genommen werden können. Spalte 1: 3 Einfluss je
          rotem Würfel; 2: 2 rote Gefolgsleute je rotem Würfel; 3: 3 Denare je gelbem Würfel; 4: 2 gelbe Gefolgsleute je gelbem
          Würfel; 5: 3 Wissen je weißem Würfel; 6: 2 weiße Gefolgsleute je weißem Würfel.
        - **Kathedrale** (weiß): am Ende Punkte für jede Festung (Spalte 1), jeden Palast (2), jede Markthalle (3), jedes
          Rathaus (4), jede Kathedrale (5) oder jeden Bischofssitz (6), die du hast. Deine erste und zweite Kathedrale zählen
          dafür je 1 SP, die dritte und vierte 2, die fünfte und sechste 3.
        - **Palast**, **Rathaus**, **Bischofssitz**: 2 Gefolgsleute ihrer Farbe.

        Nichts kann zweimal gebaut werden, und nichts dort, wo der Würfel durchgestrichen ist.

topic-dice_cathedral =
    .title = Troyes Dice: Kathedralen
    .summary = Sechs gibt es, und jede zählt am Ende die Gebäude einer Art.
    .keywords = kathedrale, malnehmen, punkte, weiß
    .body =
        Eine Kathedrale ist das Prestigegebäude der weißen Würfel. Sofort bringt sie nichts. Am Ende zählt sie auf deinem
        Wertungszettel die Gebäude einer Art, je nach Lage ihrer Spalte von links:

        | Spalte | Sie zählt |
        |---|---|
        | 1 | Festungen |
        | 2 | Paläste |
        | 3 | Markthallen |
        | 4 | Rathäuser |
        | 5 | Kathedralen, sie selbst eingeschlossen |
        | 6 | Bischofssitze |

        Was jedes davon wert ist, hängt davon ab, als wievielte du die Kathedrale gebaut hast: 1 SP bei deiner ersten und
        zweiten, 2 bei der dritten und vierten, 3 bei der fünften und sechsten. Es zählen die Gebäude, die am Ende stehen,
        gleich wann sie gebaut wurden.

        Beispiel: deine dritte Kathedrale steht in Spalte 6, und am Ende hast du 4 Bischofssitze: 8 SP.

topic-dice_bonuses =
    .title = Troyes Dice: Boni und Ketten
    .summary = Verbindungen, Kästchen, Leisten und Spalten lösen einander aus.
    .keywords = verbindungen, kette, spalten, leisten, bonus
    .body =
        - **Kästchen**: die 6., 12. und 18. Ressource einer Leiste bringen einen Gefolgsmann in ihrer Farbe.
        - **Verbindungen**, wenn beide Nachbarn stehen: Festung 1-2: 1 roter Gefolgsmann; 3-4: 1 gelber; 5-6: 1 weißer. Palast
          1-2: 2 rote Gefolgsleute; 5-6: 3 Einfluss. Rathaus 1-2: 3 Denare; 3-4: 2 gelbe Gefolgsleute. Bischofssitz 3-4: 3
          Wissen; 5-6: 2 weiße Gefolgsleute.
        - **Spalten der Gefolgsleute**: haben alle drei Leisten die 3 erreicht, 1 Ressource von jeder Art; bei 6 und 11 ein
          Funktionsgebäude deiner Wahl.
        - **Leisten der Gefolgsleute**: der 15. bringt ein Prestigegebäude einer anderen Farbe, der 20. einen Gefolgsmann jeder
          anderen Farbe.

        Ein Gebäude als Bonus kostet nichts und bringt ein, was es sonst auch bringt; kann nichts gebaut werden, verfällt es.
        Ressourcen über die 18. hinaus verfallen; ein Gefolgsmann, dessen Leiste voll ist, geht auf eine andere Leiste deiner
        Wahl.

        Gewinne werden einer nach dem anderen abgehandelt: erst der des Gebäudes, dann seine Verbindung, dann Leisten, dann
        Spalten.

topic-dice_residents =
    .title = Troyes Dice: Gefolgsleute
    .summary = Drei Leisten mit je 20, jeder 1 SP, und Boni unterwegs.
    .keywords = gefolgsmann, leute, leisten, punkte, bonus
    .body =
        Gefolgsleute sind rot, gelb oder weiß und füllen je eine Leiste mit 20 Feldern. Jeder von ihnen zählt 1 SP.

        Sie kommen aus Funktionsgebäuden (2 in der Farbe des Gebäudes), aus Festungen (1), aus manchen Markthallen (2 für jeden
        Würfel der Farbe), aus Verbindungen zwischen Nachbarn und vom 6., 12. und 18. Kästchen jeder Ressource.

        Unterwegs:

        - alle drei Leisten bei 3: 1 Ressource von jeder Art;
        - alle drei bei 6 und noch einmal bei 11: ein Funktionsgebäude deiner Wahl, gratis;
        - der 15. einer Leiste: ein Prestigegebäude in einer der beiden anderen Farben, gratis;
        - der 20. einer Leiste: 1 Gefolgsmann jeder anderen Farbe.

        Findet ein Gefolgsmann seine Leiste voll, geht er auf eine andere deiner Wahl und kann dort einen Bonus erreichen. Die
        kürzeste Leiste entscheidet über die Boni aller drei: halte sie also beisammen.

topic-dice_scoring =
    .title = Troyes Dice: Wertung
    .summary = Kathedralen, Paare von Ressourcen, Gefolgsleute.
    .keywords = punkte, sp, siegpunkte, ende, sieger, gleichstand, abrechnung
    .body =
        - Jede Kathedrale: ihre Zahl mal die Gebäude, die sie zählt.
        - 1 SP für je 2 übrige Ressourcen derselben Art.
        - 1 SP für jeden Gefolgsmann.

        Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.

topic-dice_banquets =
    .title = Troyes Dice: Festmähler und Überfälle
    .summary = Drei Plättchen neben den einfarbigen Stadtplätzen helfen, bis der schwarze Würfel kommt.
    .keywords = plättchen, festmahl, überfall, modul
    .body =
        Neben dem ganz roten, dem ganz gelben und dem ganz weißen Stadtplatz liegen drei von acht Plättchen, das Festmahl oben.
        Ein Plättchen wirkt auf alle, die den Würfel seines Stadtplatzes nehmen. Zerstört der schwarze Würfel den Stadtplatz,
        zeigt das Plättchen für den Rest der Partie seinen Überfall.

        | | Festmahl | Überfall |
        |---|---|---|
        | 1 | jeder Einfluss ändert den Wert um bis zu 2 | sein Wert darf nicht geändert werden |
        | 2 | der Würfel ist gratis | 1 Denar mehr |
        | 3 | Kathedrale: 1 Ressource von jeder Art | 1 Wissen mehr |
        | 4 | Funktionsgebäude: 1 Gefolgsmann seiner Farbe mehr | Wert 0; Einfluss kann ihn erhöhen |
        | 5 | eine andere Farbe kostet 1 Wissen | die Farbe bleibt |
        | 6 | Festung: 1 roter Gefolgsmann mehr und 1 gelber oder weißer | 1 Einfluss mehr |
        | 7 | Markthalle: ein Würfel der nötigen Farbe mehr | kein Prestigegebäude |
        | 8 | der schwarze Würfel zerstört hier nichts und kann genommen werden; danach dreht sich das Plättchen | ein durchsichtiger Würfel gilt hier als schwarz |

        Festmähler wirken nicht auf Gebäude, die du als Bonus baust.

topic-dice_honours =
    .title = Troyes Dice: die Ehrentafel
    .summary = Leistungen, die dir von Partie zu Partie bleiben.
    .keywords = leistungen, ehren, erfolge, ehrentafel
    .body =
        Jede beendete Partie wird auf diese Leistungen geprüft, und wer eine einmal erreicht hat, behält sie:

        - 3 Partien allein, 3 mit anderen, 3 mit Festmählern und Überfällen;
        - 45, 55 und 65 SP;
        - eine Partie mit anderen, Bots eingeschlossen, mit mehr als 60 SP gewonnen;
        - 18 SP durch eine einzige Persönlichkeit;
        - 40 Gefolgsleute;
        - alle sechs Prestigegebäude einer Reihe, für jede der drei Reihen;
        - alle sechs Funktionsgebäude einer Reihe, für jede der drei Reihen;
        - eine ganze Leiste Ressourcen eingekreist, ausgegeben oder nicht, für jede der drei;
        - eine ganze Leiste Gefolgsleute, für jede der drei.

        `troyes honours` zeigt die Tafel.
