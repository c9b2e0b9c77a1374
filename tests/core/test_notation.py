"""What people type is understood where only one action can be meant; records stay exact."""

import pytest

import anahuac
from anahuac.core import Action, AmbiguousAction, Catalogue, IllegalAction, Match, RecordError, UnknownAction
from anahuac.core.notation import plain

GAMES = [pytest.param(game, board, id=board) for game in anahuac.all_games() for board in game.shelf.names]


@pytest.mark.parametrize(
    ("game", "typed", "meant"),
    [
        ("mexica", "KC7", "Kc7"),
        ("mexica", "kc7", "Kc7"),
        ("mexica", "Kd7-c7", "Kc7-d7"),
        ("mexica", "K d7 – c7", "Kc7-d7"),
        ("mexica", "Kc8-c7", "Kc7-c8"),
        ("mexica", " t3C8 ", "T3c8"),
        ("mexica", "BC7H", "Bc7h"),
        ("mexica", "^ c7 V", "^c7v"),
        ("aztlan", "+Tollan", "+tollan"),
        ("aztlan", "+Tollán", "+tollan"),
        ("aztlan", "tollan > mictlan", "tollan>mictlan"),
        ("aztlan", "Tollán → Mictlán", "tollan>mictlan"),
        ("aztlan", "X TOLLAN", "x tollan"),
        ("aztlan", "× tollan", "x tollan"),
        ("aztlan", "=tollan", "= tollan"),
        ("aztlan", "e + tollan", "E+tollan"),
        ("aztlan", "p7", "P7"),
        ("aztlan", "c  Rafts", "C rafts"),
        ("aztlan", " s", "s"),
        ("aztlan", "S ", "S"),
        ("azteca", "a > Chalco", "A>chalco"),
        ("azteca", "$a+W", "$ A+w"),
        ("azteca", "Bid3", "bid 3"),
        ("azteca", "c FLOOD chalco", "C flood chalco"),
        ("azteca", "YES", "yes"),
    ],
)
def test_what_is_typed_is_understood(game, typed, meant):
    assert str(anahuac.game(game).understand(typed)) == meant


@pytest.mark.parametrize(("game", "board"), GAMES)
def test_every_action_is_understood_however_it_is_written(game, board):
    """Capitals and spaces tell only Aztlán's `S` and `s` apart, and those are always exact."""
    board = game.load_board(board)
    for action in board.catalogue:
        assert game.understand(str(action), board) is action
        loud, wide = str(action).upper(), " ".join(str(action))
        if str(action) not in ("S", "s"):
            assert game.understand(loud, board) is action
            assert game.understand(wide, board) is action
        for spelling in action.other_spellings():
            assert action in board.catalogue.meant(spelling)


def test_what_may_mean_several_lists_them():
    catalogue = Catalogue([Action(0, "one", "Ab"), Action(1, "one", "aB"), Action(2, "two", "c")])
    assert [str(action) for action in catalogue.meant("AB")] == ["Ab", "aB"]
    assert [str(action) for action in catalogue.meant("aB")] == ["aB"]

    class Board:
        pass

    board = Board()
    board.catalogue = catalogue
    game = anahuac.game("mexica")
    with pytest.raises(AmbiguousAction, match=r"Ab, aB"):
        game.understand("AB", board)
    assert game.understand("AB", board, legal=[catalogue[1]]) is catalogue[1]


@pytest.mark.parametrize("typed", ["", " ", "hello", "K", "tollan>", "+atlantis", "\0", "é" * 5000])
def test_what_means_nothing_is_unknown(typed):
    for game in anahuac.all_games():
        with pytest.raises(UnknownAction):
            game.understand(typed)


@pytest.mark.parametrize(("canal", "lies"), [("f6", "Bf6h"), ("g5", "Bg5v")])
def test_a_bridge_that_can_lie_only_one_way_need_not_say_which(canal, lies):
    """North and south of f6 lies its other half; so it does west and east of g5."""
    squares = ["f5", "f6", "f7"] if canal == "f6" else ["f5", "g5", "h5"]
    game = anahuac.game("mexica")
    state = game.position({"players": 3, "canals": squares, "nobles": {"0": "i6", "1": "h7", "2": "j7"}})
    assert str(game.understand(f"B{canal}", state.board, state.legal_actions(0))) == lies
    with pytest.raises(AmbiguousAction, match=f"B{canal}h, B{canal}v"):
        game.understand(f"B{canal}")


@pytest.mark.parametrize(
    ("typed", "clause", "said"),
    [
        ("Kc7-e7", "M0.2", "c7 and e7 are not"),
        ("K C7 – D8", "M0.2", "side by side"),
        ("Kc7-c7", "M0.2", "side by side"),
        ("Kz9", "M0.1", "no square z9"),
        ("Kc7-c99", "M0.1", "no square c99"),
        ("Bz9h", "M0.1", "no square z9"),
        ("^z9", "M0.1", "no square z9"),
        ("N z9", "M0.1", "no square z9"),
        ("~z9", "M0.1", "no square z9"),
        ("!z9", "M0.1", "no square z9"),
        ("@z9", "M0.1", "no square z9"),
        ("T3z9", "M0.1", "no square z9"),
        ("T5c8", "M0.4", "height 5; they go from 1 to 4"),
        ("F2c8", "M0.3", "size 2; they go from 3 to 13"),
        ("F14 c8", "M0.3", "size 14; they go from 3 to 13"),
    ],
)
def test_mexica_says_why_there_is_no_such_action(typed, clause, said):
    game = anahuac.game("mexica")
    with pytest.raises(IllegalAction, match=said) as error:
        game.understand(typed)
    assert error.value.clause == clause
    assert error.value.reason.tell("de")
    assert game.new(2).why_not_typed(0, typed).clause == clause


@pytest.mark.parametrize(
    ("typed", "clause", "said"),
    [
        ("Tollan > Olman", "Z3.1", "Tollán and Olmán are not adjacent"),
        ("azcapotzalco>culhuacan", "Z0.1", "Tléatl lies between"),
        ("tollan>tollan", "Z3.1", "another territory"),
        ("tollan>tleatl", "Z0.1", "Tléatl is a lake"),
        ("+tleatl", "Z0.1", "Tléatl is a lake"),
        ("E+Tléatl", "Z0.1", "Tléatl is a lake"),
        ("x tleatl", "Z0.1", "Tléatl is a lake"),
        ("C offering", "Z5.5", "never played"),
        ("C eagle", "Z3.2", "placed a pawn"),
        ("C tlatoani", "Z4.5", "where you are tied"),
        ("C sacred-games", "Z4.6", "driven out"),
        ("P3", "Z0.3", "from 4 to 9"),
        ("P10", "Z0.3", "from 4 to 9"),
    ],
)
def test_aztlan_says_why_there_is_no_such_action(typed, clause, said):
    game = anahuac.game("aztlan")
    with pytest.raises(IllegalAction, match=said) as error:
        game.understand(typed)
    assert error.value.clause == clause
    assert game.new(3).why_not_typed(0, typed).clause == clause


@pytest.mark.parametrize(
    ("typed", "clause", "said"),
    [
        ("lake-north>lake-south", "T11.1", "not adjacent"),
        ("lake-north > tenayuca", "T11.1", "Tenayuca is land"),
        ("lake-north>lake-north", "T11.1", "another lake zone"),
        ("spy lake-west", "T10.3", "is a lake zone"),
        ("ally+ lake-west", "T10.4", "is a lake zone"),
        ("rebel lake-west", "T10.5", "is a lake zone"),
        ("assimilate lake-west", "T10.6", "is a lake zone"),
        ("C flood lake-west", "T6.3", "is a lake zone"),
        ("S tenayuca", "T1.1", "Tenayuca is land"),
        ("$ ship tenayuca", "T8.2", "Tenayuca is land"),
        ("x tenayuca 1", "T11.2", "Tenayuca is land"),
        ("D tenayuca", "T1.3", "No dam leads to Tenayuca"),
        ("$ dam lake-west", "T8.1", "from Tenochtitlan to Tlacopan, Tizapan and Tepeyacac"),
    ],
)
def test_azteca_says_why_there_is_no_such_action(typed, clause, said):
    game = anahuac.game("azteca")
    with pytest.raises(IllegalAction, match=said) as error:
        game.understand(typed)
    assert error.value.clause == clause
    assert error.value.reason.tell("de")


def test_azteca_leaves_what_is_no_notation_unknown():
    for typed in ("spy nowhere", "lake-north>nowhere", "x nowhere 1", "$ dam nowhere"):
        with pytest.raises(UnknownAction):
            anahuac.game("azteca").understand(typed)


def test_records_stay_exact():
    match = Match.new(anahuac.game("aztlan"), 3)
    match.record.plies.append((0, "p7"))
    with pytest.raises(RecordError):
        match.record.replay()


def test_plain():
    assert plain("  Tzatzitépetl → X\u00a0Y ") == "tzatzitepetl>xy"
