"""Observations of Azteca: planes over its territories and lake zones, in the order of the map."""

from __future__ import annotations

from array import array
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from anahuac.core.masks import bits
from anahuac.envs.encoding import CACHED, CountOf, Encoder, OneOf, Planes, Scalars, Seats, Together, flags, spread
from anahuac.games.azteca.counters import unpacked
from anahuac.games.azteca.frames import Activation, Battle, Deal, Lot, Roll
from anahuac.games.azteca.machine import STEPS as ALL_STEPS
from anahuac.games.azteca.material import ARMIES, CARDS, GENERALS, WRATH, ZONES
from anahuac.games.azteca.view import hides_purchases

if TYPE_CHECKING:
    from collections.abc import Hashable

    from anahuac.envs.encoding import Numbers
    from anahuac.games.azteca.board import AztecaBoard
    from anahuac.games.azteca.state import AztecaState

STEPS = (*ALL_STEPS, "round")
PHASES = range(1, 9)
COLOURS = ("white", "red", "yellow")
DICE = 3

STEP = OneOf(STEPS)
PHASE = OneOf(PHASES)
ARMY = OneOf(range(len(ARMIES)))
COLOUR = OneOf(COLOURS)
CARD = CountOf(CARDS)
TOLD = frozenset((Lot, Roll, Activation, Battle, Deal))
"""The frames that an observation tells of."""
UNKNOWN = -20
"""After division by 20 it is -1."""


def encoder(board: AztecaBoard, seats: int) -> Encoder:
    """Make the encoder for a map."""
    areas = len(board.areas)
    dots = (*[spread(1 << area, areas) for area in range(areas)], bytes(areas))
    """A mark on each area; the last, at -1, marks none."""
    zones = bytes(areas - board.size)

    def lands(state: AztecaState, them: Seats) -> bytes:
        return b"".join([spread(own, areas) for own in them.of(state.lands)])

    def armies(state: AztecaState, them: Seats) -> bytes:
        places = them.of(state.army_at, GENERALS)
        if hides_purchases(state):
            places = places[:GENERALS] + (-1,) * (GENERALS * (seats - 1))
        return b"".join([dots[place] for place in places])

    def marks(state: AztecaState, them: Seats) -> bytes:
        dams = 0
        if not (hides_purchases(state) and state.homes[them.me] != board.island and board.island in state.homes):
            for dam in bits(state.dams):
                dams |= 1 << board.far_sides[dam]
        masks = (state.assimilated, dams, state.spied, state.struck, state.barren)
        return b"".join([spread(mask, areas) for mask in masks])

    def reinforced(state: AztecaState, them: Seats) -> bytes:
        drawn = bytearray(2 * areas)
        for area, warriors, knights in state.reinforced:
            drawn[area], drawn[areas + area] = warriors, knights
        return bytes(drawn)

    def goals(state: AztecaState, them: Seats) -> bytes:
        masks = [0] * seats
        for seat, _, area in state.missions:
            if area >= 0:
                masks[seat] |= 1 << area
        return b"".join([spread(masks[seat], areas) for seat in them.order])

    def battle(state: AztecaState, them: Seats) -> bytes:
        frame = _frame(state, Battle)
        return dots[frame.place] + dots[frame.origin] if frame else dots[-1] + dots[-1]

    seen = [
        Together(
            attrgetter("lands", "population"),
            [
                Planes("owned, by seat", seats, lands),
                Planes("population / 2", 1, lambda state, them: bytes(state.population) + zones, 1 / 2),
            ],
        ),
        Together(
            _placed,
            [
                Planes("army A, B, C, by seat", len(ARMIES) * seats, armies),
                Planes("assimilated; dam; spied; struck; barren", 5, marks),
            ],
        ),
        Together(
            lambda state: (state.reinforced, state.missions, _frame(state, Battle)),
            [
                Planes("reinforced by warriors / 4; by knights / 4", 2, reinforced, 1 / 4),
                Planes("goal of a mission, by seat", seats, goals),
                Planes("place of the battle; where the attack came from", 2, battle),
            ],
        ),
    ]
    return Encoder(seats, (areas,), seen, _scalars(seats))


def _scalars(seats: int) -> list[Scalars | Together]:
    return [
        Together(attrgetter("round", "phase", "step", "to_act", "tlatoani"), _progress(seats)),
        *_forces(seats),
        Together(_known, _treasure(seats)),
        Together(_cards_somewhere, _cards(seats)),
        Together(
            attrgetter("bag", "diversions", "recovering", "q_step", "urn_seen", "tez_step", "wrath"), _markers(seats)
        ),
        Together(_told_frames, _going_on(seats)),
    ]


def _placed(state: AztecaState) -> Hashable:
    marks = state.assimilated, state.dams, state.spied, state.struck, state.barren
    return state.army_at, state.homes, hides_purchases(state), marks


def _known(state: AztecaState) -> Hashable:
    bounds = state.t_bounds, state.s_bounds
    return state.tribute, state.sp, state.given, bounds, state.looked, state.outcome is None


def _cards_somewhere(state: AztecaState) -> Hashable:
    return state.hands, state.seen, state.played, state.discard, len(state.deck)


def _told_frames(state: AztecaState) -> Hashable:
    return tuple([frame for frame in state.stack if type(frame) in TOLD])


def _progress(seats: int) -> list[Scalars]:
    return [
        Scalars("round / 20", 1, lambda state, them: array("h", [state.round]), 1 / 20),
        Scalars("phase 1 to 8", len(PHASES), lambda state, them: PHASE[state.phase]),
        Scalars("step: " + ", ".join(STEPS), len(STEPS), lambda state, them: STEP[state.step]),
        Scalars("to act, by seat", seats, lambda state, them: them.among(state.to_act)),
        Scalars("tlatoani, by seat", seats, lambda state, them: them.one(state.tlatoani)),
    ]


def _forces(seats: int) -> list[Scalars | Together]:
    return [
        Scalars("own warriors and knights / 4: army A, B, C, reserve", 8, _fighters, 1 / 4),
        Together(
            lambda state: (state.warriors, state.knights, hides_purchases(state)),
            [
                Scalars(
                    "warriors / 16, by seat", seats, lambda state, them: _bought(state, them, state.warriors), 1 / 16
                ),
                Scalars(
                    "knights / 16, by seat", seats, lambda state, them: _bought(state, them, state.knights), 1 / 16
                ),
            ],
        ),
        Scalars(
            "known value of army A, B, C / 8, -1/8 unknown, by seat",
            len(ARMIES) * seats,
            lambda state, them: them.numbers(state.known, len(ARMIES)),
            1 / 8,
        ),
        Scalars("army A, B, C has moved, by seat", len(ARMIES) * seats, _moved),
        Together(
            lambda state: (state.ships, state.pochtecas, hides_purchases(state)),
            [
                Scalars(
                    "ships / 5 in each zone, by seat",
                    ZONES * seats,
                    lambda state, them: _bought(state, them, state.ships, ZONES),
                    1 / 5,
                ),
                Scalars(
                    "pochtecas / 4, by seat", seats, lambda state, them: _bought(state, them, state.pochtecas), 1 / 4
                ),
            ],
        ),
    ]


def _treasure(seats: int) -> list[Scalars]:
    return [
        Scalars("own tribute, sacrifices, given / 20", 3, _own, 1 / 20),
        Scalars(
            "tribute at least, at most / 20, by seat",
            2 * seats,
            lambda state, them: _bounds(state.t_bounds, them),
            1 / 20,
        ),
        Scalars(
            "sacrifices at least, at most / 20, by seat",
            2 * seats,
            lambda state, them: _bounds(state.s_bounds, them),
            1 / 20,
        ),
        Scalars("given when last looked / 20, -1 unknown, by seat", seats, _looked, 1 / 20),
    ]


def _cards(seats: int) -> list[Scalars]:
    return [
        Scalars("own cards: " + ", ".join(CARDS), len(CARDS), lambda state, them: CARD.of(state.hands[them.me])),
        Scalars("cards / 4, by seat", seats, _hand_sizes, 1 / 4),
        Scalars("cards seen in hands, by seat", len(CARDS) * seats, _seen),
        Scalars("kinds of cards played in this phase, by seat", len(CARDS) * seats, _played),
        Scalars("cards discarded / 3", len(CARDS), lambda state, them: CARD.of(state.discard), 1 / 3),
        Scalars("cards left / 40", 1, lambda state, them: array("h", [len(state.deck)]), 1 / 40),
    ]


def _markers(seats: int) -> list[Scalars]:
    return [
        Scalars("markers in the bag / 3, by seat", seats, lambda state, them: them.numbers(state.bag), 1 / 3),
        Scalars("diversions, by seat", seats, lambda state, them: them.numbers(state.diversions)),
        Scalars("recovering, by seat", seats, _recovering),
        Scalars(
            "Quetzalcoatl / 5, in the urn / 20, Tezcatlipoca / 4",
            3,
            lambda state, them: array("h", [state.q_step, state.urn_seen, state.tez_step]),
            (1 / 5, 1 / 20, 1 / 4),
        ),
        Scalars(
            "wrath cards left", len(WRATH), lambda state, them: array("h", [card in state.wrath for card in WRATH])
        ),
    ]


def _going_on(seats: int) -> list[Scalars]:
    return [
        Scalars("lot: slaves / 3, bid / 10, bidder by seat", 2 + seats, _lot, (1 / 3, 1 / 10, *(1,) * seats)),
        Scalars("dice: face / 6 and white, red, yellow, of three", 4 * DICE, _dice, (1 / 6, 1, 1, 1) * DICE),
        Scalars(
            "activation: army A, B, C, steps left / 3, by seat",
            len(ARMIES) + 1 + seats,
            _activation,
            (1, 1, 1, 1 / 3, *(1,) * seats),
        ),
        Scalars(
            "battle: announced / 8 twice, attacker, defender by seat",
            2 + 2 * seats,
            _battle,
            (1 / 8, 1 / 8, *(1,) * (2 * seats)),
        ),
        Scalars(
            "deal: give / 10, ask / 10, cards to give, to get",
            2 + 2 * len(CARDS),
            _deal,
            (1 / 10, 1 / 10, *(1,) * (2 * len(CARDS))),
        ),
    ]


def _frame(state: AztecaState, kind: type[Any]) -> Any:
    """The uppermost frame of a kind, None if there is none."""
    for frame in reversed(state.stack):
        if type(frame) is kind:
            return frame
    return None


def _bought(state: AztecaState, seats: Seats, values: tuple[int, ...], each: int = 1) -> Numbers:
    """What can be bought. T18.1: in a free start what the others buy is not there yet."""
    known = seats.of(values, each)
    return array("h", known[:each] + (0,) * (len(known) - each) if hides_purchases(state) else known)


def _fighters(state: AztecaState, seats: Seats) -> Numbers:
    first = 4 * seats.me
    return _counted(state.fighters[first : first + 4])


@lru_cache(CACHED)
def _counted(groups: tuple[int, ...]) -> Numbers:
    return array("h", [count for packed in groups for count in unpacked(packed)])


def _moved(state: AztecaState, seats: Seats) -> Numbers:
    size, first = GENERALS * state.seats, GENERALS * seats.me
    return flags((state.moved | state.moved << size) >> first & (1 << size) - 1, size)


def _own(state: AztecaState, seats: Seats) -> Numbers:
    me = seats.me
    return array("h", [state.tribute[me], state.sp[me], state.given[me]])


def _bounds(bounds: tuple[tuple[int, int], ...], seats: Seats) -> Numbers:
    return array("h", [bound for both in seats.of(bounds) for bound in both])


def _looked(state: AztecaState, seats: Seats) -> Numbers:
    """T15.1: what the others have given is opened at the end."""
    looked = seats.of(state.looked)
    return array("h", looked if state.outcome else looked[:1] + (UNKNOWN,) * (state.seats - 1))


def _hand_sizes(state: AztecaState, seats: Seats) -> Numbers:
    return array("h", [len(hand) for hand in seats.of(state.hands)])


def _seen(state: AztecaState, seats: Seats) -> Numbers:
    first = seats.me * state.seats
    return b"".join([CARD.of(hand) for hand in seats.of(state.seen[first : first + state.seats])])


def _played(state: AztecaState, seats: Seats) -> Numbers:
    return b"".join([flags(mask, len(CARDS)) for mask in seats.of(state.played)])


def _recovering(state: AztecaState, seats: Seats) -> Numbers:
    return array("h", [state.recovering >> seat & 1 for seat in seats.order])


def _lot(state: AztecaState, seats: Seats) -> Numbers:
    lot = _frame(state, Lot) or Lot(0)
    return array("h", [lot.slaves, lot.bid]).tobytes() + seats.one(lot.bidder)


def _dice(state: AztecaState, seats: Seats) -> Numbers:
    roll = _frame(state, Roll)
    if not roll:
        return NO_DICE
    dice = [
        array("h", [face]).tobytes() + COLOUR[colour] for face, colour in zip(roll.faces, roll.colours, strict=True)
    ]
    return b"".join(dice)[: len(NO_DICE)].ljust(len(NO_DICE), b"\0")


def _activation(state: AztecaState, seats: Seats) -> Numbers:
    moving = _frame(state, Activation)
    if not moving:
        return bytes(2 * (len(ARMIES) + 1 + state.seats))
    return ARMY[moving.army] + array("h", [moving.left]).tobytes() + seats.one(moving.seat)


def _battle(state: AztecaState, seats: Seats) -> Numbers:
    battle = _frame(state, Battle)
    if not battle:
        return bytes(2 * (2 + 2 * state.seats))
    return array("h", battle.values).tobytes() + seats.one(battle.attacker) + seats.one(battle.defender)


def _deal(state: AztecaState, seats: Seats) -> Numbers:
    """T18.2: an offer that is being put together is its maker's secret."""
    deal = _frame(state, Deal)
    if not deal:
        return NO_DEAL
    shown = deal.seen_by(seats.me)
    cards = (CARD.of(shown.give_cards), CARD.of(shown.ask_cards))
    return b"".join([array("h", [shown.give, shown.ask]), *cards])


NO_DICE = bytes(2 * 4 * DICE)
NO_DEAL = bytes(2 * (2 + 2 * len(CARDS)))
