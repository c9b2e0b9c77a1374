"""`anahuac train` says in words what it cannot do."""

from tests.cli.run import anahuac


def test_a_game_without_a_learner_is_told():
    done = anahuac("train", "azteca", "--minutes", "0.01")
    assert done.returncode == 2
    assert "has no learner" in done.stderr
