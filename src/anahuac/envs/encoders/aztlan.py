"""Observations of Aztlán: planes over its territories, in the order of the board."""

from __future__ import annotations

from array import array
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING

from anahuac.envs.encoding import CACHED, CountOf, Encoder, OneOf, Planes, Scalars, Seats, Together, flags, spread
from anahuac.games.aztlan.choice import power_bit
from anahuac.games.aztlan.material import AGES, BLESSINGS, CULTURE_CARDS, FACTIONS, POWERS, TERRAINS
from anahuac.games.aztlan.pawns import TERRITORIES, unpack
from anahuac.games.aztlan.state import STEPS as ALL_STEPS
from anahuac.games.aztlan.view import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Hashable

    from anahuac.envs.encoding import Numbers
    from anahuac.games.aztlan.board import AztlanBoard
    from anahuac.games.aztlan.state import AztlanState

STEPS = (*ALL_STEPS, "over")
CARDS = tuple(CULTURE_CARDS)

AGE = OneOf(range(1, AGES + 1))
STEP = OneOf(STEPS)
POWER = OneOf(POWERS)
FACTION = OneOf(FACTIONS)
PLACE = {seats: OneOf(range(seats)) for seats in (2, 3, 4)}
CULTURE = CountOf(CARDS)
HAND = tuple(flags(hand, len(POWERS)) for hand in range(1 << len(POWERS)))


def encoder(board: AztlanBoard, seats: int) -> Encoder:
    """Make the encoder for a board."""
    terrains = bytes([own == terrain for terrain in TERRAINS for own in board.terrain])
    planes = [
        Planes("terrain: " + ", ".join(TERRAINS), len(TERRAINS), lambda state, them: terrains),
        Planes("pawns / 5, by seat", seats, _pawns, 1 / 5),
        Planes("conflict unsettled; contested now", 2, _conflicts),
    ]
    scalars = [
        Together(attrgetter("age", "step", "to_act"), _progress(seats)),
        Together(_open_age, _standing(seats)),
        Together(attrgetter("supply", "removed", "to_place"), _supplies(seats)),
        Together(_open_culture, _culture(seats)),
        Together(attrgetter("asking", "spared", "rafts", "blessed", "factions"), _decisions(seats)),
    ]
    return Encoder(seats, (len(board.ids),), planes, scalars)


def _progress(seats: int) -> list[Scalars]:
    return [
        Scalars("age 1 to 5", AGES, lambda state, them: AGE[state.age]),
        Scalars("step: " + ", ".join(STEPS), len(STEPS), lambda state, them: STEP[state.step]),
        Scalars("to act, by seat", seats, lambda state, them: them.among(state.to_act)),
    ]


def _open_age(state: AztlanState) -> Hashable:
    return state.order, state.scores, state.track, state.cards, state.hands, state.step in FACE_DOWN


def _standing(seats: int) -> list[Scalars]:
    return [
        Scalars("place in the order of play, by seat", seats * seats, _order),
        Scalars("points / 50, by seat", seats, lambda state, them: them.numbers(state.scores), 1 / 50),
        Scalars("place on the score track from behind / seats, by seat", seats, _track, 1 / seats),
        Scalars("open power card 4 to 9, by seat", 6 * seats, _cards),
        Scalars("power cards not played, 4 to 9, by seat", 6 * seats, _unplayed),
    ]


def _supplies(seats: int) -> list[Scalars]:
    return [
        Scalars("supply / 30, by seat", seats, lambda state, them: them.numbers(state.supply), 1 / 30),
        Scalars("pawns out of the game / 30, by seat", seats, lambda state, them: them.numbers(state.removed), 1 / 30),
        Scalars("pawns still to place / 10, by seat", seats, lambda state, them: them.numbers(state.to_place), 1 / 10),
    ]


def _open_culture(state: AztlanState) -> Hashable:
    return state.culture, len(state.deck), state.discard


def _culture(seats: int) -> list[Scalars]:
    names = "own culture cards / 3: " + ", ".join(CARDS)
    return [
        Scalars(names, len(CARDS), lambda state, them: CULTURE.of(state.culture[them.me]), 1 / 3),
        Scalars("culture cards / 3, by seat", seats, _culture_sizes, 1 / 3),
        Scalars("culture cards left / 30", 1, lambda state, them: array("h", [len(state.deck)]), 1 / 30),
        Scalars("culture cards discarded / 3", len(CARDS), lambda state, them: CULTURE.of(state.discard), 1 / 3),
    ]


def _decisions(seats: int) -> list[Scalars]:
    return [
        Scalars("asked for sacred games, by seat", seats, lambda state, them: them.among(state.asking)),
        Scalars("spared, by seat", seats, lambda state, them: them.among(state.spared)),
        Scalars("rafts", 1, lambda state, them: array("h", [state.rafts])),
        Scalars("gods who bless", len(BLESSINGS), _blessings),
        Scalars("faction, by seat (two players)", 2 * seats, _factions),
    ]


@lru_cache(CACHED)
def _counted(pawns: int) -> bytes:
    return bytes(unpack(pawns))


def _pawns(state: AztlanState, seats: Seats) -> bytes:
    return b"".join([_counted(pawns) for pawns in seats.of(state.pawns)])


def _conflicts(state: AztlanState, seats: Seats) -> bytes:
    unsettled = 0
    for mask in state.leads + state.ties:
        unsettled |= mask
    contested = 0 if state.contested < 0 else 1 << state.contested
    return spread(unsettled, TERRITORIES) + spread(contested, TERRITORIES)


def _order(state: AztlanState, seats: Seats) -> Numbers:
    place = PLACE[state.seats]
    return b"".join([place[state.order.index(seat)] for seat in seats.order])


def _track(state: AztlanState, seats: Seats) -> Numbers:
    track = state.track
    return array("h", [track.index(seat) if seat in track else 0 for seat in seats.order])


def _cards(state: AztlanState, seats: Seats) -> Numbers:
    """Z2.1, Z3.3: the cards of the others are secret as long as they lie face down."""
    own, *others = seats.of(state.cards)
    shown = [0] * len(others) if state.step in FACE_DOWN else others
    return b"".join([POWER[card] for card in (own, *shown)])


def _unplayed(state: AztlanState, seats: Seats) -> Numbers:
    """A card face down is still one of those that its owner may have."""
    hands = seats.of(state.hands)
    if state.step in FACE_DOWN:
        hands = tuple(
            [hand | power_bit(card) if card else hand for hand, card in zip(hands, seats.of(state.cards), strict=True)]
        )
    return b"".join([HAND[hand] for hand in hands])


def _culture_sizes(state: AztlanState, seats: Seats) -> Numbers:
    return array("h", [len(hand) for hand in seats.of(state.culture)])


def _blessings(state: AztlanState, seats: Seats) -> Numbers:
    return array("h", [god in state.blessed for god in BLESSINGS])


def _factions(state: AztlanState, seats: Seats) -> Numbers:
    factions = seats.of(state.factions) or ("",) * state.seats
    return b"".join([FACTION[faction] for faction in factions])
