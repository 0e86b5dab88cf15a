# Names of the city that stand on no card.

## Colours

name-colour-red = red
name-colour-yellow = yellow
name-colour-white = white
name-colour-black = black
name-colour-purple = purple
name-colour-board = board
name-colour-mixed = mixed colours

## Where a figure comes from

name-source-printed = printed
name-source-ocr = read from a scan
name-source-assumed = assumed
name-source-yours = yours
