"""What clients are sent of a game: its steps, its log and its current state, as a seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from anahuac.core import Chance, IllegalAction, Text
from anahuac.server.access import may_know, may_know_auto, own_chair, seen_events
from anahuac.server.errors import ApiError
from anahuac.server.table import TOLD, Told
from anahuac.server.table_info import table_info
from anahuac.server.wire.play import Entry, Happening, LogInfo, News, Now, PlannedAction, Step, happening, spans

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from anahuac.core import Event, Game, Seat, View
    from anahuac.core.board import Board
    from anahuac.server.table import Chair, Table
    from anahuac.server.wire.people import Player
    from anahuac.server.wire.tables import TableInfo


def now(table: Table, seat: Seat | None, legal: tuple[int, ...]) -> Now:
    """Describe the current state for a seat with these legal actions."""
    ply, moves, to_act = table.summary
    return Now(table.version, ply, moves, to_act, seat, legal if seat in table.to_act else ())


def news(table: Table, seat: Seat | None, first: int, cut: int | None = None, about: TableInfo | None = None) -> News:
    """Collect the steps from `first` on, after going back to `cut`, and the current state."""
    moves = table.length
    recent = range(max(first, moves - TOLD + 1), moves + 1)
    told = [cast("Step", told_of(table, seat, move).step) for move in recent]  # written already
    steps = [*steps_seen(table, seat, first, recent.start - 1), *told]
    return News(cut=cut, steps=steps, now=now(table, seat, told_of(table, seat, moves).legal), table=about)


def news_since(table: Table, seat: Seat | None, ply: int, about: TableInfo | None = None) -> News:
    """Collect what is new since a ply."""
    known = table.moves_at(ply)
    left = table.kept_since(ply, known)
    return news(table, seat, left, left, about) if left < known else news(table, seat, known + 1, None, about)


def standing(table: Table, player: Player | None, seat: Seat | None, online: Collection[str] = ()) -> News:
    """Describe the current state: the newest step alone, and the table."""
    if not table.has_begun:
        raise ApiError(409, "not-started")
    return news(table, seat, table.length, about=table_info(table, player, online))


def acting_chair(table: Table, player: Player, seat: Seat) -> Chair:
    """Return a player's own chair in a running game; 409 with how things stand if it does not run."""
    chair = own_chair(table, player, seat)
    if table.status != "running":
        raise ApiError(409, "not-running", news=standing(table, player, seat) if table.has_begun else None)
    return chair


def looking_back(
    table: Table, player: Player | None, seat: Seat | None, move: int, online: Collection[str] = ()
) -> News:
    """Show an earlier point of a game from a seat, beside how things stand."""
    about = table_info(table, player, online)
    step = next(chunk(table, seat, move, move))
    return News(steps=[step], now=now(table, seat, told_of(table, seat, table.length).legal), table=about)


def chunk(table: Table, seat: Seat | None, first: int, last: int) -> Iterator[Step]:
    """Show some steps of a game that has begun; those after its end are none."""
    if not table.has_begun:
        raise ApiError(409, "not-started")
    moves = table.length
    if first > moves:
        raise ApiError(422, "invalid", Text("server-no-such-move", move=first, moves=moves))
    return steps_seen(table, seat, first, min(last, moves))


def steps_seen(table: Table, seat: Seat | None, first: int, last: int) -> Iterator[Step]:
    """Go through what happened from one move to another, and what a seat saw after each."""
    if table.seen is not None:
        yield from table.seen.steps[first : last + 1]
    elif first <= last:
        for move, state in enumerate(table.states(first, last), first):
            yield step_after(table, seat, move, state.view(seat))


def told_of(table: Table, seat: Seat | None, move: int) -> Told:
    """Describe one of the last moves to a seat; what was sent before is sent again unchanged."""
    key = (move, seat, table.is_over)
    told = table.told.get(key)
    if told is None:
        step, legal = _telling(table, seat, move)
        told = table.told[key] = Told(msgspec.Raw(msgspec.json.encode(step)), spans(legal))
    return told


def _telling(table: Table, seat: Seat | None, move: int) -> tuple[Step, tuple[int, ...]]:
    if table.seen is not None:
        return table.seen.steps[move], ()
    view = table.state_at(move).view(seat)
    return step_after(table, seat, move, view), view.legal


def step_after(table: Table, seat: Seat | None, move: int, view: View) -> Step:
    """Describe what a move brought about, and what a seat saw after it."""
    return step_of(table.game, log_entry(table, move, seat) if move else opening(view), view)


def step_of(game: Game, entry: Entry, view: View) -> Step:
    """Put what happened and what is seen then together; what may be done is told once, beside the newest step."""
    seen, details = msgspec.structs.replace(view, legal=()), game.details(view)
    return Step(**msgspec.structs.asdict(entry), view=seen, details=details)


def opening(view: View) -> Entry:
    """The beginning of a game, before any action."""
    return Entry(move=0, seat=None, action=None, at=0.0, events=[], scores=view.scores)


def log_info(table: Table, seat: Seat | None, since: int = 0) -> LogInfo:
    """Collect the story of a game from the action after `since` on."""
    if table.seen is not None:
        return LogInfo(table.plies, table.length, table.seen.entries[since:])
    numbers = range(since + 1, len(table.moves) + 1)
    return LogInfo(table.plies, len(table.moves), [log_entry(table, number, seat) for number in numbers])


def log_entry(table: Table, number: int, seat: Seat | None) -> Entry:
    """Describe what one action brought about, as far as a seat may know."""
    move = table.moves[number - 1]
    return Entry(
        move=number,
        seat=move.seat,
        action=move.action.id if may_know(table, move, seat) else None,
        at=move.at,
        auto=may_know_auto(table, move, seat),
        events=happenings(table.game, table.state.board, move.events, seat, table.is_over),
        scores=move.scores if table.is_over else move.open_scores,
    )


def happenings(
    game: Game, board: Board, events: Iterable[Event], seat: Seat | None, is_over: bool = False
) -> list[Happening]:
    """Describe events as a seat may see them."""
    return [happening(event, game.tell(event, board)) for event in seen_events(events, seat, is_over)]


def carried_out(game: Game, board: Board, view: View, seat: Seat, plan: Iterable[int]) -> list[PlannedAction]:
    """Work out what each action of a plan would bring about, as far as a seat can know."""
    world = view.imagine(Chance(0))
    found: list[PlannedAction] = []
    for action in plan:
        events: list[Event] = []
        try:
            world.apply(seat, board.catalogue[action], events)
        except IllegalAction:  # a secret is in the way
            break
        found.append(PlannedAction(action, happenings(game, board, events, seat)))
    return found
