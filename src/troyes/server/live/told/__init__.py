"""What viewers are told, and how it reaches them."""
