# The activity cards of the base box, in the form of the English file.

card-artisan = Kunsthandwerker
    .text = { $exchange }
    .short = Gib { $cost-influence } Einfluss aus, erhalte { COUNT($gain-deniers, of: "deniers") }.

card-merchant = Kaufmann
    .text = { $exchange }
    .short = Erhalte { COUNT($gain-deniers, of: "deniers") }.

card-miller = Müller
    .text = Wähle den Palast oder den Bischofssitz: du erhältst { COUNT($gain-deniers, of: "deniers") } für jeden deiner Gefolgsleute, der dort steht. Verdrängte Gefolgsleute zählen nicht. Bei jeder Aktivierung wählst du neu.
    .short = { COUNT($gain-deniers, of: "deniers") } je Gefolgsmann im Palast oder Bischofssitz.

card-innkeeper = Gastwirt
    .text = { $exchange }
    .short = Zahle { COUNT($cost-deniers, of: "deniers") }, erhalte { $gain-influence } Einfluss.

card-blacksmith = Schmied
    .text = Gib 1 Klötzchen zu einer Gruppe roter Würfel aus: ihre Summe steigt um { $improve-add_lot }, egal wie viele Würfel es sind. Gilt für Aktionskarten und Ereignisse, nicht beim Einsetzen eines Gefolgsmanns.
    .short = Später: +{ $improve-add_lot } für eine rote Gruppe.

card-militiaman = Bürgerwehr
    .text = Gib 1 Klötzchen zu einer Gruppe gelber Würfel aus: die Gruppe gilt als rot, mit denselben Werten. Alle ihre Würfel müssen gelb sein. Gilt für rote Aktionskarten, für Ereignisse, die mit roten Würfeln bekämpft werden, und mit einem einzelnen Würfel für das Einsetzen eines Gefolgsmanns im Palast.
    .short = Später: eine gelbe Gruppe gilt als rot.

card-journeyman = Geselle
    .text = { $exchange }
    .short = Zahle { COUNT($cost-deniers, of: "deniers") }, erhalte { $gain-vp } SP.

card-goldsmith = Goldschmied
    .text = { $exchange }
    .short = Erhalte { $gain-vp } SP und { COUNT($gain-deniers, of: "deniers") }.

card-sculptor = Bildhauer
    .text = { $exchange }
    .short = Erhalte { $gain-vp } SP.

card-tithe = Zehnt
    .text = Gib 1 Klötzchen zu einer Gruppe gelber Würfel aus: gratis sind je ein Würfel von jedem anderen Spieler und { COUNT($rules-neutral_free_dice, of: "dice") } aus dem neutralen Stadtviertel. Jeden weiteren Würfel aus demselben Stadtviertel kaufst du zum üblichen Preis. Gilt für Aktionskarten, Ereignisse, Landwirtschaft, das Einsetzen eines Gefolgsmanns im Rathaus und die Wache auf der Stadtmauer.
    .short = Später: ein gelber Würfel je Viertel gratis.
    .king = Gib 1 Klötzchen zu einer Gruppe gelber Würfel aus: bis zu { COUNT($rules-neutral_free_dice, of: "dice") } des Königs sind gratis. Jeden weiteren kaufst du ihm zum üblichen Preis ab. Gilt für Aktionskarten, Ereignisse, Landwirtschaft, das Einsetzen eines Gefolgsmanns im Rathaus und die Wache auf der Stadtmauer.
    .king-short = Später: bis zu { COUNT($rules-neutral_free_dice, of: "yellow-dice") } des Königs gratis.

card-monk = Mönch
    .text = Gib 1 Klötzchen zu einer Gruppe aus genau 1 weißen Würfel aus: er gilt als { COUNT($improve-copies, of: "yellow-dice") } mit seinem Wert. Er kostet { COUNT($rules-die_price, of: "deniers") }, wenn er aus einem anderen Stadtviertel kommt. Gilt für gelbe Aktionskarten, die Pilgerfahrt, Ereignisse, die mit gelben Würfeln bekämpft werden, und Landwirtschaft, nicht beim Einsetzen eines Gefolgsmanns.
    .short =
        Später: 1 weißer Würfel gilt als { $improve-copies ->
            [one] { $improve-copies } gelber
           *[other] { $improve-copies } gelbe
        }.

card-priest = Priester
    .text = Gib 1 Klötzchen zu einer Gruppe gelber Würfel aus: jeder Würfel ist { $improve-add_die } mehr wert, auch über 6 hinaus. Gilt für Aktionskarten, Ereignisse und Landwirtschaft, nicht beim Einsetzen eines Gefolgsmanns.
    .short = Später: +{ $improve-add_die } je gelbem Würfel einer Gruppe.

card-apprenticeship = Lehrzeit
    .text = Gib 1 Klötzchen zu einer Würfelgruppe beliebiger Farbe aus: jeder Würfel ist { $improve-set_die } wert. Gilt für Aktionskarten, Ereignisse und Landwirtschaft, auch für eine Gruppe gemischter Farben bei der Pilgerfahrt; nicht für die Kathedrale und nicht beim Einsetzen eines Gefolgsmanns.
    .short = Später: jeder Würfel einer Gruppe ist { $improve-set_die } wert.

card-confession = Beichte
    .text = Gib 1 Klötzchen zu einer Würfelgruppe beliebiger Farbe aus: jeder Würfel ist { $improve-add_die } mehr wert, auch über 6 hinaus. Gilt für Aktionskarten, Ereignisse und Landwirtschaft, auch für eine Gruppe gemischter Farben bei der Pilgerfahrt; nicht für die Kathedrale und nicht beim Einsetzen eines Gefolgsmanns.
    .short = Später: +{ $improve-add_die } je Würfel einer Gruppe.

card-templar = Tempelritter
    .text = Gib 1 Klötzchen zu einer Gruppe aus genau 1 weißen Würfel aus: er gilt als { COUNT($improve-copies, of: "red-dice") } mit seinem Wert. Er kostet { COUNT($rules-die_price, of: "deniers") }, wenn er aus einem anderen Stadtviertel kommt. Gilt für rote Aktionskarten, die Pilgerfahrt und Ereignisse, die mit roten Würfeln bekämpft werden, nicht beim Einsetzen eines Gefolgsmanns.
    .short =
        Später: 1 weißer Würfel gilt als { $improve-copies ->
            [one] { $improve-copies } roter
           *[other] { $improve-copies } rote
        }.

card-pilgrimage = Pilgerfahrt
    .text = { $exchange } Die Gruppe darf Würfel aller Farben mischen; eine gemischte Gruppe wird nur von einem Klötzchen der Karten Lehrzeit oder Beichte verbessert.
    .short = Erhalte { $gain-vp } SP. Die Gruppe darf Farben mischen.

card-procession = Prozession
    .text = Sobald die Gruppe den Platz der Stadt verlassen hat, erhält der Spieler, der noch die meisten Würfel in seinem Stadtviertel hat, { $gain-vp } SP, auch wenn du es nicht bist. Bei Gleichstand erhält jeder Beteiligte { $gain-vp } SP. Es braucht mindestens 1 Würfel. Liegen allein im neutralen Stadtviertel die meisten, erhält niemand etwas.
    .short = { $gain-vp } SP für den mit den meisten übrigen Würfeln.
    .king = Sobald die Gruppe den Platz der Stadt verlassen hat, erhält derjenige von euch beiden, du oder der König, der noch mehr Würfel in seinem Stadtviertel hat, { $gain-vp } SP, auch wenn es der König ist. Habt ihr gleich viele, erhält jeder { $gain-vp } SP. Es braucht mindestens 1 Würfel.
    .king-short = { $gain-vp } SP für dich oder den König: mehr Würfel übrig.

card-glassblower = Glasbläser
    .text = Erhalte { $gain-vp } SP für jedes vollständige Paar deiner Klötzchen auf der Kathedrale.
    .short = { $gain-vp } SP je 2 deiner Klötzchen auf der Kathedrale.

card-archer = Bogenschütze
    .text = Wirf 1 Würfel. Bei { $hits } legst du 1 deiner Klötzchen auf ein Ereignis deiner Wahl und erhältst { $rules-cube_influence } Einfluss. Der Wurf lässt sich nicht ändern. Jede Aktivierung wirft neu und darf auf ein anderes Ereignis zielen.
    .short = Wurf { $or-more }: 1 Klötzchen auf ein Ereignis.

card-chivalry = Ritterschaft
    .text = Lege für jeden roten Würfel, der in deinem Stadtviertel noch liegt, sobald die Gruppe den Platz der Stadt verlassen hat, 1 deiner Klötzchen auf ein Ereignis. Erhalte { $rules-cube_influence } Einfluss je Klötzchen. Die Klötzchen dürfen auf verschiedene Ereignisse.
    .short = Je übrigem roten Würfel 1 Klötzchen auf ein Ereignis.

card-diplomat = Diplomat
    .text = Gib { $cost-influence } Einfluss aus und lege 1 deiner Klötzchen auf ein Ereignis, was dir { $rules-cube_influence } Einfluss zurückbringt. Bei mehreren Aktivierungen gibst du den ganzen Einfluss vor dem ersten Klötzchen aus; die Klötzchen dürfen auf verschiedene Ereignisse.
    .short = Gib { $cost-influence } Einfluss: 1 Klötzchen auf ein Ereignis.

card-hunting = Jagd
    .text = { $exchange }
    .short = Erhalte { $gain-influence } Einfluss.

card-mercenary = Söldner
    .text = { $exchange }
    .short = Erhalte { COUNT($gain-deniers, of: "deniers") }.

card-tax_collector = Steuereintreiber
    .text = Jeder andere Spieler gibt dir { COUNT($gain-deniers, of: "deniers") } für jeden seiner Gefolgsleute, der im Rathaus steht; die Bank gibt { COUNT($bank, of: "deniers") } für jeden neutralen Gefolgsmann. Wem das Geld nicht reicht, der gibt, was er hat, ohne Strafe. Verdrängte Gefolgsleute zählen nicht.
    .short = { COUNT($gain-deniers, of: "deniers") } je fremdem Gefolgsmann im Rathaus.
    .king = Die Bank gibt dir { COUNT($bank, of: "deniers") } für jeden Gefolgsmann des Königs, der im Rathaus steht. Verdrängte Gefolgsleute zählen nicht.
    .king-short = { COUNT($bank, of: "deniers") } je Gefolgsmann des Königs im Rathaus.

card-captain = Hauptmann
    .text = Erhalte { $gain-vp } SP für jedes Ereignis im Spiel, auf dem mindestens 1 deiner Klötzchen liegt, auch für die Plünderung.
    .short = { $gain-vp } SP je Ereignis mit einem Klötzchen von dir.

card-joust = Lanzenstechen
    .text = Sobald die Gruppe den Platz der Stadt verlassen hat, zähle die roten Würfel jedes Stadtviertels zusammen, auch die des neutralen. Ist deine Summe die höchste und mindestens 1, erhältst du { $gain-vp } SP. Spieler mit derselben Summe erhalten ebenfalls { $gain-vp } SP. Hat ein anderes Stadtviertel mehr, erhält niemand etwas.
    .short = { $gain-vp } SP, wenn niemand eine höhere rote Summe hat.
    .king = Sobald die Gruppe den Platz der Stadt verlassen hat, zähle deine roten Würfel und die des Königs zusammen. Ist deine Summe mindestens 1 und nicht kleiner als seine, erhältst du { $gain-vp } SP. Bei Gleichstand erhält auch er { $gain-vp } SP. Hat er mehr, erhält niemand etwas.
    .king-short = { $gain-vp } SP, wenn der König keine höhere rote Summe hat.

card-troubadour = Troubadour
    .text = { $exchange }
    .short = Gib { $cost-influence } Einfluss aus, erhalte { $gain-vp } SP.
