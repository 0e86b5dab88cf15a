# Messages: what is wrong with what somebody typed or sent, and what to do.
must-end-in = must end in { $kinds }
for-example-sheet-pdf = For example sheet.pdf
an-svg-holds-a = an SVG holds a single page
name-a-pdf-or = Name a .pdf, or leave --players out
