# What is said of the page where it is not open.

# For search engines and for a page that is installed as a program.
page-description = The board game Troyes, alone against bots or with friends, and beside a real board.
