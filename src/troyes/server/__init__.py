"""Games between people and bots over HTTP and WebSocket: storage, live updates and the API around the rules."""
