"""What a seat may know, and complete states that fit it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from anahuac.core import Seat, View
from anahuac.core.masks import bits
from anahuac.games.aztlan.actions import AztlanAction
from anahuac.games.aztlan.board import SHELF
from anahuac.games.aztlan.choice import power_bit, powers_of
from anahuac.games.aztlan.conflict import survey
from anahuac.games.aztlan.material import DECK, Culture, Faction
from anahuac.games.aztlan.options import AztlanOptions
from anahuac.games.aztlan.pawns import pack, unpack, where

if TYPE_CHECKING:
    from anahuac.core import Chance
    from anahuac.games.aztlan.state import AztlanState

FACE_DOWN = ("choose", "place", "move")
"""The steps during which the power cards of the age lie face down (Z2.1, Z3.3)."""


class AztlanView(View["AztlanState", AztlanAction], frozen=True, kw_only=True):
    """A state as a seat sees it. What it may not know is None. Lists are by seat unless they say otherwise."""

    options: AztlanOptions
    age: int
    phase: str
    order: tuple[Seat, ...]
    turn: int
    """Whose turn it is, as a place in the order."""
    track: tuple[Seat, ...]
    """The score markers from the last field to the first, within a field from the bottom of the stack up."""
    cards: tuple[int | None, ...]
    """The power card of this age: None if it is face down or not chosen yet."""
    unplayed: tuple[tuple[int, ...], ...]
    """The power cards that do not lie open: those in hand and the one face down."""
    pawns: tuple[tuple[int, ...], ...]
    """The pawns of each seat in each territory, in the order of the board."""
    supply: tuple[int, ...]
    removed: tuple[int, ...]
    to_place: tuple[int, ...]
    culture: tuple[tuple[Culture, ...] | None, ...]
    culture_sizes: tuple[int, ...]
    deck_size: int
    discard: tuple[Culture, ...]
    unsettled: tuple[str, ...]
    """The territories whose conflict is still to be settled."""
    contested: str | None
    asking: tuple[Seat, ...]
    spared: tuple[Seat, ...]
    rafts: bool
    blessed: tuple[Culture, ...]
    factions: tuple[Faction, ...]

    def imagine(self, chance: Chance) -> AztlanState:
        from anahuac.games.aztlan.state import AztlanState

        board = SHELF.load(self.board)
        state = AztlanState.blank(board, self.options, self.seats)
        for name in ("age", "step", "to_act", "order", "turn", "track", "scores", "supply", "removed"):
            setattr(state, name, getattr(self, name))
        for name in ("to_place", "discard", "asking", "spared", "rafts", "blessed", "factions"):
            setattr(state, name, getattr(self, name))
        state.outcome = self.outcome
        state.pawns = tuple(map(pack, self.pawns))
        state.present = tuple(map(where, state.pawns))
        state.contested = -1 if self.contested is None else board.index[self.contested]
        self._imagine_powers(state, chance)
        self._imagine_culture(state, chance)
        survey(state, board.mask(self.unsettled))
        state.chance = chance.next()
        return state

    def _imagine_powers(self, state: AztlanState, chance: Chance) -> None:
        """A card face down may be any that its owner has not played yet."""
        hands = []
        cards = []
        for seat, unplayed in enumerate(self.unplayed):
            card = self.cards[seat] or 0
            if not card and self.step in FACE_DOWN and not (self.step == "choose" and seat in self.to_act):
                card = chance.pick(unplayed)
            cards.append(card)
            hands.append(sum(power_bit(power) for power in unplayed if power != card))
        state.cards = tuple(cards)
        state.hands = tuple(hands)

    def _imagine_culture(self, state: AztlanState, chance: Chance) -> None:
        """The cards that are neither open nor one's own may lie in any hand or anywhere in the deck."""
        known = Counter(self.discard)
        for hand in self.culture:
            known.update(hand or ())
        pool = list(chance.shuffled((Counter(DECK) - known).elements()))
        hands: list[tuple[Culture, ...]] = []
        for hand, size in zip(self.culture, self.culture_sizes, strict=True):
            hands.append(tuple(sorted(pool.pop() for _ in range(size))) if hand is None else hand)
        state.culture = tuple(hands)
        state.deck = tuple(pool)


def view_of(state: AztlanState, seat: Seat | None) -> AztlanView:
    """Show what a seat may know; None is a spectator. Z0.4: hands are secret, their sizes public."""
    board = state.board
    hidden = state.step in FACE_DOWN
    cards = [card or None if not hidden or other == seat else None for other, card in enumerate(state.cards)]
    unplayed = [
        powers_of(hand | power_bit(card) if hidden and card else hand)
        for hand, card in zip(state.hands, state.cards, strict=True)
    ]
    open_hands = state.outcome is not None
    unsettled = 0
    for leads, ties in zip(state.leads, state.ties, strict=True):
        unsettled |= leads | ties
    return AztlanView(
        **state.common_fields(seat),
        age=state.age,
        phase=state.phase,
        order=state.order,
        turn=state.turn,
        track=state.track,
        cards=tuple(cards),
        unplayed=tuple(unplayed),
        pawns=tuple(map(unpack, state.pawns)),
        supply=state.supply,
        removed=state.removed,
        to_place=state.to_place,
        culture=tuple(hand if open_hands or other == seat else None for other, hand in enumerate(state.culture)),
        culture_sizes=tuple(map(len, state.culture)),
        deck_size=len(state.deck),
        discard=state.discard,
        unsettled=tuple(board.ids[at] for at in bits(unsettled)),
        contested=None if state.contested < 0 else board.ids[state.contested],
        asking=state.asking,
        spared=state.spared,
        rafts=state.rafts,
        blessed=state.blessed,
        factions=state.factions,
    )
