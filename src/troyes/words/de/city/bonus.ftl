# The bonus cards, three activities and one event, in the form of the English file.

card-baker = Bäcker
    .text = Erhalte { COUNT($gain-deniers, of: "deniers") } für jeden gelben Würfel auf dem Platz der Stadt, aus allen Stadtvierteln zusammen, auch aus dem neutralen. Die Würfel der Gruppe zählen nicht mehr.
    .short = { COUNT($gain-deniers, of: "deniers") } je gelbem Würfel auf dem Platz.
    .king = Erhalte { COUNT($gain-deniers, of: "deniers") } für jeden gelben Würfel auf dem Platz der Stadt, deine und die des Königs zusammen. Die Würfel der Gruppe zählen nicht mehr.

card-prior = Prior
    .text = Gib 1 Klötzchen zu einer Gruppe aus genau 1 weißen Würfel aus: er gilt als { COUNT($improve-copies, of: "white-dice") } mit seinem Wert. Er kostet { COUNT($rules-die_price, of: "deniers") }, wenn er aus einem anderen Stadtviertel kommt. Gilt für weiße Aktionskarten, für Ereignisse, die mit weißen Würfeln bekämpft werden, und für die Kathedrale, wo er { COUNT($improve-copies, of: "cubes") } übereinander legt; nicht beim Einsetzen eines Gefolgsmanns.
    .short = Später: 1 weißer Würfel gilt als { $improve-copies }.

card-banquet = Festmahl
    .text = Sieh dir das Stadtviertel mit den meisten roten Würfeln an, sei es deins, das eines anderen Spielers oder das neutrale: erhalte { $gain-vp } SP je rotem Würfel darin. Die Würfel der Gruppe zählen nicht mehr.
    .short = { $gain-vp } SP je rotem Würfel im Viertel mit den meisten.
    .king = Erhalte { $gain-vp } SP für jeden roten Würfel, der noch in deinem eigenen Stadtviertel liegt. Die Würfel des Königs zählen nicht, die der Gruppe nicht mehr.
    .king-short = { $gain-vp } SP je rotem Würfel in deinem Viertel.

event-resistance = Widerstand
    .text = Beim Erscheinen kommt ein zweites rotes Ereignis dazu, gezogen aus denen, die zu Spielbeginn beiseitegelegt wurden; dieses ruft wie üblich eine weiße oder gelbe Karte. In jeder Runde geht von jedem Ereignis, auch von diesem und der Plünderung, das zuletzt gelegte Klötzchen weg, egal welcher Farbe. Wem es gehört, der nimmt es zurück und verliert keinen Einfluss.
    .short = Von jedem Ereignis geht das letzte Klötzchen weg.
