"""Whole games in both languages: nobody is called by the number of a seat, and every count has its word."""

import re

import pytest

import anahuac
from anahuac.core import Chance, Match
from anahuac.core.text import LANGUAGES

SEAT = re.compile(r"\b(seat|Seat|Sitz|Platz) ?\d|\bseats? \d", re.IGNORECASE)
WRONG_NUMBER = re.compile(
    r"(?<![\d.,])\b1 (pawns|points|territories|chips|bridges|cards|warriors|ships|expeditions|steps|squares\b"
    r"|Figuren|Punkte|Gebiete|Chips|Brücken|Karten|Schiffe|Expeditionen|Stufen)"
)
MOST = 1500
TRIED = 6


def told(match, chance, names):
    """What a random game says of an action, what follows from it, and why some others are not legal."""
    state, board, game = match.state, match.state.board, match.state.game
    seat = chance.pick(state.to_act)
    for reader in (seat, None):
        yield from (
            text.tell(language, names, reader)
            for number in range(TRIED)
            for action in [board.catalogue[chance.below(len(board.catalogue))]]
            for text in [game.describe(action, board), *reasons(state, chance.below(state.seats), action)]
            for language in LANGUAGES
        )
    events = match.act(seat, chance.pick(state.legal_actions(seat)))
    for event in events:
        for reader in (None, *range(state.seats)):
            seen = event.seen_by(reader)
            if seen is not None:
                yield from (game.tell(seen, board).tell(language, names, reader) for language in LANGUAGES)


def reasons(state, seat, action):
    illegal = state.why_not(seat, action)
    return [] if illegal is None else [illegal.reason]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", ["mexica", "aztlan", "azteca"])
def test_a_whole_game_names_its_players(name, seats):
    game, chance = anahuac.game(name), Chance(seats)
    match = Match.new(game, seats, seed=seats)
    names = ["Ana", "Ben", "Cleo", "Dora"]
    for _ in range(MOST):
        if not match.state.to_act:
            break
        for words in told(match, chance, names):
            assert not SEAT.search(words), words
            assert not WRONG_NUMBER.search(words), words
            assert "Player " not in words
            assert "hidden" not in words
