"""Arenas that can be stopped and go on, for the studies in this folder."""

from __future__ import annotations

import time
from contextlib import closing
from math import inf
from typing import TYPE_CHECKING

from anahuac.arena import Plan, Result, Store, play

if TYPE_CHECKING:
    from pathlib import Path


def played(plan: Plan, folder: Path, processes: int | None, seconds: float = inf) -> list[Result]:
    """Play what is missing of an arena, as long as there is time; answer with all games there are."""
    with Store(folder, plan, resume=True) as store:
        begun = time.monotonic()
        if len(store) < plan.games:
            with closing(play(plan, store.places, processes)) as games:
                for result in games:
                    store.add(result)
                    if time.monotonic() - begun > seconds:
                        break
        return list(store)
