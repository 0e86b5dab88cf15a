"""Tables: opening them, who sits where, what was agreed."""
