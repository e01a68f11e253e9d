"""Perft: in how many ways an ending can be played out, and what all of them score together.

The golden files in `tests/golden/perft` hold these counts for every contract, found by the rule
functions themselves; any change of a rule shows in them. `python -m perft.regenerate` (with
`PYTHONPATH=tests`) writes them anew: look at the difference before you keep it.
"""
