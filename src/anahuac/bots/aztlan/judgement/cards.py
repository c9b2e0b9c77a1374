"""Z2: which power card to choose when all choose at once: an equilibrium, found by regret matching."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]

ROUNDS: Final = 120
SHAKEN: Final = 8
DOUBT: Final = 0.03
"""How far the worth of a card may be from the truth. Mixes are means over so many games in which it is."""
LETTERS: Final = "abcd"


def careful_mixes(worth: Floats, generator: np.random.Generator, shaken: int = SHAKEN) -> Floats:
    """For each game and seat how often to choose each card, if the worths are known only roughly.

    Who took them for exact would choose the same card again and again, for a lead that may not be there.
    """
    games, seats, cards = len(worth), worth.shape[1], worth.shape[2]
    rough = np.repeat(worth, shaken, axis=0)
    for seat in range(seats):
        shape = [1] * seats
        shape[seat] = cards
        errors = generator.normal(0, DOUBT, (games * shaken, cards)).astype(np.float32)
        rough[:, seat] += errors.reshape(-1, *shape)
    found: Floats = equilibrium(rough).reshape(games, shaken, seats, cards).mean(axis=1)
    return found


def equilibrium(worth: Floats, rounds: int = ROUNDS) -> Floats:
    """For each game and seat how often to choose each card, so that nobody gains by choosing otherwise.

    `worth`: by game, seat and the card of each seat. Each round everybody chooses in proportion to what it regrets not
    having chosen; the mean of all rounds, late ones counting more, comes close to an equilibrium.
    """
    games, seats, cards = len(worth), worth.shape[1], worth.shape[2]
    regret = np.zeros((games, seats, cards), np.float32)
    mean = np.zeros_like(regret)
    for number in range(1, rounds + 1):
        mix = proportions(regret)
        mean += number * mix
        gains = np.stack([expected(worth[:, seat], mix, seat) for seat in range(seats)], axis=1)
        regret = np.maximum(regret + gains - (gains * mix).sum(axis=2, keepdims=True), 0)
    found: Floats = mean / mean.sum(axis=2, keepdims=True)
    return found


def proportions(regret: Floats) -> Floats:
    """Mixes in proportion to regrets; equal where there are none."""
    whole = regret.sum(axis=2, keepdims=True)
    found: Floats = np.where(whole > 0, regret / np.where(whole > 0, whole, 1), 1 / regret.shape[2])
    return found


def expected(worth: Floats, mix: Floats, seat: int) -> Floats:
    """What each card of a seat is worth on average against the mixes of the others."""
    seats = mix.shape[1]
    letters = LETTERS[:seats]
    for other in reversed(range(seats)):
        if other != seat:
            worth = np.einsum(
                f"g{letters},g{letters[other]}->g{letters.replace(letters[other], '')}", worth, mix[:, other]
            )
            letters = letters.replace(letters[other], "")
    return worth
