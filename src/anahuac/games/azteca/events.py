"""What can happen in Azteca. The words for it are in `locale`, by the tag of the event."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import msgspec

from anahuac.core import Event

if TYPE_CHECKING:
    from typing import Self

    from anahuac.core import Seat


class Secret(Event, frozen=True):
    """An event of which only the seats named in `knowers` see the fields named in `secret`."""

    secret: ClassVar[tuple[str, ...]] = ()
    knowers: ClassVar[tuple[str, ...]] = ("seat",)

    def seen_by(self, seat: Seat | None) -> Self | None:
        if seat is not None and seat in [getattr(self, knower) for knower in self.knowers]:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secret))


class Private(Event, frozen=True):
    """An event that only its seat learns of."""

    seat: int

    def seen_by(self, seat: Seat | None) -> Self | None:
        return self if seat == self.seat else None


class RoundBegan(Event, frozen=True, tag="round"):
    """T1.4: a round began; this is its order of play."""

    still = True
    round: int
    order: tuple[int, ...]


class PhaseBegan(Event, frozen=True, tag="phase"):
    """T2: a phase began."""

    still = True
    phase: int


class SetUp(Event, frozen=True, tag="set-up"):
    """T1: a seat has set up, and this is what stands on the map."""

    seat: int
    ships: tuple[int, ...]
    armies: int
    warriors: int
    knights: int
    pochtecas: int
    dams: tuple[str, ...]


class SetUpDone(Event, frozen=True, tag="set-up-done"):
    """T1.2: a seat has finished setting up."""

    notice = "quiet"
    seat: int


class Assigned(Private, frozen=True, tag="assigned"):
    """T1.2, T14.5: a counter was put into an army or the reserve, in secret."""

    notice = "quiet"
    group: int
    fighter: str


class ChoseInSecret(Private, frozen=True, tag="chose"):
    """T1.1, T1.3, T18.1: something was chosen in secret."""

    notice = "quiet"
    choice: str


class Drew(Secret, frozen=True, tag="drew"):
    """T6.1: cards were drawn; only their owner knows which."""

    notice = "quiet"
    secret = ("cards",)
    seat: int
    count: int
    cards: tuple[str, ...] | None


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """T6.1: the discards became the new deck."""

    notice = "quiet"
    count: int


class Discarded(Event, frozen=True, tag="discarded"):
    """T6.1: a card was discarded."""

    together = "card"
    notice = "quiet"
    seat: int
    card: str


class Played(Event, frozen=True, tag="played"):
    """T6.2: a card was played, at somebody or at a place perhaps."""

    seat: int
    card: str
    at: str | None = None
    rival: int | None = None

    def played_card(self) -> str:
        return self.card


class Passed(Event, frozen=True, tag="passed"):
    """A seat that was asked let it be, or ended its turn."""

    notice = "quiet"
    seat: int


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice were rolled."""

    still = True
    notice = "big"
    seat: int
    dice: tuple[str, ...]
    faces: tuple[int, ...]


class Rerolled(Event, frozen=True, tag="rerolled"):
    """T6.3: an Influence changed a die."""

    still = True
    seat: int
    die: int
    colour: str
    face: int


class Cancelled(Event, frozen=True, tag="cancelled"):
    """T6.3: a Ruse cancelled an Influence."""

    seat: int


class Peeked(Secret, frozen=True, tag="peeked"):
    """T6.3: a seat saw another's hand."""

    concerned = ("rival",)
    secret = ("cards",)
    knowers = ("seat", "rival")
    seat: int
    rival: int
    cards: tuple[str, ...] | None


class Income(Event, frozen=True, tag="income"):
    """T7: what the lands brought."""

    gained = "sacrifices"
    scoring = True
    seat: int
    tribute: int
    sacrifices: int
    territories: tuple[str, ...]


class Tribute(Event, frozen=True, tag="tribute"):
    """A seat openly gained tribute."""

    seat: int
    tribute: int


class Bought(Secret, frozen=True, tag="bought"):
    """T8.1: something was bought; where fighters go is secret."""

    together = "item"
    secret = ("group",)
    seat: int
    item: str
    at: str | None = None
    group: int | None = None


class LotOpened(Event, frozen=True, tag="lot"):
    """T9.1: slaves are offered."""

    still = True
    number: int
    slaves: int


class Bid(Event, frozen=True, tag="bid"):
    """T9.2: a bid."""

    still = True
    seat: int
    tribute: int


class Sold(Event, frozen=True, tag="sold"):
    """T9.3: slaves were sold."""

    gained = "slaves"
    concerned = ("seat",)
    notice = "big"
    seat: int
    tribute: int
    slaves: int


class Unsold(Event, frozen=True, tag="unsold"):
    """T9.2: nobody wanted the lot."""

    notice = "quiet"
    number: int


class Sent(Event, frozen=True, tag="sent"):
    """T10.1: a pochteca got a mission."""

    together = "mission"
    seat: int
    mission: str
    at: str | None


class Succeeded(Event, frozen=True, tag="succeeded"):
    """T10: a mission was carried out."""

    concerned = ("seat",)
    seat: int
    mission: str
    at: str | None


class Failed(Event, frozen=True, tag="failed"):
    """T10.1: a mission failed."""

    concerned = ("seat",)
    seat: int
    mission: str
    at: str | None


class Returned(Secret, frozen=True, tag="returned"):
    """T10.2: expeditions came back; only their owner knows with how much."""

    secret = ("tribute",)
    seat: int
    count: int
    tribute: int | None


class PochtecaLost(Event, frozen=True, tag="pochteca-lost"):
    """T6.3: a pochteca was lost with its mission."""

    concerned = ("seat",)
    seat: int
    mission: str


class Sailed(Event, frozen=True, tag="sailed"):
    """T11.1: a ship moved."""

    together = "target"
    seat: int
    source: str
    target: str


class Engaged(Event, frozen=True, tag="engaged"):
    """T11.2: a lake battle began."""

    still = True
    concerned = ("seat", "rival")
    notice = "big"
    seat: int
    rival: int
    at: str


class Sunk(Event, frozen=True, tag="sunk"):
    """T11.2: ships were sunk."""

    concerned = ("seat",)
    notice = "big"
    seat: int
    count: int
    at: str


class ShipsWithdrew(Event, frozen=True, tag="ships-withdrew"):
    """T11.2: ships left a battle."""

    seat: int
    source: str
    target: str


class Offered(Secret, frozen=True, tag="offered"):
    """T15.1: a seat gave to Quetzalcoatl, in secret."""

    notice = "quiet"
    secret = ("sacrifices",)
    seat: int
    sacrifices: int | None


class Set(Private, frozen=True, tag="set-aside"):
    """T15: points were set aside for a god, in secret."""

    notice = "quiet"
    sacrifices: int


class Climbed(Event, frozen=True, tag="climbed"):
    """T15.1: the urn was looked at: the serpent climbed so many steps, this much is left."""

    still = True
    scoring = True
    steps: int
    total: int
    rest: int


class Fed(Event, frozen=True, tag="fed"):
    """T15.2: what each seat gave to Tezcatlipoca."""

    still = True
    scoring = True
    amounts: tuple[int, ...]

    def gains(self) -> tuple[tuple[Seat, int], ...]:
        return tuple([(seat, -amount) for seat, amount in enumerate(self.amounts) if amount])


class FedChosen(Event, frozen=True, tag="fed-chosen"):
    """T15.2: a seat has chosen what Tezcatlipoca gets."""

    notice = "quiet"
    seat: int


class Wrath(Event, frozen=True, tag="wrath"):
    """T15.2: a wrath card was shown."""

    still = True
    scoring = True
    card: int


class Judged(Event, frozen=True, tag="judged"):
    """T15.2: whether the points given and the best roll calmed Tezcatlipoca."""

    still = True
    scoring = True
    fed: int
    best: int
    total: int
    wrath: int
    calm: bool
    steps: int


class DealBegan(Event, frozen=True, tag="deal-began"):
    """T18.2: a seat is thinking of an offer to another."""

    notice = "quiet"
    seat: int
    rival: int


class Offer(Event, frozen=True, tag="deal"):
    """T18.2: a deal was offered."""

    still = True
    concerned = ("rival",)
    notice = "big"
    seat: int
    rival: int
    give: int
    give_cards: tuple[str, ...]
    ask: int
    ask_cards: tuple[str, ...]


class Answered(Event, frozen=True, tag="answered"):
    """T18.2: an offer was taken or not."""

    still = True
    seat: int
    granted: bool


class GameOver(Event, frozen=True, tag="over"):
    """T15.4: the game is over; nobody won if there are no seats."""

    notice = "big"
    scoring = True
    seats: tuple[int, ...]
    given: tuple[int, ...]
    reason: str
    tie_break: str = ""
