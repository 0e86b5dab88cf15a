# What the city asks whoever is to decide.

## What is asked

city-step-place = Setze einen Gefolgsmann auf ein leeres Feld.
city-step-counter = Schwarze Würfel: wehre die { $highest } ab, oder gib erst Einfluss aus.
city-step-also = Damit noch weitere schwarze Würfel abwehren?
city-step-with = Setze deine Würfel ein: bisher { $held } von { $need }.
city-step-turn = Du bist am Zug: gib Einfluss aus, mach eine Aktion oder passe.
city-step-flip = Welchen Würfel drehst du um?
city-step-take = { $card }: welcher Gefolgsmann wird Handwerker?
city-step-take_settle = Welcher Gefolgsmann kommt { $to }?
city-step-times = { $card }: wie viele Aktivierungen?
city-step-times_fight = Wie viele Klötzchen auf { $event }?
city-step-cube = { $card }: auf welches Ereignis? Übrige Klötzchen: { $cubes }.
city-step-split = Wie teilst du die Aktivierungen auf?
city-step-shoot = Für den Bogenschützen würfeln oder aufhören? Übrige Würfe: { $rolls }.
city-step-chance = Würfel oder Karten entscheiden.
city-step-extension = Wähle.

## What has to be done now, at the end of a refusal: `Nicht jetzt: wähle den Gefolgsmann.`

city-now-place = setze einen Gefolgsmann auf ein leeres Feld
city-now-counter = der höchste schwarze Würfel muss abgewehrt werden
city-now-also = wähle weitere schwarze Würfel, oder es ist genug
city-now-with = wähle Würfel aus deinem Stadtviertel
city-now-turn = gib Einfluss aus, mach eine Aktion oder passe
city-now-flip = wähle die Würfel, die du umdrehst
city-now-take = wähle den Gefolgsmann
city-now-times = wähle, wie viele
city-now-cube = wähle das Ereignis für dein Klötzchen
city-now-split = wähle für jede Aktivierung das Gebäude
city-now-shoot = würfle noch einmal oder hör auf
