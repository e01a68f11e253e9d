"""Play in the terminal, line by line."""
