### Tuning the weights of bots

cli-tune = Tune the weights of a game’s bots by self-play.
tune-help-level = The level whose judgement is tuned (medium if left out).
tune-help-players = How many play; left out: all numbers that the game allows, in turn.
tune-help-steps = How many steps to make in all (100 if left out).
tune-help-pairs = How many pairs of games a step plays (4 if left out).
tune-help-only = The weights to tune, separated by commas; left out: all.
tune-help-nodes = What a decision may cost, in actions tried; left out: what the level has. 0 leaves out the search of a level that has one.
tune-help-file = Where the tuning is kept; left out: a file of your user account.
tune-help-resume = Go on with the tuning in that file.
tune-help-apply = Write the tuned weights into the installed package.
tune-head-weight = weight
tune-head-used = used now
tune-head-tuned = tuned
tune-level = There is no level “{ $level }”. The levels are: { $known }.
tune-weight = There is no weight “{ $weight }”. The weights are: { $known }.
tune-exists = There is a tuning in { $file } already: go on with --resume, or name another file with --file.
tune-other = The tuning in { $file } is for { $game }.
tune-outdated = The tuning in { $file } does not fit these bots, which have other weights by now: begin a new one.
tune-stopped = { $done ->
    [one] Stopped after one step, which is kept
   *[other] Stopped after { $done } steps, which are kept
} in { $file }; go on with --resume.
tune-done = { $steps ->
    [one] After one step.
   *[other] After { $steps } steps.
}
tune-applied = The tuned weights are now in { $file }.
