### Azteca: what is decided, and actions in words

## What is decided at each step

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

## Kinds of actions

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
