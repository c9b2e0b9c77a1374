"""T1, T18.1: setting up: everybody in secret, at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from anahuac.games.azteca.counters import COUNT, KNIGHT, RESERVE, SHIP, UNKNOWN
from anahuac.games.azteca.events import Assigned, ChoseInSecret, SetUp, SetUpDone
from anahuac.games.azteca.frames import Round, Setup
from anahuac.games.azteca.material import (
    ARMY_SIZE,
    FREE_START_AZTECS,
    FREE_START_TRIBUTE,
    GENERALS,
    START_GENERALS,
    START_KNIGHTS,
    START_TRIBUTE,
    START_WARRIORS,
    ZONES,
)
from anahuac.games.azteca.purchases import SHOPPING, setting_up
from anahuac.games.azteca.steps import WAIT, Rule, no, with_item

if TYPE_CHECKING:
    from anahuac.core import Event, Illegal, Seat
    from anahuac.games.azteca.actions import AztecaAction
    from anahuac.games.azteca.state import AztecaState
    from anahuac.games.azteca.steps import AztecaRule


def begin(state: AztecaState) -> None:
    """T1.1: what everybody gets; T18.1: tribute instead of everything, more for the Aztecs where there are dams."""
    seats = range(state.seats)
    if state.options.free_start:
        island = -1 if state.options.introductory else state.board.island
        state.tribute = tuple(FREE_START_AZTECS if home == island else FREE_START_TRIBUTE for home in state.homes)
    else:
        state.tribute = (START_TRIBUTE,) * state.seats
        state.warriors = (START_WARRIORS,) * state.seats
        state.knights = (START_KNIGHTS,) * state.seats
        state.army_at = tuple(state.homes[seat] for seat in seats for _ in range(GENERALS))
    state.t_bounds = tuple((tribute, tribute) for tribute in state.tribute)
    aztecs = state.homes.index(state.board.island) if state.board.island in state.homes else -1
    state.stack = (Round("cards"), Setup((-1,) * state.seats, -1, tuple(seats), aztecs))


def advance_setup(state: AztecaState, frame: Setup, result: object, events: list[Event] | None) -> object:
    """T1.2: everybody in secret; when all have finished, the map is shown."""
    if frame.deciding:
        state.to_act = frame.deciding
        return WAIT
    state.pop()
    if not state.options.free_start:
        for seat, zone in enumerate(frame.zones):
            state.take_from_box(seat, SHIP)
            state.ships = with_item(state.ships, ZONES * seat + zone, 1)
        if frame.dam >= 0:
            state.take_dam_from_box()
            state.dams = 1 << frame.dam
    state.t_bounds = tuple([(tribute, tribute) for tribute in state.tribute])
    state.known = (UNKNOWN,) * len(state.known)
    if events is not None:
        events += [shown(state, seat) for seat in range(state.seats)]
    return None


def shown(state: AztecaState, seat: Seat) -> SetUp:
    """What everybody sees of a seat when the set-up is over."""
    dams = state.board.named(sum(1 << far for at, far in enumerate(state.board.far_sides) if state.dams >> at & 1))
    aztecs = state.homes[seat] == state.board.island
    ships = state.ships[ZONES * seat : ZONES * seat + ZONES]
    generals = sum(at >= 0 for at in state.army_places(seat))
    counters = state.warriors[seat], state.knights[seat]
    return SetUp(seat, ships, generals, *counters, state.pochtecas[seat], tuple(dams) if aztecs else ())


def why_not_launch(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T1.1: one ship in a lake zone at the capital."""
    if state.options.free_start:
        return no("T18.1", "buy-instead")
    if setting_up(state).zones[seat] >= 0:
        return no("T1.1", "ship-placed")
    if not state.board.harbours[state.homes[seat]] >> action.at & 1:
        return no("T1.1", "not-at-capital", at=state.board.called[state.board.size + action.at])
    return None


def launch(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T1.1: the player's choice."""
    frame = setting_up(state)
    state.swap(replace(frame, zones=with_item(frame.zones, seat, action.at)))
    if events is not None:
        events.append(ChoseInSecret(seat, action.text))


def needs_dam(state: AztecaState, seat: Seat) -> bool:
    """T1.3: the Aztecs lay one dam at once; T16: not in the introductory game."""
    return state.homes[seat] == state.board.island and not state.options.introductory


def why_not_first_dam(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T1.3: the Aztecs, one dam."""
    if state.options.free_start:
        return no("T18.1", "buy-instead")
    if state.options.introductory:
        return no("T16.1", "no-dams")
    if not needs_dam(state, seat):
        return no("T1.3", "aztecs-only")
    if setting_up(state).dam >= 0:
        return no("T1.3", "dam-chosen")
    return None


def first_dam(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T1.3."""
    frame = setting_up(state)
    state.swap(replace(frame, dam=action.at))
    if events is not None:
        events.append(ChoseInSecret(seat, action.text))


def unassigned(state: AztecaState, seat: Seat) -> tuple[int, int]:
    """Warriors and knights that are still to be divided."""
    groups = state.fighters[4 * seat : 4 * seat + 4]
    warriors = sum([packed & 15 for packed in groups])
    knights = sum([packed >> 4 for packed in groups])
    return START_WARRIORS - warriors, START_KNIGHTS - knights


def why_not_assign(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T1.2: at most 4 counters in each group, at least 1 in each army."""
    if state.options.free_start:
        return no("T18.1", "buy-instead")
    left = unassigned(state, seat)
    if not left[action.knight]:
        return no("T1.2", "pool-empty")
    if not state.room(seat, action.group):
        return no("T1.2", "no-room", limit=ARMY_SIZE)
    groups = state.fighters[4 * seat : 4 * seat + START_GENERALS]
    empty = sum([not packed for packed in groups])
    fills = action.group != RESERVE and not groups[action.group]
    if sum(left) - 1 < empty - fills:
        return no("T1.2", "empty-army")
    return None


def assign(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T1.2: one counter, in secret."""
    state.add(seat, action.group, KNIGHT if action.knight else 1)
    if events is not None:
        events.append(Assigned(seat, action.group, "knight" if action.knight else "warrior"))


def why_not_ready(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
    """T1: everything must be placed; T18.1: every general needs a counter."""
    if state.options.free_start:
        places = state.army_places(seat)
        if all(at < 0 or COUNT[state.fighters[4 * seat + army]] for army, at in enumerate(places)):
            return None
        return no("T1.2", "empty-army")
    frame = setting_up(state)
    if frame.zones[seat] < 0:
        return no("T1.1", "place-ship-first")
    if needs_dam(state, seat) and frame.dam < 0:
        return no("T1.3", "place-dam-first")
    if sum(unassigned(state, seat)):
        return no("T1.2", "pool-left")
    return None


def ready(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
    """T1.2: this seat has finished."""
    frame = setting_up(state)
    deciding = tuple([other for other in frame.deciding if other != seat])
    state.swap(replace(frame, deciding=deciding))
    if events is not None:
        events.append(SetUpDone(seat))


def free(kind: str) -> AztecaRule:
    """T18.1: a purchase before the game; in secret, and only in a free start."""
    rule = SHOPPING[kind]

    def why_not(state: AztecaState, seat: Seat, action: AztecaAction) -> Illegal | None:
        if not state.options.free_start:
            return no("T18.1", "no-free-start")
        return rule.why_not(state, seat, action)

    def buy(state: AztecaState, seat: Seat, action: AztecaAction, events: list[Event] | None) -> None:
        bounds = state.t_bounds
        rule.carry_out(state, seat, action, None)
        state.t_bounds = bounds
        if events is not None:
            events.append(ChoseInSecret(seat, action.text))

    def candidates(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
        return state.board.of_kind[kind] if state.options.free_start else ()

    return Rule(why_not, buy, candidates)


def launches(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Nothing once the ship is placed."""
    return state.board.of_kind["launch"] if setting_up(state).zones[seat] < 0 else ()


def first_dams(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Nothing but for the Aztecs."""
    return state.board.of_kind["first-dam"] if state.homes[seat] == state.board.island else ()


def placements(state: AztecaState, seat: Seat) -> tuple[AztecaAction, ...]:
    """Groups with room, for what is left; the last counters go to empty armies. T18.1: nothing in a free start."""
    warriors, knights = unassigned(state, seat)
    if state.options.free_start or not warriors + knights:
        return ()
    actions = state.board.of_kind["assign"]
    empty = [army for army in range(START_GENERALS) if not state.fighters[4 * seat + army]]
    groups = empty if warriors + knights <= len(empty) else range(RESERVE + 1)
    found: tuple[AztecaAction, ...] = ()
    for group in groups:
        if state.room(seat, group):
            found += actions[2 * group + (not warriors) : 2 * group + 1 + bool(knights)]
    return found


SETUP = {
    "launch": Rule(why_not_launch, launch, launches),
    "first-dam": Rule(why_not_first_dam, first_dam, first_dams),
    "assign": Rule(why_not_assign, assign, placements, exact=True),
    **{kind: free(kind) for kind in SHOPPING},
    "done": Rule(why_not_ready, ready),
}
