"""What cards and events do, and what they say."""
