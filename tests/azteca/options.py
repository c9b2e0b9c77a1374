"""Any combination of all options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.options import AztecaOptions
from tests.azteca.slow.table import PEOPLES

if TYPE_CHECKING:
    from random import Random


def random_options(rng: Random, players: int) -> AztecaOptions:
    introductory = rng.random() < 0.15
    return AztecaOptions(
        peoples=tuple(rng.sample(PEOPLES, players)) if rng.random() < 0.5 else (),
        introductory=introductory,
        difficulty="standard" if introductory else rng.choice(("standard", "experienced", "expert")),
        keep=rng.random() < 0.5,
        round_limit=rng.choice((3, 8, 30)),
        free_start=rng.random() < 0.3,
        big_deal=rng.random() < 0.3,
        canoe=rng.choice(("no", "free", "price")),
        gave_already=rng.random() < 0.3,
    )
