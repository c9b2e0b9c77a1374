"""Culture cards: drawing and discarding them, as in the engine's `culture`."""

from __future__ import annotations

from anahuac.envs.compiled.aztlan.row import KINDS, SORTED_CARDS
from anahuac.envs.compiled.chance import shuffle
from anahuac.envs.compiled.compiling import Row, compiled


@compiled
def draw(state: Row, seat: int) -> None:
    """Z4.3: the top card of the deck. Z4.7: if it is empty, the played cards are shuffled into a new one."""
    if state.deck_top == state.deck_end and state.discard_size:
        make_deck_of_discard(state)
    if state.deck_top < state.deck_end:
        state.culture[seat, state.deck[state.deck_top]] += 1
        state.culture_sizes[seat] += 1
        state.deck_top += 1


@compiled
def make_deck_of_discard(state: Row) -> None:
    """Z4.7: shuffle the played cards, from the sorted heap that the engine keeps."""
    size = 0
    for place in range(KINDS):
        card = SORTED_CARDS[place]
        for _ in range(state.discard[card]):
            state.deck[size] = card
            size += 1
        state.discard[card] = 0
    state.discard_size = 0
    state.deck_top = 0
    state.deck_end = size
    shuffle(state, state.deck, size)


@compiled
def discard(state: Row, seat: int, card: int) -> None:
    """Z0.4: a card that was played lies open."""
    state.culture[seat, card] -= 1
    state.culture_sizes[seat] -= 1
    state.discard[card] += 1
    state.discard_size += 1
