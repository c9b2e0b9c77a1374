### Aztlán: names, reasons, events

aztlan-people-serpent = Serpent
aztlan-people-ocelot = Ocelot
aztlan-people-coyote = Coyote
aztlan-people-quetzal = Quetzal
aztlan-faction-coyote-quetzal = Coyote and Quetzal
aztlan-faction-ocelot-serpent = Ocelot and Serpent
aztlan-holds = { $seat-is ->
    [you] you hold { $faction }
   *[other] { $seat } holds { $faction }
}

aztlan-terrain-desert = desert
aztlan-terrain-fields = fields
aztlan-terrain-jungle = jungle
aztlan-terrain-mountains = mountains
aztlan-terrain-city = city
aztlan-terrain-wild = any terrain

aztlan-card-mixcoatl = Blessing of Mixcoatl
aztlan-card-tepeyollotl = Blessing of Tepeyollotl
aztlan-card-xipe = Blessing of Xipe Totec
aztlan-card-offering = Offering to the Gods
aztlan-card-sacred-games = Sacred Games
aztlan-card-rafts = Rafts and Canoes
aztlan-card-tlatoani = Great Tlatoani
aztlan-card-eagle = Eagle and Jaguar Warriors
aztlan-several = { $count } × { $card }

aztlan-phase-choice = choice
aztlan-phase-expansion = expansion
aztlan-phase-conflict = conflict
aztlan-phase-scoring = scoring
aztlan-phase-over = end

## What is decided at each step

aztlan-step-choose = choose a power card for this age, in secret
aztlan-step-place = place a pawn in any territory
    .with-eagle = place a pawn in any territory, or play Eagle and Jaguar Warriors for one more
aztlan-step-move = move one pawn to an adjacent territory, or stay
    .only-stay = end your turn, since none of your pawns can move
    .with-eagle = move one pawn to an adjacent territory, stay, or play Eagle and Jaguar Warriors for one more pawn
aztlan-step-settle = settle your conflicts by a fight or by coexisting
    .only-done = pass, since you are tied wherever you are strongest
    .only-done-tlatoani = break a tie with the Great Tlatoani, or pass
    .with-tlatoani = settle your conflicts by a fight or by coexisting; the Great Tlatoani can break a tie
aztlan-step-decide = fight or coexist where you broke the tie
aztlan-step-answer = play Sacred Games, or let your pawns go
    .only-decline = let your pawns go, since you hold no Sacred Games
aztlan-step-score = play cards for scoring, or score
    .only-name = name the terrain that your 4 scores
    .with-name = play cards for scoring, or name the terrain that your 4 scores
    .only-done = score your realms
aztlan-step-over = the game is over

aztlan-kind-choose = choosing a power card
aztlan-kind-place = placing a pawn
aztlan-kind-eagle = playing Eagle and Jaguar Warriors
aztlan-kind-stay = ending a turn without a move
aztlan-kind-move = moving a pawn
aztlan-kind-fight = declaring a fight
aztlan-kind-coexist = coexisting
aztlan-kind-tlatoani = breaking a tie with the Great Tlatoani
aztlan-kind-games = playing Sacred Games
aztlan-kind-decline = declining Sacred Games
aztlan-kind-name = naming a terrain
aztlan-kind-rafts = playing Rafts and Canoes
aztlan-kind-bless = playing a blessing
aztlan-kind-done = finishing

## Actions in words

aztlan-action-choose = power { $power }: { $terrain }
aztlan-action-place = place a pawn in { $at }
aztlan-action-eagle = Eagle and Jaguar Warriors: one more pawn in { $at }
aztlan-action-stay = no move
aztlan-action-move = move a pawn from { $at } to { $to }
aztlan-action-fight = fight in { $at }
aztlan-action-coexist = coexist in { $at } and draw a culture card
aztlan-action-tlatoani = Great Tlatoani: break the tie in { $at }
aztlan-action-games = play Sacred Games: your pawns stay
aztlan-action-decline = let your pawns go
aztlan-action-name = name { $name }
aztlan-action-rafts = play Rafts and Canoes
aztlan-action-bless = play { $name }
aztlan-action-done = done

## Why an action is not legal

aztlan-no-power = You no longer hold the { $power }; a power card is used in one age only.
aztlan-no-pawn = There is no pawn of yours in { $territory } that could move.
aztlan-no-card = You do not hold this card: { $card }.
aztlan-no-supply = There is neither a pawn in your supply nor a removed one.
aztlan-not-shared = You do not share { $territory } with anybody.
aztlan-tied = You are not the only strongest player in { $territory }: there is a tie.
aztlan-not-strongest = You are not the strongest in { $territory }.
aztlan-settled = { $territory } has been settled in this age.
aztlan-not-tied = You are not one of the strongest players who are tied in { $territory }.
aztlan-unsettled = First settle the territories where you alone are the strongest: { $territories }.
aztlan-decide-first = First decide about { $territory }, where you broke the tie.
aztlan-rafts-twice = Rafts and Canoes already join the shores of every lake.
aztlan-terrain-set = Only the owner of a 4 names a terrain; your card scores { $terrain }.
aztlan-name-to-score = With the 4 you take your points by naming its terrain.
aztlan-never-adjacent = { $source } and { $target } are not adjacent; a pawn moves to an adjacent territory.
aztlan-never-over-lake = { $lake } lies between { $source } and { $target }: a lake separates, and nobody moves across it.
aztlan-never-stay = A pawn moves from { $territory } to another territory, or stays.
aztlan-never-lake = { $lake } is a lake. Lakes are not territories.
aztlan-never-offering = Offerings to the Gods are never played; they count from your hand at the end of the game.
aztlan-never-eagle = Eagle and Jaguar Warriors are not played for scoring but when you have placed a pawn, for one more in any territory.
aztlan-never-tlatoani = The Great Tlatoani is not played for scoring but on your turn in the conflict, in a territory where you are tied.
aztlan-never-sacred-games = Sacred Games are not played for scoring but when your pawns are to be driven out in a fight.
aztlan-never-power = There is no power card { $power }; they go from { $low } to { $high }.

## Options

aztlan-option-peoples = Name { $seats } different peoples, one for each seat.
aztlan-option-peoples-two = With two players there are factions, not peoples: leave the peoples out.
aztlan-option-faction = Factions exist only with two players.

## Boards

aztlan-board-territories = The board has { $count } territories; Aztlán needs { $expected }.
aztlan-board-terrain = There are { $count } territories of the terrain { $terrain }; Aztlán needs { $expected }.
aztlan-board-lake = { $territory } lies on the lake { $lake }, which is not on the board.
aztlan-board-shore-not-listed = { $territory } touches the lake { $lake } in the drawing, but does not list it.
aztlan-board-shore-not-drawn = { $territory } lists the lake { $lake }, but does not touch it in the drawing.

## Positions

aztlan-position-age = There is no age { $age }: ages are numbered from 1 to 5.
aztlan-position-step = The step “{ $step }” does not belong to the phase “{ $phase }”.
aztlan-position-track = The track must show the marker of each seat exactly once.
aztlan-position-negative = There is no field below 0 on the track.
aztlan-position-order = The order must name each seat exactly once.
aztlan-position-earlier = Seat { $seat } has played { $count } power cards in earlier ages; it must be { $expected }.
aztlan-position-power = Seat { $seat } has a power card that does not exist: they go from 4 to 9.
aztlan-position-power-twice = Seat { $seat } has played the same power card twice.
aztlan-position-no-card = Seat { $seat } has no power card for this age; it is needed from the expansion on.
aztlan-position-all-chosen = All seats have chosen: that is the expansion, not the choice.
aztlan-position-count = Seat { $seat } cannot have { $count } pawns in { $territory }.
aztlan-position-pawns = The pawns of seat { $seat } do not add up to the { $box } of the box: board, supply, removed and to place.
aztlan-position-to-place = Seat { $seat } has pawns to place, but that is only so in the expansion.
aztlan-position-none-to-place = Nobody has a pawn left to place: that is the conflict.
aztlan-position-culture = { $card }: { $count } cards named, but there are { $expected }.
aztlan-position-factions = Both seats hold the same faction.
aztlan-position-contested = A contested territory belongs to the steps “decide” and “answer”, and to no other.
aztlan-position-asking = Who is asked for Sacred Games belongs to the step “answer”, and to no other.
aztlan-position-settled = Territories are settled in the conflict only.
aztlan-position-tie-past = In { $territory } a tie would have stood, and nobody weaker would be left there (Z4.4). If a Great Tlatoani broke it, list the territory under “settled”.
aztlan-position-scoring = Rafts and blessings belong to the scoring.
aztlan-position-allotment = Seat { $seat } has more pawns to place than the { $allotment } of this age.
aztlan-position-move = Seat { $seat } is to move, but has no pawn on the board.
aztlan-position-fighter = Seat { $seat } has nothing to decide in { $territory }: it is not the strongest there, or alone.
aztlan-position-losers = Only losers of the fight are asked for Sacred Games or spared by them, once each, in order, and only those who hold a card are asked.
aztlan-position-not-played = { $card } has been used, but does not lie among the played cards.
aztlan-position-over = The game is over only after age 5.

## What happened

aztlan-event-age = Age { $age } begins. Order of play: { $order }.
aztlan-event-chose = { $power ->
    [hidden] { $seat-is ->
        [you] You lay a power card face down.
       *[other] { $seat } lays a power card face down.
    }
   *[other] { $seat-is ->
        [you] You choose power { $power }, face down.
       *[other] { $seat } chooses power { $power }, face down.
    }
}
aztlan-event-took = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
}{ $returned ->
    [0] .
    [one] , one of them from the removed ones.
   *[other] , { $returned } of them from the removed ones.
}
aztlan-event-placed = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} a pawn in { $territory }.
aztlan-event-eagle = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} Eagle and Jaguar Warriors: one more pawn in { $territory }.
aztlan-event-moved = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} a pawn from { $source } to { $target }.
aztlan-event-revealed = { $seat-is ->
    [you] You reveal
   *[other] { $seat } reveals
} power { $power }.
aztlan-event-fought = { $seat-is ->
    [you] You declare
   *[other] { $seat } declares
} a fight in { $territory }.
aztlan-event-coexisted = { $seat-is ->
    [you] You let
   *[other] { $seat } lets
} everybody stay in { $territory }.
aztlan-event-tie = In { $territory } the strongest are tied and coexist: { $seats }.
aztlan-event-tlatoani = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} the Great Tlatoani and { $seat-is ->
    [you] break
   *[other] breaks
} the tie in { $territory }.
aztlan-event-games = { $seat-is ->
    [you] You play Sacred Games and stay
   *[other] { $seat } plays Sacred Games and stays
} in { $territory }.
aztlan-event-declined = { $seat-is ->
    [you] You do
   *[other] { $seat } does
} not play Sacred Games.
aztlan-event-removed = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $pawns ->
    [one] a pawn
   *[other] { $pawns } pawns
} in { $territory }.
aztlan-event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} a culture card{ $card ->
    [hidden] .
   *[other] : { $card }.
}
aztlan-event-no-card = { $seat-is ->
    [you] You would
   *[other] { $seat } would
} draw a culture card, but there is none left.
aztlan-event-reshuffled = { $cards ->
    [one] The one played culture card becomes the new deck.
   *[other] The { $cards } played culture cards are shuffled into a new deck.
}
aztlan-event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }.
aztlan-event-named = { $seat-is ->
    [you] You name
   *[other] { $seat } names
} { $terrain }.
aztlan-event-realm = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $territories } – { $matching ->
    [0] none of the terrain,
    [one] one of the terrain,
   *[other] { $matching } of the terrain,
} { $points ->
    [one] one point.
   *[other] { $points } points.
}
aztlan-event-blessing = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $card } – { $territories ->
    [one] one territory
   *[other] { $territories } territories
}, { $points ->
    [one] one point.
   *[other] { $points } points.
}
aztlan-event-scored = { $seat-is ->
    [you] You score
   *[other] { $seat } scores
} { $points ->
    [one] one point
   *[other] { $points } points
} and { $seat-is ->
    [you] have
   *[other] has
} { $total }.
aztlan-event-exchanged = The factions change hands: { $factions }.
aztlan-event-final = { $seat-is ->
    [you] You still hold
   *[other] { $seat } still holds
} the { $power }{ $cards ->
    [none] {" "}and no culture card:
   *[other] {" "}and, as culture cards, { $cards }{ $offering_points ->
        [0] :
       *[other] {" "}(Offerings bring { $offering_points } more):
    }
} { $points ->
    [one] one point
   *[other] { $points } points
}, { $total } in all.
aztlan-tie-break-stack = the lowest marker in the stack
aztlan-event-won = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
} with { $points ->
    [one] one point
   *[other] { $points } points
}{ $tie_break ->
    [none] .
   *[other] ; the tie is broken by { $tie_break }.
}

## In the terminal

aztlan-head-territory = territory
aztlan-head-terrain = terrain
aztlan-head-lakes = lakes
aztlan-head-pawns = pawns
aztlan-head-neighbours = neighbours
aztlan-head-player = player
aztlan-head-points = points
aztlan-head-card = card of this age
aztlan-head-unplayed = not shown yet
aztlan-head-culture = culture cards
aztlan-head-to-place = to place
aztlan-head-supply = supply
aztlan-head-removed = removed
aztlan-sheet-age = Age { $age } of V, { $phase }
aztlan-sheet-culture = Your culture cards: { $cards }
aztlan-sheet-deck = Culture cards in the deck: { $deck }, played: { $played }
aztlan-legend-unsettled = conflict to be settled

aztlan-answer-decline-games = Always decline the Sacred Games

aztlan-end-ages = the fifth age is over
