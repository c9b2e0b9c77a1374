"""What becomes of a change when another process changed the same table first."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

from anahuac.server.errors import ApiError
from anahuac.server.news import standing
from anahuac.server.storage.tables import Raced
from anahuac.server.table_info import table_info

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine

    from anahuac.server.table_store import TableStore
    from anahuac.server.wire.people import Player


class HasStore(Protocol):
    """Whoever changes tables."""

    store: TableStore


S = TypeVar("S", bound=HasStore)
P = ParamSpec("P")
R = TypeVar("R")


def retried(
    change: Callable[Concatenate[S, str, Player, P], Awaitable[R]],
) -> Callable[Concatenate[S, str, Player, P], Coroutine[Any, Any, R]]:
    """Try a change that lost a race once more; if it loses again, answer 409 with how things stand."""

    @wraps(change)
    async def changed(self: S, id: str, player: Player, /, *args: P.args, **named: P.kwargs) -> R:
        try:
            return await change(self, id, player, *args, **named)
        except Raced:
            pass
        try:
            return await change(self, id, player, *args, **named)
        except Raced:
            raise await overtaken(self.store, id, player) from None

    return changed


async def overtaken(store: TableStore, id: str, player: Player) -> ApiError:
    """Say that others were faster, and how things stand now."""
    async with store.table(id) as table:
        seats = table.seats_of(player)
        news: Any = standing(table, player, seats[0]) if table.match is not None and seats else None
        return ApiError(409, "stale", news=news, table=table_info(table, player))
