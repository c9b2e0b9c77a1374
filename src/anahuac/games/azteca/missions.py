"""T10: phase 5. Pochtecas get missions, openly and paid at once; then cards; then the missions are carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.core import Chance, Player
from anahuac.core.masks import bits
from anahuac.games.azteca.cards import RUSE, if_held, play_card, why_not_card
from anahuac.games.azteca.counters import POCHTECA
from anahuac.games.azteca.dice import is_lance, roll
from anahuac.games.azteca.events import Failed, PochtecaLost, Returned, Sent, Succeeded
from anahuac.games.azteca.frames import Deed, Deeds
from anahuac.games.azteca.material import EXPEDITIONS, HARD_MISSION_PRICES, MISSION_PRICES
from anahuac.games.azteca.steps import Rule, no, with_item
from anahuac.games.azteca.turns import END_TURN
from anahuac.games.azteca.war_events import Conquered

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.steps import AztecaRule

CLAUSES = {
    "expedition": "T10.2",
    "spy": "T10.3",
    "ally": "T10.4",
    "ally+": "T10.4",
    "rebel": "T10.5",
    "assimilate": "T10.6",
}


def price_of(state: AztecaState, kind: str) -> int:
    """T10, T18.4: what a mission costs."""
    if state.options.gave_already and kind in HARD_MISSION_PRICES:
        return HARD_MISSION_PRICES[kind]
    return MISSION_PRICES[kind]


def die_of(state: AztecaState, kind: str) -> str | None:
    """T10.5: a rebellion needs a red die; T18.4: so do alliances (for 4 T a yellow one) and assimilations."""
    if kind == "rebel":
        return "red"
    if state.options.gave_already and kind in HARD_MISSION_PRICES:
        return "yellow" if kind == "ally+" else "red"
    return None


def targets(state: AztecaState, seat: Seat, kind: str) -> int:
    """The territories that a kind of mission may be aimed at, as a mask."""
    board = state.board
    if kind == "spy":
        return state.neutral & ~(board.valleys if state.options.introductory else 0)
    if kind in ("ally", "ally+"):
        return state.neutral & board.cities
    own = state.lands[seat]
    homes = sum([1 << home for home in state.homes])
    cities = board.cities & ~homes & ~state.assimilated
    if kind == "assimilate":
        return own & cities
    return rebellious(state, seat) & cities


def rebellious(state: AztecaState, seat: Seat) -> int:
    """T10.5: enemy territories without an army."""
    mask = 0
    for other, lands in enumerate(state.lands):
        if other != seat:
            mask |= lands
    for at in state.army_at:
        if at >= 0:
            mask &= ~(1 << at)
    return mask


def why_not_mission(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T10.1: a pochteca, the price, and a target that fits now."""
    kind = action.kind
    if kind == "ally+" and not state.options.gave_already:
        return no("T18.4", "no-dear-alliance")
    if not state.pochtecas[seat]:
        return no("T10.1", "no-pochteca")
    price = price_of(state, kind)
    if state.tribute[seat] < price:
        return no(CLAUSES[kind], "too-dear", price=price, tribute=state.tribute[seat])
    if kind == "spy" and state.options.introductory and state.board.valleys >> action.at & 1:
        return no("T16.1", "outer-valley", at=state.board.names[action.at])
    if action.at >= 0 and not targets(state, seat, kind) >> action.at & 1:
        return no(CLAUSES[kind], f"no-{kind.strip('+')}", at=state.board.names[action.at])
    return None


def send(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T10.1: assigned openly and paid at once."""
    state.gain(seat, -price_of(state, action.kind))
    state.pochtecas = with_item(state.pochtecas, seat, state.pochtecas[seat] - 1)
    state.missions = (*state.missions, (seat, action.kind, action.at))
    if events is not None:
        events.append(Sent(seat, action.kind, place(state, action.at)))


def place(state: AztecaState, at: int) -> str | None:
    """The id of a territory, if there is one."""
    return state.board.ids[at] if at >= 0 else None


def mission_rule(kind: str) -> AztecaRule:
    """The rule of a kind of mission with a target."""

    def candidates(state: AztecaState, seat: Seat) -> list[AztecaAction]:
        if not state.pochtecas[seat] or (kind == "ally+" and not state.options.gave_already):
            return []
        if state.tribute[seat] < price_of(state, kind):
            return []
        actions = state.board.of_kind[kind]
        return [actions[at] for at in bits(targets(state, seat, kind))]

    return Rule(why_not_mission, send, candidates, exact=True)


# Cards of the phase


def why_not_submission(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: a neutral high-valley city."""
    illegal = why_not_card(state, seat, "submission")
    if illegal is None and not state.neutral & state.board.cities & 1 << action.at:
        return no("T6.3", "no-ally", at=state.board.names[action.at])
    return illegal


def submission(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: red die."""
    play_card(state, seat, "submission", events, action.at)
    state.push(Deed(seat, "submission", action.at))
    roll(state, seat, ("red",), events)


def submit(state: AztecaState, frame: Deed, faces: Any, events: list[Event] | None) -> None:
    """T6.3: on a lance the city is yours, if it is still neutral."""
    state.pop()
    if is_lance("red", faces[0]) and state.neutral >> frame.target & 1:
        conquer(state, frame.seat, frame.target, events)


def sent_expeditions(state: AztecaState, seat: Seat) -> int:
    """How many expeditions of a seat are under way."""
    return state.missions.count((seat, "expedition", -1))


def why_not_fury(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: who sent an expedition, against an enemy who did."""
    illegal = why_not_card(state, seat, "yacatecuhtli")
    if illegal is not None:
        return illegal
    if action.number >= state.seats or action.number == seat:
        return no("T6.3", "no-rival")
    if not sent_expeditions(state, seat):
        return no("T6.3", "no-own-expedition")
    if not sent_expeditions(state, action.number):
        return no("T6.3", "no-expedition", seat=Player(action.number))
    return None


def fury(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: one enemy expedition is lost before cards are drawn."""
    play_card(state, seat, "yacatecuhtli", events, rival=action.number)
    missions = list(state.missions)
    missions.remove((action.number, "expedition", -1))
    state.missions = tuple(missions)
    state.take_from_box(action.number, POCHTECA, -1)
    if events is not None:
        events.append(PochtecaLost(action.number, "expedition"))


def why_not_assassination(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T6.3: a pochteca on a mission that is no expedition."""
    illegal = why_not_card(state, seat, "assassination")
    if illegal is not None:
        return illegal
    if action.number >= len(state.missions):
        return no("T6.3", "no-mission", number=action.number + 1)
    if state.missions[action.number][1] == "expedition":
        return no("T6.3", "is-expedition", number=action.number + 1)
    return None


def assassination(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T6.3: red die."""
    play_card(state, seat, "assassination", events, rival=state.missions[action.number][0])
    state.push(Deed(seat, "assassination", action.number))
    roll(state, seat, ("red",), events)


def assassinate(state: AztecaState, frame: Deed, faces: Any, events: list[Event] | None) -> None:
    """T6.3: on a lance the pochteca is lost with its mission."""
    state.pop()
    if is_lance("red", faces[0]):
        victim, kind, _ = state.missions[frame.target]
        state.missions = (*state.missions[: frame.target], *state.missions[frame.target + 1 :])
        state.take_from_box(victim, POCHTECA, -1)
        if events is not None:
            events.append(PochtecaLost(victim, kind))


# Carrying out


def advance_deeds(state: AztecaState, frame: Deeds, result: Any, events: list[Event] | None) -> object:
    """T10.1: in order, each player's missions; one whose target no longer fits fails. Then all go into the box."""
    if result is not None:
        seat, kind, at = state.missions[frame.at]
        die = die_of(state, kind)
        assert die is not None
        finish(state, seat, kind, at, is_lance(die, result[0]), events)
        state.swap(Deeds(frame.at + 1))
        return None
    if frame.at == len(state.missions):
        for seat, _, _ in state.missions:
            state.take_from_box(seat, POCHTECA, -1)
        state.missions = ()
        state.pop()
        return None
    carry_on(state, frame, events)
    return None


def carry_on(state: AztecaState, frame: Deeds, events: list[Event] | None) -> None:
    """Carry out the next mission, or roll for it."""
    seat, kind, at = state.missions[frame.at]
    if kind == "expedition":
        first = state.missions.index((seat, kind, -1)) == frame.at
        if first:
            expedition(state, seat, events)
    elif not targets(state, seat, kind) >> at & 1:
        finish(state, seat, kind, at, False, events)
    else:
        die = die_of(state, kind)
        if die is not None:
            roll(state, seat, (die,), events)
            return
        finish(state, seat, kind, at, True, events)
    state.swap(Deeds(frame.at + 1))


def expedition(state: AztecaState, seat: Seat, events: list[Event] | None) -> None:
    """T10.2: one card for each sent; they are drawn together, seen by their owner, and shuffled back."""
    count = sent_expeditions(state, seat)
    chance = Chance(state.chance)
    tribute = sum(chance.shuffled(EXPEDITIONS)[:count])
    state.chance = chance.state
    state.gain(seat, tribute, sum(EXPEDITIONS[:count]), sum(EXPEDITIONS[-count:]))
    if events is not None:
        events.append(Returned(seat, count, tribute))


def finish(state: AztecaState, seat: Seat, kind: str, at: int, success: bool, events: list[Event] | None) -> None:
    """T10.3 to T10.6: what a mission brings."""
    if events is not None:
        events.append((Succeeded if success else Failed)(seat, kind, place(state, at)))
    if not success:
        return
    if kind == "spy":
        state.spied |= 1 << at
    elif kind in ("ally", "ally+"):
        conquer(state, seat, at, events)
    elif kind == "rebel":
        conquer(state, -1, at, events)
    else:
        state.assimilated |= 1 << at


def conquer(state: AztecaState, seat: Seat, at: int, events: list[Event] | None) -> None:
    """A territory changes hands (-1: it becomes neutral); T10.6: the marker of assimilation is lost."""
    bit = 1 << at
    state.lands = tuple([own | bit if other == seat else own & ~bit for other, own in enumerate(state.lands)])
    state.assimilated &= ~bit
    state.reinforced = tuple([stay for stay in state.reinforced if stay[0] != at])
    if events is not None:
        events.append(Conquered(None if seat < 0 else seat, state.board.ids[at]))


ASSIGN = {
    "expedition": Rule(why_not_mission, send),
    **{kind: mission_rule(kind) for kind in ("spy", "ally", "ally+", "rebel", "assimilate")},
    "ruse": RUSE,
    "done": END_TURN,
}
MISSION_CARDS = {
    "submission": Rule(why_not_submission, submission, if_held("submission")),
    "yacatecuhtli": Rule(why_not_fury, fury, if_held("yacatecuhtli")),
    "assassination": Rule(why_not_assassination, assassination, if_held("assassination")),
    "ruse": RUSE,
    "done": END_TURN,
}
