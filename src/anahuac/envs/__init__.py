"""The games as environments for learners: PettingZoo and OpenSpiel, with `anahuac[rl]`, and many games at once.

>>> env = aec("aztlan", players=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from importlib.util import find_spec
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from anahuac.core import SetupError, Text
from anahuac.envs.table import Setup
from anahuac.envs.vector import EngineGames, VectorGames

if TYPE_CHECKING:
    from pathlib import Path

    from anahuac.envs.compiled.simulator import Simulator
    from anahuac.envs.rounds import RoundEnv
    from anahuac.envs.seats import SeatsEnv
    from anahuac.envs.turns import TurnEnv

__all__ = ["RoundEnv", "TurnEnv", "VectorGames", "aec", "gymnasium_vector", "parallel", "register_openspiel", "vector"]


def __getattr__(name: str) -> Any:
    """Find the classes of environments that need `anahuac[rl]` when somebody asks for them."""
    if name in ("RoundEnv", "TurnEnv"):
        return resolve_name(f"anahuac.envs.{'rounds' if name == 'RoundEnv' else 'turns'}:{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def aec(
    game: str,
    players: int | None = None,
    *,
    board: str | Path | None = None,
    observation: str = "flat",
    reward: str = "outcome",
    illegal: str = "raise",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> TurnEnv:
    """Make a PettingZoo AEC environment. `options` are those of the game.

    - `observation`: "flat", one array, or "planes", a dictionary of planes over the board and scalars;
    - `reward`: "outcome", at the end, or "score", the change of the lead over the mean of the others;
    - `illegal`: what to do with an illegal action: "raise" an error, or take a "random" legal one;
    - `render_mode`: "human", which draws every step on the terminal, "ansi" or "rgb_array";
    - `max_cycles`: after so many steps a game that is not over is broken off (truncated).
    """
    from anahuac.envs.spaces import Look
    from anahuac.envs.turns import TurnEnv

    return TurnEnv(Setup(game, players, options, board, reward, illegal), Look(observation, render_mode, max_cycles))


def parallel(
    game: str,
    players: int | None = None,
    *,
    board: str | Path | None = None,
    observation: str = "flat",
    reward: str = "outcome",
    illegal: str = "raise",
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Any,
) -> RoundEnv:
    """Make a PettingZoo parallel environment, with the arguments of `aec`. The last action is to wait."""
    from anahuac.envs.rounds import RoundEnv
    from anahuac.envs.spaces import Look

    return RoundEnv(Setup(game, players, options, board, reward, illegal), Look(observation, render_mode, max_cycles))


def vector(
    game: str,
    count: int,
    players: int | None = None,
    *,
    board: str | Path | None = None,
    reward: str = "outcome",
    compiled: bool | None = None,
    threads: int = 1,
    **options: Any,
) -> VectorGames:
    """Make many games at once.

    - `compiled`: by default a game that has a compiled simulator uses it if numba is there (`anahuac[fast]`), else the
      engine; True insists on it, False on the engine. Both play the same games;
    - `threads`: on how many threads a compiled simulator plays.
    """
    setup = Setup(game, players, options, board, reward)
    if compiled is False or (compiled is None and find_spec("numba") is None):
        return EngineGames(setup, count)
    why_not = why_not_compiled(setup)
    if why_not is None:
        from anahuac.envs.compiled.games import CompiledGames

        return CompiledGames(setup, count, threads)
    if compiled:
        raise SetupError(why_not)
    return EngineGames(setup, count)


def why_not_compiled(setup: Setup) -> Text | None:
    """Explain why some games have no compiled simulator; None if they have."""
    simulator: Simulator | None = setup.game.parts.load("simulator")
    if simulator is None:
        return Text("envs-no-simulator", game=Text(f"{setup.game.name}-title"))
    return simulator.why_not(setup)


def gymnasium_vector(game: str, count: int, players: int | None = None, **settings: Any) -> SeatsEnv:
    """Make a Gymnasium vector environment of many games, with the arguments of `vector`."""
    from anahuac.envs.seats import SeatsEnv

    return SeatsEnv(vector(game, count, players, **settings))


def register_openspiel() -> None:
    """Make our games known to OpenSpiel: `pyspiel.load_game("anahuac_aztlan", {"players": 3})`."""
    from anahuac.envs.openspiel import register

    register()
