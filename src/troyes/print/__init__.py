"""What is printed: the score sheet of Troyes Dice."""
