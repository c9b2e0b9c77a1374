"""The golden games: complete recorded games, two of each with the whole story, the others with the tags of its events.

A story shows how a game reads; tags are enough to see that nothing else happens. `python -m tests.golden.games` writes
both anew; read the difference before you keep it.
"""

from itertools import pairwise
from pathlib import Path

from anahuac.core import Event, Record

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))
STORIES = {
    "azteca": ("four-big-deal", "three-canoe-express"),
    "aztlan": ("three-every-card", "two-gods-of-the-aztecs"),
    "mexica": ("four-removed-tokens", "two-shared-victory"),
}
"""The games that are told in full."""


def load(file: Path) -> Record:
    return Record.parse(file.read_bytes())


def told(file: Path) -> Path:
    """Find the file that says what happens in a golden game."""
    return file.with_suffix(".story" if file.stem in STORIES[file.parent.name] else ".tags")


def tell(file: Path) -> str:
    """Tell everything that happened, secrets included: a line for each event, or for the tags of each action."""
    record = load(file)
    events: list[Event] = []
    counts = [len(events) for _ in record.states(events=events)]
    if told(file).suffix == ".story":
        board = record.start().board
        lines = [record.game.tell(event, board).tell("en", record.called) for event in events]
    else:
        tags = [event.__struct_config__.tag for event in events]
        lines = [" ".join(tags[begin:end]) for begin, end in pairwise(counts)]
    return "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    for file in RECORDS:
        told(file).write_text(tell(file), encoding="utf-8")
