"""Puzzles: listed, shown and tried."""

from typing import Literal

from litestar import get, post

from anahuac.server.caller import V1, Caller
from anahuac.server.services import Services
from anahuac.server.wire.puzzles import PuzzleList, PuzzleTried, PuzzleTry

TAGS = ["puzzles"]


@get(V1 + "/puzzles", tags=TAGS, summary="All puzzles")
async def list_puzzles(caller: Caller, services: Services, which: Literal["all", "daily"] = "all") -> PuzzleList:
    """List all puzzles and that of the day, or that alone, with how the first tries of the caller went."""
    caller.check_reads(services, 2)
    return await services.puzzles.list(caller.player, which == "all")


@get(V1 + "/puzzles/daily", tags=TAGS, summary="The puzzle of the day")
async def daily(caller: Caller, services: Services) -> PuzzleTried:
    """Show the puzzle of the day; days change at midnight UTC."""
    services.limits.check("study", caller.address, 60, 10)
    return await services.puzzles.attempt(services.puzzles.daily(), None, PuzzleTry())


@get(V1 + "/puzzles/{game:str}/{puzzle:str}", tags=TAGS, summary="A puzzle")
async def show(game: str, puzzle: str, caller: Caller, services: Services) -> PuzzleTried:
    """Show a puzzle as its seat sees it."""
    services.limits.check("study", caller.address, 60, 10)
    return await services.puzzles.attempt(services.puzzles.find(game, puzzle), None, PuzzleTry())


@post(V1 + "/puzzles/{game:str}/{puzzle:str}/tries", tags=TAGS, summary="Try a puzzle", status_code=200)
async def attempt(game: str, puzzle: str, data: PuzzleTry, caller: Caller, services: Services) -> PuzzleTried:
    """Try actions from the beginning of a puzzle; the first try that is over is remembered."""
    services.limits.check("study", caller.address, 60, 10)
    return await services.puzzles.attempt(services.puzzles.find(game, puzzle), caller.player, data)


PUZZLES = [list_puzzles, daily, show, attempt]
