"""The work of a review in small pieces, each of which follows from the record alone: any process can do any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from anahuac.bots.judge import chances_of, open_chances_of
from anahuac.review.compare import QUICK, WORLDS, compare, known_part, lines_from
from anahuac.review.findings import Better, Luck, Mark, Point, Verdict
from anahuac.review.luck import luck_in
from anahuac.review.turns import Turn

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anahuac.core import Record, State
    from anahuac.review.compare import Compared, Line

DOUBTFUL, BLUNDER, STRONG = 0.04, 0.10, 0.04
"""From which difference in the chance to win a turn is marked."""
GOOD = "hard"
"""The bot whose lines are compared: strong, and quick enough for every turn of a game."""
MOST_LINES = 4
"""How many of its lines are compared in a close look."""
SURE = 2.0
"""How many standard errors a difference must have to count."""


class Task(msgspec.Struct, frozen=True):
    """A piece of work: the chances at some points, luck between some points, a glance at turns, a close look."""

    kind: Literal["points", "luck", "glance", "study"]
    moves: tuple[int, ...] = ()
    turns: tuple[Turn, ...] = ()


Result = Point | Luck | Verdict


def carry_out(record: Record, task: Task) -> list[Result]:
    """Do a piece of work."""
    match task.kind:
        case "points":
            return [point_of(state, move) for move, state in states_at(record, task.moves)]
        case "luck":
            return list(_luck(record, task.moves))
        case _:
            turns = {turn.first: turn for turn in task.turns}
            close = task.kind == "study"
            return [verdict(record, state, turns[move], close) for move, state in states_at(record, tuple(turns))]


def states_at(record: Record, moves: Sequence[int]) -> Iterator[tuple[int, State]]:
    """Go through the states after some numbers of actions; each is good only until the next is asked for."""
    wanted = set(moves)
    for move, state in enumerate(record.states(max(wanted, default=0))):
        if move in wanted:
            yield move, state


def point_of(state: State, move: int) -> Point:
    """Everybody's chances in a state, as each seat knows it and with all cards open."""
    opened = tuple(open_chances_of(state))
    if state.outcome is not None or not state.game.has_secrets:
        return Point(move, (opened,) * state.seats, opened)
    return Point(move, tuple([tuple(chances_of(state.view(seat))) for seat in range(state.seats)]), opened)


def _luck(record: Record, moves: Sequence[int]) -> Iterator[Luck]:
    """What luck there was in the actions that come after these moves."""
    for move, state in states_at(record, moves):
        seat, text = record.plies[move]
        gains = luck_in(state, seat, state.board.catalogue.parse(text))
        if gains is not None:
            yield Luck(move + 1, gains)


def verdict(record: Record, state: State, turn: Turn, close: bool) -> Verdict:
    """Judge a turn beside what a good bot and an average one would have done in its place.

    At a glance nothing is marked: it only says which turns deserve a closer look.
    """
    view = state.view(turn.seat)
    catalogue = state.board.catalogue
    played = known_part(view, [catalogue.parse(text) for _, text in record.plies[turn.first : turn.last]])
    usual = lines_from(view, QUICK, 1)
    better = lines_from(view, GOOD, MOST_LINES if close else 1)
    lines = distinct([played, *better, *usual])
    if close:
        return _verdict(turn, compare(view, lines, worlds=WORLDS))
    compared = compare(view, lines, worlds=4, rounds=0)
    best = max(compared[1:], key=lambda one: one.chance, default=compared[0])
    return Verdict(turn, "good", compared[0].chance, best.lead(compared[0])[0], None)


def distinct(lines: Sequence[Line]) -> list[Line]:
    """Leave out lines that are like an earlier one, but for why."""
    found: dict[tuple[int, ...], Line] = {}
    for line in lines:
        key = tuple([action.id for action in line.actions])
        if key not in found or (line.reason and not found[key].reason):
            found[key] = line
    return list(found.values())


def _verdict(turn: Turn, compared: Sequence[Compared]) -> Verdict:
    """Mark a turn that was looked at closely."""
    played, others = compared[0], compared[1:]
    best = max(others, key=lambda one: one.chance, default=played)
    lead, error = best.lead(played)
    is_sure = abs(lead) > SURE * error
    mark: Mark = "good"
    better = None
    if is_sure and lead >= DOUBTFUL:
        mark = "blunder" if lead >= BLUNDER else "doubtful"
        better = Better(tuple([action.id for action in best.line.actions]), best.line.reason, best.chance)
    elif others and min(played.lead(other)[0] - SURE * played.lead(other)[1] for other in others) >= STRONG:
        mark = "strong"
    return Verdict(turn, mark, played.chance, lead, better)
