"""The lobby: tables to open, join, start, leave and play again."""

from typing import Annotated, Any, Literal

from litestar import WebSocket, get, post, put, websocket
from litestar.params import Parameter

from anahuac.server.asker import V1, Asker
from anahuac.server.house import House
from anahuac.server.live import Onlooker, watch_lobby
from anahuac.server.sight import check_sight, table_info
from anahuac.server.table import Table
from anahuac.server.wire import Agree, AtSeat, ChangedSeat, Join, NewTable, Start, TableInfo, TableList

TAGS = ["tables"]
Which = Literal["open", "running", "mine", "finished"]
Invite = Annotated[str | None, Parameter(query="invite", max_length=24)]


@post(V1 + "/tables", tags=TAGS, summary="Open a table")
async def create(data: NewTable, asker: Asker, house: House) -> TableInfo:
    """Open a table; if no seat is open, the game starts at once."""
    house.limits.check("table", asker.someone.id, 20, 0.2)
    return _shown(house, asker, await house.lobby.create(asker.someone, data))


@get(V1 + "/tables", tags=TAGS, summary="The lobby")
async def list_tables(
    asker: Asker,
    house: House,
    which: Which = "open",
    game: Annotated[str | None, Parameter(max_length=60)] = None,
    before: Annotated[float | None, Parameter(ge=0, le=1e12)] = None,
) -> TableList:
    """List open, running, finished or own tables, the newest first; `before` goes on where `next` says."""
    return await house.lobby.list(asker.player, which, game, before)


@get(V1 + "/tables/{table:str}", tags=TAGS, summary="A table")
async def show(table: str, asker: Asker, house: House, invite: Invite = None) -> TableInfo:
    """Show a table; a private one to its people and those who have the invitation."""
    async with house.hall.table(table) as found:
        check_sight(found, asker.player, invite)
        return _shown(house, asker, found)


@post(V1 + "/tables/{table:str}/join", tags=TAGS, summary="Sit down", status_code=200)
async def join(table: str, data: Join, asker: Asker, house: House) -> TableInfo:
    """Take a seat before the start."""
    return _shown(house, asker, await house.lobby.join(table, asker.someone, data.seat, data.invite))


@post(V1 + "/tables/{table:str}/leave", tags=TAGS, summary="Stand up", status_code=200)
async def leave(table: str, asker: Asker, house: House) -> TableInfo:
    """Give the seat back before the start; if the host goes, the table is closed."""
    return _shown(house, asker, await house.lobby.leave(table, asker.someone))


@put(V1 + "/tables/{table:str}/seats/{seat:int}", tags=TAGS, summary="Give a seat to a bot, or open it")
async def change_seat(table: str, seat: int, data: ChangedSeat, asker: Asker, house: House) -> TableInfo:
    """Change who sits where, before the start; for the host."""
    return _shown(house, asker, await house.lobby.change_seat(table, asker.someone, seat, data))


@post(V1 + "/tables/{table:str}/start", tags=TAGS, summary="Start", status_code=200)
async def start(table: str, data: Start, asker: Asker, house: House) -> TableInfo:
    """Start the game; for the host."""
    return _shown(house, asker, await house.lobby.start(table, asker.someone, data.bots))


@post(V1 + "/tables/{table:str}/resign", tags=TAGS, summary="Give up", status_code=200)
async def resign(table: str, data: AtSeat, asker: Asker, house: House) -> TableInfo:
    """Give a seat up: of two players the other wins, of more a bot plays on."""
    return _shown(house, asker, await house.lobby.resign(table, asker.someone, data.seat))


@post(V1 + "/tables/{table:str}/return", tags=TAGS, summary="Come back", status_code=200)
async def come_back(table: str, data: AtSeat, asker: Asker, house: House) -> TableInfo:
    """Decide again oneself, after a bot stood in."""
    return _shown(house, asker, await house.lobby.back(table, asker.someone, data.seat))


@post(V1 + "/tables/{table:str}/abandon", tags=TAGS, summary="Stop without a result", status_code=200)
async def abandon(table: str, data: Agree, asker: Asker, house: House) -> TableInfo:
    """Offer or accept to stop; it happens when all people at the table agree."""
    return _shown(house, asker, await house.lobby.abandon(table, asker.someone, data.agree))


@post(V1 + "/tables/{table:str}/rematch", tags=TAGS, summary="Play again", status_code=200)
async def rematch(table: str, asker: Asker, house: House) -> TableInfo:
    """Open the same table again, everybody one seat further."""
    return _shown(house, asker, await house.lobby.rematch(table, asker.someone))


@websocket(V1 + "/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    table: str,
    asker: Asker,
    house: House,
    seat: Annotated[int | None, Parameter(query="seat")] = None,
    ply: Annotated[int | None, Parameter(query="ply", ge=0)] = None,
    invite: Invite = None,
    lang: Literal["en", "de"] = "en",
) -> None:
    """Follow a table: how things stand (or what is new since `ply`), then everything, as the asker may see it."""
    await Onlooker(house, socket, table, asker.player, lang).look(seat, ply, invite)


@websocket(V1 + "/lobby/live")
async def lobby(socket: WebSocket[Any, Any, Any], house: House) -> None:
    """Be told when the lobby changes."""
    await watch_lobby(house, socket)


def _shown(house: House, asker: Asker, table: Table) -> TableInfo:
    return table_info(table, asker.player, house.presence.online(table.id))


TABLES = [
    create, list_tables, show, join, leave, change_seat, start, resign, come_back, abandon, rematch, live, lobby,
]  # fmt: skip
