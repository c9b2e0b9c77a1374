### Patolli: names, reasons, events, rules

patolli-title = Patolli
patolli-about = Throw five beans and race your pebbles around the cross; in the middle you may send a rival back.
patolli-facts = 2 to 4 players · half an hour · luck

patolli-step-move = choose the pebble that goes
patolli-step-over = the game is over
patolli-kind-enter = bringing in a pebble
patolli-kind-move = moving a pebble
patolli-action-enter = bring in a pebble
patolli-action-move = move the pebble on square { $square }

patolli-field-ways = squares gone
patolli-field-cacao = cacao
patolli-field-pot = pot
patolli-field-throw = throw

patolli-setting-round-limit = Most rounds

patolli-bad-round-limit = The round limit is a number from 1 to 1000.
patolli-bad-cross = A board has four starting squares, and all numbers of squares are from 1 to { $size }.
patolli-bad-position = Everybody has { $pebbles } pebbles, there are { $cacao } cacao beans for each player, no two pebbles share a square, and the player whose turn it is can move.

patolli-no-pebble = You have no pebble there.
patolli-taken = { $seat-is ->
    [you] Your own pebble is on square { $square }.
   *[other] { $seat } is on square { $square }, and it is not in the middle.
}

patolli-source-paid = beans without a mark
patolli-source-sent-back = pebbles sent back
patolli-source-took-pot = the pot

patolli-event-threw = { $seat-is ->
    [you] You throw { $throw }.
   *[other] { $seat } throws { $throw }.
}
patolli-event-moved = { $square ->
    [0] { $seat-is ->
        [you] You bring a pebble home.
       *[other] { $seat } brings a pebble home.
    }
   *[other] { $seat-is ->
        [you] You move to square { $square }.
       *[other] { $seat } moves to square { $square }.
    }
}
patolli-event-paid = { $seat-is ->
    [you] You put { $cacao } cacao into the pot.
   *[other] { $seat } puts { $cacao } cacao into the pot.
}
patolli-event-sent-back = { $seat-is ->
    [you] You send { $rival } back and get { $cacao } cacao.
   *[other] { $rival-is ->
        [you] { $seat } sends you back and gets { $cacao } cacao from you.
       *[other] { $seat } sends { $rival } back and gets { $cacao } cacao.
    }
}
patolli-event-took-pot = { $seat-is ->
    [you] All your pebbles are home: you take the pot of { $cacao } cacao.
   *[other] All of { $seat }’s pebbles are home; the pot of { $cacao } cacao is won.
}
patolli-end-home = all pebbles of one player are home
patolli-end-rounds = the last round is over

patolli-rule-intro = Patolli was played all over the valley of Mexico. Here is a simple form of it.
patolli-rule-P0 = Material
patolli-rule-P0-1 = The board is a cross whose 52 squares form a ring. Four of them are the middle; each arm ends in two squares.
patolli-rule-P0-2 = Everybody has 3 pebbles and 10 cacao beans. Five beans, marked on one side, are thrown.
patolli-rule-P1 = Set-up
patolli-rule-P1-1 = All pebbles wait beside the board. Everybody puts one cacao bean into the pot.
patolli-rule-P2 = Throwing
patolli-rule-P2-1 = In turn, each player throws the beans: every marked side that shows counts one square, all five count ten.
patolli-rule-P2-2 = Whoever throws nothing puts a cacao bean into the pot, and the turn passes.
patolli-rule-P3 = Moving
patolli-rule-P3-1 = Move one pebble exactly as many squares as you threw, around the ring. A pebble that waits comes in on your square in the middle, which counts as the first.
patolli-rule-P3-2 = You may not move onto a pebble of your own, and onto a rival’s only in the middle.
patolli-rule-P3-3 = A rival’s pebble that you hit in the middle goes back to wait, and its owner gives you a cacao bean.
patolli-rule-P3-4 = A pebble that would go beyond its last square is home. Whoever cannot move passes.
patolli-rule-P4 = The ends of the arms
patolli-rule-P4-1 = Whoever comes to rest at the end of an arm throws again.
patolli-rule-P5 = The end
patolli-rule-P5-1 = Whoever brings the last of their pebbles home takes the pot, and the game is over.
patolli-rule-P5-2 = The most cacao wins; equal: the most pebbles at home; still equal: shared.
patolli-rule-P5-3 = After 60 rounds (an option) the game is over in any case.
patolli-rule-notation = Notation
patolli-rule-notation-1 = “+” brings in a pebble; a number moves the pebble on that square.
