"""`python -m tests.e2e.steady serve`: a server whose tables are the same every time.

The first table has the first seed, the second the second one, and bots draw their chance from it: what a test in the
browser meets is no accident.
"""

from __future__ import annotations

import secrets
from itertools import count
from random import Random
from typing import TYPE_CHECKING

from anahuac.cli import main
from anahuac.server import autopilot

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.server.table import Table


def deal_steadily() -> None:
    numbers = count(1)
    secrets.randbits = lambda bits: Random(next(numbers)).getrandbits(bits)

    def bot_seed(_key: str, table: Table, seat: Seat, _bot: str) -> int:
        return (table.seed + seat) % 2**64

    autopilot.bot_seed = bot_seed


if __name__ == "__main__":
    deal_steadily()
    main()
