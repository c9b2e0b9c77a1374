"""Tournaments: made, joined and run."""

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import Parameter

from anahuac.server.caller import V1, Caller
from anahuac.server.services import Services
from anahuac.server.storage.tournaments import Tournament
from anahuac.server.tournaments import tournament_info
from anahuac.server.wire.tournaments import NewBot, NewEntrant, NewTournament, TournamentInfo, TournamentList

TAGS = ["tournaments"]
ONE = V1 + "/tournaments/{tournament:str}"
Invite = Annotated[str | None, Parameter(query="invite", max_length=24)]


@post(V1 + "/tournaments", tags=TAGS, summary="Make a tournament")
async def create(data: NewTournament, caller: Caller, services: Services) -> TournamentInfo:
    """Make a tournament; its host adds bots and starts it, and takes part only after joining."""
    services.limits.check("tournament", caller.someone.id, 5, 0.02)
    return tournament_info(await services.tournaments.create(caller.someone, data), caller.player)


@get(V1 + "/tournaments", tags=TAGS, summary="Tournaments")
async def list_tournaments(
    caller: Caller,
    services: Services,
    which: Literal["open", "running", "finished", "mine"] = "open",
    before: Annotated[float | None, Parameter(ge=0, le=1e12)] = None,
) -> TournamentList:
    """List tournaments, the newest first; `before` goes on where `next` says."""
    caller.check_reads(services, 3)
    return await services.tournaments.list(caller.player, which, before)


@get(ONE, tags=TAGS, summary="A tournament")
async def show(tournament: str, caller: Caller, services: Services, invite: Invite = None) -> TournamentInfo:
    """Show standings, rounds and tables; a private one to its people and those who have the invitation."""
    caller.check_reads(services, 2)
    return await services.tournaments.show(tournament, caller.player, invite)


@post(ONE + "/join", tags=TAGS, summary="Take part", status_code=200)
async def join(tournament: str, data: NewEntrant, caller: Caller, services: Services) -> TournamentInfo:
    """Join before the start."""
    return _shown(caller, await services.tournaments.join(tournament, caller.someone, data.invite))


@post(ONE + "/leave", tags=TAGS, summary="Take part no more", status_code=200)
async def leave(tournament: str, caller: Caller, services: Services) -> TournamentInfo:
    """Leave; after the start own games are given up, and the rounds to come are lost."""
    return _shown(caller, await services.tournaments.leave(tournament, caller.someone))


@post(ONE + "/bots", tags=TAGS, summary="Let a bot take part", status_code=200)
async def add_bot(tournament: str, data: NewBot, caller: Caller, services: Services) -> TournamentInfo:
    """Add a bot before the start; for the host."""
    return _shown(caller, await services.tournaments.add_bot(tournament, caller.someone, data.bot))


@delete(ONE + "/entrants/{number:int}", tags=TAGS, summary="Take somebody out", status_code=200)
async def remove(tournament: str, number: int, caller: Caller, services: Services) -> TournamentInfo:
    """Take somebody out; for the host. Their game that is being played goes on."""
    return _shown(caller, await services.tournaments.remove(tournament, caller.someone, number))


@post(ONE + "/start", tags=TAGS, summary="Start a tournament", status_code=200)
async def start(tournament: str, caller: Caller, services: Services) -> TournamentInfo:
    """Begin the first round; for the host. The next ones begin by themselves."""
    return _shown(caller, await services.tournaments.start(tournament, caller.someone))


@post(ONE + "/cancel", tags=TAGS, summary="End a tournament early", status_code=200)
async def cancel(tournament: str, caller: Caller, services: Services) -> TournamentInfo:
    """End it; for the host. Games that are being played go on and count no more."""
    return _shown(caller, await services.tournaments.cancel(tournament, caller.someone))


def _shown(caller: Caller, tournament: Tournament) -> TournamentInfo:
    return tournament_info(tournament, caller.player)


TOURNAMENTS = [create, list_tournaments, show, join, leave, add_bot, remove, start, cancel]
