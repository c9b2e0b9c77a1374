"""How a game's networks learn, as `anahuac train` sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Learner(Protocol):
    """The learning of a game with one number of players.

    A game names in its parts, as `learner`, what makes one from the number of players and a seed.
    """

    games: int
    """How many games it has learned from."""

    def learn(self, share: float) -> None:
        """Play some games and learn from them. `share` of the time that there is has been spent, from 0 to 1."""

    def measure(self) -> float:
        """Play against a fixed opponent, the same throughout; return the share of first places."""

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Everything that is needed to go on later."""

    def restore(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Go on where another one stopped."""

    def weights(self) -> dict[str, NDArray[Any]]:
        """What the bots need of it: the content of `learned<players>.npz` beside them."""
