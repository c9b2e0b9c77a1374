### Rules of Azteca

azteca-rule-intro =
    Three or four peoples of the valley of Mexico gather sacrifices by war, diplomacy and trade. Together you must keep Tezcatlipoca calm, or the world ends for all of you. In secret each of you feeds Quetzalcoatl: if the serpent reaches his golden temple in time, whoever gave him the most wins. T stands for tribute, SP for sacrifice points.

azteca-rule-T0 = Material
azteca-rule-T0-1 =
    The map has 28 city-states of the high valley, four of them capitals, 4 outer valleys (Tula, Toluca, Tlaxcala, Oaxtepec) and 4 lake zones. Every state on the lake has a harbour.
    .ruling =
        The game is played on our own map, not on a copy of the printed one.
azteca-rule-T0-2 =
    The peoples and their capitals are the Aztecs in Tenochtitlan (green), the Toltecs in Colhuacan (red), the Chichimecs in Texcoco (yellow) and the Tepanecs in Azcapotzalco (blue).
    .ruling =
        With three players the fourth capital is an ordinary neutral city. Without the Aztecs there are no dams.
azteca-rule-T0-3 =
    There are two yellow and two red combat dice, and one white die from 1 to 6. Yellow dice are better than red ones.
    .ruling =
        A yellow die shows a lance on 3 of its 6 faces, a red one on 2; on our dice these are the highest numbers.
azteca-rule-T0-4 =
    Fighters are warriors, worth 1, and jaguar knights, worth 2; together they are called counters.
    .ruling =
        Each player has at most 16 counters, 3 generals, 5 ships and 4 pochtecas, the Aztecs also 3 dams. How many warriors and knights a player has in all is open; where they are is secret.
azteca-rule-T0-5 =
    There are 55 cards; the wrath cards are a 9, a 10 and an 11.
    .ruling =
        40 are action cards, 12 expedition cards and 3 wrath cards.
azteca-rule-T0-6 =
    Population counters bring 1 or 2 SP.
    .ruling =
        At set-up twelve of the neutral cities of the high valley are drawn; eight of them carry a 1, four a 2, openly. With three players the fourth capital may be among them.

azteca-rule-T1 = Set-up
azteca-rule-T1-1 =
    You begin with 4 T, 3 generals in your capital, 10 warriors, 3 jaguar knights and 1 ship.
    .ruling =
        The ship goes into a lake zone at your capital, as you choose.
azteca-rule-T1-2 =
    In secret you divide your fighters among the armies A, B and C and the reserve, with at most 4 counters in each.
    .ruling =
        An army with a general needs at least 1 counter.
azteca-rule-T1-3 =
    The Aztecs lay one dam at once; there are three lines.
    .ruling =
        The lines run from Tenochtitlan to Tlacopan, to Tizapan and to Tepeyacac.
azteca-rule-T1-4 =
    The start player is called the Tlatoani.
    .ruling =
        The first Tlatoani is drawn; in each later round it is the next player clockwise. You play clockwise from the Tlatoani.

azteca-rule-T2 = The round
azteca-rule-T2-1 =
    A round has eight phases: (1) cards, (2) tribute, (3) purchases, (4) slave market, (5) pochtecas, (6) lake, (7) flower war, (8) judgement of the gods.

azteca-rule-T6 = Phase 1: cards
azteca-rule-T6-1 =
    You hold at most 4 cards; what is too much is discarded.
    .ruling =
        In order, you may discard any of your cards and then draw two. Discards lie open; when the deck is used up they are shuffled into a new one.
azteca-rule-T6-2 =
    A card is played in the phase it names. In one phase you may not play two cards of the same name, except Raids.
    .ruling =
        A Ruse against a hand is played on your own turn of any phase; Raid, Diversion, Flood and Earthquake in order before the first marker is drawn, when everybody with a card in hand is asked, and during your own activation; Right of passage during your own activation; the other cards of phase 7 at their moment.
azteca-rule-T6-3 =
    The cards, when each is played, and what it does:

    Influence of the Tlenamacac, any phase → one die just rolled by anybody is rolled again
    Sorcerer’s ruse, any phase → see a player’s hand and discard one card of it, or cancel an Influence
    Insubordination, phase 2 → one territory, no capital, yields nothing this round
    Intervention of Tlaloc, phase 2 → take as many T as the white die shows
    Submission of a city-state, phase 5 → on a lance of a red die a neutral city of the high valley is yours
    Fury of Yacatecuhtli, phase 5 → if you sent an expedition yourself, an enemy expedition is lost
    Assassination, phase 5 → on a lance of a red die a pochteca on another mission is lost with it
    Intervention of Chalchiuhtlicue, phase 6, before a lake battle → you roll yellow dice and the enemy red ones, all battle long
    Raid, phase 7 → nomads attack an enemy territory (T14.16)
    Diversion, phase 7 → one more marker of yours goes into the bag, and one of your armies may act twice
    Reinforcements, phase 7 → an attacked neutral territory gains 1 warrior and 1 jaguar knight
    Heroic combat, phase 7 → nobody may retreat from the battle
    Right of passage, phase 7 → your moving army may pass through one neutral territory and retreat through it until its move and fights are over, but not end there
    Flood, phase 7 → strikes a coastal territory, no capital (T14.17)
    Earthquake, phase 7 → strikes any territory, no capital (T14.17)
    .ruling =
        There are 5 Raids, 3 each of Influence, Ruse, Insubordination, Tlaloc, Assassination, Reinforcements and Heroic combat, and 2 of each other card. Nobody but the moving army uses a Right of passage, and it enters only if it can go on to a place where its move may end.
azteca-rule-T6-4 =
    Dice can be influenced after every roll.
    .ruling =
        Everybody with a card in hand is asked, in order, so that being asked betrays nothing; the same goes for a Ruse against an Influence. After a die has been rolled again all are asked anew. Whoever has already played such a card in this phase is not asked.

azteca-rule-T7 = Phase 2: tribute
azteca-rule-T7-1 =
    Your capital brings 4 T, each city of the high valley 1, each outer valley 2, and each lake zone you control 1.
azteca-rule-T7-2 =
    You also gain SP: 1 or 2 for each population counter, 1 more for each assimilated city, 1 for each outer valley. SP are held in secret.
    .ruling =
        Tribute is held in secret too.
azteca-rule-T7-3 =
    Some cards are played in this phase.
    .ruling =
        They are played in order, before the income is paid.

azteca-rule-T8 = Phase 3: purchases
azteca-rule-T8-1 =
    In order, you buy as much as you like within the limits: warrior 1 T, jaguar knight 2, pochteca 1, general 4, ship 2; the Aztecs also dams for 3, each on a free line and usable at once.
azteca-rule-T8-2 =
    What you buy is placed at once.
    .ruling =
        New fighters join the reserve or an army in the capital; without room there you cannot buy any. A new general starts in the capital with at least one counter from the reserve. A ship goes to a lake zone at one of your coastal territories.

azteca-rule-T9 = Phase 4: the slave market of Tlatelolco
azteca-rule-T9-1 =
    Slaves are sold in lots.
    .ruling =
        There is one lot for each player. The white die sets its size: one slave on 1 to 3, two on 4 or 5, three on a 6.
azteca-rule-T9-2 =
    The lots are auctioned.
    .ruling =
        The first lot begins with the Tlatoani, each further one with the next player. Raise the bid or pass; whoever passes is out of that lot. A bid is at least 1 and at most your T (and at most 60). When all others have passed, the highest bidder has won and is not asked again. Without a bid the lot is gone.
azteca-rule-T9-3 =
    The winner pays the bid and takes 1 SP for each slave.

azteca-rule-T10 = Phase 5: missions of the pochtecas
azteca-rule-T10-1 =
    Your pochtecas go on missions; afterwards they return to the box.
    .ruling =
        In order, all give their pochtecas missions or keep them, openly, and pay at once; a mission must be possible then. Then cards may be played in order, then the missions are carried out in order. One whose target no longer fits fails, and its price is lost; so does a rebellion against a city assimilated earlier in the phase.
azteca-rule-T10-2 =
    Expedition: for each one you sent, draw an expedition card and take that many T: 0, 2, 4 or 6.
    .ruling =
        There are 3 cards with 0, 4 with 2, 3 with 4 and 2 with 6. You draw all your cards together, only you see them, and they are shuffled back.
azteca-rule-T10-3 =
    Espionage: name a neutral territory, even an outer valley. It makes no mobilisation roll this round, whoever attacks.
azteca-rule-T10-4 =
    Alliance, 3 T: a neutral city of the high valley is yours without a fight. Outer valleys make no alliances.
azteca-rule-T10-5 =
    Rebellion, 1 T: on a lance of a red die an enemy city of the high valley becomes neutral. It must be neither assimilated nor a capital, and hold no army.
azteca-rule-T10-6 =
    Assimilation, 3 T: one of your cities of the high valley, no capital, is safe from rebellion and brings 1 SP more from the next round on.
    .ruling =
        The marker is lost when the city changes hands.

azteca-rule-T11 = Phase 6: the lake
azteca-rule-T11-1 =
    Ships move on the lake.
    .ruling =
        In order, you may move each of your ships to an adjacent zone.
azteca-rule-T11-2 =
    Ships fight; nobody gains SP on the lake.
    .ruling =
        Then, in order, you may attack one other player in each zone where both of you have ships. Such a battle is fought as in T14.7 with 1 for each ship; each lance sinks one. After a round the defender, then the attacker may withdraw all ships to an adjacent zone.
azteca-rule-T11-3 =
    Whoever controls a zone may forbid armies to cross it, to retreat over it or to intercept in it.
    .ruling =
        You control a zone if you have strictly more ships there than anybody else.

azteca-rule-T14 = Phase 7: the flower war
azteca-rule-T14-1 =
    The armies A, B and C are generals on the map; their counters stay secret. An army that loses its last counter is destroyed with its general.
azteca-rule-T14-2 =
    A bag holds one marker for each surviving army; the numbers are open. The Tlatoani draws one at a time, and its owner may move one army that has not moved this round.
    .ruling =
        If no army of yours is left that has not moved, you may only reorganise (and play cards).
azteca-rule-T14-3 =
    An army moves up to three areas, one at a time; entering a neutral or enemy territory ends its move. You may enter a lake zone if you have a ship there, from a coastal territory or from another such zone, unless its controller forbids it; the move must end on land. Terrain does not slow you down.
    .ruling =
        A zone is one of the three areas, leave is asked before you enter it, and you enter it only if you can still reach land without asking anybody else. Dams are borders for everyone and for everything. If leave is refused, you do not ask again in this activation.
azteca-rule-T14-4 =
    When a moving army enters an area next to an enemy army, that enemy may strike at once. All are asked in order; the first who accepts does it, with one army and once for each area entered. On a lake zone you need a ship there, and control, no controller or the controller’s leave. Afterwards the interceptor goes back to where it came from. An intercepted army that wins may go on. An army may intercept again and again, even after its own move; there is no counter-interception. Raids and reserves cannot be intercepted.
    .ruling =
        The interceptor is the attacker, the border it crosses decides about the terrain die (none on the lake), and it conquers nothing. All armies of the intercepted player in the area fight together, but no reserve joins. A retreat is not intercepted. An army that wins in the neutral or enemy territory it had entered then attacks it.
azteca-rule-T14-5 =
    On your activation armies in one territory may exchange counters, an army in the capital also with the reserve; one or two armies may be dissolved into others. Never more than 4 counters in an army or the reserve, never fewer than 1 in an army.
    .ruling =
        You may do so once before the move, once at each stop with another army of yours (the last stop too), and once after it; also if nothing moves. At least one army remains. A dissolved general returns to the box, its marker stays in the bag.
azteca-rule-T14-6 =
    Counters of the reserve may join the defence of any of your territories that an unbroken chain joins to your capital: your own territories, dams, and lake zones where you have a ship and which you control, nobody controls, or whose controller gives leave. You fix the number before the attackers tell their strength. The reserve may withdraw to the capital after the first round and is never destroyed.
azteca-rule-T14-7 =
    Both sides announce their value. The higher rolls two yellow dice, the lower two red ones, equal sides red ones. Each lance takes one enemy counter; the loser chooses which, both at once. At least one round is fought, then round after round until one side is gone or retreats.
    .ruling =
        The values are counted anew each round. All armies of a side in a territory fight together. The sequence: (1) Reinforcements and Heroic combat, (2) reserve and cousins, (3) mobilisation, (4) terrain die, (5) values, dice and losses, (6) retreat, first the defender, then the attacker; again from (5). If both sides are gone nobody wins and the territory keeps its owner. If the terrain die takes the last attacker, the defender wins without a round. Lances beyond the counters present are lost. Only the values and the counters taken are open, and which of these came from the reserve.
azteca-rule-T14-8 =
    Whoever is attacked across a mountain border, in marsh or chinampas, or across a dam (unless by the Aztecs) rolls one yellow die before the battle, never more. A lance takes one counter, which counts no more and gives 1 SP even to a loser; neutrals gain none. Toluca, Tlaxcala and Oaxtepec always have this die. Neutral Tizapan gets no die for its marsh against an attack over its dam; owned Tizapan does.
azteca-rule-T14-9 =
    Only the winner turns the counters taken into SP, 1 each; on the lake nobody does, neither ships nor armies that are intercepted there.
    .ruling =
        Whoever is left after the other’s retreat is the winner, and gains experience too. The counter of the terrain die gives its SP in any case, even if both sides are gone.
azteca-rule-T14-10 =
    After a victory over an army one surviving warrior of the victor may become a jaguar knight; not after raids.
    .ruling =
        Neutral armies count. That a warrior was promoted is open, in which army is secret.
azteca-rule-T14-11 =
    You retreat to an adjacent territory of yours, or over the lake, with a ship in each zone and its controller’s leave. Whoever cannot retreat fights on. Armies and reserve of a side decide separately; Heroic combat forbids both.
    .ruling =
        The way may lead over any number of zones. The reserve that defends the capital itself cannot withdraw. If leave is refused you choose again.
azteca-rule-T14-12 =
    A neutral city of the high valley is defended by 1 warrior and 1 jaguar knight, an outer valley by 3 jaguar knights, and by those they mobilise. They never retreat. The player left of the attacker rolls for them.
    .ruling =
        Warriors are lost first. The regulars are complete again for every battle.
azteca-rule-T14-13 =
    Mobilisation: the white die, 1 more in outer valleys, brings nothing on 1 to 3, a warrior on 4 or 5, a jaguar knight on 6 and more; they are gone after the battle. Reinforcements are announced before the roll and lost after the regulars; if the neutrals win, they stay until the end of the round.
    .ruling =
        Of the reinforcements the warrior is lost before the knight.
azteca-rule-T14-14 =
    Cousins: every other player who borders an attacked neutral territory may send one counter of the reserve, if their own territories join one on that border to their capital. It never retreats and is lost last, in order of play. If the neutrals win it returns, a warrior as a jaguar knight. Its owner does not gain the territory.
    .ruling =
        Dams join, the lake does not. The cousin gains no SP; if it is lost, it gives the attacker SP.
azteca-rule-T14-15 =
    Capitals are plundered, never taken: the victor takes half the owner’s SP, rounded up, and all T, and then retreats. If the capital was the owner’s last territory and all units were lost in its defence, the owner gets 1 general, 3 warriors and 1 jaguar knight at the start of the next round. A plundered player still takes part in phase 8.
    .ruling =
        What the battle itself brought counts. If no retreat is possible, the victor goes back to where it came from, or else to its own capital. Only the two players see the amounts.
azteca-rule-T14-16 =
    Raids strike what only the reserve guards, and cannot be intercepted.
    .ruling =
        Name an enemy territory, no capital, without an army. Nomads (2 warriors, 1 jaguar knight, rolled by you) attack it; only the reserve can defend. If they win, the territory becomes neutral and you take the SP for the counters taken. Nobody gains experience.
azteca-rule-T14-17 =
    Flood or earthquake: armies there must leave for an adjacent territory of their owner; if there is none, the army loses a counter of its choice and goes to the capital, connected or not. Nobody enters the territory, crosses it or attacks it, and chains are broken there.
    .ruling =
        An army that loses its last counter is destroyed. All this lasts until the end of the round.
azteca-rule-T14-18 =
    An enemy territory without an army and without a willing reserve falls without a fight.
    .ruling =
        A capital found so is plundered without a fight.

azteca-rule-T15 = Phase 8: judgement of the gods
azteca-rule-T15-1 =
    Quetzalcoatl: in order and in secret you give any number of SP. What each player gave is opened only at the end; the sum is looked at after every even round: for each 20 the serpent climbs a step, the rest stays. When he is on the fourth of five steps it is looked at every round.
azteca-rule-T15-2 =
    Tezcatlipoca: all reveal together how many of their remaining SP they give. The Tlatoani rolls the white die three times; the sum and the best roll must reach the wrath card, or the god descends one of four steps. All three cards are used before they are shuffled again.
    .ruling =
        The card is drawn and shown before the dice are rolled.
azteca-rule-T15-3 =
    Sacrifices are divided between the gods, and you may talk freely about it.
    .ruling =
        With the option keep (the default) you keep what you give to neither; without it everything that Quetzalcoatl does not get goes to Tezcatlipoca.
azteca-rule-T15-4 =
    Quetzalcoatl in his temple, on step 5: whoever gave him the most wins; equal players compare assimilated cities, territories, and wealth, which is T plus the price of fighters and ships. Tezcatlipoca in the underworld: everybody loses.
    .ruling =
        If both happen in one phase, the serpent is looked at first. Still equal: the victory is shared.
azteca-rule-T15-5 =
    The world does not wait for ever.
    .ruling =
        After the number of rounds in the option round_limit (30) everybody loses.

azteca-rule-T16 = Introductory game
azteca-rule-T16-1 =
    An option: nobody enters the outer valleys, there are no dams, not even the Aztecs’ first, and a step costs 15.
    .ruling =
        There are no action cards either.

azteca-rule-T17 = Difficulty
azteca-rule-T17-1 =
    An option: a step costs 20 (standard), 22 (experienced) or 25 (expert).

azteca-rule-T18 = Variants
azteca-rule-T18-1 =
    Free start: instead of everything in T1.1 and T1.3 you get 34 T, the Aztecs 37, and buy in secret at the prices of T8. You keep what you do not spend.
    .ruling =
        In the introductory game, which has no dams, the Aztecs get 34 T too. When all have finished, what everybody bought is shown; only the division of the fighters stays secret.
azteca-rule-T18-2 =
    Big deal: cards and tribute may be traded, given and lent, a card may be played to help another, and nobody is bound to a word.
    .ruling =
        On your turn of phase 3 you may make one open offer to each other player. Promises are only talk. Chalchiuhtlicue may be played for either side of a lake battle.
azteca-rule-T18-3 =
    Canoe express: players may let others cross on their ships, for a price or free; whether prices are allowed is agreed beforehand.
    .ruling =
        An army that wants to enter a zone where its owner has no ship asks those who have one there, in order. The controller’s leave comes first, then the fare; if only the controller could carry the army, naming a fare gives leave. A price is at most 5 T.
azteca-rule-T18-4 =
    We gave already: an alliance costs 2 T and a red die, or 4 T and a yellow one, an assimilation 1 T and a red die; it succeeds on a lance.

azteca-rule-notation = Notation
azteca-rule-notation-1 =
    Here chalco stands for any territory and lake-west for any lake zone.
    S lake-west → place the first ship
    D tlacopan → lay the first dam
    A+w, R+k → put a warrior into army A, a jaguar knight into the reserve
    $ A+w, $ pochteca, $ general w, $ ship lake-west, $ dam tizapan → buy a fighter, a pochteca, a general with a warrior of the reserve, a ship, a dam
    R>A w → give a new general one more warrior of the reserve
    bid 3 → bid 3 T
    expedition → send an expedition
    spy chalco, ally chalco, rebel chalco, assimilate chalco → send a pochteca on another mission; ally+ is the alliance for 4 T
    lake-west>lake-east → move a ship
    x lake-west 2 → attack the ships of the third player (they are counted from 0)
    =>lake-east → withdraw ships from a battle
    A>chalco → move army A
    re A → reorganise where army A is
    i A → intercept with army A
    +w, +k → send a warrior or a knight of the reserve
    -Aw, -Rk → lose a warrior of army A, a knight of the reserve
    =>chalco, =>R → retreat, withdraw the reserve
    ^A → make a warrior of army A a jaguar knight
    C flood chalco, C ruse 2, C assassination 0, C influence 1 → play a card; missions and dice are counted from 0
    C ruse ! → cancel an Influence
    ~raid, !raid → discard a card, take a card away
    Q 3, Z 3 → give 3 SP to Quetzalcoatl, to Tezcatlipoca
    deal 2, give 1, give raid, ask 1, ask raid → put an offer to the third player together
    fare 1 → name the price of a crossing
    yes, no → answer
    { "." } → finish, pass or stay

azteca-rule-words = Words of the printed rules
azteca-rule-words-1 =
    Our word, and what the German rulebooks call it:

    counter, fighter → Counter, Einheit
    lake zone → Seegebiet
    dam → Damm, Deich
    to intercept → Abfangmanöver
    mobilisation → Mobilmachungswurf
    tribute (T) → Tribute
    SP → Opferpunkte
    mission → Auftrag
