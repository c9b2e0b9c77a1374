"""How games of older rules versions are put into today's actions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anahuac.core.upgrades import Ply
    from anahuac.games.mexica.state import MexicaState

_MOVED_BRIDGE = re.compile(r"B(\w+)>(\w+)")


def from_version_1(state: MexicaState, ply: Ply, before: Sequence[Ply]) -> Iterator[Ply]:
    """M5.3: to move a bridge was one action, `Bc7h>f2v`; now it is taken up, `^c7h`, and put down, `Bf2v`."""
    seat, text = ply
    moved = _MOVED_BRIDGE.fullmatch(text)
    if moved is None:
        yield ply
    else:
        yield seat, f"^{moved[1]}"
        yield seat, f"B{moved[2]}"


UPGRADES = {1: from_version_1}
