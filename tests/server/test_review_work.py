"""How reviews are worked out: given up when nobody waits, gone on with later, limited for each person."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from anahuac.core import Match, find_game
from anahuac.server import reviews
from anahuac.server.bot_pool import BotFailed
from anahuac.server.errors import ApiError
from anahuac.server.limits import Limits
from anahuac.server.lobby import make_table
from anahuac.server.review_work import review_task
from anahuac.server.reviews import Reviews
from anahuac.server.table import Chair
from anahuac.server.wire.people import Player
from anahuac.server.wire.reviews import ReviewAsked

ANA = Player("a", "Ana", account=False)


class Store:
    """Finished tables, each with a game of some moves."""

    @asynccontextmanager
    async def table(self, id):
        table = make_table(
            ANA, game="aztlan", players=2, options={}, board=None, chairs=[Chair(seat=0, player=ANA), Chair(seat=1)]
        )
        table.status = "finished"
        table.match = Match.new(find_game("aztlan"), 2, seed=1)
        for seat in (0, 1):
            table.match.act(seat, table.match.state.legal_actions(seat)[0])
        yield table


class Bots:
    """Does the work here."""

    def __init__(self, fails=False):
        self.done = 0
        self.fails = fails

    async def review(self, owner, text, task):
        await asyncio.sleep(0)
        if self.fails:
            raise BotFailed("too slow")
        self.done += 1
        return review_task(text, task)


class Kept(Reviews):
    """Keeps nothing but how often it was to keep something."""

    kept = 0

    async def _keep(self, id, work):
        self.kept += 1

    async def _kept(self, id, rules):
        return None


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(reviews, "ANSWER", 0.05)
    monkeypatch.setattr("anahuac.review.reviewing.MOST_STUDIED", 0)


async def ask_on(asking, id="t", **more):
    info = await asking.ask(id, ANA, ReviewAsked(**more))
    while not info.ready and not info.failed:
        info = await asking.ask(id, ANA, ReviewAsked(run=info.run, known=info.done))
    return info


def test_nobody_waits_and_nothing_is_worked_out(monkeypatch):
    async def story():
        bots = Bots()
        asking = Kept(Store(), bots, Limits(enabled=True))
        monkeypatch.setattr(reviews, "PATIENCE", -1.0)
        info = await asking.ask("t", ANA, ReviewAsked())
        assert (info.done, info.ready, bots.done) == (0, False, 0)
        monkeypatch.setattr(reviews, "PATIENCE", 20.0)
        again = await ask_on(asking, run=info.run)
        assert again.ready
        assert again.run == info.run
        assert asking.kept == 1
        await asking.close()

    asyncio.run(story())


def test_who_fails_is_told_and_may_try_again():
    async def story():
        bots = Bots(fails=True)
        asking = Kept(Store(), bots, Limits(enabled=True))
        assert (await ask_on(asking)).failed
        bots.fails = False
        assert (await ask_on(asking)).ready

    asyncio.run(story())


def test_one_person_begins_so_many_reviews_and_no_more():
    async def story():
        asking = Kept(Store(), Bots(), Limits(enabled=True))
        for number in range(6):
            await ask_on(asking, f"t{number}")
        with pytest.raises(ApiError) as refused:
            await ask_on(asking, "t6")
        assert refused.value.status == 429
        assert (await ask_on(asking, "t0")).ready  # what is there costs nothing

    asyncio.run(story())
