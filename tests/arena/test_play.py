"""Games are the same wherever they run; bots that fail and workers that crash spoil nothing."""

import msgspec
import pytest

from anahuac.arena import Plan, Standings, Store, Times, play
from anahuac.arena.play import last, play_job
from anahuac.core import Outcome, SetupError

BAD = "tests.arena.bots:"


def plan(*bots, seats=3, groups=2, game="aztlan"):
    return Plan(game=game, seats=seats, bots=bots, groups=groups, seed=5)


def without_times(results):
    blank = [msgspec.structs.replace(result, times=[Times() for _ in result.bots]) for result in results]
    return sorted(blank, key=lambda result: result.number)


@pytest.mark.parametrize("game", ["aztlan", "mexica", "azteca"])
def test_processes_change_nothing(game):
    one = plan("random", groups=3, game=game)
    here = without_times(play_job(one, job) for job in one.jobs())
    assert without_times(play(one, processes=2)) == here
    assert all(result.plies > 10 and [len(opening) for opening in result.openings] == [3] * 3 for result in here)
    assert all(result.scores[-1][1] == result.outcome.scores for result in here)
    assert all(sorted(result.order) == [0, 1, 2] for result in here)


def test_done_games_are_not_played_again():
    assert [result.number for result in play(plan("random", groups=4), done={0, 1, 3}, processes=1)] == [2]


def test_a_bot_that_fails_or_cheats_is_counted_and_the_game_goes_on():
    both = plan("random", BAD + "Broken", BAD + "Cheat", groups=1)
    results = [play_job(both, job) for job in both.jobs()]
    honest, broken, cheat = Standings.of(both, results).bots
    assert (honest.illegal, honest.failed) == (0, 0)
    assert (broken.illegal, broken.failed) == (0, broken.times.decisions)
    assert (cheat.illegal, cheat.failed) == (cheat.times.decisions, 0)
    failures = [failure for result in results for failure in result.failures if failure.kind == "failed"]
    assert {failure.reason for failure in failures} == {"ValueError: no idea"}
    told = [failure.traceback for failure in failures if failure.traceback]
    assert len(told) == len(results)  # once in a game is enough
    assert all('raise ValueError("no idea")' in one and "arena/play.py" not in one for one in told)


def test_the_games_of_a_crashed_worker_are_played_again(tmp_path, monkeypatch):
    monkeypatch.setenv("MARKS", str(tmp_path))
    crashing = plan("random", BAD + "Crasher", groups=4)
    calm = without_times(play_job(crashing, job) for job in crashing.jobs())
    (tmp_path / "once").touch()
    (tmp_path / "twice").touch()
    assert without_times(play(crashing, processes=2)) == calm
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("bot", "kind", "where"),
    [
        ("Exiter", "ended", "sys.exit"),
        ("Quitter", "ended", "in make_trouble"),
        ("Killed", "ended", ""),
        ("Segfault", "ended", "in make_trouble"),
        ("Sleeper", "slow", "in make_trouble"),
        ("Ponderer", "slow", ""),
        ("Glutton", "memory", "in make_trouble"),
    ],
)
def test_a_bot_that_makes_trouble_loses_its_game_and_the_arena_goes_on(bot, kind, where):
    """Each plays one game from each seat; in all it comes last, and everybody else has an honest place."""
    both = msgspec.structs.replace(plan("random", BAD + bot, seats=2, groups=1), limit=0.5 if kind == "slow" else 60)
    results = list(play(both, processes=1, memory=700))
    honest, guilty = Standings.of(both, results).bots
    assert (honest.firsts, honest.lost) == (2, 0)
    assert (guilty.firsts, guilty.lost) == (0, 2)
    for result in results:
        (failure,) = result.failures
        assert (result.bots[failure.seat], failure.kind) == (1, kind)
        assert result.outcome.ranking[-1] == (failure.seat,)
        assert where in failure.traceback
        assert "arena/play.py" not in failure.traceback
        assert result.plies > 100


def test_whoever_makes_trouble_is_last_and_all_together_win_nothing():
    outcome = Outcome(((1,), (0, 2)), (9, 10, 9), "ages")
    assert last(outcome, set()) is outcome
    assert last(outcome, {1}).ranking == ((0, 2), (1,))
    assert last(outcome, {0}).ranking == ((1,), (2,), (0,))
    assert last(outcome, {0, 1, 2}).ranking == ()


def test_a_bot_that_does_not_exist_is_refused_in_words():
    wrong = plan("tests.arena.bots:Nobody", groups=1)
    with pytest.raises(SetupError, match="Nobody"):
        play_job(wrong, next(wrong.jobs()))


class TestStore:
    def test_a_line_that_was_cut_off_is_played_again(self, tmp_path):
        three = plan("random", groups=3)
        games = [play_job(three, job) for job in three.jobs()]
        with Store(tmp_path, three) as store:
            for game in games:
                store.add(game)
        file = tmp_path / "games.jsonl"
        whole = file.read_bytes()
        file.write_bytes(whole[:-20])
        with Store(tmp_path, three, resume=True) as store:
            assert sorted(store.places) == [0, 1]
            store.add(games[2])
            assert without_times(store) == without_times(games)
        assert file.read_bytes() == whole

    def test_a_used_folder_is_never_overwritten(self, tmp_path):
        Store(tmp_path, plan("random")).__exit__()
        with pytest.raises(SetupError, match="--resume"):
            Store(tmp_path, plan("random"))
        with pytest.raises(SetupError, match="Something else"):
            Store(tmp_path, plan("easy"), resume=True)

    def test_an_arena_can_be_made_longer(self, tmp_path):
        Store(tmp_path, plan("random", groups=2)).__exit__()
        with Store(tmp_path, plan("random", groups=9), resume=True) as store:
            assert not store.places

    def test_a_damaged_file_is_named_with_its_line(self, tmp_path):
        Store(tmp_path, plan("random")).__exit__()
        (tmp_path / "games.jsonl").write_text('{"number": "x"}\n')
        with pytest.raises(SetupError, match="line 1"):
            Store(tmp_path, plan("random"), resume=True)
