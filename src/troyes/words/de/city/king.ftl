# The King's Challenge: what he does for the sum of his two dice, and what the court says of the score.

king-result-2 = 3 SP
    .text = Der König erhält { $vp } SP. Er entfernt { COUNT($dice, of: "dice") }: deinen besten, für den du { COUNT($pays, of: "deniers") } erhältst, dann seinen eigenen stärksten. Hast du keinen, den er nehmen kann, sind es lauter eigene, und niemand wird bezahlt.

king-result-3 = 2 SP
    .text = { king-result-2.text }

king-result-4 = Gefolgsmann
    .text = Der König setzt einen Gefolgsmann dort ein, wo er einen von dir verdrängt oder, wenn das nicht geht, einen von dir am weitesten nach rechts schiebt. Die Farbe seines stärksten Würfels nennt das Gebäude, das er zuerst versucht. Er entfernt { COUNT($dice, of: "dice") }.

king-result-5 = Ereignis
    .text = Der König bedeckt jedes freie Banner des Ereignisses, das am weitesten rechts liegt; es wird sofort abgerechnet. Er entfernt 1 Würfel je Banner.

king-result-6 = Handwerker
    .text = Der König setzt einen Handwerker auf das freie Feld, das die meisten SP wert ist, auf einer Karte, auf der er noch keinen hat. Bei gleichen Feldern: die billigste Karte, dann Rot, Gelb, Weiß. Er entfernt { COUNT($dice, of: "dice") }.

king-result-7 = Kathedrale
    .text = Der König legt 2 Klötzchen auf die Kathedrale, jedes auf die unterste Ebene mit Platz und dort in die höchste Spalte, für je { $rules-cathedral_vp } SP. Ein Klötzchen ohne Feld bringt ihm trotzdem { $rules-king_fallback_vp } SP. Er entfernt { COUNT($dice, of: "dice") }.

king-result-8 = Persönlichkeit
    .text = Die erste Persönlichkeit der Spalte wird sofort für den König und für dich gewertet und verlässt dann das Spiel. Ist keine mehr da, erhält der König { $rules-king_character_vp } SP. Er entfernt keinen Würfel.

king-result-9 = Ereignis
    .text = { king-result-5.text }

king-result-10 = Gefolgsmann
    .text = { king-result-4.text }

king-result-11 = 2 SP
    .text = { king-result-2.text }

king-result-12 = 3 SP
    .text = { king-result-2.text }

king-band-crown = Die Stadt des Königs
    .text = Der König behält seine Krone, seine Stadt und deinen Nachmittag. Der Jahrmarkt öffnet morgen wieder.

king-band-seal = Um Siegelbreite
    .text = Du liegst vorn, aber die Schreiber mussten die Klötzchen zweimal zählen.

king-band-market = Auf dem Markt bekannt
    .text = In den königlichen Büchern ist dein Name richtig geschrieben. Jede Familie fängt einmal an.

king-band-guilds = Haupt der Zünfte
    .text = Die Zünfte ziehen den Hut, und die Glocken läuten etwas länger, als die Liturgie verlangt.

king-band-other_king = Der andere König
    .text = Der König ahmt neuerdings deine Züge nach und nennt es Tradition.

king-band-master = Herr von Troyes
    .text = Die Stadt ist dein, wenn auch nicht dem Namen nach, und über den Namen wird verhandelt.
