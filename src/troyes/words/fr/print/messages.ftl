must-end-in = doit finir par { $kinds }
for-example-sheet-pdf = Par exemple feuille.pdf
an-svg-holds-a = un SVG ne contient qu'une page
name-a-pdf-or = Nommez un .pdf, ou retirez --players
