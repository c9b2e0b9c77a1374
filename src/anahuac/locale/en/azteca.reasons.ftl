### Azteca: why something cannot be

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
