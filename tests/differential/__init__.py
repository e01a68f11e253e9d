"""The engine and other referees side by side, over random deals and random choices.

`test_oracle_hearts` and `test_oracle_kierki` follow whole matches with `tests/oracle`,
`test_openspiel` single deals with OpenSpiel's Hearts. Every draw comes from a
`random.Random` whose seed is in the test's name, so that a failure repeats.
"""
