"""The lobby: tables to open, join, start, leave and play again."""

from collections.abc import Coroutine
from typing import Annotated, Any, Literal

from litestar import WebSocket, get, post, put, websocket
from litestar.params import Parameter

from anahuac.server.access import check_sight
from anahuac.server.caller import V1, Caller
from anahuac.server.errors import ApiError
from anahuac.server.live import Onlooker, watch_lobby
from anahuac.server.services import Services
from anahuac.server.table import Table
from anahuac.server.table_info import table_info
from anahuac.server.wire.tables import Agree, AtSeat, ChangedSeat, Join, NewTable, Start, TableInfo, TableList

TAGS = ["tables"]
SOCKETS_OF_PLAYER = 50
SOCKETS_OF_STRANGERS = 50
"""So many sockets one player may have open, and so many all those of one address who are nobody we know."""
TOO_MANY, NOBODY = 4429, 4401
Which = Literal["open", "running", "mine", "current", "finished"]
Invite = Annotated[str | None, Parameter(query="invite", max_length=24)]


@post(V1 + "/tables", tags=TAGS, summary="Open a table")
async def create(data: NewTable, caller: Caller, services: Services) -> TableInfo:
    """Open a table; if no seat is open, the game starts at once."""
    services.limits.check("table", caller.someone.id, 20, 0.2)
    return _shown(services, caller, await services.lobby.create(caller.someone, data))


@get(V1 + "/tables", tags=TAGS, summary="The lobby")
async def list_tables(
    caller: Caller,
    services: Services,
    which: Which = "open",
    game: Annotated[str | None, Parameter(max_length=60)] = None,
    before: Annotated[float | None, Parameter(ge=0, le=1e12)] = None,
) -> TableList:
    """List open, running, finished or own tables (`current`: own ones that are not over), the newest first.

    `before` goes on where `next` says.
    """
    services.pressure.check()
    caller.check_reads(services, 3)
    return await services.lobby.list(caller.player, which, game, before)


@get(V1 + "/tables/{table:str}", tags=TAGS, summary="A table")
async def show(table: str, caller: Caller, services: Services, invite: Invite = None) -> TableInfo:
    """Show a table; a private one to its people and those who have the invitation."""
    async with services.store.table(table) as found:
        check_sight(found, caller.player, invite)
        return _shown(services, caller, found)


@post(V1 + "/tables/{table:str}/join", tags=TAGS, summary="Sit down", status_code=200)
async def join(table: str, data: Join, caller: Caller, services: Services) -> TableInfo:
    """Take a seat before the start."""
    return _shown(services, caller, await services.lobby.join(table, caller.someone, data.seat, data.invite))


@post(V1 + "/tables/{table:str}/leave", tags=TAGS, summary="Stand up", status_code=200)
async def leave(table: str, caller: Caller, services: Services) -> TableInfo:
    """Give the seat back before the start; if the host goes, the table is closed."""
    return _shown(services, caller, await services.lobby.leave(table, caller.someone))


@put(V1 + "/tables/{table:str}/seats/{seat:int}", tags=TAGS, summary="Give a seat to a bot, or open it")
async def change_seat(table: str, seat: int, data: ChangedSeat, caller: Caller, services: Services) -> TableInfo:
    """Change who sits where, before the start; for the host."""
    return _shown(services, caller, await services.lobby.change_seat(table, caller.someone, seat, data))


@post(V1 + "/tables/{table:str}/start", tags=TAGS, summary="Start", status_code=200)
async def start(table: str, data: Start, caller: Caller, services: Services) -> TableInfo:
    """Start the game; for the host."""
    return _shown(services, caller, await services.lobby.start(table, caller.someone, data.bots))


@post(V1 + "/tables/{table:str}/resign", tags=TAGS, summary="Give up", status_code=200)
async def resign(table: str, data: AtSeat, caller: Caller, services: Services) -> TableInfo:
    """Give a seat up: of two players the other wins, of more a bot plays on."""
    return _shown(services, caller, await services.lobby.resign(table, caller.someone, data.seat))


@post(V1 + "/tables/{table:str}/return", tags=TAGS, summary="Come back", status_code=200)
async def come_back(table: str, data: AtSeat, caller: Caller, services: Services) -> TableInfo:
    """Decide again oneself, after a bot stood in."""
    return _shown(services, caller, await services.lobby.back(table, caller.someone, data.seat))


@post(V1 + "/tables/{table:str}/abandon", tags=TAGS, summary="Stop without a result", status_code=200)
async def abandon(table: str, data: Agree, caller: Caller, services: Services) -> TableInfo:
    """Offer or accept to stop; it happens when all people at the table agree."""
    return _shown(services, caller, await services.lobby.abandon(table, caller.someone, data.agree))


@post(V1 + "/tables/{table:str}/rematch", tags=TAGS, summary="Play again", status_code=200)
async def rematch(table: str, caller: Caller, services: Services) -> TableInfo:
    """Open the same table again, everybody one seat further."""
    return _shown(services, caller, await services.lobby.rematch(table, caller.someone))


@websocket(V1 + "/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table: str,
    caller: Caller,
    services: Services,
    seat: Annotated[int | None, Parameter(query="seat")] = None,
    ply: Annotated[int | None, Parameter(query="ply", ge=0)] = None,
    invite: Invite = None,
    lang: Literal["en", "de"] | None = None,
) -> None:
    """Follow a table: how things stand (or what is new since `ply`), then everything, as the caller may see it."""
    await _if_allowed(
        services,
        caller,
        socket,
        Onlooker(services, socket, table, caller.player, lang or caller.language).look(seat, ply, invite),
    )


@websocket(V1 + "/lobby/live")
async def lobby(socket: WebSocket[Any, Any, Any], caller: Caller, services: Services) -> None:
    """Be told when the lobby changes."""
    await _if_allowed(services, caller, socket, watch_lobby(services, socket))


async def _if_allowed(
    services: Services, caller: Caller, socket: WebSocket[Any, Any, Any], work: Coroutine[Any, Any, None]
) -> None:
    """Serve a socket while its session lasts, unless its owner, or the address of strangers, has too many already."""
    who, most = (caller.player.id, SOCKETS_OF_PLAYER) if caller.player else (caller.address, SOCKETS_OF_STRANGERS)
    try:
        with services.limits.at_once("socket", who, most), services.sockets.of(caller.session):
            await work
    except ApiError as error:
        work.close()
        await socket.close(code=TOO_MANY if error.status == 429 else NOBODY)


def _shown(services: Services, caller: Caller, table: Table) -> TableInfo:
    return table_info(table, caller.player, services.presence.online(table.id))


TABLES = [
    create, list_tables, show, join, leave, change_seat, start, resign, come_back, abandon, rematch, live, lobby,
]  # fmt: skip
