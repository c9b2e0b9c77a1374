### Puzzles: the commands, and what the browser says

cli-puzzles = Make puzzles of games among bots.
cli-make = Make puzzles: positions in which one turn is clearly best.
cli-verify = Search puzzles again, deeper, and tell how many keep their solution.
puzzles-help-count = How many puzzles (60 to make, 100 to verify, if left out).
puzzles-help-seed = Another seed makes other games; a file that is gone on with keeps its own (1 if left out).
puzzles-help-out = The file to write; left out: one of your user account, which a server there shows as well.
puzzles-help-times = How many times deeper to search (10 if left out).
puzzles-help-file = A file of puzzles; left out: those that come with the program.
puzzles-head-id = puzzle
puzzles-head-theme = theme
puzzles-head-margin = margin
puzzles-none = There are no puzzles of { $game }.
puzzles-other = The puzzles in { $file } are of { $game }.
puzzles-stopped = Stopped. There are { $count } puzzles in { $file }; the same command goes on.
puzzles-made = { $count } puzzles of { $games } games are in { $file }.
puzzles-checked = { $same } of { $count } puzzles keep their solution when they are searched { $times } times as deep.
