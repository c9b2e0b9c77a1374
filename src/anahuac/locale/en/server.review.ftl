# What the server says of reviews and of positions to play on from.
server-review-running = A game can be looked back at when it is over.
server-review-impossible = Of this game too little is known to look back at it.
server-position-over = In this position the game is over.
