"""The ramparts: guards who walk round the city, and the outdoor activities at its four gates."""
