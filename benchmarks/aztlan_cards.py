"""How well Aztlán's learned bots guess hidden cards, and what one gains who knows how they choose theirs.

    .venv/bin/python -m benchmarks.aztlan_cards [--players 3] [--games 200] [--seed 7]

All seats decide by their networks, one action at a time. Guesses: at every placement and move, the log-likelihood of
the true card of each other seat, as the one that decides believes and as everybody could say when the cards were chosen
(the mix that was drawn from). Exploiting: in games of their own one seat, each in turn, knows the mixes of the others
and takes the card that is worth most against them.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import numpy as np

from anahuac.arena.standings import wilson
from anahuac.bots.aztlan.judgement.belief import beliefs
from anahuac.bots.aztlan.judgement.cards import expected
from anahuac.bots.aztlan.judgement.judge import load_judge
from anahuac.bots.aztlan.judgement.playing import Playing
from anahuac.bots.aztlan.judgement.rivals import Player, Table
from anahuac.bots.aztlan.judgement.rows import seen_by
from anahuac.core import find_game
from anahuac.games.aztlan.choice import powers_of
from anahuac.games.aztlan.material import POWERS

if TYPE_CHECKING:
    from anahuac.games.aztlan.state import AztlanState

AT_ONCE = 50


class Guessing(Playing):
    """Games in which every guess of a hidden card is compared with the truth."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments, keep=False)
        self.mixes: dict[int, Any] = {}
        self.found: dict[int, list[tuple[float, float, float, float]]] = defaultdict(list)

    def picks(self, number: int, mixes: Any) -> list[int]:
        self.mixes[number] = mixes
        return super().picks(number, mixes)

    def taken(self, number: int, row: Any) -> None:
        """Note the odds that were given to the true cards."""
        state = self.states[number]
        if state.step not in ("place", "move"):
            return
        seat = state.to_act[0]
        odds = beliefs(self.judges[0].guesses, row[None], self.layout, self.realms)[0]
        for place, other in enumerate(seen_by(state, seat)):
            if other != seat:
                unplayed = powers_of(state.hands[other] | 1 << state.cards[other] - POWERS[0])
                public = float(self.mixes[number][other][unplayed.index(state.cards[other])])
                sure = odds[place].max()
                right = odds[place].argmax() == state.cards[other] - POWERS[0]
                likely = float(odds[place, state.cards[other] - POWERS[0]])
                self.found[state.age].append((np.log(max(likely, 1e-4)), np.log(max(public, 1e-4)), sure, right))


class Responding(Playing):
    """Games in which one seat knows how the others choose their cards."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments, keep=False)

    def picks(self, number: int, mixes: Any) -> list[int]:
        found = super().picks(number, mixes)
        state, seat = self.states[number], number % self.states[number].seats
        worth = self.judges[0].open_cards(state)[None]
        best = int(expected(worth[:, seat], np.asarray(mixes)[None], seat)[0].argmax())
        found[seat] = powers_of(state.hands[seat])[best]
        return found


def start(kind: type[Playing], players: int, first: int, count: int) -> Playing:
    """Some games of one kind, each deal once for each seat."""
    game, generator = find_game("aztlan"), np.random.default_rng(first)
    states: list[AztlanState] = [game.new(players, None, (first + number) // players) for number in range(count)]  # type: ignore[misc]
    return kind(states, [Table((Player(),) * players)] * count, [load_judge(players)], generator)


def main() -> None:
    """Play both kinds of games and tell."""
    parser = argparse.ArgumentParser(description="Guesses of hidden cards, and how they can be exploited.")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    players, games = arguments.players, arguments.games
    found: dict[int, list[tuple[float, float, float, float]]] = defaultdict(list)
    won = played = 0
    for first in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - first)
        guessing = start(Guessing, players, 1_000_000 * arguments.seed + first, count)
        guessing.play()
        for age, values in guessing.found.items():  # type: ignore[attr-defined]
            found[age] += values
        responding = start(Responding, players, 2_000_000 * arguments.seed + first, count)
        responding.play()
        for number, state in enumerate(responding.states):
            assert state.outcome is not None
            won += number % players in state.outcome.winners
            played += 1
    print("age  log-likelihood: believed, public mix   likeliest card: said, true")
    for age, values in sorted(found.items()):
        believed, public, sure, right = np.mean(values, axis=0)
        print(f"{age}    {believed:+.3f}  {public:+.3f}   {sure:.1%}  {right:.1%}   ({len(values)} guesses)")
    low, high = wilson(won, played)
    print(f"Who knows the mixes: {won / played:.1%} ({low:.1%} to {high:.1%}) of {played}; equal is {1 / players:.1%}")


if __name__ == "__main__":
    main()
