"""Ways of a noble: what it reaches for how many action points, on foot, by boat and over bridges it builds itself."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from anahuac.core.masks import bits
from anahuac.games.mexica.actions import SLOT
from anahuac.games.mexica.material import JUMP_COST

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.mexica.actions import MexicaAction
    from anahuac.games.mexica.state import MexicaState

BUILT = 2
"""How many bridges may be built on one way."""
FAR = 99
_STEP, _BOAT, _JUMP = SLOT["step"], SLOT["boat"], SLOT["jump"]
_BRIDGE_H, _BRIDGE_V = SLOT["bridge_h"], SLOT["bridge_v"]
_LIFT_H, _LIFT_V = SLOT["lift_h"], SLOT["lift_v"]


@lru_cache(maxsize=8192)
def waters(at: int, open_water: int, bridges: int, lake: int, stride: int) -> tuple[int, int]:
    """M6.2: the bridges that a boat from a canal square reaches for 1 AP, and the water that it crosses."""
    wave, crossed, linked = 1 << at, 0, 0
    open_water &= ~wave
    while wave:
        wave = wave << 1 | wave >> 1 | wave << stride | wave >> stride
        linked |= wave & bridges
        wave &= open_water
        if wave & lake:
            wave |= lake & open_water
        open_water &= ~wave
        crossed |= wave
    return linked & ~(1 << at), crossed


class Travel:
    """The ways of one noble in a position, cheapest first.

    `layers[built][cost]` are the squares first reached for that cost with `built` bridges built on the way; bridges
    that would be built are kept apart, in `spans`, as two masks: along the row and along the column.
    """

    def __init__(self, state: MexicaState, seat: Seat, most: int, built: int = BUILT) -> None:
        self.state, self.jumps = state, most >= JUMP_COST
        self.most = most = min(most, JUMP_COST)  # no way is dearer than a jump
        self.noble = state.nobles[seat]
        start = 1 << self.noble
        blocked = (state.built | state.standing) & ~start
        self.land = state.land & ~blocked
        self.free_h, self.free_v = state.bridges_h & ~blocked, state.bridges_v & ~blocked
        bridges = state.bridges_h | state.bridges_v
        self.bridges = bridges
        self.open_water = state.board.lake | state.board.land ^ state.land ^ bridges
        if not state.spare_bridges:  # M5.3
            built = min(built, 1) if bridges & ~state.standing else 0
        self.span_h, self.span_v = state.span_h & ~bridges, state.span_v & ~bridges
        self.layers = [[0] * (most + 3) for _ in range(built + 1)]
        self.spans = [[(0, 0)] * (most + 3) for _ in range(built + 1)]
        self._spread(start)

    def _spread(self, start: int) -> None:
        """Fill the layers; what was reached for no more with no more bridges is not entered again."""
        self.layers[0][0] = start
        known = [(0, 0, 0)] * len(self.layers)  # squares, and bridges along the row and along the column
        for cost in range(self.most + 1):
            fewer = (0, 0, 0)
            for built, layers in enumerate(self.layers):
                seen, seen_h, seen_v = [own | other for own, other in zip(known[built], fewer, strict=True)]
                here = layers[cost] = layers[cost] & ~seen
                new_h, new_v = self.spans[built][cost]
                new_h, new_v = self.spans[built][cost] = new_h & ~seen_h, new_v & ~seen_v
                known[built] = fewer = seen | here, seen_h | new_h, seen_v | new_v
                if cost < self.most and (here or new_h or new_v):
                    self._go_on(built, cost, here, new_h, new_v)
        self.reached = known[-1][0]

    def _go_on(self, built: int, cost: int, here: int, new_h: int, new_v: int) -> None:
        """M6.1, M6.2: where one comes from some squares and new bridges for 1 AP, or for 2 onto another new bridge."""
        stride, land, free_h, free_v = self.state.board.stride, self.land, self.free_h, self.free_v
        ground = here & self.state.land
        on_h, on_v = here & free_h | new_h, here & free_v | new_v
        after = (ground << 1 | ground >> 1) & (land | free_h)
        after |= (ground << stride | ground >> stride) & (land | free_v)
        after |= (on_h << 1 | on_h >> 1 | on_v << stride | on_v >> stride) & land
        crossed = 0
        for at in bits(on_h | on_v):
            linked, water = self._waters(at)
            after |= linked & (free_h | free_v)
            crossed |= water
        self.layers[built][cost + 1] |= after
        if built + 1 < len(self.layers):
            h, v = self.spans[built + 1][cost + 2]
            h |= self.span_h & (ground << 1 | ground >> 1 | crossed)
            v |= self.span_v & (ground << stride | ground >> stride | crossed)
            self.spans[built + 1][cost + 2] = h, v

    def _waters(self, at: int) -> tuple[int, int]:
        board = self.state.board
        return waters(at, self.open_water, self.bridges, board.lake, board.stride)

    def cost(self, squares: int) -> int:
        """The action points to the nearest of some land squares."""
        if squares & self.reached:
            for cost in range(self.most + 1):
                for layers in self.layers:
                    if layers[cost] & squares:
                        return cost
        return JUMP_COST if self.jumps and squares & self.land else FAR

    def nearest(self, squares: int) -> tuple[int, int]:
        """The nearest of some land squares as masks, and the cost; none if it is out of reach."""
        if squares & self.reached:
            for cost in range(self.most + 1):
                near = 0
                for layers in self.layers:
                    near |= layers[cost] & squares
                if near:
                    return near, cost
        if self.jumps and squares & self.land:
            return squares & self.land, JUMP_COST
        return 0, FAR

    def way(self, cell: int) -> tuple[MexicaAction, ...]:
        """The actions that bring the noble to a land square, one of those that `nearest` names."""
        bit = 1 << cell
        for cost in range(self.most + 1):
            for built, layers in enumerate(self.layers):
                if layers[cost] & bit:
                    return self._back(cell, built, cost)
        return (self.state.board.tables.plain[_JUMP].by_bit[bit][0],)

    def _back(self, cell: int, built: int, cost: int) -> tuple[MexicaAction, ...]:
        """Follow a way from its end to its beginning."""
        board = self.state.board
        plain = board.tables.plain
        actions: list[MexicaAction] = []
        axis = ""  # of a bridge that is built on the way, on which the way stands now
        while cost:
            bit = 1 << cell
            if axis:
                to, along = cell, axis
                sailed, cell, axis, built = self._before_span(cell, axis, built - 1, cost - 2)
                actions.append(plain[_BOAT if sailed else _STEP].by_bit[bit][0])
                actions += reversed(self._bridge(to, along, {cell, *(action.at for action in actions)}))
                cost -= 2
                continue
            layers, (new_h, new_v) = self.layers[built][cost - 1], self.spans[built][cost - 1]
            beside_h, beside_v = board.beside_h[cell], board.beside_v[cell]
            if self.state.land & bit:
                on_foot = layers & (
                    self.state.land & (beside_h | beside_v) | self.free_h & beside_h | self.free_v & beside_v
                )
                over_h, over_v = new_h & beside_h, new_v & beside_v
                sail = 0
            else:
                on_foot = layers & self.state.land & (beside_h if self.free_h & bit else beside_v)
                sail = layers & self.bridges & self._waters(cell)[0]
                over_h = over_v = 0
            if on_foot:
                actions.append(plain[_STEP].by_bit[bit][0])
                cell = (on_foot & -on_foot).bit_length() - 1
            elif sail:
                actions.append(plain[_BOAT].by_bit[bit][0])
                cell = (sail & -sail).bit_length() - 1
            elif over_h or over_v:
                actions.append(plain[_STEP].by_bit[bit][0])
                over, axis = (over_h, "h") if over_h else (over_v, "v")
                cell = (over & -over).bit_length() - 1
            else:
                water = self._waters(cell)[1]
                over, axis = (new_h & water, "h") if new_h & water else (new_v & water, "v")
                if not over:
                    return ()
                actions.append(plain[_BOAT].by_bit[bit][0])
                cell = (over & -over).bit_length() - 1
            cost -= 1
        return tuple(reversed(actions))

    def _before_span(self, cell: int, axis: str, built: int, cost: int) -> tuple[bool, int, str, int]:
        """From where a way comes onto a bridge that it builds: from land beside it, or by boat from another bridge."""
        board = self.state.board
        earlier, (new_h, new_v) = self.layers[built][cost], self.spans[built][cost]
        on_foot = earlier & self.state.land & (board.beside_h if axis == "h" else board.beside_v)[cell]
        if on_foot:
            return False, (on_foot & -on_foot).bit_length() - 1, "", built
        linked, water = self._waters(cell)
        sail = earlier & self.bridges & linked
        if sail:
            return True, (sail & -sail).bit_length() - 1, "", built
        over, axis = (new_h & water, "h") if new_h & water else (new_v & water, "v")
        return True, (over & -over).bit_length() - 1, axis, built

    def _bridge(self, cell: int, axis: str, kept: set[int]) -> tuple[MexicaAction, ...]:
        """The building of a bridge; without a supply a free bridge far away, which is missed least, is taken up first.

        Those that the way goes over later must be kept.
        """
        state, plain = self.state, self.state.board.tables.plain
        build = plain[_BRIDGE_H if axis == "h" else _BRIDGE_V].by_bit[1 << cell]
        if state.spare_bridges:
            return build
        stride = state.board.stride
        row, column = divmod(self.noble, stride)
        movable = bits(self.bridges & ~state.standing)
        source = max(movable, key=lambda at: (at not in kept, abs(at // stride - row) + abs(at % stride - column)))
        return plain[_LIFT_H if state.bridges_h >> source & 1 else _LIFT_V].by_bit[1 << source] + build
