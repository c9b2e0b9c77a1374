"""Write positions of games to `web/fixtures/` for the gallery and the tests: `.venv/bin/python web/fixtures.py`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from anahuac.core import Chance, Match, Record, all_games
from anahuac.server.catalogue import catalogue_of
from anahuac.server.wire.texts import said

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from anahuac.core import Event, Game, Options, Seat, State

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "fixtures"
GAMES = {
    "mexica": "four-removed-tokens",
    "aztlan": "four-sacred-games",
    "azteca": "four-temple",
}
"""The golden game that is shown of each game."""
NAMES = ["Citlali", "Tenoch", "Xochitl", "Ixtli"]
CASES = 6
"""How many combinations of options are played at random for a number of players."""
APART = 7
"""How many actions lie between two positions of a random game."""
MOST = 250
"""About how many positions of random games are kept."""


def board_data(state: State) -> Any:
    """A board's data as the server sends it."""
    content = state.board.content.decode()
    if content.startswith("{"):
        return {**msgspec.json.decode(content), "name": state.board.name}
    rows = [line for line in content.splitlines() if line and not line.startswith("# ")]
    return {"name": state.board.name, "rows": rows}


def scene(name: str, state: State, seat: Seat, events: Sequence[Event], names: Sequence[str]) -> dict[str, Any]:
    """One position as a seat sees it."""
    game, board = state.game, state.board
    view = state.view(seat)
    seen = [shown for event in events if (shown := event.seen_by(seat)) is not None]
    return {
        "name": name,
        "names": names,
        "view": view,
        "details": game.details(view),
        "legal": view.legal,
        "events": [
            {
                "event": event,
                "says": said(game.tell(event, board)),
                "gains": event.gains(),
                "scoring": event.scoring,
            }
            for event in seen
        ],
        "position": state.position(),
    }


def fixture(game: Game, state: State, found: list[dict[str, Any]]) -> dict[str, Any]:
    """Scenes with everything that is the same in all of them."""
    return {
        "game": game.name,
        "board": board_data(state),
        "catalogue": catalogue_of(game, state.board),
        "constants": game.constants,
        "scenes": found,
    }


def scenes(game: Game, record: Record) -> dict[str, Any]:
    """The start, points along the way, every scoring and the end of a recorded game."""
    match = Match.new(game, record.seats, record.options, record.seed, record.board)
    board = match.state.board
    names = NAMES[: record.seats]
    last = len(record.plies)
    marks = {0: "start", last // 8: "early", last // 3: "middle", last * 3 // 4: "late", last: "end"}
    found, scored = [], 0
    for ply, (seat, action) in enumerate([*record.plies, (0, "")]):
        if ply in marks:
            found.append(scene(marks[ply], match.state, (*match.state.to_act, 0)[0], match.events[-12:], names))
        if ply == last:
            break
        events = match.act(seat, board.catalogue.parse(action))
        if any(msgspec.structs.asdict(event).get("total") is not None for event in events) and match.state.to_act:
            scored += 1
            found.append(scene(f"scoring-{scored}", match.state, match.state.to_act[0], events, names))
    return fixture(game, match.state, found)


def random_scenes(game: Game, seats: int, options: Options, seed: int) -> Iterator[dict[str, Any]]:
    """Points of a game that is played at random, as somebody sees them who is to act."""
    match = Match.new(game, seats, options, seed)
    chance = Chance(seed)
    events: Sequence[Event] = ()
    while match.state.to_act:
        seat = chance.pick(match.state.to_act)
        if len(match.record.plies) % APART == seed % APART:
            found = scene("random", match.state, seat, events, NAMES[:seats])
            del found["position"]
            yield found
        events = match.act(seat, chance.pick(match.state.legal_actions(seat)))


def random_positions(game: Game) -> dict[str, Any]:
    """Positions of random games with every number of players and several combinations of options.

    Everyone is kept that offers a kind of action for the first time, so that no kind is missed.
    """
    found: list[dict[str, Any]] = []
    for seats in game.players:
        options = list(game.options.combinations(seats))
        for seed, chosen in enumerate(options[:: max(1, len(options) // CASES)]):
            found += random_scenes(game, seats, chosen, seed)
    step = max(1, len(found) // MOST)
    actions = game.load_board().catalogue
    known: set[str] = set()
    kept = []
    for number, one in enumerate(found):
        kinds = {actions[id].kind for id in one["legal"]}
        if number % step == 0 or not kinds <= known:
            kept.append(one)
            known |= kinds
    return fixture(game, game.new(game.players[0]), kept)


def main() -> None:
    """Write two files for each game: scenes of a golden game, and positions of random ones."""
    (FOLDER / "random").mkdir(parents=True, exist_ok=True)
    for game in all_games():
        random = FOLDER / "random" / f"{game.name}.json"
        random.write_bytes(msgspec.json.encode(random_positions(game)))
        print(random.relative_to(ROOT), random.stat().st_size)
        record = Record.parse((ROOT / "tests" / "golden" / game.name / f"{GAMES[game.name]}.record").read_bytes())
        file = FOLDER / f"{game.name}.json"
        file.write_bytes(msgspec.json.encode(scenes(game, record)))
        print(file.relative_to(ROOT), file.stat().st_size)


if __name__ == "__main__":
    main()
