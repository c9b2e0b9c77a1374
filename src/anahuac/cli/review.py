"""`anahuac review`: how a recorded game was won and lost."""

from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number
from rich.text import Text as RichText

from anahuac.cli.console import out, plain_table, progress
from anahuac.cli.parameters import AsJson, read_record, told
from anahuac.cli.replay import replay_record
from anahuac.core import Record, SetupError, State, Text
from anahuac.review import Review, Reviewing, Verdict
from anahuac.review import review as reviewed
from anahuac.review.reviewing import MOST_STUDIED, thinned

WIDTH = 60
"""Characters of a curve."""
BARS = "▁▂▃▄▅▆▇█"
MARKS = {"strong": "bold green", "doubtful": "bold yellow", "blunder": "bold red", "good": ""}


def review(
    file: Annotated[Path, Parameter(help=told("cli-help-record"))],
    /,
    *,
    seat: Annotated[int | None, Parameter(help=told("cli-help-review-seat"), validator=Number(gte=0))] = None,
    open: Annotated[bool, Parameter(negative="", help=told("cli-help-review-open"))] = False,
    turns: Annotated[int, Parameter(help=told("cli-help-review-turns"), validator=Number(gte=0, lte=500))] = (
        MOST_STUDIED
    ),
    as_json: AsJson = False,
) -> None:
    """Look back at a recorded game: chances to win, the turns that decided it, better ones, and luck."""
    record = read_record(file)
    if seat is not None and seat >= record.seats:
        raise SetupError(Text("no-seat", seat=seat, seats=record.seats))
    replay_record(record, file, None, None)
    with progress() as bar:
        task = bar.add_task(str(Text("cli-reviewing")), total=None)

        def tell(reviewing: Reviewing) -> None:
            bar.update(task, total=reviewing.total, completed=reviewing.done)

        found = reviewed(record, tell, turns)
    if as_json:
        out.print(msgspec.json.encode(as_data(found)).decode(), soft_wrap=True)
        return
    names = [str(name) for name in record.called]
    show_curves(found, names, seat, open)
    show_turns(found, names, seat)
    show_luck(found, names)


def show_curves(found: Review, names: list[str], seat: int | None, is_open: bool) -> None:
    """Draw everybody's chances in a line: each as it knew them, all as one seat knew them, or with all cards open."""
    heading = "cli-review-open" if is_open else "cli-review-own" if seat is None else "cli-review-seen"
    out.print(RichText(str(Text(heading, name="" if seat is None else names[seat])), style="bold"))
    moves = thinned(sorted(found.points), WIDTH)
    table = plain_table("", "", f">{Text('cli-review-end')}")
    for other, name in enumerate(names):
        points = [found.points[move] for move in moves]
        rows = [point.open if is_open else point.seen[other if seat is None else seat] for point in points]
        chances = [row[other] for row in rows]
        table.add_row(name, "".join([BARS[min(7, int(8 * chance))] for chance in chances]), percent(chances[-1]))
    out.print(table)


def show_turns(found: Review, names: list[str], seat: int | None) -> None:
    """Tell the turns that are marked, with what was better."""
    marked = [verdict for verdict in found.marked if seat in (None, verdict.turn.seat)]
    out.print()
    if not marked:
        out.print(str(Text("cli-review-nothing")))
    wanted = {verdict.turn.first: verdict for verdict in marked}
    for move, state in enumerate(found.record.states()):
        if move in wanted:
            show_turn(found.record, state, wanted[move], names)


def show_turn(record: Record, state: State, verdict: Verdict, names: list[str]) -> None:
    """Tell one turn."""
    turn, catalogue = verdict.turn, state.board.catalogue
    points = percent(abs(verdict.lost))
    head = Text(f"review-{verdict.mark}", name=names[turn.seat], move=turn.first + 1, points=points)
    out.print(RichText(str(head), style=MARKS[verdict.mark]))
    played = [catalogue.parse(text) for _, text in record.plies[turn.first : turn.last]]
    out.print("  " + str(Text("cli-review-played", actions=", ".join(map(str, played)))))
    if verdict.better is not None:
        actions = [catalogue[action] for action in verdict.better.actions]
        out.print("  " + str(Text("cli-review-better", actions=", ".join(map(str, actions)))))
        if verdict.better.reason is not None:
            out.print("  " + verdict.better.reason.tell(names=names))


def show_luck(found: Review, names: list[str]) -> None:
    """Tell what dice and cards gave and took."""
    if not found.luck:
        return
    out.print()
    out.print(RichText(str(Text("cli-review-luck")), style="bold"))
    table = plain_table("", ">")
    for seat, name in enumerate(names):
        table.add_row(name, f"{100 * found.luck_of(seat):+.1f}")
    out.print(table)


def percent(chance: float) -> str:
    """Write a chance."""
    return f"{100 * chance:.0f} %"


def as_data(found: Review) -> dict[str, object]:
    """Write a review as data."""
    return {
        "points": [found.points[move] for move in sorted(found.points)],
        "turns": [
            {
                "seat": verdict.turn.seat,
                "first": verdict.turn.first,
                "last": verdict.turn.last,
                "mark": verdict.mark,
                "chance": verdict.chance,
                "lost": verdict.lost,
                "better": None
                if verdict.better is None
                else {"actions": verdict.better.actions, "reason": str(verdict.better.reason or "")},
            }
            for verdict in found.ordered
        ],
        "luck": [found.luck_of(seat) for seat in range(found.record.seats)],
    }
