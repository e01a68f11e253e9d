"""Texts in Polish, English, Slovak and Japanese."""
