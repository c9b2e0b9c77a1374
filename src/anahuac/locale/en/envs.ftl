### Environments for learners

envs-bad-choice = { $name } cannot be “{ $value }”. It can be: { $known }.
envs-no-action = There is no action { $action }: the actions are numbered from 0 to below { $count }.
envs-bad-wait = { $agent } must wait if and only if it has nothing to decide; its action_mask says which.
envs-bad-actions = { $count } whole numbers are needed, the action of each game; these are { $shape } of type { $type }.
envs-in-game = This is the action of game { $game }; no game has moved.
envs-no-simulator = There is no compiled simulator of { $game }; leave out compiled=True.
envs-board-too-large = The compiled simulator plays boards of at most { $most } cells, and { $board } has { $cells }; leave out compiled=True.
envs-threads = { $threads } threads are too few; 1 is the least.
envs-compiling = { $game } is being compiled for this processor. That takes a minute or so, and only the first time.
envs-not-reset = No game has begun yet: call reset() first.
envs-cycles = { $cycles } steps are too few; 1 is the least, and without max_cycles there is no limit.
