"""The contract of a game: `Game` makes states, a `State` changes by actions, a `View` is what a seat may know.

The laws that hold for all of them are tested by `tests/laws`.
"""

from __future__ import annotations

from abc import ABC, ABCMeta, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NoReturn

import msgspec
from typing_extensions import TypeVar

from anahuac.core.action import Action
from anahuac.core.board import Board
from anahuac.core.chance import is_chance
from anahuac.core.errors import AmbiguousAction, BoardError, IllegalAction, PositionError, SetupError, UnknownAction
from anahuac.core.fields import Fields
from anahuac.core.notation import plain
from anahuac.core.parts import Parts, drawing
from anahuac.core.prompt import prompt
from anahuac.core.registry import find_game
from anahuac.core.text import Player, Text, tell_common_field
from anahuac.core.types import Illegal, Options, Outcome, Seat

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from typing import Self

    from anahuac.core.board import Shelf
    from anahuac.core.chance import Chance
    from anahuac.core.event import Event
    from anahuac.core.upgrades import Upgrade


class State(metaclass=Fields, base=True):
    """One point of a game, everything included. `apply` is the only way to change it.

    A game's state annotates its fields; slots, `copy`, equality and hash follow from them (`core.fields`). Every field
    is immutable, so that a copy is a few assignments and nothing has to be undone.
    """

    game: Game
    board: Board
    options: Options
    seats: int
    step: str
    """What is decided now, in a word of the game; `over` in the end."""
    round: int
    """Counted from 1. Each game decides what a round is (in Aztlán, an age)."""
    to_act: tuple[Seat, ...]
    """Who must decide now: one seat, several at once (secret choices), or nobody when the game is over."""
    scores: tuple[int, ...]
    """The points of each seat so far, secret ones included: what `outcome` counts in the end."""
    chance: int | None
    """The state of the random numbers, which changes with every draw; None in a game without any."""
    outcome: Outcome | None
    """How the game ended, None while it goes on."""

    @property
    def open_scores(self) -> tuple[int, ...]:
        """The points of each seat as far as everybody can tell."""
        return self.scores

    @abstractmethod
    def legal_actions(self, seat: Seat) -> Sequence[Action]:
        """List what this seat may decide now; empty if it is not to act."""

    @abstractmethod
    def why_not(self, seat: Seat, action: Action) -> Illegal | None:
        """Explain why an action is not legal now; None if it is."""

    def why_not_typed(self, seat: Seat, text: str) -> Illegal | None:
        """Explain why the action that a person typed is not legal; None if it is. `UnknownAction` if there is none."""
        try:
            return self.why_not(seat, self.game.understand(text, self.board, self.legal_actions(seat)))
        except IllegalAction as error:
            return Illegal(error.clause, error.reason)

    def why_not_asked(self, seat: Seat, kinds: Sequence[str], fields: Mapping[str, object]) -> Illegal | None:
        """Explain why no action of these kinds (of any, if none is named) with these fields is legal; None if one is.

        `UnknownAction` if there is none and no rule says why.
        """
        game, catalogue = self.game, self.board.catalogue
        named = [action for kind in kinds or catalogue.of_kind for action in catalogue.of_kind.get(kind, ())]
        described = [(action, game.fields(action, self.board)) for action in named]
        asked = [action for action, own in described if all(own.get(name) == fields[name] for name in fields)]
        if asked:
            legal = any(self.why_not(seat, action) is None for action in asked)
            return None if legal else self.why_not(seat, self._likeliest(seat, asked))
        illegal = game.why_none(kinds, fields, self.board)
        if illegal is None:
            raise UnknownAction(Text("unknown-question"))
        return illegal

    def _likeliest(self, seat: Seat, asked: Sequence[Action]) -> Action:
        """Guess which of several illegal actions is meant by whoever asks why not."""
        return asked[0]

    def apply(self, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        """Carry out a legal action; anything else raises `IllegalAction` and changes nothing.

        What happened is appended to `events` if a list is given.
        """
        illegal = self.why_not(seat, action)
        if illegal is not None:
            self._refuse(illegal)
        self._carry_out(seat, action, events)

    def apply_legal(self, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        """Carry out an action that is known to be legal, because it was just listed: it is not checked again."""
        self._carry_out(seat, action, events)

    def check(self, seat: Seat, action: Action) -> None:
        """Raise `IllegalAction` if an action is not legal now."""
        illegal = self.why_not(seat, action)
        if illegal is not None:
            self._refuse(illegal)

    @abstractmethod
    def _why_not_to_act(self, seat: Seat) -> Illegal:
        """Say why a seat has nothing to decide now; `_not_to_act` has the reasons, the game names the clauses."""

    def _not_to_act(self, seat: Seat, *, over: str, turn: str, decided: str | None = None) -> Illegal:
        """Say why a seat has nothing to decide now.

        The clauses are those of the end of the game, of the order of play, and of the choice that several seats make
        at once, if that is what they do now.
        """
        if self.outcome is not None:
            return Illegal(over, Text("over"))
        if seat not in range(self.seats):
            return Illegal(turn, Text("no-seat", seat=seat, seats=self.seats))
        if decided is not None:
            return Illegal(decided, Text("has-decided"))
        return Illegal(turn, Text("not-your-turn", seat=Player(self.to_act[0])))

    def _wrong_step(self, seat: Seat, kind: str, clause: str) -> Illegal:
        """Say that this is not the moment for a kind of action, and what a seat can do now."""
        now = prompt(self.game.name, self.step, [action.kind for action in self.legal_actions(seat)])
        return Illegal(clause, Text("wrong-step", what=self.game.describe_kind(kind), now=now))

    def _refuse(self, illegal: Illegal) -> NoReturn:
        raise IllegalAction(illegal.clause, illegal.reason, self.game.seat_names(self.options, self.seats))

    @abstractmethod
    def _carry_out(self, seat: Seat, action: Action, events: list[Event] | None) -> None:
        """Change the state by an action known to be legal."""

    if TYPE_CHECKING:

        def copy(self) -> Self:
            """Make an independent copy, cheaply."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Show what that seat may know; None is a spectator."""

    def common_fields(self, seat: Seat | None) -> dict[str, Any]:
        """Return the fields that every view has."""
        return {
            "game": self.game.name,
            "board": self.board.name,
            "options": self.options,
            "seats": self.seats,
            "seat": seat,
            "step": self.step,
            "round": self.round,
            "to_act": self.to_act,
            "legal": () if seat is None else tuple([action.id for action in self.legal_actions(seat)]),
            "scores": self.open_scores if self.outcome is None else self.scores,
            "outcome": self.outcome,
        }

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """Write this state as JSON data: `game.position(state.position()) == state`."""

    @abstractmethod
    def material(self) -> Mapping[str, int]:
        """Count every piece of the box, wherever it lies. These counts never change."""

    def __repr__(self) -> str:
        waits = f"to act: {', '.join(map(str, self.to_act))}" if self.to_act else f"over, scores {self.scores}"
        return f"<{type(self).__name__}: {self.seats} players, round {self.round}, {self.step}, {waits}>"

    def __str__(self) -> str:
        return str(self.view(None))

    def _repr_html_(self) -> str:
        return self.view(None)._repr_html_()


S_co = TypeVar("S_co", bound=State, covariant=True, default=State)
A_co = TypeVar("A_co", bound=Action, covariant=True, default=Action)
A = TypeVar("A", bound=Action, default=Any)
B = TypeVar("B", bound=Board, default=Any)
Chosen = TypeVar("Chosen", bound=Options, default=Any)


class AbstractStruct(msgspec.StructMeta, ABCMeta):
    """The metaclass of structs with abstract methods."""


class View(
    msgspec.Struct, Generic[S_co, A_co], frozen=True, kw_only=True, omit_defaults=True, metaclass=AbstractStruct
):
    """What a seat may know of a state: a value that encodes to JSON, for bots and browsers."""

    game: str
    board: str
    options: Options
    seats: int
    seat: Seat | None
    """Who looks; None is a spectator."""
    step: str
    round: int
    to_act: tuple[Seat, ...]
    legal: tuple[int, ...] = ()
    """What this seat may decide now: numbers of the board's catalogue."""
    scores: tuple[int, ...]
    """The points of each seat as far as everybody can tell; all of them when the game is over."""
    outcome: Outcome | None = None

    def legal_actions(self) -> tuple[A_co, ...]:
        """List what this seat may decide now."""
        actions: tuple[A_co, ...] = find_game(self.game).load_board(self.board).catalogue.actions
        return tuple([actions[id] for id in self.legal])

    def __str__(self) -> str:
        drawn: str = drawing("text")(self)
        return drawn

    def _repr_svg_(self) -> str:
        drawn: str = drawing("svg")(self)
        return drawn

    def _repr_html_(self) -> str:
        drawn: str = drawing("html")(self)
        return drawn

    @abstractmethod
    def imagine(self, chance: Chance) -> S_co:
        """Make a complete state that fits this view, with all hidden things drawn at random."""


class Game(ABC, Generic[S_co, B, A, Chosen]):
    """The rules of one game. There is one object for each game; `anahuac.game(name)` finds it.

    It is generic in its states, boards, actions and options; a plain `Game` is any of them.
    """

    name: ClassVar[str]
    players: ClassVar[range]
    rules_version: ClassVar[int]
    """Raised by every change after which an old record would play differently."""
    upgrades: ClassVar[Mapping[int, Upgrade]] = {}
    """For each older version of the rules, the function that upgrades a game to the next; see `core/upgrades.py`."""
    options: type[Chosen]
    shelf: Shelf[B]
    """The boards of the game, the default one first."""
    board_file: ClassVar[type[msgspec.Struct] | None] = None
    """The schema of a board file, if it is JSON."""
    end_reasons: ClassVar[tuple[str, ...]]
    secret_scores: ClassVar[bool] = False
    """Whether the points of a seat are a secret before the end."""
    everybody_may_lose: ClassVar[bool] = False
    """Whether a game may end without a winner."""
    clauses: ClassVar[Mapping[str, int]]
    """The sections of the rules and how many clauses each has; the texts are in `locale`."""

    has_secrets: ClassVar[bool] = True
    """Whether seats have secrets: then players who share a screen must hand it over without looking."""
    turns: ClassVar[tuple[str, ...]] = ()
    """The steps whose end is the end of a turn."""
    constants: ClassVar[msgspec.Struct | None] = None
    """The numbers of the rules that clients show: costs, values, the faces of dice."""
    parts: ClassVar[Parts] = Parts()
    """Where its bots, drawing, encoder are."""
    halves: ClassVar[frozenset[str]] = frozenset()
    """The kinds of actions that are the first half of a decision; undo takes back both halves."""

    answers: ClassVar[Mapping[str, tuple[str, str]]] = {}
    """Questions that a player may want answered automatically: the step that asks, and the action.

    Each has a text `GAME-answer-NAME` in `locale`.
    """

    @property
    def package(self) -> str:
        """The package that the game comes with; its texts are in the folder `locale` there."""
        return type(self).__module__.partition(".")[0]

    def check_board(self, content: bytes) -> list[Text]:
        """List everything that is wrong with a board file."""
        try:
            self.shelf.make("checked", content)
        except BoardError as error:
            return list(error.reasons)
        return []

    @abstractmethod
    def start(self, seats: int, options: Chosen, seed: int, board: B) -> S_co:
        """Set a game up; the arguments have been checked."""

    @abstractmethod
    def set_up(self, data: object, board: B) -> S_co:
        """Set up any point of a game on a board."""

    def position(self, data: object, board: B | None = None) -> S_co:
        """Set up any point of a game from JSON data; `PositionError` lists why it cannot be.

        A board that the data names is looked up among the known ones, never as a file.
        """
        if board is None:
            named = str(data.get("board", self.shelf.names[0])) if isinstance(data, dict) else self.shelf.names[0]
            board = self.shelf.find(named)
            if board is None:
                raise PositionError([Text("unknown-board", board=named[:60], known=", ".join(self.shelf.names))])
        return self.set_up(data, board)

    def tell(self, event: Event, board: B) -> Text:
        """Put an event into words: the text `GAME-event-TAG` with its fields, each put into words by `tell_field`."""
        fields = msgspec.structs.asdict(event)
        args = {name: self.tell_field(name, value, board) for name, value in fields.items()}
        return Text(f"{self.name}-event-{event.__struct_config__.tag}", **args)

    def tell_field(self, name: str, value: object, board: B) -> object:
        """Put a field of an event into words."""
        return tell_common_field(name, value)

    def describe(self, action: A, board: B) -> Text:
        """Put an action into words: the text `GAME-action-KIND` with its fields."""
        return Text(f"{self.name}-action-{action.kind}", **msgspec.structs.asdict(action))

    def describe_kind(self, kind: str) -> Text:
        """Put a kind of action into words: the text `GAME-kind-KIND`."""
        return Text(f"{self.name}-kind-{kind}")

    def details(self, view: Any) -> msgspec.Struct | None:
        """Work out what follows from a view by the rules, so that clients can draw it without knowing a rule."""
        return None

    def fields(self, action: A, board: B) -> Mapping[str, Any]:
        """Describe an action as data for clients: squares, places, cards, amounts, seats by name."""
        known = msgspec.structs.fields(Action)
        own = msgspec.structs.fields(type(action))[len(known) :]
        return {field.name: value for field in own if (value := getattr(action, field.name)) != field.default}

    def seat_names(self, options: Chosen, seats: int) -> tuple[Text, ...]:
        """Name the seats by what they play (a people, a colour), for tables where nobody has a name."""
        return tuple(Text("player", number=seat + 1) for seat in range(seats))

    def new(
        self,
        seats: int,
        options: Chosen | Mapping[str, str] | None = None,
        seed: int = 0,
        board: B | str | Path | None = None,
    ) -> S_co:
        """Start a game. Options may be given as texts; a board as its name or file."""
        chosen = options if isinstance(options, Options) else self.options.read(options or {})
        self.check_setup(seats, chosen, seed)
        return self.start(seats, chosen, seed, board if isinstance(board, Board) else self.load_board(board))

    def load_board(self, source: str | Path | None = None) -> B:
        """Find a board by its name, or load it from a file; None is the usual board."""
        return self.shelf.load(source)

    def check_setup(self, seats: int, options: Options, seed: int) -> None:
        """Raise `SetupError` if a game cannot be started like this."""
        if seats not in self.players:
            low, high = self.players[0], self.players[-1]
            raise SetupError(Text("bad-players", game=self.name, low=low, high=high, given=str(seats)[:20]))
        if not is_chance(seed):
            raise SetupError(Text("bad-seed", seed=str(seed)[:40]))
        problems = options.problems(seats)
        if problems:
            raise SetupError(Text.joined(problems, "\n"))

    def action(self, text: str, board: B | None = None) -> A:
        """Find the action of the catalogue with this notation (`UnknownAction` if there is none)."""
        found: A = (board or self.load_board()).catalogue.parse(text)
        return found

    def understand(self, text: str, board: B | None = None, legal: Sequence[A] = ()) -> A:
        """Find the action that a person means by a text. If it fits several, take the only legal one.

        `AmbiguousAction` lists several. If there is no such action, `IllegalAction` names the clause that rules it out,
        or `UnknownAction` suggests similar ones.
        """
        board = board or self.load_board()
        found: list[A] = board.catalogue.meant(text)
        if len(found) > 1:
            found = [action for action in found if action in legal] or found
        if len(found) > 1:
            several = ", ".join(map(str, found))
            raise AmbiguousAction(Text("ambiguous-action", action=text[:40], several=several))
        if found:
            return found[0]
        illegal = self.why_unknown(plain(text[:80]), board)
        if illegal is not None:
            raise IllegalAction(illegal.clause, illegal.reason)
        return self.action(text, board)

    def why_unknown(self, text: str, board: B) -> Illegal | None:
        """Explain which rule is the reason that there is no such action, if one is; the text is `plain`."""
        return None

    def why_none(self, kinds: Sequence[str], fields: Mapping[str, object], board: B) -> Illegal | None:
        """Explain which rule is the reason that no action of these kinds has these fields, if one is.

        It is asked for the notation of the action that is most like it, with the wanted fields.
        """

        def alike(action: A) -> int:
            own = self.fields(action, board)
            return sum(own.get(name) == value for name, value in fields.items())

        named = [action for kind in kinds for action in board.catalogue.of_kind.get(kind, ())]
        if not named:
            return None
        nearest = max(named, key=alike)
        text = str(nearest)
        for name, value in self.fields(nearest, board).items():
            text = text.replace(str(value), str(fields.get(name, value)))
        return self.why_unknown(plain(text[:80]), board)
