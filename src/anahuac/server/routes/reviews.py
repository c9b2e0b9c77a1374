"""Looking back at finished games."""

from litestar import post

from anahuac.server.caller import V1, Caller
from anahuac.server.services import Services
from anahuac.server.wire.reviews import ReviewAsked, ReviewInfo

TAGS = ["reviews"]


@post(V1 + "/tables/{table:str}/review", tags=TAGS, summary="Look back at a game", status_code=200)
async def review(table: str, data: ReviewAsked, caller: Caller, services: Services) -> ReviewInfo:
    """Tell what is new in the review of a finished game, as soon as something is; the first question begins it.

    It is worked out as long as somebody asks again, and then kept with the table.
    """
    services.pressure.check()
    services.limits.check("review-asked", caller.someone.id, 120, 4)
    return await services.reviews.ask(table, caller.someone, data)


REVIEWS = [review]
