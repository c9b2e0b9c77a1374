"""`anahuac train`: networks that judge a game for the bots, learned by self-play."""

from __future__ import annotations

from importlib.resources import files
from io import BytesIO
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Annotated, Any
from zipfile import BadZipFile

import numpy as np
from cyclopts import Parameter
from cyclopts.validators import Number
from platformdirs import user_data_path

from anahuac.cli.console import complain, err, out, plain_table, progress
from anahuac.cli.parameters import GameName, told
from anahuac.core import SetupError, Text, find_game

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from anahuac.bots.learning import Learner

SECONDS = 60
OWN = "learner."
"""How the names of what belongs to the learner begin."""
MEASURED_EVERY = 1.0
"""The minutes of learning between two points of the curve; later it is a quarter of what was learned."""


class Training:
    """A learner, how many minutes of the processor it has spent, and its curve of strength: minutes, games, share."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        make = find_game(game).parts.load("learner")
        if make is None:
            raise SetupError(Text("train-none", game=Text(f"{game}-title")))
        self.game, self.players, self.seed = game, players, seed
        self.learner: Learner = make(players, seed)
        self.minutes = 0.0
        self.curve: list[tuple[float, float, float]] = []

    def step(self, minutes: float) -> None:
        """Learn from some games; now and then, and at the end, measure."""
        began = process_time()
        self.learner.learn(min(1.0, self.minutes / minutes))
        self.minutes += (process_time() - began) / SECONDS
        last = self.curve[-1][0] if self.curve else 0.0
        if self.minutes >= minutes or self.minutes - last >= max(MEASURED_EVERY, last / 4):
            self.curve.append((self.minutes, self.learner.games, self.learner.measure()))

    def write(self, file: Path) -> None:
        """Write it to its file atomically."""
        arrays: dict[str, Any] = {f"{OWN}{name}": values for name, values in self.learner.arrays().items()}
        about = np.array([self.game, str(self.players), str(self.seed)])
        draft = file.with_name(file.name + ".new")
        with draft.open("wb") as stream:
            np.savez(stream, about=about, minutes=self.minutes, curve=np.array(self.curve).reshape(-1, 3), **arrays)
        draft.replace(file)

    def read(self, file: Path) -> None:
        """Go on with what is in a file."""
        try:
            with np.load(BytesIO(file.read_bytes())) as kept:
                arrays: dict[str, NDArray[Any]] = dict(kept)
            game, players, _ = arrays["about"].tolist()
            if (game, players) != (self.game, str(self.players)):
                raise SetupError(Text("train-other", file=str(file), game=game[:40], players=players[:4]))
            self.minutes = float(arrays["minutes"])
            self.curve = [tuple(point) for point in arrays["curve"].tolist()]
            own = {
                name.removeprefix("learner."): value for name, value in arrays.items() if name.startswith("learner.")
            }
            self.learner.restore(own)
        except OSError as error:
            raise SetupError(Text("cli-unreadable", file=str(file), reason=error.strerror or "")) from None
        except (ValueError, KeyError, EOFError, BadZipFile):
            raise SetupError(Text("train-outdated", file=str(file))) from None


def train(
    game: GameName,
    /,
    *,
    players: Annotated[int | None, Parameter(help=told("train-help-players"))] = None,
    minutes: Annotated[float, Parameter(help=told("train-help-minutes"), validator=Number(gt=0))] = 10.0,
    seed: Annotated[int, Parameter(help=told("cli-help-seed"))] = 0,
    folder: Annotated[Path | None, Parameter(help=told("train-help-folder"))] = None,
    resume: Annotated[bool, Parameter(negative="", help=told("train-help-resume"))] = False,
    apply: Annotated[bool, Parameter(negative="", help=told("train-help-apply"))] = False,
) -> None:
    """Let networks play themselves and learn from it, for one number of players after the other."""
    played = find_game(game)
    numbers = (players,) if players else tuple(played.players)
    for number in numbers:
        played.check_setup(number, played.options(), seed)
    place = folder or user_data_path("anahuac", appauthor=False)
    for number in numbers:
        training = Training(game, number, seed)
        kept = place / f"train-{game}-{number}.npz"
        if resume and kept.exists():
            training.read(kept)
        else:
            begin(training, kept)
        try:
            run(training, minutes, kept)
        except KeyboardInterrupt:
            complain(Text("train-stopped", file=str(kept)))
            show(training)
            return
        show(training)
        if apply:
            weights = Path(str(files(f"anahuac.bots.{game}") / f"learned{number}.npz"))
            found: dict[str, Any] = training.learner.weights()
            np.savez_compressed(weights, **found)
            out.print(str(Text("train-applied", file=str(weights))), soft_wrap=True)


def begin(training: Training, file: Path) -> None:
    """Keep a new training; one that is there already is not lost by accident."""
    if file.exists():
        raise SetupError(Text("train-exists", file=str(file)))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        training.write(file)
    except OSError as error:
        raise SetupError(Text("cli-unwritable", file=str(file), reason=error.strerror or "")) from None


def run(training: Training, minutes: float, file: Path) -> None:
    """Learn until the minutes of the processor are spent; what is learned is kept as it goes."""
    with progress() as bar:
        words = str(Text("train-bar", game=Text(f"{training.game}-title"), players=training.players))
        task = bar.add_task(words, total=round(minutes * SECONDS))
        while training.minutes < minutes:
            training.step(minutes)
            training.write(file)
            bar.update(task, completed=min(round(minutes * SECONDS), round(training.minutes * SECONDS)))


def show(training: Training) -> None:
    """Show the curve of strength."""
    table = plain_table(*(">" + told(f"train-head-{name}") for name in ("minutes", "games", "firsts")))
    for minutes, games, share in training.curve:
        table.add_row(f"{minutes:.1f}", f"{games:.0f}", f"{share:.1%}")
    out.print(table)
    err.print(str(Text("train-done", players=training.players, games=training.learner.games)))
