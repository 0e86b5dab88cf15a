"""City of the Day: one deal of each solo game per day for everybody."""
