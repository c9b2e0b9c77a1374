"""Every clause of the rules is named by a test."""

import re
from pathlib import Path

from tests.azteca.helpers import GAME

SECTIONS = {
    "T0": 6, "T1": 4, "T2": 1, "T6": 4, "T7": 3, "T8": 2, "T9": 3, "T10": 6, "T11": 3, "T14": 18, "T15": 5,
    "T16": 1, "T17": 1, "T18": 4,
}  # fmt: skip
CLAUSES = {f"{section}.{number}" for section, count in SECTIONS.items() for number in range(1, count + 1)}


def test_the_game_has_these_clauses():
    assert dict(GAME.clauses) == SECTIONS


def test_every_clause_has_a_test():
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    quoted = {f"T{section}.{number}" for section, number in re.findall(r"def test_t(\d+)_(\d+)_", tests)}
    assert quoted == CLAUSES
