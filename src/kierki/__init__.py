"""Kierki and Hearts: rules, records, bots and a game in the terminal."""
