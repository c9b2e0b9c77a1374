"""Bots that misbehave, as a bot author's first ones may."""

import faulthandler
import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from anahuac.bots import make_bot


class Broken:
    """Raises an error at every decision."""

    def __init__(self, seed):
        pass

    def decide(self, view):
        raise ValueError("no idea")


class Cheat:
    """Answers with an action that is not legal, whenever there is one."""

    def __init__(self, seed):
        pass

    def decide(self, view):
        legal = view.legal_actions()
        state = view.imagine(make_bot("random", 0).chance)
        return next(action for action in state.board.catalogue if action not in legal)


class Crasher:
    """Ends its whole process, but only as often as there are marks in a folder."""

    def __init__(self, seed):
        self.other = make_bot("random", seed)

    def decide(self, view):
        for mark in Path(os.environ["MARKS"]).iterdir():
            with suppress(FileNotFoundError):  # another worker may have taken it
                mark.unlink()
                os.kill(os.getpid(), signal.SIGKILL)
        return self.other.decide(view)


class Troublemaker:
    """Plays at random until its fifth decision, and then makes trouble."""

    def __init__(self, seed):
        self.other = make_bot("random", seed)
        self.left = 5

    def decide(self, view):
        self.left -= 1
        if not self.left:
            self.make_trouble()
        return self.other.decide(view)


class Exiter(Troublemaker):
    """Asks Python to end."""

    def make_trouble(self):
        sys.exit("enough")


class Quitter(Troublemaker):
    """Ends its process at once."""

    def make_trouble(self):
        os._exit(0)


class Killed(Troublemaker):
    """Is killed again and again, as by a system that has no memory left."""

    def make_trouble(self):
        os.kill(os.getpid(), signal.SIGKILL)


class Segfault(Troublemaker):
    """Does what only bots in C do."""

    def make_trouble(self):
        faulthandler._sigsegv()


class Sleeper(Troublemaker):
    """Hangs."""

    def make_trouble(self):
        time.sleep(600)


class Ponderer(Troublemaker):
    """Thinks longer than it may."""

    def make_trouble(self):
        time.sleep(0.7)


class Glutton(Troublemaker):
    """Eats memory."""

    def make_trouble(self):
        self.belly = []
        while True:
            self.belly.append(bytearray(20_000_000))
