### Azteca in the browser

azteca-web-map = Map of the valley
azteca-web-can-choose = can be chosen now
azteca-web-cancel = Put back
azteca-web-choose-on-map = Choose a glowing place on the map, or here:
azteca-web-uncertain = The dice or hidden things decide.

## Places

azteca-web-kind-capital = capital
azteca-web-kind-city = city-state
azteca-web-kind-valley = outer valley
azteca-web-terrain-marsh = marsh
azteca-web-terrain-chinampas = chinampas (marsh)
azteca-web-neutral = neutral
azteca-web-neutrals = Neutrals
azteca-web-population = population: { $count } SP a round
azteca-web-assimilated = assimilated
azteca-web-spied = spied on: no mobilisation
azteca-web-struck = struck: closed this round
azteca-web-barren = yields nothing this round
azteca-web-armies-of = { $seat }: { $armies }
azteca-web-ships = { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
azteca-web-ships-of = { $seat }: { $count ->
    [one] 1 ship
   *[other] { $count } ships
}
azteca-web-mission-of = { $mission } of { $seat }

## The odds

azteca-web-odds = about { $chance } % to win, if it is fought to the end
azteca-web-odds-range = { $low } to { $high } % to win, if it is fought to the end
azteca-web-odds-reserve = No army there: only the reserve can defend it.
azteca-web-odds-unknown = { $count ->
    [one] An army whose strength is unknown defends it.
   *[other] { $count } armies of unknown strength defend it.
}
azteca-web-terrain-die = The terrain may take a counter first.
azteca-web-attackers-chance = Attacker

## What is asked now

azteca-web-round = Round { $round }
azteca-web-phases = The phases of the round
azteca-web-tlatoani = Tlatoani
azteca-web-tlatoani-help = Start player of this round; the title goes round clockwise
azteca-web-why = How it came to this
azteca-web-asked = { $seat }: { $step }
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
}, { $seat } bids { $bid } T
azteca-web-frame-deeds = { $mission } of { $seat }
azteca-web-frame-roll = { $seat } has rolled
azteca-web-frame-spell = { $seat } wants die { $die } rolled again
azteca-web-frame-deed = { $seat } plays { $card }
azteca-web-frame-ruse = { $seat } sees the hand of { $rival }
azteca-web-frame-deal = { $seat } makes { $rival } an offer
azteca-web-frame-lake = { $seat } attacks the ships of { $rival } on { $at }
azteca-web-frame-activation = a marker of { $seat } was drawn
azteca-web-frame-march = army { $army } of { $seat } is on the march, { $left ->
    [one] 1 area
   *[other] { $left } areas
} left
azteca-web-frame-reorganise = { $seat } reorganises
azteca-web-frame-leave-cross = { $seat } wants to cross { $at }
azteca-web-frame-leave-intercept = { $seat } wants to intercept on { $at }
azteca-web-frame-leave-retreat = { $seat } wants to retreat over { $at }
azteca-web-frame-leave-reserve = { $seat } wants to send the reserve over { $at }
azteca-web-frame-ferry = { $seat } asks for a crossing of { $at }
azteca-web-frame-fare = the crossing of { $at } costs { $fare } T
azteca-web-frame-entering = army { $army } of { $seat } enters { $at }
azteca-web-frame-battle-attack = { $seat } attacks { $rival } in { $at }
azteca-web-frame-battle-interception = { $seat } intercepts { $rival } in { $at }
azteca-web-frame-battle-raid = nomads of { $seat } raid { $rival } in { $at }
azteca-web-frame-losses = losses are chosen: { $names }
azteca-web-frame-retreat-round = a round of the battle in { $at } is over
azteca-web-frame-retreat-plunder = { $at } is plundered, { $seat } must leave it
azteca-web-frame-retreat-flood = { $at } is struck, { $seat } must leave it
azteca-web-frame-catastrophe = a catastrophe strikes { $at }
azteca-web-frame-experience = { $seat } has won
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

azteca-web-more = More
azteca-web-less = Less
azteca-web-left = To deal out
azteca-web-move-army = Move army { $army }
azteca-web-move-ship = Move a ship from here
azteca-web-move-ship-from = Ship from { $at }
azteca-web-pick-launch = Place the first ship
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

azteca-web-do-deal = Offer { $seat } a deal
azteca-web-do-ruse = See the hand of { $seat }
azteca-web-do-yacatecuhtli = Against { $seat }
azteca-web-do-chalchiuhtlicue = For { $seat }
azteca-web-do-influence = Roll { $die } { $face } again
azteca-web-do-assassination = { $seat }: { $mission } { $at }

## Battles, market, deals

azteca-web-battle-at = Battle in { $at }
azteca-web-lake-battle = Battle on { $at }
azteca-web-nomads-of = Nomads of { $seat }
azteca-web-from-reserve = { $count } of the reserve
azteca-web-cousin-of = { $fighter } of { $seat }
azteca-web-strength = Strength: a warrior counts 1, a jaguar knight 2
azteca-web-taken = { $count ->
    [one] 1 counter taken
   *[other] { $count } counters taken
}
azteca-web-market = Slave market: lot { $number } of { $lots }
azteca-web-slaves = { $count ->
    [one] 1 slave
   *[other] { $count } slaves
}
azteca-web-worth = { $count } SP for the winner
azteca-web-highest = { $seat } bids { $bid } T
azteca-web-still-bidding = still bidding
azteca-web-offer-of = Offer of { $seat } to { $rival }
azteca-web-gives = gives
azteca-web-asks = asks for
azteca-web-tribute-of = { $count } T
azteca-web-nothing = nothing
azteca-web-rolled = { $seat } rolled
azteca-web-lance = a lance
azteca-web-no-lance = no lance

## The own sheet

azteca-web-own-sheet = Your sheet (secret)
azteca-web-own-cards = Your cards
azteca-web-no-cards = You hold no cards.
azteca-web-reserve = Reserve
azteca-web-in-box = not raised
azteca-web-at-capital = in the capital
azteca-web-moved = has moved
azteca-web-force = warriors { $warriors }, jaguar knights { $knights }
azteca-web-tribute = tribute
azteca-web-tribute-help = Tribute (T) pays for purchases, missions and slaves
azteca-web-points = to sacrifice
azteca-web-points-help = Sacrifice points (SP) that you hold and may give to the gods
azteca-web-given = given
azteca-web-given-help = SP that you have given to Quetzalcoatl so far: whoever gave most wins
azteca-web-pochtecas = pochtecas
azteca-web-pochtecas-help = Merchants and spies: each can go on one mission a round

## Gods and peoples

azteca-web-gods = The gods
azteca-web-gods-now = Quetzalcoatl on step { $climbed } of 5, Tezcatlipoca on step { $descended } of 4
azteca-web-climbed = on step { $step } of { $steps }.
azteca-web-urn = In the urn when it was last looked at: { $urn } of { $cost } SP.
azteca-web-own-gift = Your gift so far: { $given } SP.
azteca-web-quetzalcoatl-help = After every even round he climbs a step for each { $cost } SP in the urn. In his temple on step 5 the game is over, and whoever gave most wins.
azteca-web-descended = on step { $step } of { $steps }.
azteca-web-wrath-left = Wrath cards left: { $cards }.
azteca-web-tezcatlipoca-help = Every round all gifts and the best of three dice must reach the wrath card, or he descends a step. In the underworld on step 4 everybody loses.
azteca-web-peoples = The peoples
azteca-web-lands = Territories (assimilated ones in brackets)
azteca-web-stable = { $count } assimilated
azteca-web-ships-head = Ships
azteca-web-cards-head = Cards in hand
azteca-web-tribute-bounds = Tribute, as far as everybody can tell
azteca-web-points-bounds = SP held or given to Quetzalcoatl, as far as everybody can tell
azteca-web-recovering = recovers next round
azteca-web-bag = In the bag
azteca-web-deck = Deck { $deck }, discarded { $discard }
azteca-web-missions = Missions
azteca-web-seen = Cards you have seen
azteca-web-discard = Discarded cards

## Action cards

azteca-web-card-influence = One die that was just rolled, by anybody, is rolled again.
    .when = any phase
azteca-web-card-ruse = See a player’s hand and discard one card of it; or cancel an Influence as it is played.
    .when = any phase
azteca-web-card-insubordination = A territory, no capital, yields neither tribute nor SP this round.
    .when = phase 2
azteca-web-card-tlaloc = Take as much tribute as the white die shows.
    .when = phase 2
azteca-web-card-submission = Red die: with a lance a neutral city of the high valley is yours.
    .when = phase 5
azteca-web-card-yacatecuhtli = If you sent an expedition: an enemy expedition is lost.
    .when = phase 5
azteca-web-card-assassination = Red die: with a lance a pochteca on a mission is lost; not on an expedition.
    .when = phase 5
azteca-web-card-chalchiuhtlicue = Before a lake battle: you roll yellow dice, the enemy red ones.
    .when = phase 6
azteca-web-card-raid = Nomads (2 warriors, 1 jaguar knight) attack an enemy territory without an army.
    .when = phase 7
azteca-web-card-diversion = One more marker of yours goes into the bag: one of your armies may act twice.
    .when = phase 7
azteca-web-card-reinforcements = An attacked neutral territory gains a warrior and a jaguar knight.
    .when = phase 7
azteca-web-card-heroic = At the start of a battle: nobody may retreat from it.
    .when = phase 7
azteca-web-card-passage = Your moving army may pass through a neutral territory, but not stop there.
    .when = phase 7
azteca-web-card-flood = A territory on the lake, no capital, is closed this round; armies must leave it.
    .when = phase 7
azteca-web-card-earthquake = A territory, no capital, is closed this round; armies must leave it.
    .when = phase 7
