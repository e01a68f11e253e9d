"""Play in the terminal, line by line.

What is shown is made by pure functions of a view (`decision`, `news`, `sheet`, `rules`), what is
typed is read by pure functions (`prompts`, `commands`); `session` joins them and holds the match.
Importing this costs nothing: rich is loaded by what draws.
"""
