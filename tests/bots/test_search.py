"""The clock and the information-set search, on their own."""

import anahuac
from anahuac.bots.budget import Budget, Clock
from anahuac.bots.search import Search
from anahuac.core import Chance


class Wants:
    """Knows only that one territory is worth everything; looks no further than one placement."""

    def __init__(self, at):
        self.at = at
        self.seen = []

    def imagine(self, view, chance):
        return view.imagine(chance)

    def candidates(self, state, seat):
        return state.legal_actions(seat)

    def reply(self, state, seat, chance):
        return chance.pick(state.legal_actions(seat))

    def stage(self, state):
        return int(state.step != "place")

    def evaluate(self, state):
        self.seen.append(state.cards)
        return [float(present >> self.at & 1) for present in state.present]


def placing():
    state = anahuac.game("aztlan").new(3, seed=4)
    for seat in range(3):
        state.apply(seat, state.legal_actions(seat)[0])
    return state.view(state.to_act[0])


def test_a_search_finds_what_the_judgement_at_the_horizon_likes():
    view = placing()
    search = Search(view, Wants(17), Chance(1), Clock(Budget(nodes=500)), depth=1)
    decision = search.compare(dict.fromkeys(view.legal_actions(), 0.5))
    assert decision.plan[0].at == 17
    assert decision.choices[0][0] is decision.plan[0]


def test_a_search_without_time_keeps_to_the_judgement_before_it():
    view = placing()
    search = Search(view, Wants(17), Chance(1), Clock(Budget(nodes=0)), depth=1)
    priors = {action: float(action.at == 3) for action in view.legal_actions()}
    assert search.compare(priors).plan[0].at == 3


def test_a_search_imagines_many_worlds():
    view = placing()
    knowledge = Wants(17)
    Search(view, knowledge, Chance(1), Clock(Budget(nodes=900)), depth=1).compare(
        dict.fromkeys(view.legal_actions()[:4], 0.0)
    )
    assert len(set(knowledge.seen)) > 5
    assert len({cards[view.seat] for cards in knowledge.seen}) == 1


def test_the_tree_grows_where_it_looks_good():
    """Two stages deep the own move is searched too: what was placed elsewhere can still get there."""
    view = placing()
    board = anahuac.game("aztlan").load_board()
    goal = 17
    knowledge = Wants(goal)
    knowledge.stage = lambda state: 0 if state.to_act == view.to_act else 1
    beside = {
        action: 0.0 for action in view.legal_actions() if action.at != goal and board.neighbours[goal] >> action.at & 1
    }
    decision = Search(view, knowledge, Chance(1), Clock(Budget(nodes=6000)), depth=1).compare(beside)
    assert [action.kind for action in decision.plan] == ["place", "move"]
    assert decision.plan[1].to == goal


def test_a_clock_counts_nodes():
    clock = Clock(Budget(nodes=10))
    clock.spend(5)
    assert (clock.share, clock.out) == (0.5, False)
    clock.spend(5)
    assert clock.out


def test_a_clock_without_nodes_is_out_at_once():
    assert Clock(Budget(nodes=0)).out


def test_a_clock_without_limits_runs_until_it_is_stopped():
    stopped = []
    clock = Clock(Budget(), lambda: bool(stopped))
    clock.spend(10**9)
    assert not clock.out
    stopped.append(True)
    assert clock.out


def test_a_clock_of_seconds_runs_out():
    clock = Clock(Budget(seconds=0.01))
    while not clock.out:
        clock.spend()
    assert clock.seconds >= 0.01
