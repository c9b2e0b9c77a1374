"""An answer goes out in one go: its head and its body are written at the same time."""

import asyncio

from anahuac.server.connection import Gathering


class Wire:
    """A transport that notes what it is asked for."""

    def __init__(self):
        self.sent = []

    def write(self, data):
        self.sent.append(data)

    def close(self):
        self.sent.append("closed")

    def is_closing(self):
        return "closed" in self.sent


def send(write):
    """Let something be written in a running loop; answer with what was sent, and when."""

    async def run():
        wire = Wire()
        write(Gathering(wire, asyncio.get_running_loop()))
        at_once = list(wire.sent)
        await asyncio.sleep(0)
        return at_once, wire.sent

    return asyncio.run(run())


def test_what_is_written_in_one_turn_is_sent_in_one_go():
    def write(gathering):
        gathering.write(b"head")
        gathering.write(b"body")

    assert send(write) == ([], [b"headbody"])


def test_nothing_is_lost_when_the_connection_is_closed_after_it():
    def write(gathering):
        gathering.write(b"head")
        gathering.write(b"body")
        gathering.close()
        assert gathering.is_closing()

    assert send(write) == ([b"headbody", "closed"], [b"headbody", "closed"])
