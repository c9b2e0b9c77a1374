### Azteca in the browser

azteca-web-map = Map of the valley
azteca-web-can-choose = can be chosen now
azteca-web-cancel = Put back
azteca-web-choose-on-map = Choose a glowing place on the map, or here:
azteca-web-uncertain = Dice or the secrets of others decide.

## Places

azteca-web-kind-capital = capital
azteca-web-kind-city = city-state
azteca-web-kind-valley = outer valley
azteca-web-terrain-marsh = marsh
azteca-web-terrain-chinampas = chinampas (marsh)
azteca-web-neutral = neutral
azteca-web-the-neutrals = the neutrals
azteca-web-neutrals = Neutrals
azteca-web-population = population: { $count } SP a round
azteca-web-assimilated = assimilated
azteca-web-spied = spied on: no mobilisation
azteca-web-struck = struck: closed this round
azteca-web-barren = yields nothing this round
azteca-web-brings = Brings { $tribute } T{ $points ->
    [0] {""}
   *[other] {" "}and { $points } SP
} a round.
azteca-web-guard = Defended by { $warriors ->
    [0] {""}
    [one] 1 warrior and{" "}
   *[other] { $warriors } warriors and{" "}
}{ $knights ->
    [one] 1 jaguar knight
   *[other] { $knights } jaguar knights
}{ $spied ->
    [yes] ; nobody is mobilised.
   *[other] , and perhaps one more.
}
azteca-web-alliance = An alliance costs { $price } T.
azteca-web-comers = { $count ->
    [0] No army can come here in one move.
   *[other] In reach of an army: { $names }.
}
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

## Battles, market, deals

azteca-web-battle-at = Battle at { $at }
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

## The judgement

azteca-web-just-now = Just now

## The signs on the map

azteca-web-legend = Signs on the map
azteca-web-sign-heart = Population: its owner gets 1 SP a round for each
azteca-web-sign-wreath = Assimilated: cannot rebel, 1 SP more a round
azteca-web-sign-eye = Spied on: no mobilisation this round
azteca-web-sign-bolt = Flood or earthquake: closed this round
azteca-web-sign-dry = Insubordination: yields nothing this round
azteca-web-sign-shield = Reinforcements stay there until the end of the round
azteca-web-sign-canoe = Harbour: touches this lake zone
azteca-web-sign-crown = On a ship: the most ships, so control of the lake zone
azteca-web-sign-mountain = Mountains, marshes and dams help the defender: a yellow die may take a counter of the attacker first

## Your own sheet

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
azteca-web-given-help = SP that you have given to Quetzalcoatl so far: whoever gave the most wins
azteca-web-pochtecas = pochtecas
azteca-web-pochtecas-help = Merchants and spies: each can go on one mission a round

## Gods and peoples

azteca-web-gods = The gods
azteca-web-gods-now = Quetzalcoatl on step { $climbed } of 5, Tezcatlipoca on step { $descended } of 4
azteca-web-climbed = on step { $step } of { $steps }.
azteca-web-urn = In the urn when it was last looked at: { $urn } of { $cost } SP.
azteca-web-own-gift = Your gift so far: { $given } SP.
azteca-web-quetzalcoatl-help = After every even round he climbs a step for each { $cost } SP in the urn. In his temple on step 5 the game is over, and whoever gave the most wins.
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

## The first lesson

azteca-lesson-welcome =
    Welcome to the valley of Mexico. You are the Aztecs on the island of Tenochtitlan. Two gods watch all of you: Quetzalcoatl climbs to his temple, fed in secret, and whoever gave him the most sacrifice points (SP) wins. But if Tezcatlipoca is not kept calm by all of you together, he descends to the underworld, and everybody loses.
azteca-lesson-setup =
    First everybody sets up in secret. Three armies, A, B and C, begin in each capital. As the Aztecs you also lay a dam, a road over the lake. Lay yours to Tepeyacac in the north: “Lay the first dam”, then Tepeyacac.
azteca-lesson-setup-otherwise = First lay the dam: to Tepeyacac, north of your island.
azteca-lesson-deal =
    You have 10 warriors and 3 jaguar knights for your armies and the reserve, at most four in each. Warriors count 1, jaguar knights 2. Put a jaguar knight into army A: the lower button under “A”. In a real game “Usual set-up” deals out everything as a good player would.
azteca-lesson-deal-otherwise = Put a jaguar knight into army A: the lower button under “A”.
azteca-lesson-cards =
    Your wealth is of three kinds. Tribute (T) pays for everything. Sacrifice points (SP) are what you give to the gods, and what you win with. Cards are surprises; each names the phase in which it is played. A round has eight phases, and the first brings two cards. Draw them.
azteca-lesson-cards-otherwise = Keep your cards and draw two: “Draw two cards”.
azteca-lesson-tribute =
    In the second phase your lands pay: a capital 4 T, a city 1 T, an outer valley 2 T and 1 SP, each heart 1 SP. Now you may play cards of this phase. Play “Intervention of Tlaloc”: you get as much tribute as the white die shows.
azteca-lesson-tribute-otherwise = Play Tlaloc: the button on the card, under “Your cards”.
azteca-lesson-buy =
    In the third phase you buy with your tribute. Buy a pochteca, a merchant who goes on missions.
azteca-lesson-buy-otherwise = A fine purchase, but first buy the pochteca.
azteca-lesson-knight =
    Where your fighters are is secret; only their number is open. Buy a jaguar knight for your reserve: the reserve defends your territories.
azteca-lesson-knight-otherwise = Choose the jaguar knight for the reserve: the lower button under “Reserve”.
azteca-lesson-market =
    In the fourth phase slaves are auctioned; each is worth one SP. Two are offered, and the others have little tribute. Bid.
azteca-lesson-market-otherwise = Bid 1 to 3 T: more than that you need not pay for two slaves.
azteca-lesson-alliance =
    The lot was yours. Now the pochtecas set out. An alliance for 3 T makes a neutral city yours without a fight; Tlacopan has a population (the heart) that brings 1 SP every round. Make an alliance with Tlacopan.
azteca-lesson-alliance-otherwise = Pick “Alliance with” and then Tlacopan, west of your island.
azteca-lesson-expedition =
    Your other pochteca can go on an expedition: it costs nothing and brings 0, 2, 4 or 6 T. Send it.
azteca-lesson-expedition-otherwise = Send the expedition.
azteca-lesson-sail =
    On the lake, whoever has the most ships in a zone controls it: that is 1 T a round, and nobody crosses it without leave. Sail from Lake Texcoco to Lake Xaltocan.
azteca-lesson-sail-otherwise = Move the ship from Lake Texcoco, east of your island, to the north.
azteca-lesson-war =
    The flower war: markers are drawn from a bag, and yours was the first. One of your armies may now go up to three areas. Your generals stand in Tenochtitlan; the number on a banner is the army’s strength, which only you see. A dam leads to Tepeyacac.
azteca-lesson-attack =
    Neutral cities are defended by a warrior and a jaguar knight, and a die may mobilise one more. Your army A is worth 6. Click its banner or Tenochtitlan, then Tepeyacac, and see your chance before you attack.
azteca-lesson-attack-otherwise = Attack Tepeyacac in the north with army A, over the dam.
azteca-lesson-experience =
    Victory! The stronger side rolls yellow dice, which show a lance more often; each lance takes a counter, and the winner gets 1 SP for each one taken. After a victory one warrior may become a jaguar knight.
azteca-lesson-experience-otherwise = Let a warrior of army A become a jaguar knight.
azteca-lesson-judgement =
    At the end of the round the gods judge. You hold 6 SP. First, in secret, everybody gives to Quetzalcoatl: for every 20 he climbs a step. Give him 4.
azteca-lesson-judgement-otherwise = Set the amount to 4 and give it to Quetzalcoatl.
azteca-lesson-enough = You could give more. But Tezcatlipoca wants something, too: that is all for the serpent.
azteca-lesson-enough-otherwise = Keep the rest for Tezcatlipoca.
azteca-lesson-jaguar =
    Now all choose at once what Tezcatlipoca gets. A wrath card of 9 to 11 will be shown; your gifts together and the best of three dice must reach it. Give your 2.
azteca-lesson-jaguar-otherwise = Give him both of your points.
azteca-lesson-end =
    That is a round of Azteca. Gather SP by war, populations, outer valleys and slaves; give in secret to win, and give enough together to survive. Everything else the game tells you as you play: hover over a place, a card or a sign, and ask why something cannot be done by clicking it.

## Drawn examples

azteca-example-tribute = Tenochtitlan brings 4 T, Tlacopan 1, Tula 2, and the control of Lake Mexico 1; Tlacopan’s population and Tula bring 1 SP each.
azteca-example-alliance = The alliance with Tlacopan cost 3 T and a pochteca: the city belongs to the Aztecs without a fight, and keeps its population.
azteca-example-assimilated = The wreath around the temple: Tepeyacac is assimilated. It cannot rebel and brings 1 SP more each round.
azteca-example-control = With two ships against one the Aztecs control Lake Texcoco, as the crown shows: nobody crosses it without their leave.
azteca-example-march = An army in Tenochtitlan may go over the dam to Tlacopan and on, or over Lake Mexico, where a ship is: three areas, and the move ends on land.
azteca-example-interception = Army A enters Coyoacan, next to the Toltec army in Xochimilco: before it can attack the city, the Toltecs may strike it there.
azteca-example-reserve = Territories of the Aztecs and a dam join Tenochtitlan to Teocalhueyacan without a gap: the reserve can defend all of them.
azteca-example-terrain = From Tepeyacac an attack on Tenayuca goes over mountains: a yellow die may take a counter first. To Ecatepec the way is open.
azteca-example-struck = Lightning marks Chalco after an earthquake: until the end of the round nobody enters it, crosses it or attacks it.

## What points come from

azteca-source-income = what the territories bring
azteca-source-sold = slaves
azteca-source-won = battles won
azteca-source-terrain = help of the terrain
azteca-source-plundered = plundered capitals
azteca-source-fed = given to Tezcatlipoca
azteca-points-kind = Sacrifice points that everybody can tell: held, or given to Quetzalcoatl in secret.
azteca-points-kind-over = Sacrifice points given to Quetzalcoatl: they decide.

## Moments

azteca-web-losses = { $count ->
    [0] nothing lost
    [one] one counter lost
   *[other] { $count } counters lost
}
azteca-web-judgement = Judgement of Tezcatlipoca
azteca-web-given-together = What all have given together
azteca-web-sum = { $fed } + { $best } = { $all }
azteca-web-depth = Tezcatlipoca on step { $steps } to the underworld
azteca-web-verdict = { $calm ->
    [yes] Tezcatlipoca is calmed and stays on step { $steps }.
   *[no] Tezcatlipoca descends to step { $steps }!
}
