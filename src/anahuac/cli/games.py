"""`anahuac games`: what can be played."""

from anahuac.cli.console import out, plain_table
from anahuac.cli.parameters import told
from anahuac.core import Text, all_games


def games() -> None:
    """List the games."""
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
