### What there is besides playing

web-more-to-do = More to do
web-puzzle-of-the-day = Puzzle of the day
web-puzzles = Puzzles
web-puzzles-short = one turn is clearly best: find it
web-tournaments = Tournaments
web-tournaments-short = everybody meets everybody, or Swiss
web-in-numbers = Games in numbers
web-my-page = My page
