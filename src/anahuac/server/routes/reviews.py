"""Looking back at finished games, and positions to try things in."""

from litestar import get, post

from anahuac.server.caller import V1, Caller
from anahuac.server.positions import play_on, position_at
from anahuac.server.routes.games import named
from anahuac.server.routes.play import MoveQuery, SeatQuery
from anahuac.server.routes.tables import Invite
from anahuac.server.services import Services
from anahuac.server.table_info import table_info
from anahuac.server.wire.reviews import PlayOn, PositionInfo, ReviewAsked, ReviewInfo
from anahuac.server.wire.tables import TableInfo

TAGS = ["reviews"]


@post(V1 + "/tables/{table:str}/review", tags=TAGS, summary="Look back at a game", status_code=200)
async def review(table: str, data: ReviewAsked, caller: Caller, services: Services) -> ReviewInfo:
    """Tell what is new in the review of a finished game, as soon as something is; the first question begins it.

    It is worked out as long as somebody asks again, and then kept with the table.
    """
    services.pressure.check()
    services.limits.check("review-asked", caller.someone.id, 120, 4)
    return await services.reviews.ask(table, caller.someone, data)


@get(V1 + "/tables/{table:str}/position", tags=TAGS, summary="A point of a game as a position")
async def position(
    table: str,
    caller: Caller,
    services: Services,
    seat: SeatQuery = None,
    move: MoveQuery = None,
    invite: Invite = None,
) -> PositionInfo:
    """Write any point of a game as a position; while it runs, what the seat may not know is made up."""
    caller.check_reads(services, 3)
    return await position_at(services.store, table, caller.player, move, seat, invite)


@post(V1 + "/games/{game:str}/play-on", tags=TAGS, summary="Play on from a position")
async def new_from_position(game: str, data: PlayOn, caller: Caller, services: Services) -> TableInfo:
    """Open a table of one's own that begins with a position, against bots."""
    services.limits.check("table", caller.someone.id, 20, 0.2)
    table = await play_on(services.store, caller.someone, named(game), data)
    return table_info(table, caller.player, services.presence.online(table.id))


REVIEWS = [review, position, new_from_position]
