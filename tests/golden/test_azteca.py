"""The golden games of Azteca: each option, each end and each tie-break, looked at closely."""

import pytest

from tests.golden.games import FOLDER, RECORDS, load

OURS = [file for file in RECORDS if file.parent.name == "azteca"]


def happened(name):
    """The record of a golden game, and how it ended."""
    record = load(FOLDER / "azteca" / f"{name}.record")
    return record, record.replay()


@pytest.mark.parametrize(
    ("option", "seats"),
    [
        ({}, {3, 4}),
        ({"introductory": "True"}, {3, 4}),
        ({"free_start": "True"}, {3}),
        ({"big_deal": "True"}, {4}),
        ({"canoe": "price"}, {3}),
        ({"gave_already": "True"}, {4}),
    ],
    ids=str,
)
def test_every_option_has_its_games(option, seats):
    records = [load(file) for file in OURS]
    assert seats <= {record.seats for record in records if record.options.written() == option}


def test_a_deal_is_made_and_a_fare_is_paid():
    """T18.2, T18.3."""
    record, _ = happened("four-big-deal")
    assert any(text.startswith("deal") for _, text in record.plies)
    assert any(text == "yes" for _, text in record.plies)
    record, _ = happened("three-canoe-express")
    fares = [number for number, (_, text) in enumerate(record.plies) if text.startswith("fare")]
    assert any(record.plies[number + 1][1] == "yes" for number in fares)


@pytest.mark.parametrize("name", ["four-underworld", "three-rounds"])
def test_everybody_loses(name):
    """T15.4, T15.5."""
    _, state = happened(name)
    assert state.outcome.ranking == ()


def worth(state, seat):
    """T15.4: T plus the price of fighters (1, knights 2) and ships (2)."""
    ships = sum(state.view(None).ships[seat])
    return state.tribute[seat] + state.warriors[seat] + 2 * state.knights[seat] + 2 * ships


def standing(state, seat):
    """T15.4: what decides among equal gifts, in this sequence."""
    view = state.view(None)
    assimilated = len(set(view.lands[seat]) & set(view.assimilated))
    return state.given[seat], assimilated, len(view.lands[seat]), worth(state, seat)


@pytest.mark.parametrize("file", OURS, ids=lambda file: file.stem)
def test_who_gave_most_wins(file):
    """T15.4: the scores are what was given to Quetzalcoatl; equal gifts are decided by what else one has."""
    record, state = happened(file.stem)
    if state.outcome.reason == "temple":
        order = sorted(range(record.seats), key=lambda seat: standing(state, seat), reverse=True)
        assert [place[0] for place in state.outcome.ranking] == order
        assert state.outcome.scores == state.given


@pytest.mark.parametrize(("name", "decides"), [("assimilated", 1), ("territories", 2), ("wealth", 3)])
def test_ties_are_broken(name, decides):
    """T15.4: equal gifts; then assimilated cities, territories, wealth."""
    record, state = happened(f"three-tie-{name}")
    standings = [standing(state, seat) for seat in range(record.seats)]
    winner = max(range(record.seats), key=standings.__getitem__)
    best = sorted(standings, reverse=True)
    assert best[0][:decides] == best[1][:decides]
    assert best[0][decides] > best[1][decides]
    assert state.outcome.winners == (winner,)


def test_the_serpent_climbs():
    """T15.1: in the standard game the serpent climbs five steps of 20, which somebody must have given."""
    for name in ("three-temple", "four-temple"):
        _, state = happened(name)
        assert state.view(None).quetzalcoatl == 5
        assert sum(state.given) >= 5 * 20
