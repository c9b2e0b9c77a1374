### Aztlán in the browser

aztlan-web-map = The map of Aztlán
aztlan-web-ages = Ages and phases
aztlan-web-age-brings = Age { $age }: each player gets { $pawns } pawns.
aztlan-web-phase-choice = Everybody chooses a power card in secret.
aztlan-web-phase-expansion = In turn, everybody places a pawn and may move one, until all are placed.
aztlan-web-phase-conflict = The cards are shown; where peoples meet, the strongest decides.
aztlan-web-phase-scoring = Realms with the terrain of the card bring points.

## Territories

aztlan-web-territory = { $name }, { $terrain }: { $present }
aztlan-web-empty = nobody
aztlan-web-pawns-of = { $seat } { $pawns }
aztlan-web-pawns = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}
aztlan-web-inspect = Point at a territory to see who is there and how strong.
aztlan-web-realm-of = { $seat }’s realm of { $size }
aztlan-web-realm-worth = { $matching } of the terrain, { $points } points
aztlan-web-change = your realms: { $before } → { $after }

## What to do

aztlan-web-do-choose = Choose your power card for this age. Nobody sees it until all pawns are placed.
aztlan-web-do-place = { $pawns ->
    [one] Place your last pawn on any territory.
   *[other] Place a pawn on any territory. You have { $pawns } left.
}
aztlan-web-do-move = Now you may move one of your pawns to a neighbouring territory: click where it stands.
aztlan-web-do-target = Where shall the pawn from { $territory } go?
aztlan-web-do-eagle = Eagle and Jaguar Warriors: click where the extra pawn shall stand.
aztlan-web-do-settle = Settle your conflicts: fight, or live side by side.
aztlan-web-do-decide = You broke the tie: fight, or live side by side?
aztlan-web-do-answer = Your pawns are being driven out. Do you answer?
aztlan-web-do-score = Play cards for this scoring, if you like, then score.
aztlan-web-over = The game is over. { $winner } wins.
aztlan-web-waiting = { $names } { $step }
aztlan-web-others-choose = still to choose a power card.
aztlan-web-others-place = to place a pawn.
aztlan-web-others-move = may move a pawn.
aztlan-web-others-settle = to settle conflicts.
aztlan-web-others-decide = to decide a broken tie.
aztlan-web-others-answer = to answer a fight.
aztlan-web-others-score = to play cards for scoring.
aztlan-web-cancel = Cancel
aztlan-web-close = Close
aztlan-web-score-now = Score
aztlan-web-settled = Done
aztlan-web-plus = +{ $points }

## Conflicts

aztlan-web-conflict = Conflict in { $territory }
aztlan-web-conflict-tie = The strongest are equal: they stay, and everybody weaker is driven out, unless a Great Tlatoani breaks the tie.
aztlan-web-conflict-broken = { $fighter } broke the tie and decides.
aztlan-web-conflict-asked = { $fighter } declares a fight.
aztlan-web-fight = Fight
aztlan-web-fight-effect = Driven out: { $losses }
aztlan-web-coexist = Coexist
aztlan-web-coexist-effect = All stay; you draw a culture card
aztlan-web-tlatoani-effect = Play the card: you count as the strongest
aztlan-web-games-effect = Play the card: your pawns stay, { $fighter } draws a culture card
aztlan-web-decline = Give way
aztlan-web-decline-effect = Your pawns are removed

## Cards and sheets

aztlan-web-power-cards = Your power cards
aztlan-web-power = power { $power }, { $terrain }
aztlan-web-face-down = a power card, face down
aztlan-web-card-of-age = your card of this age
aztlan-web-card-left = still in your hand
aztlan-web-card-played = played in an earlier age
aztlan-web-brings-now = now { $points }
aztlan-web-brings-now-title = What your realms would bring with this card as the map stands
aztlan-web-own-culture = Your culture cards
aztlan-web-order = Order of play
aztlan-web-place = number { $place } in the order of play
aztlan-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aztlan-web-power-now = { $power }, { $terrain }: the card of this age
aztlan-web-power-left = { $power }, { $terrain }: not shown yet
aztlan-web-power-played = { $power }, { $terrain }: played
aztlan-web-chosen = chosen
aztlan-web-culture-cards = { $cards ->
    [one] { $cards } culture card
   *[other] { $cards } culture cards
}
aztlan-web-to-place = to place { $pawns }
aztlan-web-supply = supply { $pawns }
aztlan-web-removed = removed { $pawns }
aztlan-web-held = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
aztlan-web-realms-title = What the realms would bring now: the size of each plus the square of its territories of the terrain
aztlan-web-realms-now = Now, { $terrain }: { $sum } = { $points }
aztlan-web-deck = Culture cards: { $deck } in the deck, { $played } played
aztlan-web-kind = card
aztlan-web-played = played

aztlan-web-card-mixcoatl = Scoring: 2 points for each of your jungles.
aztlan-web-card-tepeyollotl = Scoring: 2 points for each of your mountains.
aztlan-web-card-xipe = Scoring: 2 points for each of your fields.
aztlan-web-card-offering = At the end: 1, 4, 9, 16, 25 points for 1 to 5 of them.
aztlan-web-card-sacred-games = When driven out: your pawns stay, the attacker draws a card.
aztlan-web-card-rafts = Scoring: your territories on one lake count as neighbours.
aztlan-web-card-tlatoani = Conflict: breaks a tie in your favour.
aztlan-web-card-eagle = After placing: one more pawn, on any territory.
