"""Quick answers after a glance at the board: for the lower levels, and for everybody in imagined games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.aztlan.atlas import atlas_of, spare_pawns, theirs, useful_places
from anahuac.bots.aztlan.choice import draw_from, mixes
from anahuac.bots.aztlan.scoring import score_well
from anahuac.core.masks import bits
from anahuac.games.aztlan.pawns import BITS, FULL

if TYPE_CHECKING:
    from anahuac.bots.aztlan.choice import Mix
    from anahuac.bots.aztlan.evaluation import Evaluation
    from anahuac.core import Chance, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState

FINE = 1024
"""Equal gains are told apart by up to one point of luck, in this many steps."""
REMEMBERED = 1000
LEADER = 1.5
"""How much more it is worth to hurt somebody who is not behind."""


class Policy:
    """Answers by the points of the own realms and, if it is wary, by who stands where.

    It uses no card that its seat cannot see.
    """

    def __init__(self, evaluation: Evaluation, wary: bool = True) -> None:
        self.evaluation = evaluation
        self.wary = wary
        self._draw = evaluation.weights["draw"]
        self._mixes: dict[tuple[object, ...], list[Mix]] = {}

    def reply(self, state: AztlanState, seat: Seat, chance: Chance) -> AztlanAction:
        """Choose a legal action at once."""
        match state.step:
            case "place":
                return self._place(state, seat, chance)
            case "move":
                return self._move(state, seat, chance)
            case "settle" | "decide":
                return self._settle(state, seat)
            case "answer":
                return self._answer(state, seat)
            case "score":
                return score_well(state, seat, self.evaluation.weights["patience"])
            case _:
                power = draw_from(self.mixes(state)[seat], chance)
                return next(action for action in state.legal_actions(seat) if action.power == power)

    def mixes(self, state: AztlanState) -> list[Mix]:
        """How likely everybody chooses which card, remembered for the age."""
        key = (state.board.name, state.present, state.hands, state.age)
        if key not in self._mixes:
            if len(self._mixes) > REMEMBERED:
                self._mixes.clear()
            self._mixes[key] = mixes(state, self.evaluation)
        return self._mixes[key]

    def _gain(self, state: AztlanState, seat: Seat, at: int) -> float:
        """What a pawn more in a territory brings: points of the own realms, and cards of those who are weaker there."""
        atlas = atlas_of(state.board)
        power = state.cards[seat]
        held = state.present[seat]
        gained = float(atlas.points(held | 1 << at)[power] - atlas.points(held)[power])
        if not self.wary:
            return gained
        shift = BITS * at
        strongest = 0.0
        for other in range(state.seats):
            if other != seat and state.present[other] >> at & 1:
                strength = (state.pawns[other] >> shift & FULL) * self.evaluation.mean_power(state, other)
                strongest = max(strongest, strength)
        own = power * (state.pawns[seat] >> shift & FULL)
        if own > strongest or not strongest:
            return gained
        return gained + self._draw if own + power > strongest else gained / 2

    def _place(self, state: AztlanState, seat: Seat, chance: Chance) -> AztlanAction:
        places = state.board.of_kind["place"]
        found, best = chance.pick(places), -1.0
        for at in bits(useful_places(state, seat)):
            gain = self._gain(state, seat, at) + chance.below(FINE) / FINE
            if gain > best:
                found, best = places[at], gain
        return found

    def _move(self, state: AztlanState, seat: Seat, chance: Chance) -> AztlanAction:
        """Let a pawn that is not needed where it stands go to where it brings something."""
        board = state.board
        found, best = board.of_kind["stay"][0], 1.0
        free = ~state.present[seat] | theirs(state, seat)
        for at in bits(spare_pawns(state, seat)):
            for to in bits(board.neighbours[at] & free):
                gain = self._gain(state, seat, to) + chance.below(FINE) / FINE
                if gain > best:
                    best = gain
                    found = next(move for move in board.moves_from(1 << at) if move.to == to)
        return found

    def _settle(self, state: AztlanState, seat: Seat) -> AztlanAction:
        """Fight where that hurts the others more than a culture card helps."""
        of_kind = state.board.of_kind
        mask = 1 << state.contested if state.step == "decide" else state.leads[seat]
        if not mask:
            return of_kind["done"][0]
        at = mask.bit_length() - 1
        hurt = sum(
            self.loss(state, other, at) * (LEADER if state.scores[other] >= state.scores[seat] else 1)
            for other in range(state.seats)
            if other != seat and state.present[other] >> at & 1
        )
        return of_kind["fight" if hurt / (state.seats - 1) > self._draw else "coexist"][at]

    def loss(self, state: AztlanState, seat: Seat, at: int) -> float:
        """What a seat loses with a territory."""
        held, hand, card = state.present[seat], state.hands[seat], state.cards[seat]
        worth = self.evaluation.worth
        return worth(state, held, hand, card) - worth(state, held & ~(1 << at), hand, card)

    def _answer(self, state: AztlanState, seat: Seat) -> AztlanAction:
        """Z4.6: Sacred Games are for land that is worth more than the card."""
        of_kind = state.board.of_kind
        if "sacred-games" not in state.culture[seat]:
            return of_kind["decline"][0]
        enough = self.loss(state, seat, state.contested) > self.evaluation.weights["sacred-games"]
        return of_kind["games" if enough else "decline"][0]
