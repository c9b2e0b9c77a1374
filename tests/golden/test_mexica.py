"""The golden games of Mexica, played again by the slow implementation and, where it is short, counted by hand."""

import pytest

from anahuac.games.mexica import events as e
from anahuac.games.mexica.material import BRIDGES, TOKENS
from tests.golden.games import FOLDER, RECORDS, load
from tests.mexica.slow import Slow, plain

OURS = [file for file in RECORDS if file.parent.name == "mexica"]


def happened(name):
    """How a golden game ended, and everything that happened in it."""
    events = []
    return load(FOLDER / "mexica" / f"{name}.record").replay(events=events), events


@pytest.mark.parametrize("file", OURS, ids=lambda file: file.stem)
def test_the_slow_implementation_plays_the_same(file):
    record = load(file)
    start = record.start()
    slow = Slow(start.board.rows, start.position())
    for number, (_, text) in enumerate(record.plies):
        if number % 10 == 0:
            assert text in slow.legal()
        slow.act(text)
    assert slow.plain() == plain(record.replay().position())


def test_all_fifteen_districts_are_founded():
    """M0.3: every token lies on the board at the end; none was removed."""
    state, events = happened("three-all-fifteen")
    assert sorted(event.size for event in events if isinstance(event, e.Founded)) == sorted(TOKENS)
    assert state.removed == ()


def test_tokens_are_removed():
    """M10.3: in period I and in period II, and those that were not removed were founded."""
    state, events = happened("four-removed-tokens")
    removed = [event.size for event in events if isinstance(event, e.TokenRemoved)]
    founded = [event.size for event in events if isinstance(event, e.Founded)]
    assert sorted(removed + founded) == sorted(TOKENS)
    began = next(number for number, event in enumerate(events) if isinstance(event, e.PeriodBegan))
    assert {number < began for number, event in enumerate(events) if isinstance(event, e.TokenRemoved)} == {True, False}
    assert state.outcome.reason == "complete"


def test_a_shared_victory_after_all_have_passed():
    """M10.2, M11.5: 5 for the palace twice, and both are first on the whole island of 176 - 4 squares."""
    state, _ = happened("two-shared-victory")
    assert state.scores == (5 + 5 + 172,) * 2
    assert state.outcome.winners == (0, 1)
    assert state.outcome.reason == "passed"


def test_a_game_that_the_round_limit_ends():
    """M10.4."""
    state, events = happened("two-round-limit")
    assert state.options.round_limit == state.round == 2
    assert [event.reason for event in events if isinstance(event, e.PeriodEnded)] == ["round-limit"] * 2


def test_bridges_are_moved():
    """M5.3: all eleven lie before the first is taken up; each is put down by the next action, and none is lost."""
    state, events = happened("three-moved-bridges")
    kinds = (e.BridgeBuilt, e.BridgeLifted, e.BridgeMoved)
    told = [event for event in events if isinstance(event, kinds)]
    built, moves = told[:BRIDGES], told[BRIDGES:]
    assert [type(event) for event in built] == [e.BridgeBuilt] * BRIDGES
    pairs = list(zip(moves[::2], moves[1::2], strict=True))
    assert len(pairs) == 12
    for lifted, moved in pairs:
        assert (type(lifted), type(moved)) == (e.BridgeLifted, e.BridgeMoved)
        assert (lifted.seat, lifted.square) == (moved.seat, moved.source)
        assert (lifted.square, lifted.axis) != (moved.target, moved.axis)
    assert (state.bridges_h | state.bridges_v).bit_count() == BRIDGES
