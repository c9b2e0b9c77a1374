"""`anahuac play`: a person against bots."""

import secrets
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from anahuac.bots import BOTS, Budget, make_bot
from anahuac.cli.console import out
from anahuac.cli.parameters import (
    BoardSource,
    OptionList,
    Players,
    Seed,
    bad_record,
    complete_game,
    read_options,
    read_record,
    told,
)
from anahuac.cli.session import Session, ask, autosave_path
from anahuac.cli.show import seat_names
from anahuac.core import Game, Match, Record, RecordError, SetupError, Text, all_games, find_game

USUAL = "medium"
OFFERED = ("easy", "medium", "hard", "expert")


def play(
    game: Annotated[str | None, Parameter(help=told("cli-help-play-game"), completer=complete_game)] = None,
    /,
    *,
    players: Players = None,
    seat: Annotated[int, Parameter(help=told("cli-help-play-seat"))] = 1,
    bots: Annotated[str | None, Parameter(help=told("cli-help-bots"))] = None,
    seed: Seed = None,
    option: OptionList = None,
    board: BoardSource = None,
    load: Annotated[Path | None, Parameter(help=told("cli-help-load"))] = None,
    seconds: Annotated[float | None, Parameter(help=told("cli-help-seconds"), validator=Number(gt=0, lte=600))] = None,
) -> None:
    """Play in the terminal."""
    if load is not None:
        record = read_record(load, board)
        place = record.game.load_board(board) if board else None
        try:
            record.verify(place)
        except RecordError as error:
            raise bad_record(load, error) from None
        match = Match(record, place)
    else:
        played = find_game(game) if game else choose_game()
        seats = players or (choose_players(played) if game is None else default_players(played))
        options = played.options.read(read_options(option))
        match = Match.new(played, seats, options, secrets.randbits(64) if seed is None else seed, board)
        if not 1 <= seat <= seats:
            raise SetupError(Text("cli-no-such-seat", seat=seat, seats=seats))
        chosen = bots or (choose_level() if game is None else USUAL)
        name_seats(match.record, seat - 1, chosen.split(","))
    start(match, None if seconds is None else Budget(seconds=seconds))


def default_players(game: Game) -> int:
    """Choose how many play if nobody says so: three where that can be."""
    return 3 if 3 in game.players else game.players[-1]


def choose_game() -> Game:
    """Ask which game to play."""
    games = all_games()
    out.print(str(Text("cli-choose-game")), style="bold")
    for number, game in enumerate(games, 1):
        out.print(f"{number:3}  {Text(f'{game.name}-title')} – {Text(f'{game.name}-about')}")
    while True:
        answer = ask(str(Text("cli-choose-game-prompt"))) or "1"
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        if answer.lower() in {game.name for game in games}:
            return find_game(answer.lower())
        out.print(str(Text("cli-choose-number", low=1, high=len(games))))


def choose_players(game: Game) -> int:
    """Ask how many play, bots included."""
    low, high = game.players[0], game.players[-1]
    usual = default_players(game)
    while True:
        answer = ask(str(Text("cli-choose-players", low=low, high=high, usual=usual))) or str(usual)
        if answer.isdecimal() and int(answer) in game.players:
            return int(answer)
        out.print(str(Text("cli-choose-number", low=low, high=high)))


def choose_level() -> str:
    """Ask how good the bots shall be."""
    out.print(str(Text("cli-choose-level")), style="bold")
    for number, level in enumerate(OFFERED, 1):
        out.print(f"{number:3}  {level} – {Text(f'bots-level-{level}')}")
    usual = OFFERED.index(USUAL) + 1
    while True:
        answer = ask(str(Text("cli-choose-level-prompt", usual=usual))) or USUAL
        if answer.isdecimal() and 1 <= int(answer) <= len(OFFERED):
            return OFFERED[int(answer) - 1]
        if answer in OFFERED:
            return answer
        out.print(str(Text("cli-choose-number", low=1, high=len(OFFERED))))


def name_seats(record: Record, seat: int, bots: list[str]) -> None:
    """Write into the record who plays: the person by what they play, the bots by their kind as well."""
    names = seat_names(record.game, record.options, record.seats)
    others = [other for other in range(record.seats) if other != seat]
    for number, other in enumerate(others):
        bot = bots[number % len(bots)]
        make_bot(bot, 0)
        record.names[other] = f"{names[other]} ({bot})"
    record.names[seat] = names[seat]
    record.tags["Human"] = str(seat)


def start(match: Match, budget: Budget | None = None) -> None:
    """Play a match on from where it stands. A budget replaces what the bots' levels have for a decision."""
    record = match.record
    human = record.tags.get("Human", "0")
    seat = int(human) if human.isdecimal() and int(human) < record.seats else 0
    bots = {
        other: make_bot(bot_of(record.names.get(other, "")), record.seed + other + len(record.plies), budget)
        for other in range(record.seats)
        if other != seat
    }
    names = [str(name) for name in record.called]
    Session(match, seat, bots, names, autosave_path(record.game.name)).run()


def bot_of(name: str) -> str:
    """Find the kind of a bot in its name at the table."""
    kind = name.rpartition("(")[2].removesuffix(")")
    return kind if kind in BOTS else USUAL
