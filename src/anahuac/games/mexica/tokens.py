"""M10.3: open tokens are removed as soon as they can provably not be founded."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from anahuac.core.masks import bits
from anahuac.games.mexica.actions import SLOT
from anahuac.games.mexica.events import TokenRemoved
from anahuac.games.mexica.grid import around, beside

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.core import Event
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.state import MexicaState

EXACT: Final = 2
"""With at most this many canal tiles left, every way to lay them is tried."""

Supply = tuple[int, int]
"""The doubles and the singles that are left."""


def remove_tokens(state: MexicaState, events: list[Event] | None) -> None:
    """M10.3: take away every open token that can provably not be founded.

    Only a canal, a temple, a founding and the opening of tokens can make a token so; they call this.
    """
    tokens = state.open_tokens
    if not tokens or _is_roomy(state, tokens[-1]):
        return
    left = foundable(state, sum({1 << size for size in tokens}))
    gone = [size for size in tokens if not left >> size & 1]
    if gone:
        state.open_tokens = tuple([size for size in tokens if left >> size & 1])
        state.removed = tuple(sorted([*state.removed, *gone]))
        if events is not None:
            events += [TokenRemoved(size) for size in gone]


def _is_roomy(state: MexicaState, size: int) -> bool:
    """Whether a quick look suffices to see that a district is larger than every open token and can be divided."""
    if size >= state.largest or state.doubles + state.singles <= EXACT:
        return False
    return any(district.bit_count() > size and _has_place(state, district) for district in state.districts)


def foundable(state: MexicaState, wanted: int) -> int:
    """The sizes among the wanted ones, bit n for size n, for which there is or can still be a district."""
    found, supply = 0, (state.doubles, state.singles)
    exact = sum(supply) <= EXACT
    for district in state.districts:
        size = district.bit_count()
        if wanted >> size & 1 and has_room(state.board, district, state.built):
            found |= 1 << size
        smaller = wanted & ~found & (1 << size) - 1
        if smaller and exact:
            found |= carved(state.board, district, state.built & district, supply, smaller)
        elif smaller and _has_place(state, district):
            found |= smaller
        if found == wanted:
            break
    return found


def has_room(board: MexicaBoard, district: int, built: int) -> bool:
    """Whether a noble can stand on one square and a token lie on another, outside the palace."""
    room = district & ~built
    return bool(room & board.ground and room & room - 1)


def _has_place(state: MexicaState, district: int) -> bool:
    """M3.2: whether a tile that is left has a place in a district; nobles and bridges can move away."""
    soil = district & state.soil & ~state.built
    if state.singles:
        return bool(soil)
    return bool(state.doubles and soil & (soil >> 1 | soil >> state.board.stride))


class Cut(NamedTuple):
    """What a tile leaves of an area."""

    tile: MexicaAction
    small: list[int]
    """The parts that are small: a second tile, of two squares at most, may leave what a token needs of them."""
    large: int
    """The squares of all other parts."""
    reached: int
    """Squares of the large parts near the tile: whoever walks away from it comes to so many of them that no part can
    be small without a second tile on one of them.
    """


@lru_cache(maxsize=1024)
def carved(board: MexicaBoard, district: int, built: int, supply: Supply, wanted: int) -> int:
    """The wanted sizes that one or two tiles from the supply, laid in a district, can leave with room for a token."""
    found, largest = 0, wanted.bit_length() - 1
    cuts = [_cut(board, district, tile, largest + 2) for tile in tiles(board, district & ~built, supply)]
    for cut in cuts:
        found |= _fitting(board, cut.small, built, wanted)
    if found == wanted or sum(supply) < EXACT:
        return found
    largest = (wanted & ~found).bit_length() - 1
    dividing = {cut.tile.id: cut.tile for cut in cuts if cut.reached or cut.small}
    for cut in cuts:
        for second, part in _seconds(board, cut, built, supply, dividing):
            found |= _fitting(board, _cut(board, part, second, largest).small, built, wanted)
            if found == wanted:
                return found
    return found


def _cut(board: MexicaBoard, area: int, tile: MexicaAction, most: int) -> Cut:
    """Lay a tile; parts of at most this many squares are small. If the land is joined around it, there is one part."""
    rest, stride = area & ~tile.squares, board.stride
    if board.rings.joined(rest, tile):
        return Cut(tile, [rest], 0, 0) if rest.bit_count() <= most else Cut(tile, [], rest, 0)
    small, far = [], 0
    banks = beside(tile.squares, stride) & rest
    while banks:
        reached = banks & -banks
        while reached.bit_count() <= most:
            grown = (reached | reached << 1 | reached >> 1 | reached << stride | reached >> stride) & rest
            if grown == reached:
                small.append(reached)
                break
            reached = grown
        else:
            far |= reached
        banks &= ~reached
    return Cut(tile, small, rest & ~sum(small), far)


def tiles(board: MexicaBoard, squares: int, supply: Supply, touching: int = -1) -> Iterator[MexicaAction]:
    """All ways to lay a tile of the supply on some squares that can be dug, or only where it touches some others."""
    doubles, singles = supply
    soil, stride, plain = squares & board.ground, board.stride, board.tables.plain
    lying = []
    if doubles:
        lying.append(("double_h", soil & soil >> 1 & (touching | touching >> 1)))
        lying.append(("double_v", soil & soil >> stride & (touching | touching >> stride)))
    if singles:
        lying.append(("single", soil & touching))
    for slot, mask in lying:
        by_bit = plain[SLOT[slot]].by_bit
        for cell in bits(mask):
            yield by_bit[1 << cell][0]


def _seconds(
    board: MexicaBoard, cut: Cut, built: int, supply: Supply, dividing: dict[int, MexicaAction]
) -> Iterator[tuple[MexicaAction, int]]:
    """The second tiles, each with its part, that can leave a district of a token's size where the first alone did not.

    In a small part that is any tile. A large one must be divided: by a tile beside the first, or by two tiles each of
    which divides the land around it (`dividing`, by id). Any other tile only makes a large part smaller. Of the two
    sequences of such tiles one is enough.
    """
    first, doubles, singles = cut.tile, *supply
    left = (doubles - 1, singles) if _is_double(first) else (doubles, singles - 1)
    for part in cut.small:
        for tile in tiles(board, part & ~built, left):
            yield tile, part
    part, soil = cut.large, cut.large & ~built
    divides = first.id in dividing
    for tile in tiles(board, soil, left, around(first.squares, board.stride)):
        if tile.id not in dividing and (divides or tile.id > first.id):
            yield tile, part
    if divides:
        beyond = [tile for tile in dividing.values() if tile.id > first.id and tile.squares & cut.reached]
        for tile in beyond:
            if not tile.squares & ~soil and left[0 if _is_double(tile) else 1]:
                yield tile, part


def _is_double(tile: MexicaAction) -> bool:
    return tile.squares.bit_count() == 2


def _fitting(board: MexicaBoard, parts: list[int], built: int, wanted: int) -> int:
    """The wanted sizes among parts of a district that have room for a token."""
    found = 0
    for part in parts:
        size = part.bit_count()
        if wanted >> size & 1 and has_room(board, part, built):
            found |= 1 << size
    return found
