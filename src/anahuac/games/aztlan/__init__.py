"""Aztlán."""
