"""Whole games in both languages: nobody is called by the number of a seat, and every count has its word."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import anahuac
from anahuac.bots import advise
from anahuac.core import Chance, Match, Player, Text
from anahuac.core.prompt import prompt
from anahuac.core.text import LANGUAGES
from tests.core.test_texts import variables
from tests.wording import NOTATION, faults

MOST = 1500
TRIED = 6
BETWEEN_HINTS = 20
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
    """Clients tell every argument, also those that no language uses."""
    assert all(isinstance(arg, str | int | float | Text | Player) for arg in text.args.values()), text
    for language in LANGUAGES:
        words = text.tell(language, NAMES, reader)
        assert not faults(words, language), words
        assert not NOTATION.search(words), words
        assert not re.search(r"(Player|Spieler) \d", words), words


USUAL = [
    pytest.param(game, seats, {}, id=f"{game.name}-{seats}") for game in anahuac.all_games() for seats in game.players
]
AZTECA = anahuac.game("azteca")
VARIANTS = [
    pytest.param(AZTECA, 3, {"big_deal": "yes", "canoe": "price", "gave_already": "yes"}, id="azteca-variants"),
    pytest.param(AZTECA, 4, {"free_start": "yes", "canoe": "free", "keep": "no"}, id="azteca-free-start"),
    pytest.param(AZTECA, 3, {"introductory": "yes", "round_limit": "3"}, id="azteca-introductory"),
]


@pytest.mark.parametrize(("game", "seats", "options"), [*USUAL, *VARIANTS])
def test_a_whole_game_names_its_players(game, seats, options):
    match, chance = Match.new(game, seats, options, seed=seats), Chance(seats)
    for _ in range(MOST):
        if not match.state.to_act:
            break
        for text, reader in told(match, chance):
            check(text, reader)


LOCALE = Path(anahuac.__file__).parent / "locale"
CALLED_BY_NUMBER = ("-position-", "-rule-notation-")
"""Positions and notation count the seats from 0."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["mexica", "aztlan", "azteca"])
def test_lessons_rules_and_prompts_name_the_players(game, language):
    """Everything that a game says in the same words to everybody."""
    told = 0
    for file in sorted((LOCALE / language).glob(f"{game}*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if not isinstance(entry, ast.Message) or any(part in entry.id.name for part in CALLED_BY_NUMBER):
                continue
            ids = [(entry.id.name, entry.value)]
            ids += [(f"{entry.id.name}.{one.id.name}", one) for one in entry.attributes]
            for id, node in ids:
                if node is not None and not variables(node):
                    assert not faults(Text(id).tell(language), language), id
                    told += 1
    assert told > 150


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


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "the turn of seat 0"),
        ("de", "Platz 2 ist am Zug"),
        ("en", "player 0 wins"),
        ("de", "Spieler 0"),
        ("en", "hidden"),
        ("en", "{ $seat } wins"),
        ("en", "adds -3 points"),
        ("en", "about 1 points"),
        ("en", "1 bridges, 12 chips"),
        ("de", "noch 1 Figuren"),
    ],
)
def test_faults_are_found(language, words):
    assert faults(f"Fine.\n{words}\n", language) == [words]


@pytest.mark.parametrize("words", ["You choose in secret: ask flood.", "a ship on lake-west", "in secret: S lake-east"])
def test_notation_is_found(words):
    assert NOTATION.search(words)
