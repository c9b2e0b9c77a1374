"""`anahuac simulate`: many games among bots."""

import sys
from collections import Counter
from statistics import fmean
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from cyclopts.validators import Number

from anahuac.bots import make_bot, play_match
from anahuac.cli.console import complain, out, plain_table, progress
from anahuac.cli.parameters import AsJson, BoardSource, GameName, OptionList, Players, complete_bots, read_options, told
from anahuac.core import Chance, Match, Outcome, Text, find_game


class Result(msgspec.Struct):
    """How one game ended."""

    seed: int
    plies: int
    outcome: Outcome
    round: int | None
    """The round in which it ended, in games that count rounds."""
    cards: dict[str, int]
    """The cards that were played."""


def simulate(
    game: GameName,
    /,
    *,
    players: Players = None,
    games: Annotated[int, Parameter(help=told("cli-help-games"), validator=Number(gte=1))] = 100,
    seed: Annotated[int, Parameter(help=told("cli-help-seed"))] = 0,
    bots: Annotated[str, Parameter(help=told("cli-help-bots"), completer=complete_bots)] = "random",
    option: OptionList = None,
    board: BoardSource = None,
    json: AsJson = False,
) -> None:
    """Let bots play and show who won, by how much, and how long it took."""
    played = find_game(game)
    seats = played.players[-1] if players is None else players
    names = seat_bots(bots, seats)
    options = played.options.read(read_options(option))
    place = played.load_board(board)
    played.check_setup(seats, options, seed)
    chance = Chance(seed)
    results: list[Result] = []
    stopped = False
    try:
        with progress() as bar:
            for _ in bar.track(range(games), description=str(Text(f"{played.name}-title"))):
                match = Match.new(played, seats, options, chance.next(), place)
                play_match(match, [make_bot(name, chance.next()) for name in names])
                results.append(result_of(match))
    except KeyboardInterrupt:
        stopped = True
        complain(Text("cli-stopped", done=len(results), games=games))
    setup = {"game": played.name, "players": seats, "seed": seed, "board": place.name, "options": options.written()}
    if json:
        out.out(msgspec.json.encode({**setup, "bots": names, **summary(results), "games": results}).decode())
    elif results:
        show(results, names)
    if stopped:
        sys.exit(130)


def result_of(match: Match) -> Result:
    """Sum a finished game up."""
    assert match.state.outcome is not None
    cards = Counter(card for event in match.events if (card := event.played_card()))
    last_round = match.state.position().get("round")
    record = match.record
    return Result(record.seed, len(record.plies), match.state.outcome, last_round, dict(sorted(cards.items())))


def seat_bots(bots: str, seats: int) -> list[str]:
    """Give each seat a bot: the listed ones in turn."""
    names = bots.split(",")
    for name in names:
        make_bot(name, 0)
    return [names[seat % len(names)] for seat in range(seats)]


def summary(results: list[Result]) -> dict[str, Any]:
    """Count wins and average scores by seat."""
    seats = range(len(results[0].outcome.scores)) if results else range(0)
    return {
        "wins": [sum(seat in result.outcome.winners for result in results) for seat in seats],
        "mean_scores": [round(fmean(result.outcome.scores[seat] for result in results), 3) for seat in seats],
        "mean_plies": round(fmean(result.plies for result in results), 3) if results else None,
    }


def show(results: list[Result], names: list[str]) -> None:
    """Print the results as a table."""
    headings = ("seat", "bot", ">wins", ">share", ">mean", ">least", ">most")
    table = plain_table(*(_heading(heading) for heading in headings))
    for seat, (name, wins) in enumerate(zip(names, summary(results)["wins"], strict=True)):
        scores = [result.outcome.scores[seat] for result in results]
        share = f"{wins / len(results):.0%}"
        table.add_row(str(seat), name, str(wins), share, f"{fmean(scores):.1f}", str(min(scores)), str(max(scores)))
    out.print(table)
    plies = [result.plies for result in results]
    reasons = sorted({result.outcome.reason for result in results})
    ends = ", ".join(f"{reason} {sum(result.outcome.reason == reason for result in results)}" for reason in reasons)
    lengths = Text(
        "cli-lengths", games=len(results), mean=f"{fmean(plies):.1f}", least=min(plies), most=max(plies), ends=ends
    )
    out.print(str(lengths))
    rounds = [result.round for result in results if result.round is not None]
    if rounds:
        out.print(str(Text("cli-rounds", mean=f"{fmean(rounds):.1f}", least=min(rounds), most=max(rounds))))
    cards = sum((Counter(result.cards) for result in results), Counter())
    if cards:
        shown = ", ".join(f"{card} {count / len(results):.2f}" for card, count in cards.most_common())
        out.print(str(Text("cli-cards", cards=shown)))


def _heading(name: str) -> str:
    sign = ">" if name.startswith(">") else ""
    return sign + told(f"cli-head-{name.removeprefix('>')}")
