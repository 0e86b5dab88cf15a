"""What whoever runs the server needs: logs, metrics, limits, and an end in good order."""
