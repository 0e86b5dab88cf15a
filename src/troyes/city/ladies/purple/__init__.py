"""The purple die."""
