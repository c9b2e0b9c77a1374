### Azteca in the browser: the map and what stands beside it

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

## Battles, market, deals

azteca-web-battle-at = Battle at { $at }
azteca-web-lake-battle = Battle on { $at }
azteca-web-nomads-of = Nomads of { $seat }
azteca-web-from-reserve = { $count } of the reserve
azteca-web-cousin-of = { $fighter } of { $seat }
azteca-web-strength = Strength: a warrior counts 1, a jaguar knight 2
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
