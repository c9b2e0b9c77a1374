# What the server tells: errors, and notes at a table.
server-bad-database = The database address { $database } cannot be read. Write sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME.
server-bad-setting = A setting is wrong: { $reason }.
server-no-database = The database cannot be used: { $reason }. Check ANAHUAC_DATABASE and that the database runs.
server-newer-database = The database was last used by a newer version of Anahuac. Install that version, or restore a backup made before the upgrade.
server-workers-need-postgres = Several processes need PostgreSQL: set ANAHUAC_DATABASE, or serve with one process.
server-port-taken = { $host }:{ $port } is already in use. Choose another port with --port.

server-bad-request = This request cannot be read: { $reason }.
server-bad-method = This address does not take such requests.
server-too-slow = The request did not arrive in time.
server-too-large = That is too large.
server-too-many = Too many requests. Wait a moment and try again.
server-too-many-tables = You have { $most } tables already. Finish or close one of them first.
server-too-many-bots = { $most } bots sit at your tables already. Finish or close one of these tables first.
server-broken = Something broke on our side. It has been noted; please try again.
server-unavailable = The server cannot reach its database at the moment. Nothing is lost; try again in a few seconds.
server-not-found = There is nothing here, or it is not for you to see.
server-no-identity = Give a name first: come in as a guest or log in.
server-wrong-origin = This request comes from the page of another site.
server-wrong-password = Name and password do not fit together.
server-blocked = This account has been blocked by the operator of this server.
server-common-password = This password is too easy to guess. Take a longer one, or several words.
server-wrong-old-password = This is not your password.
server-account-only = Only an account can do this. Make one first.
server-no-mails = This server sends no mails.
server-no-mail = The mail could not be sent. Try again later.
server-old-link = This link has expired or was used already. Ask for a new one.
server-bad-mail = Mails need three settings: ANAHUAC_SMTP (smtp://USER:PASSWORD@HOST:PORT or smtps://…), ANAHUAC_MAIL_FROM and ANAHUAC_URL.
server-bad-name = A name needs a letter or two, and no hidden signs.
server-account-already = You have an account already.
server-account-name = An account keeps its name.
server-name-taken = The name { $name } is taken. Choose another.
server-no-seat-for-you = Keep at least one seat for yourself.
server-seat-count = Say for each of the { $players } seats who sits there.
server-no-spectators = The people at this table play among themselves.
server-no-such-seat = There is no such seat here.
server-not-your-seat = This seat is not yours.
server-seen-from-one-seat = The game was saved in mid-game from one seat: it can be seen from there only.
server-not-at-table = You do not sit at this table.
server-not-your-turn = It is not your turn.
server-barred = The host does not want you at this table.
server-muted = The host does not let you speak at this table.
server-not-yourself = That is you.
server-host-only = Only the host of the table can do this.
server-no-free-seat = No seat is free any more.
server-seats-open = Some seats are still open. Wait for players, or give these seats to bots.
server-started-already = The game has started already.
server-not-started = The game has not started yet.
server-not-running = The game is not going on.
server-still-running = The game is still going on.
server-resigned-already = You have given up this game.
server-nothing-to-undo = There is nothing to take back.
server-no-offer = Nobody has asked for this.
server-no-such-move = There is no move { $move }; the game has { $moves }.
server-no-such-action = There is no action with this number.
server-no-such-answer = There is no answer called { $name }; there are: { $known }.
server-late = Your time had run out before this action.
server-stale = The game has gone on meanwhile. Look at it again.
server-conflict = That does not go together.
server-met = Somebody changed the same thing at the same moment. Try again.
server-invalid = That cannot be.
server-forbidden = You may not do this.
server-no-hint = No advice could be found in time.
server-old-rules = This game was played under version { $version } of the rules; this program knows version { $ours }.

server-note-upgraded = The rules have changed since this game began: it goes on under version { $today } instead of { $version }.
server-note-abandon = { $name } offers to stop without a result.
server-note-abandon-no = { $name } wants to play on.
server-note-resigned = { $seat-is ->
    [you] You give up.
   *[other] { $seat } gives up.
}
server-note-timeout = { $seat-is ->
    [you] You have run out of time.
   *[other] { $seat } has run out of time.
}
server-note-undo = { $name } asks to take the last action back.
server-note-undo-no = { $name } does not agree to go back.
server-note-bot-failed = The bot { $bot } did not answer; an action was drawn for it.
server-backup-exists = { $file } is there already. Name another file; a backup never replaces one.
server-no-backup-made = The backup { $file } could not be written: { $reason }
server-nothing-to-back-up = There is nothing to back up in { $file }. Does ANAHUAC_DATABASE name the server's database?
server-no-backup = { $file } is no backup of Anahuac.
server-not-empty = People are known in this database already. Restore into an empty one, and let ANAHUAC_DATABASE name it.
server-busy = The server has too much to do at the moment. Games go on; try this again in a few seconds.
server-tournament-table = The seats of a tournament’s game are settled: leave the tournament if you cannot play.

## What the server says of reviews and of positions to play on from.
server-review-running = A game can be looked back at when it is over.
server-review-impossible = Of this game too little is known to look back at it.
server-position-over = In this position the game is over.
