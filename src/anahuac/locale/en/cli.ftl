### The anahuac command

cli-usage = Usage
cli-usage-anahuac = anahuac COMMAND [--lang en|de]
cli-commands = Commands
cli-parameters = Options
cli-arguments = Arguments
cli-anahuac = Play and study Aztec board games. Without a command: play in the browser. Every command takes --lang en or --lang de.
cli-games = List the games.
cli-rules = Show the rules in our words, our rulings marked.
cli-play = Play against bots in the terminal.
cli-simulate = Let bots play many games and show the results.
cli-replay = Tell a recorded game again, or check it.
cli-position = Draw a position and ask about it.
cli-bench = Measure how fast the engines are.
cli-completion = Let your shell complete commands, options, games and bots.
cli-board = Work with board files.
cli-check = Say what is wrong with a board file.

cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-game = The name of a game; see: anahuac games
cli-help-games-game = A game, to see its options; left out: all games.
cli-help-shell = The shell; left out: the one that you use.
cli-help-install = Put it where the shell finds it, instead of printing it.
cli-help-players = How many play.
cli-help-seed = The seed of chance: the same seed gives the same game.
cli-help-board = The name of a board, or the file of your own.
cli-help-option = An option of the game, as name=value; can be given several times.
cli-help-json = Print JSON instead of a table.
cli-help-clause = A section (Z4) or a clause (Z4.3).
cli-help-board-file = The board file.
cli-help-board-game = The game it is for; left out: the one that fits best.
cli-help-games = How many games (100 if left out).
cli-help-bots = The bots (easy, medium, hard, expert; random, greedy), separated by commas, dealt to the seats in turn.
cli-help-seconds = How many seconds a bot may think about a decision. Left out: what its level usually takes.
cli-help-bench-game = The game to measure; left out: all.
cli-help-bench-games = How many games in a run (40 if left out).
cli-help-bench-runs = How many runs (5 if left out); the best one counts.
cli-help-record = The file of a recorded game.
cli-help-ply = Stop after that many actions.
cli-help-verify = Only check that all actions are legal and the result is right.
cli-help-position = The file of a position (JSON) or of a record.
cli-help-position-ply = Of a record: the point after that many actions; left out, its end.
cli-help-position-game = The game, if the file does not say it.
cli-help-legal = List the legal actions.
cli-help-why = Say why this action is not legal.
cli-help-seat = The seat that --legal, --why and --hint are about; left out: who is to act.
cli-help-view = Show what this seat may know.
cli-help-hint = Ask a bot what it would do.
cli-help-play-game = The game; left out: you are asked.
cli-help-play-seat = Which player you are, from 1 on (1 if left out).
cli-help-load = Go on with a saved game.

cli-head-game = game
cli-head-players = players
cli-head-boards = boards
cli-head-options = options
cli-head-option = option
cli-head-values = values
cli-head-default = default
cli-head-meaning = meaning
cli-head-about = what it is
cli-head-seat = seat
cli-head-bot = bot
cli-head-wins = wins
cli-head-share = share
cli-head-mean = mean points
cli-head-least = least
cli-head-most = most
cli-head-steps = steps a game
cli-head-legal = legal actions
cli-head-per-second = steps a second
cli-head-whole = µs a step
cli-head-opening = µs, opening
cli-head-copy = µs a copy

cli-lengths = { $games ->
    [one] One game with { $least } actions.
   *[other] { $games } games, { $mean } actions each on average ({ $least } to { $most }).
} Ends: { $ends }.
cli-rounds = Ended in round { $mean } on average ({ $least } to { $most }).
cli-cards = Cards played, a game: { $cards }
cli-games-more = The options of a game: anahuac games GAME
cli-options-more = Choose with --option name=value, for example when you play: anahuac play { $game } --option …
cli-completion-installed = Completion is in { $file }. Open a new shell to use it.
cli-which-shell = Which shell do you use? Name it: bash, zsh, fish or powershell.
cli-measuring = Measuring
cli-ruling = Ruling:
cli-board-fine = { $file } is a valid board for { $game }.
cli-verified = All { $plies } actions are legal, and the result is right.
cli-upgraded = This game was played under version { $version } of the rules; it is told in the actions of today’s version { $today }.
cli-result-then = The result then: { $scores }.
cli-no-winner-then = The result then: nobody won ({ $scores }).
cli-thinking = Thinking …
cli-legal = { $action } is legal.
cli-hint = A bot would play { $action }: { $words }. { $reason }

## Errors

cli-unknown-language = There is no language “{ $language }”. The languages are: { $known }.
cli-interrupted = Interrupted.
cli-stopped = Stopped after { $done } of { $games } games; these are their results.
cli-bad-option = “{ $option }” is not an option; write name=value.
cli-unreadable = { $file } cannot be read: { $reason }
cli-unwritable = { $file } cannot be written: { $reason }
cli-bad-record = { $file }, { $reason }
cli-bad-json = { $file } is not JSON: { $reason }
cli-no-clause = There is no clause “{ $clause }”. The sections are: { $known }.
cli-ply-too-large = There is no action { $ply }: the record has { $plies }.
cli-ply-of-position = { $file } is a position, not a record; --ply chooses a point of a record.
cli-position-which-game = The file does not say of which game it is. Add the field "game" ({ $games }), or give --game.
cli-no-such-seat = There is no player { $seat }: this game has { $seats } players, counted from 1.
cli-no-hint = { $seat } has nothing to decide now.
cli-UnknownCommandError = There is no command “{ $value }”. See: anahuac --help
cli-UnknownOptionError = There is no option “{ $value }” here. Add --help to see the options.
cli-UnusedCliTokensError = “{ $value }” is neither a command nor anything else that belongs here. Add --help to see what does.
cli-MissingArgumentError = Something is missing: { $name }. Add --help to see what is needed.
cli-CoercionError = { $name }: “{ $value }” is not a value that fits.
cli-ValidationError = { $name } cannot be { $value }.
cli-RepeatArgumentError = { $name } was given more than once.

## Playing

cli-choose-game = Which game?
cli-choose-game-prompt = Number (Enter for 1):
cli-choose-players = How many players, bots included, { $low } to { $high }? (Enter for { $usual })
cli-choose-level = Which bots?
cli-choose-level-prompt = Number (Enter for { $usual }):
cli-choose-number = A number from { $low } to { $high }, please.
cli-welcome = You are { $name }. Type help to see what can be typed.
cli-bot-thinks = { $name } is thinking …
cli-only-choice = Only one choice: { $action } ({ $words })
cli-your-turn = Your turn: { $task }.
cli-which = Which one do you mean? { $actions }
cli-not-understood = I do not understand “{ $line }”. Type the number or the notation of an action from the list, or help.
cli-list-more = Many more: list K shows those that begin with K, and so on; or just type the notation.
cli-undone = Back to your last decision.
cli-nothing-to-undo = There is nothing to take back.
cli-saved = Saved: { $file }
cli-kept = The game is kept. Go on with: { $command } play --load "{ $file }"
cli-word-help = help
cli-word-undo = undo
cli-word-why = why
cli-word-hint = hint
cli-word-save = save
cli-word-quit = quit exit
cli-word-map = map board
cli-word-table = table
cli-word-players = players hand
cli-word-log = log
cli-word-list = list
cli-word-rules = rules
cli-play-help =
    An action: its number in the list, or its notation, which may be cut short (+tol for +tollan, tol>mic for tollan>mictlan).
    help · this text
    list K · the legal actions again, or only those that begin with K
    map · the board          table · the board as a list, with neighbours
    players · the players and your hand
    why ACTION · why an action is not legal
    hint · what a bot would do
    log · the whole game so far
    rules CLAUSE · a section or clause of the rules, such as Z4 or Z4.3
    undo · back to your last decision
    save FILE · write the game to a file
    quit · leave; the game is kept

cli-serve = Serve tables to browsers and programs.
cli-help-host = The address to listen at; 0.0.0.0 for the whole network.
cli-help-port = The port to listen at.
cli-help-workers = How many processes serve; more than one need PostgreSQL (ANAHUAC_DATABASE).
cli-serving = Anahuac is served at { $url } – stop it with Ctrl-C.
cli-serving-already = Anahuac is served at { $url } already.
cli-admin = Look after a server.
cli-backup = Write all that the server keeps into one file.
cli-restore = Put a backup into an empty database.
cli-help-backup-file = The file of the backup.
cli-backed-up = Everything is in { $file }. Keep it safe: it holds the players' secrets.
cli-restored = Everything of { $file } is in the database now.
cli-reports = Show what players complained of.
cli-block = Keep a player out.
cli-help-close = Close the report with this number: it is dealt with.
cli-help-player = The id of a player, as reports show it, or the name of an account.
cli-help-unblock = Let the player in again.
cli-report = Report { $number } of { $when }: { $by } about { $about } ({ $id }) at table { $table }
cli-no-reports = There are no open reports.
cli-no-report = There is no open report { $number }.
cli-report-closed = Report { $number } is closed.
cli-blocked = { $player } is kept out.
cli-unblocked = { $player } may come in again.
cli-no-player = There is no player { $player }.
