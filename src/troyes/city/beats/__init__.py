"""Effects as beats: what happened in parts, without a language. One module per subject; extensions add their own."""
