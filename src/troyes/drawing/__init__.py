"""Pictures made of paths and text, written as SVG or PDF. Nothing here knows any game."""
