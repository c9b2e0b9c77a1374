"""Azteca."""
