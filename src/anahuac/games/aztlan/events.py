"""What can happen in Aztlán. The words for it are in `locale`, by the tag of the event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from anahuac.core import Event

if TYPE_CHECKING:
    from typing import Self

    from anahuac.core import Seat


class AgeBegan(Event, frozen=True, tag="age"):
    """Z6.1: an age began; this is its order of play."""

    still = True
    age: int
    order: tuple[int, ...]


class Chose(Event, frozen=True, tag="chose"):
    """Z2.1: a power card was laid face down; only its owner knows which."""

    notice = "quiet"
    seat: int
    power: int | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, power=None)


class Took(Event, frozen=True, tag="took"):
    """Z2.2: a seat took the pawns of the age, some of them perhaps from the removed ones."""

    notice = "quiet"
    seat: int
    pawns: int
    returned: int


class Placed(Event, frozen=True, tag="placed"):
    """Z3.1: a pawn came onto the board."""

    seat: int
    territory: str


class EaglePlaced(Event, frozen=True, tag="eagle"):
    """Z3.2: Eagle and Jaguar Warriors brought one more pawn."""

    seat: int
    territory: str

    def played_card(self) -> str:
        return "eagle"


class Moved(Event, frozen=True, tag="moved"):
    """Z3.1: a pawn moved to an adjacent territory."""

    seat: int
    source: str
    target: str


class Revealed(Event, frozen=True, tag="revealed"):
    """Z3.3: a power card was turned up."""

    still = True
    notice = "big"
    seat: int
    power: int


class Fought(Event, frozen=True, tag="fought"):
    """Z4.3: the strongest declared a fight."""

    still = True
    seat: int
    territory: str


class Coexisted(Event, frozen=True, tag="coexisted"):
    """Z4.3: the strongest let all others stay."""

    seat: int
    territory: str


class TieStood(Event, frozen=True, tag="tie"):
    """Z4.4: the strongest were equal and coexist."""

    concerned = ("seats",)
    seats: tuple[int, ...]
    territory: str


class TieBroken(Event, frozen=True, tag="tlatoani"):
    """Z4.5: a Great Tlatoani broke a tie."""

    still = True
    notice = "big"
    seat: int
    territory: str

    def played_card(self) -> str:
        return "tlatoani"


class GamesPlayed(Event, frozen=True, tag="games"):
    """Z4.6: a loser played Sacred Games and stays."""

    still = True
    notice = "big"
    seat: int
    territory: str

    def played_card(self) -> str:
        return "sacred-games"


class GamesDeclined(Event, frozen=True, tag="declined"):
    """Z4.6: a loser who was asked did not play Sacred Games."""

    notice = "quiet"
    seat: int


class Removed(Event, frozen=True, tag="removed"):
    """Z4.3, Z4.4: pawns were driven out."""

    notice = "big"
    concerned = ("seat",)
    seat: int
    territory: str
    pawns: int


class Drew(Event, frozen=True, tag="drew"):
    """Z4.3: a culture card was drawn; only its owner knows which."""

    notice = "quiet"
    seat: int
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class NothingToDraw(Event, frozen=True, tag="no-card"):
    """Z4.7: the deck and the played cards were both used up."""

    notice = "quiet"
    seat: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """Z4.7: the played cards became the new deck."""

    notice = "quiet"
    cards: int


class PlayedCard(Event, frozen=True, tag="played"):
    """Z5.3, Z5.4: a culture card was played for scoring."""

    still = True
    seat: int
    card: str

    def played_card(self) -> str:
        return self.card


class Named(Event, frozen=True, tag="named"):
    """Z5.2: the owner of a 4 named a terrain."""

    notice = "quiet"
    seat: int
    terrain: str


class RealmScored(Event, frozen=True, tag="realm"):
    """Z5.2: what a realm is worth."""

    gained = "points"
    scoring = True
    seat: int
    territories: tuple[str, ...]
    matching: int
    points: int


class BlessingScored(Event, frozen=True, tag="blessing"):
    """Z5.4: what a blessing is worth."""

    gained = "points"
    scoring = True
    seat: int
    card: str
    territories: int
    points: int


class Scored(Event, frozen=True, tag="scored"):
    """Z5.6: a marker moved by what an age brought."""

    notice = "quiet"
    seat: int
    points: int
    total: int


class Exchanged(Event, frozen=True, tag="exchanged"):
    """Z8.2: the two players exchanged factions; these are what they hold now."""

    factions: tuple[str, str]


class FinalScored(Event, frozen=True, tag="final"):
    """Z7.1: a hand was shown and a marker moved by what it is worth."""

    gained = "points"
    scoring = True
    seat: int
    power: int
    cards: tuple[str, ...]
    offering_points: int
    points: int
    total: int


class Won(Event, frozen=True, tag="won"):
    """Z7.2: the game is over."""

    notice = "big"
    seat: int
    points: int
    tie_break: str = ""
