"""What an asker may see: of a table, of a game, of its story. Nothing of another seat's secrets leaves here."""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from anahuac.core import Text
from anahuac.server.errors import ApiError, not_found
from anahuac.server.table import deadline
from anahuac.server.wire import (
    Choice,
    Entry,
    Happening,
    LogInfo,
    SeatInfo,
    StateInfo,
    TableInfo,
    happening,
    said,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from anahuac.core import Action, Event, Game, Seat, State
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
        raise ApiError(409, "not-running", state=state_info(table, player, seat) if table.match else None)
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


def state_info(
    table: Table,
    player: Player | None,
    seat: Seat | None,
    move: int | None = None,
    online: Collection[str] = (),
    with_choices: bool = True,
) -> StateInfo:
    """Show a point of a game from a seat; the live one with what the seat may do."""
    if table.match is None:
        raise ApiError(409, "not-started")
    moves = len(table.moves)
    at = moves if move is None else move
    if not 0 <= at <= moves:
        raise ApiError(422, "invalid", Text("server-no-such-move", move=at, moves=moves))
    state = table.state_at(at)
    view = state.view(seat)
    may_act = with_choices and at == moves and seat in table.to_act
    return StateInfo(
        ply=table.plies,
        moves=moves,
        move=at,
        seat=seat,
        view=view,
        details=table.game.details(view),
        choices=choices(table.game, state, seat) if may_act and seat is not None else [],
        table=table_info(table, player, online),
    )


def choices(game: Game, state: State, seat: Seat) -> list[Any]:
    """List what a seat may do now, in notation and in words."""
    board = state.board
    return [_choice(game, board, action) for action in state.legal_actions(seat)]


@lru_cache(300_000)
def _choice(game: Game, board: Board, action: Action) -> msgspec.Raw:
    """Write an action for the wire, once: there may be more than a thousand choices in a message."""
    return msgspec.Raw(msgspec.json.encode(Choice(action.text, action.id, said(game.describe(action, board)))))


def log_info(table: Table, seat: Seat | None, since: int = 0) -> LogInfo:
    """Tell the story of a game from the action after `since` on."""
    numbered = list(enumerate(table.moves, 1))[since:]
    return LogInfo(table.plies, len(table.moves), [log_entry(table, number, move, seat) for number, move in numbered])


def log_entry(table: Table, number: int, move: Move, seat: Seat | None) -> Entry:
    """Tell what one action brought about, as far as a seat may know."""
    return Entry(
        move=number,
        seat=move.seat,
        action=move.action.text if may_know(table, move, seat) else None,
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
