"""Notation as people type it. Records and programs write it exactly."""

from __future__ import annotations

from unicodedata import combining, normalize

SIGNS = str.maketrans({"‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-", "→": ">", "×": "x"})
"""What keyboards and text processors make of our signs."""


def plain(text: str) -> str:
    """Reduce a notation to what tells actions apart: without capitals, accents and spaces, with plain signs."""
    letters = normalize("NFKD", text.translate(SIGNS))
    return "".join([letter for letter in letters if not combining(letter) and not letter.isspace()]).casefold()
