"""What no player should read: numbers of seats, plurals of one, ids and braces where words belong."""

from __future__ import annotations

import re
from typing import Final

UNTOLD: Final = re.compile(
    r"\b(?:seats?|Sitz|Platz) ?\d|\b(?:players?|Spieler) ?0|\bhidden\b|\bnull\b|[{}]|\?\?\?"
    r"|(?<![\w.])[-−]\d+ (?:points?|Punkt)",
    re.IGNORECASE,
)
"""Seats by their numbers, what programs say, points below nothing.

Whoever has no other name is Player 1, Player 2 and so on.
"""
NOTATION: Final = re.compile(r"\blake-[a-z]+|: (?:ask|give|deal|fare) [\w-]+\.?$|: [SD] [a-z]")
"""Actions as they are written, in the middle of a sentence."""
PLURAL_OF_ONE: Final = {
    "en": re.compile(
        r"(?<![\d.,:])\b1 (pawns|points|territories|chips|bridges|cards|warriors|jaguar knights|ships|expeditions"
        r"|steps|squares|action points|sacrifice points|temples|pochtecas|generals|canals|rounds|slaves"
        r"|counters|cities|dams)\b"
    ),
    "de": re.compile(
        r"(?<![\d.,:])\b1 (Figuren|Punkten?|Gebieten?|Chips|Brücken|Karten|Kriegern|Schiffen?|Expeditionen|Stufen"
        r"|Felder|Feldern|Aktionspunkte|Opferpunkte|Tempeln|Pochtecas|Generälen?|Kanäle|Runden|Sklaven|Dämme)\b"
    ),
}


def faults(words: str, language: str) -> list[str]:
    """List what players should not read in a text of several lines, with its surroundings."""
    wrong = (UNTOLD, PLURAL_OF_ONE[language])
    return [line for line in words.splitlines() if any(pattern.search(line) for pattern in wrong)]
