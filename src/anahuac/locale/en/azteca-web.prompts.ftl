### Azteca in the browser: what is asked, and what can be picked up

## What is asked now

azteca-web-round = Round { $round }
azteca-web-phases = The phases of the round
azteca-web-tlatoani = Tlatoani
azteca-web-tlatoani-help = Start player of this round; the title goes round clockwise
azteca-web-why = How it came to this
azteca-web-asked = { $seat-is ->
    [you] You
   *[other] { $seat }
}: { $step }
azteca-web-all-asked = All at the same time: { $step }

azteca-web-frame-setup = still setting up: { $names }
azteca-web-frame-lot-die = lot { $number }: the die tells how many slaves
azteca-web-frame-lot = lot { $number }: { $slaves ->
    [one] 1 slave
   *[other] { $slaves } slaves
}
azteca-web-frame-lot-bid = lot { $number }: { $slaves ->
    [one] 1 slave
   *[other] { $slaves } slaves
}, { $seat-is ->
    [you] you bid
   *[other] { $seat } bids
} { $bid } T
azteca-web-frame-deeds = { $seat-is ->
    [you] your { $mission }
   *[other] { $mission } of { $seat }
}
azteca-web-frame-roll = { $seat-is ->
    [you] you have
   *[other] { $seat } has
} rolled
azteca-web-frame-spell = { $seat-is ->
    [you] you want
   *[other] { $seat } wants
} die { $die } rolled again
azteca-web-frame-deed = { $seat-is ->
    [you] you play
   *[other] { $seat } plays
} { $card }
azteca-web-frame-ruse = { $seat-is ->
    [you] you see
   *[other] { $seat } sees
} { $rival-is ->
    [you] your hand
   *[other] the hand of { $rival }
}
azteca-web-frame-deal = { $seat-is ->
    [you] you make
   *[other] { $seat } makes
} { $rival-is ->
    [you] you
   *[other] { $rival }
} an offer
azteca-web-frame-lake = { $seat-is ->
    [you] you attack
   *[other] { $seat } attacks
} { $rival-is ->
    [you] your ships
   *[other] the ships of { $rival }
} on { $at }
azteca-web-frame-activation = { $seat-is ->
    [you] a marker of yours
   *[other] a marker of { $seat }
} was drawn
azteca-web-frame-march = { $seat-is ->
    [you] your army { $army }
   *[other] army { $army } of { $seat }
} is on the march, { $left ->
    [one] 1 area
   *[other] { $left } areas
} left
azteca-web-frame-reorganise = { $seat-is ->
    [you] you reorganise
   *[other] { $seat } reorganises
}
azteca-web-frame-leave-cross = { $seat-is ->
    [you] you want
   *[other] { $seat } wants
} to cross { $at }
azteca-web-frame-leave-intercept = { $seat-is ->
    [you] you want
   *[other] { $seat } wants
} to intercept on { $at }
azteca-web-frame-leave-retreat = { $seat-is ->
    [you] you want
   *[other] { $seat } wants
} to retreat over { $at }
azteca-web-frame-leave-reserve = { $seat-is ->
    [you] you want
   *[other] { $seat } wants
} to send the reserve over { $at }
azteca-web-frame-ferry = { $seat-is ->
    [you] you ask
   *[other] { $seat } asks
} for a crossing of { $at }
azteca-web-frame-fare = the crossing of { $at } costs { $fare } T
azteca-web-frame-entering = { $seat-is ->
    [you] your army { $army }
   *[other] army { $army } of { $seat }
} enters { $at }
azteca-web-frame-battle-attack = { $seat-is ->
    [you] you attack
   *[other] { $seat } attacks
} { $rival-is ->
    [you] you
   *[other] { $rival }
} at { $at }
azteca-web-frame-battle-interception = { $seat-is ->
    [you] you intercept
   *[other] { $seat } intercepts
} { $rival-is ->
    [you] you
   *[other] { $rival }
} at { $at }
azteca-web-frame-battle-raid = { $seat-is ->
    [you] your nomads
   *[other] nomads of { $seat }
} raid { $rival-is ->
    [you] you
   *[other] { $rival }
} in { $at }
azteca-web-frame-losses = losses are chosen: { $names }
azteca-web-frame-retreat-round = a round of the battle at { $at } is over
azteca-web-frame-retreat-plunder = { $at } is plundered, { $seat-is ->
    [you] you
   *[other] { $seat }
} must leave it
azteca-web-frame-retreat-flood = { $at } is struck, { $seat-is ->
    [you] you
   *[other] { $seat }
} must leave it
azteca-web-frame-catastrophe = a catastrophe strikes { $at }
azteca-web-frame-experience = { $seat-is ->
    [you] you have
   *[other] { $seat } has
} won
azteca-web-frame-sacrifice = still choosing: { $names }

azteca-web-done = { $step ->
    [cards] Draw two cards
    [lot] Pass
    [purchase] Done buying
    [assign] Done with the missions
    [sail] Done with the ships
    [engage] No more attacks
    [ready] End the activation
    [march] Stop here
    [after] End the activation
    [lake-withdraw] Fight on
    [retreat] Stay and fight on
    [roll] Let the dice lie
    [spell] Let it happen
    [battle-cousins] Send nobody
    [battle-reserve] No more
    [battle-cards] No card
    [lake-cards] No card
    [tribute] No card
    [missions] No card
    [war-cards] No card
    [experience] Nobody
    [entering] Let it pass
    [deal] Make the offer
    [offer] That is all
    [sacrifice] That is all
    [ferry] Refuse
    [fare] Refuse
   *[other] Done
}

## Picking things up

azteca-web-play = Play
azteca-web-more = More
azteca-web-less = Less
azteca-web-left = To deal out
azteca-web-move-army = Move army { $army }
azteca-web-move-ship = Move a ship from here
azteca-web-move-ship-from = Ship from { $at }
azteca-web-pick-launch = Place the first ship
azteca-web-usual-setup = Usual set-up
azteca-web-usual-setup-help = Deal out everything as a good player would
azteca-web-pick-first-dam = Lay the first dam
azteca-web-pick-buy-ship = Ship (2 T)
azteca-web-pick-buy-dam = Dam (3 T)
azteca-web-pick-spy = Spy on
azteca-web-pick-ally = Alliance with
azteca-web-pick-ally-dear = Alliance for 4 T with
azteca-web-pick-rebel = Rebellion in
azteca-web-pick-assimilate = Assimilate
azteca-web-pick-engage = Attack ships
azteca-web-pick-withdraw-ships = Withdraw all ships to
azteca-web-pick-retreat = Retreat to
azteca-web-pick-insubordination = Choose a territory
azteca-web-pick-submission = Choose a city
azteca-web-pick-raid = Choose a territory
azteca-web-pick-passage = Choose a territory
azteca-web-pick-flood = Choose a territory
azteca-web-pick-earthquake = Choose a territory
azteca-web-pick-assign = Deal out
azteca-web-pick-buy-fighter = Warrior (1 T), jaguar knight (2 T)
azteca-web-pick-buy-general = General (4 T), with a counter of the reserve
azteca-web-pick-staff = From the reserve to the new army
azteca-web-pick-join = Send from the reserve
azteca-web-pick-lose = Choose what you lose
azteca-web-pick-promote = A warrior becomes a jaguar knight

azteca-web-pick-give = Add to your offer
azteca-web-pick-ask = Ask for

azteca-web-do-buy-pochteca = Pochteca (1 T)
azteca-web-do-deal = Offer { $seat } a deal
azteca-web-do-ruse = See the hand of { $seat }
azteca-web-do-yacatecuhtli = Against { $seat }
azteca-web-do-chalchiuhtlicue = For { $seat }
azteca-web-do-influence = Roll { $die } { $face } again
azteca-web-do-assassination = { $seat }: { $mission } { $at }
