"""Who sits at a table from which networks learn: themselves, their ancestors, those who like peace, and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from anahuac.bots.aztlan.evaluation import Evaluation
from anahuac.bots.aztlan.policy import Policy
from anahuac.bots.aztlan.search import AztlanKnowledge
from anahuac.bots.weights import load_weights

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np

    from anahuac.core import Chance, Seat
    from anahuac.games.aztlan.actions import AztlanAction
    from anahuac.games.aztlan.state import AztlanState

    Rules = Callable[[AztlanState, Seat, Chance], AztlanAction]

EQUALS, OLD, PEACE, QUICK, CAREFUL = 0.5, 0.2, 0.15, 0.14, 0.01
"""How often all are the newest networks, or some of them are ancestors, lovers of peace, or play by rules."""
LIKES: Final = (0.3, 0.1, -0.1)
"""How much more than it is worth some like to coexist."""
RIVALRY: Final = 0.4


class Player(NamedTuple):
    """Who plays a seat: networks by number, 0 the newest, or rules."""

    judge: int = 0
    heat: float = 0.0
    peace: float = 0.0
    rules: Rules | None = None
    learns: bool = True


class Careful:
    """Looks at every action worth trying with hand-made weights."""

    def __init__(self) -> None:
        self.knowledge = AztlanKnowledge(load_weights("anahuac.bots.aztlan"), RIVALRY)

    def __call__(self, state: AztlanState, seat: Seat, chance: Chance) -> AztlanAction:
        if state.step in ("choose", "score"):
            return self.knowledge.reply(state, seat, chance)
        return next(iter(self.knowledge.ranked(state, seat)))


QUICKLY: Final = Policy(Evaluation(load_weights("anahuac.bots.aztlan"))).reply
CAREFULLY: Final = Careful()


class Table(NamedTuple):
    """The players of a game, by seat."""

    players: tuple[Player, ...]

    @classmethod
    def against_rules(cls, seats: int, own: Seat) -> Table:
        """The newest networks at their best on one seat, careful rules on the others."""
        others = Player(rules=CAREFULLY, learns=False)
        return cls(tuple(Player() if seat == own else others for seat in range(seats)))


def draw_table(seats: int, ancestors: int, generator: np.random.Generator, mistakes: Sequence[float]) -> Table:
    """Draw who plays a game."""

    def newest() -> Player:
        return Player(heat=float(generator.choice(mistakes)))

    players = [newest() for _ in range(seats)]
    kind = generator.choice(5, p=(EQUALS, OLD, PEACE, QUICK, CAREFUL))
    guests = generator.permutation(seats)[: 1 if kind == 4 else generator.integers(1, seats)] if kind else ()
    for seat in guests:
        match kind:
            case 1:
                judge = int(generator.integers(1, ancestors + 1)) if ancestors else 0
                players[seat] = Player(judge=judge, learns=judge == 0)
            case 2:
                players[seat] = Player(peace=float(generator.choice(LIKES)), heat=mistakes[1], learns=False)
            case 3:
                players[seat] = Player(rules=QUICKLY, learns=False)
            case _:
                players[seat] = Player(rules=CAREFULLY, learns=False)
    return Table(tuple(players))
