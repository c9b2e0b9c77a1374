### Mexica: names, reasons, events

mexica-colour-black = Black
mexica-colour-grey = Grey
mexica-colour-sand = Sand
mexica-colour-red = Red

mexica-axis-h = along the row
mexica-axis-v = along the column

mexica-end-complete = no token is open any more, and somebody has built all temples
mexica-end-passed = nobody did anything for a whole round
mexica-end-round-limit = the limit of rounds is reached
mexica-tie-break-chips = the most chips left

## What is decided at each step

mexica-step-start = put your noble on a free start square
mexica-step-turn = spend your action points, or end your turn
    .only-end = end your turn, nothing more can be done
mexica-step-carry = put the bridge in your hand down in another place
mexica-step-over = the game is over

mexica-kind-start = setting a noble
mexica-kind-canal = building a canal
mexica-kind-found = founding a district
mexica-kind-bridge = building a bridge
mexica-kind-lift = taking a bridge up
mexica-kind-step = a step
mexica-kind-boat = going by boat
mexica-kind-jump = a jump
mexica-kind-temple = building a temple
mexica-kind-take = taking a chip
mexica-kind-spend = spending a chip
mexica-kind-end = ending the turn

## Actions in words

mexica-action-start = put your noble on { $at }
mexica-action-canal = canal on { $squares }
mexica-action-found = found with the token { $value } on { $at }
mexica-action-bridge = bridge on { $at }, { $axis }
mexica-action-lift = take up the bridge on { $at }, { $axis }
mexica-action-step = step to { $at }
mexica-action-boat = boat to the bridge on { $at }
mexica-action-jump = jump to { $at }
mexica-action-temple = temple of height { $value } on { $at }
mexica-action-take = take a chip
mexica-action-spend = spend a chip
mexica-action-end = end the turn

## Why an action is not legal

mexica-no-points = { $cost ->
    [one] That costs an action point, and you have none left.
   *[other] That costs { $cost } action points, and you have { $left ->
        [0] none left.
        [one] only one left.
       *[other] only { $left } left.
    }
}
mexica-start-taken = A noble already stands on { $square }.
mexica-no-start = { $square } is not a start square.
mexica-no-doubles = The double canals are used up.
mexica-no-singles = The single canals are used up.
mexica-not-empty-canal = { $square } is a canal.
mexica-not-empty-noble = A noble stands on { $square }.
mexica-not-empty-temple = A temple stands on { $square }.
mexica-not-empty-token = A token lies on { $square }.
mexica-no-canal-lake = { $square } is lake; a canal lies on land.
mexica-no-canal-palace = { $square } belongs to the palace; no canal is laid there.
mexica-no-canal-founded = { $square } lies in a founded district; no canal is laid there any more.
mexica-no-canal-access = { $square } is the access square of a bridge; no canal is laid there.
mexica-on-bridge = Your noble stands on a bridge, and so in no district.
mexica-has-token = The district of your noble has already been founded.
mexica-no-token = No token of size { $size } is open.
mexica-wrong-size = The token { $size } does not fit: the district of your noble has size { $district }.
mexica-no-square-left = There is no square left for the token: it needs an empty one outside the palace.
mexica-palace = { $square } belongs to the palace; nothing is built there.
mexica-elsewhere = { $square } is not in the district of your noble.
mexica-lake = { $square } is lake.
mexica-no-bridges = There is no bridge left in the supply; one on the board can be moved.
mexica-bridges-left = { $count ->
    [one] There is still a bridge in the supply; only when there is none are bridges moved.
   *[other] There are still { $count } bridges in the supply; only when there are none are bridges moved.
}
mexica-no-such-bridge = There is no bridge on { $square } that lies like that.
mexica-bridge-occupied = A noble stands on the bridge on { $square }.
mexica-bridge-nowhere = The bridge on { $square } cannot be taken up: there is no other place to put it down.
mexica-bridge-in-hand = First put down the bridge that you took up from { $square }, in another place.
mexica-same-place = That is just how the bridge lay on { $square }; it must be put down elsewhere, or turned.
mexica-no-bridge-lake = { $square } is lake; a bridge lies on a canal.
mexica-no-bridge-land = { $square } is land; a bridge lies on a canal.
mexica-no-bridge-twice = There already is a bridge on { $square }.
mexica-no-access-lake = From { $square } a bridge { $axis } would lead onto the lake, to { $access }.
mexica-no-access-edge = From { $square } a bridge { $axis } would lead onto the lake at the edge of the board.
mexica-no-access-canal = From { $square } a bridge { $axis } would lead onto the canal on { $access }.
mexica-not-beside = { $square } is not beside your noble.
mexica-no-way-water = { $square } is water.
mexica-no-way-off = From its bridge your noble can only step onto the two access squares.
mexica-no-way-on = From here your noble cannot step onto the bridge on { $square }: it lies across.
mexica-not-free-noble = A noble stands on { $square }.
mexica-not-free-temple = A temple stands on { $square }.
mexica-not-free-token = A token lies on { $square }.
mexica-not-on-bridge = Boats go from bridge to bridge, and your noble does not stand on one.
mexica-no-bridge-there = There is no bridge on { $square }.
mexica-no-water = No water joins your bridge to the one on { $square }.
mexica-corner-water = Canals that touch only at a corner do not carry boats, and there is no other way to { $square }.
mexica-no-temple = You have no temple of height { $height } left in this period.
mexica-two-chips = You have taken two chips in this turn.
mexica-no-chips = There is no chip left in the supply.
mexica-chips-none = You have no chip.
mexica-chips-new = You can spend only chips that you had when the turn began.
mexica-encloses = { $seat-is ->
    [you] That would shut in your own noble
   *[other] That would shut in the noble of { $seat }
}, which is forbidden in the first round.
mexica-never-square = There is no square { $square } on this board.
mexica-never-double = A double canal covers two squares side by side, and { $one } and { $other } are not.
mexica-never-height = There is no temple of height { $height }; they go from { $low } to { $high }.
mexica-never-size = There is no token of size { $size }; they go from { $low } to { $high }.

## Options

mexica-option-neutral = Neutral temples are used only with two players.
mexica-option-rounds = A period has a limit of 1 to { $longest } rounds, not { $limit }.
mexica-neutral-no-room = The ten neutral temples do not fit on the island { $board }, four squares apart. Play with neutral_temples=none.

## Boards

mexica-board-not-text = The file is not UTF-8 text.
mexica-board-empty = The file has no rows.
mexica-board-letter = Row { $row }, column { $column }: there is no square “{ $letter }”. The letters are . lake, # land, P start square, C emblem square, ~ printed canal.
mexica-board-ragged = Row { $row } has { $count } squares, the others have { $expected }.
mexica-board-size = The drawing has { $width } columns and { $height } rows; at most { $most_wide } and { $most_high } are possible.
mexica-board-emblem = There must be one emblem square, C, not { $count }.
mexica-board-starts = There must be four start squares, P, not { $count }.
mexica-board-start-apart = The start square { $square } is not beside the emblem square.
mexica-board-canal = The printed canal must have { $expected } squares, ~, not { $count }.
mexica-board-canal-cover = Two double tiles cannot cover the printed canal exactly.
mexica-board-islands = The land must be one island, not { $count }.
mexica-board-divided = The printed canal divides the island; at the start it must be one district.
mexica-board-pond = There is lake inside the island, at { $square }; all lake must lie around it.

## Positions

mexica-position-square = There is no square “{ $square }” on this board.
mexica-position-period = There is no period { $period }: there are 1 and 2.
mexica-position-list = “{ $name }” lists { $count } numbers; it must be { $expected }, one for each seat.
mexica-position-crowded = On { $square } there is more than one noble, temple or token.
mexica-position-canal = A canal cannot lie on { $square }: it is lake or palace.
mexica-position-bridge = A bridge cannot lie on { $square }: there is no canal.
mexica-position-bridge-twice = Two bridges lie on { $square }.
mexica-position-access = The bridge on { $square }, { $axis }, does not have land on both sides.
mexica-position-building = Neither a temple nor a token can be on { $square }: it is lake, canal or palace.
mexica-position-noble = A noble cannot stand on { $square }: it is water without a bridge.
mexica-position-no-noble = Seat { $seat } has no noble; it must have one, unless the game has just begun and the seats before it have set theirs.
mexica-position-size = The token { $size } on { $square } lies in a district of size { $district }.
mexica-position-two-tokens = The district with the token on { $square } has another token.
mexica-position-token = There are { $count } tokens of size { $size } altogether, but the box has { $expected }.
mexica-position-tokens = In period I at most { $expected } tokens are open, founded or removed, not { $count }.
mexica-position-round = There is no round { $round }: they are numbered from 1 to { $limit }.
mexica-position-points = A seat cannot have { $points } action points: 0 to { $most }.
mexica-position-taken = In this turn { $taken } chips cannot have been taken: 0 to { $most }, and not more than the seat has.
mexica-position-ended = The game is over only after period II.
mexica-position-ended-carrying = The game is over, so nobody can have a bridge in hand.
mexica-position-carrying = { $left ->
    [one] A bridge is taken up only when the supply is empty, and there is a bridge in it.
   *[other] A bridge is taken up only when the supply is empty, and there are { $left } bridges in it.
}
mexica-position-negative = “{ $name }” has a number below 0.
mexica-position-bridges = There are { $used } bridges on the board and { $left } in the supply, but the box has { $box }.
mexica-position-chips = The seats have { $used } chips and the supply { $left }, but the box has { $box }.
mexica-position-tiles = The { $squares } canal squares cannot have been covered by the tiles that are missing from a supply of { $doubles } doubles and { $singles } singles.
mexica-position-height = There is no temple of height { $height }: they go from 1 to 4.
mexica-position-temples = Seat { $seat } has { $used } temples of height { $height } on the board and { $left } to build; in this period it has { $box }.
mexica-position-neutral = There are { $used } neutral temples of height { $height } on the board, but these options allow { $box }.

## What happened

mexica-event-start = { $seat-is ->
    [you] You put your noble
   *[other] { $seat } puts the noble
} on { $square }.
mexica-event-canal = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} a canal on { $squares }.
mexica-event-district = That makes districts of { $sizes } squares.
mexica-event-founded = { $seat-is ->
    [you] You found
   *[other] { $seat } founds
} a district of { $size } on { $square } and { $seat-is ->
    [you] score
   *[other] scores
} { $points } points{ $seats ->
    [none] .
   *[other] ; { $share ->
        [one] one point
       *[other] { $share } points
    } each for the nobles that were there: { $seats }.
}
mexica-event-bridge = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} a bridge on { $square }, { $axis }.
mexica-event-lifted-bridge = { $seat-is ->
    [you] You take up
   *[other] { $seat } takes up
} the bridge on { $square }.
mexica-event-moved-bridge = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} the bridge from { $source } down on { $target }, { $axis }.
mexica-event-step = { $seat-is ->
    [you] You go
   *[other] { $seat } goes
} from { $source } to { $target }.
mexica-event-step-together = { $seat-is ->
    [you] You go
   *[other] { $seat } goes
} from { $source } to { $last }, { $count } steps.
mexica-event-boat = { $seat-is ->
    [you] You go
   *[other] { $seat } goes
} by boat from { $source } to { $target }, { $cost ->
    [one] one bridge on.
   *[other] { $cost } bridges on.
}
mexica-event-jump = { $seat-is ->
    [you] You jump
   *[other] { $seat } jumps
} from { $source } to { $target }.
mexica-event-temple = { $seat-is ->
    [you] You build
   *[other] { $seat } builds
} a temple of height { $height } on { $square }.
mexica-event-take = { $seat-is ->
    [you] You take a chip and have
   *[other] { $seat } takes a chip and has
} { $chips ->
    [one] one.
   *[other] { $chips }.
}
mexica-event-spend = { $chips ->
    [0] { $seat-is ->
        [you] You spend your last chip.
       *[other] { $seat } spends the last chip.
    }
   *[other] { $seat-is ->
        [you] You spend a chip and have { $chips } left.
       *[other] { $seat } spends a chip and has { $chips } left.
    }
}
mexica-event-end = { $seat-is ->
    [you] You end your turn
   *[other] { $seat } ends the turn
}{ $lost ->
    [0] .
    [one] ; an action point is lost.
   *[other] ; { $lost } action points are lost.
}
mexica-event-removed = The token of size { $size } can no longer be founded and is removed.
mexica-event-period-end = Period { $period } ends: { $reason }.
mexica-event-district-scored = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} { $rank ->
    [1] first
    [2] second
   *[3] third
} in the { $founded ->
    [yes] founded district of { $size } with the token on { $square }
   *[no] unfounded district of { $size } around { $square }
}, with weight { $weight }: { $points ->
    [one] one point.
   *[other] { $points } points.
}
mexica-event-palace = { $seat-is ->
    [you] Your noble stands
   *[other] The noble of { $seat } stands
} on a start square: { $points ->
    [one] one point.
   *[other] { $points } points.
}
mexica-event-scored = { $seat-is ->
    [you] You score
   *[other] { $seat } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} and { $seat-is ->
    [you] have
   *[other] has
} { $total }.
mexica-event-period = Period { $period } begins. Open tokens: { $tokens }.
mexica-event-won = Won with { $points ->
    [one] one point
   *[other] { $points } points
}{ $tie_break ->
    [none] { "" }
   *[other] { "" } (the tie is broken by { $tie_break })
}: { $seats }.
