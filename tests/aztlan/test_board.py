"""Z0.1: reading a board file, and what is said about one that is wrong."""

import json
from copy import deepcopy

import pytest

from anahuac.core import BoardError, SetupError, Text
from tests.aztlan.helpers import BOARD, GAME
from tests.aztlan.slow import BORDERS, DATA, LAKES, TERRAIN


def written(data):
    return json.dumps(data).encode()


def problems(edit):
    """What is wrong with the usual board after this edit."""
    data = deepcopy(DATA)
    edit(data)
    return GAME.check_board(written(data))


def territory(data, id):
    return next(one for one in data["territories"] if one["id"] == id)


def as_lists(data):
    """Write the borders as lists of neighbours for each territory."""
    data["adjacent"] = {id: sorted(set().union(*(b for b in BORDERS if id in b)) - {id}) for id in TERRAIN}


def test_z0_1_the_usual_board_is_right():
    assert GAME.check_board(written(DATA)) == []
    assert GAME.load_board().name == GAME.shelf.names[0]
    assert GAME.load_board("aztlan") is BOARD


def test_z0_1_the_loaded_board_has_what_the_file_has():
    assert set(BOARD.ids) == set(TERRAIN)
    for one in BOARD.ids:
        near = {BOARD.ids[at] for at in range(30) if BOARD.neighbours[BOARD.index[one]] >> at & 1}
        assert near == {other for other in TERRAIN if frozenset((one, other)) in BORDERS and other != one}


def test_z0_1_borders_may_be_lists_of_neighbours():
    assert problems(as_lists) == []


def test_a_board_from_a_file(tmp_path):
    data = deepcopy(DATA)
    as_lists(data)
    data["name"] = "Ours"
    path = tmp_path / "ours.json"
    path.write_bytes(written(data))
    board = GAME.load_board(path)
    assert board.name.startswith("ours-")
    assert [str(action) for action in board.catalogue] == [str(action) for action in BOARD.catalogue]
    assert GAME.load_board(board.name) == board


def test_two_files_of_one_name_are_two_boards(tmp_path):
    path = tmp_path / "ours.json"
    names = set()
    for name in ("one", "two"):
        path.write_bytes(written({**DATA, "name": name}))
        names.add(GAME.load_board(path).name)
    assert len(names) == 2


def test_a_wrong_file_is_refused_with_all_its_problems(tmp_path):
    path = tmp_path / "wrong.json"
    path.write_bytes(written({**DATA, "adjacent": [*DATA["adjacent"], ["tollan", "tollan"], ["tollan", "atlantis"]]}))
    with pytest.raises(BoardError) as error:
        GAME.load_board(path)
    assert set(error.value.reasons) == {
        Text("board-own-neighbour", territory="tollan"),
        Text("board-unknown-neighbour", territory="tollan", neighbour="atlantis"),
    }


def test_no_such_file(tmp_path):
    for source in (tmp_path / "none.json", tmp_path, "no-such-board", "a\0b"):
        with pytest.raises(SetupError):
            GAME.load_board(source)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b" ",
        b"not JSON",
        b"{",
        b"[]",
        b"null",
        b"{}",
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"name": ' + b"[" * 100_000,
        b'{"name": "\xff"}',
        written({**DATA, "size": [1e99, 5]}),
        written({**DATA, "extra": 1}),
        written({key: value for key, value in DATA.items() if key != "lakes"}),
    ],
    ids=lambda content: repr(content[:12]),
)
def test_what_is_no_board_file_at_all(content):
    assert [problem.id for problem in GAME.check_board(content)] == ["board-format"]


def test_a_file_that_is_far_too_long():
    assert [problem.id for problem in GAME.check_board(b" " * 3_000_000)] == ["board-too-long"]


def test_unknown_neighbour():
    def edit(data):
        data["adjacent"].append(["tollan", "atlantis"])

    assert problems(edit) == [Text("board-unknown-neighbour", territory="tollan", neighbour="atlantis")]


def test_unknown_territory_with_neighbours():
    def edit(data):
        as_lists(data)
        data["adjacent"]["atlantis"] = ["tollan"]

    assert problems(edit) == [Text("board-unknown-territory", territory="atlantis")]


def test_self_neighbour():
    def edit(data):
        data["adjacent"].append(["tollan", "tollan"])

    assert problems(edit) == [Text("board-own-neighbour", territory="tollan")]


def test_one_sided_neighbour():
    def edit(data):
        as_lists(data)
        data["adjacent"]["mictlan"].remove("tollan")

    assert problems(edit) == [Text("board-one-sided", territory="tollan", neighbour="mictlan")]


def test_z0_1_wrong_number_of_territories():
    def edit(data):
        data["territories"].remove(territory(data, "mictlan"))
        data["adjacent"] = [pair for pair in data["adjacent"] if "mictlan" not in pair]

    found = problems(edit)
    assert Text("aztlan-board-territories", count=29, expected=30) in found
    assert [(one.args["count"], one.args["expected"]) for one in found if one.id == "aztlan-board-terrain"] == [(5, 6)]
    assert len(found) == 2


def test_z0_1_wrong_number_of_a_terrain():
    def edit(data):
        territory(data, "mictlan")["terrain"] = "city"

    found = {(one.id, one.args["terrain"].id, one.args["count"]) for one in problems(edit)}
    assert found == {
        ("aztlan-board-terrain", "aztlan-terrain-desert", 5),
        ("aztlan-board-terrain", "aztlan-terrain-city", 7),
    }


def test_unknown_terrain():
    def edit(data):
        territory(data, "mictlan")["terrain"] = "swamp"

    assert [problem.id for problem in problems(edit)] == ["board-format"]


def test_unknown_lake():
    def edit(data):
        territory(data, "mictlan")["lakes"].append("atlantic")

    assert problems(edit) == [Text("aztlan-board-lake", territory="mictlan", lake="atlantic")]


@pytest.mark.parametrize("other", ["tollan", "tleatl"])
def test_duplicate_id(other):
    """A territory with the name of another, or of a lake."""

    def edit(data):
        territory(data, "mictlan")["id"] = other

    assert Text("board-double-id", id=other) in problems(edit)


@pytest.mark.parametrize("id", ["", "Mictlan", "mic tlan", "mic>tlan", "a,b", "x" * 50])
def test_an_id_that_the_notation_could_not_write(id):
    def edit(data):
        territory(data, "mictlan")["id"] = id
        data["adjacent"] = [[id if one == "mictlan" else one for one in pair] for pair in data["adjacent"]]

    assert [problem.id for problem in problems(edit)] == ["board-bad-id"]


def test_a_border_drawn_and_not_listed():
    def edit(data):
        data["adjacent"].remove(["mictlan", "tollan"])

    assert problems(edit) == [Text("board-border-not-listed", one="mictlan", other="tollan")]


def test_a_border_listed_and_not_drawn():
    """Tollán and Tetzcoco lie far apart."""

    def edit(data):
        data["adjacent"].append(["tollan", "tetzcoco"])

    (problem,) = problems(edit)
    assert problem.id == "board-border-not-drawn"
    assert set(problem.args.values()) == {"tollan", "tetzcoco"}


def test_a_shore_drawn_and_not_listed():
    def edit(data):
        territory(data, "tollan")["lakes"].remove("metztliapan")

    assert LAKES["tollan"] == {"metztliapan"}
    assert problems(edit) == [Text("aztlan-board-shore-not-listed", territory="tollan", lake="metztliapan")]


def test_a_shore_listed_and_not_drawn():
    def edit(data):
        territory(data, "tollan")["lakes"].append("tleatl")

    assert problems(edit) == [Text("aztlan-board-shore-not-drawn", territory="tollan", lake="tleatl")]


def test_an_outline_that_leaves_the_board():
    def edit(data):
        data["size"] = [1000, 900]

    outside = {face["id"] for face in DATA["territories"] + DATA["lakes"] if max(y for _, y in face["polygon"]) > 900}
    assert outside
    assert set(problems(edit)) == {Text("board-outside", id=id) for id in outside}


def test_an_outline_of_two_points():
    def edit(data):
        territory(data, "tollan")["polygon"] = [[1, 1], [2, 2]]

    assert [problem.id for problem in problems(edit)] == ["board-format"]


def test_several_problems_at_once_are_all_listed():
    def edit(data):
        as_lists(data)
        territory(data, "mictlan")["terrain"] = "city"
        territory(data, "mictlan")["lakes"].append("atlantic")
        data["adjacent"]["mictlan"].remove("tollan")
        data["adjacent"]["tollan"].append("tollan")
        data["adjacent"]["tetzcoco"].append("atlantis")
        data["lakes"][0]["id"] = "Tleatl"
        for one in data["territories"]:
            one["lakes"] = ["Tleatl" if lake == "matlalatl" else lake for lake in one["lakes"]]

    assert sorted(problem.id for problem in problems(edit)) == [
        "aztlan-board-lake",
        "aztlan-board-terrain",
        "aztlan-board-terrain",
        "board-bad-id",
        "board-one-sided",
        "board-own-neighbour",
        "board-unknown-neighbour",
    ]
