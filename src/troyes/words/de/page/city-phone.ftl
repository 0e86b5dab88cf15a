# The city on phones and tablets, beside what they share with the board at a desk.

phone-round = Runde { $n }
phone-of = von { $all }
phone-your_turn = Am Zug
phone-menu = Menü
phone-places = Orte der Stadt
# The seven places stand side by side on a phone: the shortest names that are clear.
phone-place-events = Ereignisse
phone-place-ramparts = Mauer
phone-place-palace = Palast
phone-place-bishopric = Bischof
phone-place-city_hall = Rathaus
phone-place-cathedral = Kathedrale
phone-place-story = Chronik
phone-lit = { $place }, { $n } möglich
phone-mine = Was du hast
phone-cubes = { $n } Klötzchen auf Aktionskarten
phone-figures = Persönlichkeiten
phone-figures-next = Der König ruft als Nächstes
phone-square = Der Platz: alle Würfel und Geldbeutel
phone-bank = Bank
phone-things = { $n ->
    [one] { $n } Möglichkeit für diese Gruppe
   *[other] { $n } Möglichkeiten für diese Gruppe
}
phone-thing = { $at } von { $n } Möglichkeiten für diese Gruppe
phone-only = die einzige Möglichkeit für diese Gruppe
phone-answers = { $n ->
    [one] { $n } Antwort, auf dem Spielplan
   *[other] { $n } Antworten, auf dem Spielplan
}
phone-answer = { $at } von { $n } Antworten
phone-step = Durchblättern
phone-next = Weiter
phone-previous = Zurück
phone-spend = Einfluss oder Klötzchen ausgeben
phone-empty = Tippe auf Würfel, deine oder fremde, dann darauf, was sie tun. Oder tippe auf einen Ort und sieh, welche Würfel dafür taugen.
