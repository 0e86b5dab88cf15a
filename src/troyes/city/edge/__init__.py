"""What leaves the rules of the city: views, deeds, names, options."""
