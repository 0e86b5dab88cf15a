"""What leaves the rules of Troyes Dice: views, deeds, names, notation."""
