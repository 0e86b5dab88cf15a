# Messages: what is wrong with what somebody typed or sent, and what to do.
must-end-in = muss auf { $kinds } enden
for-example-sheet-pdf = Zum Beispiel zettel.pdf
an-svg-holds-a = ein SVG enthält nur eine Seite
name-a-pdf-or = Nenne ein .pdf, oder lass --players weg
