"""The games as environments for learners: PettingZoo, OpenSpiel, and many games at once. Needs `anahuac[rl]`.

>>> env = aec("aztlan", players=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core.extras import needs

with needs("rl"):
    import gymnasium  # noqa: F401  told here if it is missing, before anything else

from anahuac.envs.rounds import RoundEnv
from anahuac.envs.table import Setup
from anahuac.envs.turns import TurnEnv
from anahuac.envs.vector import VectorGames

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["RoundEnv", "TurnEnv", "VectorGames", "aec", "parallel", "register_openspiel", "vector"]


def aec(
    game: str,
    players: int | None = None,
    *,
    board: str | Path | None = None,
    observation: str = "flat",
    reward: str = "outcome",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: Any,
) -> TurnEnv:
    """Make a PettingZoo AEC environment. `options` are those of the game.

    - `observation`: "flat", one array, or "planes", a dictionary of planes over the board and scalars;
    - `reward`: "outcome", at the end, or "score", the change of the lead over the mean of the others;
    - `illegal`: what to do with an illegal action: "raise" an error, or take a "random" legal one;
    - `render_mode`: "ansi" or "rgb_array".
    """
    return TurnEnv(Setup(game, players, options, board, reward, illegal), observation, render_mode)


def parallel(
    game: str,
    players: int | None = None,
    *,
    board: str | Path | None = None,
    observation: str = "flat",
    reward: str = "outcome",
    illegal: str = "raise",
    render_mode: str | None = None,
    **options: Any,
) -> RoundEnv:
    """Make a PettingZoo parallel environment, with the arguments of `aec`. The last action is to wait."""
    return RoundEnv(Setup(game, players, options, board, reward, illegal), observation, render_mode)


def vector(
    game: str,
    count: int,
    players: int | None = None,
    *,
    board: str | Path | None = None,
    reward: str = "outcome",
    **options: Any,
) -> VectorGames:
    """Make many games at once."""
    return VectorGames(Setup(game, players, options, board, reward), count)


def register_openspiel() -> None:
    """Make our games known to OpenSpiel: `pyspiel.load_game("anahuac_aztlan", {"players": 3})`."""
    from anahuac.envs.openspiel import register

    register()
