"""Mexica."""
