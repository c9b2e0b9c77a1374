"""The golden games: complete recorded games with their whole story.

`python -m tests.golden.games` writes the stories anew; read the difference before you keep it.
"""

from pathlib import Path

from anahuac.core import Record

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))


def load(file: Path) -> Record:
    return Record.parse(file.read_bytes())


def story(record: Record) -> str:
    """Tell everything that happened, a line for each event, secrets included."""
    events = []
    state = record.replay(events=events)
    told = [record.game.tell(event, state.board).tell("en", record.called) for event in events]
    return "".join(f"{line}\n" for line in told)


if __name__ == "__main__":
    for file in RECORDS:
        file.with_suffix(".story").write_text(story(load(file)), encoding="utf-8")
