# Texts for people at a real table, where a program says what the real dice and cards are to do.

# ---- The King's Challenge: what is asked in a terminal; somebody types behind it.

table-ask-start = Wer hat die Startkarte?
table-ask-start_you = { $who } (du)
table-ask-start_king = der König
table-ask-open = Die Spalte der Persönlichkeiten, Nummer { $n } von { $most } von oben
table-ask-reveal = Die { $colour }e Aktionskarte der Stufe { $level } wird aufgedeckt: welche ist es?
table-ask-event = Das { $colour }e Ereignis wird gezogen: welches ist es?
table-ask-event_called = Es ruft ein weiteres Ereignis, ein { $colour }es: welches?
table-ask-event_box = Es ruft ein zweites { $colour }es Ereignis, eins der beiseitegelegten: welches?
# $colour: of several dice, like rote
table-ask-roll_both = { $building }: wirf { $colour } Würfel, erst { $yours } für dich, dann { $kings } für den König (etwa { $example }): { "" }
table-ask-roll_yours = { $building }: wirf { $yours ->
    [one] deinen { $colour }n Würfel
   *[other] deine { $yours } { $colour }n Würfel
} (etwa { $example }): { "" }
table-ask-roll_kings = { $building }: wirf { $kings ->
    [one] den { $colour }n Würfel
   *[other] die { $kings } { $colour }n Würfel
} des Königs (etwa { $example }): { "" }
table-ask-site = { $event }: wirf einen Würfel für das Feld des königlichen Gefolgsmanns: { "" }
table-ask-black =
    { $n ->
        [1] Wirf den schwarzen Würfel: { "" }
       *[other] Wirf { $n } schwarze Würfel (etwa { $example }): { "" }
    }
table-ask-reroll = Wirf deinen { $colour }en Würfel noch einmal: { "" }
table-ask-shot = { $card }: wirf einen Würfel für den Schuss: { "" }
table-ask-king = Der König ist am Zug: wirf seine zwei schwarzen Würfel (etwa 5 2): { "" }
table-ask-royal = Der König setzt ein: wirf { $n } rote, { $n } gelbe und { $n } weiße Würfel, in dieser Reihenfolge (etwa { $example }): { "" }
table-ask-purple = Wirf deinen violetten Würfel: { "" }
table-ask-uprising = { $event }: wirf einen Würfel: { "" }
table-ask-monk = { $event }: wirf einen Würfel: { "" }
table-ask-crowd = { $event }: mische die Gefolgsleute und lege sie aus; tippe die Felder 1 bis 6 (A deine, N die des Königs, . leer), etwa { $example }: { "" }
table-ask-extra = Wirf den Würfel, den du nimmst: { "" }
table-ask-tile = Die Außenaktion an Tor { $gate } wird aufgedeckt: welche ist es?
table-ask-die = Wirf einen Würfel ({ $verb }): { "" }
table-ask-pick = Was wird gezogen ({ $verb })?
table-ask-line = Wirf oder ziehe, und tippe es so ein: { $example }: { "" }
table-ask-list_hint = Nummer oder Name; Enter: das Programm zieht
table-ask-column_hint = Nummer oder Name, oder alle auf einmal (3, 1, 4 …); Enter: das Programm zieht
table-ask-cards_hint = Nummer oder Name, oder alle drei (a, b, c); Enter: das Programm zieht
table-ask-choice = Deine Wahl: { "" }
table-ask-drawn = Gezogen: { "" }

# ---- What is wrong with what was typed.

table-wrong-die = Ein Würfel: eine Zahl von 1 bis 6, nicht { $input }.
table-wrong-digits = { $input }: nur Werte von Würfeln, von 1 bis 6.
table-wrong-face = Kein Würfel zeigt { $value }: die Werte gehen von 1 bis 6.
table-wrong-two = Der König wirft zwei Würfel, nicht { $n }.
table-wrong-black = Geworfen werden { $most } schwarze Würfel, nicht { $n }.
table-wrong-royal = Geworfen werden { $most } Würfel, { $each } von jeder Farbe, nicht { $n }.
table-wrong-colours = { $input }: nenne jede Farbe einmal, mit ihren { $each } Werten: R65 G41 W32.
table-wrong-roll = Dort stehen Gefolgsleute, { $yours } von dir und { $kings } vom König: so viele Würfel, deine zuerst, nicht { $input }.
table-wrong-list = { $input }: steht nicht in der Liste. Tippe eine Nummer von 1 bis { $most }, oder einen Namen.
table-wrong-several = { $input } kann { $names } sein: was davon?
table-wrong-card = { $name } ist eine { $colour }e Aktionskarte der Stufe { $level }; die wird jetzt nicht aufgedeckt.
table-wrong-event = { $name } ist ein { $colour }es Ereignis; das wird jetzt nicht gezogen.
table-wrong-drawn = { $name } ist schon gezogen.
table-wrong-taken = { $name } liegt schon in der Spalte.
table-wrong-impossible = { $input }: das kann hier weder geworfen noch gezogen werden.

# ---- What hands do on the real table.

table-steps-row = { $building }, Reihe { $row }: setze links vorn einen Gefolgsmann des Königs ein und schiebe die anderen nach rechts.
table-steps-in_place = { $place }: setze dort einen Gefolgsmann des Königs ein.
table-steps-same_row = Ein Gefolgsmann des Königs kommt in eine Reihe, die ganz ihm gehört: sie sieht aus wie vorher.
table-steps-expelled_you_palace = Dein Gefolgsmann wird verdrängt: lege ihn auf den Palast.
table-steps-expelled_you_city_hall = Dein Gefolgsmann wird verdrängt: lege ihn auf das Rathaus.
table-steps-expelled_you_bishopric = Dein Gefolgsmann wird verdrängt: lege ihn auf den Bischofssitz.
table-steps-expelled_king_palace = Ein Gefolgsmann des Königs wird verdrängt: lege ihn auf den Palast.
table-steps-expelled_king_city_hall = Ein Gefolgsmann des Königs wird verdrängt: lege ihn auf das Rathaus.
table-steps-expelled_king_bishopric = Ein Gefolgsmann des Königs wird verdrängt: lege ihn auf den Bischofssitz.
table-steps-cubes =
    { $n ->
        [one] Lege ein Klötzchen des Königs auf die Kathedrale: Ebene { $level }, Spalte { $columns }.
       *[other] Lege Klötzchen des Königs auf die Kathedrale: Ebene { $level }, Spalten { $columns }.
    }
table-steps-tradesman = Setze einen Gefolgsmann des Königs auf die Karte { $card }, auf ihr Feld für { $points }.
table-steps-event_cubes = Lege { $cubes } des Königs auf das Ereignis { $event }.
table-steps-event_clear = { $event } ist bedeckt: nimm alle Klötzchen herunter.
table-steps-event_king = { $event } verlässt die Reihe: der König gewinnt die Karte.
table-steps-event_you = { $event } verlässt die Reihe: du gewinnst die Karte.
table-steps-event_gone = { $event } verlässt die Reihe.
table-steps-character = Nimm { $name } aus der Spalte und aus dem Spiel.
table-steps-points_king = Der König erhält { $points }.
table-steps-points_you = Du erhältst { $points }.
table-steps-points_lost = Du gibst { $points } zurück.
table-steps-deniers = Nimm { $deniers } aus der Bank.
# $dice: table-steps-a_die or table-steps-some_dice, one or several
table-steps-your_die = Entferne aus deinem Stadtviertel: { $dice }.
table-steps-king_dice = Entferne aus dem Stadtviertel des Königs: { $dice }.
table-steps-black = Entferne { $dice }.
table-steps-no_dice = Der König hat keinen Würfel, der zu entfernen wäre.
table-steps-nothing = Nichts bewegt sich.
table-steps-a_die = { count-colour-as-noun } { $value }
table-steps-some_dice = { $n }-mal { count-colour-as-noun } { $value }
table-steps-a_black = die schwarze { $value }

# ---- Troyes Dice: what is asked, and how it is typed.

table-dice-first = Die Zahl der ersten Spalte: { "" }
table-dice-first_how = Eine Zahl von 1 bis 6.
table-dice-order = Die Zahlen der sechs Spalten, von links: { "" }
table-dice-order_how = Die Zahlen 1 bis 6, jede einmal: 4 5 6 1 2 3
table-dice-wheel = Die neun Stadtplätze im Uhrzeigersinn ab dem neutralen, vorn/hinten (R/G …): { "" }
table-dice-wheel_how = Neun Stadtplätze: R/R, G/G und W/W einmal, je zweimal R/G, G/W und W/R, mit beliebiger Seite oben.
table-dice-tiles = Die Plättchen neben dem roten, dem gelben und dem weißen Stadtplatz: { "" }
table-dice-tiles_how = Drei verschiedene Zahlen von 1 bis 8: 3 5 8
table-dice-roll = Die drei durchsichtigen Würfel, dann der schwarze: { "" }
table-dice-roll_how = Vier Zahlen von 1 bis 6, der schwarze Würfel zuletzt: 1 3 6 3

# ---- The end-scoring sheet: its lines.

table-line-vp = SP-Marker
table-line-presence = Ereignisse mit einem Klötzchen
table-line-tradesman = Felder der Handwerker
table-line-level = Kathedrale, Ebene { $level }
table-line-king = Der König
table-line-cubes = Klötzchen: { $name }

# ---- On a screen with buttons: what is due, without how to type it.

# $colour: of several dice, like rote
table-due-roll_both = { $building }: wirf { $colour } Würfel, { $yours } für dich und { $kings } für den König.
table-due-roll_yours = { $building }: wirf { $yours ->
    [one] deinen { $colour }n Würfel.
   *[other] deine { $yours } { $colour }n Würfel.
}
table-due-roll_kings = { $building }: wirf { $kings ->
    [one] den { $colour }n Würfel des Königs.
   *[other] die { $kings } { $colour }n Würfel des Königs.
}
table-due-black =
    { $n ->
        [1] Wirf den schwarzen Würfel.
       *[other] Wirf { $n } schwarze Würfel.
    }
table-due-king = Der König ist am Zug: wirf seine zwei schwarzen Würfel.
table-due-royal = Der König setzt ein: wirf { $n } rote, { $n } gelbe und { $n } weiße Würfel.
table-due-crowd = { $event }: mische die Gefolgsleute und lege sie auf die Felder 1 bis 6.
table-due-first = Welche Zahl erhält die erste Spalte?
table-due-order = Welche Zahlen erhalten die sechs Spalten, von links?
table-due-wheel = Wie liegen die neun Stadtplätze, im Uhrzeigersinn ab dem neutralen?
table-due-tiles = Welche Plättchen liegen neben dem roten, dem gelben und dem weißen Stadtplatz?
table-due-roll = Wirf die drei durchsichtigen Würfel und den schwarzen.

# ---- On a screen with buttons: what stands beside them.

table-input-yours = Deine Würfel
table-input-kings = Die Würfel des Königs
table-input-black = Schwarze Würfel
table-input-a_black = Der schwarze Würfel
table-input-red = Rote Würfel
table-input-yellow = Gelbe Würfel
table-input-white = Weiße Würfel
table-input-purple = Der violette Würfel
table-input-clear = Die drei durchsichtigen Würfel
table-input-die = Der Würfel
table-input-card = Die Karte
table-input-start = Die Startkarte
table-input-calls = Es ruft ein { $colour }es Ereignis.
table-input-spaces = Felder 1 bis 6
table-input-empty = leer
table-input-columns = Spalten von links
table-input-first = Die erste Spalte
table-input-plazas = Stadtplätze, im Uhrzeigersinn ab dem neutralen
table-input-plaza = { $face }, hinten { $back }
table-input-tiles = Plättchen neben dem roten, dem gelben und dem weißen Stadtplatz
table-input-tile = Festmahl: { $banquet } Überfall: { $raid }

# ---- The end-scoring sheet: what is counted.

table-field-vp = SP-Marker
table-field-events = Ereignisse im Spiel mit eigenem Klötzchen, auch die Plünderung
table-field-tradesman_vp = SP der besetzten Felder auf Aktionskarten
table-field-cathedral = Klötzchen auf jeder Ebene der Kathedrale, die unterste zuerst
table-field-citizens = Gefolgsleute, die in den drei Gebäuden stehen
table-field-deniers = Denare
table-field-influence = Einfluss
table-field-tradesmen = Handwerker auf Aktionskarten, auch auf Abbildungen
table-field-events_won = Gewonnene Ereigniskarten
table-field-red_people = Gefolgsleute im Palast und Handwerker auf roten Aktionskarten
table-field-yellow_people = Gefolgsleute im Rathaus und Handwerker auf gelben Aktionskarten
table-field-white_people = Gefolgsleute im Bischofssitz und Handwerker auf weißen Aktionskarten
table-field-cubes = Klötzchen auf der Karte { $card }
table-field-outdoor_cubes = Klötzchen am letzten Tor

# ---- The end-scoring sheet: what is asked first.

table-form-characters = Verteilte Persönlichkeiten, gleich auf welcher Hand, und die offene, wenn ihr mit ihr spielt
table-form-column = Persönlichkeiten, die noch in der Spalte liegen
table-form-activities = Aktionskarten im Spiel, die am Ende zählen
table-form-outdoor = Die Außenaktion am letzten Tor

# ---- The letters by which dice and plazas of a colour may be typed, beside R, Y and W.

table-letter-red = R
table-letter-yellow = G
table-letter-white = W
