# Ways to a review and to a board for trying things, on the pages of tables.
web-tab-review = Review
web-review = Look back at the game
web-try = Try it from here
