# What a look back at a game says.
cli-review = Look back at a recorded game: chances to win, the turns that decided it, better ones, and luck.
cli-reviewing = Looking back
cli-help-review-seat = show the chances as this seat knew them, and its turns only
cli-help-review-open = show the chances with all cards open
cli-help-review-turns = how many turns are looked at closely
cli-review-own = Chances to win, as each player knew them then
cli-review-seen = Chances to win, as { $name } knew them then
cli-review-open = Chances to win, with all cards open
cli-review-end = end
cli-review-nothing = No turn stands out.
cli-review-played = played: { $actions }
cli-review-better = better: { $actions }
cli-review-luck = What dice and cards gave and took, in points of the chance to win
review-strong = { $name }, action { $move }: strong, { $points } better than any other turn that was tried
review-doubtful = { $name }, action { $move }: doubtful, { $points } lost
review-blunder = { $name }, action { $move }: a blunder, { $points } lost
