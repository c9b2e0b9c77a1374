"""How strong the bots are beside those of an earlier commit.

    .venv/bin/python -m benchmarks.ancestors COMMIT GAME [--players N] [--games 200] [--level expert] [--seconds 0.15]

One bot of today meets a table of its ancestors, of the same level unless `--today` names another. The commit's package
plays in a process of its own: its own engine follows the game, move by move as notation, and shows its bots their
views. Every deal is played once from each seat. Games are kept in FOLDER, so that a run that was stopped goes on with
those that are missing.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from anahuac.core import Action, View


class Ancestors:
    """The earlier commit's bots: a process that follows a game and decides for some of its seats."""

    def __init__(self, source: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--follow"],
            env={**os.environ, "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **message: Any) -> Any:
        """Send a line and wait for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit("The earlier commit cannot follow the game; what it said is above.")
        return json.loads(answer)


def follow() -> None:
    """Be the ancestors: read lines, follow the game, decide when asked. Runs with the earlier commit's package."""
    import anahuac
    from anahuac.bots.budget import Budget
    from anahuac.bots.levels import LevelBot

    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        answer: Any = None
        if "new" in message:
            game = anahuac.game(message["new"])
            state = game.new(message["players"], None, message["seed"])
            budget = Budget(message["nodes"], message["seconds"]) if message["nodes"] or message["seconds"] else None
            bots = [LevelBot(message["level"], seed, budget) for seed in message["bots"]]
            answer = game.rules_version
        elif "act" in message:
            state.apply(message["seat"], state.board.catalogue.parse(message["act"]))
        else:
            answer = str(bots[message["decide"]].decide(state.view(message["decide"])))
        print(json.dumps(answer), flush=True)


def play(ancestors: Ancestors, arguments: argparse.Namespace, number: int) -> dict[str, Any]:
    """Play one game: today's bot in one seat, its ancestors in the others. Answer with what became of it."""
    import anahuac
    from anahuac.bots.budget import Budget
    from anahuac.bots.levels import LevelBot
    from anahuac.bots.match import play as play_game

    game = anahuac.game(arguments.game)
    deal, ours = divmod(number, arguments.players)
    seeds = [1000 * deal + seat for seat in range(arguments.players)]
    limits = {"nodes": arguments.nodes, "seconds": arguments.seconds}
    budget = Budget(**limits) if any(limits.values()) else None
    own = Budget(arguments.today_nodes) if arguments.today_nodes is not None else budget
    bot = LevelBot(arguments.today or arguments.level, seeds[ours], own)
    state = game.new(arguments.players, None, deal)
    version = ancestors.ask(
        new=game.name, players=arguments.players, seed=deal, bots=seeds, level=arguments.level, **limits
    )
    if version != game.rules_version:
        sys.exit(f"{game.name} had rules version {version} then and has {game.rules_version} now: not the same game.")

    def decide(seat: int, view: View) -> Action:
        told: Action = state.board.catalogue.parse(ancestors.ask(decide=seat)) if seat != ours else bot.decide(view)
        return told

    def act(seat: int, action: Action) -> None:
        ancestors.ask(act=str(action), seat=seat)
        state.apply(seat, action)

    play_game(SimpleNamespace(state=state, act=act), decide)
    assert state.outcome is not None
    winners = state.outcome.winners
    others = [score for seat, score in enumerate(state.scores) if seat != ours]
    return {
        "number": number,
        "first": (ours in winners) / max(1, len(winners)),
        "margin": state.scores[ours] - max(others),
        "nobody": not winners,
    }


def report(results: list[dict[str, Any]], arguments: argparse.Namespace) -> str:
    """First places of today's bot with their interval, beside an equal share."""
    from anahuac.arena.standings import wilson

    firsts, games = sum(result["first"] for result in results), len(results)
    low, high = wilson(firsts, games)
    margin = sum(result["margin"] for result in results) / games
    nobody = sum(result["nobody"] for result in results)
    today = arguments.today or arguments.level
    if arguments.today_nodes is not None:
        today += f" with {arguments.today_nodes} nodes"
    return (
        f"{arguments.game} for {arguments.players}, {today} against {arguments.level}: "
        f"{firsts / games:.1%} ({low:.1%} to {high:.1%}) "
        f"first places in {games} games; equal would be {1 / arguments.players:.0%}. Margin {margin:+.1f}"
        + (f"; nobody won {nobody}." if nobody else ".")
    )


def main() -> None:
    """Play what is missing, then tell."""
    from benchmarks.commits import unpacked
    from rich.progress import track

    parser = argparse.ArgumentParser(description="Today's bots against those of an earlier commit.")
    parser.add_argument("commit")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--level", default="expert")
    parser.add_argument("--today", help="the level of today's bot; left out: the same")
    parser.add_argument("--today-nodes", type=int, help="nodes a decision for today's bot alone")
    parser.add_argument("--nodes", type=int, help="nodes a decision, for both sides; left out: the level's own")
    parser.add_argument("--seconds", type=float, help="seconds a decision, for both sides")
    parser.add_argument("--folder", type=Path, default=Path("ancestors-games"))
    arguments = parser.parse_args()
    asked = [arguments.commit, arguments.game, arguments.players, arguments.level, arguments.nodes, arguments.seconds]
    asked += [arguments.today, arguments.today_nodes]
    kept = arguments.folder / ("-".join(str(part) for part in asked if part is not None) + ".jsonl")
    kept.parent.mkdir(parents=True, exist_ok=True)
    results = [json.loads(line) for line in kept.read_text().splitlines()] if kept.exists() else []
    missing = sorted(set(range(arguments.games)) - {result["number"] for result in results})
    with unpacked(arguments.commit) as source, kept.open("a") as file:
        ancestors = Ancestors(source)
        for number in track(missing, description=f"{arguments.game} against {arguments.commit}"):
            results.append(play(ancestors, arguments, number))
            file.write(json.dumps(results[-1]) + "\n")
            file.flush()
    print(report(results, arguments))


if __name__ == "__main__":
    follow() if sys.argv[1:2] == ["--follow"] else main()
