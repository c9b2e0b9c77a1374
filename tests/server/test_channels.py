"""What processes tell each other over PostgreSQL."""

import asyncio

from anahuac.server.channels import PostgresBackend


class Slow(PostgresBackend):
    """Notes what is published; the first time takes until `go` is set."""

    def __init__(self):
        super().__init__("postgresql://nowhere")
        self.published, self.go = [], asyncio.Event()

    async def _notify(self, hints):
        self.published.append(list(hints))
        await self.go.wait()


def test_hints_that_wait_are_published_together_in_their_order():
    """Else a table would wait for each hint of each other table, one way to the database and back after the other."""

    async def run():
        backend = Slow()
        await backend.publish(b"1", ["a"])
        await asyncio.sleep(0)
        for number in range(2, 6):
            await backend.publish(b"%d" % number, ["a", "b"])
        backend.go.set()
        await asyncio.sleep(0.01)
        await backend.publish(b"6", ["a"])
        await asyncio.sleep(0.01)
        return backend.published

    first, together, last = asyncio.run(run())
    assert (first, last) == ([("a", "1")], [("a", "6")])
    assert together == [(channel, str(number)) for number in range(2, 6) for channel in "ab"]
