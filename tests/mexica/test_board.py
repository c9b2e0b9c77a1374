"""Boards are data: what is drawn, what is refused, and why."""

import pickle

import pytest

from anahuac.core import BoardError, Chance
from anahuac.games.mexica.board import SHELF, MexicaBoard
from tests.mexica.helpers import BOARD, GAME

GOOD = [
    "..####..",
    ".##P####",
    "##PCP~~#",
    "###P#~~#",
    ".######.",
]


def problems(rows):
    return [text.id for text in GAME.check_board("\n".join(rows).encode())]


def changed(**rows):
    """The good drawing with other rows, by their number."""
    return [rows.get(f"row{number}", row) for number, row in enumerate(GOOD, 1)]


def test_a_good_drawing():
    assert problems(GOOD) == []
    assert problems(["# a comment, and an empty line", "", *GOOD, ""]) == []


def test_the_boards_of_the_game_are_good():
    for name in SHELF.names:
        board = SHELF.load(name)
        assert GAME.check_board(board.content) == []
    assert SHELF.load("tlatelolco").land.bit_count() == 121


def test_tlatelolco_is_the_same_turned_half_way_round():
    rows = SHELF.load("tlatelolco").rows
    assert rows == tuple(row[::-1] for row in rows[::-1])


def test_the_usual_board_is_drawn_as_in_its_file():
    assert len(BOARD.rows) == 13
    assert {len(row) for row in BOARD.rows} == {16}
    assert BOARD.rows[6] == "..#####PCP##~###"


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([], ["mexica-board-empty"]),
        (["# nothing but a comment"], ["mexica-board-empty"]),
        (changed(row1="..##x#.."), ["mexica-board-letter"]),
        (changed(row5=".######"), ["mexica-board-ragged"]),
        (changed(row3="##P#P~~#"), ["mexica-board-emblem"]),
        (changed(row2=".######C"), ["mexica-board-emblem", "mexica-board-starts"]),
        (changed(row2=".######P"), ["mexica-board-start-apart"]),
        (changed(row2=".##P###P"), ["mexica-board-starts", "mexica-board-start-apart"]),
        (changed(row3="##PCP~##"), ["mexica-board-canal"]),
        (changed(row1="..##~#.."), ["mexica-board-canal"]),
        (changed(row1="..~###..", row3="##PCP~##", row4="###P#~~#"), ["mexica-board-canal-cover"]),
        (changed(row3="##PCP~##", row4="~##P~#~#"), ["mexica-board-canal-cover"]),
        (changed(row1="#.####.."), ["mexica-board-islands"]),
        (changed(row1="..##~~..", row2=".##P~~##", row3="##PCP###", row4="###P####"), []),
        (changed(row1="..##~##.", row2=".##P~###", row3="##PCP~~#", row4="###P####", row5=".######."), []),
        (changed(row2=".##P##~~", row3="##PCP#~#", row4="###P##~#", row5=".#####.."), ["mexica-board-divided"]),
        (changed(row3="##PCP~~#", row4="#.#P#~~#"), ["mexica-board-pond"]),
        (["#" * 27, *GOOD], ["mexica-board-ragged", "mexica-board-size"]),
        ([*GOOD, *["##......"] * 36], ["mexica-board-size"]),
    ],
)
def test_what_is_wrong_with_a_drawing(rows, expected):
    assert problems(rows) == expected


def test_all_errors_at_once():
    found = problems(["##?#", "#P", "###~", "....", "#..."])
    assert found == [
        "mexica-board-letter",
        "mexica-board-ragged",
        "mexica-board-emblem",
        "mexica-board-starts",
        "mexica-board-canal",
        "mexica-board-islands",
    ]
    with pytest.raises(BoardError) as error:
        MexicaBoard("wrong", b"##?#\n#P\n###~\n....\n#...")
    assert len(error.value.reasons) == 6


def test_bytes_that_are_no_text_or_too_many():
    assert [text.id for text in GAME.check_board(b"\xff\xfe##")] == ["mexica-board-not-text"]
    assert [text.id for text in GAME.check_board(b"#" * 30_000)] == ["board-too-long"]


def test_a_board_of_ones_own_from_a_file(tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("\n".join(GOOD), encoding="utf-8")
    board = SHELF.load(file)
    assert board.name.startswith("mine-")
    state = GAME.new(3, board=board)
    assert state.board is SHELF.load(board.name)
    assert pickle.loads(pickle.dumps(state)) == state
    assert GAME.position(state.position()) == state


def test_the_largest_board_can_be_played():
    """1,040 squares of land, as many as can be drawn."""
    rows = [*["#" * 26] * 35, *(row.replace(".", "#").ljust(26, "#") for row in GOOD)]
    assert problems(rows) == []
    state = GAME.new(2, seed=1, board=MexicaBoard("large", "\n".join(rows).encode()))
    chance = Chance(1)
    while state.to_act:
        state.apply(state.to_act[0], state.random_action(chance))
    assert state.outcome is not None


def test_a_ball_does_not_reach_round_the_edge_of_the_drawing():
    """Two rows plus columns from the upper right corner of the usual board: p1 is lake, but has squares around it."""
    corner = BOARD.index["p1"]
    assert BOARD.named(BOARD.ball(corner, 2)) == ("n1", "o1", "p1", "o2", "p2", "p3")
