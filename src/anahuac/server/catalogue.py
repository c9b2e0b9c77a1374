"""A board's catalogue for clients, sent once: everything they need to draw, describe and take actions."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from anahuac.server.wire.games import Actions, Block, Says
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from anahuac.core import Action, Board, Game, Text


class Written(NamedTuple):
    """A catalogue as it is sent, and a fingerprint of it."""

    content: bytes
    version: str


class Line(NamedTuple):
    """An action, what it is about, and its words."""

    action: Action
    fields: Mapping[str, Any]
    says: Text

    @property
    def shape(self) -> tuple[object, ...]:
        """What the actions of a block have in common."""
        return self.action.kind, tuple(self.fields), self.says.id, tuple(self.says.args)


@lru_cache(64)
def written_catalogue(game: Game, board: Board) -> Written:
    """Write the catalogue of a board; the same one for everybody."""
    content = msgspec.json.encode(catalogue_of(game, board))
    return Written(content, sha256(content).hexdigest()[:16])


def catalogue_of(game: Game, board: Board) -> Actions:
    """Put all actions of a board into blocks of one kind."""
    lines = [Line(action, game.fields(action, board), game.describe(action, board)) for action in board.catalogue]
    blocks = [_block(list(block)) for _, block in groupby(lines, key=lambda line: line.shape)]
    done = board.catalogue.get(".")
    return Actions(game.name, board.name, len(lines), done.id if done else None, blocks)


def _block(lines: Sequence[Line]) -> Block:
    first = lines[0]
    words = [said(line.says).get("args", {}) for line in lines]
    return Block(
        *_columns([line.fields for line in lines]),
        kind=first.action.kind,
        first=first.action.id,
        text=[line.action.text for line in lines],
        says=Says(*_columns(words), id=first.says.id),
    )


def _columns(rows: Sequence[Mapping[str, Any]]) -> tuple[dict[str, Any], dict[str, list[Any]]]:
    """Divide values by name into those that are the same in all rows and those that are not."""
    same, each = {}, {}
    for name, value in rows[0].items():
        column = [row[name] for row in rows]
        if any(other != value for other in column):
            each[name] = column
        else:
            same[name] = value
    return same, each
