"""People: accounts, bots and their tokens, results and ratings, who is waited for."""
