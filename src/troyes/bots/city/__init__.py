"""How bots look at the city."""
