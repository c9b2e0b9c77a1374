"""Bots by name: ours, and those of other packages."""

import sys

import pytest

import anahuac
from anahuac.bots import BOTS, LEVELS, Budget, LevelBot, make_bot, registry
from anahuac.core import SetupError

PLUGIN = """
from anahuac.core import Chance


class Last:
    def __init__(self, seed):
        self.seed = seed

    def decide(self, view):
        return view.legal_actions()[-1]


def broken(seed):
    raise ZeroDivisionError("no luck")
"""


@pytest.fixture
def plugin(tmp_path, monkeypatch):
    """A package with two bots, installed as `pip` would leave it."""
    (tmp_path / "last_bot.py").write_text(PLUGIN)
    info = tmp_path / "last_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: last-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[anahuac.bots]\nlast = last_bot:Last\nbroken = last_bot:broken\nmissing = no_such_module:Bot\n"
        "random = last_bot:Last\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "BOTS", registry._find_bots())
    yield
    sys.modules.pop("last_bot", None)


def test_a_level_can_be_given_another_budget():
    bot = make_bot("expert", 1, Budget(nodes=7))
    assert (bot.level, bot.budget) == ("expert", Budget(nodes=7))
    assert make_bot("hard", 1).budget is None
    assert not isinstance(make_bot("random", 1, Budget(nodes=7)), LevelBot)


def test_the_levels_and_the_yardsticks_have_names():
    assert list(BOTS)[:6] == ["random", "greedy", "easy", "medium", "hard", "expert"]
    assert set(LEVELS) < set(BOTS)


def test_a_bot_of_another_package_plays(plugin):
    bot = make_bot("last", 7)
    assert bot.seed == 7
    view = anahuac.game("aztlan").new(3, seed=1).view(0)
    assert bot.decide(view) is view.legal_actions()[-1]


def test_another_package_cannot_replace_our_bots(plugin):
    assert type(make_bot("random", 0)).__name__ == "RandomBot"


@pytest.mark.parametrize(("name", "reason"), [("broken", "no luck"), ("missing", "no_such_module")])
def test_a_broken_bot_is_told_not_thrown(plugin, name, reason):
    with pytest.raises(SetupError, match=reason):
        make_bot(name, 0)


def test_an_unknown_bot_names_the_known_ones():
    with pytest.raises(SetupError, match="random, greedy, easy, medium, hard, expert"):
        make_bot("genius", 0)
