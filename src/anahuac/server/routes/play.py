"""Playing: the state, the log, actions, going back, looking ahead, settings and talk."""

from typing import Annotated

from litestar import Response, get, post, put
from litestar.params import Parameter

from anahuac.server.access import seat_to_look_from
from anahuac.server.caller import V1, Caller
from anahuac.server.chat import heard, say
from anahuac.server.errors import ApiError
from anahuac.server.news import acting_chair, chunk, log_info, looking_back, standing
from anahuac.server.routes.tables import Invite
from anahuac.server.services import Services
from anahuac.server.table_info import table_info
from anahuac.server.wire.chat import Message, NewChat
from anahuac.server.wire.play import (
    AskedWhy,
    Hint,
    LogInfo,
    NewAction,
    News,
    Preview,
    SeatSettings,
    Steps,
    Tried,
    Undo,
    Why,
)
from anahuac.server.wire.tables import Agree, AtSeat, TableInfo

TAGS = ["play"]
CHUNK = 100
"""The most steps in one answer."""
SeatQuery = Annotated[int | None, Parameter(query="seat", ge=0, le=9)]
MoveQuery = Annotated[int | None, Parameter(query="move", ge=0, le=1_000_000)]


@get(V1 + "/tables/{table:str}/state", tags=TAGS, summary="How things stand")
async def state(
    table: str,
    caller: Caller,
    services: Services,
    seat: SeatQuery = None,
    move: MoveQuery = None,
    invite: Invite = None,
) -> News:
    """Show the game from a seat: one step, the newest or any earlier move, and how things stand now."""
    caller.check_reads(services, 1 if move is None else 3)
    async with services.store.table(table) as found:
        chosen = seat_to_look_from(found, caller.player, seat, invite)
        online = services.presence.online(table)
        if move is None:
            return standing(found, caller.player, chosen, online)
        return looking_back(found, caller.player, chosen, move, online)


@get(V1 + "/tables/{table:str}/steps", tags=TAGS, summary="What happened, move by move")
async def steps(
    table: str,
    caller: Caller,
    services: Services,
    first: Annotated[int, Parameter(query="from", ge=0, le=1_000_000)],
    to: Annotated[int, Parameter(query="to", ge=0, le=1_000_000)],
    seat: SeatQuery = None,
    invite: Invite = None,
) -> Steps:
    """Show the moves `from` to `to`, both included, at most a hundred, each with what a seat saw after it."""
    caller.check_reads(services, 1 + min(max(to - first, 0), CHUNK) / 5)
    async with services.store.table(table) as found:
        chosen = seat_to_look_from(found, caller.player, seat, invite)
        shown = list(chunk(found, chosen, first, min(to, first + CHUNK - 1)))
        return Steps(found.plies, found.length, shown)


@get(V1 + "/tables/{table:str}/log", tags=TAGS, summary="The story so far")
async def log(
    table: str,
    caller: Caller,
    services: Services,
    seat: SeatQuery = None,
    since: Annotated[int, Parameter(query="since", ge=0, le=1_000_000)] = 0,
    invite: Invite = None,
) -> LogInfo:
    """Tell what happened after the move `since`, as a seat may know it."""
    caller.check_reads(services, 2)
    async with services.store.table(table) as found:
        chosen = seat_to_look_from(found, caller.player, seat, invite)
        if not found.has_begun:
            raise ApiError(409, "not-started")
        return log_info(found, chosen, since)


@post(V1 + "/tables/{table:str}/actions", tags=TAGS, summary="Act", status_code=200)
async def act(table: str, data: NewAction, caller: Caller, services: Services) -> News:
    """Take an action. 409 with the news if the game has gone on meanwhile, 422 with the clause if it is illegal."""
    services.limits.check("action", caller.someone.id, 200, 100)
    return await services.play.act(table, caller.someone, data, services.presence.online(table))


@post(V1 + "/tables/{table:str}/undo", tags=TAGS, summary="Go back", status_code=200)
async def undo(table: str, data: Undo, caller: Caller, services: Services) -> Response[News]:
    """Go back to before the last own decision: at once (200) if nobody loses by it, else when all agree (202)."""
    found, is_done = await services.play.undo(table, caller.someone, data, services.presence.online(table))
    return Response(found, status_code=200 if is_done else 202)


@post(V1 + "/tables/{table:str}/undo/answer", tags=TAGS, summary="Let somebody go back, or not", status_code=200)
async def answer_undo(table: str, data: Agree, caller: Caller, services: Services) -> TableInfo:
    """Answer somebody who wants to go back."""
    found = await services.play.answer_undo(table, caller.someone, data.agree)
    return table_info(found, caller.player, services.presence.online(table))


@post(V1 + "/tables/{table:str}/preview", tags=TAGS, summary="What would happen?", status_code=200)
async def preview(table: str, data: Tried, caller: Caller, services: Services) -> Preview:
    """Show what a seat would see after an action, as far as it can know."""
    services.pressure.check()
    services.limits.check("preview", caller.someone.id, 120, 40)
    return await services.play.preview(table, caller.someone, data.seat, data.action)


@post(V1 + "/tables/{table:str}/why", tags=TAGS, summary="Why not?", status_code=200)
async def why(table: str, data: AskedWhy, caller: Caller, services: Services) -> Why:
    """Explain why an action is not legal, with the clause of the rules."""
    services.pressure.check()
    services.limits.check("preview", caller.someone.id, 120, 40)
    return await services.play.why(table, caller.someone, data.seat, data.action)


@post(V1 + "/tables/{table:str}/hint", tags=TAGS, summary="What would a bot do?", status_code=200)
async def hint(table: str, data: AtSeat, caller: Caller, services: Services) -> Hint:
    """Ask a bot what it would do until the turn ends, and why; it keeps to that as long as the game goes that way."""
    services.pressure.check()
    services.limits.check("preview", caller.someone.id, 120, 40)
    return await services.hints.give(table, caller.someone, data.seat)


@get(V1 + "/tables/{table:str}/settings", tags=TAGS, summary="What the server does for a seat")
async def settings(
    table: str, caller: Caller, services: Services, seat: Annotated[int, Parameter(ge=0, le=9)]
) -> SeatSettings:
    """Show what the server does for a seat by itself."""
    async with services.store.table(table) as found:
        return acting_chair(found, caller.someone, seat).settings


@put(V1 + "/tables/{table:str}/settings", tags=TAGS, summary="Let the server do something for a seat")
async def change_settings(
    table: str, data: SeatSettings, caller: Caller, services: Services, seat: Annotated[int, Parameter(ge=0, le=9)]
) -> SeatSettings:
    """Have forced actions taken, and questions of the game answered always in the same way."""
    await services.play.change_settings(table, caller.someone, seat, data)
    return data


@get(V1 + "/tables/{table:str}/chat", tags=TAGS, summary="What was said")
async def chat(table: str, caller: Caller, services: Services, invite: Invite = None) -> list[Message]:
    """List what was said lately, in the rooms where the caller hears it."""
    caller.check_reads(services)
    return await heard(services, table, caller.player, invite)


@post(V1 + "/tables/{table:str}/chat", tags=TAGS, summary="Say something")
async def new_chat(table: str, data: NewChat, caller: Caller, services: Services, invite: Invite = None) -> Message:
    """Say something: players to players, spectators to spectators."""
    return await say(services, table, caller.someone, data.text, invite)


PLAY = [
    state, steps, log, act, undo, answer_undo, preview, why, hint, settings, change_settings, chat, new_chat,
]  # fmt: skip
