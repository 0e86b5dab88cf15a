# Names of the city that stand on no card.

## Colours: endings can be put behind them, as in `{ $colour }er Würfel`

name-colour-red = rot
name-colour-yellow = gelb
name-colour-white = weiß
name-colour-black = schwarz
name-colour-purple = violett
name-colour-board = Spielplan
name-colour-mixed = gemischte Farben

# The colour of dice before their values: `Rot 5`. It needs no ending, whatever the sentence.
count-colour-as-noun =
    { $colour ->
        [rot] Rot
        [rote] Rot
        [gelb] Gelb
        [gelbe] Gelb
        [schwarz] Schwarz
        [violett] Violett
        [violette] Violett
       *[other] Weiß
    }

## Where a figure comes from

name-source-printed = gedruckt
name-source-ocr = aus einem Scan gelesen
name-source-assumed = angenommen
name-source-yours = von dir
