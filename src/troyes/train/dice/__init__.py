"""Teaching the players of Troyes Dice."""
