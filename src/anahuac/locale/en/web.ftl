### The browser

web-title = Anahuac
web-tagline = Three board games of the Aztec world
web-pages = Pages
web-about = About
web-log-in = Log in
web-language = Language
web-language-en = English
web-language-de = German
web-theme = Colours: { $theme }
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-skip = Skip to the content
web-close = Close
web-back = Back
web-save = Save
web-send = Send
web-more = Show more
web-reload = Load again
web-loading = Loading …
web-to-start = To the start page
web-clause = Rule { $clause }
web-just-now = just now

## What goes wrong

web-broken = Something went wrong here. Please try again.
web-offline = The server does not answer. Check the connection; this page tries again by itself.
web-reconnecting = The connection is lost. Trying to reach the server again …
web-stale = Something happened in the meantime; this is how things stand now.
web-not-possible = That cannot be done now.
web-no-page = There is nothing here
web-no-page-help = The address leads nowhere. Perhaps a letter is missing.
web-no-table = There is no such table
web-no-table-help = Perhaps the link is incomplete, or the table is private: then you need the invitation link of somebody who sits there.

## The games

web-game-facts = { $least } to { $most } players

web-play-now = Play now against bots
web-first-game = Your first game of { $game }
web-first-game-help = It is the richest of the three games. The lesson takes ten minutes; the introductory game has no cards, no dams and no outer valleys, and is over sooner.
web-first-game-introductory = Introductory game
web-first-game-full = The full game
web-continue = Continue
web-level = Strength of the bots
web-opening = The board is being set up …
web-play-here = Play here together
web-invite = Invite friends
web-lesson = First lesson
web-rules = Rules
web-new-table = More options

## Tables

web-tables = Tables
web-tables-waiting = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
web-tables-mine = Mine
web-tables-open = Open
web-tables-running = Running
web-tables-finished = Finished
web-no-tables-mine = You do not sit at any table yet.
web-no-tables-open = Nobody is waiting for players at the moment. Open a table of your own!
web-no-tables-running = No public game is running at the moment.
web-no-tables-finished = No game has been finished yet.
web-import = Import a record
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-status-open = waiting for players
web-status-running = running
web-status-finished = The game is over.
web-status-abandoned = The game was abandoned.
web-status-imported = An imported game.

## A new table

web-new-title = { $game }: a new table
web-new-bots = Bots sit down with you at once. Change whatever you like.
web-new-here = All of you play on this device and hand it around.
web-new-friends = Open seats wait for friends; you get a link to send them.
web-players = Players
web-seats = Seats
web-seat = Player { $number }
web-seat-me = I, on this device
web-seat-name = Name of player { $number }
web-seat-open = Free, for whoever comes
web-seats-help = Give yourself several seats to play around one screen. Free seats can be taken by link.
web-shuffle = Draw lots for the seats
web-bots = Bots
web-bot-random = Bot: random
    .level = random
web-bot-greedy = Bot: beginner
    .level = beginner
web-bot-easy = Bot: easy
    .level = easy
web-bot-medium = Bot: medium
    .level = medium
web-bot-hard = Bot: strong
    .level = strong
web-bot-expert = Bot: master
    .level = master
web-usual = as usual
web-game-options = Options of the game
web-table-options = Clock and guests
web-board = Board
web-clock = Clock
web-clock-none = without a clock
web-clock-live = live, minutes for the whole game
web-clock-correspondence = by correspondence, days for each turn
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds more after each turn
web-clock-days = Days for each decision
web-timeout = If time runs out
web-timeout-bot = a bot takes over
web-timeout-forfeit = the seat is lost
web-stand-in = Bot that stands in
web-public = Show the table in the list of open tables
web-spectators = Others may watch
web-open-table = Open the table
web-start-game = Start the game

web-option-neutral-temples = Neutral temples for two players
web-option-neutral-temples-20 = 20 floors
web-option-neutral-temples-24 = 24 floors
web-option-neutral-temples-28 = 28 floors
web-option-neutral-temples-none = none
web-option-protection = Protection in the first round
web-option-protection-2002 = as in the edition of 2002
web-option-protection-2015 = as in the edition of 2015
web-option-protection-off = none
web-option-round-limit = Most rounds
web-option-peoples = Peoples
web-option-peoples-serpent = Serpent
web-option-peoples-ocelot = Ocelot
web-option-peoples-coyote = Coyote
web-option-peoples-quetzal = Quetzal
web-option-peoples-aztecs = Aztecs
web-option-peoples-toltecs = Toltecs
web-option-peoples-chichimecs = Chichimecs
web-option-peoples-tepanecs = Tepanecs
web-option-first-faction = Faction of the first player, for two players
web-option-first-faction-drawn = drawn by lot
web-option-first-faction-coyote-quetzal = Coyote and Quetzal
web-option-first-faction-ocelot-serpent = Ocelot and Serpent
web-option-introductory = Introductory game
web-option-difficulty = Difficulty
web-option-difficulty-standard = usual
web-option-difficulty-experienced = for experienced players
web-option-difficulty-expert = for masters
web-option-keep = Sacrifice points that are not given may be kept
web-option-free-start = Free start: buy your own pieces
web-option-big-deal = Big deal: trade with each other
web-option-canoe = Canoe express: carry others across the lake
web-option-canoe-no = no
web-option-canoe-free = for free
web-option-canoe-price = for a price
web-option-gave-already = We gave already: dearer alliances

## Waiting for players

web-waiting = { $game }: waiting for players
web-full = All seats are taken.
web-full-watch = You can watch as soon as the game begins: this page will show it.
web-watching = You are watching this game.
web-waiting-host = The host starts the game.
web-hosted = { $name } has opened this table.
web-seat-free = free
web-held-for = kept for { $name }
web-sit-down = Sit down
web-add-bot = Add a bot
web-remove-bot = Send the bot away
web-start-with-bots = { $count ->
    [one] Start, with a bot on the free seat
   *[other] Start, with bots on { $count } seats
}
web-leave = Leave the table
web-invitation = Send this link to your friends
web-copy-link = Copy the link
web-link-copied = The link is copied.
web-share = Share

## At the table

web-you = you
web-your-turn = Your turn
web-general-nothing = Right now there is nothing for you to do.
web-turn-of = { $names }: { $step }
web-thinking = thinks
web-online = there
web-offline-player = away
web-away = a bot stands in
web-resigned = has resigned
web-winner = wins
web-points = Points:
web-time-left = Time left: { $time }
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-drawer = Pull out or push back
web-beside = Beside the board
web-tab-game = Play
web-tab-log = Story
web-tab-chat = Chat
web-tab-graph = Points
web-actions = What can be done
web-undo = Undo
web-undo-asked = The others are asked whether you may take it back.
web-undo-offer = { $name } would like to go back to move { $move }.
web-agree = Agree
web-refuse = Rather not
web-abandon-offer = Wants to end the game without a winner: { $names }.
web-hint = Hint
web-do-it = Do it
web-hint-times = { $times } times
web-all-actions = { $count ->
    [one] One action as a list
   *[other] { $count } actions as a list
}
web-filter = Search the actions
web-more-actions = and { $count } more: search to see them
web-summary = Your turn so far
web-log = The story of the game
web-log-earlier = Show what happened before
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-spectator = watching
web-curtain = Hand the device to { $name }
web-curtain-help = The others look away: what you see now is secret.
web-curtain-ready = I am { $name }

web-result = Result
web-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
web-you-won = You win!
web-nobody-won = Nobody wins.
web-tie-break = The tie is broken by { $what }.
web-rematch = Play again
web-to-rematch = To the next game
web-end-film = Watch the game again
web-end-board = Look at the board
web-to-result = To the result
web-turning = What decided it
web-turning-lead = { $seat-is ->
    [you] You take the lead.
   *[other] { $seat } takes the lead.
}

## Looking back

web-looking-back = Looking back: move { $move } of { $last }
web-replay = Replay
web-move = Move
web-move-of = Move { $move } of { $last }
web-step-before = One step back
web-step-after = One step forward
web-turn-before = To the turn before
web-turn-after = To the next turn
web-film = Play
web-pause = Pause
web-skip-to-now = Skip to now
web-several = { $what } (×{ $count })
web-recap = Since your turn
web-recap-cards = This concerns you
web-recap-play = Play it again
web-recap-seen = Seen
web-recap-more = { $count ->
    [one] and one thing more
   *[other] and { $count } things more
}
web-to-present = Back to now

## Points

web-graph = Points over the game
web-points-from = Points from
web-no-points = No points have been scored yet.
web-scoring = Scoring
web-skip-scoring = Skip
web-go-on = Go on
web-watch-scoring = Watch this scoring

## Settings of a table

web-settings = Settings
web-keys = Keys
web-keys-on = Letters are shortcuts
web-key-hint = Hint
web-key-undo = Undo
web-key-end = End what is being decided
web-key-past = A step back, a step forward
web-key-zoom = On the board: closer, farther, the whole board
web-key-arrows = From place to place, from tab to tab
web-key-enter = Choose
web-key-escape = Put back what was begun
web-key-help = This list
web-key-skip = While others’ moves are shown, any key skips to now.
web-settings-browser = In this browser
web-sounds = Sounds
web-pace = What others do is shown
web-pace-slow = slowly
web-pace-normal = at an easy pace
web-pace-quick = quickly
web-pace-instant = at once
web-confirm-turn = Show a summary before a turn ends
web-show-scoring = Show scorings step by step
web-allow-notifications = Notify me when it is my turn
web-settings-seat = The server does for me
web-forced = Whatever has no alternative
web-settings-game = This game
web-save-record = Save the record
web-abandon = Propose to end without a winner
web-resign = Resign
web-resign-sure = Really resign
web-seed-hash = Fingerprint of the dice:
web-seed = Their seed:

## The board

web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-whole = Show the whole board

## Rules and lessons

web-rules-of = The rules of { $game }
web-contents = Contents
web-search-rules = Search the rules
web-nothing-found = Nothing in the rules speaks of “{ $wanted }”.
web-ruling = Our ruling
web-lesson-of = { $game }: the first lesson
web-lesson-progress = Step { $step } of { $last }
web-lesson-next = Go on
web-lesson-again = Begin this step again
web-lesson-right = Well done!
web-lesson-otherwise = That is allowed, but not what this step is about. Try again.
web-lesson-none = There is no lesson for this game yet.

## Account

web-account = Account
web-name = Name
web-ask-name = What shall we call you?
web-ask-name-help = The others at the table see this name. You can change it under your name at the top.
web-ask-name-done = Go on
web-guest-name = Your name
web-guest-help = You play as a guest: no password, no e-mail. This browser remembers you.
web-renamed = The name is saved.
web-register = Make an account
web-register-help = With an account you find your games on other devices, and they count for your rating.
web-password = Password (8 characters or more)
web-email = E-mail (only if you want)
web-change-password = Change password
web-change-password-help = On all other devices you will have to log in again.
web-old-password = Current password
web-new-password = New password (8 characters or more)
web-password-changed = Your password is changed.
web-forgotten = Forgotten your password?
web-reset-sent = If this account has a confirmed e-mail address, a link is on its way there.
web-mails = E-mail
web-mails-help = With an e-mail address you can set a new password if you forget yours, and hear when a correspondence game waits for you.
web-mail-turns = Tell me when it is my turn in a correspondence game
web-email-unconfirmed = Not confirmed yet: follow the link in the mail that we sent. Saving sends it again.
web-email-sent = We have sent you a mail. Follow its link to confirm the address.
web-email-saved = Saved.
web-email-confirmed = Your e-mail address is confirmed.
web-mails-stopped = We will not tell you by mail any more that it is your turn.
web-last-used = last used { $day }
web-my-data = Your data
web-my-data-help = Take everything home that is kept about you, as a file, or delete it.
web-export = Download my data
web-delete-account = Delete my account
web-delete-guest = Delete my traces
web-delete-help = You give up your running games. What you have said, your games without other people, and your name are deleted; games with others stay, without your name. This cannot be undone.
web-delete-yes = Delete for good
web-deleted = Everything about you is deleted.
web-end-resigned = one player gave up
web-end-time = time ran out
web-registered = Your account is made. Your games are kept.
web-welcome = Welcome back!
web-log-out = Log out
web-log-out-others = Log out everywhere else
web-device = { $browser ->
    [other] A browser
   *[known] { $browser }
}{ $system ->
    [other] {""}
   *[known] {" "}on { $system }
}
web-unknown-device = An unknown device
web-devices = Devices
web-this-device = This device
web-ratings = Ratings
web-rating = { $games ->
    [one] { $game }: { $rating } after one game
   *[other] { $game }: { $rating } after { $games } games
}

## About

web-about-1 = Anahuac, “the land between the waters”, is what the Aztecs called their world. Here you can play and study three board games that take place in it: against bots, around one screen, or with friends anywhere.
web-about-2 = The rules are written in our own words; where the rulebooks are silent, a ruling of ours is marked as such. A click on something that cannot be done says why, with the clause of the rule.
web-about-3 = The dice are fair, and you can check it: each game shows the fingerprint of its seed before it starts, and the seed when it is over.
web-about-fonts = Typefaces: Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License.
web-about-key-undo = take the last decision back
    .keys = U
web-about-key-end = end the turn
    .keys = E
web-about-key-hint = ask a bot for a hint
    .keys = H
web-about-key-past = step back and forth through the game
    .keys = [ ]
web-about-key-zoom = zoom, and show the whole board again
    .keys = + − 0
web-about-key-why = do what is marked, or ask why it cannot be done
    .keys = Tab, Enter
web-fold = Fold away or unfold
web-its-tournament = To the tournament
