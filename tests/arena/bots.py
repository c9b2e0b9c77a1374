"""Bots that misbehave, as a bot author's first ones may."""

import os
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
                os._exit(1)
        return self.other.decide(view)
