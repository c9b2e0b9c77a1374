"""What bots do at the table: they take what is there to be taken, legally, and can say why."""

import pytest

from anahuac.bots import LEVELS, Budget, LevelBot, play_match
from anahuac.bots.budget import Clock
from anahuac.bots.mexica.evaluation import FLOORS, Evaluation
from anahuac.bots.mexica.policy import Scope
from anahuac.bots.mexica.search import TurnSearch
from anahuac.bots.weights import load_weights
from anahuac.core import Match
from anahuac.games.mexica.options import MexicaOptions
from tests.mexica.helpers import GAME, NO_TEMPLES, draw

CORNER = """
    @0 #  #  =  #  #  ~
    #  #  =  #  #  #  ~
    #  =  #  #  P  #  ~
    =  #  #  P  C  P  ~
    #  #  #  #  P  #  @1
"""
"""Six squares in the corner: a1, b1, c1, a2, b2, a3; the other 21 hang together."""

SUPPLY = {"bridges": 0, "temples": {"0": [0, 1, 0, 0], "1": [0, 0, 0, 0]}}
LAST = {"open_tokens": [], "period": 2, "supply": SUPPLY}
"""M10.1: the period ends with this round; seat 0 has two floors left, and no way to another district pays."""


CHEAP = Budget(nodes=600)
"""Enough for the levels that do not look ahead, and a glance for those that do."""


def turn(state, level="medium", seed=1):
    """Let a bot have its turn, and list what it did."""
    seat, bot, done = state.to_act[0], LevelBot(level, seed, CHEAP), []
    while state.to_act == (seat,) and (not done or done[-1] != "."):
        action = bot.decide(state.view(seat))
        state.apply(seat, action)
        done.append(action.text)
    return done


@pytest.mark.parametrize("level", LEVELS)
def test_a_district_that_can_be_founded_is_founded(level):
    done = turn(draw(CORNER, open_tokens=[3, 6]), level)
    assert any(text.startswith("F6") for text in done)


@pytest.mark.parametrize("level", LEVELS)
def test_a_canal_is_closed_and_the_district_founded(level):
    """Only c2 is missing, and only the sixth token is left."""
    state = draw(CORNER, {"c2": "#"}, open_tokens=[6])
    done = turn(state, level)
    assert "F6" in {text[:2] for text in done}
    assert state.scores[0] == 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_majority_is_taken_before_the_scoring(level):
    """Grey leads by a floor in a district of six, and nobody can answer: a temple of two floors wins it."""
    state = draw(CORNER, {"b1": "b2", "a2": "a1", "a3": "t6"}, **LAST)
    assert {text[:2] for text in turn(state, level)} >= {"T2"}
    turn(state, level)
    assert state.outcome is not None
    assert state.scores[0] == 6


@pytest.mark.parametrize("level", LEVELS)
def test_the_noble_goes_to_the_palace_before_the_last_scoring(level):
    state = draw(CORNER, {"a1": "#", "d3": "@0"}, open_tokens=[], period=2, supply={"temples": NO_TEMPLES})
    turn(state, level)
    assert state.board.starts >> state.nobles[0] & 1


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_what_another_would_found_is_spoilt_or_founded(level):
    """Grey stands in a district of six and has the next turn."""
    state = draw(CORNER, {"a1": "@1", "g5": "#", "f5": "@0"}, open_tokens=[6], supply={"bridges": 0})
    turn(state, level)
    before = state.scores
    if state.to_act == (1,):
        turn(state, "greedy")
    assert state.scores[1] - before[1] < 3


@pytest.mark.parametrize("level", LEVELS)
def test_nobles_do_not_walk_in_circles_to_put_off_the_end(level):
    """M10.2: grey is far behind, and nothing can be done any more; it ends its turn, and with it the game."""
    supply = {"doubles": 0, "singles": 0, "bridges": 0, "chips": 0, "temples": NO_TEMPLES}
    state = draw(CORNER, {"b1": "a2", "a3": "t6"}, period=2, round=12, open_tokens=[], supply=supply, turn=1)
    before = state.nobles[1]
    turn(state, level)
    assert state.nobles[1] == before or state.board.starts >> state.nobles[1] & 1


LIFTED = """
    @0 #  =  #  #  #  ~
    #  #  h  #  #  #  ~
    #  #  =  #  P  #  ~
    #  #  =  P  C  P  ~
    #  #  =  #  P  #  @1
"""
"""M5.3: black has ten squares; the bridge on c2 may be taken up. East of the canal there are twenty."""


class Watchful(Evaluation):
    """A judgement that refuses to judge a position with a bridge in hand."""

    def values(self, state, next_seat):
        assert state.carrying is None
        return super().values(state, next_seat)


def test_a_position_with_a_bridge_in_hand_is_never_judged():
    """M5.3: moving a bridge is one candidate; from a bridge in hand every place is tried."""
    weights = load_weights("anahuac.bots.mexica")
    state = draw(LIFTED, open_tokens=[4], supply={"bridges": 0})
    for scope in (Scope(4, 2, 1), Scope(10, 3, 2, 2)):
        found = TurnSearch(Watchful(weights, state), scope, Clock(Budget())).best(state, 0, 8)
        assert any("lift" in [action.kind for action in turn.actions] for turn in found)
    state.apply(0, state.board.catalogue.parse("^c2h"))
    found = TurnSearch(Watchful(weights, state), Scope(4, 2, 1), Clock(Budget())).best(state, 0, 1)
    assert {turn.actions[0] for turn in found} == set(state.legal_actions(0))


@pytest.mark.parametrize("level", LEVELS)
def test_asked_with_a_bridge_in_hand_it_puts_it_down_and_says_why(level):
    state = draw(LIFTED, open_tokens=[4], supply={"bridges": 0})
    state.apply(0, state.board.catalogue.parse("^c2h"))
    advice = LevelBot(level, 1, CHEAP).advise(state.view(0))
    assert advice.action.text in {"Bc1h", "Bc3h", "Bc4h", "Bc5h"}
    assert advice.reason.tell("en").startswith("Plan: ")
    done = turn(state, level)
    assert done[0] == advice.action.text
    assert done[-1] == "."


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["mexica", "tlatelolco"])
def test_whole_games(seats, board):
    match = Match.new(GAME, seats, seed=7, board=board)
    play_match(match, [LevelBot(level, 1, CHEAP) for level in LEVELS[:seats]])
    assert match.state.outcome is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_equals_play_a_real_game(level, seats):
    """They found more than half of the fifteen districts and build more than half of their temples (40 floors each)."""
    state = play_match(Match.new(GAME, seats, seed=7), [LevelBot(level, seat, CHEAP) for seat in range(seats)]).state
    assert len(state.founded) >= 8
    assert sum(FLOORS[stock] for stock in state.stock) <= 20 * seats


SHORT = [
    (seats, options) for seats in (2, 3, 4) for options in MexicaOptions.combinations(seats) if options.round_limit == 3
]


@pytest.mark.parametrize("case", SHORT, ids=lambda case: f"{case[0]} {case[1].written()}")
def test_short_games_with_all_options(case):
    """Every action is legal, or the match would refuse it."""
    seats, options = case
    match = Match.new(GAME, seats, options, seed=seats)
    play_match(
        match,
        [
            LevelBot(level, seat, CHEAP)
            for seat, level in zip(range(seats), ("hard", "medium", "easy", "greedy"), strict=False)
        ],
    )
    assert match.state.outcome is not None


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_same_seed_gives_the_same_game(level):
    games = []
    for _ in range(2):
        match = Match.new(GAME, 2, {"round_limit": "3"}, seed=5)
        games.append(str(play_match(match, [LevelBot(level, 1, CHEAP), LevelBot("easy", 2)]).record))
    assert games[0] == games[1]


@pytest.mark.parametrize("nodes", [1, 50])
def test_a_tiny_budget_still_gives_a_legal_turn(nodes):
    match = Match.new(GAME, 3, {"round_limit": "2"}, seed=5)
    bots = [LevelBot("expert", seat, Budget(nodes=nodes)) for seat in range(3)]
    assert play_match(match, bots).state.outcome is not None


def test_a_search_can_be_stopped():
    state = draw(CORNER, open_tokens=[6])
    assert LevelBot("expert", 1, stop=lambda: True).decide(state.view(0)).id in state.view(0).legal


def explained(state, level="hard"):
    reason = LevelBot(level, 1, CHEAP).advise(state.view(state.to_act[0])).reason
    names = GAME.seat_names(state.options, state.seats)
    return reason.tell("en", names), reason.tell("de", names)


def test_it_explains_a_founding():
    english, german = explained(draw(CORNER, {"g5": "#", "d4": "P@1"}, open_tokens=[6]))
    assert "found the district of 6 around" in english
    assert "for 3 points" in english
    assert "das Viertel der Größe 6 um" in german
    assert "für 3 Punkte gründen" in german


def test_it_explains_a_majority():
    english, german = explained(draw(CORNER, {"b1": "b2", "a2": "a1", "a3": "t6"}, **LAST))
    assert "take the lead in the district of 6 around a3" in english
    assert "im Viertel der Größe 6 um a3 die Führung übernehmen" in german


def test_it_explains_what_it_fears():
    """Grey will found the six from within, whatever black, with two points left and without tiles, does."""
    supply = {"doubles": 0, "singles": 0, "bridges": 0, "temples": {"0": [0, 1, 0, 1], "1": [3, 3, 2, 1]}}
    state = draw(CORNER, {"a1": "@1", "g5": "#", "f5": "@0"}, open_tokens=[6], supply=supply, ap=2)
    english, german = explained(state)
    assert "Grey could then found a district of 6 for 3 points" in english
    assert "Grau könnte dann für 3 Punkte ein Viertel der Größe 6 gründen" in german


def test_it_explains_a_start_square_and_an_empty_turn():
    english, _ = explained(GAME.new(2, seed=1))
    assert "start squares" in english
    state = draw(CORNER, {"a1": "#", "d4": "P@0"}, open_tokens=[], period=2, supply={"temples": NO_TEMPLES, "chips": 0})
    english, german = explained(state)
    assert english.startswith("Plan: end the turn")
    assert german.startswith("Plan: den Zug beenden")


@pytest.mark.parametrize("level", LEVELS)
def test_the_start_square_is_chosen_not_drawn(level):
    """M1.4: the first round goes equally well from there whatever the seed is."""
    view = GAME.new(3, seed=2).view(0)
    assert len(view.legal) > 1
    assert len({LevelBot(level, seed, CHEAP).decide(view).text for seed in range(5)}) == 1


@pytest.mark.parametrize("seed", [0, 2])
def test_the_end_is_not_danced_away(seed):
    """When nothing lasting can be done any more, everybody passes.

    The turn of the last such deed may be followed by two rounds and a turn: to reach the palace, and to pass.
    """
    match = Match.new(GAME, 2, seed=seed)
    play_match(match, [LevelBot("hard", seed * 10 + seat, CHEAP) for seat in range(2)])
    kinds = [GAME.action(text).kind for _, text in match.record.plies]
    lasting = max(place for place, kind in enumerate(kinds) if kind in ("canal", "found", "temple"))
    assert kinds[lasting:].count("end") <= 1 + 2 * 2 + 1
