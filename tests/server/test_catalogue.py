"""The catalogue on the wire: every action can be drawn, told and sent by what it says; it is kept by its content."""

import gzip

import httpx
import msgspec
import pytest

from anahuac.core import all_games, find_game
from anahuac.server.catalogue import catalogue_of, written_catalogue
from anahuac.server.wire.texts import said

BOARDS = [(game, board) for game in all_games() for board in game.shelf.names]


def values(columns, row):
    """The values of one action of a block."""
    return {**columns["same"], **{name: column[row] for name, column in columns["each"].items()}}


def plain(value):
    """A value as it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize(("game", "name"), BOARDS, ids=lambda value: getattr(value, "name", value))
def test_every_action_is_there_with_its_fields_and_words(game, name):
    board = game.load_board(name)
    content, version = written_catalogue(game, board)
    told = msgspec.json.decode(content)
    assert (told["game"], told["board"], told["size"]) == (game.name, board.name, len(board.catalogue))
    actions = iter(board.catalogue)
    for block in told["blocks"]:
        for row, text in enumerate(block["text"]):
            action = next(actions)
            assert (action.id, action.kind, action.text) == (block["first"] + row, block["kind"], text)
            assert values(block, row) == plain(dict(game.fields(action, board)))
            words = game.describe(action, board)
            assert block["says"]["id"] == words.id
            assert values(block["says"], row) == plain(said(words).get("args", {}))
    assert next(actions, None) is None
    assert board.catalogue[told["done"]].text == "."
    assert len(version) == 16


def fields(game, text):
    game = find_game(game)
    return game.fields(game.action(text), game.load_board())


def test_fields_speak_in_names():
    assert fields("mexica", "Kc7-d7") == {"at": "c7", "squares": ("c7", "d7")}
    assert fields("mexica", "Bc7h") == {"at": "c7", "axis": "h"}
    assert fields("mexica", "T3e6") == {"at": "e6", "height": 3}
    assert fields("mexica", "F12e6") == {"at": "e6", "size": 12}
    assert fields("mexica", "+") == {}
    assert fields("aztlan", "P7") == {"power": 7}
    assert fields("aztlan", "tollan>mictlan") == {"at": "tollan", "to": "mictlan"}
    assert fields("aztlan", "V desert") == {"terrain": "desert"}
    assert fields("aztlan", "C rafts") == {"card": "rafts"}
    assert fields("azteca", "A+k") == {"army": "A", "fighter": "knight"}
    assert fields("azteca", "bid 3") == {"amount": 3}
    assert fields("azteca", "C influence 2") == {"card": "influence", "die": 2}
    assert fields("azteca", "deal 1") == {"seat": 1}
    board = find_game("azteca").load_board()
    zone, other = board.zone_ids[0], board.zone_ids[board.routes[0][0]]
    assert fields("azteca", f"{zone}>{other}") == {"at": zone, "to": other}
    assert fields("azteca", f"x {zone} 2") == {"at": zone, "seat": 2}
    far = board.ids[board.far_sides[0]]
    assert fields("azteca", f"$ dam {far}") == {"dam": far}
    assert fields("azteca", f"A>{zone}") == {"army": "A", "at": zone}


def test_it_is_kept_by_its_content(server):
    path = f"{server.url}/api/v1/games/aztlan/boards/aztlan"
    version = httpx.get(path).json()["catalogue"]
    assert version == written_catalogue(find_game("aztlan"), find_game("aztlan").load_board()).version
    kept = httpx.get(f"{path}/catalogue", params={"v": version})
    assert kept.json()["size"] == 291
    assert "immutable" in kept.headers["cache-control"]
    old = httpx.get(f"{path}/catalogue", params={"v": "0" * 16})
    assert (old.headers["cache-control"], old.json()) == ("no-cache", kept.json())
    again = httpx.get(f"{path}/catalogue", headers={"If-None-Match": kept.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert httpx.get(f"{server.url}/api/v1/games/aztlan/boards/nowhere/catalogue").status_code == 404


def test_blocks_are_of_one_kind_and_few():
    for game in all_games():
        blocks = catalogue_of(game, game.load_board()).blocks
        assert len(blocks) <= 60


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_it_is_small(game):
    content = written_catalogue(game, game.load_board()).content
    assert len(gzip.compress(content, 5)) <= 25_000


def test_a_game_of_ours_has_its_texts_in_the_client(server):
    mexica = next(game for game in httpx.get(f"{server.url}/api/v1/games").json() if game["name"] == "mexica")
    assert mexica["texts"] is None
    assert (mexica["clauses"]["M0"], mexica["clauses"]["M5"]) == (4, 3)
    assert httpx.get(f"{server.url}/api/v1/games/mexica/texts/en").status_code == 404
    assert httpx.get(f"{server.url}/api/v1/games/nothing/texts/en").status_code == 404
