"""A person at the terminal: what they see, what they may type."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path
from rich.rule import Rule
from rich.text import Text as RichText

from anahuac.bots import Adviser
from anahuac.bots.match import play
from anahuac.cli.console import complain, out
from anahuac.cli.position import advise, explain
from anahuac.cli.rules import show_clauses
from anahuac.cli.show import Audience, show_actions, show_board, show_sheet, show_story, show_table
from anahuac.core import AnahuacError, Text, UnknownAction
from anahuac.core.notation import plain
from anahuac.drawings import drawing_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from anahuac.bots.bot import Bot
    from anahuac.core import Action, Match, Seat, State, View

COMMANDS = ("help", "undo", "why", "hint", "save", "quit", "map", "table", "players", "log", "list", "rules")


def autosave_path(game: str) -> Path:
    """The file that keeps an unfinished game."""
    return user_data_path("anahuac", appauthor=False) / f"{game}.record"


def ask(prompt: str) -> str:
    """Read a line; the end of the input is the end of the session."""
    return out.input(RichText(f"{prompt} ", style="bold")).strip()


def command_words() -> dict[str, str]:
    """Map words to commands: the English words, and those of the chosen language."""
    words = {name: name for name in COMMANDS}
    words |= {word: name for name in COMMANDS for word in str(Text(f"cli-word-{name}")).split()}
    return words | {"?": "help"}


def match_action(typed: str, legal: Iterable[Action]) -> list[Action]:
    """Find the actions that a typed text may mean: each word may be cut short (`tol>mic`)."""
    parts = re.split(r"([^\W_][\w-]*)", plain(typed))
    pattern = re.compile(
        "".join(re.escape(part) + (r"[\w-]*" if number % 2 else "") for number, part in enumerate(parts))
    )
    return [action for action in legal if pattern.fullmatch(plain(action.text))]


class Leave(Exception):
    """The person leaves."""


class Session:
    """One person's game against bots."""

    def __init__(
        self, match: Match, seat: Seat, bots: Mapping[Seat, Bot], names: Sequence[str], autosave: Path
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.names = names
        self.audience = Audience(names, seat)
        self.autosave = autosave
        self.adviser = Adviser()
        self.told = 0
        self.drawn = -1
        self.words = command_words()

    def run(self) -> None:
        """Play to the end, or until the person leaves; a game that is not over is kept."""
        out.print(RichText(str(Text("cli-welcome", name=self.names[self.seat])), style="bold"))
        try:
            play(self, self.decide)
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            out.print()
        if self.state.to_act:
            self.keep(self.autosave)
            command = os.environ.get("ANAHUAC_COMMAND", "anahuac")
            out.print(str(Text("cli-kept", command=command, file=str(self.autosave))), soft_wrap=True)
        else:
            self.finish()

    def finish(self) -> None:
        """Show how the game ended."""
        self.tell_news()
        view = self.state.view(self.seat)
        show_board(view, self.names)
        show_sheet(view, self.names)
        self.autosave.unlink(missing_ok=True)

    @property
    def state(self) -> State:
        """The state now; undoing puts another in its place."""
        return self.match.state

    def act(self, seat: Seat, action: Action) -> None:
        """Carry out an action; what the person has done is saved at once."""
        self.match.act(seat, action)
        if seat == self.seat:
            self.keep(self.autosave)

    def decide(self, seat: Seat, view: View) -> Action:
        """Ask a bot, or the person; take the only legal action without asking."""
        if seat != self.seat:
            with out.status(str(Text("cli-bot-thinks", name=self.names[seat]))):
                return self.bots[seat].decide(view)
        state = self.state
        legal = state.legal_actions(self.seat)
        if len(legal) == 1:
            words = state.game.describe(legal[0], state.board)
            told = self.audience.told(Text("cli-only-choice", action=str(legal[0]), words=words))
            out.print(RichText(told, style="dim"))
            return legal[0]
        while True:
            self.show()
            action = self.listen()
            if action is not None:
                return action

    def show(self) -> None:
        """Show what is new, and what the person may do."""
        state = self.state
        self.tell_news()
        view = state.view(self.seat)
        if self.drawn != len(self.match.record.plies) - 1:
            show_board(view, self.names)
            show_sheet(view, self.names)
        self.drawn = len(self.match.record.plies)
        out.print(RichText(str(Text("cli-your-turn", task=drawing_of(view.game).task(view))), style="bold cyan"))
        show_actions(state, self.seat, self.audience)

    def tell_news(self) -> None:
        """Tell what happened since the last time."""
        if self.told < len(self.match.events):
            out.print(Rule(style="dim"))
        show_story(self.state, self.match.events[self.told :], self.audience)
        self.told = len(self.match.events)

    def listen(self) -> Action | None:
        """Read lines until one is a legal action; None if the person has gone back to an earlier point."""
        before = len(self.match.record.plies)
        while len(self.match.record.plies) == before:
            line = ask("›")
            word, _, rest = line.partition(" ")
            command = self.words.get(word.lower())
            try:
                if command is not None:
                    self.command(command)(rest.strip())
                elif line:
                    action = self.understand(line)
                    if action is not None:
                        self.state.check(self.seat, action)
                        return action
            except AnahuacError as error:
                complain(self.audience.told(error.text))
        return None

    def understand(self, line: str) -> Action | None:
        """Find the action that is meant; say so if there is none, or several."""
        state = self.state
        legal = state.legal_actions(self.seat)
        if line.isdecimal() and 1 <= int(line) <= len(legal):
            return legal[int(line) - 1]
        meant: list[Action] = state.board.catalogue.meant(line)
        if len(meant) == 1:
            return meant[0]
        for actions in (legal, state.board.catalogue):
            found = match_action(line, actions)
            if len(found) == 1:
                return found[0]
            if found:
                some = ", ".join(map(str, found[:8])) + (" …" if len(found) > 8 else "")
                out.print(str(Text("cli-which", actions=some)))
                return None
        try:
            state.game.understand(line, state.board)  # a rule may say why there is no such action
        except UnknownAction:
            out.print(str(Text("cli-not-understood", line=line[:40])))
        return None

    def command(self, name: str) -> Callable[[str], None]:
        """Find what carries out a command."""
        found: Callable[[str], None] = getattr(self, f"do_{name}")
        return found

    def do_help(self, rest: str) -> None:
        """Say what can be typed."""
        out.print(str(Text("cli-play-help")))

    def do_quit(self, rest: str) -> None:
        """Leave."""
        raise Leave

    def do_undo(self, rest: str) -> None:
        """Go back to the last point at which the person had a choice."""
        plies = self.match.record.plies
        kept = list(plies)
        for ply in range(len(plies) - 1, -1, -1):
            if plies[ply][0] == self.seat and not self.is_halfway(ply):
                self.match.undo_to(ply)
                if len(self.state.legal_actions(self.seat)) > 1:
                    self.told, self.drawn = len(self.match.events), -1
                    out.print(str(Text("cli-undone")))
                    return
        self.match.record.plies[:] = kept
        self.match.undo_to(len(kept))
        out.print(str(Text("cli-nothing-to-undo")))

    def is_halfway(self, ply: int) -> bool:
        """Whether a decision of two actions began just before."""
        record, catalogue = self.match.record, self.state.board.catalogue
        return ply > 0 and catalogue.parse(record.plies[ply - 1][1]).kind in record.game.halves

    def do_why(self, rest: str) -> None:
        """Say why an action is not legal, or that it is."""
        catalogue = self.state.board.catalogue
        found = catalogue.meant(rest) or match_action(rest, catalogue) if rest else []
        explain(self.state, self.seat, found[0].text if len(found) == 1 else rest, self.names)

    def do_hint(self, rest: str) -> None:
        """Ask a bot."""
        advise(self.state, self.seat, self.names, self.adviser)

    def do_save(self, rest: str) -> None:
        """Write the record to a file."""
        file = Path(rest).expanduser() if rest else Path(f"{self.match.record.game.name}.record")
        if self.keep(file):
            out.print(str(Text("cli-saved", file=str(file))), soft_wrap=True)

    def do_map(self, rest: str) -> None:
        """Draw the board again."""
        show_board(self.state.view(self.seat), self.names)

    def do_table(self, rest: str) -> None:
        """List the board."""
        show_table(self.state.view(self.seat), self.names)

    def do_players(self, rest: str) -> None:
        """Show the players again."""
        show_sheet(self.state.view(self.seat), self.names)

    def do_log(self, rest: str) -> None:
        """Tell the whole game so far."""
        show_story(self.state, self.match.events, self.audience)

    def do_list(self, rest: str) -> None:
        """List the legal actions again, or those that begin with something."""
        show_actions(self.state, self.seat, self.audience, rest)

    def do_rules(self, rest: str) -> None:
        """Show a clause of the rules."""
        game = self.match.record.game
        show_clauses(game, rest or next(iter(game.clauses)))

    def keep(self, file: Path) -> bool:
        """Write the record; if that fails, say so and go on."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(str(self.match.record), encoding="utf-8")
        except OSError as error:
            complain(Text("cli-unwritable", file=str(file), reason=error.strerror or type(error).__name__))
            return False
        return True
