# Names of the city that stand on no card.

## Colours

name-colour-red = rouge
name-colour-yellow = jaune
name-colour-white = blanc
name-colour-black = noir
name-colour-purple = mauve
name-colour-board = plateau
name-colour-mixed = couleurs mêlées

## Where a figure comes from

name-source-printed = imprimé
name-source-ocr = lu sur un scan
name-source-assumed = supposé
name-source-yours = de vous
