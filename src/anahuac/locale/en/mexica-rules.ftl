### Rules of Mexica

mexica-rule-intro =
    Two to four nobles build the city of Tenochtitlan on an island in the lake. Canals cut the island into districts; a noble who is there founds a district when it has exactly the size that the emperor ordered; and temples decide who rules each district when it is scored, once after each of the two periods.

mexica-rule-M0 = Material
mexica-rule-M0-1 =
    The board consists of squares: land, and lake all around it. Five land squares are the palace: four start squares around the emblem square. On four land squares a canal is printed. Boards are files, so you can draw an island of your own and play on it.
mexica-rule-M0-2 =
    There are 43 canal tiles: 37 double ones, which cover two squares in a row, and 6 single ones. There are also 11 bridges and 12 action chips.
mexica-rule-M0-3 =
    There are 15 calpulli tokens, of the sizes 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12 and 13. Each token has three values.
    .ruling =
        The first value of a token is its size, the second is half of that and the third half of the second, both rounded up: 13, 7 and 4 for the largest, 3, 2 and 1 for the smallest. The rulebooks show the values of a few tokens only; this formula fits all of them, and it is how unfounded districts are scored.
mexica-rule-M0-4 =
    You have one noble, a score marker and 18 temples: 6 of height 1, 5 of height 2, 4 of height 3 and 3 of height 4. The colours are black, grey, sand and red.

mexica-rule-M1 = Setting up
mexica-rule-M1-1 =
    Two double tiles cover the printed canal. That leaves 35 doubles and 6 singles in the supply.
mexica-rule-M1-2 =
    The tokens are shuffled. Eight of them lie open, sorted by size; the other seven stay face down until period II.
mexica-rule-M1-3 =
    You begin with nine temples: three of height 1, three of height 2, two of height 3 and one of height 4. The other nine (three, two, two and two) come in period II.
mexica-rule-M1-4 =
    Beginning with the start player, everybody in turn puts their noble on a free start square. This is the first decision of the game.
    .ruling =
        At a table the eldest is the start player. Here whoever hosts the game sets the seats, or a draw does; the first seat starts.

mexica-rule-M2 = The turn
mexica-rule-M2-1 =
    Players take turns. In your turn you have 6 action points. You spend them on the actions below, in any sequence and each as often as you like, and then you end your turn. Points that you do not spend are lost.
mexica-rule-M2-2 =
    A round is one turn of everybody, beginning with the start player, who stays the same for the whole game.

mexica-rule-M3 = Building a canal (1 action point)
mexica-rule-M3-1 =
    Lay a single or a double tile from the supply on land squares. All of them must be empty: no noble, no temple, no token and no canal. Your noble may be anywhere, and the tile need not touch another canal. When the doubles are used up, only singles can be laid, and the other way round.
mexica-rule-M3-2 =
    A canal never lies on the lake, on a palace square, in a founded district, or on an access square of a bridge (M5.2).
mexica-rule-M3-3 =
    A district is a set of land squares joined edge to edge, as large as it can be. Canals and lake are its borders. Where canals touch only at a corner they still close it off, and bridges do not join districts. Every land square counts for its size, occupied or not, those of the palace too. At the start the whole island is one district. As long as a district has no token, canals may make it smaller or divide it.
mexica-rule-M3-4 =
    A canal may leave districts of any size, even of a single square.

mexica-rule-M4 = Founding a district (free)
mexica-rule-M4-1 =
    You can found the district that your noble stands in; on a bridge it stands in none. The district must have no token yet, a token of exactly its size must lie open, and the district must have an empty square outside the palace.
mexica-rule-M4-2 =
    Put the token on any such square, even on an access square of a bridge. It stays there for good: nobody may enter that square or build on it, and no canal may ever be laid in the district.
mexica-rule-M4-3 =
    You score the second value of the token at once. Everybody else whose noble is in the district scores its third value.
mexica-rule-M4-4 =
    It does not matter who closed the district off, nor whether that happened in this turn or in an earlier one.

mexica-rule-M5 = Building or moving a bridge (1 action point)
mexica-rule-M5-1 =
    Put a bridge on a canal square that has none, along the row or along the column. Never on the lake. Both banks may belong to the same district, founded or not, and no noble needs to be near.
mexica-rule-M5-2 =
    The two squares at the ends of a bridge are its access squares. Both must be land, whether empty or occupied, palace or not. So no bridge leads to the lake, to a canal or straight onto another bridge; but two bridges may lie side by side.
mexica-rule-M5-3 =
    When the supply has no bridge left, you may take up a bridge on which no noble stands for 1 action point. You must then put it down elsewhere at once, under the same conditions and at no further cost.
    .ruling =
        These are two decisions, and nothing else may be done between them. Elsewhere may also be the same square, with the bridge turned, but not the same place as before. A bridge for which there is no other place may not be taken up. The squares at its old ends are open to canals again.

mexica-rule-M6 = Moving your noble
mexica-rule-M6-1 =
    A step costs 1 action point. It leads to a land square beside yours, from an access square onto its bridge, or from a bridge to one of its access squares. Where you go must be free of nobles, temples and tokens. You may walk through the palace, and you may stop on a bridge.
mexica-rule-M6-2 =
    From the bridge that your noble stands on you may travel by boat. Two bridges are linked if water joins them edge to edge, over canals and lake, without passing under a third bridge. Going to a linked bridge costs 1 action point, and so does each further bridge, whether you pass under it or stop there. All lake is one water, and the squares under bridges are water too; only bridges cost. You may pass under an occupied bridge, but not stop there: the trip ends on a free bridge.
    .ruling =
        You simply choose a free bridge that can be reached; the trip costs the smallest number of links.
mexica-rule-M6-3 =
    Canals that touch only at a corner are not joined for boats.
mexica-rule-M6-4 =
    A jump costs 5 action points and leads to any free land square, palace included, or to any free bridge.

mexica-rule-M7 = Building a temple (1 to 4 action points)
mexica-rule-M7-1 =
    Put one of your available temples on an empty square of the district that your noble stands in, founded or not, but not on a palace square. On a bridge your noble stands in no district. A temple costs as many action points as it is high.
mexica-rule-M7-2 =
    A temple stays for good, and each square has room for one. It may stand on an access square of a bridge, and it may shut a noble in.

mexica-rule-M8 = Action chips
mexica-rule-M8-1 =
    Taking a chip from the supply costs 1 action point. You may take at most two in a turn, and none if the supply is empty.
mexica-rule-M8-2 =
    Spending a chip gives you one more action point in this turn. You may spend any number. A spent chip returns to the supply at once, where anybody may take it again. You cannot spend a chip in the turn in which you took it, so the chips you had when your turn began are the most you can spend.

mexica-rule-M9 = Protection in the first round
mexica-rule-M9-1 =
    In the first round of period I no action may shut in an opponent’s noble that was not shut in before, whether by a canal, a temple, a token, a bridge or your own noble. You may shut in yourself.
    .ruling =
        This holds for each single action. Taking a bridge up and putting it down again count as one action: what matters is whether the noble was shut in before the one and is shut in after the other. A new bridge can shut a noble in, too: lying across, it can take the place of the only bridge that would have let the noble out.
mexica-rule-M9-2 =
    A noble is shut in if nobles, temples, tokens and canals leave it no way out.
    .ruling =
        Take everything that the noble can reach on foot, its own square or bridge included, while other nobles, temples and tokens block it. It is shut in if there is no bridge among that, if there are fewer than 20 land squares, and if no bridge could be built with an access square there, whatever the supply has.
mexica-rule-M9-3 =
    The option “protection” chooses the edition: 2002 (the usual one) as described above; 2015, where the possibility of building a bridge saves nobody; off, without any protection.

mexica-rule-M10 = The end of a period
mexica-rule-M10-1 =
    A period ends with the round at whose end both are true: every open token has been founded or removed, and at least one player has built all temples available to them.
mexica-rule-M10-2 =
    Either period also ends after a round in which nobody did anything but end their turn.
mexica-rule-M10-3 =
    An open token that can no longer be founded is removed at once.
    .ruling =
        This holds in both periods and is tested after every action. Nobles and bridges are ignored, since they can move; temples, tokens, founded districts and the palace stay. A token stays open if there is an unfounded district of exactly its size with two squares without a temple, at least one of them outside the palace: one for the noble, one for the token. It also stays open if a larger unfounded district has a place for a canal tile that is left. Once only one or two canal tiles are left, every way to lay them is tried: the token stays open only if one of them makes such a district.
mexica-rule-M10-4 =
    Can a period last for ever?
    .ruling =
        No: it ends after 40 rounds in any case, or after as many as the option “round_limit” says. This is for bots and for tables that were left.
mexica-rule-M10-5 =
    When period I has been scored, the seven tokens that lie face down are opened, everybody adds the nine second temples to what is left of the first ones, and the start player begins period II. Nobles, chips, bridges and canals stay as they are.
    .ruling =
        Tokens of period I that are still open, because the period ended by M10.2 or M10.4, stay open and count for the end of period II.

mexica-rule-M11 = Scoring
mexica-rule-M11-1 =
    Your weight in a district is the sum of the heights of your temples there. Whoever has no temple in it takes no part.
mexica-rule-M11-2 =
    Your rank is one more than the number of players with more weight. Ranks 1, 2 and 3 score the first, second and third value of the token; rank 4 scores nothing. Equal players all score their rank in full, and the ranks after them are lost: after two firsts there is no second, but a third; after three firsts there is nothing else; after two seconds there is no third.
mexica-rule-M11-3 =
    At the end of period I all founded districts are scored. At the end of period II all founded districts are scored again, and so is every unfounded one, as if it had a token of its size.
mexica-rule-M11-4 =
    At each scoring a noble on one of the four start squares earns 5 points. The emblem square earns nothing.
mexica-rule-M11-5 =
    Whoever has the most points wins. If several have, the one of them with the most chips left wins; if these are equal too, they share the victory.
mexica-rule-M11-examples =
    In a district of size 13 the weights are A 7, B 10, C 6 and D 1. B scores 13, A 7, C 4, and D nothing.

mexica-rule-M12 = Two players
mexica-rule-M12-1 =
    With two players there are neutral temples. The option “neutral_temples” chooses how many floors they have together: 20 (the usual number), 24, 28, or none, as in the edition of 2002. With three or four players there are none.
mexica-rule-M12-2 =
    Before the nobles are set, ten neutral temples are placed: for 20 floors four of height 1, three of height 2, two of height 3 and one of height 4. None stands on a square beside the lake, and any two are at least four squares apart.
    .ruling =
        The squares are drawn at random, one after the other; at a dead end the draw begins again. The distance is counted in rows plus columns, and the palace and the printed canal stay free, too. For 24 floors the temples are two, three, four and one of the heights 1 to 4, for 28 floors one, three, three and three.
mexica-rule-M12-3 =
    The neutral temples count as a third owner in every ranking, and score nothing. Otherwise they are temples like all others.

mexica-rule-notation = Notation
mexica-rule-notation-1 =
    Squares are named by the letter of the column and the number of the row, counted from the top left.
    @c8 → put your noble on the start square c8
    Kc7 → single canal
    Kc7-d7 → double canal
    F6c8 → found with the token of size 6, put on c8
    Bc7h → bridge along the row
    Bc7v → bridge along the column
    ^c7h → take a bridge up; then Bf2v puts it down
    Nc8 → step
    ~f2 → boat to a bridge
    !c8 → jump
    T3c8 → temple of height 3
    + → take a chip
    $ → spend a chip
    {"."} → end the turn

mexica-rule-words = Words of the printed rules
mexica-rule-words-1 =
    Our word, and what the German rulebooks call it:

    district → Stadtviertel, Bezirk
    noble → Mexica
    temple, height → Tempel with Etagen, Gebäude
    period → Durchgang
    canal tile → Kanalplättchen, Kanalteil
    token → Calpulli-Plättchen
    chip → Aktions-Chip
    points → Prestigepunkte, Wertungspunkte
