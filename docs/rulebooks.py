"""Writes the rules of all games as pages of the site, in English and German, from the texts of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import anahuac
from anahuac.core import Text
from anahuac.core.text import LANGUAGES, has_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from anahuac.core import Game

UNNUMBERED = ("notation", "words")
"""Sections that are no rules: how actions are written, and what the printed rules call things."""

HEADING = {"en": "rules", "de": "Regeln"}


def write(folder: Path) -> None:
    """Write a page for each of our games and languages; a page that has not changed is left alone."""
    folder.mkdir(exist_ok=True)
    for game in anahuac.all_games():
        if game.package == "anahuac":
            for language in LANGUAGES:
                page = "\n\n".join(lines(game, language)) + "\n"
                file = folder / f"{game.name}-{language}.md"
                if not file.exists() or file.read_text(encoding="utf-8") != page:
                    file.write_text(page, encoding="utf-8")


def lines(game: Game, language: str) -> Iterator[str]:
    """Go through the paragraphs of a game's rules."""

    def told(id: str) -> str:
        """Put a text into words, so that Markdown leaves its signs alone."""
        return "".join(f"\\{sign}" if sign in "\\`*_#<>[]|$~^" else sign for sign in Text(id).tell(language))

    name = f"{game.name}-rule"
    yield f"# {told(f'{game.name}-title')}: {HEADING[language]}"
    yield told(f"{name}-intro")
    for section in [*game.clauses, *UNNUMBERED]:
        if not has_text(f"{name}-{section}"):
            continue
        number = "" if section in UNNUMBERED else f"{section} "
        yield f"## {number}{told(f'{name}-{section}')}"
        for part in [*range(1, game.clauses.get(section, 1) + 1), "table", "examples"]:
            id = f"{name}-{section}-{part}"
            if has_text(id):
                label = f"**{section}.{part}** " if number and isinstance(part, int) else ""
                yield label + told(id).replace("\n", "\\\n")
            if has_text(f"{id}.ruling"):
                yield f"> **{told('cli-ruling')}** " + told(f"{id}.ruling").replace("\n", "\\\n> ")
