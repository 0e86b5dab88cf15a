"""The rules of the city: one flat position, and everything that changes it."""
