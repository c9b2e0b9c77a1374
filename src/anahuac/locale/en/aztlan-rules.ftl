### Rules of Aztlán

aztlan-rule-intro =
    Two to four players lead their peoples into the 30 territories of Aztlán and compete there for five ages. In each age you secretly choose a power card: it sets the strength of your people and the terrain that pays this time. Where peoples meet, the strongest may drive the others out, or live beside them and earn a culture card.

aztlan-rule-Z0 = Material
aztlan-rule-Z0-1 =
    The board has 30 territories of five terrains: desert, fields, jungle, mountains and city. Two territories are adjacent if they share a border on land. Lakes are not territories, and a lake between two territories separates them.
    .ruling =
        There are six territories of each terrain; we infer that number from the tables of the rulebook. The game is played on our board, not on a copy of the printed one.
aztlan-rule-Z0-2 =
    There are four peoples: Serpent (red), Ocelot (yellow), Coyote (green) and Quetzal (blue). Each has 30 pawns.
    .ruling =
        Whatever marks the order of play is not one of these 30 pawns.
aztlan-rule-Z0-3 =
    You have six power cards, with power 4, 5, 6, 7, 8 and 9. The 9 belongs to the city, the 7 to the mountains. The 4 is wild: you name its terrain when you score. A power card that you never played is worth points at the end.
    .ruling =
        The 5 belongs to the desert, the 6 to the jungle and the 8 to the fields. A power card never played is worth as many points as the number on it.
aztlan-rule-Z0-4 =
    There are 30 culture cards: 3 Blessing of Mixcoatl, 3 Blessing of Tepeyollotl, 3 Blessing of Xipe Totec, 9 Offering to the Gods, 3 Sacred Games, 3 Rafts and Canoes, 3 Great Tlatoani, and 3 Eagle and Jaguar Warriors.
    .ruling =
        Which cards you hold is your secret; how many you hold is public. Played cards lie open for all to see.

aztlan-rule-Z1 = Order of play
aztlan-rule-Z1-1 =
    Score markers on the same score field form a stack: whoever arrives on an occupied field lies on top. At the start all markers lie on 0, stacked in random order.
    .ruling =
        Each total of points is a field of its own, so 5 and 105 are different fields. If you gain 0 points, your marker does not move.
aztlan-rule-Z1-2 =
    The order of play of an age is fixed at the moment its expansion begins: whoever has more points goes first, and of markers on the same field the one higher in the stack goes first. Every phase of that age follows this order.

aztlan-rule-Z2 = Choice
aztlan-rule-Z2-1 =
    All players choose one power card from their hand, in secret and at the same time. The power cards of earlier ages lie open.
aztlan-rule-Z2-2 =
    Then each player takes the pawns for this age from their supply. From the first age to the fifth these are 8, 7, 6, 5, 4 with three players, 7, 6, 5, 4, 3 with four players, and 10, 9, 8, 7, 6 with two players (see Z8).
    .ruling =
        If your supply is too small, removed pawns of yours make up the number. If there are none of those either, you have fewer pawns in this age and drop out of the later rounds of placing.

aztlan-rule-Z3 = Expansion
aztlan-rule-Z3-1 =
    Players take turns in the order of play. On your turn you place one pawn in any territory, empty or occupied. Then you may move one of your pawns from its territory to an adjacent one; any of your pawns on the board will do, even the one you have just placed. Go round like this until all pawns of the age are placed.
aztlan-rule-Z3-2 =
    Eagle and Jaguar Warriors: on your turn, along with your placement, place one more pawn in any territory. It comes from your supply, never from the pawns you took for this age; if the supply is empty, take a pawn of yours that was removed in an earlier age. If there is no such pawn either, the card cannot be played.
    .ruling =
        You play the card together with your placement, before the optional move, and the turn still has only one move. You may play several of these cards in one turn. Once you have no pawn left to place in this age, you have no turn on which you could play it.
aztlan-rule-Z3-3 =
    When all pawns are placed, everyone reveals the power card of this age at the same moment.

aztlan-rule-Z4 = Conflict
aztlan-rule-Z4-1 =
    Your strength in a territory is the power of your card multiplied by the number of your pawns there.
aztlan-rule-Z4-2 =
    Every shared territory, that is, one with pawns of more than one player, is settled once in each age. The players do this one after the other in the order of play. When it is your turn, you settle every territory that you share with others and where you alone are strongest, in whatever sequence you like. Wherever that is not so, you pass the territory over.
aztlan-rule-Z4-3 =
    If you are the strongest, you make one choice for all opponents in the territory together.

    Fight: all their pawns there join the removed pawns.

    Coexist: everyone stays, and you draw one culture card.
aztlan-rule-Z4-4 =
    If several players tie for strongest, they coexist and nobody draws a card. The pawns of every weaker player in that territory are removed.
    .ruling =
        A tied territory is settled when the last of the tied players in the order of play has finished their conflicts.
aztlan-rule-Z4-5 =
    Great Tlatoani: if you are one of the tied players, you may play this card on your turn in the conflict phase. It breaks the tie in your favour, and you choose between fight and coexist as in Z4.3.
    .ruling =
        The first of the tied players in the order of play who plays the card settles the territory.
aztlan-rule-Z4-6 =
    Sacred Games: when the strongest player declares a fight, each losing player, in the order of play, may answer with this card. The pawns of whoever plays it stay, and the strongest player draws a culture card. The pawns of all other losers are removed. Where a tie stands (Z4.4), Sacred Games cannot be played.
    .ruling =
        However many players answer with Sacred Games, the strongest draws only one culture card for this conflict. After a Great Tlatoani (Z4.5) its player is alone strongest, so every other player in the territory may answer a fight, even those who were tied before. Every loser with at least one culture card in hand is asked, whatever that card is, so the question gives nothing away; the same holds whenever else a card could be played.
aztlan-rule-Z4-7 =
    What if a culture card is to be drawn and the deck is empty?
    .ruling =
        The played culture cards, including the one just played, are shuffled and become the new deck. If there are none, nothing is drawn.

aztlan-rule-Z5 = Scoring
aztlan-rule-Z5-1 =
    Players score in the order of play. A realm is a group of connected territories, as large as it can be, with at least one of your pawns in each of them. Whether you are alone there or not makes no difference.
aztlan-rule-Z5-2 =
    Each of your realms scores by itself. Count its territories of the terrain on your power card and call that number n. If n is at least 1, the realm scores 1 point for each of its territories, whatever their terrain, plus n × n points. If n is 0, the realm scores nothing. With the 4 you name one terrain, and it holds for all your realms.
aztlan-rule-Z5-3 =
    Rafts and Canoes (scoring): your territories on the shore of the same lake count as adjacent to each other. One card does this for every lake.
aztlan-rule-Z5-4 =
    Blessings (scoring): a Blessing pays 2 points for each territory of its god’s terrain in which you have a pawn, whatever your realms and your power card. Mixcoatl blesses the jungle, Tepeyollotl the mountains, Xipe Totec the fields.
aztlan-rule-Z5-5 =
    You may play a culture card in the very phase in which you drew it. You play culture cards on your own turn, unless the card says otherwise. Offerings to the Gods are never played before the end of the game; then they count from your hand (Z7.1).
    .ruling =
        You may play any number of culture cards in a turn.
aztlan-rule-Z5-6 =
    Your score marker moves once, by the sum of all you gained in your scoring turn. If it lands on other markers, it goes on top.
    .ruling =
        In your scoring turn you play Rafts and Canoes and Blessings in whatever sequence you like. Taking your points ends the turn; with the 4 you take them by naming its terrain, so naming comes last.
aztlan-rule-Z5-table =
    For n = 1, 2, 3, 4, 5, 6 matching territories the bonus n × n is 1, 4, 9, 16, 25, 36 points. Together with the size of the realm this gives, for instance:

    3 territories, 2 of them matching: 7 points
    6 territories, 4 of them matching: 22 points
    7 territories, 5 of them matching: 32 points
    10 territories, 6 of them matching: 46 points

    Without Rafts and Canoes, these four are the smallest realms with so many matching territories. The rulebook’s table gives no value for 2 territories with 2 matching, 3 with 3, 5 with 4, 6 with 5 or 9 with 6: no such realm exists on the printed board, nor on our board. With Rafts and Canoes they are possible, and then the formula applies as well: 2 territories, both matching, score 6. The formula has no upper limit.
aztlan-rule-Z5-examples =
    Conflict: 2 pawns with power 5 beat 1 pawn with power 9, by 10 to 9.

    Conflict: the strengths are 8, 8 and 5. The two players with 8 coexist, the pawns of the player with 5 are removed, and nobody draws a card.

    Conflict: the strengths are 10, 8 and 4. The player with 10 decides for both opponents at once.

    Scoring with the 9 (city): a realm of 4 territories with 1 city scores 5, one of 3 with 2 cities scores 7, one of 1 that is a city scores 2, and one of 1 without a city scores 0. That makes 5 + 7 + 2 + 0 = 14 points.

    Scoring with the 4, naming desert: a realm of 6 territories with 3 deserts scores 15, one of 3 with 1 desert scores 4, and one of 2 with 1 desert scores 3. That makes 15 + 4 + 3 = 22 points.

aztlan-rule-Z6 = Ages
aztlan-rule-Z6-1 =
    The game lasts five ages, and each age has four phases: choice, expansion, conflict, scoring. Pawns stay on the board from one age to the next, and your new power card counts for all of them, old and new.

aztlan-rule-Z7 = End of the game
aztlan-rule-Z7-1 =
    After the fifth age, in the order of play of that age, each player adds up: the points of the power card they never played; 1 point for each culture card in hand, Offerings included; and for the Offerings to the Gods in hand a further 1, 4, 9, 16 or 25 points for 1, 2, 3, 4 or 5 of them.
    .ruling =
        More than five Offerings count as a set of five and a new set: seven, for instance, bring 25 + 4 = 29 points. Your score marker moves only once, by the sum of everything.
aztlan-rule-Z7-2 =
    Whoever has the most points wins. If several players share the most points, the one whose marker is lowest in the stack wins.

aztlan-rule-Z8 = Two players: the gods of the Aztecs
aztlan-rule-Z8-1 =
    With two players there are two factions: Coyote with Quetzal, and Ocelot with Serpent. For every rule, the pawns of one faction are all the same.
aztlan-rule-Z8-2 =
    You each have a set of power cards and hold one of the factions, and after every age you exchange factions. Points, power cards and culture cards stay with the player.
    .ruling =
        Who begins with which faction is drawn by lot or set by the host. The supply of 60 pawns and the removed pawns belong to the faction, not to the player.
aztlan-rule-Z8-3 =
    From the first age to the fifth, each faction gets 10, 9, 8, 7, 6 pawns. You play, fight and score with the faction that you hold in that age.

aztlan-rule-notation = Notation
aztlan-rule-notation-1 =
    Here tollan and mictlan stand for any territory.
    P7 → choose the power card 7
    +tollan → place a pawn
    tollan>mictlan → move a pawn from the first territory to the second
    - → no move
    E+tollan → place the additional pawn of Eagle and Jaguar Warriors
    x tollan → fight
    = tollan → coexist
    L tollan → play Great Tlatoani
    S → play Sacred Games
    s → decline to play Sacred Games
    V mountains → name the terrain for the 4, here mountains
    C mixcoatl → play a Blessing for scoring, here that of Mixcoatl
    C rafts → play Rafts and Canoes for scoring
    {"."} → done

aztlan-rule-words = Words of the printed rules
aztlan-rule-words-1 =
    Our word, and what the German rulebooks call it:

    people → Stamm
    pawn → Stammesfigur
    realm → Machtbereich
    terrain → Gebietstyp
    city → Pyramide
    strength → Machtpunkte
    points → Siegpunkte
    coexist → Koexistenz
