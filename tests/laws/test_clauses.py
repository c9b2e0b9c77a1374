"""Every clause of the rulebooks is a clause of its game, and the name of a test quotes it."""

import re
from pathlib import Path

import pytest

import anahuac

TESTS = Path(__file__).parents[1]
CLAUSES = {
    "mexica": dict(zip([f"M{section}" for section in range(13)], (4, 4, 2, 4, 4, 3, 4, 2, 2, 3, 5, 5, 3), strict=True)),
    "aztlan": {"Z0": 4, "Z1": 2, "Z2": 2, "Z3": 3, "Z4": 7, "Z5": 6, "Z6": 1, "Z7": 2, "Z8": 3},
    "azteca": {
        "T0": 6, "T1": 4, "T2": 1, "T6": 4, "T7": 3, "T8": 2, "T9": 3, "T10": 6, "T11": 3, "T14": 18, "T15": 5,
        "T16": 1, "T17": 1, "T18": 4,
    },
}  # fmt: skip
"""The sections of each rulebook, and how many clauses they have."""


def clauses_of(game):
    return {f"{section}.{number}" for section, count in CLAUSES[game].items() for number in range(1, count + 1)}


@pytest.mark.parametrize("game", CLAUSES)
def test_the_game_knows_its_clauses(game):
    assert dict(anahuac.game(game).clauses) == CLAUSES[game]


@pytest.mark.parametrize("game", CLAUSES)
def test_every_clause_has_a_test(game):
    tests = "".join(path.read_text("utf-8") for path in (TESTS / game).glob("test_*.py"))
    quoted = {f"{section}.{number}" for section, number in re.findall(r"def test_([mzt]\d+)_(\d+)_", tests)}
    assert {clause.upper() for clause in quoted} == clauses_of(game)
