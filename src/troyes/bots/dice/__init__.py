"""How bots look at Troyes Dice."""
