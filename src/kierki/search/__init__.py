"""The search: the rules compiled as they stand. The only package that imports numba.

It sees `rules` and never `game`: positions are the rules' flat vectors, contracts their tables.
"""
