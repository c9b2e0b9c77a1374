"""The weights of a game's judgement: a data file in its folder, written by `anahuac tune`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from anahuac.bots.strategy import Weights


@cache
def _read(package: str) -> Weights:
    return msgspec.json.decode((files(package) / "weights.json").read_bytes(), type=Weights)


def load_weights(package: str) -> Weights:
    """Read `weights.json` of a package."""
    return dict(_read(package))
