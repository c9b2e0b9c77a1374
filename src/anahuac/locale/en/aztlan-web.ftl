### Aztlán in the browser

aztlan-web-map = The map of Aztlán
aztlan-web-ages = Ages and phases
aztlan-web-age-brings = Age { $age }: each player gets { $pawns ->
    [one] one pawn.
   *[other] { $pawns } pawns.
}
aztlan-web-phase-choice = Everybody chooses a power card in secret.
aztlan-web-phase-expansion = In turn, everybody places a pawn and may move one, until all are placed.
aztlan-web-phase-conflict = The cards are shown; where peoples meet, the strongest decides.
aztlan-web-phase-scoring = Realms with the terrain of the card bring points.

## Territories

aztlan-web-territory = { $name }, { $terrain }: { $present }
aztlan-web-empty = nobody
aztlan-web-pawns-of = { $seat } ({ $pawns })
aztlan-web-pawns = { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
}
aztlan-web-inspect = Point at a territory to see who is there and how strong.
aztlan-web-realm-of = { $seat }’s realm of { $size }
aztlan-web-realm-sum = { $size } + { $matching }² = { $points }
aztlan-web-realm-worth = { $matching } of the terrain, { $points ->
    [one] one point
   *[other] { $points } points
}
aztlan-web-change = your realms: { $before } → { $after }

## What to do

aztlan-web-do-choose = Choose your power card for this age. Nobody sees it until all pawns are placed.
aztlan-web-do-place = { $pawns ->
    [one] Place your last pawn in any territory.
   *[other] Place a pawn in any territory. You have { $pawns } left.
}
aztlan-web-do-move = Now you may move one of your pawns to a neighbouring territory: click where it stands.
    .eagle = Now you may move one of your pawns: click where it stands. Or play Eagle and Jaguar Warriors for one more pawn.
    .stay = None of your pawns can move: end your turn.
aztlan-web-do-target = Where shall the pawn from { $territory } go?
aztlan-web-do-eagle = Eagle and Jaguar Warriors: click where the extra pawn shall stand.
aztlan-web-do-settle = Settle your conflicts: fight, or coexist.
    .pass = Where you are strongest you are tied, so there is nothing to decide. Pass.
    .break = You are tied: play the Great Tlatoani to break the tie, or pass.
aztlan-web-do-decide = You broke the tie: fight, or coexist?
aztlan-web-do-answer = Your pawns are being driven out. Do you answer?
aztlan-web-do-score = Play cards for this scoring, if you like, then score.
aztlan-web-do-name = Play cards for this scoring, if you like. Then name the terrain for your 4: that scores.
aztlan-web-over = The game is over. Winner: { $winner }.
aztlan-web-waiting = Waiting for { $names } { $step }
aztlan-web-others-choose = to choose a power card.
aztlan-web-others-place = to place a pawn.
aztlan-web-others-move = to move a pawn, or not.
aztlan-web-others-settle = to settle conflicts.
aztlan-web-others-decide = to decide where the tie was broken.
aztlan-web-others-answer = to answer a fight.
aztlan-web-others-score = to play cards for scoring.
aztlan-web-cancel = Cancel
aztlan-web-close = Close
aztlan-web-done = { $step ->
    [score] Score
   *[other] Done
}
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
aztlan-web-no-culture = Whoever is the strongest and lets the others stay draws a culture card. Yours will lie here.
aztlan-web-order = Order of play
aztlan-web-place = number { $place } in the order of play
aztlan-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aztlan-web-power-now = { $power }, { $terrain }: the card of this age
aztlan-web-power-left = { $power }, { $terrain }: not shown yet
aztlan-web-power-played = { $power }, { $terrain }: played
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
aztlan-web-factions = After every age the factions change hands: from then on you lead the pawns of the other colour.
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
aztlan-web-card-eagle = After placing: one more pawn, in any territory.

## The first lesson

aztlan-lesson-welcome =
    Welcome to Aztlán! Over five ages your people settles this land. Each age has four phases: you choose a power card, spread out, settle conflicts, and score.
    Your pawns are the red discs. The suns beside the map show the ages, and how many pawns each brings.
aztlan-lesson-choose =
    Every age begins with a secret choice. The number of a power card is the strength of each of your pawns; its picture is the terrain that will pay. High numbers are strong, but every card serves in one age only.
    The others have chosen already. Take the 7: mountains shall pay in this age.
aztlan-lesson-choose-otherwise = A fine card, too, but in this lesson we go for the mountains: take the 7.
aztlan-lesson-place = Now everybody takes pawns, eight in the first age, and places them one at a time, in any territory, empty or not. Begin with a mountain: place a pawn in Coatepec.
aztlan-lesson-place-otherwise = That would be allowed. But Coatepec, a mountain in the middle of the land, suits your card.
aztlan-lesson-move = After each placement you may move one of your pawns to a neighbouring territory. Try it: click Coatepec, then Culhuacán.
aztlan-lesson-move-otherwise = Click the pawn in Coatepec, then Culhuacán.
aztlan-lesson-join =
    A few turns later. Your neighbouring territories form a realm. A realm that contains the terrain of your card scores its size plus the square of the territories of that terrain.
    Join your two mountains: a pawn in Culhuacán makes a realm of three with two mountains, worth 3 + 2² = 7 points.
aztlan-lesson-join-otherwise = Your realms are best joined in the middle: place the pawn in Culhuacán.
aztlan-lesson-eagle = You hold a culture card: the Eagle and Jaguar Warriors bring one more pawn, anywhere. Culhuacán is the heart of your realm and must hold. Click the card, then Culhuacán.
aztlan-lesson-eagle-otherwise = Click the card Eagle and Jaguar Warriors among your culture cards, then Culhuacán.
aztlan-lesson-stay = All your pawns stand well. You need not move: end your turn without a move.
aztlan-lesson-stay-otherwise = Leave your pawns where they are and choose “no move”.
aztlan-lesson-fight =
    When all pawns are placed, the cards are shown. Strength is the number of the card times the pawns in the territory. In Culhuacán your two pawns with the 5 have 10, one pawn with the 9 has only 9.
    You alone are strongest, so you decide. Fight: drive the others out of Culhuacán.
aztlan-lesson-fight-otherwise = Click Culhuacán on the map and choose “Fight”.
aztlan-lesson-coexist = In Chapultepec you are the strongest as well: 10 against 8. But you need not fight everywhere. Whoever coexists draws a culture card, and the territory still counts for the realms of everybody in it. Coexist in Chapultepec.
aztlan-lesson-coexist-otherwise = This time choose “Coexist”, to draw a culture card.
aztlan-lesson-tie = In Tollán two are equally strong: 12 each. A tie stands: both stay, nobody draws, and the weaker third must go. But you hold the Great Tlatoani, who breaks a tie for you. Play him in Tollán.
aztlan-lesson-tie-otherwise = Click Tollán and play the Great Tlatoani.
aztlan-lesson-decide = Now you count as the strongest in Tollán. Fight or coexist, as you like.
aztlan-lesson-answer = It can happen to you, too: your pawn in Olmán is being driven out, 4 against 16. Sacred Games save it: your pawn stays, and the attacker draws a culture card instead. Play the card.
aztlan-lesson-answer-otherwise = You hold the card: play Sacred Games.
aztlan-lesson-name = Now name the terrain. The buttons show what each would bring. Your realm of five has three mountains: 5 + 3² = 14, besides the 6 of the blessing. Name the mountains.
aztlan-lesson-name-otherwise = Compare what the terrains would bring: the mountains bring the most.
aztlan-lesson-bless = Scoring. You played the 4 in this age: a weak card, but you name its terrain only now. Naming it takes your points and ends your turn, so cards come first: the Blessing of Tepeyollotl brings 2 points for each of your mountains. Play it.
aztlan-lesson-bless-otherwise = First play the blessing: it brings 6 points.
aztlan-lesson-end =
    That is all: your marker has moved by 20. Whoever is ahead plays first in the next age; whoever lies on top of a stack comes before those below.
    After the fifth age the power card that you never played brings its number, every culture card in your hand 1 point, and Offerings 1, 4, 9, 16 or 25. The most points win. Good luck!

## Drawn examples

aztlan-example-order = On 12 Coyote (green) plays first; on 7 Serpent (red) lies on top of Ocelot (yellow) and comes before it; Quetzal (blue) is last.
aztlan-example-neighbours = The pawn in Tzatzitépetl may move to the five territories that share a border with it, but not across the lakes.
aztlan-example-strength = Two pawns with the 5 (10) are stronger than one pawn with the 9 (9).
aztlan-example-decides = 10, 8 and 4: red alone is strongest and decides for both others at once.
aztlan-example-tie = Red and yellow played the 8, green the 5: here red and yellow will stay, green’s pawn will be removed, and nobody draws.
aztlan-example-realms = Red has two realms of two territories: the lake between them separates them. That yellow lives in Chapultepec too changes nothing.
aztlan-example-points = Red played the 9: 4 territories with 1 city bring 5, 3 with 2 cities 7, a city alone 2, a mountain alone 0. Together 14.
aztlan-example-rafts = With rafts all shores of Tléatl are joined: four territories with two jungles bring 4 + 2² = 8.
aztlan-example-factions = With two players each holds a faction. After this age they exchange: whoever leads the yellow pawns now will then lead the green ones.

## What points come from

aztlan-source-realm = realms
aztlan-source-blessing = blessings
aztlan-source-final = cards at the end

## Moments

aztlan-web-reveal = The power cards are turned
aztlan-web-conflict-in = Conflict in { $territory }
aztlan-web-driven-out = { $pawns ->
    [one] a pawn driven out
   *[other] { $pawns } pawns driven out
}
