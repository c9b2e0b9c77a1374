"""The rulebooks' examples of what a turn costs, on islands of our own."""

from tests.mexica.helpers import draw, legal, play, why


def spent(state, *actions):
    """Play actions one by one and answer with what each of them cost."""
    costs = []
    for text in actions:
        before = state.ap
        play(state, f"{state.to_act[0]}: {text}")
        costs.append(before - state.ap)
    return costs


def test_two_links_a_step_a_founding_and_two_temples_with_two_chips():
    """The district behind the canal has seven squares: 4 points for the founder, 2 for the other noble."""
    state = draw("""
        @1 #  #  h  #  #  P  #
        #  #  #  =  #  P  C  P
        =  =  #  h  #  #  P  #
        #  #  =  =  #  ~  ~  #
        #  #  #  h@0 # ~  ~  #
        #  #  #  #  #  #  #  #
    """, open_tokens=[7], chips=[2, 0])  # fmt: skip
    costs = spent(state, "~d1", "Nc1", "F7b1", "T3a2", "$", "$", "T2b2")
    assert costs == [2, 1, 0, 3, -1, -1, 2]
    assert sum(cost for cost in costs if cost > 0) == 8
    assert state.ap == 0
    assert state.scores == (4, 2)


SHUT_IN = """
    a1 #  #  P  #  #
    @0 =  P  C  P  #
    a1 #  #  P  #  #
    #  =  #  #  ~  #
    #  h  #  #  ~  #
    #  =  #  #  ~  #
    #  h  #  #  ~  #
    #  #  #  #  #  @1
"""


def test_shut_in_a_bridge_a_canal_and_two_links_lead_out():
    state = draw(SHUT_IN)
    assert legal(state, "step") == set()
    assert spent(state, "Bb2h", "Nb2", "Kb3", "~b7", "Na7") == [1, 1, 1, 2, 1]
    assert state.ap == 0


def test_shut_in_or_one_jumps():
    state = draw(SHUT_IN)
    assert spent(state, "!a7") == [5]


def test_two_steps_a_bridge_a_boat_a_step_and_a_chip():
    state = draw("""
        #  P  #  #  #  #  #  #
        P  C  P  @0 #  #  #  #
        #  P  #  #  #  #  #  #
        #  #  #  #  v  =  v  #
        #  #  #  #  #  #  #  @1
        #  #  ~  ~  ~  ~  #  #
    """)  # fmt: skip
    assert spent(state, "Nd3", "Ne3", "Ne4", "~g4", "Ng5", "+") == [1, 1, 1, 1, 1, 1]
    assert state.ap == 0


CHAIN = """
    #  #  P  #  #  #  #  #  #
    #  P  C  P  #  #  #  #  #
    #  @0 P  #  #  #  #  #  #
    #  v  =  v  =  v  =  =  #
    #  #  #  #  #  #  #  #  @1
    #  #  ~  ~  ~  ~  #  #  #
    #  #  #  #  #  #  #  #  #
"""


def test_a_bridge_two_more_bridges_and_off():
    state = draw(CHAIN)
    assert spent(state, "Nb4", "~f4", "Nf5") == [1, 2, 1]


def test_the_same_over_the_lake():
    """Both ends of the canal are open to the lake: from the first bridge to the third it is one link."""
    state = draw(CHAIN, {"a4": "=", "i4": "="})
    assert spent(state, "Nb4", "~f4", "Nf5") == [1, 1, 1]


def test_canals_that_touch_at_a_corner_no_boat():
    state = draw(CHAIN, {"c4": "#", "c5": "=", "d4": "v"})
    play(state, "0: Nb4")
    assert why(state, "~d4") == "M6.3"


def test_a_new_canal_a_bridge_on_it_and_over_the_lake_to_it():
    """The noble's bridge is on a canal from the lake in the west, the new canal one from the lake in the east."""
    state = draw("""
        #  #  P  #  #  #  #  #
        #  P  C  P  #  #  #  #
        #  @0 P  #  #  #  #  #
        =  v  #  #  #  #  #  #
        #  #  #  #  #  #  #  #
        #  #  ~  ~  ~  ~  #  @1
        #  #  #  #  #  #  #  #
    """)  # fmt: skip
    assert spent(state, "Kg4-h4", "Bg4v", "Nb4", "~g4", "Ng3") == [1, 1, 1, 1, 1]
    assert state.ap == 1
