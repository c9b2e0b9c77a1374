"""`anahuac bench`: how fast the engines are on this machine."""

from time import perf_counter
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from anahuac.cli.console import out, plain_table, progress
from anahuac.cli.parameters import AsJson, complete_game, told
from anahuac.core import Chance, Game, State, Text, all_games, find_game

OPENING = 100
"""How many steps of a game are its opening."""
COPIES = 20_000


class Speed(msgspec.Struct):
    """What was measured for one game and number of players: the best of several runs."""

    game: str
    players: int
    steps: float
    """Steps a game."""
    legal: float
    """Legal actions a step."""
    whole: float
    """Microseconds a step, whole games."""
    opening: float
    """Microseconds a step, the first hundred steps."""
    copy: float
    """Microseconds a copy."""


def bench(
    game: Annotated[str | None, Parameter(help=told("cli-help-bench-game"), completer=complete_game)] = None,
    /,
    *,
    games: Annotated[int, Parameter(help=told("cli-help-bench-games"), validator=Number(gte=1))] = 40,
    runs: Annotated[int, Parameter(help=told("cli-help-bench-runs"), validator=Number(gte=1))] = 5,
    json: AsJson = False,
) -> None:
    """Measure random play, with the full list of legal actions at every step."""
    wanted = [find_game(game)] if game else list(all_games())
    cases = [(played, seats) for played in wanted for seats in played.players]
    with progress() as bar:
        speeds = [
            measure(played, seats, games, runs)
            for played, seats in bar.track(cases, description=str(Text("cli-measuring")))
        ]
    if json:
        out.out(msgspec.json.encode(speeds).decode())
        return
    headings = ("players", "steps", "legal", "per-second", "whole", "opening", "copy")
    table = plain_table(told("cli-head-game"), *(f">{told(f'cli-head-{heading}')}" for heading in headings))
    for speed in speeds:
        numbers = (f"{speed.legal:.1f}", f"{1e6 / speed.whole:,.0f}", f"{speed.whole:.2f}", f"{speed.opening:.2f}")
        table.add_row(speed.game, str(speed.players), f"{speed.steps:.0f}", *numbers, f"{speed.copy:.2f}")
    out.print(table)


def measure(game: Game, seats: int, games: int, runs: int) -> Speed:
    """Play the same games several times and keep the best time, which other programs disturbed least."""
    played = [play_out(game, seats, seed) for seed in range(games)]
    steps = sum(count for count, _, _ in played)
    legal = sum(count for _, count, _ in played)
    whole = min(timed(game, seats, games, None) for _ in range(runs))
    opening = min(timed(game, seats, games, OPENING) for _ in range(runs))
    opening_steps = sum(min(count, OPENING) for count, _, _ in played)
    copy = min(time_copies(played[0][2]) for _ in range(runs))
    return Speed(
        game=game.name,
        players=seats,
        steps=steps / games,
        legal=legal / steps,
        whole=whole / steps * 1e6,
        opening=opening / opening_steps * 1e6,
        copy=copy / COPIES * 1e6,
    )


def play_out(game: Game, seats: int, seed: int) -> tuple[int, int, State]:
    """Play a random game; return how many steps and legal actions it has, and a state from its middle."""
    state, chance = game.new(seats, seed=seed), Chance(seed)
    steps = legal = 0
    middle = state
    while state.to_act:
        actions = state.legal_actions(state.to_act[0])
        state.apply(state.to_act[0], chance.pick(actions))
        steps += 1
        legal += len(actions)
        if steps == OPENING:
            middle = state.copy()
    return steps, legal, middle


def timed(game: Game, seats: int, games: int, limit: int | None) -> float:
    """Time random play of some games, or of their openings."""
    starts = [(game.new(seats, seed=seed), Chance(seed)) for seed in range(games)]
    begun = perf_counter()
    for state, chance in starts:
        left = limit or -1
        while left and state.to_act:
            seat = state.to_act[0]
            state.apply(seat, chance.pick(state.legal_actions(seat)))
            left -= 1
    return perf_counter() - begun


def time_copies(state: State) -> float:
    """Time copies of a state."""
    copy = state.copy
    begun = perf_counter()
    for _ in range(COPIES):
        copy()
    return perf_counter() - begun
