"""What becomes of a battle if nobody leaves it, as far as a seat can know who fights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.board import SHELF
from anahuac.games.azteca.material import ARMIES, ARMY_SIZE
from anahuac.games.azteca.odds import chances, line, made_up
from anahuac.games.azteca.view_frames import BattleFrame, LakeBattleFrame

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.azteca.frames import Force
    from anahuac.games.azteca.odds import Chances, Line
    from anahuac.games.azteca.view import AztecaView


def odds_of(view: AztecaView) -> tuple[Chances, Chances] | None:
    """Return how likely the attacker and the defender win; None without a battle, and while dice or losses wait."""
    for frame in reversed(view.stack):
        if isinstance(frame, LakeBattleFrame):
            return None if frame.stage == "dice" else _of_ships(view, frame)
        if isinstance(frame, BattleFrame):
            return _of_armies(view, frame) if frame.stage == "retreat" else None
    return None


def _of_ships(view: AztecaView, frame: LakeBattleFrame) -> tuple[Chances, Chances] | None:
    """T11.2: every ship counts 1; T6.3: the favourite of Chalchiuhtlicue rolls the better dice."""
    zone = SHELF.load(view.board).zone_ids.index(frame.zone)
    attack, defence = view.ships[frame.attacker][zone], view.ships[frame.defender][zone]
    if not attack or not defence:
        return None
    favoured = 0 if frame.favoured is None else 1 if frame.favoured == frame.attacker else -1
    return chances([(1,) * attack], [(1,) * defence], favoured)


def _of_armies(view: AztecaView, frame: BattleFrame) -> tuple[Chances, Chances]:
    """T14.7 (6): both sides have told their values; only the own counters are known one by one."""
    if frame.kind == "raid":
        attacks = [line(frame.nomads.warriors, frame.nomads.knights)]
    else:
        attacks = _forces(view, frame.attacker, frame.attackers, frame.values[0])
    if frame.defender is None:
        guard, more = frame.guard, frame.reinforced
        cousins = tuple([2 if cousin.fighter == "knight" else 1 for cousin in frame.cousins])
        defences = [line(guard.warriors, guard.knights) + line(more.warriors, more.knights) + cousins]
    else:
        joined = None if frame.joined is None else (frame.joined.warriors, frame.joined.knights)
        defences = _forces(view, frame.defender, frame.defenders, frame.values[1], frame.joined_count, joined)
    return chances(attacks, defences)


def _forces(
    view: AztecaView, seat: Seat, armies: tuple[str, ...], value: int, more: int = 0, joined: Force | None = None
) -> list[Line]:
    """Return what armies and counters of the reserve may be made of."""
    groups = view.fighters[seat]
    if groups is None:
        return made_up(value, ARMY_SIZE * len(armies) + more)
    own = [groups[ARMIES.index(army)] for army in armies] + [joined or (0, 0)]
    return [line(sum([warriors for warriors, _ in own]), sum([knights for _, knights in own]))]
