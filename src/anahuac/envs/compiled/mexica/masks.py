"""Sets of squares: four words of 64 bits, in the cells of the engine's grid.

A set is a tuple, which the compiler keeps in registers; in a row it is an array of words. numba turns
unsigned integers mixed with signed ones into floats, so every constant here is a word.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

from anahuac.envs.compiled.compiling import compiled

Words = NDArray[np.uint64]
WORDS: Final = 4
CELLS: Final = 64 * WORDS
"""No board with more cells can be played by the simulator."""

Mask = tuple[np.uint64, np.uint64, np.uint64, np.uint64]
ZERO: Final = np.uint64(0)
ONE: Final = np.uint64(1)
NOTHING: Final = (ZERO, ZERO, ZERO, ZERO)


@intrinsic  # type: ignore[untyped-decorator]
def count_bits(typing: Any, word: Any) -> Any:
    """Count the members of a word: one instruction of the processor."""
    return types.int64(types.uint64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def lowest_bit(typing: Any, word: Any) -> Any:
    """Find the place of the lowest member of a word that is not empty."""
    zero_is_undefined = types.boolean

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(zero_is_undefined, True))

    return types.int64(types.uint64), generate


@compiled
def read(words: Words) -> Mask:
    """Take a set out of a row."""
    return words[0], words[1], words[2], words[3]


@compiled
def write(words: Words, mask: Mask) -> None:
    """Put a set into a row."""
    words[0] = mask[0]
    words[1] = mask[1]
    words[2] = mask[2]
    words[3] = mask[3]


@compiled
def one(cell: int) -> Mask:
    """Make a set of one square."""
    bit = ONE << np.uint64(cell & 63)
    word = cell >> 6
    return (
        bit if word == 0 else ZERO,
        bit if word == 1 else ZERO,
        bit if word == 2 else ZERO,
        bit if word == 3 else ZERO,
    )


@compiled
def has(words: Words, cell: int) -> bool:
    """Return whether a square is in a set of a row."""
    return bool(words[cell >> 6] >> np.uint64(cell & 63) & ONE)


@compiled
def either(a: Mask, b: Mask) -> Mask:
    """What is in one of two sets, or in both."""
    return a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]


@compiled
def both(a: Mask, b: Mask) -> Mask:
    """What two sets have in common."""
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]


@compiled
def without(a: Mask, b: Mask) -> Mask:
    """What is in one set and not in another."""
    return a[0] & ~b[0], a[1] & ~b[1], a[2] & ~b[2], a[3] & ~b[3]


@compiled
def is_empty(mask: Mask) -> bool:
    """Return whether there is no member."""
    return not (mask[0] | mask[1] | mask[2] | mask[3])


@compiled
def meets(a: Mask, b: Mask) -> bool:
    """Return whether two sets have a member in common."""
    return not is_empty(both(a, b))


@compiled
def covers(a: Mask, b: Mask) -> bool:
    """Return whether one set has all members of another."""
    return is_empty(without(b, a))


@compiled
def size(mask: Mask) -> int:
    """Count the members."""
    found: int = count_bits(mask[0]) + count_bits(mask[1]) + count_bits(mask[2]) + count_bits(mask[3])
    return found


@compiled
def lowest(mask: Mask) -> int:
    """The lowest member of a set that is not empty."""
    if mask[0]:
        found: int = lowest_bit(mask[0])
    elif mask[1]:
        found = 64 + lowest_bit(mask[1])
    elif mask[2]:
        found = 128 + lowest_bit(mask[2])
    else:
        found = 192 + lowest_bit(mask[3])
    return found


@compiled
def up(mask: Mask, by: int) -> Mask:
    """Move all members to higher cells, by less than 64."""
    left, right = np.uint64(by), np.uint64(64 - by)
    return (
        mask[0] << left,
        mask[1] << left | mask[0] >> right,
        mask[2] << left | mask[1] >> right,
        mask[3] << left | mask[2] >> right,
    )


@compiled
def down(mask: Mask, by: int) -> Mask:
    """Move all members to lower cells, by less than 64."""
    left, right = np.uint64(64 - by), np.uint64(by)
    return (
        mask[0] >> right | mask[1] << left,
        mask[1] >> right | mask[2] << left,
        mask[2] >> right | mask[3] << left,
        mask[3] >> right,
    )


@compiled
def beside_along(mask: Mask, step: int) -> Mask:
    """The neighbours on both sides, along the row (1) or along the column (the stride)."""
    return either(up(mask, step), down(mask, step))


@compiled
def beside(mask: Mask, stride: int) -> Mask:
    """The edge neighbours of a set of squares, which may be members themselves."""
    return either(beside_along(mask, 1), beside_along(mask, stride))


@compiled
def around(mask: Mask, stride: int) -> Mask:
    """A set of squares with all its neighbours, those over a corner too."""
    wide = either(mask, beside_along(mask, 1))
    return either(wide, beside_along(wide, stride))


@compiled
def grown(mask: Mask, area: Mask, stride: int) -> Mask:
    """A set with its edge neighbours in an area."""
    return either(mask, both(beside(mask, stride), area))
