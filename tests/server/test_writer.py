"""Several changes share a transaction of SQLite, and each is still kept or refused by itself."""

import asyncio
import threading

import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from anahuac.server.settings import Settings
from anahuac.server.storage import Database, schema
from tests.server.serving import sqlite_in


def note(name):
    return lambda connection: connection.execute(insert(schema.meta), {"name": name, "value": ""}).rowcount


async def names(database):
    async with database.reading() as connection:
        return sorted((await connection.execute(select(schema.meta.c.name))).scalars())


def with_database(folder, work):
    async def run():
        database = Database(Settings(database=sqlite_in(folder)))
        await database.migrate()
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def test_what_waits_is_committed_together(tmp_path):
    commits = []

    async def work(database):
        began, go_on = threading.Event(), threading.Event()

        def hold(connection):
            began.set()
            go_on.wait(10)

        commit = database._writer._engine.dialect.do_commit
        database._writer._engine.dialect.do_commit = lambda raw: (commits.append(1), commit(raw))
        first = asyncio.create_task(database.write(hold))
        await asyncio.to_thread(began.wait, 10)
        others = [asyncio.create_task(database.write(note(f"n{number}"))) for number in range(20)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(first, *others)
        return await names(database)

    assert len(with_database(tmp_path, work)) == 20
    assert len(commits) == 2


def test_one_that_is_refused_does_not_harm_the_others(tmp_path):
    async def work(database):
        results = await asyncio.gather(*[database.write(note(name)) for name in "abacd"], return_exceptions=True)
        assert [isinstance(result, IntegrityError) for result in results] == [False, False, True, False, False]
        return await names(database)

    assert with_database(tmp_path, work) == ["a", "b", "c", "d"]


def test_a_job_is_kept_whole_or_not_at_all(tmp_path):
    def half(connection):
        note("half")(connection)
        raise RuntimeError

    async def work(database):
        with pytest.raises(RuntimeError):
            await database.write(half)
        return await names(database)

    assert with_database(tmp_path, work) == []


def test_it_queues_up_with_longer_transactions(tmp_path):
    async def work(database):
        async with database.writing() as connection:
            waiting = asyncio.create_task(database.write(note("later")))
            await connection.execute(insert(schema.meta), {"name": "first", "value": ""})
            await asyncio.sleep(0.05)
            assert not waiting.done()
        await waiting
        return await names(database)

    assert with_database(tmp_path, work) == ["first", "later"]
