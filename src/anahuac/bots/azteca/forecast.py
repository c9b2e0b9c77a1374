"""What a seat may expect of an action: the chance of a battle, as far as it can know who fights; the wrath of a god."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.bots.azteca.odds import wrath
from anahuac.bots.azteca.worlds import known
from anahuac.core import Text
from anahuac.core.masks import bits
from anahuac.games.azteca.battle import has_terrain_die
from anahuac.games.azteca.counters import unpacked
from anahuac.games.azteca.frames import Battle, LakeBattle, Retreat, Sacrifice
from anahuac.games.azteca.material import ARMY_SIZE, GENERALS
from anahuac.games.azteca.odds import LANCE, Chances, Line, chances, fight, guards, line, made_up
from anahuac.games.azteca.prospects import odds_of
from anahuac.games.azteca.view_frames import BattleFrame, LakeBattleFrame

if TYPE_CHECKING:
    from anahuac.core import Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.frames import Force
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.view import AztecaView


def forecast(view: AztecaView, action: AztecaAction) -> Text | None:
    """Say what may be expected; None if there is nothing to tell."""
    assert view.seat is not None
    state = known(view)
    if action.kind == "march":
        return of_attack(state, view.seat, action)
    frame = state.stack[-1]
    if action.kind == "engage":
        return of_engaging(state, view.seat, action)
    if action.kind == "done" and isinstance(frame, Retreat | LakeBattle):
        return of_staying(view)
    if isinstance(frame, Sacrifice):
        given = (frame.amounts[view.seat] or 0) + max(action.number, 0)
        return Text("azteca-bots-wrath", chance=round(100 * wrath(given, state.wrath)))
    return None


def of_attack(state: AztecaState, seat: Seat, action: AztecaAction) -> Text | None:
    """T14.7: an army enters a territory that is not its own."""
    place, origin = action.at, state.army_at[GENERALS * seat + action.group]
    if place >= state.board.size:
        return None
    owner = state.owner(place)
    if owner == seat:
        return None
    die = has_terrain_die(state, Battle("attack", place, origin, seat, owner, 0, 0))
    force = line(*counters(state, seat, action.group))
    told = against_neutrals(state, force, place, die) if owner < 0 else against_rival(state, force, place, owner, die)
    return Text.joined([told, Text("azteca-bots-terrain")], " ") if die else told


def against_neutrals(state: AztecaState, force: Line, place: int, die: bool) -> Text:
    """T14.12, T14.13: over everything that the mobilisation may bring."""
    more = next((line(warriors, knights) for at, warriors, knights in state.reinforced if at == place), ())
    valley, spied = bool(state.board.valleys >> place & 1), bool(state.spied >> place & 1)
    return odds([sum(chance * win(force, guard + more, die) for chance, guard in guards(valley, spied))])


def against_rival(state: AztecaState, force: Line, place: int, owner: Seat, die: bool) -> Text:
    """T14.6: of armies only the value is known, if a battle has shown it; there may be several ways to make it up."""
    armies = list(bits(state.armies_at(owner, place)))
    if not armies:
        return Text("azteca-bots-reserve")
    values = [state.known[GENERALS * owner + army] for army in armies]
    if min(values) < 0:
        return Text("azteca-bots-unknown", count=len(armies))
    lines = made_up(sum(values), ARMY_SIZE * len(armies))
    return odds([win(force, defence, die) for defence in lines])


def win(attack: Line, defence: Line, die: bool) -> float:
    """The attacker's chance; T14.8: the terrain die may take a counter first."""
    if not die:
        return fight(attack, defence).win
    hit = LANCE["yellow"]
    return hit * fight(attack[1:], defence).win + (1 - hit) * fight(attack, defence).win


def of_staying(view: AztecaView) -> Text | None:
    """T14.7 (6), T11.2: what becomes of the battle if nobody leaves it."""
    found = odds_of(view)
    battle = next((frame for frame in reversed(view.stack) if isinstance(frame, BattleFrame | LakeBattleFrame)), None)
    if found is None or battle is None:
        return None
    return told(found[0 if battle.attacker == view.seat else 1])


def of_engaging(state: AztecaState, seat: Seat, action: AztecaAction) -> Text:
    """T11.2: a lake battle begins."""
    ships = [(1,) * state.ships_at(side, action.at) for side in (seat, action.number)]
    return told(chances([ships[0]], [ships[1]])[0])


def counters(state: AztecaState, seat: Seat, army: int) -> Force:
    """The warriors and knights of an own army."""
    return unpacked(state.fighters[4 * seat + army])


def odds(found: list[float]) -> Text:
    """A chance in words, from the worst case to the best."""
    return told((round(100 * min(found)), round(100 * max(found))))


def told(found: Chances) -> Text:
    """A chance in percent in words."""
    low, high = found
    return Text("azteca-bots-odds", chance=low) if low == high else Text("azteca-bots-odds-range", low=low, high=high)
