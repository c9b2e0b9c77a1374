"""How balanced the games are: writes docs/balance.md, its charts, and the server's statistics of bots, from many games.

    .venv/bin/python -m benchmarks.balance [--bots medium] [--games 200] [--folder FOLDER] [--seconds N]
        [--only-statistics]

Every game and number of players gets an arena of its own in FOLDER; a run that was stopped goes on with the games that
are missing. `--seconds` is the most time that is spent on each: what is finished by then counts.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import inf
from pathlib import Path
from statistics import fmean, median, quantiles

import msgspec
from benchmarks.arenas import played

from anahuac.arena import Plan, Result, wilson
from anahuac.arena.plots import histogram
from anahuac.arena.report import by_order
from anahuac.arena.survey import Survey
from anahuac.core import Text, all_games
from anahuac.server.wire.community import SizeStatistics

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SHIPPED = ROOT / "src/anahuac/server/balance.json"
"""The statistics of games among bots that the server shows beside those of its people."""

BY_HAND = "<!-- By hand from here -->\n"
"""What comes after it in the page is kept."""
INTRODUCTION = """# How balanced the games are

Games among equal bots (`{bots}`), written by `benchmarks/balance.py`. What equal bots do is not what people do: take it
as a hint, with its intervals. After a share they are 95% intervals, after a mean they are where nine of ten values lie.

Who begins is the seat that first has to decide alone. A share is set in **bold** where its interval does not contain an
equal share: there the order of play seems to matter to these bots. Games that everybody lost, as can be in Azteca, are
not counted there; the last column shows how many they are.
"""


def won(results: list[Result]) -> list[Result]:
    """The games that somebody won; in Azteca all can lose."""
    return [result for result in results if result.outcome.winners]


def share_by_order(seats: int, results: list[Result]) -> str:
    """First places of the seat that began first, second, and so on, in the games that somebody won."""
    cells = []
    for place in range(seats):
        games = [(result, result.order[place]) for result in results if place < len(result.order)]
        firsts = sum(result.first(seat) for result, seat in games)
        low, high = wilson(firsts, len(games))
        told = f"{firsts / len(games):.0%} ({low:.0%}–{high:.0%})" if games else "–"
        cells.append(told if not games or low <= 1 / seats <= high else f"**{told}**")
    return ", ".join(cells)


def spread(values: list[float]) -> str:
    """The mean, and where the middle nine of ten lie."""
    if len(values) < 2:
        return f"{fmean(values):.0f}"
    cuts = quantiles(values, n=20, method="inclusive")
    return f"{fmean(values):.0f} ({cuts[0]:.0f}–{cuts[-1]:.0f})"


def row(plan: Plan, results: list[Result]) -> str:
    """A row of the table."""
    scores = [float(score) for result in results for score in result.outcome.scores]
    margins = [float(first - second) for first, second in (sorted(r.outcome.scores)[::-1][:2] for r in results)]
    reasons = sorted({result.outcome.reason for result in results})
    ends = ", ".join(f"{reason} {fmean(r.outcome.reason == reason for r in results):.0%}" for reason in reasons)
    cells = [
        str(plan.seats),
        str(len(results)),
        share_by_order(Survey.of(plan, won(results))),
        spread([float(result.plies) for result in results]),
        spread(scores),
        spread(margins),
        ends,
    ]
    return f"| {' | '.join(cells)} |"


def chapter(game: str, studies: list[tuple[Plan, list[Result]]]) -> list[str]:
    """The part of the page about one game; draws its charts."""
    head = ["players", "games", "first places by who began", "actions", "points", "margin of the winner", "ends"]
    lines = [f"## {Text(f'{game}-title').tell('en')}", "", f"| {' | '.join(head)} |", "|---" * len(head) + "|"]
    lines += [row(plan, results) for plan, results in studies]
    lines.append("")
    for plan, results in studies:
        title = f"{game}, {plan.seats} players"
        scores = [float(score) for result in results for score in result.outcome.scores]
        for kind, words, chart in (
            ("order", "first places by who began", by_order(plan.seats, won(results))),
            ("points", "points of all seats", histogram(title, scores)),
        ):
            file = f"pictures/balance-{game}-{plan.seats}-{kind}.svg"
            (DOCS / file).write_text(chart + "\n", encoding="utf-8")
            lines += [f"![{title}: {words}]({file})", ""]
    return lines


def statistics(plan: Plan, results: list[Result]) -> SizeStatistics:
    """The same in numbers, for the server's page about the game."""
    survey = Survey.of(plan, won(results))
    ordered = [sorted(result.outcome.scores, reverse=True) for result in results]
    reasons = Counter(result.outcome.reason for result in results)
    return SizeStatistics(
        players=plan.seats,
        games=len(results),
        moves=round(median(result.plies for result in results)),
        minutes=None,
        points=round(fmean(score for scores in ordered for score in scores), 1),
        winning=round(fmean(scores[0] for scores in ordered), 1),
        margin=round(fmean(scores[0] - scores[1] for scores in ordered), 1),
        first_places=[round(first / (sum(survey.order_firsts) or 1), 3) for first in survey.order_firsts],
        ends={reason: round(number / len(results), 3) for reason, number in reasons.most_common()},
    )


def main() -> None:
    """Play, count and write."""
    parser = argparse.ArgumentParser(description="Study how balanced the games are.")
    parser.add_argument("--bots", default="medium", help="the bot that plays every seat")
    parser.add_argument("--games", type=int, default=200, help="games for each number of players")
    parser.add_argument("--seconds", type=float, default=inf, help="the most time for each number of players")
    parser.add_argument("--processes", type=int, help="left out: one on each core")
    parser.add_argument("--only-statistics", action="store_true", help="leave the page and its charts as they are")
    parser.add_argument("--folder", type=Path, default=Path("balance-games"))
    arguments = parser.parse_args()
    lines = [INTRODUCTION.format(bots=arguments.bots)]
    told: dict[str, str | list[SizeStatistics]] = {"level": arguments.bots}
    for game in sorted(all_games(), key=lambda game: game.name):
        studies = []
        for seats in game.players:
            plan = Plan(game=game.name, seats=seats, bots=(arguments.bots,), groups=arguments.games)
            folder = arguments.folder / f"{game.name}-{seats}-{arguments.bots}"
            results = played(plan, folder, arguments.processes, arguments.seconds)
            print(f"{game.name}, {seats} players: {len(results)} games")
            if results:
                studies.append((plan, results))
        if not arguments.only_statistics:
            lines += chapter(game.name, studies)
        told[game.name] = [statistics(plan, results) for plan, results in studies]
    text = "\n".join(lines).rstrip("\n") + "\n"
    page = DOCS / "balance.md"
    _, mark, kept = page.read_text(encoding="utf-8").partition(BY_HAND)
    if not arguments.only_statistics:
        page.write_text(f"{text}\n{mark}{kept}" if mark else text, encoding="utf-8")
    SHIPPED.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")


if __name__ == "__main__":
    main()
