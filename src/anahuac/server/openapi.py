"""The OpenAPI document: all that goes over the net, with the views, events and details of every game.

`python -m anahuac.server.openapi` writes it without a server, for programs that generate types from it.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from anahuac.core import all_games
from anahuac.core.event import kinds_in
from anahuac.server.wire import (
    chat,
    community,
    games,
    people,
    play,
    problem,
    puzzles,
    reviews,
    socket,
    tables,
    tournaments,
)
from anahuac.server.wire.request import Request as Body
from anahuac.server.wire.texts import TEXT as TEXT_TITLE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from litestar import Request

    from anahuac.core import Game

Schema = dict[str, Any]

WHERE = "#/components/schemas/{name}"
TEXT: Schema = {
    "description": "A text of the .ftl files with its arguments, several in a row, or a list as a sentence has it.",
    "oneOf": [
        {
            "type": "object",
            "properties": {
                "id": {"type": "string"},
                "args": {"type": "object", "additionalProperties": {"$ref": WHERE.format(name="TextArgument")}},
            },
            "required": ["id"],
        },
        {
            "type": "object",
            "properties": {
                "join": {"type": "string"},
                "texts": {"type": "array", "items": {"$ref": WHERE.format(name="Text")}},
            },
            "required": ["join", "texts"],
        },
        {
            "type": "object",
            "properties": {"list": {"type": "array", "items": {"$ref": WHERE.format(name="TextArgument")}}},
            "required": ["list"],
        },
    ],
}
ARGUMENT: Schema = {
    "description": "A text, whoever sits on a seat, words or a number.",
    "anyOf": [
        {"$ref": WHERE.format(name="Text")},
        {"type": "object", "properties": {"player": {"type": "integer"}}, "required": ["player"]},
        {"type": ["string", "number", "boolean"]},
    ],
}
OF_GAMES = {("Step", "view"): "View", ("Step", "details"): "Details", ("Happening", "event"): "Event"}
"""The fields that every game fills in its own way."""


ERRORS = {
    "any": {
        "400": "The request cannot be read.",
        "401": "Nobody we know asks, or the password is wrong.",
        "403": "This is not for whoever asks.",
        "409": "It does not fit how things stand; `news` or `table` tell that.",
        "422": "It can be read, but cannot be granted; `clause` names the rule.",
        "429": "Too much was asked for; `Retry-After` says when to try again.",
        "503": "The database, or something else that is needed, does not answer; `Retry-After` says when to try again.",
    },
    "body": {"408": "The body did not arrive in time.", "413": "The body is too large."},
    "place": {
        "404": "There is nothing here, or it is not for whoever asks.",
        "410": "The game is of rules that this server does not have.",
    },
}
"""The errors that are sent: by all paths, by those that take a body, and by those that lead to something."""


class Document(JsonRenderPlugin):
    """Serves the document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Schema) -> bytes:
        return msgspec.json.encode(completed(openapi_schema))


def completed(document: Schema) -> Schema:
    """Describe every body exactly, and what the games and the sockets tell."""
    schemas = {**document["components"]["schemas"], **components()}
    paths = msgspec.json.decode(msgspec.json.encode(document["paths"]))
    for path, methods in paths.items():
        for method in methods.values():
            kinds = ["any"] + ["body"] * ("requestBody" in method) + ["place"] * ("{" in path)
            told = {status: answer for status, answer in method["responses"].items() if status < "400"}
            errors = sorted(status for kind in kinds for status in ERRORS[kind])
            method["responses"] = told | {status: {"$ref": f"#/components/responses/{status}"} for status in errors}
    problem = {"application/json": {"schema": {"$ref": WHERE.format(name="Problem")}}}
    responses = {
        status: {"description": words, "content": problem}
        for errors in ERRORS.values()
        for status, words in errors.items()
    }
    parts = {**document["components"], "schemas": schemas, "responses": responses}
    return {**document, "paths": paths, "components": parts}


@cache
def components() -> dict[str, Schema]:
    """Describe all bodies, messages, views, events and details by their names."""
    found = _described(list(_bodies()))
    unions: dict[str, list[str]] = {"View": [], "Event": [], "Details": [], "Constants": []}
    for game in all_games():
        for union, names in _add_game(game, found).items():
            unions[union] += names
    for union, names in unions.items():
        found[union] = _one_of(names)
    for (owner, field), union in OF_GAMES.items():
        found[owner]["properties"][field] = {"$ref": WHERE.format(name=union)}
    found["GameInfo"]["properties"]["constants"] = {"$ref": WHERE.format(name="Constants")}
    found["SocketMessage"] = _one_of([kind.__name__ for kind in socket.Told.__args__])
    found["SocketRequest"] = _one_of([kind.__name__ for kind in socket.Heard.__args__])
    linked: dict[str, Schema] = _with_texts({name: found[name] for name in sorted(found)})
    return {**linked, "Text": TEXT, "TextArgument": ARGUMENT}


def _bodies() -> Iterator[type]:
    """Go through what the server itself takes and tells."""
    for module in (people, games, tables, play, reviews, chat, socket, tournaments, puzzles, community, problem):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
                yield kind


def _add_game(game: Game, found: dict[str, Schema]) -> dict[str, list[str]]:
    """Describe what a game tells, under names that begin with its own; return those names."""
    prefix = game.name.capitalize()
    view = game.new(game.players[-1]).view(0)
    details = game.details(view)
    events = kinds_in(type(game).__module__.rpartition(".")[0])
    others = [type(value) for value in (details, game.constants) if value is not None]
    board = [game.board_file] if game.board_file else []
    own = _described([type(view), *events, *others, *board])
    names = {name: name if name in found or name.startswith(prefix) else prefix + name for name in own}
    renamed = re.sub(
        r'"#/components/schemas/(\w+)"',
        lambda link: f'"{WHERE.format(name=names[link[1]])}"',
        msgspec.json.encode(own).decode(),
    )
    found |= {names[name]: schema for name, schema in msgspec.json.decode(renamed).items() if name not in found}
    found[names[type(view).__name__]]["properties"]["game"] = {"const": game.name}
    found[f"{prefix}Event"] = _one_of([names[kind.__name__] for kind in events])
    return {
        "View": [names[type(view).__name__]],
        "Event": [f"{prefix}Event"],
        "Details": [names[type(details).__name__]] if details is not None else [],
        "Constants": [names[type(game.constants).__name__]] if game.constants is not None else [],
    }


def _described(kinds: list[Any]) -> dict[str, Schema]:
    """Describe types; of those that write their defaults too, every field is there."""
    _, found = msgspec.json.schema_components(kinds, ref_template=WHERE)
    for kind in _structs(msgspec.inspect.multi_type_info(kinds)):
        config = kind.__struct_config__
        if not (config.omit_defaults or config.array_like or issubclass(kind, Body)):
            found[kind.__name__]["required"] = list(found[kind.__name__]["properties"])
    return found


def _structs(infos: Iterable[Any], known: set[Any] | None = None) -> set[Any]:
    """Gather the structs that types are made of."""
    known = set() if known is None else known
    for info in infos:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls not in known:
                known.add(info.cls)
                _structs([field.type for field in info.fields], known)
        else:
            parts = [getattr(info, name, ()) for name in ("item_types", "types")]
            single = [getattr(info, name, None) for name in ("item_type", "key_type", "value_type", "type")]
            _structs([*(one for part in parts for one in part), *(one for one in single if one is not None)], known)
    return known


def _one_of(names: list[str]) -> Schema:
    return {"anyOf": [{"$ref": WHERE.format(name=name)} for name in names]}


def _with_texts(schema: Any) -> Any:
    """Say of every text that it is one."""
    if isinstance(schema, dict):
        if schema.get("title") == TEXT_TITLE:
            return {"$ref": WHERE.format(name="Text")}
        return {key: _with_texts(value) for key, value in schema.items()}
    return [_with_texts(one) for one in schema] if isinstance(schema, list) else schema


def write_document() -> bytes:
    """Write the document as the server gives it out."""
    from anahuac.server.app import make_app

    return msgspec.json.format(msgspec.json.encode(completed(make_app().openapi_schema.to_schema())), indent=2)


if __name__ == "__main__":
    sys.stdout.buffer.write(write_document() + b"\n")
