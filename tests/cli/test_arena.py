"""`anahuac arena`, as a bot author uses it."""

from io import StringIO

from rich.console import Console

from anahuac.arena import Plan, Standings
from anahuac.cli.arena import table_of
from tests.arena.numbers import numbers
from tests.cli.run import anahuac, fail, interrupt, succeed


def test_a_table_of_bots(tmp_path):
    done = anahuac("arena", "aztlan", "--bots", "random", "--games", 4, "--players", 2, "--out", tmp_path / "a")
    assert done.returncode == 0
    assert "random" in done.stdout
    assert "50.0%" in done.stdout
    assert len((tmp_path / "a" / "games.jsonl").read_text().splitlines()) == 4


def test_the_same_seed_gives_the_same_numbers(tmp_path):
    command = ("arena", "aztlan", "--bots", "random", "--games", 6, "--seed", 3, "--json", "--processes")
    assert numbers(succeed(*command, 1, home=tmp_path)) == numbers(succeed(*command, 2, home=tmp_path))


def test_stop_and_go_on(tmp_path):
    """Ctrl-C keeps what is finished; going on ends as if nothing had happened."""
    arguments = [
        "arena",
        "aztlan",
        "--bots",
        "random",
        "--games",
        "200",
        "--players",
        "3",
        "--json",
        "--processes",
        "1",
    ]
    folder = tmp_path / "kept"
    games = folder / "games.jsonl"
    complaint = interrupt(*arguments, "--out", folder, once=lambda: games.exists() and games.read_bytes())
    assert "--resume" in complaint
    assert 1 <= len(games.read_text().splitlines()) < 200
    whole = succeed(*arguments, "--out", folder, "--resume")
    assert numbers(whole) == numbers(succeed(*arguments, "--out", tmp_path / "other"))


def test_all_numbers_can_be_read_in_a_narrow_terminal():
    plan = Plan(game="aztlan", seats=2, bots=("my_very_long_package.my_module:MyBestBot", "random"), groups=1)
    terminal = Console(file=StringIO(), width=80)
    terminal.print(table_of(Standings(plan)))
    drawn = terminal.file.getvalue()
    assert "…" not in drawn
    assert "0.0–100.0%" in drawn


def test_what_is_wrong_is_said_in_words(tmp_path):
    assert "wizard" in fail("arena", "aztlan", "--bots", "wizard")
    assert "no_such_module" in fail("arena", "aztlan", "--bots", "no_such_module:Bot")
    assert "--out" in fail("arena", "aztlan", "--bots", "random", "--resume")
    assert "chess" in fail("arena", "chess", "--bots", "random")


def test_bots_of_ones_own(tmp_path):
    (tmp_path / "mine.py").write_text(
        "class First:\n    def __init__(self, seed): pass\n    def decide(self, view): return view.legal_actions()[0]\n"
    )
    told = succeed("arena", "aztlan", "--bots", "mine:First,random", "--games", 3, "--players", 2, home=tmp_path)
    assert "mine:First" in told
