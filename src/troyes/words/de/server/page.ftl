# What is said of the page where it is not open.

# For search engines and for a page that is installed as a program.
page-description = Das Brettspiel Troyes, allein gegen Bots oder mit Freunden, und neben einem echten Spielplan.
