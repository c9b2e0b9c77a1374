"""Every clause of the rules is quoted by a test."""

import re
from pathlib import Path

from tests.mexica.helpers import GAME

COUNTS = (4, 4, 2, 4, 4, 3, 4, 2, 2, 3, 5, 5, 3)
SECTIONS = {f"M{section}": count for section, count in enumerate(COUNTS)}
CLAUSES = {f"{section}.{number}" for section, count in SECTIONS.items() for number in range(1, count + 1)}


def test_the_game_knows_its_clauses():
    assert dict(GAME.clauses) == SECTIONS


def test_every_clause_has_a_test():
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    quoted = {f"M{section}.{number}" for section, number in re.findall(r"def test_m(\d+)_(\d)_", tests)}
    assert quoted == CLAUSES
