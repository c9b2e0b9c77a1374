"""Whole games in both languages: nobody is called by the number of a seat, and every count has its word."""

import re

import pytest

import anahuac
from anahuac.bots import advise
from anahuac.core import Chance, Match
from anahuac.core.prompt import prompt
from anahuac.core.text import LANGUAGES

SEAT = re.compile(r"\b(seats?|players?|Sitz|Platz|Spieler) ?\d|hidden|\bnull\b", re.IGNORECASE)
WRONG_NUMBER = {
    "en": re.compile(
        r"(?<![\d.,:])\b1 (pawns|points|territories|chips|bridges|cards|warriors|jaguar knights|ships|expeditions|steps"
        r"|squares|action points|sacrifice points|temples|pochtecas|generals|canals|rounds|slaves|counters|cities)\b"
    ),
    "de": re.compile(
        r"(?<![\d.,:])\b1 (Figuren|Punkten?|Gebieten?|Chips|Brücken|Karten|Kriegern|Schiffen?|Expeditionen|Stufen"
        r"|Felder|Feldern|Aktionspunkte|Opferpunkte|Tempeln|Pochtecas|Generälen?|Kanäle|Runden|Sklaven)\b"
    ),
}
MOST = 1500
TRIED = 6
BETWEEN_HINTS = 60
NAMES = ["Ana", "Ben", "Cleo", "Dora"]


def told(match, chance):
    """Texts with their readers: what a random game asks, what it says of actions and events, why some are not legal."""
    state, board, game = match.state, match.state.board, match.state.game
    seat = chance.pick(state.to_act)
    view = state.view(seat)
    yield prompt(view.game, view.step, [action.kind for action in view.legal_actions()]), seat
    for _ in range(TRIED):
        action = board.catalogue[chance.below(len(board.catalogue))]
        illegal = state.why_not(chance.below(state.seats), action)
        for reader in (seat, None):
            yield game.describe(action, board), reader
            if illegal is not None:
                yield illegal.reason, reader
    for event in match.act(seat, chance.pick(state.legal_actions(seat))):
        for reader in (None, *range(state.seats)):
            seen = event.seen_by(reader)
            if seen is not None:
                yield game.tell(seen, board), reader


def check(text, reader):
    for language in LANGUAGES:
        words = text.tell(language, NAMES, reader)
        assert not SEAT.search(words), words
        assert not WRONG_NUMBER[language].search(words), words


@pytest.mark.parametrize(
    ("name", "seats"), [(game.name, seats) for game in anahuac.all_games() for seats in game.players]
)
def test_a_whole_game_names_its_players(name, seats):
    match, chance = Match.new(anahuac.game(name), seats, seed=seats), Chance(seats)
    for _ in range(MOST):
        if not match.state.to_act:
            break
        for text, reader in told(match, chance):
            check(text, reader)


@pytest.mark.parametrize("name", ["mexica", "aztlan", "azteca"])
def test_hints_name_the_players(name):
    match, chance = Match.new(anahuac.game(name), 3, seed=5), Chance(5)
    for ply in range(MOST):
        if not match.state.to_act:
            break
        seat = chance.pick(match.state.to_act)
        if ply % BETWEEN_HINTS == 0:
            check(advise(match.state.view(seat), "easy").reason, seat)
        match.act(seat, chance.pick(match.state.legal_actions(seat)))


@pytest.mark.parametrize("words", ["seat 0", "Platz 2", "player 0", "Spieler 1", "hidden"])
def test_seats_are_found(words):
    assert SEAT.search(words)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "about 1 points"), ("en", "1 bridges, 12 chips"), ("de", "noch 1 Figuren")]
)
def test_wrong_numbers_are_found(language, words):
    assert WRONG_NUMBER[language].search(words)
