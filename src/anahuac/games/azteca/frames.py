"""The stack of a state: what is going on, from the phase down to the innermost question.

Each frame is a point at which somebody decides, or which waits for the frames above it. Frames are values; what a
seat may not know of one is left out by `seen_by`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from typing import Self

    from anahuac.core import Seat

Seats = tuple[int, ...]
Force = tuple[int, int]
"""Warriors and knights."""


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="frame"):
    """The base of all frames."""

    @property
    def step(self) -> str:
        """The step whose rules say what can be decided here."""
        return str(self.__struct_config__.tag)

    def seen_by(self, seat: Seat | None) -> Self:
        """Return this frame as a seat sees it, without what it may not know."""
        return self


class Setup(Frame, frozen=True, tag="setup"):
    """T1, T18.1: everybody sets up, in secret, at the same time. -1: not chosen yet."""

    zones: tuple[int, ...]
    """T1.1: where the first ship goes, by seat."""
    dam: int = -1
    deciding: Seats = ()
    aztecs: int = -1
    """Who lays the dam."""

    def seen_by(self, seat: Seat | None) -> Setup:
        zones = tuple(zone if own == seat else -1 for own, zone in enumerate(self.zones))
        return Setup(zones, self.dam if seat == self.aztecs else -1, self.deciding, self.aztecs)


class Turns(Frame, frozen=True, tag="turns"):
    """A part of a phase in which one seat after the other decides; the first of `order` is to act."""

    part: Literal["cards", "excess", "tribute", "purchase", "assign", "missions", "sail", "engage", "war-cards",
                  "offer"]  # fmt: skip
    order: Seats
    note: int = 0
    """What the seat has done so far in its turn, by the part: ships moved, zones attacked, new generals, partners."""

    @property
    def step(self) -> str:
        return self.part


class Round(Frame, frozen=True, tag="round"):
    """The bottom of the stack: the phase goes on when everything above it is done."""

    stage: Literal["cards", "tribute", "income", "purchase", "market", "assign", "missions", "deeds", "sail", "engage",
                   "war", "markers", "offer", "look", "sacrifice", "wrath", "over"]  # fmt: skip
    fed: int = 0
    """T15.2: what Tezcatlipoca was given, while the dice are rolled."""
    wrath: int = 0
    """T15.2: the card he showed."""


class Lot(Frame, frozen=True, tag="lot"):
    """T9: an auction. `bidders` are still in it, the first is to act; no slaves: the die is still to be read."""

    number: int
    slaves: int = 0
    bidders: Seats = ()
    bid: int = 0
    bidder: int = -1


class Deeds(Frame, frozen=True, tag="deeds"):
    """T10.1: the missions are carried out, this one next."""

    at: int = 0


class Roll(Frame, frozen=True, tag="roll"):
    """Dice that have just been rolled, and who may still influence them (T6.4)."""

    colours: tuple[Literal["white", "red", "yellow"], ...]
    faces: tuple[int, ...]
    asking: Seats
    roller: int


class Spell(Frame, frozen=True, tag="spell"):
    """T6.3: an Influence is being played, and who may still cancel it by a Ruse."""

    seat: int
    die: int
    asking: Seats


class Deed(Frame, frozen=True, tag="deed"):
    """A card whose die is being rolled: what happens then."""

    seat: int
    card: Literal["tlaloc", "submission", "assassination"]
    target: int = -1


class Ruse(Frame, frozen=True, tag="ruse"):
    """T6.3: a seat looks at a hand and chooses a card of it to be discarded."""

    seat: int
    target: int


class Deal(Frame, frozen=True, tag="deal"):
    """T18.2: an offer; it is being put together, then answered."""

    seat: int
    partner: int
    give: int = 0
    ask: int = 0
    give_cards: tuple[str, ...] = ()
    ask_cards: tuple[str, ...] = ()
    offered: bool = False

    @property
    def step(self) -> str:
        return "answer" if self.offered else "deal"

    def seen_by(self, seat: Seat | None) -> Deal:
        return self if self.offered or seat == self.seat else Deal(self.seat, self.partner)


class LakeBattle(Frame, frozen=True, tag="lake"):
    """T11.2: a battle of ships. Stages: cards are asked for, dice are rolled, ships may withdraw."""

    zone: int
    attacker: int
    defender: int
    stage: Literal["cards", "roll", "dice", "withdraw"]
    asking: Seats
    favoured: int = -1
    """Whom Chalchiuhtlicue lets roll yellow dice."""

    @property
    def step(self) -> str:
        return "lake-cards" if self.stage == "cards" else "lake-withdraw"


class Activation(Frame, frozen=True, tag="activation"):
    """T14.2: a marker was drawn: its owner may move an army and reorganise.

    Stages: nothing has moved yet, an army is on its march, or the move is over.
    """

    seat: int
    stage: Literal["ready", "march", "after"] = "ready"
    army: int = -1
    left: int = 3
    can_reorganise: bool = True
    at_last_stop: bool = False
    """T14.5: whether a reorganisation at the last stop may come before the one after the move."""
    passage: int = -1
    """T6.3: the neutral territory that Right of passage opens."""
    refused: int = 0
    """A mask of zones that nobody lets the army cross in this activation."""

    @property
    def step(self) -> str:
        return self.stage


class War(Frame, frozen=True, tag="war"):
    """T14.2: markers are drawn from the bag until it is empty."""


class Reorganise(Frame, frozen=True, tag="reorganise"):
    """T14.5: the counters of armies in one place, and of the reserve in the capital, are dealt out anew."""

    seat: int
    groups: int
    """A mask: armies, and 8 for the reserve."""
    pool: Force | None
    """What is still to be dealt out; None for those who may not know."""

    def seen_by(self, seat: Seat | None) -> Reorganise:
        return self if seat == self.seat else Reorganise(self.seat, self.groups, None)


class Leave(Frame, frozen=True, tag="leave"):
    """T11.3: the controller of a zone is asked whether somebody may use it."""

    seat: int
    asker: int
    zone: int
    purpose: Literal["cross", "intercept", "retreat", "reserve"]


class Ferry(Frame, frozen=True, tag="ferry"):
    """T18.3: those with ships in a zone are asked whether they carry an army across; then it takes the fare or not."""

    seat: int
    zone: int
    asking: Seats
    fare: int = -1

    @property
    def step(self) -> str:
        return "ferry" if self.fare < 0 else "fare"


class Entering(Frame, frozen=True, tag="entering"):
    """T14.3, T14.4: an army enters an area. Stages: leave to cross, interception, leave to intercept, attack."""

    seat: int
    army: int
    origin: int
    place: int
    stage: Literal["ferry", "leave", "enter", "intercept", "strike", "fought", "attack", "attacked"]
    asking: Seats = ()
    striker: int = -1
    """The army, 3 times its seat and its letter, that wants to intercept."""
    passage: int = -1


class Battle(Frame, frozen=True, tag="battle"):
    """T14.7: a battle, in its sequence.

    `attackers` and `defenders` are masks of armies; a raid has none, nomads fight for it. `guard` are the neutrals:
    regulars with the mobilised, then reinforcements. `joined` are the counters of the reserve that defend.
    """

    kind: Literal["attack", "interception", "raid"]
    place: int
    origin: int
    attacker: int
    defender: int
    """-1: neutrals."""
    attackers: int
    defenders: int
    stage: Literal["cards", "chain", "reserve", "cousins", "mobilise", "mobilised", "terrain", "terrain-die",
                   "announce", "dice", "losses", "retreat", "end"] = "cards"  # fmt: skip
    asking: Seats = ()
    heroic: bool = False
    joined: Force | None = (0, 0)
    joined_count: int = 0
    cousins: tuple[tuple[int, int], ...] = ()
    """T14.14: the seats that sent a counter, and its value."""
    guard: Force = (0, 0)
    reinforced: Force = (0, 0)
    nomads: Force = (0, 0)
    values: tuple[int, int] = (0, 0)
    """What attacker and defender announced."""
    taken: tuple[int, int] = (0, 0)
    """Counters that the attacker and the defender have taken."""
    refused: int = 0
    """A mask of zones whose controllers said no."""
    granted: int = 0
    """A mask of zones whose controllers gave leave."""
    passage: int = -1

    @property
    def step(self) -> str:
        return f"battle-{self.stage}"

    def seen_by(self, seat: Seat | None) -> Battle:
        return self if seat == self.defender else msgspec.structs.replace(self, joined=None)


class Losses(Frame, frozen=True, tag="losses"):
    """T14.7: seats choose which counters they lose, at the same time: how many are left to choose, and the choices.

    A choice is a group, plus 4 for a knight.
    """

    seats: Seats
    total: tuple[int, ...]
    """How many counters each of them loses."""
    left: tuple[int, ...]
    chosen: tuple[tuple[int, ...] | None, ...]
    army: int = -1
    """T14.17: the one army that loses a counter to a flood."""

    def seen_by(self, seat: Seat | None) -> Losses:
        known = zip(self.seats, self.left, self.chosen, strict=True)
        shown = [(left, chosen) if own == seat else (-1 if left else 0, None) for own, left, chosen in known]
        lefts, choices = zip(*shown, strict=True)
        return Losses(self.seats, self.total, lefts, choices, self.army)


class Retreat(Frame, frozen=True, tag="retreat"):
    """T14.11: an army leaves a place: after a round, after a plunder (it must), or before a flood (it must)."""

    seat: int
    place: int
    armies: int
    why: Literal["round", "plunder", "flood"]
    origin: int = -1
    passage: int = -1
    refused: int = 0
    granted: int = 0
    reserve: bool = False
    """Whether the reserve may withdraw too."""
    withdrew: bool = False
    """Whether it has."""
    target: int = -1
    """Where it wants to go, while leave is asked."""
    left: bool = False
    """Whether the armies have gone; the reserve is still to decide."""


class Catastrophe(Frame, frozen=True, tag="catastrophe"):
    """T14.17: armies leave a territory, one after the other: 3 times the seat and the letter of each."""

    place: int
    armies: tuple[int, ...]


class Experience(Frame, frozen=True, tag="experience"):
    """T14.10: a victor may make a warrior a knight; `groups` took part, with this many warriors of the reserve."""

    seat: int
    groups: int
    warriors: int | None

    def seen_by(self, seat: Seat | None) -> Experience:
        return self if seat == self.seat else Experience(self.seat, self.groups, None)


class Sacrifice(Frame, frozen=True, tag="sacrifice"):
    """T15.2: everybody chooses what Tezcatlipoca gets, in secret, at the same time."""

    amounts: tuple[int | None, ...]
    deciding: Seats

    def seen_by(self, seat: Seat | None) -> Sacrifice:
        return Sacrifice(tuple(n if own == seat else None for own, n in enumerate(self.amounts)), self.deciding)


AnyFrame = (
    Setup | Turns | Round | Lot | Deeds | Roll | Spell | Deed | Ruse | Deal | LakeBattle | Activation | War | Reorganise
    | Leave | Ferry | Entering | Battle | Losses | Retreat | Catastrophe | Experience | Sacrifice
)  # fmt: skip
