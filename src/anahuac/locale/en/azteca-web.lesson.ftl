### Azteca in the browser: the first lesson and the drawn examples

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
