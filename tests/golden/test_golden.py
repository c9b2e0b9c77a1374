"""Every golden game plays as it did, to the last event; every game, number of players and end has one."""

import pytest

import anahuac
from tests.golden.games import FOLDER, RECORDS, load, tell, told

GAMES = [load(file) for file in RECORDS]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_it_plays_as_it_did(file):
    record = load(file)
    assert record.verify().outcome is not None
    assert tell(file).splitlines() == told(file).read_text(encoding="utf-8").splitlines()
    assert file.parent.name == record.game.name


@pytest.mark.parametrize("game", anahuac.all_games(), ids=lambda game: game.name)
def test_every_number_of_players_and_every_end_has_one(game):
    ours = [record for record in GAMES if record.game is game]
    assert {record.seats for record in ours} == set(game.players)
    assert {record.outcome.reason for record in ours} == set(game.end_reasons)


def test_every_file_has_its_game():
    kept = [*FOLDER.glob("*/*.story"), *FOLDER.glob("*/*.tags")]
    assert sorted(kept) == sorted(map(told, RECORDS))
