# The activity cards and events of The Ladies of Troyes, in the form of the English file.

card-woodcutter = Holzfäller
    .text = Entweder fällen: jede Aktivierung legt 1 deiner Klötzchen auf diese Karte. Oder verkaufen: jede Aktivierung nimmt 1 deiner Klötzchen von ihr und bringt { COUNT($gain-deniers, of: "deniers") }. Eine Aktion tut das eine oder das andere, nie beides.
    .short = Klötzchen herlegen oder für { COUNT($gain-deniers, of: "deniers") } verkaufen.

card-clog_maker = Holzschuherin
    .text = Zähle deine Gefolgsleute, die im Rathaus stehen: jeder bringt dir { COUNT($gain-deniers, of: "deniers") }. Die dort liegenden zählen nicht.
    .short = { COUNT($gain-deniers, of: "deniers") } je eigenem Gefolgsmann im Rathaus.

card-weaver = Weberin
    .text = Zähle deine Handwerker auf allen Aktionskarten, auch den auf dieser und die auf einer Abbildung: jeder bringt dir { COUNT($gain-deniers, of: "deniers") }.
    .short = { COUNT($gain-deniers, of: "deniers") } je eigenem Handwerker.

card-hostess = Wirtin
    .text = Erhalte { $gain-influence } Einfluss oder { $gain-vp } SP. Jede Aktivierung derselben Aktion darf anders wählen.
    .short = Erhalte { $gain-influence } Einfluss oder { $gain-vp } SP.

card-distiller = Schnapsbrenner
    .text = Gib 1 Klötzchen zu einer Würfelgruppe mit einem Würfel deines eigenen Stadtviertels aus: dieser zeigt seine gegenüberliegende Seite (1 und 6, 2 und 5, 3 und 4). Nur ein Würfel dreht sich, nie ein gekaufter. Gilt für Aktionskarten, Kathedrale, Ereignisse, das Einsetzen eines Gefolgsmanns und Landwirtschaft; nicht für die Wache und nicht für eine Gruppe gemischter Farben.
    .short = Später: drehe einen eigenen Würfel um.

card-winegrower = Winzer
    .text = Gib 1 Klötzchen zu einer Würfelgruppe beliebiger Farbe aus: einer ihrer Würfel aus einem anderen Stadtviertel, auch dem neutralen, ist gratis, und niemand wird für ihn bezahlt. Für die Größe der Gruppe zählt er mit, weitere gekaufte Würfel kosten also wie üblich { $prices-0 }, { $prices-1 } oder { $prices-2 } Denare. Ein violetter Würfel kann nicht genommen werden. Gilt für Aktionskarten, Kathedrale, Ereignisse, das Einsetzen eines Gefolgsmanns, Landwirtschaft und die Wache; nicht für eine Gruppe gemischter Farben.
    .short = Später: ein gekaufter Würfel einer Gruppe ist gratis.
    .king = Gib 1 Klötzchen zu einer Würfelgruppe beliebiger Farbe aus: einer ihrer Würfel aus dem Stadtviertel des Königs ist gratis. Für die Größe der Gruppe zählt er mit, weitere gekaufte Würfel kosten also wie üblich { $prices-0 }, { $prices-1 } oder { $prices-2 } Denare. Gilt für Aktionskarten, Kathedrale, Ereignisse, das Einsetzen eines Gefolgsmanns, Landwirtschaft und die Wache; nicht für eine Gruppe gemischter Farben.

card-banker = Bankier
    .text = Wenn du noch mindestens { COUNT($at_least, of: "deniers") } hast, nachdem Würfel und Handwerker bezahlt sind, erhältst du { $gain-vp } SP. Das Geld bleibt dir. Denare, die auf deinem Stadtviertel liegen, zählen nicht.
    .short = { $gain-vp } SP, wenn du noch { COUNT($at_least, of: "deniers") } hast.

card-breeder = Viehzüchter
    .text = Entweder kaufen: jede Aktivierung kostet { COUNT($price, of: "deniers") } und legt 1 deiner Klötzchen auf diese Karte. Oder verkaufen: jede Aktivierung nimmt 1 deiner Klötzchen von ihr und bringt { $gain-vp } SP. Eine Aktion tut das eine oder das andere, nie beides.
    .short = Klötzchen für { COUNT($price, of: "deniers") } kaufen oder für { $gain-vp } SP verkaufen.

card-master_craftsman = Handwerksmeister
    .text = Erhalte { $gain-vp } SP für jedes vollständige Paar deiner Handwerker auf den Aktionskarten, auch mit dem auf dieser und denen auf einer Abbildung.
    .short = { $gain-vp } SP je 2 deiner Handwerker.

card-bishop = Bischof
    .text = Zähle deine Klötzchen auf der Kathedrale, auf allen Ebenen: jedes bringt dir { COUNT($gain-deniers, of: "deniers") }.
    .short = { COUNT($gain-deniers, of: "deniers") } je eigenem Klötzchen auf der Kathedrale.

card-augustinian = Augustiner
    .text = Gib 1 Klötzchen zu einer Gruppe aus 1 oder 2 gelben Würfeln aus: das Klötzchen gehört als deine eigene gelbe { $improve-joker } dazu. Es zählt zur Obergrenze ({ COUNT($rules-lot_limit, of: "dice") }) und verteuert gekaufte Würfel wie jeder Würfel; es steht nie allein. Gilt für Aktionskarten, Ereignisse und Landwirtschaft, nicht beim Einsetzen eines Gefolgsmanns.
    .short = Später: eine gelbe { $improve-joker } zu einer Gruppe von 1 oder 2.

card-templar_commander = Templerkomtur
    .text = Gib 1 Klötzchen zu einer Gruppe roter Würfel aus: je ein Würfel aus jedem anderen Stadtviertel, auch dem neutralen, kostet nur { COUNT($improve-discount, of: "deniers") }, egal wie groß die Gruppe ist. Jeden weiteren Würfel aus demselben Stadtviertel kaufst du zum üblichen Preis. Gilt für Aktionskarten, Ereignisse und das Einsetzen eines Gefolgsmanns im Palast. Sein Handwerker wird mit { $hire } Einfluss bezahlt, nicht mit Denaren.
    .short =
        Später: je Viertel ein roter Würfel für { COUNT($improve-discount, of: "deniers") }.
    .king = Gib 1 Klötzchen zu einer Gruppe roter Würfel aus: ein Würfel des Königs kostet nur { COUNT($improve-discount, of: "deniers") }, egal wie groß die Gruppe ist. Jeden weiteren kaufst du ihm zum üblichen Preis ab. Gilt für Aktionskarten, Ereignisse und das Einsetzen eines Gefolgsmanns im Palast. Sein Handwerker wird mit { $hire } Einfluss bezahlt, nicht mit Denaren.
    .king-short = Später: ein roter Würfel des Königs für { COUNT($improve-discount, of: "deniers") }.

card-herbalist = Kräuterfrau
    .text = Gib 1 Klötzchen zu einer Gruppe aus genau 1 weißen Würfel aus: er gilt als { COUNT($improve-copies, of: "red-dice") } mit seinem Wert. Er kostet { COUNT($rules-die_price, of: "deniers") }, wenn er aus einem anderen Stadtviertel kommt. Gilt für rote Aktionskarten, die Pilgerfahrt und Ereignisse, die mit roten Würfeln bekämpft werden, nicht beim Einsetzen eines Gefolgsmanns.
    .short =
        Später: 1 weißer Würfel gilt als { $improve-copies ->
            [one] { $improve-copies } roter
           *[other] { $improve-copies } rote
        }.

card-master_builder = Baumeister
    .text = Lege 1 deiner Klötzchen auf die Kathedrale, auf die unterste leere Ebene einer beliebigen Spalte, für die üblichen SP und den üblichen Einfluss dieser Spalte. Nur diese Karte darf über einer vollen Spalte aus drei Klötzchen eine vierte Ebene beginnen. Solange diese Karte im Spiel ist, verliert jeder Spieler, der am Ende kein Klötzchen auf der vierten Ebene hat, { $rules-missing_level_vp } SP, wie bei den anderen drei.
    .short = Baue in einer beliebigen Spalte, auch auf Ebene 4.

card-preacher = Prediger
    .text = Gib 1 Klötzchen zu einer Würfelgruppe beliebiger Farbe aus: nenne einen ihrer Würfel, und alle anderen nehmen seinen Wert an. Gilt für Aktionskarten, Ereignisse, Landwirtschaft und die Kathedrale, wo sich die Klötzchen dann in einer Spalte stapeln; nicht beim Einsetzen eines Gefolgsmanns und nicht für eine Gruppe gemischter Farben.
    .short = Später: eine ganze Gruppe zeigt denselben Wert.

card-scribe = Schreiber
    .text = Zähle die Ereigniskarten, die du bisher gewonnen hast: jede bringt dir { $gain-vp } SP. Die Plünderung gibt keine Karte.
    .short = { $gain-vp } SP je gewonnenem Ereignis.

card-hermit = Einsiedler
    .text = Lege 1 deiner Klötzchen auf diese Karte. Am Spielende zählst du die Klötzchen aller Spieler hier: jedes ist { $cube_vp } SP minus diese Zahl wert, mindestens aber 1 SP. Der Einsiedler ist gern allein.
    .short = Ein Klötzchen: { $cube_vp } SP minus alle Klötzchen hier.
    .king = Lege 1 deiner Klötzchen auf diese Karte. Am Spielende zählst du deine Klötzchen hier: jedes ist { $cube_vp } SP minus diese Zahl wert, mindestens aber 1 SP. Der Einsiedler ist gern allein.

card-beguine = Begine
    .text = Sobald die Gruppe den Platz der Stadt verlassen hat, zähle die weißen Würfel, die noch in deinem Stadtviertel liegen: jeder bringt dir { $gain-vp } SP. Ein violetter Würfel ist nicht weiß.
    .short = { $gain-vp } SP je weißem Würfel, den du noch hast.

card-ransom = Lösegeld
    .text = Gib { COUNT($cost-deniers, of: "deniers") } aus und lege 1 deiner Klötzchen auf ein Ereignis, was { $rules-cube_influence } Einfluss bringt. Die Klötzchen einer Aktion dürfen auf verschiedene Ereignisse, aber nie auf den Räuberhauptmann.
    .short = Zahle { COUNT($cost-deniers, of: "deniers") }: 1 Klötzchen auf ein Ereignis.

card-catapult = Katapult
    .text = Entweder laden: jede Aktivierung legt 1 deiner Klötzchen auf diese Karte. Oder schießen: jede Aktivierung nimmt 1 deiner Klötzchen von ihr und legt 2 andere zusammen auf ein Ereignis; ist dort nur 1 Banner frei, nur 1. Jedes Klötzchen auf einem Ereignis bringt { $rules-cube_influence } Einfluss. Jeder Schuss darf auf ein anderes Ereignis zielen, aber nie auf den Räuberhauptmann. Eine Aktion lädt oder schießt, nie beides.
    .short = Lade ein Klötzchen, oder schieß: 2 auf ein Ereignis.

card-scout = Kundschafter
    .text = Lege je 1 deiner Klötzchen auf beliebig viele verschiedene Ereignisse, die Plünderung eingeschlossen, für je { COUNT($price, of: "deniers") }. Jedes Klötzchen bringt { $rules-cube_influence } Einfluss. Der Räuberhauptmann ist außer Reichweite. Jede Aktivierung wählt ihre Ereignisse neu.
    .short = Je 1 Klötzchen auf beliebige Ereignisse, je { COUNT($price, of: "deniers") }.

card-executioner = Henker
    .text = Erhalte { $gain-influence } Einfluss, und nimm dem Gegner mit dem meisten Einfluss 1 weiteren ab; haben mehrere gleich viel, nenne einen von ihnen. Sieh bei jeder Aktivierung neu nach. Hat kein Gegner Einfluss, gibt es nichts zu nehmen. Ein Gegner verliert seinen auch dann, wenn deine Leiste voll ist.
    .short = { $gain-influence } Einfluss, dazu 1 vom Gegner mit dem meisten.
    .king = Erhalte { $gain-influence } Einfluss. Der König hat keinen, den man ihm nehmen könnte.
    .king-short = Erhalte { $gain-influence } Einfluss. Beim König ist keiner zu holen.

card-castellan = Burgvogt
    .text = Entweder legt jede Aktivierung 1 deiner Klötzchen auf diese Karte, oder jede Aktivierung nimmt 1 deiner Klötzchen von ihr und bringt { $gain-influence } Einfluss. Eine Aktion tut das eine oder das andere, nie beides.
    .short = Klötzchen herlegen oder für { $gain-influence } Einfluss ausgeben.

card-recruiter = Werber
    .text = Gib 1 Klötzchen zu einer Gruppe aus 1 oder 2 roten Würfeln aus: das Klötzchen gehört als deine eigene rote { $improve-joker } dazu. Es zählt zur Obergrenze ({ COUNT($rules-lot_limit, of: "dice") }) und verteuert gekaufte Würfel wie jeder Würfel; es steht nie allein. Gilt für Aktionskarten und Ereignisse, nicht beim Einsetzen eines Gefolgsmanns. Sein Handwerker wird mit { $hire } Einfluss bezahlt, nicht mit Denaren.
    .short = Später: eine rote { $improve-joker } zu einer Gruppe von 1 oder 2.

card-wedding = Hochzeit
    .text = { $exchange }
    .short = Zahle { COUNT($cost-deniers, of: "deniers") }, erhalte { $gain-vp } SP.

card-fort = Fort
    .text = Jeder Würfel der Gruppe legt 1 deiner Klötzchen auf diese Karte, für { $gain-vp } SP und { $gain-influence } Einfluss, wenn er 1 bis 3 zeigt, oder für { $double-vp } SP und { $double-influence } Einfluss, wenn er 4 oder mehr wert ist. Am Spielende erhält der Spieler mit den meisten Klötzchen hier { $most_vp } SP; bei Gleichstand wird geteilt, abgerundet.
    .short = { $gain-vp } SP, { $gain-influence } Einfluss je Würfel; ab 4 doppelt.
    .king = Jeder Würfel der Gruppe legt 1 deiner Klötzchen auf diese Karte, für { $gain-vp } SP und { $gain-influence } Einfluss, wenn er 1 bis 3 zeigt, oder für { $double-vp } SP und { $double-influence } Einfluss, wenn er 4 oder mehr wert ist. Am Spielende erhältst du { $most_vp } SP, wenn du ein Klötzchen hier hast: der König legt keine.

card-princess = Prinzessin
    .text = Lege 1 deiner Klötzchen auf diese Karte. Am Spielende erhält der Spieler mit den meisten Klötzchen hier { $most_vp } SP; bei Gleichstand wird geteilt, abgerundet.
    .short = Klötzchen herlegen. Die meisten: { $most_vp } SP am Ende.
    .king = Lege 1 deiner Klötzchen auf diese Karte. Am Spielende erhältst du { $most_vp } SP, wenn du ein Klötzchen hier hast: der König legt keine.
    .king-short = Klötzchen herlegen. Eins genügt: { $most_vp } SP am Ende.

event-wolves = Wölfe
    .text = { raid }
    .short = { raid-short }

event-outlaw_chief = Räuberhauptmann
    .text = In jeder Runde ist jeder schwarze Würfel, der die Stadt angreift, { $black_bonus } mehr wert als geworfen, höchstens 6. Würfel, mit denen andere Ereignisse einen Ort bestimmen, sind nicht betroffen. Dieses Ereignis erhält Klötzchen nur von Spielern, die es mit Würfeln bekämpfen: Aktionskarten und Unterstützung gehen daran vorbei.
    .short = Feinde zählen { $black_bonus } mehr. Nur Würfel treffen ihn.
    .king = In jeder Runde ist jeder schwarze Würfel, der die Stadt angreift, { $black_bonus } mehr wert als geworfen, höchstens 6. Würfel, mit denen andere Ereignisse einen Ort bestimmen, sind nicht betroffen. Dieses Ereignis erhält Klötzchen nur von dir, wenn du es mit Würfeln bekämpfst, und vom König, wenn er es vollendet: Aktionskarten und Unterstützung gehen daran vorbei.
    .king-short = Feinde: +{ $black_bonus }. Ihn treffen nur Würfel und König.

event-harsh_winter = Strenger Winter
    .text = In jeder Runde gibt jeder Spieler 1 seiner Klötzchen nach eigener Wahl ab, von einer Außenaktion oder von einer Aktionskarte, die verzögert oder gemischt ist oder erst am Spielende zählt. Klötzchen auf Ereignissen und auf der Kathedrale sind sicher. Wer kein solches Klötzchen hat, verliert nichts.
    .short = Jede Familie verliert ein Klötzchen (Karte, Tor).
    .king = In jeder Runde gibst du 1 deiner Klötzchen nach eigener Wahl ab, von einer Außenaktion oder von einer Aktionskarte, die verzögert oder gemischt ist oder erst am Spielende zählt. Klötzchen auf Ereignissen und auf der Kathedrale sind sicher. Ohne ein solches Klötzchen verlierst du nichts. Der König bleibt verschont.
    .king-short = Nur du verlierst ein Klötzchen (Karte, Tor).

event-uprising = Aufstand
    .text = Wirf in jeder Runde einen Würfel: 1 oder 2 meint den Bischofssitz, 3 oder 4 den Palast, 5 oder 6 das Rathaus. Alle Gefolgsleute, die dort stehen, werden zufällig auf die 6 Felder verteilt, zusammen mit denen, die dort liegen, oder, wenn dort keiner liegt, mit 1 neutralen Gefolgsmann aus dem Vorrat. Wer kein Feld findet, liegt bis zum Ende der Runde auf dem Gebäude.
    .short = Die Leute eines Gebäudes tauschen die Plätze.
    .king = Wirf in jeder Runde einen Würfel: 1 oder 2 meint den Bischofssitz, 3 oder 4 den Palast, 5 oder 6 das Rathaus. Alle Gefolgsleute, die dort stehen, werden zufällig auf die 6 Felder verteilt, zusammen mit denen, die dort liegen, oder, wenn dort keiner liegt, mit 1 weiteren Gefolgsmann des Königs. Wer kein Feld findet, liegt bis zum Ende der Runde auf dem Gebäude.

event-monk_event = Bettelmönch
    .text = Wirf in jeder Runde einen Würfel: 1 oder 2 meint die weißen Aktionskarten, 3 oder 4 die gelben, 5 oder 6 die roten. Ein neutraler Gefolgsmann nimmt das freie Handwerkerfeld dieser Farbe ein, das die meisten SP wert ist, bei mehreren gleichen das auf der Karte der niedrigsten Stufe. Nur offene Karten zählen. Nichts geschieht, wenn kein Feld frei ist oder wenn alle neutralen Gefolgsleute im Spiel sind. Er bleibt dort, wenn dieses Ereignis abgewehrt ist, und gibt keinen Würfel.
    .short = Neutraler Gefolgsmann auf ein Handwerkerfeld.
    .king = Wirf in jeder Runde einen Würfel: 1 oder 2 meint die weißen Aktionskarten, 3 oder 4 die gelben, 5 oder 6 die roten. Ein Gefolgsmann des Königs nimmt das freie Handwerkerfeld dieser Farbe ein, das die meisten SP wert ist, bei mehreren gleichen das auf der Karte der niedrigsten Stufe. Nur offene Karten zählen. Nichts geschieht, wenn kein Feld frei ist oder wenn der König keinen Gefolgsmann mehr hat. Er bleibt dort, wenn dieses Ereignis abgewehrt ist, gibt keinen Würfel und zählt am Ende für den König.
    .king-short = Gefolgsmann des Königs auf ein Handwerkerfeld.

event-possession = Besessenheit
    .text = Nur in der Runde, in der es erscheint, setzt jeder Spieler, beginnend mit dem Startspieler, 1 seiner Gefolgsleute auf diese Karte: aus dem eigenen Vorrat, von einer beliebigen Stelle des Spielplans, liegend oder stehend, oder für { $rules-recruit_cost } Einfluss angeworben, wenn der eigene Vorrat leer ist. Wer das nicht kann, verliert { $rules-penalty_vp } SP. Wer hier ein Klötzchen legt, befreit 1 dieser Gefolgsleute, egal wem er gehört; ein neutrales Klötzchen der Unterstützung befreit einen zufälligen. Befreite Gefolgsleute gehen in den Vorrat ihres Besitzers, ebenso alle, die noch da sind, wenn das Ereignis abgewehrt ist.
    .short = 1 Gefolgsmann je Familie; 1 Klötzchen befreit 1.
    .king = Nur in der Runde, in der es erscheint, setzt du 1 deiner Gefolgsleute auf diese Karte: aus deinem Vorrat, von einer beliebigen Stelle des Spielplans, liegend oder stehend, oder für { $rules-recruit_cost } Einfluss angeworben, wenn dein Vorrat leer ist. Kannst du das nicht, verlierst du { $rules-penalty_vp } SP. Der König bleibt verschont. Ein hier gelegtes Klötzchen, deins oder eins des Königs, befreit deinen Gefolgsmann in deinen Vorrat, ebenso das Ende des Ereignisses.
    .king-short = Nimmt 1 Gefolgsmann; 1 Klötzchen befreit ihn.
