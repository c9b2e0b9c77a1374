### Mexica in the browser

mexica-web-board = The island with its canals, bridges and temples
mexica-web-tools = What to do
mexica-web-list = On { $at }
mexica-web-neutral = neutral

## Tools

mexica-web-tool-noble = Walk
mexica-web-tool-jump = Jump
mexica-web-tool-double = Canal
mexica-web-tool-single = Single
mexica-web-tool-bridge = Bridge
mexica-web-tool-move-bridge = Move
mexica-web-tool-temple = Temple { $height }
mexica-web-tool-found = Found
mexica-web-tool-take = Take chip
mexica-web-tool-spend = Spend chip
mexica-web-tool-end = End turn
mexica-web-tool-title = { $cost ->
    [0] { $name }: free (key { $key })
    [one] { $name }: one action point (key { $key })
   *[other] { $name }: { $cost } action points (key { $key })
}
mexica-web-tool-take-title = Take a chip: it costs one action point now and gives one in a later turn. At most two a turn.
mexica-web-tool-spend-title = Spend a chip that you had when your turn began: one more action point.
mexica-web-points = { $count ->
    [one] One action point left
   *[other] { $count } action points left
}
mexica-web-lost = { $count ->
    [one] a point is lost
   *[other] { $count } points are lost
}
mexica-web-lift = Take this bridge up and build it elsewhere
mexica-web-do = Do it
mexica-web-cancel = Cancel

## The line under the board

mexica-web-over = The game is over.
mexica-web-waiting = { $name } is to act.
mexica-web-hint-start = Put your noble on one of the free start squares.
mexica-web-hint-noble = Choose a lit square to go there. Any other square lists what you can do on it.
mexica-web-hint-jump = Choose where your noble jumps to.
mexica-web-hint-double = Choose where the canal begins.
mexica-web-hint-double-second = Now choose its other end. Escape or the same square again takes it back.
mexica-web-hint-single = Choose where the single canal goes.
mexica-web-hint-bridge = Choose a canal square for the bridge; if the supply is empty, a bridge to move.
mexica-web-hint-bridge-second = Now choose where the bridge goes.
mexica-web-hint-temple = Choose where your temple stands.
mexica-web-hint-found = Choose the square for the token.
mexica-web-cost = { $count ->
    [0] free
    [one] one action point
   *[other] { $count } action points
}
mexica-web-makes = makes districts of { $sizes }
mexica-web-fits = A token { $size } is open: founding brings { $points }.
mexica-web-founding = You score { $points }.
mexica-web-sharing = Also there: { $names }, { $points } each.
mexica-web-ruled = In the district of { $size } then:
mexica-web-standing = { $name }: weight { $weight }, would score { $points }
mexica-web-founded = Founded district of { $size }
mexica-web-unfounded = District of { $size }
mexica-web-token-open = A token of this size is open.

## Squares for screen readers

mexica-web-ground-lake = lake
mexica-web-ground-land = land
mexica-web-ground-start = start square
mexica-web-ground-emblem = emblem square
mexica-web-ground-canal = canal
mexica-web-a-bridge = bridge { $axis }
mexica-web-a-token = token { $size }
mexica-web-a-temple = temple of height { $height }, { $name }
mexica-web-a-noble = noble of { $name }

## Beside the board

mexica-web-beside = Tokens, supplies and temples
mexica-web-period = Period { $period ->
    [1] I
   *[other] II
}
mexica-web-round = Round { $round }
mexica-web-period-end = A period ends with the round in which no token is open any more and somebody has built all temples of the period.
mexica-web-open = Open tokens
mexica-web-none-open = none any more
mexica-web-hidden = They come in period II
mexica-web-hidden-title = These seven lie face down; which they are follows from those that were open.
mexica-web-token-title = Token { $size }: for a district of { $size } squares. The first in it scores { $first }, the second { $second }, the third { $third }; founding brings { $second }.
mexica-web-district-ready = There is a district of this size.
mexica-web-founded-tokens = Founded: { $sizes }.
mexica-web-removed-tokens = Removed: { $sizes }.
mexica-web-supply = Supply
mexica-web-doubles = canals
mexica-web-doubles-title = Double canals left
mexica-web-singles = singles
mexica-web-singles-title = Single canals left
mexica-web-bridges = bridges
mexica-web-bridges-title = Bridges left; when there are none, bridges on the board can be moved.
mexica-web-chips = chips
mexica-web-chips-title = Chips left to take
mexica-web-stock = Temples that each player can still build in this period, and chips
mexica-web-stock-title = Temples of height { $height } left
mexica-web-player = Player
