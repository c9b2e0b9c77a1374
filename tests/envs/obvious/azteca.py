"""Observations of Azteca: planes over its territories and lake zones, in the order of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anahuac.games.azteca.frames import Deal, Roll
from anahuac.games.azteca.machine import STEPS as ALL_STEPS
from anahuac.games.azteca.material import ARMIES, CARDS, WRATH, ZONES
from anahuac.games.azteca.view_frames import ActivationFrame, BattleFrame, LotFrame, ViewFrame
from tests.envs.obvious.encoding import Encoder, Planes, Scalars, Seats, counts, one_of

if TYPE_CHECKING:
    from anahuac.games.azteca.board import AztecaBoard
    from anahuac.games.azteca.view import AztecaView
    from tests.envs.obvious.encoding import Floats

STEPS = (*ALL_STEPS, "round")
PHASES = range(1, 9)
COLOURS = ("white", "red", "yellow")
DICE = 3


def encoder(board: AztecaBoard, seats: int) -> Encoder:
    """Make the encoder for a map."""
    at = board.index

    def lands(view: AztecaView, seats: Seats, out: Floats) -> None:
        for number, seat in enumerate(seats):
            out[number, [at[id] for id in view.lands[seat]]] = 1

    def population(view: AztecaView, seats: Seats, out: Floats) -> None:
        out[0, : board.size] = view.population
        out /= 2

    def armies(view: AztecaView, seats: Seats, out: Floats) -> None:
        for number, place in enumerate([place for seat in seats for place in view.armies[seat]]):
            if place is not None:
                out[number, at[place]] = 1

    def marks(view: AztecaView, seats: Seats, out: Floats) -> None:
        for number, marked in enumerate((view.assimilated, view.dams, view.spied, view.struck, view.barren)):
            out[number, [at[id] for id in marked]] = 1

    def reinforced(view: AztecaView, seats: Seats, out: Floats) -> None:
        for id, warriors, knights in view.reinforced:
            out[:, at[id]] = warriors / 4, knights / 4

    def goals(view: AztecaView, seats: Seats, out: Floats) -> None:
        order = list(seats)
        for seat, _, id in view.missions:
            if id is not None:
                out[order.index(seat), at[id]] = 1

    def battle(view: AztecaView, seats: Seats, out: Floats) -> None:
        frame = _frame(view, BattleFrame)
        for number, place in enumerate((frame.place, frame.origin) if frame else ()):
            if place is not None:
                out[number, at[place]] = 1

    planes = [
        Planes("owned, by seat", seats, lands),
        Planes("population / 2", 1, population),
        Planes("army A, B, C, by seat", len(ARMIES) * seats, armies),
        Planes("assimilated; dam; spied; struck; barren", 5, marks),
        Planes("reinforced by warriors / 4; by knights / 4", 2, reinforced),
        Planes("goal of a mission, by seat", seats, goals),
        Planes("place of the battle; where the attack came from", 2, battle),
    ]
    return Encoder(seats, (len(board.areas),), planes, _scalars(seats))


def _scalars(seats: int) -> list[Scalars]:
    return [
        Scalars("round / 20", 1, lambda view, them: [view.round / 20]),
        Scalars("phase 1 to 8", len(PHASES), lambda view, them: one_of(view.phase, PHASES)),
        Scalars("step: " + ", ".join(STEPS), len(STEPS), lambda view, them: one_of(view.step, STEPS)),
        Scalars("to act, by seat", seats, lambda view, them: them.among(view.to_act)),
        Scalars("tlatoani, by seat", seats, lambda view, them: them.one(view.tlatoani)),
        Scalars("own warriors and knights / 4: army A, B, C, reserve", 8, _fighters),
        Scalars("warriors / 16, by seat", seats, lambda view, them: them.of(view.warriors, 16)),
        Scalars("knights / 16, by seat", seats, lambda view, them: them.of(view.knights, 16)),
        Scalars("known value of army A, B, C / 8, -1/8 unknown, by seat", len(ARMIES) * seats, _known),
        Scalars("army A, B, C has moved, by seat", len(ARMIES) * seats, _moved),
        Scalars("ships / 5 in each zone, by seat", ZONES * seats, lambda view, them: them.flat(view.ships, 5)),
        Scalars("pochtecas / 4, by seat", seats, lambda view, them: them.of(view.pochtecas, 4)),
        Scalars("own tribute, sacrifices, given / 20", 3, _own),
        Scalars(
            "tribute at least, at most / 20, by seat", 2 * seats, lambda view, them: them.flat(view.tribute_bounds, 20)
        ),
        Scalars(
            "sacrifices at least, at most / 20, by seat",
            2 * seats,
            lambda view, them: them.flat(view.sacrifice_bounds, 20),
        ),
        Scalars("given when last looked / 20, -1 unknown, by seat", seats, lambda view, them: them.of(view.looked, 20)),
        Scalars(
            "own cards: " + ", ".join(CARDS), len(CARDS), lambda view, them: counts(view.hands[them.me] or (), CARDS)
        ),
        Scalars("cards / 4, by seat", seats, lambda view, them: them.of(view.hand_sizes, 4)),
        Scalars("cards seen in hands, by seat", len(CARDS) * seats, lambda view, them: _by_card(view.seen, them)),
        Scalars(
            "kinds of cards played in this phase, by seat",
            len(CARDS) * seats,
            lambda view, them: _by_card(view.played, them),
        ),
        Scalars("cards discarded / 3", len(CARDS), lambda view, them: counts(view.discard, CARDS, 3)),
        Scalars("cards left / 40", 1, lambda view, them: [view.deck_size / 40]),
        Scalars("markers in the bag / 3, by seat", seats, lambda view, them: them.of(view.bag, 3)),
        Scalars("diversions, by seat", seats, lambda view, them: them.of(view.diversions)),
        Scalars("recovering, by seat", seats, lambda view, them: them.among(view.recovering)),
        Scalars("Quetzalcoatl / 5, in the urn / 20, Tezcatlipoca / 4", 3, _gods),
        Scalars("wrath cards left", len(WRATH), lambda view, them: [float(card in view.wrath) for card in WRATH]),
        Scalars("lot: slaves / 3, bid / 10, bidder by seat", 2 + seats, _lot),
        Scalars("dice: face / 6 and white, red, yellow, of three", 4 * DICE, _dice),
        Scalars("activation: army A, B, C, steps left / 3, by seat", len(ARMIES) + 1 + seats, _activation),
        Scalars("battle: announced / 8 twice, attacker, defender by seat", 2 + 2 * seats, _battle),
        Scalars("deal: give / 10, ask / 10, cards to give, to get", 2 + 2 * len(CARDS), _deal),
    ]


def _frame(view: Any, kind: type[Any]) -> Any:
    """The uppermost frame of a kind, None if there is none."""
    frames: tuple[ViewFrame, ...] = view.stack
    return next((frame for frame in reversed(frames) if isinstance(frame, kind)), None)


def _fighters(view: Any, seats: Seats) -> list[float]:
    return [count / 4 for force in view.fighters[seats.me] or ((0, 0),) * 4 for count in force]


def _known(view: Any, seats: Seats) -> list[float]:
    return [value / 8 for seat in seats for value in view.known[len(ARMIES) * seat : len(ARMIES) * (seat + 1)]]


def _moved(view: Any, seats: Seats) -> list[float]:
    return [float(army in view.moved[seat]) for seat in seats for army in ARMIES]


def _own(view: Any, seats: Seats) -> list[float]:
    return [(held[seats.me] or 0) / 20 for held in (view.tribute, view.sacrifices, view.given)]


def _by_card(hands: Any, seats: Seats) -> list[float]:
    return [number for seat in seats for number in counts(hands[seat], CARDS)]


def _gods(view: Any, seats: Seats) -> list[float]:
    return [view.quetzalcoatl / 5, view.urn_seen / 20, view.tezcatlipoca / 4]


def _lot(view: Any, seats: Seats) -> list[float]:
    lot = _frame(view, LotFrame)
    if not lot:
        return [0.0] * (2 + seats.count)
    return [lot.slaves / 3, lot.bid / 10, *seats.one(lot.bidder)]


def _dice(view: Any, seats: Seats) -> list[float]:
    roll = _frame(view, Roll)
    dice = list(zip(roll.faces, roll.colours, strict=True))[:DICE] if roll else []
    dice += [(0, "")] * (DICE - len(dice))
    return [number for face, colour in dice for number in (face / 6, *one_of(colour, COLOURS))]


def _activation(view: Any, seats: Seats) -> list[float]:
    moving = _frame(view, ActivationFrame)
    if not moving:
        return [0.0] * (len(ARMIES) + 1 + seats.count)
    return [*one_of(moving.army, ARMIES), moving.left / 3, *seats.one(moving.seat)]


def _battle(view: Any, seats: Seats) -> list[float]:
    battle = _frame(view, BattleFrame)
    if not battle:
        return [0.0] * (2 + 2 * seats.count)
    return [*(value / 8 for value in battle.values), *seats.one(battle.attacker), *seats.one(battle.defender)]


def _deal(view: Any, seats: Seats) -> list[float]:
    deal = _frame(view, Deal) or Deal(0, 0)
    return [deal.give / 10, deal.ask / 10, *counts(deal.give_cards, CARDS), *counts(deal.ask_cards, CARDS)]
