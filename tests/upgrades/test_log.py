"""A table's log of older rules in today's words: what was taken back, who acted by themselves, and where it ends."""

import pytest

from anahuac.server.lobby import begin, make_table
from anahuac.server.table import Chair, Entry
from anahuac.server.table_upgrade import rewrite
from anahuac.server.wire.people import Player

ANA = Player("p-ana", "Ana", False)
FORBIDDEN = "+tollan"
"""An action of the catalogue that nobody may take while powers are chosen."""


@pytest.fixture
def table():
    """A game of Aztlán for three that has just begun, under the rules of version 1."""
    chairs = [Chair(seat=seat, player=ANA) for seat in range(3)]
    made = make_table(ANA, game="aztlan", players=3, options={}, board=None, chairs=chairs)
    begin(made)
    made.rules = 1
    return made


def log(*entries):
    """A log; a number is a step back to the point after so many actions."""
    return [
        Entry(ply, seat, None if isinstance(what, int) else what, what if isinstance(what, int) else None, False, ply)
        for ply, (seat, what) in enumerate(entries)
    ]


def told(rewritten):
    return [(entry.seat, entry.action if entry.back is None else entry.back) for entry in rewritten.entries]


def test_a_step_back_is_kept(table):
    old = log((0, "P5"), (1, "P6"), (1, 1), (1, "P7"))
    rewritten = rewrite(table, old)
    assert rewritten.entries == old
    assert rewritten.moves == [0, 1, 2]
    assert rewritten.difference is None


def test_what_was_taken_back_need_not_be_legal_today(table):
    rewritten = rewrite(table, log((0, "P5"), (1, FORBIDDEN), (1, "P2"), (1, 2), (1, "P3"), (1, 1), (1, "P7")))
    assert told(rewritten) == [(0, "P5"), (1, 1), (1, "P7")]
    assert [entry.ply for entry in rewritten.entries] == [0, 1, 2]
    assert rewritten.difference is None


def test_what_was_not_taken_back_must_be(table):
    rewritten = rewrite(table, log((0, "P5"), (1, "P6"), (1, 1), (1, FORBIDDEN), (2, "P8"), (2, 2), (2, "P9")))
    assert told(rewritten) == [(0, "P5"), (1, "P6"), (1, 1)]
    assert rewritten.difference.ply == 1
    assert rewritten.difference.plies == ((0, "P5"), (1, FORBIDDEN), (2, "P9"))
    assert rewritten.difference.reason.args["ply"] == 2


class TestInserted:
    """Steps back lead to the same point when actions have become several, or none."""

    @pytest.fixture(autouse=True)
    def upgrades(self, table, monkeypatch):
        """As if seat 0 had not been asked in version 1, and `twice` had been said after every choice."""

        def upgrade(state, ply, before):
            if 0 in state.to_act:
                yield 0, "P9"
            if ply[1] != "twice":
                yield ply

        monkeypatch.setattr(type(table.game), "upgrades", {1: upgrade})

    def test_steps_back(self, table):
        rewritten = rewrite(table, log((1, "P6"), (1, "twice"), (1, 1), (1, "twice"), (1, 0), (1, "P7"), (1, "twice")))
        assert told(rewritten) == [(0, "P9"), (1, "P6"), (1, 2), (1, 0), (0, "P9"), (1, "P7")]
        assert rewritten.moves == [0, 2, 2]

    def test_what_is_inserted_for_another_seat_was_decided_by_nobody(self, table):
        rewritten = rewrite(table, log((1, "P6")))
        assert [(entry.seat, entry.auto) for entry in rewritten.entries] == [(0, True), (1, False)]
