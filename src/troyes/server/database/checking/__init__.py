"""Whether what is stored is true: every game played again from its messages."""
