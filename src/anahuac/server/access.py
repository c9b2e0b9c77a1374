"""Who may see and do what: tables, seats, actions and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.core import Text
from anahuac.server.errors import ApiError, not_found

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anahuac.core import Event, Seat
    from anahuac.server.table import Chair, Move, Table
    from anahuac.server.wire.people import Player


def check_sight(table: Table, player: Player | None, invite: str | None) -> None:
    """Refuse anybody who may not see a table: a private one is for its players and those who were invited.

    Anybody who has the link may see an imported game.
    """
    is_ours = bool(table.seats_of(player)) or (player is not None and player.id == table.host.id)
    is_held = any(player and chair.held_for and chair.held_for.id == player.id for chair in table.chairs)
    is_shown = table.public or table.status == "imported" or invite == table.invite
    if not (is_ours or is_held or is_shown):
        raise not_found()


def check_seat(table: Table, player: Player | None, seat: Seat | None) -> None:
    """Refuse anybody who may not see a seat's view; when a game is over, everybody may."""
    mine = table.seats_of(player)
    if seat is None:
        if not (mine or table.spectators or table.is_over):
            raise ApiError(403, "forbidden", Text("server-no-spectators"))
    elif not 0 <= seat < table.players:
        raise ApiError(422, "invalid", Text("server-no-such-seat", seat=seat))
    elif table.seen is not None and seat != table.seen.seat:
        raise ApiError(403, "forbidden", Text("server-seen-from-one-seat"))
    elif seat not in mine and not table.is_over:
        raise ApiError(403, "forbidden", Text("server-not-your-seat"))


def own_chair(table: Table, player: Player, seat: Seat) -> Chair:
    """Return a player's own chair; refuse everybody else."""
    check_sight(table, player, None)
    if seat not in table.seats_of(player):
        raise ApiError(403, "forbidden", Text("server-not-your-seat"))
    return table.chairs[seat]


def usual_seat(table: Table, player: Player | None) -> Seat | None:
    """The seat that somebody looks from by default: an own seat that must decide, else any own seat.

    What is known of a game saved in mid-game is what one seat saw.
    """
    if table.seen is not None:
        return table.seen.seat
    mine = table.seats_of(player)
    deciding = [seat for seat in mine if seat in table.to_act]
    return next(iter([*deciding, *mine]), None)


def seat_to_look_from(table: Table, player: Player | None, seat: Seat | None, invite: str | None) -> Seat | None:
    """Find the seat that somebody looks from, the requested or the usual one; refuse it to those who may not."""
    check_sight(table, player, invite)
    chosen = usual_seat(table, player) if seat is None else seat
    check_seat(table, player, chosen)
    return chosen


def may_know(table: Table, move: Move, seat: Seat | None) -> bool:
    """Whether a seat may know an action: its own, one that was public, or any once the game is over."""
    if move.seat == seat or table.is_over:
        return True
    return bool(move.events) and all(event.seen_by(seat) == event for event in move.events)


def may_know_auto(table: Table, move: Move, seat: Seat | None) -> bool:
    """Whether a seat may know that an action was automatic: of bots, its own, or any once the game is over."""
    return move.auto and (table.is_over or move.seat == seat or table.chairs[move.seat].player is None)


def seen_events(events: Iterable[Event], seat: Seat | None, is_over: bool = False) -> list[Event]:
    """Return events as a seat may see them."""
    seen = [event if is_over else event.seen_by(seat) for event in events]
    return [event for event in seen if event is not None]
