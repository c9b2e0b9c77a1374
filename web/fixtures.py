"""Write positions of real games to `web/fixtures/` for the gallery: `.venv/bin/python web/fixtures.py`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from anahuac.core import Match, Record, Text, all_games

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.core import Event, Game, Seat, State

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "web" / "fixtures"
GAMES = {
    "mexica": "four-removed-tokens",
    "aztlan": "four-sacred-games",
    "azteca": "four-temple",
}
"""The golden game that is shown of each game."""


def wire(text: Any) -> Any:
    """A text as the server sends it."""
    if not isinstance(text, Text):
        return text
    if text.id == "joined":
        return {"join": text.args["separator"], "texts": [wire(part) for part in text.args["texts"]]}
    return {"id": text.id, "args": {name: wire(arg) for name, arg in text.args.items()}}


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
    seen = [shown for event in events if (shown := event.seen_by(seat)) is not None]
    return {
        "name": name,
        "names": names,
        "view": state.view(seat),
        "choices": [
            {"action": str(action), "id": action.id, "says": wire(game.describe(action, board))}
            for action in state.legal_actions(seat)
        ],
        "events": [{"event": event, "says": wire(game.tell(event, board, names))} for event in seen],
        "position": state.position(),
    }


def scenes(game: Game, record: Record) -> dict[str, Any]:
    """The start, points along the way, every scoring and the end of a recorded game."""
    match = Match.new(game, record.seats, record.options, record.seed, record.board)
    board = match.state.board
    names = ["Citlali", "Tenoch", "Xochitl", "Ixtli"][: record.seats]
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
    return {"game": game.name, "board": board_data(match.state), "scenes": found}


def main() -> None:
    """Write a file for each game."""
    FOLDER.mkdir(exist_ok=True)
    for game in all_games():
        record = Record.parse((ROOT / "tests" / "golden" / game.name / f"{GAMES[game.name]}.record").read_bytes())
        file = FOLDER / f"{game.name}.json"
        file.write_bytes(msgspec.json.encode(scenes(game, record)))
        print(file.relative_to(ROOT), file.stat().st_size)


if __name__ == "__main__":
    main()
