"""What clients draw of a view and would need the rules for: strengths, control of the lake, what leads into a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from anahuac.core import Seat
from anahuac.games.azteca.battle import value_of
from anahuac.games.azteca.board import SHELF
from anahuac.games.azteca.dice import is_lance
from anahuac.games.azteca.frames import Force
from anahuac.games.azteca.material import (
    CITY_GUARD,
    GENERALS,
    HARD_MISSION_PRICES,
    MISSION_PRICES,
    TEMPLE,
    UNDERWORLD,
    VALLEY_GUARD,
    ZONES,
    Colour,
    People,
)
from anahuac.games.azteca.odds import Chances
from anahuac.games.azteca.outlook import reach_of, sacrifices_of, tribute_of
from anahuac.games.azteca.prospects import odds_of
from anahuac.games.azteca.state import controller_of
from anahuac.games.azteca.view_frames import ActivationFrame, BattleFrame, ReorganiseFrame, SetupFrame

if TYPE_CHECKING:
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.view import AztecaView

FACES = range(1, 7)


class AztecaConstants(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of the rules that clients show."""

    dice: dict[Colour, tuple[int, ...]]
    """T0.3: what the six faces show: pips on the white die, on the others a lance (1) or nothing (0)."""
    phases: tuple[str, ...]
    """T2: of a round, in their order."""
    temple: int
    """T15.1: the steps of Quetzalcoatl to his temple."""
    underworld: int
    """T15.2: the steps of Tezcatlipoca to the underworld."""
    guards: dict[str, Force]
    """T14.12: the warriors and knights of a neutral territory, by its kind."""
    allies: tuple[str, ...]
    """T10.4: the kinds of neutral territories that can be won without a fight."""


CONSTANTS = AztecaConstants(
    dice={
        "white": tuple(FACES),
        "red": tuple(int(is_lance("red", face)) for face in FACES),
        "yellow": tuple(int(is_lance("yellow", face)) for face in FACES),
    },
    phases=("cards", "tribute", "purchase", "market", "missions", "lake", "war", "judgement"),
    temple=TEMPLE,
    underworld=UNDERWORLD,
    guards={"capital": CITY_GUARD, "city": CITY_GUARD, "valley": VALLEY_GUARD},
    allies=("capital", "city"),
)


class AztecaDetails(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What follows from a view and is only drawn. Lists are by seat unless they say otherwise."""

    peoples: tuple[People, ...]
    step_cost: int
    """T15.1: the sacrifice points of a step of Quetzalcoatl."""
    lots: int
    """T9.1: how many are sold on the market."""
    strengths: tuple[tuple[int | None, ...], ...]
    """T14.7: of the armies, and for the own seat of the reserve; None if nobody can tell."""
    controllers: tuple[Seat | None, ...]
    """T11.3: by zone."""
    tribute: tuple[int, ...]
    """T7.1: by territory, what its owner gets in every round."""
    sacrifices: tuple[int, ...]
    """T7.2: by territory, the sacrifice points of its owner in every round."""
    reach: tuple[tuple[int, ...], ...]
    """T14.3: where an army of the seat may go in one move: places of territories in the order of the map."""
    alliance: int
    """T10.4, T18.4: what it costs to win a neutral city without a fight."""
    fights: tuple[int, ...] = ()
    """The legal actions after which there is a fight, unless somebody prevents it."""
    guard: Force | None = None
    """T14.12: the warriors and knights with which neutrals defend in the battle, those that came to help included."""
    odds: tuple[Chances, Chances] | None = None
    """T14.7, T11.2: the percent with which the attacker and the defender win the battle if nobody leaves it, from the
    worst case to the best."""
    pool: Force | None = None
    """T1.2, T14.5: the warriors and knights that the own seat still has to deal out."""
    has_cards: bool = True
    has_dams: bool = True
    """T16.1: the introductory game has neither."""


def details_of(view: AztecaView) -> AztecaDetails:
    """Work out what clients draw."""
    full = not view.options.introductory
    board = SHELF.load(view.board)
    prices = HARD_MISSION_PRICES if view.options.gave_already else MISSION_PRICES
    return AztecaDetails(
        peoples=view.options.people_of(view.seats),
        step_cost=view.options.step_cost,
        lots=view.seats,
        strengths=tuple([_strengths(view, seat) for seat in range(view.seats)]),
        controllers=tuple([_controller(view, zone) for zone in range(ZONES)]),
        tribute=tribute_of(view, board),
        sacrifices=sacrifices_of(view, board),
        reach=tuple([reach_of(view, board, seat) for seat in range(view.seats)]),
        alliance=prices["ally"],
        fights=tuple([action.id for action in view.legal_actions() if _fights(view, action)]),
        guard=_guard(view),
        odds=odds_of(view),
        pool=_pool(view),
        has_cards=full,
        has_dams=full,
    )


def _strengths(view: AztecaView, seat: Seat) -> tuple[int | None, ...]:
    groups = view.fighters[seat]
    if groups is not None:
        return tuple(map(value_of, groups))
    known = view.known[GENERALS * seat : GENERALS * seat + GENERALS]
    return tuple([value if value >= 0 else None for value in known])


def _controller(view: AztecaView, zone: int) -> Seat | None:
    found = controller_of([ships[zone] for ships in view.ships])
    return found if found >= 0 else None


def _fights(view: AztecaView, action: AztecaAction) -> bool:
    """T11.2: whoever engages ships; T14.3: whoever enters a territory of others, without a right of passage."""
    if action.kind != "march":
        return action.kind == "engage"
    board, activation = SHELF.load(view.board), view.stack[-1]
    assert isinstance(activation, ActivationFrame)
    place = board.areas[action.at]
    if action.at >= board.size or place == activation.passage:
        return False
    return view.seat is not None and place not in view.lands[view.seat]


def _guard(view: AztecaView) -> Force | None:
    battle = next((frame for frame in reversed(view.stack) if isinstance(frame, BattleFrame)), None)
    if battle is None or battle.defender is not None:
        return None
    guard, more = battle.guard, battle.reinforced
    return guard.warriors + more.warriors, guard.knights + more.knights


def _pool(view: AztecaView) -> Force | None:
    frame = view.stack[-1] if view.stack else None
    if isinstance(frame, ReorganiseFrame):
        return None if frame.pool is None else (frame.pool.warriors, frame.pool.knights)
    if not isinstance(frame, SetupFrame) or view.seat is None or view.options.free_start:
        return None
    dealt = view.fighters[view.seat] or ()
    warriors, knights = view.warriors[view.seat], view.knights[view.seat]
    return warriors - sum([force[0] for force in dealt]), knights - sum([force[1] for force in dealt])
