### Learning by self-play

cli-train = Let networks learn to judge a game, by self-play.
train-help-players = How many play; left out: all numbers that the game allows, one after the other.
train-help-minutes = How many minutes of the processor to learn in all, for each number of players (10 if left out).
train-help-folder = Where what is learned is kept; left out: a folder of your user account.
train-help-resume = Go on with what is kept there.
train-help-apply = Write the learned weights into the installed package.
train-bar = { $game }, { $players } players
train-head-minutes = minutes
train-head-games = games
train-head-firsts = first places
train-none = The bots of { $game } do not learn: the game has no learner.
train-exists = There is a training in { $file } already: go on with --resume, or name another folder with --folder.
train-other = The training in { $file } is for { $game } with { $players } players.
train-outdated = The training in { $file } does not fit these networks: begin a new one.
train-stopped = Stopped. What was learned is kept in { $file }; go on with --resume.
train-done = Learned from { $games } games of { $players } players.
train-applied = The learned weights are now in { $file }.
