"""Under too much load games go on, and what is not play is refused until there is less."""

import asyncio
import time

import pytest

from anahuac.server.errors import ApiError
from anahuac.server.pressure import Pressure


def test_what_is_not_play_is_refused_until_it_is_calm_again():
    pressure = Pressure()
    pressure.check()
    for _ in range(10):
        pressure.note(0.3)
    with pytest.raises(ApiError) as refused:
        pressure.check()
    assert (refused.value.status, refused.value.code, refused.value.retry_after) == (503, "busy", 5)
    pressure.note(0.1)
    with pytest.raises(ApiError):
        pressure.check()
    for _ in range(20):
        pressure.note(0.0)
    pressure.check()


def test_one_long_pause_is_no_pressure():
    pressure = Pressure()
    pressure.note(30.0)
    pressure.check()


def test_a_process_that_others_keep_from_the_processor_is_not_busy():
    """It would gain nothing by refusing."""
    pressure = Pressure()

    async def run():
        watching = asyncio.create_task(pressure.watch())
        for _ in range(8):
            await asyncio.sleep(0.001)
            time.sleep(0.3)  # late, but without computing
        watching.cancel()

    asyncio.run(run())
    assert pressure.late == 0
