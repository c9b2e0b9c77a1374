"""The games: what they offer, their boards, and positions to study."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import Parameter

from anahuac.bots import BOTS, forecast_of
from anahuac.core import Event, Game, Options, State, Text, UnknownGame, all_games, find_game
from anahuac.core.text import LANGUAGES, sources
from anahuac.server.caller import V1, Caller
from anahuac.server.catalogue import written_catalogue
from anahuac.server.errors import not_found
from anahuac.server.news import happenings, opening, step_of
from anahuac.server.play import imagined_step, named_action, why_not
from anahuac.server.services import Services
from anahuac.server.wire.games import Actions, GameInfo, OptionInfo, Studied, Study
from anahuac.server.wire.play import Step, spans
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Seat

TAGS = ["games"]
OUR_OWN = "anahuac"
"""The package whose texts are built into the client."""
FOREVER = "public, max-age=31536000, immutable"


@get(V1 + "/games", tags=TAGS, summary="The games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """List the games with their options, boards and bots."""
    return [game_info(game) for game in all_games()]


def named(game: str) -> Game:
    """Find the game that an address names."""
    try:
        return find_game(game)
    except UnknownGame:
        raise not_found() from None


@get(V1 + "/games/{game:str}/boards/{board:str}", tags=TAGS, summary="A board", sync_to_thread=False)
def board(game: str, board: str) -> dict[str, Any]:
    """Give out a board as data: lines of text, or what is drawn."""
    found = named(game).shelf.find(board)
    if found is None:
        raise not_found()
    try:
        data = msgspec.json.decode(found.content)
    except msgspec.DecodeError:
        data = {"rows": found.content.decode().splitlines()}
    return {**data, "name": found.name, "catalogue": written_catalogue(named(game), found).version}


@get(
    V1 + "/games/{game:str}/boards/{board:str}/catalogue",
    tags=TAGS,
    summary="All actions on a board",
    sync_to_thread=False,
)
def catalogue(
    game: str,
    board: str,
    request: Request[Any, Any, Any],
    v: Annotated[str | None, Parameter(query="v", max_length=40)] = None,
) -> Response[Actions]:
    """List all actions there can be, in blocks of one kind. With the board's `catalogue` as `v` it never changes."""
    found = named(game).shelf.find(board)
    if found is None:
        raise not_found()
    content, version = written_catalogue(named(game), found)
    tag = f'"{version}"'
    headers = {"ETag": tag, "Cache-Control": FOREVER if v == version else "no-cache"}
    is_known = request.headers.get("if-none-match") == tag
    body: Any = None if is_known else content
    return Response(body, status_code=304 if is_known else 200, headers=headers, media_type="application/json")


@get(
    V1 + "/games/{game:str}/texts/{language:str}",
    tags=TAGS,
    summary="A game's texts",
    media_type="text/plain",
    sync_to_thread=False,
)
def texts(
    game: str,
    language: str,
    v: Annotated[str | None, Parameter(query="v", max_length=40)] = None,
) -> Response[str]:
    """Give out the texts of another package's game as Fluent writes them. With its `texts` as `v` they never change."""
    package = named(game).package
    if package == OUR_OWN or language not in LANGUAGES:
        raise not_found()
    headers = {"Cache-Control": FOREVER if v == fingerprint(package) else "no-cache"}
    return Response(texts_of(package, language), headers=headers, media_type="text/plain; charset=utf-8")


@cache
def texts_of(package: str, language: str) -> str:
    """Put the texts of a package into one."""
    return "\n".join(sources(package, language))


@cache
def fingerprint(package: str) -> str:
    """Return a fingerprint of a package's texts."""
    return sha256("".join(texts_of(package, language) for language in LANGUAGES).encode()).hexdigest()[:16]


@post(V1 + "/games/{game:str}/study", tags=TAGS, summary="Study a position", status_code=200)
async def study(game: str, data: Study, caller: Caller, services: Services) -> Studied:
    """Set a position up, try actions in it (each by whoever must decide) and see what comes of it."""
    services.limits.check("study", caller.address, 60, 10)
    played = named(game)
    state = played.position(data.position)
    seat = data.seat if data.seat is None or data.seat < state.seats else None
    expects = _foreseen(state, seat, data.actions)
    view = state.view(seat)
    steps = [step_of(played, opening(view), view)]
    for given in data.actions:
        steps.append(_try(state, seat, given, len(steps)))
    return Studied(
        steps=steps,
        legal=spans(state.view(seat).legal),
        names=[said(name) for name in played.seat_names(state.options, state.seats)],
        position=state.position(),
        why=None if data.why is None else why_not(state, seat or 0, data.why),
        expects=said(expects) if expects else None,
    )


def _foreseen(state: State, seat: Seat | None, given: Sequence[int | str]) -> Text | None:
    """What a seat may expect of the first action, if it can take it."""
    if not given:
        return None
    view = state.view(seat)
    action = named_action(state, given[0])
    return forecast_of(view, action) if action.id in view.legal else None


def _try(state: State, reader: Seat | None, given: int | str, move: int) -> Step:
    """Let whoever can take an action: of several who decide at once, the first for whom it is legal."""
    action = named_action(state, given)
    able = [seat for seat in state.to_act if state.why_not(seat, action) is None]
    actor = able[0] if able else next(iter(state.to_act), 0)
    events: list[Event] = []
    state.apply(actor, action, events)
    told = happenings(state.game, state.board, events, reader, state.outcome is not None)
    return imagined_step(state.game, move, actor, action, told, state.view(reader))


def game_info(game: Game) -> GameInfo:
    """Describe what a game offers."""
    return GameInfo(
        name=game.name,
        title=said(Text(f"{game.name}-title")),
        players=list(game.players),
        rules_version=game.rules_version,
        boards=list(game.shelf.names),
        options=option_infos(game.options),
        bots=list(BOTS),
        answers=list(game.answers),
        has_secrets=game.has_secrets,
        turns=list(game.turns),
        constants=game.constants,
        clauses=dict(game.clauses),
        texts=None if game.package == OUR_OWN else fingerprint(game.package),
    )


def option_infos(options: type[Options]) -> dict[str, OptionInfo]:
    """Describe the options by their types."""
    found = {}
    for field in msgspec.inspect.type_info(options).fields:  # type: ignore[attr-defined]
        kind, listed = _kind(field.type)
        found[field.name] = OptionInfo(kind, msgspec.to_builtins(field.default), listed)
    return found


def _kind(kind: msgspec.inspect.Type) -> tuple[Any, list[Any]]:
    match kind:
        case msgspec.inspect.BoolType():
            return "flag", [False, True]
        case msgspec.inspect.LiteralType(values=values):
            return "choice", list(values)
        case msgspec.inspect.VarTupleType(item_type=msgspec.inspect.LiteralType(values=values)):
            return "list", list(values)
        case msgspec.inspect.IntType(ge=least, le=most):
            return "number", [limit for limit in (least, most) if limit is not None]
        case _:
            raise TypeError(f"no such kind of option: {kind}")


GAMES = [games, board, catalogue, texts, study]
