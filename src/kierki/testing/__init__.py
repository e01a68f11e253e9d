"""Checks and Hypothesis strategies for users who write bots or house rules."""
