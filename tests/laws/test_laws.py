"""The laws of the contract, over every registered game, number of players and combination of options."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from itertools import islice

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import anahuac
from anahuac.core import Chance, IllegalAction, Match, Record
from tests.laws.play import CASES, Case, effort, play_on, play_some, reproducible

SAMPLE = 600
over_all_games = pytest.mark.parametrize("case", CASES, ids=str)
over_some_seeds = pytest.mark.parametrize(
    ("case", "seed"), [(case, seed) for case in CASES for seed in range(effort(case, 5))], ids=str
)


def points(case: Case, seed: int, every: int):
    """Go through a random game, stopping at every so manieth action, with the match and a chance to use."""
    match, chance = case.start(seed), Chance(seed)
    for _ in islice(play_on(match, chance), 0, None, every):
        with reproducible(match):
            yield match, chance
    with reproducible(match):
        yield match, chance


@over_all_games
def test_any_play_keeps_the_laws(case: Case):
    """Whatever is played, all laws hold where it leads; a failure shrinks to a short record."""

    @settings(max_examples=effort(case, 30), deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(seed=st.integers(0, 2**64 - 1), choices=st.lists(st.integers(0, 2**16), max_size=400))
    def check(seed: int, choices: list[int]) -> None:
        check_play(case, seed, choices)

    check()


def check_play(case: Case, seed: int, choices: list[int]) -> None:
    """Play as the choices say, and check all laws where it leads."""
    match = case.start(seed)
    material = match.state.material()
    with reproducible(match):
        play_some(match, choices)
        assert match.state.material() == material
        check_legality(match, Chance(seed))
        check_values(match)
        check_views(match, Chance(seed))
        assert match.record.replay() == match.state


def sample(catalogue, chance: Chance):
    """All actions of a small catalogue, some hundreds of a large one: Mexica's has tens of thousands."""
    if len(catalogue) <= SAMPLE:
        return list(catalogue)
    return [catalogue[chance.below(len(catalogue))] for _ in range(SAMPLE)]


def check_legality(match: Match, chance: Chance) -> None:
    """Law 1: `apply` accepts exactly the members of `legal_actions`; anything else raises and changes nothing."""
    state, before, events = match.state, match.state.copy(), []
    for seat in range(state.seats):
        legal = state.legal_actions(seat)
        members = set(legal)
        assert len(members) == len(legal), "an action is listed twice"
        assert bool(legal) == (seat in state.to_act)
        assert all(state.why_not(seat, action) is None for action in legal)
        refused = [action for action in sample(state.board.catalogue, chance) if action not in members]
        reasons = {}
        for action in refused:
            illegal = state.why_not(seat, action)
            assert illegal is not None, f"seat {seat}, {action}"
            reasons[illegal.clause, illegal.reason.id] = illegal
        for illegal in reasons.values():
            section, _, number = illegal.clause.partition(".")
            assert 1 <= int(number) <= state.game.clauses[section], illegal.clause
            assert str(illegal.reason)
        for action in refused[:: max(1, len(refused) // 20)]:
            with pytest.raises(IllegalAction) as error:
                state.apply(seat, action, events)
            illegal = state.why_not(seat, action)
            assert (error.value.clause, error.value.reason) == (illegal.clause, illegal.reason)
    assert state == before
    assert events == []


def check_values(match: Match) -> None:
    """Law 2: a copy is equal and independent, equal states hash alike, a state survives serialisation."""
    state, game = match.state, match.record.game
    copy = state.copy()
    assert copy == state
    assert hash(copy) == hash(state)
    if copy.to_act:
        copy.apply(copy.to_act[0], copy.legal_actions(copy.to_act[0])[0])
        assert copy != state
    assert match.record.replay() == state, "the copy was not independent"
    assert game.position(json.loads(json.dumps(state.position()))) == state
    assert pickle.loads(pickle.dumps(state)) == state


def check_views(match: Match, chance: Chance) -> None:
    """Law 5: an imagined state fits the view and gives its seat the same choices; spectators can imagine too."""
    state = match.state
    for seat in (None, *range(state.seats)):
        view = state.view(seat)
        imagined = view.imagine(chance)
        assert imagined.view(seat) == view
        assert imagined.material() == state.material()
        assert view.legal_actions() == tuple(() if seat is None else state.legal_actions(seat))
        assert [action.id for action in view.legal_actions()] == list(view.legal)
        same = ("options", "seats", "step", "round", "to_act", "outcome")
        assert [getattr(view, name) for name in same] == [getattr(state, name) for name in same]
        assert (view.game, view.board) == (state.game.name, state.board.name)
        assert view.scores == (state.scores if state.outcome else state.open_scores)
        assert pickle.loads(pickle.dumps(view)) == view
        assert json.loads(msgspec.json.encode(view))["seat"] == seat
        check_told(match, seat, chance)


def check_told(match: Match, seat: int | None, chance: Chance) -> None:
    """Law 5, further: a seat learns only what it is told.

    The same action in two states that look alike to a seat, with the same news for it, leaves them looking alike.
    """
    for actor in match.state.to_act:
        ours, imagined = match.state.copy(), match.state.view(seat).imagine(chance)
        both = [action for action in ours.legal_actions(actor) if action in imagined.legal_actions(actor)]
        if not both:
            continue
        action = chance.pick(both)
        told, told_too = [], []
        ours.apply(actor, action, told)
        imagined.apply(actor, action, told_too)
        if [event.seen_by(seat) for event in told] == [event.seen_by(seat) for event in told_too]:
            assert ours.view(seat) == imagined.view(seat), f"seat {seat} after {actor}: {action}"


@over_some_seeds
def test_laws_along_random_games(case: Case, seed: int):
    """Laws 1, 2 and 5 at points along plain random games; law 6: every game ends, material is conserved."""
    material = case.start(seed).state.material()
    for match, chance in points(case, seed, every=43):
        assert match.state.material() == material
        check_legality(match, chance)
        check_values(match)
        check_views(match, chance)
    assert match.state.outcome is not None
    assert match.state.outcome.reason in case.game.end_reasons
    assert not match.state.legal_actions(0)


@pytest.mark.parametrize("game", anahuac.all_games(), ids=lambda game: game.name)
def test_notation_round_trip(game):
    """Law 3: `game.action(str(a)) is a` for every action of the catalogue, and its id is its place."""
    for name in game.shelf.names:
        board = game.load_board(name)
        for number, action in enumerate(board.catalogue):
            assert game.action(str(action), board) is action
            assert board.catalogue[number] is action
            assert action.id == number
        for action in sample(board.catalogue, Chance(1)):
            assert pickle.loads(pickle.dumps(action)) == action
            assert game.describe(action, board).tell("en")
            assert game.describe(action, board).tell("de")


@over_some_seeds
def test_records_rebuild_everything(case: Case, seed: int):
    """Laws 4 and 7: the same options, seed and actions give the same states and events; a record is enough."""
    match, chance = case.start(seed), Chance(seed)
    trail = [match.state.copy() for _ in play_on(match, chance)]
    record = Record.parse(str(match.record))
    events = []
    assert record.replay(events=events) == match.state
    assert events == match.events
    assert record.verify().outcome == match.record.outcome
    for ply in range(0, len(trail), 37):
        assert record.replay(ply) == trail[ply]
    match.undo_to(len(trail) // 2)
    assert match.state == trail[len(trail) // 2]


@over_all_games
def test_events_are_told_in_words(case: Case):
    """Every event can be told to every seat, and to spectators, in both languages."""
    match, chance = case.start(1), Chance(1)
    for _ in play_on(match, chance):
        pass
    for event in match.events:
        for seat in (None, *range(case.seats)):
            seen = event.seen_by(seat)
            if seen is not None:
                text = case.game.tell(seen, match.state.board)
                assert text.tell("en")
                assert text.tell("de")


def test_games_do_not_depend_on_the_hash_seed():
    """Law 4: two processes with different string hashes play the same games."""
    script = (
        "import anahuac\n"
        "from anahuac.core import Chance, Match\n"
        "from tests.laws.play import CASES, play_on\n"
        "for case in CASES:\n"
        "    match = case.start(5)\n"
        "    for _ in play_on(match, Chance(5)): pass\n"
        "    print(match.record, match.events, match.state.position())\n"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1] != b""


@pytest.mark.parametrize("game", anahuac.all_games(), ids=lambda game: game.name)
def test_every_action_and_kind_has_words(game):
    board = game.load_board()
    told = {game.describe_kind(kind).tell(language) for kind in board.catalogue.of_kind for language in ("en", "de")}
    assert all(told)
    for kind, actions in board.catalogue.of_kind.items():
        assert game.describe(actions[0], board).tell("en"), kind
        assert [action.kind for action in actions] == [kind] * len(actions)
