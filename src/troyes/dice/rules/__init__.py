"""The rules of Troyes Dice: two sheets per seat in one vector, and everything that changes them."""
