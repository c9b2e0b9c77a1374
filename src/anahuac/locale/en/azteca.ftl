### Azteca: names, reasons, events

azteca-people-aztecs = Aztecs
azteca-people-toltecs = Toltecs
azteca-people-chichimecs = Chichimecs
azteca-people-tepanecs = Tepanecs

azteca-player-aztecs = Tenochtitlan
azteca-player-toltecs = Colhuacan
azteca-player-chichimecs = Texcoco
azteca-player-tepanecs = Azcapotzalco

azteca-card-influence = Influence of the Tlenamacac
azteca-card-ruse = Sorcerer’s ruse
azteca-card-insubordination = Insubordination
azteca-card-tlaloc = Intervention of Tlaloc
azteca-card-submission = Submission of a city-state
azteca-card-yacatecuhtli = Fury of Yacatecuhtli
azteca-card-assassination = Assassination
azteca-card-chalchiuhtlicue = Intervention of Chalchiuhtlicue
azteca-card-raid = Raid
azteca-card-diversion = Diversion
azteca-card-reinforcements = Reinforcements
azteca-card-heroic = Heroic combat
azteca-card-passage = Right of passage
azteca-card-flood = Flood
azteca-card-earthquake = Earthquake

azteca-fighter-warrior = warrior
azteca-fighter-knight = jaguar knight
azteca-item-warrior = a warrior
    .many = { $count } warriors
azteca-item-knight = a jaguar knight
    .many = { $count } jaguar knights
azteca-item-pochteca = a pochteca
    .many = { $count } pochtecas
azteca-item-general = a general
    .many = { $count } generals
azteca-item-ship = a ship
    .many = { $count } ships
azteca-item-dam = a dam
    .many = { $count } dams
azteca-tribute = { $amount } T
azteca-nothing = nothing
azteca-group = { $group ->
    [R] reserve
   *[other] army { $group }
}
azteca-dams = { $count ->
    [one] a dam to { $places }
   *[other] dams to { $places }
}
azteca-die-white = white
azteca-die-red = red
azteca-die-yellow = yellow
azteca-die-shows = { $face ->
    [lance] { $colour }: a lance
    [nothing] { $colour }: nothing
   *[other] { $colour }: { $face }
}
azteca-mission-expedition = expedition
azteca-mission-spy = espionage
azteca-mission-ally = alliance
azteca-mission-ally-dear = alliance for 4 T
azteca-mission-rebel = rebellion
azteca-mission-assimilate = assimilation

azteca-phase-0 = set-up
azteca-phase-1 = cards
azteca-phase-2 = tribute
azteca-phase-3 = purchases
azteca-phase-4 = slave market
azteca-phase-5 = pochtecas
azteca-phase-6 = lake
azteca-phase-7 = flower war
azteca-phase-8 = judgement of the gods

## What is decided at each step

azteca-lake = { $id ->
    [lake-north] Lake Xaltocan
    [lake-west] Lake Mexico
    [lake-east] Lake Texcoco
    [lake-south] Lake Xochimilco
   *[other] { $name }
}

azteca-step-setup = set up in secret
    .only-assign = put your counters into your armies or the reserve
    .only-assign-launch = place your first ship, and put your counters into your armies or the reserve, in secret
    .only-assign-first-dam = lay your first dam, and put your counters into your armies or the reserve, in secret
    .only-assign-first-dam-launch = place your first ship, lay your first dam, and put your counters into your armies or the reserve, in secret
    .only-launch = place your first ship, in secret
    .only-first-dam = lay your first dam, in secret
    .only-first-dam-launch = place your first ship and lay your first dam, in secret
    .with-buy-fighter = buy what you want to begin with, in secret
    .with-buy-pochteca = buy what you want to begin with, in secret
    .with-buy-ship = buy what you want to begin with, in secret
    .only-done = finish your set-up, everything is in its place
azteca-step-cards = discard cards, then draw two
azteca-step-excess = discard down to four cards
azteca-step-tribute = play cards before the tribute is paid, or not
azteca-step-purchase = buy what you need
azteca-step-deal = put an offer together
azteca-step-answer = take the offer or refuse it
azteca-step-lot = bid for the slaves or pass
    .only-done-ruse = pass, since you cannot bid more, or play Sorcerer’s ruse
    .only-done = pass, you cannot bid more
azteca-step-assign = give your pochtecas missions, or keep them
azteca-step-missions = play cards before the missions are carried out, or not
azteca-step-sail = move your ships, or leave them
azteca-step-engage = attack ships of another player, or not
azteca-step-lake-cards = play Chalchiuhtlicue before the lake battle, or not
azteca-step-lake-withdraw = withdraw your ships or fight on
azteca-step-war-cards = play cards before the first marker is drawn, or not
azteca-step-ready = move one army, reorganise, play cards
    .only-done-march = move one army, or let the marker pass
    .only-done-march-reorganise = move one army, reorganise, or let the marker pass
    .only-done-reorganise = reorganise, or let the marker pass
azteca-step-march = march on or stop
    .only-march = march on, the move cannot end here
    .only-done = stop, the army can go no further
azteca-step-after = reorganise or play cards after the move, or end the activation
    .only-done-reorganise = reorganise after the move, or end the activation
azteca-step-reorganise = deal out your counters anew
    .only-done = finish, all counters are dealt out
azteca-step-entering = intercept the army or let it pass
azteca-step-leave = give leave to use your lake zone or refuse it
azteca-step-ferry = carry the army across or refuse
azteca-step-fare = pay the fare or not
azteca-step-battle-cards = play cards before the battle, or not
azteca-step-battle-reserve = send counters of the reserve into the battle
azteca-step-battle-cousins = send a counter of the reserve to help the neutrals, or not
azteca-step-losses = choose which counters you lose
azteca-step-retreat = retreat or stay
    .only-done-withdraw = withdraw the reserve or stay
    .only-retreat = retreat, the army must leave
azteca-step-experience = make a warrior a jaguar knight, or not
azteca-step-offer = give to Quetzalcoatl in secret
azteca-step-sacrifice = choose in secret what Tezcatlipoca gets
azteca-step-roll = have a die rolled again, or let the dice lie
azteca-step-spell = cancel the Influence by a Ruse, or not
azteca-step-ruse = choose a card of the hand you see
azteca-step-over = the game is over

azteca-kind-done = finishing or passing
azteca-kind-yes = saying yes
azteca-kind-no = saying no
azteca-kind-launch = placing the first ship
azteca-kind-first-dam = laying the first dam
azteca-kind-assign = putting a counter into an army
azteca-kind-buy-fighter = buying a fighter
azteca-kind-buy-pochteca = buying a pochteca
azteca-kind-buy-general = buying a general
azteca-kind-staff = giving a new general more counters
azteca-kind-buy-ship = buying a ship
azteca-kind-buy-dam = buying a dam
azteca-kind-bid = bidding
azteca-kind-expedition = sending an expedition
azteca-kind-spy = sending a spy
azteca-kind-ally = seeking an alliance
azteca-kind-ally-dear = seeking an alliance for 4 T
azteca-kind-rebel = stirring up a rebellion
azteca-kind-assimilate = assimilating a city
azteca-kind-sail = moving a ship
azteca-kind-engage = attacking ships
azteca-kind-withdraw-ships = withdrawing ships
azteca-kind-quetzalcoatl = giving to Quetzalcoatl
azteca-kind-tezcatlipoca = giving to Tezcatlipoca
azteca-kind-discard = discarding a card
azteca-kind-take-away = taking a card away
azteca-kind-cancel = cancelling an Influence
azteca-kind-influence = playing Influence of the Tlenamacac
azteca-kind-ruse = playing Sorcerer’s ruse
azteca-kind-insubordination = playing Insubordination
azteca-kind-tlaloc = playing Intervention of Tlaloc
azteca-kind-submission = playing Submission of a city-state
azteca-kind-yacatecuhtli = playing Fury of Yacatecuhtli
azteca-kind-assassination = playing Assassination
azteca-kind-chalchiuhtlicue = playing Intervention of Chalchiuhtlicue
azteca-kind-raid = playing Raid
azteca-kind-diversion = playing Diversion
azteca-kind-reinforcements = playing Reinforcements
azteca-kind-heroic = playing Heroic combat
azteca-kind-passage = playing Right of passage
azteca-kind-flood = playing Flood
azteca-kind-earthquake = playing Earthquake
azteca-kind-deal = offering a deal
azteca-kind-give = adding to an offer
azteca-kind-ask = asking for something in an offer
azteca-kind-march = moving an army
azteca-kind-reorganise = reorganising
azteca-kind-intercept = intercepting
azteca-kind-carry = carrying an army across
azteca-kind-join = sending a counter of the reserve
azteca-kind-lose = choosing a loss
azteca-kind-retreat = retreating
azteca-kind-withdraw = withdrawing the reserve
azteca-kind-promote = making a warrior a jaguar knight

## Actions in words

azteca-action-done = leave it at that
azteca-action-yes = yes
azteca-action-no = no
azteca-action-launch = place the first ship on { $at }
azteca-action-first-dam = lay the first dam to { $at }
azteca-action-assign = { $army ->
    [R] a { $fighter } for the reserve
   *[other] a { $fighter } for army { $army }
}
azteca-action-buy-fighter = { $army ->
    [R] buy a { $fighter } for the reserve
   *[other] buy a { $fighter } for army { $army }
}
azteca-action-buy-pochteca = buy a pochteca
azteca-action-buy-general = buy a general, with a { $fighter } of the reserve
azteca-action-staff = a { $fighter } from the reserve for the new army { $army }
azteca-action-buy-ship = buy a ship for { $at }
azteca-action-buy-dam = buy the dam to { $at }
azteca-action-bid = bid { $number } T
azteca-action-expedition = send an expedition
azteca-action-spy = spy on { $at }
azteca-action-ally = seek an alliance with { $at }
azteca-action-ally-dear = seek an alliance with { $at } for 4 T
azteca-action-rebel = stir up a rebellion in { $at }
azteca-action-assimilate = assimilate { $at }
azteca-action-sail = move a ship from { $at } to { $to }
azteca-action-engage = attack the ships of { $seat } on { $at }
azteca-action-withdraw-ships = withdraw all ships to { $at }
azteca-action-quetzalcoatl = give { $number } SP to Quetzalcoatl
azteca-action-tezcatlipoca = give { $number } SP to Tezcatlipoca
azteca-action-discard = discard { $card }
azteca-action-take-away = take away { $card }
azteca-action-cancel = Sorcerer’s ruse: cancel the Influence
azteca-action-influence = Influence: roll die { $place } again
azteca-action-ruse = Sorcerer’s ruse against { $seat }
azteca-action-insubordination = Insubordination in { $at }
azteca-action-tlaloc = Intervention of Tlaloc
azteca-action-submission = Submission of { $at }
azteca-action-yacatecuhtli = Fury of Yacatecuhtli against { $seat }
azteca-action-assassination = Assassination: mission { $place }
azteca-action-chalchiuhtlicue = Intervention of Chalchiuhtlicue for { $seat-is ->
    [you] yourself
   *[other] { $seat }
}
azteca-action-raid = Raid on { $at }
azteca-action-diversion = Diversion
azteca-action-reinforcements = Reinforcements for the neutrals
azteca-action-heroic = Heroic combat
azteca-action-passage = Right of passage through { $at }
azteca-action-flood = Flood in { $at }
azteca-action-earthquake = Earthquake in { $at }
azteca-action-deal = offer { $seat } a deal
azteca-action-give = { $card ->
    [none] add { $number } T to the offer
   *[other] add { $card } to the offer
}
azteca-action-ask = { $card ->
    [none] ask for { $number } T
   *[other] ask for { $card }
}
azteca-action-march = army { $army } enters { $at }
azteca-action-reorganise = reorganise where army { $army } is
azteca-action-intercept = intercept with army { $army }
azteca-action-carry = carry the army across for { $number } T
azteca-action-join = send a { $fighter } of the reserve
azteca-action-lose = { $army ->
    [R] lose a { $fighter } of the reserve
   *[other] lose a { $fighter } of army { $army }
}
azteca-action-retreat = retreat to { $at }
azteca-action-withdraw = withdraw the reserve
azteca-action-promote = { $army ->
    [R] a warrior of the reserve becomes a jaguar knight
   *[other] a warrior of army { $army } becomes a jaguar knight
}

## Why an action is not legal

azteca-no-card = You do not hold this card: { $card }.
azteca-card-twice = You have already played { $card } in this phase.
azteca-no-die = There is no die { $die }.
azteca-no-rival = Name another player of this game.
azteca-empty-hand = { $seat } holds no card.
azteca-not-in-that-hand = { $card } is not in the hand you see.
azteca-no-capital = { $at } is a capital.
azteca-too-dear = That costs { $price } T; you have { $tribute }.
azteca-no-counters = All your { $limit } counters are in play.
azteca-not-at-home = Army { $army } is not in your capital.
azteca-no-room = There is no room: never more than { $limit } counters.
azteca-no-pochtecas = You already have { $limit } pochtecas.
azteca-no-generals = All your generals are in play.
azteca-not-in-reserve = There is no such counter left in your reserve.
azteca-not-new = Army { $army } was not raised in this turn.
azteca-no-ships = All your { $limit } ships are in play.
azteca-no-harbour = None of your territories lies on { $at }.
azteca-no-dams = There are no dams in the introductory game.
azteca-aztecs-only = Only the Aztecs build dams.
azteca-dam-stands = The dam to { $at } stands already.
azteca-no-deals = Deals are not part of this game: the option big_deal is off.
azteca-deal-twice = You have already made { $seat } an offer in this turn.
azteca-too-many-cards = Your partner cannot hold so many of these cards.
azteca-too-much = No more than { $limit } T can be asked for.
azteca-bid-more = The highest bid is { $bid }: bid more or pass.
azteca-no-pochteca = You have no pochteca left.
azteca-no-dear-alliance = An alliance for 4 T exists only with the option gave_already.
azteca-no-spy = { $at } is not neutral, so there is nothing to spy on.
azteca-no-ally = { $at } is not a neutral city of the high valley.
azteca-no-rebel = { $at } is not an enemy city of the high valley that could rebel: it must be neither assimilated nor a capital, and hold no army.
azteca-no-assimilate = { $at } is not a city of yours in the high valley that could be assimilated.
azteca-no-own-expedition = You have sent no expedition yourself.
azteca-no-expedition = { $seat } has sent no expedition.
azteca-no-mission = There is no mission { $number }.
azteca-is-expedition = Mission { $number } is an expedition.
azteca-no-ship = You have no ship on { $at }.
azteca-ship-moved = All your ships on { $at } have moved.
azteca-zone-attacked = You have already attacked on { $at }.
azteca-no-ships-there = You do not both have ships on { $at }.
azteca-not-in-battle = { $seat-is ->
    [you] You do not fight in this battle.
   *[other] { $seat } does not fight in this battle.
}
azteca-not-for-others = You may play this card for yourself only, unless the option big_deal is on.
azteca-already-favoured = Chalchiuhtlicue has chosen a side already.
azteca-never-on-lake = { $at } is a lake zone; that is done in a territory.
azteca-never-on-land = { $at } is land; ships lie in lake zones.
azteca-never-sail = { $source } and { $target } are not adjacent; a ship moves to an adjacent lake zone.
azteca-never-stay = A ship moves from { $at } to another lake zone, or stays.
azteca-never-dam = No dam leads to { $at }. The three lines lead from { $home } to { $lines }.
azteca-not-adjacent = { $at } is not adjacent.
azteca-no-army = There is no army { $army }.
azteca-one-army = Army { $army } is on the march; no other moves.
azteca-has-moved = Army { $army } has moved in this round.
azteca-struck = { $at } was struck: until the end of the round nobody enters it or attacks it.
azteca-outer-valley = { $at } is an outer valley; nobody enters it in the introductory game.
azteca-only-passing = You only pass through { $at }: the move cannot end there.
azteca-must-end-there = There must be a place left where the move can end: you cannot only pass through { $at }.
azteca-must-land = After { $at } the move could not end on land.
azteca-refused = You have been refused leave: { $at }.
azteca-nobody-there = Nobody has a ship on { $at } that could carry you.
azteca-on-the-lake = The move must end on land.
azteca-not-next-to-it = Army { $army } is not next to that area, or you have no ship there.
azteca-no-fares = Fares were not agreed on: carry the army for nothing, or not at all.
azteca-alone = Army { $army } has nobody at { $at } to exchange counters with.
azteca-not-first = The armies in { $at } reorganise together: name the first of them, army { $army }.
azteca-not-at-stop = On the march you reorganise only where army { $army } is: { $at }.
azteca-reorganised-ready = You have already reorganised before the move.
azteca-reorganised-march = You have already reorganised at this stop, in { $at }.
azteca-reorganised-after = You have already reorganised after the move.
azteca-not-here = That group is not in this place.
azteca-pool-empty = There is no such counter left to deal out.
azteca-pool-left = Deal out all counters first.
azteca-last-army = At least one army must remain.
azteca-empty-army = Every army needs at least one counter.
azteca-not-enemy = { $at } is not an enemy territory.
azteca-army-there = There is an army in { $at }.
azteca-no-coast = { $at } does not lie on the lake.
azteca-not-neutral = { $at } is not neutral.
azteca-neutral-only = Reinforcements help attacked neutrals only.
azteca-not-in-battle-group = That group did not take part.
azteca-no-such-counter = There is no such counter there.
azteca-no-army-left = No army of yours can leave here.
azteca-no-retreat = There is no way of retreat to { $at }.
azteca-reserve-at-home = The reserve that defends the capital itself cannot withdraw.
azteca-no-reserve-here = No reserve of yours fights here.
azteca-must-leave = The army must leave.
azteca-too-few-points = You have too few SP for that: { $points }.
azteca-buy-instead = In a free start everything is bought.
azteca-no-free-start = Before the game things are bought only in a free start.
azteca-ship-placed = Your first ship is placed.
azteca-not-at-capital = { $at } does not touch your capital.
azteca-place-ship-first = First place your ship.
azteca-place-dam-first = First lay your dam.
azteca-dam-chosen = Your first dam is laid.

## Options

azteca-option-peoples = Name { $seats } different peoples, one for each seat.
azteca-option-difficulty = The introductory game has its own price of a step: leave the difficulty at standard.

## Boards

azteca-board-city = The map has { $count } city-states; Azteca needs { $expected }.
azteca-board-valley = The map has { $count } outer valleys; Azteca needs { $expected }.
azteca-board-zone = The map has { $count } lake zones; Azteca needs { $expected }.
azteca-board-capitals = Each of the four peoples needs one capital, and nothing else belongs to a people.
azteca-board-lake = { $territory } lies on { $lake }, which is no lake zone of the map.
azteca-board-border = The border between { $one } and { $other }: { $id } does not exist, or is not of that kind.
azteca-board-double-border = The border between { $one } and { $other } stands twice.
azteca-board-dams = There must be three dams, from the Aztecs’ capital to three other coastal territories.

## Positions

azteca-position-phase = There is no round { $round } with a phase { $phase }.
azteca-position-capital = { $territory } is a capital and belongs to its people.
azteca-position-assimilated = { $territory } cannot be assimilated: only owned high-valley cities without capitals can.
azteca-position-population = { $territory } cannot carry a population counter.
azteca-position-army-place = Army { $army } of seat { $seat } is not in a territory of its owner.
azteca-position-empty-army = Army { $army } of seat { $seat } has no counter.
azteca-position-counters = Group { $group } of seat { $seat } must have between 0 and { $limit } counters.
azteca-position-totals = The totals of seat { $seat } are not what its groups add up to.
azteca-position-too-many = Seat { $seat } has more than { $limit } counters.
azteca-position-zone = “{ $zone }” is no lake zone, or the number of ships there is negative.
azteca-position-ships = Seat { $seat } has more than { $limit } ships.
azteca-position-dam = There can be no dam between { $one } and { $other } in this game.
azteca-position-pochtecas = Seat { $seat } must have between 0 and { $limit } pochtecas, missions included.
azteca-position-cards = { $card }: { $count } cards named, but there are { $expected }.
azteca-position-introductory = There are no action cards in the introductory game.
azteca-position-seen = Seat { $observer } cannot know those cards in the hand of seat { $seat }.
azteca-position-negative = Tribute and sacrifice points cannot be negative.
azteca-position-bounds = The bounds do not contain what the seats have.
azteca-position-gods = Quetzalcoatl climbs from 0 to 5 and Tezcatlipoca descends from 0 to 4; at the last step the game is over.
azteca-position-urn = The urn holds what was given and not yet counted: { $urn }.
azteca-position-looked = Nobody can have given more at the last look than now.
azteca-position-wrath = The wrath cards are 9, 10 and 11, each once.
azteca-position-struck = { $territory } cannot be struck with what stands there.
azteca-position-mission = “{ $mission }” is no mission, or its target is missing or too much.
azteca-position-turn = In phase { $phase } a position cannot name whose turn it is without its stack.
azteca-position-stack = The stack does not fit the rest of the position.

## What happened

azteca-event-round = Round { $round } begins. Order of play: { $order }.
azteca-event-phase = Phase: { $phase }.
azteca-event-set-up = { $seat-is ->
    [you] You begin
   *[other] { $seat } begins
} with { $ships ->
    [0] no ship
    [one] one ship
   *[other] { $ships } ships
}, { $armies ->
    [0] no general
    [one] one general
   *[other] { $armies } generals
}, { $warriors ->
    [0] no warrior
    [one] one warrior
   *[other] { $warriors } warriors
}, { $knights ->
    [0] no jaguar knight
    [one] one jaguar knight
   *[other] { $knights } jaguar knights
} and { $pochtecas ->
    [0] no pochteca
    [one] one pochteca
   *[other] { $pochtecas } pochtecas
}{ $dams ->
    [none] .
   *[other] ; { $dams }.
}
azteca-event-set-up-done = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} set up.
azteca-event-assigned = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} a { $fighter } into { $group ->
    [R] the reserve.
   *[other] army { $group }.
}
azteca-event-chose = { $seat-is ->
    [you] You choose
   *[other] { $seat } chooses
} in secret: { $choice }.
azteca-event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $cards ->
    [hidden] { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
   *[other] { $cards }.
}
azteca-event-reshuffled = { $count ->
    [one] The one discarded card becomes the new deck.
   *[other] The { $count } discarded cards become the new deck.
}
azteca-event-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
azteca-event-discarded-together = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $list }.
azteca-event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }{ $at ->
    [hidden] .
   *[other] : { $at }.
}
azteca-event-played-against = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card } against { $rival-is ->
    [you] you.
   *[other] { $rival }.
}
azteca-event-played-for = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card } for { $rival-is ->
    [you] you.
   *[other] { $rival }.
}
azteca-event-passed = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} done.
azteca-event-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $faces }.
azteca-event-rerolled = { $seat-is ->
    [you] By your Influence
   *[other] By the Influence of { $seat }
} die { $die } is rolled again ({ $face }).
azteca-event-cancelled = { $seat-is ->
    [you] You cancel
   *[other] { $seat } cancels
} the Influence.
azteca-event-peeked = { $seat-is ->
    [you] You see
   *[other] { $seat } sees
} { $rival-is ->
    [you] your hand
   *[other] the hand of { $rival }
}{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
azteca-event-income = { $seat-is ->
    [you] You receive
   *[other] { $seat } receives
} { $tribute } T and { $sacrifices } SP.
azteca-event-tribute = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $tribute } T.
azteca-event-bought = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} { $item }{ $at ->
    [hidden] { $group ->
        [hidden] .
        [R] {" "}for the reserve.
       *[other] {" "}for army { $group }.
    }
   *[other] : { $at }.
}
azteca-event-bought-together = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} { $list }.
azteca-event-lot = Lot { $number }: { $slaves } { $slaves ->
    [one] slave
   *[other] slaves
}.
azteca-event-bid = { $seat-is ->
    [you] You bid
   *[other] { $seat } bids
} { $tribute } T.
azteca-event-sold = { $seat-is ->
    [you] You pay { $tribute } T and take
   *[other] { $seat } pays { $tribute } T and takes
} { $slaves } SP.
azteca-event-unsold = Nobody wants lot { $number }.
azteca-event-sent = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} a pochteca: { $at ->
    [hidden] { $mission }.
   *[other] { $mission }, { $at }.
}
azteca-event-sent-together = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} { $count } pochtecas: { $list }.
azteca-event-succeeded = { $seat-is ->
    [you] Your { $mission }
   *[other] The { $mission } of { $seat }
} { $at ->
    [hidden] succeeds.
   *[other] in { $at } succeeds.
}
azteca-event-failed = { $seat-is ->
    [you] Your { $mission }
   *[other] The { $mission } of { $seat }
} { $at ->
    [hidden] fails.
   *[other] in { $at } fails.
}
azteca-event-returned = { $count ->
    [one] { $seat-is ->
        [you] Your expedition returns
       *[other] The expedition of { $seat } returns
    }
   *[other] { $seat-is ->
        [you] Your { $count } expeditions return
       *[other] The { $count } expeditions of { $seat } return
    }
}{ $tribute ->
    [hidden] .
   *[other] {" "}with { $tribute } T.
}
azteca-event-pochteca-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} a pochteca ({ $mission }).
azteca-event-sailed = { $seat-is ->
    [you] Your ship sails
   *[other] A ship of { $seat } sails
} from { $source } to { $target }.
azteca-event-sailed-together = { $seat-is ->
    [you] Your ships sail
   *[other] Ships of { $seat } sail
}: { $list }.
azteca-event-engaged = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
} { $rival-is ->
    [you] your ships
   *[other] the ships of { $rival }
} on { $at }.
azteca-event-sunk = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $count ->
    [one] a ship
   *[other] { $count } ships
} on { $at }.
azteca-event-ships-withdrew = { $seat-is ->
    [you] Your ships withdraw
   *[other] The ships of { $seat } withdraw
} from { $source } to { $target }.
azteca-event-activated = { $seat-is ->
    [you] A marker of yours
   *[other] A marker of { $seat }
} is drawn.
azteca-event-marched = { $seat-is ->
    [you] Your army { $army }
   *[other] Army { $army } of { $seat }
} goes from { $source } to { $target }.
azteca-event-reorganised = { $seat-is ->
    [you] You reorganise
   *[other] { $seat } reorganises
} in { $at }.
azteca-event-dissolved = { $seat-is ->
    [you] You dissolve
   *[other] { $seat } dissolves
} army { $army }.
azteca-event-leave-asked = { $seat-is ->
    [you] You ask
   *[other] { $seat } asks
} { $rival-is ->
    [you] you
   *[other] { $rival }
} for leave to use { $at }.
azteca-event-leave-answered = { $granted ->
    [yes] { $seat-is ->
        [you] You give leave.
       *[other] { $seat } gives leave.
    }
   *[no] { $seat-is ->
        [you] You refuse.
       *[other] { $seat } refuses.
    }
}
azteca-event-fare = { $tribute ->
    [0] { $seat-is ->
        [you] You carry the army for nothing.
       *[other] { $seat } carries the army for nothing.
    }
   *[other] { $seat-is ->
        [you] You
       *[other] { $seat }
    } would carry the army for { $tribute } T.
}
azteca-event-fare-paid = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} { $rival-is ->
    [you] you
   *[other] { $rival }
} { $tribute } T for the crossing.
azteca-event-intercepted = { $seat-is ->
    [you] Your army { $army }
   *[other] Army { $army } of { $seat }
} intercepts at { $at }.
azteca-event-battle = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
} { $rival ->
    [hidden] the neutrals
   *[other] { $rival-is ->
        [you] you
       *[other] { $rival }
    }
} at { $at }.
azteca-event-joined = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} { $warriors ->
    [hidden] { $count ->
        [one] one counter of the reserve.
       *[other] { $count } counters of the reserve.
    }
   *[other] { $count ->
        [one] one counter of the reserve
       *[other] { $count } counters of the reserve
    } (warriors { $warriors }, jaguar knights { $knights }).
}
azteca-event-cousin = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} the neutrals a { $fighter }.
azteca-event-mobilised = The neutrals mobilise { $knights ->
    [0] { $warriors ->
        [0] nobody
        [one] one warrior
       *[other] { $warriors } warriors
    }
   *[other] { $warriors ->
        [0] {""}
        [one] one warrior and{" "}
       *[other] { $warriors } warriors and{" "}
    }{ $knights ->
        [one] one jaguar knight
       *[other] { $knights } jaguar knights
    }
}.
azteca-event-announced = Attack { $attacker }, defence { $defender }.
azteca-event-losses-chosen = { $seat-is ->
    [you] You have chosen your losses.
   *[other] { $seat } has chosen the losses.
}
azteca-event-loss-noted = { $seat-is ->
    [you] You will lose
   *[other] { $seat } will lose
} a { $fighter } of { $group ->
    [R] the reserve.
   *[other] army { $group }.
}
azteca-event-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $knights ->
    [0] { $warriors ->
        [0] nobody
        [one] one warrior
       *[other] { $warriors } warriors
    }
   *[other] { $warriors ->
        [0] {""}
        [one] one warrior and{" "}
       *[other] { $warriors } warriors and{" "}
    }{ $knights ->
        [one] one jaguar knight
       *[other] { $knights } jaguar knights
    }
}{ $reserve ->
    [0] { $groups ->
        [hidden] .
       *[other] {" "}({ $groups }).
    }
   *[other] { $groups ->
        [hidden] ; from the reserve: { $reserve }.
       *[other] {" "}({ $groups }).
    }
}
azteca-event-guard-lost = Captured: { $knights ->
    [0] { $warriors ->
        [0] nobody
        [one] one warrior
       *[other] { $warriors } warriors
    }
   *[other] { $warriors ->
        [0] {""}
        [one] one warrior and{" "}
       *[other] { $warriors } warriors and{" "}
    }{ $knights ->
        [one] one jaguar knight
       *[other] { $knights } jaguar knights
    }
}.
azteca-event-destroyed = { $seat-is ->
    [you] Your army { $army }
   *[other] Army { $army } of { $seat }
} is destroyed.
azteca-event-retreated = { $seat-is ->
    [you] You retreat
   *[other] { $seat } retreats
} to { $at }.
azteca-event-reserve-withdrew = { $seat-is ->
    [you] Your reserve
   *[other] The reserve of { $seat }
} withdraws.
azteca-event-won = { $seat ->
    [hidden] The neutrals win.
   *[other] { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    }{ $sacrifices ->
        [0] .
       *[other] {" "}and { $seat-is ->
            [you] gain
           *[other] gains
        } { $sacrifices } SP.
    }
}
azteca-event-drawn = Nobody is left on either side at { $at }.
azteca-event-terrain = The terrain takes a counter of the attacker{ $seat ->
    [hidden] .
   *[other] { $seat-is ->
        [you] : 1 SP for you.
       *[other] : 1 SP for { $seat }.
    }
}
azteca-event-promoted = { $seat-is ->
    [you] Your warrior
   *[other] A warrior of { $seat }
} becomes a jaguar knight{ $group ->
    [hidden] .
    [R] {" "}in the reserve.
   *[other] {" "}in army { $group }.
}
azteca-event-conquered = { $seat ->
    [hidden] { $at } becomes neutral.
   *[other] { $seat-is ->
        [you] { $at } is yours now.
       *[other] { $at } belongs to { $seat } now.
    }
}
azteca-event-plundered = { $seat-is ->
    [you] You plunder
   *[other] { $seat } plunders
} { $rival-is ->
    [you] your capital
   *[other] the capital of { $rival }
}{ $tribute ->
    [hidden] .
   *[other] : { $tribute } T and { $sacrifices } SP.
}
azteca-event-struck = { $at } is struck.
azteca-event-recovered = { $seat-is ->
    [you] You raise
   *[other] { $seat } raises
} a new army.
azteca-event-offered = { $sacrifices ->
    [hidden] { $seat-is ->
        [you] You have given to Quetzalcoatl in secret.
       *[other] { $seat } has given to Quetzalcoatl in secret.
    }
   *[other] { $seat-is ->
        [you] You have given { $sacrifices } SP to Quetzalcoatl in all.
       *[other] { $seat } has given { $sacrifices } SP to Quetzalcoatl in all.
    }
}
azteca-event-set-aside = { $seat-is ->
    [you] You set
   *[other] { $seat } sets
} { $sacrifices } SP aside.
azteca-event-climbed = { $total ->
    [one] One SP has
   *[other] { $total } SP have
} gone into the urn so far: Quetzalcoatl { $steps ->
    [0] does not climb,
    [one] climbs one step,
   *[other] climbs { $steps } steps,
} { $rest ->
    [0] nothing stays in it.
    [one] one SP stays in it.
   *[other] { $rest } SP stay in it.
}
azteca-event-fed = For Tezcatlipoca: { $amounts }.
azteca-event-fed-chosen = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} chosen.
azteca-event-wrath = Wrath of Tezcatlipoca: { $card }.
azteca-event-judged = { $calm ->
    [yes] { $fed } SP and the best die, { $best }, reach the wrath of { $wrath }: Tezcatlipoca stays on step { $steps }.
   *[no] { $fed } SP and the best die, { $best }, do not reach the wrath of { $wrath }: Tezcatlipoca descends to step { $steps }.
}
azteca-event-deal-began = { $seat-is ->
    [you] You think
   *[other] { $seat } thinks
} about an offer to { $rival-is ->
    [you] you
   *[other] { $rival }
}.
azteca-event-deal = { $seat-is ->
    [you] You offer
   *[other] { $seat } offers
} { $rival-is ->
    [you] you
   *[other] { $rival }
} { $given } for { $asked }.
azteca-event-answered = { $granted ->
    [yes] { $seat-is ->
        [you] You take the offer.
       *[other] { $seat } takes the offer.
    }
   *[no] { $seat-is ->
        [you] You refuse the offer.
       *[other] { $seat } refuses the offer.
    }
}
azteca-tie-break-assimilated = the most assimilated cities
azteca-tie-break-territories = the most territories
azteca-tie-break-wealth = the greatest wealth
azteca-event-over = { $reason ->
    [temple] Quetzalcoatl is in his temple. Given: { $given }. Winner: { $seats }{ $tie_break ->
        [none] .
       *[other] ; the tie is broken by { $tie_break }.
    }
    [underworld] Tezcatlipoca has reached the underworld: all have lost. Given: { $given }.
   *[rounds] The time is up: all have lost. Given: { $given }.
}

azteca-answer-no-intercept = Never intercept
azteca-answer-no-bid = Never bid at the slave market
azteca-answer-no-influence = Never change a roll with Influence
azteca-answer-no-ruse = Never cancel a card with Ruse
azteca-answer-no-war-cards = Never play a card before the flower war
azteca-answer-no-battle-cards = Never play a card in a battle
azteca-answer-no-lake-cards = Never play a card in a battle on the lake
azteca-answer-no-cousins = Never send counters to help the neutrals

azteca-end-temple = the temple of Quetzalcoatl is complete
azteca-end-underworld = Tezcatlipoca has led the world into the underworld
azteca-end-rounds = the last round is over
