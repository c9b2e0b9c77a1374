"""Every clause of the rules is quoted by a test."""

import re
from pathlib import Path

from tests.aztlan.helpers import GAME

SECTIONS = {"Z0": 4, "Z1": 2, "Z2": 2, "Z3": 3, "Z4": 7, "Z5": 6, "Z6": 1, "Z7": 2, "Z8": 3}
CLAUSES = {f"{section}.{number}" for section, count in SECTIONS.items() for number in range(1, count + 1)}


def test_the_game_knows_its_clauses():
    assert dict(GAME.clauses) == SECTIONS


def test_every_clause_has_a_test():
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    quoted = {f"Z{section}.{number}" for section, number in re.findall(r"def test_z(\d)_(\d)_", tests)}
    assert quoted == CLAUSES
