"""T8: phase 3. Fighters, pochtecas, generals, ships and dams; the free start (T18.1) buys in the same way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.games.azteca.cards import RUSE
from anahuac.games.azteca.counters import KNIGHT, POCHTECA, RESERVE, SHIP
from anahuac.games.azteca.deals import DEAL
from anahuac.games.azteca.events import Assigned, Bought
from anahuac.games.azteca.frames import Setup, Turns
from anahuac.games.azteca.material import ARMY_SIZE, COUNTERS, POCHTECAS, PRICES, SHIPS, ZONES
from anahuac.games.azteca.steps import Rule, no, with_item
from anahuac.games.azteca.turns import END_TURN, turn_of

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState

FIGHTERS = ("warrior", "knight")


def too_dear(state: AztecaState, seat: Seat, item: str) -> Illegal | None:
    """T8.1: the price must be paid at once."""
    if state.tribute[seat] >= PRICES[item]:
        return None
    return no("T8.1", "too-dear", price=PRICES[item], tribute=state.tribute[seat])


def why_not_fighter(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T8.2: new fighters join the reserve or an army in the capital, where there is room."""
    if state.warriors[seat] + state.knights[seat] >= COUNTERS:
        return no("T0.4", "no-counters", limit=COUNTERS)
    dear = too_dear(state, seat, FIGHTERS[action.knight])
    if dear is not None:
        return dear
    if action.group != RESERVE and state.army_at[3 * seat + action.group] != state.homes[seat]:
        return no("T8.2", "not-at-home", army="ABC"[action.group])
    if not state.room(seat, action.group):
        return no("T8.2", "no-room", limit=ARMY_SIZE)
    return None


def buy_fighter(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T8.2: which army it joins is secret."""
    state.gain(seat, -PRICES[FIGHTERS[action.knight]])
    state.add(seat, action.group, KNIGHT if action.knight else 1)
    state.count_all(seat, not action.knight, action.knight)
    for army in range(3):
        if state.army_at[3 * seat + army] == state.homes[seat]:
            state.forget(seat, army)
    if events is not None:
        events.append(Bought(seat, FIGHTERS[action.knight], None, action.group))


def why_not_pochteca(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T0.4: at most four."""
    if not state.box[2 * seat + POCHTECA]:
        return no("T0.4", "no-pochtecas", limit=POCHTECAS)
    return too_dear(state, seat, "pochteca")


def buy_pochteca(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T8.1."""
    state.gain(seat, -PRICES["pochteca"])
    state.take_from_box(seat, POCHTECA)
    state.pochtecas = with_item(state.pochtecas, seat, state.pochtecas[seat] + 1)
    if events is not None:
        events.append(Bought(seat, "pochteca"))


def why_not_general(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T8.2: a new general starts in the capital with at least one counter from the reserve."""
    if -1 not in state.army_places(seat):
        return no("T0.4", "no-generals")
    dear = too_dear(state, seat, "general")
    if dear is not None:
        return dear
    if not state.has(seat, RESERVE, action.knight):
        return no("T8.2", "not-in-reserve")
    return None


def buy_general(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T8.2: the first free letter, with one counter; more may follow from the reserve in the same turn."""
    army = state.army_places(seat).index(-1)
    packed = KNIGHT if action.knight else 1
    state.gain(seat, -PRICES["general"])
    state.place_army(seat, army, state.homes[seat])
    state.forget(seat, army)
    state.add(seat, RESERVE, -packed)
    state.add(seat, army, packed)
    frame = state.stack[-1]
    if isinstance(frame, Turns):
        state.swap(Turns(frame.part, frame.order, frame.note | 1 << army))
    if events is not None:
        events.append(Bought(seat, "general", None, army))


def why_not_staff(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T8.2: counters of the reserve for a general bought in this turn."""
    if not turn_of(state).note >> action.group & 1:
        return no("T8.2", "not-new", army="ABC"[action.group])
    if not state.has(seat, RESERVE, action.knight):
        return no("T8.2", "not-in-reserve")
    if not state.room(seat, action.group):
        return no("T8.2", "no-room", limit=ARMY_SIZE)
    return None


def staff(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T8.2: a counter goes from the reserve to the new army, in secret."""
    packed = KNIGHT if action.knight else 1
    state.add(seat, RESERVE, -packed)
    state.add(seat, action.group, packed)
    if events is not None:
        events.append(Assigned(seat, action.group, FIGHTERS[action.knight]))


def why_not_ship(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T8.2: a ship goes to a lake zone at one of your coastal territories."""
    if not state.box[2 * seat + SHIP]:
        return no("T0.4", "no-ships", limit=SHIPS)
    dear = too_dear(state, seat, "ship")
    if dear is not None:
        return dear
    if not state.board.shores[action.at] & state.lands[seat]:
        return no("T8.2", "no-harbour", at=state.board.called[state.board.size + action.at])
    return None


def buy_ship(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T8.2."""
    state.gain(seat, -PRICES["ship"])
    state.take_from_box(seat, SHIP)
    at = ZONES * seat + action.at
    state.ships = with_item(state.ships, at, state.ships[at] + 1)
    if events is not None:
        events.append(Bought(seat, "ship", state.board.zone_ids[action.at]))


def why_not_dam(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T8.1: the Aztecs, on a free line; T16: none in the introductory game."""
    if state.options.introductory:
        return no("T16.1", "no-dams")
    if state.homes[seat] != state.board.island:
        return no("T8.1", "aztecs-only")
    if state.dams >> action.at & 1:
        return no("T8.1", "dam-stands", at=state.board.called[state.board.far_sides[action.at]])
    return too_dear(state, seat, "dam")


def buy_dam(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T8.1: usable at once."""
    state.gain(seat, -PRICES["dam"])
    state.take_dam_from_box()
    state.dams |= 1 << action.at
    if events is not None:
        events.append(Bought(seat, "dam", state.board.ids[state.board.far_sides[action.at]]))


def fighters_for_sale(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """What fits into the reserve and into armies in the capital."""
    tribute = state.tribute[seat]
    if not tribute or state.warriors[seat] + state.knights[seat] >= COUNTERS:
        return ()
    actions, home = state.board.of_kind["buy-fighter"], state.homes[seat]
    found: tuple[AztecaAction, ...] = ()
    for group, at in enumerate((*state.army_places(seat), home)):
        if at == home and state.room(seat, group):
            found += actions[2 * group : 2 * group + min(tribute, 2)]
    return found


def generals_for_sale(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Nothing if a general is too dear."""
    return state.board.of_kind["buy-general"] if state.tribute[seat] >= PRICES["general"] else ()


def dams_for_sale(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Nothing but for the Aztecs."""
    return state.board.of_kind["buy-dam"] if state.homes[seat] == state.board.island else ()


def ships_for_sale(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Nothing if a ship is too dear."""
    return state.board.of_kind["buy-ship"] if state.tribute[seat] >= PRICES["ship"] else ()


def new_staff(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Nothing if no general was bought in this turn."""
    return state.board.of_kind["staff"] if turn_of(state).note & 7 else ()


def setting_up(state: AztecaState) -> Setup:
    """The set-up on top of the stack."""
    frame = state.stack[-1]
    assert isinstance(frame, Setup)
    return frame


SHOPPING = {
    "buy-fighter": Rule(why_not_fighter, buy_fighter, fighters_for_sale, exact=True),
    "buy-pochteca": Rule(why_not_pochteca, buy_pochteca),
    "buy-general": Rule(why_not_general, buy_general, generals_for_sale),
    "buy-ship": Rule(why_not_ship, buy_ship, ships_for_sale),
    "buy-dam": Rule(why_not_dam, buy_dam, dams_for_sale),
}
PURCHASE = {**SHOPPING, "staff": Rule(why_not_staff, staff, new_staff), "deal": DEAL, "ruse": RUSE, "done": END_TURN}
