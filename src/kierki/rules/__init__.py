"""The only statement of the rules: plain functions over integers, run as they stand and compiled.

They trust their caller: `kierki.game` checks and explains. They keep to integers, tuples and flat
vectors of integers, with no exceptions and no objects but the named tuples of
`kierki.rules.table`, so that a compiler can take this very text.
"""
