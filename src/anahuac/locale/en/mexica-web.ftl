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
mexica-web-done = { $left ->
    [0] End turn
    [one] End turn: 1 point is lost
   *[other] End turn: { $left } points are lost
}
mexica-web-keys = On the board of Mexica: N walk, C canal, S single canal, B bridge, 1 to 4 temple, F found, J jump, M everything that can be done on a square.
mexica-web-do = Do it
mexica-web-cancel = Cancel

## The line under the board

mexica-web-over = The game is over.
mexica-web-waiting = { $name } is to act.
mexica-web-hint-start = Put your noble on one of the free start squares.
mexica-web-hint-noble = Choose a lit square to go there. Any other square lists what you can do on it.
mexica-web-hint-end = There is nothing left that you could do on the board: end your turn.
mexica-web-hint-jump = Choose where your noble jumps to.
mexica-web-hint-double = Choose where the canal begins.
mexica-web-hint-double-second = Now choose its other end. Escape or the same square again takes it back.
mexica-web-hint-single = Choose where the single canal goes.
mexica-web-hint-bridge = Choose a canal square for the bridge; if the supply is empty, a bridge to move.
mexica-web-hint-carry = Now choose where the bridge goes. Escape takes it back.
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
mexica-web-none-open = none left
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

## The first lesson

mexica-lesson-welcome =
    Welcome to Tenochtitlan! You are a noble who builds this city in the lake.
    Canals cut the island into districts. Whoever has the most weight of temples in a district scores the most when it counts: at the end of each of the two periods.
mexica-lesson-start =
    In the middle of the island is the palace: four start squares around the emblem square, the stone of the sun.
    Put your noble on f6, the start square on the left.
mexica-lesson-start-otherwise = That would do as well. But for this lesson take f6, on the left.
mexica-lesson-points =
    In your turn you have six action points. The discs beside the tools show how many are left, and each tool shows what it costs.
    A step costs one point. Your noble walks over land and over bridges, not over water.
mexica-lesson-canal =
    It is a little later, and your noble is in the north. Four squares up there are nearly cut off: only the canal on f2 and g2 is missing.
    Take the canal tool, choose f2 and then g2. Before you choose the second square you see which districts that would make.
mexica-lesson-canal-otherwise = That is allowed, but it does not close the district. The canal belongs on f2 and g2.
mexica-lesson-found =
    Now there is a district of exactly four squares, your noble is in it, and a token 4 is open. So you can found the district, and that costs nothing.
    Take the tool “Found” and put the token on a free square. You score its second value at once: 2.
mexica-lesson-found-otherwise = First found the district: it is free, and the points are yours.
mexica-lesson-temple =
    No canal may ever be laid in a founded district. Now it needs temples. A temple costs as many points as it is high, and you build it in the district your noble is in.
    Build a temple of height 3 here.
mexica-lesson-temple-otherwise = Build the temple of height 3, in the district of your noble.
mexica-lesson-weight =
    The heights of your temples in a district are your weight there. The token says what it is worth: 4 for the first, 2 for the second, 1 for the third.
    Players of equal weight score the same, and the places behind them are lost. Your sign on the token shows that you are first.
mexica-lesson-bridge =
    But your noble is shut in: water all around. A bridge helps. It lies across a canal, with land at both ends.
    Build a bridge on f2, right in front of your noble.
mexica-lesson-bridge-otherwise = Build the bridge on f2: there your noble can step onto it.
mexica-lesson-step = Go onto the bridge. You may stop there.
mexica-lesson-end = Your points are spent. End your turn, and the other player has one.
mexica-lesson-boat =
    From a bridge your noble can go by boat: over canals and the whole lake to the next bridge for one point, and one more for every further bridge on the way.
    Go by boat to the bridge on f9, at the other end of the island.
mexica-lesson-boat-otherwise = Take the boat: choose the bridge on f9, in the south.
mexica-lesson-ashore = That was quick. Step off the bridge onto g9.
mexica-lesson-chip =
    If you have a point left that you do not need, take a chip: it gives the point back in a later turn. You can take two in a turn.
    Take a chip.
mexica-lesson-majority =
    A founded district of ten squares. The other player is first with weight 3 and would score 10; you have weight 2 and would score 5. You have three points left.
    Take first place for yourself alone.
mexica-lesson-majority-otherwise = That is not enough: with equal weight both would score 10. Build a temple that is higher.
mexica-lesson-scoring =
    A period ends with the round in which no token is open any more and somebody has built all temples. Then all founded districts count, after period II also those without a token.
    And everybody whose noble stands on one of the four start squares scores 5. Now you know how it goes: good luck!

## Drawn examples in the rules

mexica-example-palace = The palace: four start squares around the emblem square. The noble of Black on g5 and that of Grey on h6 would score 5 each.
mexica-example-district = The canals on f2 and g1 touch only at a corner. Still d1, e1 and f1 are a district of their own.
mexica-example-founding = Black founded here and scored 2, the second value. The noble of Grey was there too and scored 1, the third value.
mexica-example-bridge = A bridge lies along the row or along the column. Its two access squares are land, and no canal may be laid on them.
mexica-example-boats = All three canals open into the lake, so their bridges are linked: from f2 it costs one point to either of the others.
mexica-example-corner = The canals touch only at a corner between e3 and f4. No boat gets through.
mexica-example-ranking = Weights 4, 3, 3 and 1 in a district of ten: the first scores 10, the two in second place 5 each, nobody the third value, and the fourth nothing.
mexica-example-neutral = With two players neutral temples take a rank: here they are first, Black is second and scores 2, Grey is third and scores 1.

## What points come from

mexica-source-founded = founding districts
mexica-source-district-scored = temples in districts
mexica-source-palace = nobles at the palace

## Moments

mexica-web-founded-now = District of { $size } founded
mexica-web-period-over = Period { $period ->
    [1] I
   *[other] II
} ends
