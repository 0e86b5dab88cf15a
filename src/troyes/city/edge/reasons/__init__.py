"""Why a move of the city is refused."""
