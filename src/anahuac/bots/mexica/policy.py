"""What is worth doing in a turn: found a district, build a temple, go somewhere, spoil what another is about to found.

Each of these is a plan: some actions in a row that make sense only together. Most of the hundreds of legal actions
are part of none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from anahuac.bots.mexica.cuts import closings, splits
from anahuac.bots.mexica.travel import Travel
from anahuac.core.masks import bits
from anahuac.games.mexica.actions import SLOT
from anahuac.games.mexica.grid import beside
from anahuac.games.mexica.material import token_values, unpacked

if TYPE_CHECKING:
    from collections.abc import Iterator

    from anahuac.bots.mexica.cuts import Closing
    from anahuac.bots.mexica.evaluation import Evaluation
    from anahuac.core import Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState

WIDE = 24
"""In a district larger than that, temples are built near the noble."""


class Plan(NamedTuple):
    """Actions in a row, without the chips that pay for them; `founds` is the size of the token it ends with."""

    cost: int
    actions: tuple[MexicaAction, ...]
    founds: int = 0


class Scope(NamedTuple):
    """How much a level considers."""

    foundings: int
    """How many ways to found a district, the most promising ones."""
    tiles: int
    """The tiles of the longest canal it digs at once."""
    bridges: int
    """The bridges it builds on one way."""
    splits: int = 0
    """How many ways to divide a district in one's own favour."""
    prepares: int = 0
    """How many ways to dig for a founding in a later turn."""
    visits: bool = False
    """Whether going somewhere and building there is one plan: the way alone promises nothing."""


def points_left(state: MexicaState, seat: Seat) -> int:
    """M8.2: the action points that are left in this turn, chips that may be spent included."""
    return state.ap + max(0, state.chips[seat] - state.taken)


def plans(state: MexicaState, seat: Seat, scope: Scope, evaluation: Evaluation) -> list[Plan]:
    """List what a seat could do next. What scores at once comes first; if it can found, that is all."""
    found = found_here(state, seat)
    if found:
        return found
    left = points_left(state, seat)
    if not left:
        return []
    travel = Travel(state, seat, left, scope.bridges)
    return [
        *_foundings(state, travel, left, scope),
        *_temples(state, seat, left),
        *_journeys(state, seat, travel, left, evaluation.rounds_left(state) <= 1),
        *(_visits(state, seat, travel, left) if scope.visits else ()),
        *_spoilings(state, seat),
        *_splittings(state, seat, evaluation, left, scope),
    ]


def found_here(state: MexicaState, seat: Seat) -> list[Plan]:
    """M4: found the district that the noble is in."""
    masks = state.legal_masks()
    if not masks.found:
        return []
    size = masks.sizes.bit_length() - 1
    cell = site(state, seat, masks.found)
    return [Plan(0, state.board.tables.found[masks.sizes].by_bit[1 << cell], size)]


def site(state: MexicaState, seat: Seat, squares: int) -> int:
    """Choose a square to build on: a dead end, so that ways stay open, and not the noble's last way out."""
    board, noble = state.board, state.nobles[seat]
    free = (state.land | state.bridges_h | state.bridges_v) & ~(state.built | state.standing)
    exits = board.beside[noble] & free
    if squares & ~exits and exits.bit_count() < 2:
        squares &= ~exits
    if squares.bit_count() > WIDE:
        near = 1 << noble
        while not near & squares & ~exits:
            near |= beside(near, board.stride)
        squares &= near & ~exits
    return min(bits(squares), key=lambda cell: (board.beside[cell] & free).bit_count() + 0.5 * (exits >> cell & 1))


def _foundings(state: MexicaState, travel: Travel, left: int, scope: Scope) -> Iterator[Plan]:
    """M4.4: go into a district of the size of a token, or into a region that canals make one."""
    wanted = sorted(set(state.open_tokens))
    ways: list[tuple[float, int, Closing | None, int]] = []
    later: list[tuple[float, Closing]] = []

    def most_tiles(region: int) -> int:
        return left if scope.prepares else left - travel.cost(region)

    for district in state.districts:
        size = district.bit_count()
        if size in wanted and not district >> travel.noble & 1:
            cost = travel.cost(district)
            if cost <= left:
                ways.append((token_values(size)[1] - 0.7 * cost, cost, None, district))
        elif wanted and size > wanted[0]:
            for closing in closings(state, district, wanted, scope.tiles, most_tiles):
                cost = travel.cost(closing.region) + len(closing.tiles)
                merit = token_values(closing.size)[1] - 0.7 * cost
                if cost <= left:
                    ways.append((merit, cost, closing, closing.region))
                elif scope.prepares:
                    later.append((merit, closing))
    ways.sort(key=lambda way: way[0], reverse=True)
    for _, cost, laid, region in ways[: scope.foundings]:
        near, _ = travel.nearest(region)
        cell = travel.noble if near >> travel.noble & 1 else (near & -near).bit_length() - 1
        walk = travel.way(cell)
        if laid is None:
            yield Plan(cost, walk, region.bit_count())
        else:
            yield Plan(cost, (*walk, *laid.tiles), laid.size)
    later.sort(key=lambda way: way[0], reverse=True)
    for _, laid in later[: scope.prepares]:
        yield Plan(len(laid.tiles), laid.tiles)
        if len(laid.tiles) > 1:  # closed by nobody yet
            yield Plan(len(laid.tiles) - 1, laid.tiles[:-1])


def _temples(state: MexicaState, seat: Seat, left: int) -> Iterator[Plan]:
    """M7: build a temple where the noble is."""
    squares = state.home & state.board.ground & ~(state.built | state.standing)
    if squares:
        cell = -1
        for height, count in enumerate(unpacked(state.stock[seat]), 1):
            if count and height <= left:
                if cell < 0:
                    cell = site(state, seat, squares)
                yield Plan(height, state.board.tables.temple[height - 1].by_bit[1 << cell])


def _journeys(state: MexicaState, seat: Seat, travel: Travel, left: int, to_palace: bool) -> Iterator[Plan]:
    """M6: go into another district where a temple can be built, or to the palace."""
    free = state.board.ground & ~(state.built | state.standing)
    goals = [district for district in (*state.founded, *state.districts) if district != state.home and district & free]
    if to_palace and not state.board.starts >> travel.noble & 1:
        goals.append(state.board.starts)
    for goal in goals:
        near, cost = travel.nearest(goal)
        if cost <= left:
            yield Plan(cost, travel.way((near & -near).bit_length() - 1))


def _visits(state: MexicaState, seat: Seat, travel: Travel, left: int) -> Iterator[Plan]:
    """M6, M7: go into another district and build there, the tallest temple that can be paid for or the lowest."""
    board, heights = state.board, [height for height, count in enumerate(unpacked(state.stock[seat]), 1) if count]
    free = board.ground & ~(state.built | state.standing)
    for goal in (*state.founded, *state.districts):
        if not heights or goal == state.home or not goal & free:
            continue
        near, cost = travel.nearest(goal)
        able = [height for height in heights if height + cost <= left]
        squares = goal & free & ~(near & -near)
        if able and squares:
            cell = (near & -near).bit_length() - 1
            land = state.land & ~state.built
            exits = board.beside[cell]
            place = min(bits(squares), key=lambda at: (board.beside[at] & land).bit_count() + 4 * (exits >> at & 1))
            for height in sorted({able[0], able[-1]}):
                temple = board.tables.temple[height - 1].by_bit[1 << place]
                yield Plan(cost + height, (*travel.way(cell), *temple))


def _splittings(state: MexicaState, seat: Seat, evaluation: Evaluation, left: int, scope: Scope) -> Iterator[Plan]:
    """M11.3: in period II unfounded districts score too: divide one so that it scores better for this seat."""
    if state.period == 1 or not scope.splits:
        return
    ways: list[tuple[float, Closing]] = []
    for district in state.districts:
        if district & state.built:
            for closing in splits(state, district, min(left, 2)):
                parts = [closing.region, district & ~(closing.region | closing.squares)]
                gain = evaluation.parting(state, seat, district, parts) - len(closing.tiles)
                if gain > 0:
                    ways.append((gain, closing))
    ways.sort(key=lambda way: way[0], reverse=True)
    for _, closing in ways[: scope.splits]:
        yield Plan(len(closing.tiles), closing.tiles)


def _spoilings(state: MexicaState, seat: Seat) -> Iterator[Plan]:
    """Dig in a district that another noble could found, so that its size is wrong."""
    free = state.soil & ~(state.built | state.access | state.standing)
    tables, home = state.board.tables, state.home
    for district in state.districts:
        size = district.bit_count()
        if size in state.open_tokens and district != home and district & state.standing:
            for slot, taken, step, supply in (
                (SLOT["single"], 1, 0, state.singles),
                (SLOT["double_h"], 2, 1, state.doubles),
                (SLOT["double_v"], 2, state.board.stride, state.doubles),
            ):
                squares = district & free
                squares &= squares >> step
                if supply and squares and size - taken not in state.open_tokens:
                    yield Plan(1, tables.plain[slot].by_bit[squares & -squares])
                    break
