# Was der Server zu Rückblicken sagt und zu Stellungen, von denen aus weitergespielt wird.
server-review-running = Auf ein Spiel kann man zurückblicken, wenn es vorbei ist.
server-review-impossible = Von diesem Spiel ist zu wenig bekannt, um darauf zurückzublicken.
server-position-over = In dieser Stellung ist das Spiel vorbei.
