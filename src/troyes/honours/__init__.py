"""The honour board of Troyes Dice as it is kept: across games on disk, and as a file to take along."""
