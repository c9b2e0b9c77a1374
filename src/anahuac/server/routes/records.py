"""Games as records: to take home, and to look at."""

from typing import Any

from litestar import MediaType, Request, Response, get, post

from anahuac.server.access import seat_to_look_from
from anahuac.server.caller import V1, Caller
from anahuac.server.records import MAX_SIZE, import_record, record_text
from anahuac.server.routes.play import SeatQuery
from anahuac.server.routes.tables import Invite
from anahuac.server.services import Services
from anahuac.server.table_info import table_info
from anahuac.server.wire.tables import TableInfo

TAGS = ["records"]


@get(V1 + "/tables/{table:str}/record", tags=TAGS, summary="Take a game home", media_type=MediaType.TEXT)
async def record(
    table: str, caller: Caller, services: Services, seat: SeatQuery = None, invite: Invite = None
) -> Response[str]:
    """Give out the record of a finished game, or what a seat has seen of a running one."""
    caller.check_reads(services, 5)
    async with services.store.table(table) as found:
        chosen = seat_to_look_from(found, caller.player, seat, invite)
        text = record_text(found, chosen)
    headers = {"Content-Disposition": f'attachment; filename="{found.game.name}-{table}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@post(V1 + "/records", tags=TAGS, summary="Bring a game", request_max_body_size=MAX_SIZE)
async def new_record(request: Request[Any, Any, Any], caller: Caller, services: Services) -> TableInfo:
    """Take in a record (the body, as text) as a game to look at."""
    services.limits.check("record", caller.someone.id, 10, 0.1)
    table = await import_record(services, caller.someone, await request.body())
    return table_info(table, caller.player)


RECORDS = [record, new_record]
