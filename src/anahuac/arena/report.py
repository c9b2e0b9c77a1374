"""The report of an arena: one HTML file with tables and charts that needs nothing else."""

from __future__ import annotations

from html import escape
from itertools import islice
from math import isinf
from typing import TYPE_CHECKING

from anahuac.arena.plots import COLOURS, Dot, Line, histogram, intervals, lines, percent
from anahuac.arena.standings import wilson
from anahuac.arena.survey import POINTS, Survey
from anahuac.core import Text
from anahuac.core.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from anahuac.arena.plan import Plan
    from anahuac.arena.ratings import Rating
    from anahuac.arena.result import Result
    from anahuac.arena.standings import Standings

MOST_OPENINGS = 12
MOST_FAULTS = 20
WIDE = ("arena-report-bots", "arena-report-ahead", "arena-report-openings", "arena-report-faults")
"""The sections that are as wide as the page; others stand side by side where there is room."""

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 80rem; margin: 2rem auto; padding: 0 1.5rem; }
main { display: grid; gap: 2rem 3rem; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); }
section { overflow-x: auto; } section.wide { grid-column: 1 / -1; }
h1 { margin: 0; } h2 { margin: 0 0 .5rem; font-size: 1.1rem; }
p { margin: .2rem 0 2rem; } section p { margin: .5rem 0 0; font-size: .85rem; max-width: 60rem; opacity: .8; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #8884; white-space: nowrap; }
th { font-size: .85rem; } th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; }
svg { display: block; width: 100%; height: auto; fill: color-mix(in srgb, currentColor 75%, transparent); }
"""


def write_report(plan: Plan, results: Iterable[Result], standings: Standings) -> str:
    """Write the report, in the language chosen for this run."""
    title = str(Text("arena-report", game=Text(f"{plan.game}-title")))
    ratings = standings.ratings()
    survey = Survey.of(plan, results)
    sections = [
        ("arena-report-bots", _bots(standings, ratings)),
        ("arena-report-ratings", _ratings(standings, ratings)),
        ("arena-report-firsts", _firsts(plan, standings)),
        ("arena-report-ahead", _ahead(standings)),
        ("arena-report-course", course(plan, survey)),
        ("arena-report-length", histogram(str(Text("arena-report-length")), list(survey.lengths.elements()))),
        ("arena-report-seats", by_seat(survey)),
        ("arena-report-order", by_order(survey)),
        ("arena-report-openings", _openings(plan, survey)),
        ("arena-report-faults", _faults(standings)),
    ]
    body = [f"<h1>{escape(title)}</h1>", f"<p>{escape(_setting(plan, survey.games))}</p>", "<main>"]
    for heading, content in sections:
        if content:
            width = ' class="wide"' if heading in WIDE else ""
            body += [f"<section{width}>", f"<h2>{escape(str(Text(heading)))}</h2>", content, "</section>"]
    head = [
        f'<!doctype html>\n<html lang="{_language()}"><meta charset="utf-8"><title>{escape(title)}</title>',
        '<meta name="viewport" content="width=device-width">',
        f"<style>{STYLE}</style>",
    ]
    return "\n".join([*head, *body, "</main>", "</html>", ""])


def _language() -> str:
    words = str(Text("arena-report-firsts"))
    return next(language for language in LANGUAGES if Text("arena-report-firsts").tell(language) == words)


def _setting(plan: Plan, games: int) -> str:
    board = plan.load_board().name
    told = str(Text("arena-report-setting", games=games, seats=plan.seats, board=board, seed=plan.seed))
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    return f"{told} {Text('arena-report-options', options=options)}" if options else told


def table(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Write a table."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = ("".join(f"<td>{escape(str(cell))}</td>" for cell in row) for row in rows)
    return f"<table><tr>{head}</tr>" + "".join(f"<tr>{row}</tr>" for row in body) + "</table>"


def _heads(*names: str) -> list[str]:
    return [str(Text(f"arena-head-{name}")) for name in names]


def _bots(standings: Standings, ratings: list[Rating]) -> str:
    rows = [
        (
            one.bot,
            one.played,
            f"{one.share:.1%}",
            f"{one.mean_points:.1f}",
            f"{one.mean_margin:+.1f}",
            f"{ratings[one.number].value:.0f}",
            f"{one.times.mean * 1000:.2f}",
            f"{one.times.quantile(0.95) * 1000:.2f}",
            one.illegal + one.failed + one.lost,
        )
        for one in standings.ranked()
    ]
    heads = _heads("bot", "played", "share", "mean", "margin", "rating", "seconds", "slow", "faults")
    return f"{table(heads, rows)}\n<p>{escape(str(Text('arena-report-heads')))}</p>"


def _colour(number: int) -> str:
    """The colour of a bot, the same in all charts."""
    return COLOURS[number % len(COLOURS)]


def _ratings(standings: Standings, ratings: list[Rating]) -> str:
    """Draw the ratings, once there are enough games for any."""
    dots = [Dot(one.bot, *ratings[one.number], _colour(one.number)) for one in standings.ranked()]
    if any(isinf(dot.low) for dot in dots):
        return ""
    return intervals(str(Text("arena-report-ratings")), dots, lambda value: str(round(value)))


def _firsts(plan: Plan, standings: Standings) -> str:
    dots = [Dot(one.bot, one.share, *one.share_interval, _colour(one.number)) for one in standings.ranked()]
    return intervals(str(Text("arena-report-firsts")), dots, percent, 1 / plan.seats)


def _ahead(standings: Standings) -> str:
    """Show for each bot how often its seats came before those of each other bot."""
    ranked = standings.ranked()
    if len(ranked) < 2:
        return ""
    rows = [(one.bot, *(_before(standings, one.number, other.number) for other in ranked)) for one in ranked]
    return table([*_heads("bot"), *(one.bot for one in ranked)], rows)


def _before(standings: Standings, one: int, other: int) -> str:
    ahead, behind = standings.ahead[one][other], standings.ahead[other][one]
    return f"{ahead / (ahead + behind):.1%}" if ahead + behind else "–"


def course(plan: Plan, survey: Survey) -> str:
    """Draw the mean points of each bot over the course of a game."""
    series = [
        Line(name, [(point / POINTS, total / seats) for point, total in enumerate(survey.points[bot])], _colour(bot))
        for bot, name in enumerate(plan.names)
        if (seats := survey.seats_of[bot])
    ]
    return lines(str(Text("arena-report-course")), series, percent)


def by_seat(survey: Survey) -> str:
    """Draw how often each seat won."""
    dots = [
        _share(str(Text("arena-report-seat", seat=seat)), firsts, survey.games)
        for seat, firsts in enumerate(survey.seat_firsts)
    ]
    return intervals(str(Text("arena-report-seats")), dots, percent, 1 / len(dots))


def by_order(survey: Survey) -> str:
    """Draw how often the first player won, how often the second, and so on."""
    dots = [
        _share(str(Text("arena-report-place", place=place)), firsts, played)
        for place, (firsts, played) in enumerate(zip(survey.order_firsts, survey.order_played, strict=True), 1)
    ]
    return intervals(str(Text("arena-report-order")), dots, percent, 1 / len(dots))


def _share(label: str, hits: float, tries: int) -> Dot:
    return Dot(label, hits / tries if tries else 0.0, *wilson(hits, tries))


def _openings(plan: Plan, survey: Survey) -> str:
    game, board = plan.the_game, plan.load_board()
    rows = []
    for action, count in survey.openings.most_common(MOST_OPENINGS):
        firsts = survey.opening_firsts[action]
        low, high = wilson(firsts, count)
        told = f"{action} – {game.describe(board.catalogue.parse(action), board)}"
        rows.append((told, count, f"{firsts / count:.1%}", f"{low * 100:.1f}–{high:.1%}"))
    return table(_heads("opening", "times", "share", "interval"), rows)


def _faults(standings: Standings) -> str:
    """List what bots did wrong, with the tracebacks."""
    if not standings.faults:
        return ""
    worst = list(islice(standings.faults, MOST_FAULTS))
    names = standings.plan.names
    rows = [(names[fault.bot], fault.words, fault.times, fault.game) for fault in worst]
    told = [
        f"<details><summary>{escape(f'{names[fault.bot]}: {fault.words}')}</summary>"
        f"<pre>{escape(fault.failure.traceback)}</pre></details>"
        for fault in worst
        if fault.failure.traceback
    ]
    return "\n".join([table(_heads("bot", "reason", "times", "first"), rows), *told])
