"""M0: what is in the box, as numbers."""

from __future__ import annotations

from typing import Final

DOUBLES: Final = 37
SINGLES: Final = 6
PRINTED_DOUBLES: Final = 2
"""M1.1: the doubles that cover the printed canal."""
BRIDGES: Final = 11
CHIPS: Final = 12

TOKENS: Final = (3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13)
SIZES: Final = tuple(sorted(set(TOKENS)))
OPEN_TOKENS: Final = 8
"""M1.2: the tokens of period I; the others stay face down until period II."""

COLOURS: Final = ("black", "grey", "sand", "red")
HEIGHTS: Final = (1, 2, 3, 4)
FIRST_TEMPLES: Final = (3, 3, 2, 1)
"""M1.3: a player's temples of period I, of height 1, 2, 3, 4."""
SECOND_TEMPLES: Final = (3, 2, 2, 2)
"""M1.3: what is added in period II."""
NEUTRAL_TEMPLES: Final = {"20": (4, 3, 2, 1), "24": (2, 3, 4, 1), "28": (1, 3, 3, 3), "none": (0, 0, 0, 0)}
"""M12.2: the neutral temples of height 1, 2, 3, 4, by the option."""
NEUTRAL_DISTANCE: Final = 4

ACTION_POINTS: Final = 6
JUMP_COST: Final = 5
CHIPS_A_TURN: Final = 2
PALACE_POINTS: Final = 5
ROOM: Final = 20
"""M9.2: a noble that can reach this many land squares is not enclosed."""


def token_values(size: int) -> tuple[int, int, int]:
    """M0.3: the first, second and third value of a token; M11.3: of an unfounded district, too."""
    second = (size + 1) // 2
    return size, second, (second + 1) // 2


def packed(counts: tuple[int, ...]) -> int:
    """Put the numbers of temples of height 1, 2, 3, 4 into one integer, an octal digit each."""
    return sum(count << 3 * place for place, count in enumerate(counts))


def unpacked(stock: int) -> tuple[int, ...]:
    """Read the numbers of temples of height 1, 2, 3, 4 out of an integer."""
    return tuple(stock >> 3 * place & 7 for place in range(len(HEIGHTS)))


def one_temple(height: int) -> int:
    """What a temple of that height takes out of a packed stock."""
    return 1 << 3 * (height - 1)


HEIGHTS_IN_STOCK: Final = bytes(
    sum(1 << place for place, count in enumerate(unpacked(stock)) if count) for stock in range(8**4)
)
"""For every packed stock the heights it has, as a mask: bit 0 is height 1."""
MOST_POINTS: Final = ACTION_POINTS + CHIPS
"""M8.2: six points and every chip of the box."""
HEIGHTS_WITHIN: Final = (0, 1, 3, 7, *(15,) * (MOST_POINTS - 3))
"""The heights that a number of action points pays for, as a mask."""
