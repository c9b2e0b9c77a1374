### The arena: bots against each other

cli-arena = Let bots meet in many games and show which is the best.
arena-help-bots = The bots, separated by commas; your own as module:Class. They take turns on all seats.
arena-help-seed = The seed of chance: the same seed gives the same games.
arena-help-processes = How many games are played at once; left out: one on each core.
arena-help-limit = How many seconds a decision may take (60 if left out; 0: any number); who takes longer loses the game.
arena-help-memory = How many megabytes each process may use; left out: its part of this machine’s memory.
arena-help-ray = The address of a Ray cluster that plays the games (auto: the one that runs here).
arena-help-out = The folder for the results; left out: a new one that is named in the end.
arena-help-resume = Go on with the games in the folder of --out.

arena-head-bot = bot
arena-head-played = games
arena-head-share = firsts
arena-head-interval = 95%
arena-head-mean = points
arena-head-margin = margin
arena-head-rating = rating
arena-head-seconds = ms
arena-head-slow = p95
arena-head-faults = faults

arena-fault = { $bot }: { $fault } ({ $times ->
    [one] once, in game { $game }, action { $ply }
   *[other] { $times } times, first in game { $game }, action { $ply }
}).
arena-fault-illegal = illegal move
arena-fault-failed = error
arena-fault-slow = took too long and lost the game
arena-fault-memory = used up the memory and lost the game
arena-fault-ended = ended its process and lost the game

arena-equal-share = { $games ->
    [one] One game.
   *[other] { $games } games.
} An equal share of first places would be { $share }.
arena-kept = Results: { $folder }
arena-rounded = { $games } games are played, so that every bot has every seat equally often.
arena-stopped = Stopped after { $done } of { $games } games. Go on with the same command and: --out "{ $folder }" --resume
arena-head-opening = first action
arena-head-times = times
arena-head-reason = reason
arena-head-first = first in game
arena-no-table = No Parquet table was written. { $reason }

arena-report = { $game }: an arena
arena-report-setting = { $games } games for { $seats } players on the board “{ $board }”, seed { $seed }.
arena-report-options = Options: { $options }.
arena-report-heads = Firsts: the share of first places; one that is shared counts as a part. Margin: points ahead of the best other seat. Rating: Plackett-Luce, fitted to all games at once, on the scale of Elo: the mean is 1500, and 400 more are ten times the strength. ms and p95: the time for a decision in milliseconds, its mean and what 95% stay below. Faults: illegal and failed moves, and games lost by taking too long, using up the memory or ending the process.
arena-report-bots = The bots
arena-report-ratings = Ratings with 95% intervals
arena-report-firsts = First places with 95% intervals; dashed: an equal share
arena-report-ahead = How often the seats of one bot (row) came before those of another (column)
arena-report-course = Points over the course of a game
arena-report-seats = First places by seat
arena-report-order = First places by who began
arena-report-length = Length of the games, in actions
arena-report-openings = First actions of a seat, and how often it came first
arena-report-faults = What bots did wrong
arena-report-seat = seat { $seat }
arena-report-place = began as number { $place }

cli-dataset = Write positions from many games among bots to Parquet files, for learners.
dataset-help-out = The folder for the files.
dataset-help-noise = The share of decisions that are taken at random, 0 to 1, so that more positions are seen (0 if left out).
dataset-shards = Files
dataset-done = { $positions } positions were written to { $folder }.
dataset-bot = The bot “{ $bot }” failed in game { $game }: { $reason } Positions are made only from games that are played to the end; mend the bot and go on with --resume.
dataset-stopped = Stopped. Go on with the same command and --resume; what is in { $folder } is kept.

## Errors

arena-crashed = Game { $game } crashed its process { $attempts } times. The other games are kept; look for the bot that ends the whole process.
arena-folder = The folder { $folder } cannot be used: { $reason }
arena-used = Something was begun in { $folder } before. Go on with it by adding --resume, or choose another folder.
arena-other-plan = Something else was begun in { $folder }: game, players, options, board, seed and bots must be the same, and there can only be more games than before. Choose another folder.
arena-bad-line = { $file }, line { $line }, is not a game of an arena: { $reason }
arena-bad-plan = { $file } is not the plan of an arena: { $reason }
arena-resume-what = Which arena shall go on? Name its folder with --out.
arena-no-cluster = There is no Ray cluster at “{ $address }”: { $reason }
