Itzcoatl chooses in secret: D tlacopan.
Itzcoatl chooses in secret: S lake-east.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into the reserve.
Itzcoatl has set up.
Coxcox chooses in secret: S lake-south.
Coxcox puts a jaguar knight into army A.
Coxcox puts a jaguar knight into army A.
Coxcox puts a jaguar knight into army A.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into the reserve.
Coxcox has set up.
Nezahualcoyotl chooses in secret: S lake-east.
Nezahualcoyotl puts a jaguar knight into army A.
Nezahualcoyotl puts a jaguar knight into army A.
Nezahualcoyotl puts a jaguar knight into army A.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl has set up.
Itzcoatl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca; dams to Tlacopan.
Coxcox begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Nezahualcoyotl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Round 1 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox draws Sorcerer’s ruse and Reinforcements.
Nezahualcoyotl draws Intervention of Tlaloc and Intervention of Tlaloc.
Itzcoatl draws Raid and Insubordination.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl takes 5 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 5 T and 0 SP.
Nezahualcoyotl receives 4 T and 0 SP.
Itzcoatl receives 4 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a warrior for the reserve.
Coxcox buys a jaguar knight for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nobody wants lot 3.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Acolman succeeds.
Acolman belongs to Coxcox now.
The alliance of Nezahualcoyotl in Acolman fails.
The alliance of Nezahualcoyotl in Acolman fails.
The expedition of Itzcoatl returns with 0 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks the neutrals in Tlacopan.
Coxcox plays Reinforcements: Tlacopan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise one warrior.
Attack 7, defence 7.
Itzcoatl rolls red: nothing; red: nothing; red: a lance; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior and one jaguar knight (A, A).
Itzcoatl is done.
Attack 4, defence 7.
Itzcoatl rolls red: a lance; red: a lance; yellow: nothing; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: 2 warriors.
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks Coxcox in Acolman.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl wins.
Acolman belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 7, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 7, defence 2.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army A.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise one warrior.
Attack 7, defence 4.
Coxcox rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox is done.
Attack 6, defence 3.
Coxcox rolls yellow: a lance; yellow: nothing; red: a lance; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Coxcox will lose a jaguar knight of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses 2 jaguar knights (A, A).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks the neutrals in Tlacopan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 4, defence 6.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl is done.
Attack 4, defence 6.
Itzcoatl rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (B).
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise one warrior.
Attack 4, defence 4.
Coxcox rolls red: a lance; red: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Coxcox is done.
Attack 4, defence 2.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 4, defence 2.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses one warrior (C).
Coxcox is done.
Attack 3, defence 2.
Coxcox rolls yellow: a lance; yellow: a lance; red: a lance; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses one warrior (C).
Coxcox wins and gains 3 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army C.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks the neutrals in Tlacopan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 4, defence 6.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (C).
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox has given 0 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 2.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 2; white: 6; white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
2 SP and the best die, 6, do not reach the wrath of 9: Tezcatlipoca descends to step 1.
Round 2 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Heroic combat.
Itzcoatl is done.
Itzcoatl draws Diversion and Influence of the Tlenamacac.
Coxcox is done.
Coxcox draws Submission of a city-state and Intervention of Tlaloc.
Phase: tribute.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl takes 1 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox takes 6 T.
Coxcox is done.
Nezahualcoyotl receives 6 T and 2 SP.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 6 T and 1 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for army A.
Coxcox buys a warrior for army A.
Coxcox buys a warrior for army A.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Cuautitlan.
Coxcox sends a pochteca: alliance, Cuautitlan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox plays Submission of a city-state: Tlacopan.
Coxcox rolls red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Tlacopan belongs to Coxcox now.
Coxcox is done.
The expedition of Nezahualcoyotl returns with 0 T.
The expedition of Itzcoatl returns with 4 T.
The alliance of Coxcox in Cuautitlan succeeds.
Cuautitlan belongs to Coxcox now.
The alliance of Coxcox in Cuautitlan fails.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Nezahualcoyotl plays Heroic combat: Teotihuacan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Itzcoatl rolls yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 8, defence 5.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 jaguar knights (A, A).
Attack 4, defence 5.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Attack 2, defence 5.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 2, defence 5.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses one jaguar knight (A).
Army A of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Cuitlahuac.
Coxcox attacks the neutrals in Cuitlahuac.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Nezahualcoyotl rolls yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 6, defence 5.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox is done.
Attack 5, defence 5.
Coxcox rolls red: nothing; red: nothing; red: a lance; red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox will lose a warrior of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior and one jaguar knight (A, A).
Coxcox is done.
Attack 2, defence 5.
Coxcox rolls red: nothing; red: a lance; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox loses one jaguar knight (A).
Army A of Coxcox is destroyed.
Captured: one warrior.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Coxcox in Tlacopan.
Itzcoatl is done.
Coxcox is done.
Itzcoatl wins.
Tlacopan belongs to Itzcoatl now.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl rolls white: 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise one warrior.
Attack 4, defence 4.
Nezahualcoyotl rolls red: a lance; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl is done.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 3 SP.
Teotihuacan belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army C.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 3, defence 3.
Coxcox rolls red: nothing; red: nothing; red: a lance; red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox loses one warrior and one jaguar knight (C, C).
Army C of Coxcox is destroyed.
The neutrals win.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox has given 0 SP to Quetzalcoatl in all.
0 SP have gone into the urn so far: Quetzalcoatl does not climb, nothing stays in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 4; white: 5; white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 5, reach the wrath of 10: Tezcatlipoca stays on step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Heroic combat and Flood.
Itzcoatl discards Influence of the Tlenamacac.
Itzcoatl discards Diversion.
Coxcox is done.
Coxcox draws Sorcerer’s ruse and Raid.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Influence of the Tlenamacac.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 7 T and 3 SP.
Nezahualcoyotl receives 7 T and 3 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for army A.
Itzcoatl buys a warrior for army A.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Itzcoatl is done.
Coxcox pays 3 T and takes 3 SP.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Coxcox is done.
Nezahualcoyotl pays 3 T and takes 3 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
The expedition of Itzcoatl returns with 4 T.
The alliance of Coxcox in Tenayuca fails.
The alliance of Nezahualcoyotl in Tenayuca fails.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tlacopan to Azcapotzalco.
Itzcoatl attacks the neutrals in Azcapotzalco.
Itzcoatl plays Heroic combat: Azcapotzalco.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Azcapotzalco.
Nezahualcoyotl is done.
Coxcox rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 3, defence 6.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (C).
Attack 2, defence 6.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Attack 2, defence 6.
Itzcoatl rolls red: a lance; red: nothing; yellow: a lance; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl loses 2 warriors (C, C).
Army C of Itzcoatl is destroyed.
Captured: one warrior.
The neutrals win.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox has given 0 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white: 1; white: 3; white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
2 SP and the best die, 3, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Insubordination and Raid.
Coxcox discards Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws Assassination and Heroic combat.
Itzcoatl is done.
Itzcoatl draws Sorcerer’s ruse and Assassination.
Itzcoatl discards Assassination.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 7 T and 3 SP.
Nezahualcoyotl receives 7 T and 3 SP.
Itzcoatl receives 6 T and 4 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for army B.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 1 T and takes 1 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 2 slaves.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Itzcoatl pays 3 T and takes 2 SP.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Azcapotzalco.
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Azcapotzalco succeeds.
Azcapotzalco belongs to Coxcox now.
The alliance of Nezahualcoyotl in Azcapotzalco fails.
The alliance of Itzcoatl in Azcapotzalco fails.
The expedition of Itzcoatl returns with 2 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 3 SP aside.
Coxcox has given 3 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 3 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 3 SP to Quetzalcoatl in all.
9 SP have gone into the urn so far: Quetzalcoatl does not climb, 9 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Coxcox rolls white: 3; white: 1; white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 5, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Raid and Assassination.
Nezahualcoyotl discards Flood.
Nezahualcoyotl discards Assassination.
Itzcoatl is done.
Itzcoatl draws Raid and Right of passage.
Itzcoatl discards Raid.
Itzcoatl discards Insubordination.
Coxcox is done.
Coxcox draws Reinforcements and Fury of Yacatecuhtli.
Coxcox discards Sorcerer’s ruse.
Coxcox discards Raid.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 7 T and 3 SP.
Itzcoatl receives 6 T and 4 SP.
Coxcox receives 8 T and 4 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Itzcoatl bids 4 T.
Coxcox is done.
Itzcoatl pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 3 slaves.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nobody wants lot 3.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Amaquemecan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Amaquemecan succeeds.
Amaquemecan belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Amaquemecan fails.
The expedition of Itzcoatl returns with 4 T.
The alliance of Coxcox in Amaquemecan fails.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 8 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 5; white: 5; white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 5, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Insubordination and Fury of Yacatecuhtli.
Itzcoatl discards Flood.
Itzcoatl discards Sorcerer’s ruse.
Coxcox is done.
Coxcox draws Submission of a city-state and Intervention of Chalchiuhtlicue.
Coxcox discards Reinforcements.
Coxcox discards Intervention of Chalchiuhtlicue.
Nezahualcoyotl is done.
Nezahualcoyotl draws Earthquake and Right of passage.
Nezahualcoyotl discards Assassination.
Nezahualcoyotl discards Heroic combat.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 6 T and 4 SP.
Coxcox receives 8 T and 4 SP.
Nezahualcoyotl receives 8 T and 4 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Chalco.
Itzcoatl sends a pochteca: alliance, Chalco.
Coxcox sends a pochteca: alliance, Chalco.
Coxcox sends a pochteca: alliance, Chalco.
Nezahualcoyotl sends a pochteca: alliance, Chalco.
Nezahualcoyotl sends a pochteca: alliance, Chalco.
Itzcoatl is done.
Coxcox plays Submission of a city-state: Tepotzotlan.
Coxcox rolls red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Chalco succeeds.
Chalco belongs to Itzcoatl now.
The alliance of Itzcoatl in Chalco fails.
The alliance of Coxcox in Chalco fails.
The alliance of Coxcox in Chalco fails.
The alliance of Nezahualcoyotl in Chalco fails.
The alliance of Nezahualcoyotl in Chalco fails.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 10 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 10 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 10 SP to Quetzalcoatl in all.
30 SP have gone into the urn so far: Quetzalcoatl climbs one step, 10 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white: 1; white: 1; white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Earthquake and Diversion.
Coxcox discards Diversion.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Chalchiuhtlicue and Influence of the Tlenamacac.
Nezahualcoyotl discards Influence of the Tlenamacac.
Nezahualcoyotl discards Influence of the Tlenamacac.
Itzcoatl is done.
The 28 discarded cards become the new deck.
Itzcoatl draws Intervention of Tlaloc and Assassination.
Itzcoatl discards Fury of Yacatecuhtli.
Itzcoatl discards Right of passage.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl plays Intervention of Tlaloc.
Itzcoatl rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl takes 4 T.
Itzcoatl is done.
Coxcox receives 8 T and 4 SP.
Nezahualcoyotl receives 8 T and 4 SP.
Itzcoatl receives 7 T and 5 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 1 slave.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 2 slaves.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Cuitlahuac succeeds.
Cuitlahuac belongs to Coxcox now.
The alliance of Coxcox in Cuitlahuac fails.
The expedition of Nezahualcoyotl returns with 4 T.
The alliance of Itzcoatl in Cuitlahuac fails.
The alliance of Itzcoatl in Cuitlahuac fails.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 12 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 1; white: 3; white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 6, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Sorcerer’s ruse and Heroic combat.
Nezahualcoyotl discards Earthquake.
Nezahualcoyotl discards Heroic combat.
Itzcoatl is done.
Itzcoatl draws Reinforcements and Assassination.
Itzcoatl discards Assassination.
Coxcox is done.
Coxcox draws Raid and Heroic combat.
Coxcox discards Heroic combat.
Coxcox discards Insubordination.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 8 T and 4 SP.
Itzcoatl receives 7 T and 5 SP.
Coxcox receives 9 T and 5 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl bids 5 T.
Coxcox is done.
Nezahualcoyotl bids 6 T.
Itzcoatl is done.
Nezahualcoyotl pays 6 T and takes 3 SP.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Mixquic succeeds.
Mixquic belongs to Nezahualcoyotl now.
The expedition of Nezahualcoyotl returns with 0 T.
The alliance of Itzcoatl in Mixquic fails.
The alliance of Itzcoatl in Mixquic fails.
The alliance of Coxcox in Mixquic fails.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 15 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 15 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 15 SP to Quetzalcoatl in all.
45 SP have gone into the urn so far: Quetzalcoatl climbs one step, 5 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 1; white: 1; white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 1, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Diversion and Flood.
Itzcoatl discards Raid.
Itzcoatl discards Insubordination.
Coxcox is done.
Coxcox draws Intervention of Chalchiuhtlicue and Influence of the Tlenamacac.
Coxcox discards Influence of the Tlenamacac.
Coxcox discards Raid.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Raid.
Nezahualcoyotl discards Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Raid.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 7 T and 5 SP.
Coxcox receives 9 T and 5 SP.
Nezahualcoyotl receives 9 T and 5 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 3 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Nezahualcoyotl bids 5 T.
Itzcoatl bids 6 T.
Nezahualcoyotl is done.
Itzcoatl pays 6 T and takes 3 SP.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl bids 5 T.
Coxcox bids 6 T.
Nezahualcoyotl is done.
Coxcox pays 6 T and takes 3 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Xaltocan.
Coxcox sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The expedition of Itzcoatl returns with 4 T.
The alliance of Coxcox in Xaltocan succeeds.
Xaltocan belongs to Coxcox now.
The alliance of Coxcox in Xaltocan fails.
The alliance of Nezahualcoyotl in Xaltocan fails.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Teotihuacan to Xaltocan.
Nezahualcoyotl attacks Coxcox in Xaltocan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl wins.
Xaltocan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 20 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 20 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 20 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white: 1; white: 3; white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 3, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 10 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Intervention of Tlaloc and Intervention of Tlaloc.
Coxcox discards Intervention of Tlaloc.
Coxcox discards Intervention of Chalchiuhtlicue.
Nezahualcoyotl is done.
Nezahualcoyotl draws Influence of the Tlenamacac and Submission of a city-state.
Nezahualcoyotl discards Reinforcements.
Nezahualcoyotl discards Right of passage.
Itzcoatl is done.
Itzcoatl draws Heroic combat and Diversion.
Itzcoatl discards Assassination.
Itzcoatl discards Heroic combat.
Phase: tribute.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox takes 6 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 9 T and 5 SP.
Nezahualcoyotl receives 10 T and 6 SP.
Itzcoatl receives 7 T and 5 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 3 SP.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Itzcoatl bids 4 T.
Coxcox is done.
Itzcoatl pays 4 T and takes 2 SP.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nobody wants lot 3.
Phase: pochtecas.
Coxcox sends a pochteca: assimilation, Azcapotzalco.
Coxcox sends a pochteca: assimilation, Cuitlahuac.
Nezahualcoyotl sends a pochteca: assimilation, Acolman.
Nezahualcoyotl sends a pochteca: assimilation, Teotihuacan.
Itzcoatl sends a pochteca: assimilation, Tenayuca.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl plays Submission of a city-state: Teocalhueyacan.
Nezahualcoyotl rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The assimilation of Coxcox in Azcapotzalco succeeds.
The assimilation of Coxcox in Cuitlahuac succeeds.
The assimilation of Nezahualcoyotl in Acolman succeeds.
The assimilation of Nezahualcoyotl in Teotihuacan succeeds.
The assimilation of Itzcoatl in Tenayuca succeeds.
The expedition of Itzcoatl returns with 2 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 3 SP aside.
Coxcox has given 23 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 23 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 23 SP to Quetzalcoatl in all.
69 SP have gone into the urn so far: Quetzalcoatl climbs one step, 9 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white: 3; white: 2; white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 3, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 11 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Influence of the Tlenamacac and Sorcerer’s ruse.
Nezahualcoyotl discards Sorcerer’s ruse.
Itzcoatl is done.
Itzcoatl draws Assassination and Sorcerer’s ruse.
Itzcoatl discards Sorcerer’s ruse.
Itzcoatl discards Flood.
Coxcox is done.
Coxcox draws Reinforcements and Submission of a city-state.
Coxcox discards Reinforcements.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 10 T and 8 SP.
Itzcoatl receives 7 T and 6 SP.
Coxcox receives 9 T and 7 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 2 slaves.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 2 slaves.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Itzcoatl pays 1 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: assimilation, Tepetlaoztoc.
Nezahualcoyotl sends a pochteca: assimilation, Mixquic.
Itzcoatl sends a pochteca: assimilation, Tlacopan.
Itzcoatl sends a pochteca: assimilation, Tlacopan.
Coxcox sends a pochteca: assimilation, Coatepec.
Coxcox sends a pochteca: assimilation, Cuautitlan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox plays Submission of a city-state: Tepotzotlan.
Coxcox rolls red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox is done.
The assimilation of Nezahualcoyotl in Tepetlaoztoc succeeds.
The assimilation of Nezahualcoyotl in Mixquic succeeds.
The assimilation of Itzcoatl in Tlacopan succeeds.
The assimilation of Itzcoatl in Tlacopan fails.
The assimilation of Coxcox in Coatepec succeeds.
The assimilation of Coxcox in Cuautitlan succeeds.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 27 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 27 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 27 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 1; white: 1; white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 1, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 12 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Insubordination and Flood.
Itzcoatl discards Diversion.
Itzcoatl discards Assassination.
Coxcox is done.
The 29 discarded cards become the new deck.
Coxcox draws Raid and Intervention of Tlaloc.
Coxcox discards Raid.
Nezahualcoyotl is done.
Nezahualcoyotl draws Submission of a city-state and Assassination.
Nezahualcoyotl discards Raid.
Nezahualcoyotl discards Sorcerer’s ruse.
Phase: tribute.
Itzcoatl is done.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox takes 3 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 7 T and 7 SP.
Coxcox receives 9 T and 9 SP.
Nezahualcoyotl receives 10 T and 10 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 4 T and takes 2 SP.
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: assimilation, Chalco.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: assimilation, Xaltocan.
Nezahualcoyotl sends a pochteca: assimilation, Amaquemecan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Submission of a city-state: Iztapalapan.
Nezahualcoyotl rolls red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
The assimilation of Itzcoatl in Chalco succeeds.
The 2 expeditions of Coxcox return with 4 T.
The assimilation of Nezahualcoyotl in Xaltocan succeeds.
The assimilation of Nezahualcoyotl in Amaquemecan succeeds.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl sets 8 SP aside.
Itzcoatl has given 35 SP to Quetzalcoatl in all.
Coxcox sets 8 SP aside.
Coxcox has given 35 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 8 SP aside.
Nezahualcoyotl has given 35 SP to Quetzalcoatl in all.
105 SP have gone into the urn so far: Quetzalcoatl climbs 2 steps, 5 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 35, Coxcox 35, Nezahualcoyotl 35. Winner: Nezahualcoyotl; the tie is broken by the most assimilated cities.
