"""Matches as text and JSON, and their replay."""
