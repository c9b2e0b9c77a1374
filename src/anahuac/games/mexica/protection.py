"""M9: in the first round of period I nobody may shut an opponent's noble in."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from anahuac.core.masks import bits
from anahuac.games.mexica.actions import SLOT
from anahuac.games.mexica.bridges import LIFT, places
from anahuac.games.mexica.grid import beside
from anahuac.games.mexica.material import ROOM

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from anahuac.core import Seat
    from anahuac.games.mexica.actions import Masks, MexicaAction
    from anahuac.games.mexica.board import MexicaBoard
    from anahuac.games.mexica.state import MexicaState


class Scene(NamedTuple):
    """What matters for walking: the land, what stands on it or on bridges, and the bridges."""

    land: int
    blocked: int
    bridges_h: int
    bridges_v: int


def scene_of(state: MexicaState) -> Scene:
    """The scene as it is."""
    return Scene(state.land, state.built | state.standing, state.bridges_h, state.bridges_v)


def scene_before(state: MexicaState) -> Scene:
    """M9.1: the scene that an action is judged against: a bridge in hand still lies where it was taken up."""
    scene, lifted = scene_of(state), state.carrying
    if lifted is None:
        return scene
    if lifted.axis == "h":
        return scene._replace(bridges_h=scene.bridges_h | lifted.bit)
    return scene._replace(bridges_v=scene.bridges_v | lifted.bit)


def scene_after(state: MexicaState, seat: Seat, action: MexicaAction) -> Scene:
    """The scene as an action would leave it."""
    land, blocked, bridges_h, bridges_v = scene_of(state)
    match action.kind:
        case "canal":
            land &= ~action.squares
        case "temple" | "found":
            blocked |= action.bit
        case "step" | "boat" | "jump":
            blocked = blocked & ~(1 << state.nobles[seat]) | action.bit
        case "bridge" if action.axis == "h":
            bridges_h |= action.bit
        case "bridge":
            bridges_v |= action.bit
    return Scene(land, blocked, bridges_h, bridges_v)


def ways_out(board: MexicaBoard, scene: Scene, by_new_bridge: bool) -> int:
    """M9.2: the squares that save a noble who reaches them on foot: from there a free bridge can be entered or,
    if that counts (M9.3), a bridge could be built.
    """
    land, blocked, bridges_h, bridges_v = scene
    stride = board.stride
    along_h, along_v = bridges_h & ~blocked, bridges_v & ~blocked
    if by_new_bridge:
        canals = board.land & ~(land | bridges_h | bridges_v)
        along_h |= canals & land << 1 & land >> 1
        along_v |= canals & land << stride & land >> stride
    return along_h << 1 | along_h >> 1 | along_v << stride | along_v >> stride


def walk(board: MexicaBoard, scene: Scene, at: int, saving: int) -> int:
    """What a noble on a land square surely reaches on foot, if that is enough not to be enclosed; else 0.

    It is enough if there is room, or if a square that saves is among it.
    """
    stride = board.stride
    free = scene.land & ~scene.blocked
    reached = 1 << at
    while not reached & saving and reached.bit_count() < ROOM:
        grown = reached | beside(reached, stride) & free
        if grown == reached:
            return 0
        reached = grown
    return reached


def is_enclosed(board: MexicaBoard, scene: Scene, at: int, by_new_bridge: bool) -> bool:
    """M9.2: a noble is enclosed that reaches no bridge, has no room, and beside whose way no bridge could be built."""
    if not scene.land >> at & 1:
        return False
    return not walk(board, scene, at, ways_out(board, scene, by_new_bridge))


def applies(state: MexicaState) -> bool:
    """M9.1: in the first round of period I; M9.3: unless it is switched off."""
    return state.round == 1 and state.period == 1 and state.options.protection != "off"


def victim(state: MexicaState, seat: Seat, action: MexicaAction) -> Seat | None:
    """M9.1: an opponent that an action would turn from not enclosed into enclosed.

    If a bridge may not be taken up because of the protection, every place for it encloses somebody: return one of them.
    """
    if action.kind == "lift":
        state = state.copy()
        LIFT.carry_out(state, seat, action, None)
        along_h, along_v = places(state)
        slot, squares = ("bridge_h", along_h) if along_h else ("bridge_v", along_v)
        action = state.board.tables.plain[SLOT[slot]].by_bit[squares & -squares][0]
    board, by_new_bridge = state.board, state.options.protection == "2002"
    before, after = scene_before(state), scene_after(state, seat, action)
    for other, at in enumerate(state.nobles):
        if other == seat or not is_enclosed(board, after, at, by_new_bridge):
            continue
        if not is_enclosed(board, before, at, by_new_bridge):
            return other
    return None


def protect(state: MexicaState, seat: Seat, masks: Masks) -> Masks:
    """M9.1: take out of the masks what would enclose an opponent."""
    board = state.board
    free = state.land & ~(state.built | state.standing)
    for other, at in enumerate(state.nobles):
        if other != seat and state.land >> at & 1:
            danger = dangers(board, at, free & board.vicinity[at])
            if danger != NO_DANGER:
                masks = _spare(state, seat, masks, at, danger or _dangers_everywhere(state, at))
    return masks


class Dangers(NamedTuple):
    """The squares that an action must be about to enclose a noble, by what the action blocks."""

    square: int = 0
    """One square: a temple, a token, a single canal, the mover's own noble."""
    double_h: int = 0
    """Two squares: a double canal, by its first square."""
    double_v: int = 0
    bridge: int = 0
    """None, but a bridge that could have been there."""


NO_DANGER = Dangers()


@lru_cache(maxsize=4096)
def dangers(board: MexicaBoard, at: int, free: int) -> Dangers | None:
    """Find what could take a noble its room, by the free squares around it; None if it does not have room there.

    An action blocks at most two adjacent squares. All squares that are not farther away than the nearer of the two can
    still be reached, so only those that begin near the noble have to be tried. A square that takes the room away alone
    does so with any other, even with one that is too far away to be among the free squares here.
    """
    stride = board.stride
    ball = 1 << at
    square = double_h = double_v = 0
    while True:
        layer = beside(ball, stride) & free & ~ball
        ball |= layer
        if ball.bit_count() > ROOM:
            return Dangers(square, double_h, double_v)
        if not layer:
            return None
        for cell in bits(layer):
            first, farther = 1 << cell, board.beside[cell] & free & ~ball
            if _has_room(ball ^ first, free & ~(first | farther), stride):
                continue  # not even all of them together take the room away
            for other in bits(farther):
                second = 1 << other
                if not _has_room(ball ^ first, free & ~(first | second), stride):
                    if abs(other - cell) == 1:
                        double_h |= min(first, second)
                    else:
                        double_v |= min(first, second)
            if not _has_room(ball ^ first, free & ~first, stride):
                square |= first
                double_h |= first | first >> 1
                double_v |= first | first >> stride


def _has_room(reached: int, free: int, stride: int) -> bool:
    """M9.2: whether one can walk from somewhere to so many land squares that one cannot be enclosed."""
    while reached.bit_count() < ROOM:
        grown = reached | (reached << 1 | reached >> 1 | reached << stride | reached >> stride) & free
        if grown == reached:
            return False
        reached = grown
    return True


def _dangers_everywhere(state: MexicaState, at: int) -> Dangers:
    """What could enclose a noble without room around it: whatever touches what it walks over now.

    If a bridge saves it, or one that could be built, the bridge is one square away from there and its other access
    square two. If it is enclosed already, nothing can enclose it. A bridge that was taken up may have saved it, so that
    every place for that bridge must be tried.
    """
    board, scene = state.board, scene_before(state)
    saving = ways_out(board, scene, state.options.protection == "2002")
    zone = walk(board, scene, at, saving)
    if zone & saving:
        zone |= beside(zone, board.stride)
        zone |= beside(zone, board.stride)
    bridge = board.inside if zone and state.carrying else zone
    return Dangers(zone, zone | zone >> 1, zone | zone >> board.stride, bridge)


def _spare(state: MexicaState, seat: Seat, masks: Masks, at: int, danger: Dangers) -> Masks:
    """Take out of the masks what would enclose one noble, trying every action that could."""

    def encloses(action: MexicaAction) -> bool:
        return is_enclosed(state.board, scene_after(state, seat, action), at, state.options.protection == "2002")

    tables = state.board.tables
    touching = dict.fromkeys(("single", "step", "boat", "jump"), danger.square)
    touching |= {"double_h": danger.double_h, "double_v": danger.double_v}
    touching |= {"bridge_h": danger.bridge, "bridge_v": danger.bridge}
    spared = {
        name: _without(masks[SLOT[name]], squares, tables.plain[SLOT[name]].by_bit, encloses)
        for name, squares in touching.items()
    }
    spared["temple"] = _without(masks.temple, danger.square, tables.temple[0].by_bit, encloses)
    if masks.found:
        spared["found"] = _without(masks.found, danger.square, tables.found[masks.sizes].by_bit, encloses)
    return masks._replace(**spared)


def _without(
    mask: int,
    touching: int,
    by_bit: Mapping[int, tuple[MexicaAction, ...]],
    encloses: Callable[[MexicaAction], bool],
) -> int:
    """Take out of a mask what encloses. Temples do so whatever their height: one of each square is tried."""
    for cell in bits(mask & touching):
        if encloses(by_bit[1 << cell][0]):
            mask ^= 1 << cell
    return mask
