### What all games say: errors of actions, records, boards and positions

illegal = { $reason } (rule { $clause })
unknown-action = { $near ->
    [none] “{ $action }” is not an action of this game.
   *[other] “{ $action }” is not an action of this game. Did you mean: { $near }?
}
unknown-question = That cannot be done.
ambiguous-action = “{ $action }” may mean several actions. Which one: { $several }?
foreign-action = “{ $action }” is an action of another game or another board.
over = The game is over.
no-seat = There is no seat { $seat }: the { $seats } seats are numbered from 0.
not-your-turn = { $seat-is ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
has-decided = You have decided; the others are still choosing.
wrong-step = This is not the moment for { $what }. Now: { $now }.
unknown-game = { $near ->
    [none] There is no game “{ $game }”. The games are: { $known }.
   *[other] There is no game “{ $game }”. Did you mean { $near }? The games are: { $known }.
}
unknown-option = There is no option “{ $option }”. The options are: { $known }.
bad-option = “{ $value }” is no value for { $option }. Choose { $choices }.
bad-options = These options do not fit: { $reason }
option-flag = yes or no
option-choice = one of: { $choices }
option-range = a whole number from { $low } to { $high }
option-number = a whole number
option-list = several of these, separated by commas: { $choices }
bad-players = { $game } is for { $low } to { $high } players, not for { $given }.
bad-seed = A seed is a whole number from 0 to 18446744073709551615 (or a server’s own, which begin at 2¹²⁸), not { $seed }.
unknown-bot = There is no bot “{ $bot }”. The bots are: { $known }.
broken-game = The game “{ $game }” ({ $source }) cannot be loaded: { $reason }
broken-bot = The bot “{ $bot }” ({ $source }) cannot be started: { $reason }
unknown-board = There is no board “{ $board }”: neither one of the game’s own ({ $known }) nor a file that can be read.

## Players

player = Player { $number }
# the reader, in a list of players
player-you = you
player-amount = { $seat-is ->
    [you] you { $amount }
   *[other] { $seat } { $amount }
}
# what a step asks for when nothing but going on is possible
prompt-go-on = go on, there is nothing to decide here
list-end = { $list } and { $last }

## Records

record-error = Line { $line }: { $reason }
record-ply = action { $ply }, “{ $action }” of { $seat }: { $reason }
record-wrong-result = The record says that the game ended { $told }, but played again it ends { $found }.
record-other-board = The game was played on the board { $board }, but { $given } was given.
record-truncated = The record breaks off here: the last line must be * (the game goes on) or # (it is over).
record-after-end = Something stands after the end of the record.
record-garbage = “{ $text }” is neither a tag like [Game "aztlan"] nor a turn like 0: +tollan, - nor the end.
record-late-tag = The tag { $tag } stands after the first action; tags come first.
record-double-tag = The tag { $tag } stands twice.
record-number = The tag { $tag } must be a whole number, not “{ $value }”.
record-running = This record was saved while its game was running, so it does not tell the seed and cannot be played again. What its seat saw can be leafed through: import the saved file in the browser. Or save it once more when the game is over.
record-bad-position = The position is not JSON data.
record-other-position = The position is of a game with other players or options.
record-bad-sight = What stands behind “; seen” is not what a seat can have seen of this game: the file was changed or cut off.
record-missing-tag = The tag { $tag } is missing.
record-version = The record follows version { $version } of the rules; this program plays version { $ours }.
record-differs = This game was played under version { $version } of the rules. Under today’s version { $today } it can be followed up to here: { $reason }
record-seed-hash = The seed does not fit its SeedHash: this is not the seed the game was announced with.
record-options = Options are written name=value, separated by spaces, not “{ $value }”.
record-bad-result = Result is written like 2 > 0 > 1 and Scores like 41 38 52.
record-too-long = The record is longer than { $limit } characters.
record-not-text = These bytes are not UTF-8 text.

## Boards

board-error = { $count ->
    [one] The board cannot be used:
   *[other] The board cannot be used, for { $count } reasons:
}
    { $reasons }
board-too-long = The file is larger than { $limit } bytes.
board-format = The file is not a board: { $reason }
board-bad-id = “{ $id }” is no id: lowercase letters, digits and hyphens, beginning with a letter.
board-double-id = The id { $id } stands twice.
board-unknown-territory = Neighbours are listed for { $territory }, which is not on the board.
board-unknown-neighbour = { $territory } has the neighbour { $neighbour }, which is not on the board.
board-own-neighbour = { $territory } is listed as its own neighbour.
board-one-sided = { $territory } lists { $neighbour } as a neighbour, but not the other way round.
board-outside = The outline of { $id } leaves the board’s size.
board-border-not-listed = { $one } and { $other } share a border in the drawing, but are not listed as adjacent.
board-border-not-drawn = { $one } and { $other } are listed as adjacent, but share no border in the drawing.

## Positions

position-error = { $count ->
    [one] The position cannot be:
   *[other] The position cannot be, for { $count } reasons:
}
    { $reasons }
position-format = The file is not a position: { $reason }
position-no-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
position-people-missing = Seat { $seat } has no people; give all or none.
position-no-territory = There is no territory “{ $territory }” on this board.
missing-extra = The library “{ $library }” is missing. Install it with: pip install 'anahuac[{ $extra }]'

# what any step of any game asks for
step-general = choose what to do
head-player = player
head-points = points
head-round = Round { $round }
