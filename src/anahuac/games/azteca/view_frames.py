"""The stack of a view: what is going on, told in names of places, armies and seats instead of numbers and masks.

Each frame here is a frame of `frames` as a client reads it. None stands for nothing, or for what a seat may not know;
what is mostly nothing is left out then.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.azteca.frames import Deal, Deeds, Frame, Roll, Round, Ruse, Sacrifice, Seats, Spell, War

Names = tuple[str, ...]


class Counters(msgspec.Struct, frozen=True, array_like=True):
    """Fighters of both kinds; in JSON a list of two numbers."""

    warriors: int
    knights: int


class OwnArmy(msgspec.Struct, frozen=True):
    """An army of somebody, by its letter."""

    seat: int
    army: str


class Fighter(msgspec.Struct, frozen=True):
    """A counter of an army or the reserve (R)."""

    group: str
    fighter: Literal["warrior", "knight"]


class Cousin(msgspec.Struct, frozen=True):
    """T14.14: the counter that somebody sent."""

    seat: int
    fighter: Literal["warrior", "knight"]


class Arrived(msgspec.Struct, frozen=True):
    """T11.1: ships that have come into a zone in this turn."""

    zone: str
    ships: int


class SetupFrame(Frame, frozen=True, kw_only=True, tag="setup"):
    """T1, T18.1: everybody sets up."""

    zones: tuple[str | None, ...]
    dam: str | None
    """The far side."""
    deciding: Seats
    aztecs: int | None


class TurnsFrame(Frame, frozen=True, kw_only=True, tag="turns"):
    """One seat after the other; what the first one has done so far in its turn."""

    part: str
    order: Seats
    generals: Names = ()
    """T8.2: the armies that it has bought."""
    partners: Seats = ()
    """T18.2: to whom it has made an offer."""
    arrived: tuple[Arrived, ...] = ()
    """T11.1: how many ships have come into each zone."""
    attacked: Names = ()
    """T11.2: the zones in which it has attacked."""

    @property
    def step(self) -> str:
        return self.part


class LotFrame(Frame, frozen=True, kw_only=True, tag="lot"):
    """T9: an auction."""

    number: int
    slaves: int
    bidders: Seats
    bid: int
    bidder: int | None


class DeedFrame(Frame, frozen=True, kw_only=True, tag="deed"):
    """A card whose die is being rolled, and its target."""

    seat: int
    card: Literal["tlaloc", "submission", "assassination"]
    place: str | None
    mission: int | None


class LakeBattleFrame(Frame, frozen=True, kw_only=True, tag="lake"):
    """T11.2: a battle of ships."""

    zone: str
    attacker: int
    defender: int
    stage: Literal["cards", "roll", "dice", "withdraw"]
    asking: Seats
    favoured: int | None


class ActivationFrame(Frame, frozen=True, kw_only=True, tag="activation"):
    """T14.2: somebody may move an army and reorganise."""

    seat: int
    stage: Literal["ready", "march", "after"]
    army: str | None = None
    left: int
    can_reorganise: bool
    at_last_stop: bool = False
    passage: str | None = None
    refused: Names = ()


class ReorganiseFrame(Frame, frozen=True, kw_only=True, tag="reorganise"):
    """T14.5: counters are dealt out anew among armies and reserve (R)."""

    seat: int
    groups: Names
    pool: Counters | None


class LeaveFrame(Frame, frozen=True, kw_only=True, tag="leave"):
    """T11.3: the controller of a zone is asked."""

    seat: int
    asker: int
    zone: str
    purpose: Literal["cross", "intercept", "retreat", "reserve"]


class FerryFrame(Frame, frozen=True, kw_only=True, tag="ferry"):
    """T18.3: who carries an army across, and for what."""

    seat: int
    zone: str
    asking: Seats
    fare: int | None


class EnteringFrame(Frame, frozen=True, kw_only=True, tag="entering"):
    """T14.3, T14.4: an army enters an area."""

    seat: int
    army: str
    origin: str
    place: str
    stage: Literal["ferry", "leave", "enter", "intercept", "strike", "fought", "attack", "attacked"]
    asking: Seats = ()
    striker: OwnArmy | None = None
    passage: str | None = None


class BattleFrame(Frame, frozen=True, kw_only=True, tag="battle"):
    """T14.7: a battle; without a defender the neutrals defend, without an origin nomads attack."""

    kind: Literal["attack", "interception", "raid"]
    place: str
    origin: str | None
    attacker: int
    defender: int | None
    attackers: Names
    defenders: Names
    stage: Literal["cards", "chain", "reserve", "cousins", "mobilise", "mobilised", "terrain", "terrain-die",
                   "announce", "dice", "losses", "retreat", "end"]  # fmt: skip
    asking: Seats
    heroic: bool = False
    joined: Counters | None = None
    joined_count: int = 0
    cousins: tuple[Cousin, ...] = ()
    guard: Counters
    reinforced: Counters
    nomads: Counters
    values: tuple[int, int]
    """What attacker and defender announced."""
    taken: tuple[int, int]
    """Counters that the attacker and the defender have taken."""
    refused: Names = ()
    granted: Names = ()
    passage: str | None = None


class LossesFrame(Frame, frozen=True, kw_only=True, tag="losses"):
    """T14.7: how many counters each seat loses, how many it has yet to choose, and its choices."""

    seats: Seats
    total: tuple[int, ...]
    left: tuple[int | None, ...]
    chosen: tuple[tuple[Fighter, ...] | None, ...]
    army: str | None


class RetreatFrame(Frame, frozen=True, kw_only=True, tag="retreat"):
    """T14.11: armies leave a place."""

    seat: int
    place: str
    armies: Names
    why: Literal["round", "plunder", "flood"]
    origin: str | None
    passage: str | None
    refused: Names
    granted: Names
    reserve: bool
    withdrew: bool
    target: str | None
    left: bool


class CatastropheFrame(Frame, frozen=True, kw_only=True, tag="catastrophe"):
    """T14.17: armies leave a territory, one after the other."""

    place: str
    armies: tuple[OwnArmy, ...]


class ExperienceFrame(Frame, frozen=True, kw_only=True, tag="experience"):
    """T14.10: a victor may make a warrior a knight."""

    seat: int
    groups: Names
    warriors: int | None


ViewFrame = (
    SetupFrame | TurnsFrame | Round | LotFrame | Deeds | Roll | Spell | DeedFrame | Ruse | Deal | LakeBattleFrame
    | ActivationFrame | War | ReorganiseFrame | LeaveFrame | FerryFrame | EnteringFrame | BattleFrame | LossesFrame
    | RetreatFrame | CatastropheFrame | ExperienceFrame | Sacrifice
)  # fmt: skip
"""What a view's stack is made of; frames that have no numbers of places are the same as in a state."""
