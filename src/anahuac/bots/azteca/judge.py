"""How likely each player of Azteca is to win: by what they will have given to Quetzalcoatl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.evaluation import EVERYTHING, prospects, survival
from anahuac.bots.azteca.sight import Sight
from anahuac.bots.azteca.worlds import likely
from anahuac.bots.judge import Expectation, Heat, PointsJudge
from anahuac.bots.weights import load_weights
from anahuac.games.azteca.material import UNDERWORLD

if TYPE_CHECKING:
    from anahuac.bots.judge import Judge
    from anahuac.core import Chance, Seat
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.view import AztecaView


class AztecaJudge(PointsJudge["AztecaState"]):
    """Judges imagined states in which the others have given most of their points. A stage is a round."""

    worlds = 4

    def imagine(self, view: AztecaView, chance: Chance) -> AztecaState:
        return likely(view, chance)

    def expectation(self, state: AztecaState, seat: Seat | None) -> Expectation:
        sight = Sight(state, 0, load_weights(__package__), EVERYTHING)
        sight.totals = tuple([state.sp[other] + state.given[other] for other in range(state.seats)])
        worths = [prospects(sight, other) for other in range(state.seats)]
        return Expectation(worths, sight.rounds, survival(UNDERWORLD - state.tez_step, round(sight.rounds)))


JUDGE: Judge = AztecaJudge({3: Heat(4.0, 1.9), 4: Heat(4.2, 3.2)})
