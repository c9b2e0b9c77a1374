"""`anahuac games`: what can be played, and with which options."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from msgspec import inspect

from anahuac.cli.console import out, plain_table
from anahuac.cli.parameters import AsJson, complete_game, option_types, told
from anahuac.core import Game, Text, all_games, find_game
from anahuac.core.settings import choices_of, value_words
from anahuac.core.text import has_text


def games(
    game: Annotated[str | None, Parameter(help=told("cli-help-games-game"), completer=complete_game)] = None,
    /,
    *,
    json: AsJson = False,
) -> None:
    """List the games, or the options of one."""
    if json:
        described = [describe(one) for one in all_games()] if game is None else describe(find_game(game))
        out.out(msgspec.json.encode(described).decode())
    elif game is None:
        show_games()
    else:
        show_options(find_game(game))


def show_games() -> None:
    """Print a table of the games."""
    table = plain_table(*(told(f"cli-head-{heading}") for heading in ("game", "players", "boards", "options", "about")))
    for game in all_games():
        table.add_row(
            game.name,
            f"{game.players[0]}–{game.players[-1]}",
            ", ".join(game.shelf.names),
            ", ".join(game.options.__struct_fields__) or "–",
            str(Text(f"{game.name}-about")),
        )
    out.print(table)
    out.print(f"\n{Text('cli-games-more')}")


def show_options(game: Game) -> None:
    """Print what a game is, and its options with their values, defaults and meaning."""
    out.print(str(Text(f"{game.name}-title")), style="bold")
    out.print(str(Text(f"{game.name}-about")))
    out.print(f"{told('cli-head-players')}: {game.players[0]}–{game.players[-1]}")
    out.print(f"{told('cli-head-boards')}: {', '.join(game.shelf.names)}")
    if not option_types(game):
        return
    table = plain_table(*(told(f"cli-head-{heading}") for heading in ("option", "values", "default", "meaning")))
    table.columns[1].ratio, table.columns[3].ratio = 1, 1
    defaults = game.options()
    for name, kind in option_types(game).items():
        table.add_row(name, str(choices_of(kind)), value_words(getattr(defaults, name)), meaning(game, name, kind))
    out.print()
    out.print(table)
    out.print(f"\n{Text('cli-options-more', game=game.name)}")


def meaning(game: Game, name: str, kind: inspect.Type) -> str:
    """Say what an option is about and, where there are words for them, what its values mean."""
    about = words(game, name)
    values = kind.values if isinstance(kind, inspect.LiteralType) else ()
    told_values = {value: words(game, f"{name}-{value}") for value in values}
    meanings = "; ".join(f"{value} – {said}" for value, said in told_values.items() if said and said != value)
    return f"{about}: {meanings}" if meanings else about


def words(game: Game, name: str) -> str:
    """Find the words for an option or a value: those of the game, or those that the browser shows."""
    short = name.replace("_", "-")
    ids = (f"{game.name}-setting-{short}", f"web-option-{short}")
    return next((str(Text(id)) for id in ids if has_text(id)), "")


def describe(game: Game) -> dict[str, Any]:
    """Describe a game as JSON data."""
    defaults = game.options()
    return {
        "name": game.name,
        "title": str(Text(f"{game.name}-title")),
        "about": str(Text(f"{game.name}-about")),
        "players": list(game.players),
        "boards": list(game.shelf.names),
        "rules_version": game.rules_version,
        "options": [
            {"name": name, **values(kind), "default": getattr(defaults, name), "meaning": meaning(game, name, kind)}
            for name, kind in option_types(game).items()
        ],
    }


def values(kind: inspect.Type) -> dict[str, Any]:
    """Say what an option may be: one of some `values`, `several` of them, or a number with its bounds."""
    match kind:
        case inspect.BoolType():
            return {"values": [False, True]}
        case inspect.LiteralType(values=choices):
            return {"values": list(choices)}
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=choices)):
            return {"several": list(choices)}
        case inspect.IntType(ge=least, le=most):
            return {"least": least, "most": most}
        case _:
            return {}
