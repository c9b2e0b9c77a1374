"""Notation as people type it. Records and programs write it exactly."""

from __future__ import annotations

from unicodedata import combining, normalize

SIGNS = str.maketrans({"‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-", "→": ">", "×": "x"})
"""What keyboards and word processors turn our signs into."""


def plain(text: str) -> str:
    """Normalise what a person typed: no capitals, accents or spaces, and plain signs."""
    letters = normalize("NFKD", text.translate(SIGNS))
    return "".join([letter for letter in letters if not combining(letter) and not letter.isspace()]).casefold()
