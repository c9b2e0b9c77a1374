"""M5.3, M9.1: taking up and putting down together are what moving a bridge was when it was one action."""

import json
from random import Random

import pytest

from anahuac.core import PositionError
from tests.mexica.helpers import GAME, board_of
from tests.mexica.scatter import scatter
from tests.mexica.slow import Slow, access

LEAST = {("hook", "2002"): 3, ("isle", "2015"): 5, ("hook", "2015"): 5, ("bay", "2015"): 5}
"""In so many positions at least the protection bars a move; by 2002 seldom, since bridges can be built again."""


def moves_at_once(slow, protected=True):
    """The obvious rule of a single action: from where, to where, judged by the position before and after it."""
    data, found = slow.data, set()
    first_round = protected and data["round"] == 1 and data["options"].get("protection") != "off"
    others = [seat for seat in slow.nobles if seat != slow.seat]
    for source in data["bridges"] if data["ap"] and not data["supply"]["bridges"] else []:
        rest = [bridge for bridge in data["bridges"] if bridge != source]
        taken = {bridge["at"] for bridge in rest}
        for target in [{"at": at, "axis": axis} for at in slow.canals - taken for axis in "hv"]:
            fits = all(square in slow.land for square in access(target["at"], target["axis"]))
            if source["at"] in slow.nobles.values() or target == source or not fits:
                continue
            after = Slow(slow.rows, {**data, "bridges": [*rest, target]})
            if not first_round or not any(after.enclosed(seat) and not slow.enclosed(seat) for seat in others):
                found.add((source["at"] + source["axis"], target["at"] + target["axis"]))
    return found


def moves_by_pairs(state):
    """What the engine allows, step by step."""
    (seat,) = state.to_act
    found = set()
    for lift in state.legal_actions(seat):
        if lift.kind == "lift":
            after = state.copy()
            after.apply(seat, lift)
            found |= {(lift.text[1:], put.text[1:]) for put in after.legal_actions(seat)}
            assert after.legal_actions(seat)
    return found


@pytest.mark.parametrize(("edition", "round"), [("2002", 1), ("2015", 1), ("off", 1), ("2002", 2)])
@pytest.mark.parametrize(("name", "count"), [("isle", 70), ("hook", 70), ("bay", 70), ("mexica", 8), ("tlatelolco", 8)])
def test_pairs_are_the_moves_of_old(name, count, edition, round):
    """904 positions with bridges to move; in some of those in the first round the protection bars moves."""
    rng, board = Random(f"{name} {edition} {round}"), board_of(name)
    barred = 0
    while count:
        data = scatter(board.rows, rng, rng.choice((2, 3, 4)))
        data |= {"supply": {"bridges": 0}, "ap": rng.randrange(1, 7), "round": round}
        data |= {"options": {"protection": edition}}
        try:
            state = GAME.position(json.loads(json.dumps(data)), board)
        except PositionError:
            continue
        slow = Slow(board.rows, state.position())
        every = moves_at_once(slow, protected=False)
        if not every:
            continue
        count -= 1
        at_once = moves_at_once(slow)
        assert moves_by_pairs(state) == at_once
        barred += at_once != every
    if round == 2 or edition == "off":
        assert barred == 0
    else:
        assert barred >= LEAST.get((name, edition), 0)
