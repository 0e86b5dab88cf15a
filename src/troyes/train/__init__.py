"""Training: how the learned players of the package came to their weights, and can again."""
