"""Pages about people and games."""

from litestar import get

from anahuac.server.caller import V1, Caller
from anahuac.server.routes.games import named
from anahuac.server.services import Services
from anahuac.server.wire.community import GameStatistics, Ladder, PlayerPage

TAGS = ["people"]
COST = 10
"""What a page costs, as reads are counted: hundreds of games are looked at."""


@get(V1 + "/players/{name:str}", tags=TAGS, summary="A player")
async def player_page(name: str, caller: Caller, services: Services) -> PlayerPage:
    """Show what is known of an account from its public games."""
    services.pressure.check()
    caller.check_reads(services, COST)
    return await services.community.page(name, caller.player)


@get(V1 + "/me/page", tags=TAGS, summary="My page")
async def my_page(caller: Caller, services: Services) -> PlayerPage:
    """Show the caller's own page, of guests too, with private games."""
    services.pressure.check()
    caller.check_reads(services, COST)
    return await services.community.page_of(caller.someone, caller.player)


@get(V1 + "/ladders/{game:str}", tags=TAGS, summary="The ladder of a game")
async def ladder(game: str, caller: Caller, services: Services) -> Ladder:
    """List the best accounts of a game, by rating less three times its doubt."""
    caller.check_reads(services, 3)
    return await services.community.ladder(named(game).name, caller.player)


@get(V1 + "/games/{game:str}/statistics", tags=TAGS, summary="The statistics of a game")
async def statistics(game: str, caller: Caller, services: Services) -> GameStatistics:
    """Tell how long games are, how many points they bring and what wins: of people here, and of bots."""
    services.pressure.check()
    caller.check_reads(services, COST)
    return await services.community.statistics(named(game).name)


COMMUNITY = [player_page, my_page, ladder, statistics]
