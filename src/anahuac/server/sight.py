"""What an asker may see: of a table, of a game, of its story. Nothing of another seat's secrets leaves here."""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

import msgspec

from anahuac.core import Text
from anahuac.server.errors import ApiError, not_found
from anahuac.server.news import Entry, Happening, LogInfo, News, Now, Step, apart, happening
from anahuac.server.table import deadline
from anahuac.server.wire import SeatInfo, TableInfo, said

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator

    from anahuac.core import Event, Game, Seat, State, View
    from anahuac.core.board import Board
    from anahuac.server.table import Chair, Move, Table
    from anahuac.server.wire import Player


def check_sight(table: Table, player: Player | None, invite: str | None) -> None:
    """Refuse who may not know of a table: a private one is for its people and for those who were invited.

    An imported game is for everybody who has its link.
    """
    is_ours = bool(table.seats_of(player)) or (player is not None and player.id == table.host.id)
    is_held = any(player and chair.held_for and chair.held_for.id == player.id for chair in table.chairs)
    is_shown = table.public or table.status == "imported" or invite == table.invite
    if not (is_ours or is_held or is_shown):
        raise not_found()


def check_seat(table: Table, player: Player | None, seat: Seat | None) -> None:
    """Refuse who may not look from a seat; when a game is over, every seat may be looked from."""
    mine = table.seats_of(player)
    if seat is None:
        if not (mine or table.spectators or table.is_over):
            raise ApiError(403, "forbidden", Text("server-no-spectators"))
    elif not 0 <= seat < table.players:
        raise ApiError(422, "invalid", Text("server-no-such-seat", seat=seat))
    elif seat not in mine and not table.is_over:
        raise ApiError(403, "forbidden", Text("server-not-your-seat"))


def own_chair(table: Table, player: Player, seat: Seat) -> Chair:
    """Refuse who does not sit there, and every action where no game is going on."""
    mine = table.seats_of(player)
    check_sight(table, player, None)
    if seat not in mine:
        raise ApiError(403, "forbidden", Text("server-not-your-seat"))
    if table.status != "running":
        raise ApiError(409, "not-running", news=standing(table, player, seat) if table.match else None)
    return table.chairs[seat]


def usual_seat(table: Table, player: Player | None) -> Seat | None:
    """The seat somebody looks from without having said so: an own one that must decide, else an own one."""
    mine = table.seats_of(player)
    deciding = [seat for seat in mine if seat in table.to_act]
    return next(iter([*deciding, *mine]), None)


def seat_to_look_from(table: Table, player: Player | None, seat: Seat | None, invite: str | None) -> Seat | None:
    """Find the seat that somebody looks from, the one wished for or the usual one, and refuse who may not."""
    check_sight(table, player, invite)
    chosen = usual_seat(table, player) if seat is None else seat
    check_seat(table, player, chosen)
    return chosen


def table_info(table: Table, player: Player | None, online: Collection[str] = ()) -> TableInfo:
    """Show a table."""
    mine = table.seats_of(player)
    is_member = bool(mine) or (player is not None and player.id == table.host.id)
    ply, moves, to_act = table.summary
    same = (
        "id", "version", "board", "options", "players", "status", "host", "public", "spectators", "clock", "timeout",
        "bot", "created", "started", "ended", "outcome", "rematch", "seed_hash",
    )  # fmt: skip
    return TableInfo(
        **{name: getattr(table, name) for name in same},
        game=table.game.name,
        offers=deepcopy(table.offers),  # the table goes on while this is being sent
        seats=[seat_info(table, chair, mine, online) for chair in table.chairs],
        ply=ply,
        moves=moves,
        to_act=to_act,
        mine=mine,
        invite=table.invite if is_member else None,
        seed=str(table.seed) if table.is_over else None,
        differs=said(table.difference.text) if table.difference else None,
    )


def seat_info(table: Table, chair: Chair, mine: list[Seat], online: Collection[str]) -> SeatInfo:
    """Show a seat."""
    return SeatInfo(
        seat=chair.seat,
        kind="bot" if chair.bot else "open" if chair.is_open else "person",
        name=table.name_of(chair),
        player=chair.player,
        bot=chair.bot,
        held_for=chair.held_for if chair.is_open else None,
        away=chair.away,
        resigned=chair.resigned,
        mine=chair.seat in mine,
        online=chair.player is not None and chair.player.id in online,
        deadline=deadline(table, chair),
        bank=chair.bank,
    )


def changing(info: TableInfo) -> bytes:
    """What must be told anew of a table when it differs: all but what `Now` says."""
    return msgspec.json.encode(msgspec.structs.replace(info, version=0, ply=0, moves=0, to_act=[]))


def now(table: Table, seat: Seat | None, legal: tuple[int, ...]) -> Now:
    """Tell how things stand, for a seat that may do this."""
    ply, moves, to_act = table.summary
    return Now(table.version, ply, moves, to_act, seat, apart(legal if seat in table.to_act else ()))


def news(table: Table, seat: Seat | None, first: int, cut: int | None = None, about: TableInfo | None = None) -> News:
    """Tell the steps from `first` on, after going back to `cut`, and how things stand."""
    seen = list(seen_steps(table, seat, first, len(table.moves)))
    newest = seen[-1][1] if seen else table.state.view(seat)
    steps = [step_of(table.game, entry, view) for entry, view in seen]
    return News(cut=cut, steps=steps, now=now(table, seat, newest.legal), table=about)


def news_since(table: Table, seat: Seat | None, ply: int, about: TableInfo | None = None) -> News:
    """Tell what is new since a ply."""
    known = table.moves_at(ply)
    left = table.kept_since(ply, known)
    return news(table, seat, left, left, about) if left < known else news(table, seat, known + 1, None, about)


def standing(table: Table, player: Player | None, seat: Seat | None, online: Collection[str] = ()) -> News:
    """Tell how things stand: the newest step alone, and the table."""
    if table.match is None:
        raise ApiError(409, "not-started")
    return news(table, seat, len(table.moves), about=table_info(table, player, online))


def looking_back(
    table: Table, player: Player | None, seat: Seat | None, move: int, online: Collection[str] = ()
) -> News:
    """Show an earlier point of a game from a seat, beside how things stand."""
    about = table_info(table, player, online)
    step = next(chunk(table, seat, move, move))
    return News(steps=[step], now=now(table, seat, table.state.view(seat).legal), table=about)


def chunk(table: Table, seat: Seat | None, first: int, last: int) -> Iterator[Step]:
    """Show some steps of a game that has begun; those after its end are none."""
    if table.match is None:
        raise ApiError(409, "not-started")
    moves = len(table.moves)
    if first > moves:
        raise ApiError(422, "invalid", Text("server-no-such-move", move=first, moves=moves))
    return (step_of(table.game, entry, view) for entry, view in seen_steps(table, seat, first, min(last, moves)))


def seen_steps(table: Table, seat: Seat | None, first: int, last: int) -> Iterator[tuple[Entry, View]]:
    """Go through what happened from one move to another, and what a seat saw after each."""
    if first <= last:
        for move, state in enumerate(table.states(first, last), first):
            yield log_entry(table, move, seat) if move else opening(state), state.view(seat)


def step_of(game: Game, entry: Entry, view: View) -> Step:
    """Put what happened and what is seen then together; what may be done is told once, beside the newest step."""
    seen, details = msgspec.structs.replace(view, legal=()), game.details(view)
    return Step(**msgspec.structs.asdict(entry), view=seen, details=details)


def opening(state: State) -> Entry:
    """The beginning of a game, before any action."""
    return Entry(move=0, seat=None, action=None, at=0.0, events=[], scores=state.open_scores)


def log_info(table: Table, seat: Seat | None, since: int = 0) -> LogInfo:
    """Tell the story of a game from the action after `since` on."""
    numbers = range(since + 1, len(table.moves) + 1)
    return LogInfo(table.plies, len(table.moves), [log_entry(table, number, seat) for number in numbers])


def log_entry(table: Table, number: int, seat: Seat | None) -> Entry:
    """Tell what one action brought about, as far as a seat may know."""
    move = table.moves[number - 1]
    return Entry(
        move=number,
        seat=move.seat,
        action=move.action.id if may_know(table, move, seat) else None,
        at=move.at,
        auto=move.auto,
        events=happenings(table.game, table.state.board, move.events, seat, table.is_over),
        scores=move.scores if table.is_over else move.open_scores,
    )


def may_know(table: Table, move: Move, seat: Seat | None) -> bool:
    """Whether a seat may know an action: its own, one that everything about was open, and all when it is over."""
    if move.seat == seat or table.is_over:
        return True
    return bool(move.events) and all(event.seen_by(seat) == event for event in move.events)


def happenings(
    game: Game, board: Board, events: Iterable[Event], seat: Seat | None, is_over: bool = False
) -> list[Happening]:
    """Tell events as a seat may see them."""
    seen = [event if is_over else event.seen_by(seat) for event in events]
    return [happening(event, game.tell(event, board)) for event in seen if event is not None]
