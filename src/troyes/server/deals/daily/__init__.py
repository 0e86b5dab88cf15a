"""City of the Day: per day one deal of each solo game for all accounts, and another one for all guests."""
