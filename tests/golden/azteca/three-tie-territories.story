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
Nezahualcoyotl chooses in secret: S lake-north.
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
Coxcox draws Intervention of Tlaloc and Sorcerer’s ruse.
Nezahualcoyotl draws Reinforcements and Reinforcements.
Itzcoatl draws Fury of Yacatecuhtli and Heroic combat.
Phase: tribute.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox takes 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 5 T and 0 SP.
Nezahualcoyotl receives 5 T and 0 SP.
Itzcoatl receives 5 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a warrior for the reserve.
Coxcox buys a warrior for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 2 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl is done.
Nezahualcoyotl pays 3 T and takes 2 SP.
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
Coxcox rolls white: 2.
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
Coxcox sends a pochteca: alliance, Cuautitlan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Cuautitlan succeeds.
Cuautitlan belongs to Coxcox now.
The expedition of Coxcox returns with 6 T.
The expedition of Nezahualcoyotl returns with 2 T.
The expedition of Itzcoatl returns with 4 T.
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
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Tlacopan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise one jaguar knight.
Attack 7, defence 8.
Itzcoatl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (A).
Itzcoatl is done.
Attack 6, defence 8.
Itzcoatl rolls red: nothing; red: a lance; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (A).
Itzcoatl is done.
Attack 4, defence 7.
Itzcoatl rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Itzcoatl is done.
Attack 4, defence 5.
Itzcoatl rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (A).
Itzcoatl is done.
Attack 2, defence 3.
Itzcoatl rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl loses one jaguar knight (A).
Army A of Itzcoatl is destroyed.
Captured: one warrior.
The neutrals win.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 7, defence 3.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox is done.
Attack 6, defence 2.
Coxcox rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (A).
Coxcox wins and gains 2 SP.
Coatepec belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl plays Heroic combat: Tepetlaoztoc.
Itzcoatl is done.
Itzcoatl rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 7, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army A.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Nezahualcoyotl is done.
Attack 3, defence 3.
Nezahualcoyotl rolls red: nothing; red: a lance; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl is done.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl is done.
Attack 1, defence 2.
Nezahualcoyotl rolls red: a lance; red: a lance; yellow: nothing; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Acolman belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army C.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Coxcox has given 0 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 1, Coxcox 0, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Coxcox rolls white: 4; white: 6; white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
4 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 0.
Round 2 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Heroic combat and Right of passage.
Itzcoatl is done.
Itzcoatl draws Intervention of Chalchiuhtlicue and Raid.
Coxcox is done.
Coxcox draws Earthquake and Earthquake.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 7 T and 2 SP.
Itzcoatl receives 5 T and 0 SP.
Coxcox receives 7 T and 3 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for army B.
Nezahualcoyotl buys a jaguar knight for army B.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 4.
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
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Ecatepec.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Ecatepec.
Coxcox sends a pochteca: alliance, Ecatepec.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The 2 expeditions of Nezahualcoyotl return with 12 T.
The alliance of Itzcoatl in Ecatepec succeeds.
Ecatepec belongs to Itzcoatl now.
The expedition of Itzcoatl returns with 2 T.
The alliance of Coxcox in Ecatepec fails.
The alliance of Coxcox in Ecatepec fails.
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
Army B of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Coxcox is done.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Nezahualcoyotl plays Reinforcements: Coatlinchan.
Nezahualcoyotl plays Heroic combat: Coatlinchan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox is done.
Itzcoatl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Attack 5, defence 8.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (B, B).
Attack 3, defence 7.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Attack 2, defence 7.
Nezahualcoyotl rolls red: nothing; red: a lance; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses one jaguar knight (B).
Army B of Nezahualcoyotl is destroyed.
Captured: one jaguar knight.
The neutrals win.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (A).
Coxcox is done.
Attack 2, defence 2.
Coxcox rolls red: nothing; red: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one jaguar knight.
Coxcox wins and gains 2 SP.
Chalco belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Coatlinchan.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Itzcoatl is done.
Coxcox is done.
Coxcox is done.
Itzcoatl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 8, defence 6.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl is done.
Attack 6, defence 6.
Nezahualcoyotl rolls red: nothing; red: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
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
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox has given 0 SP to Quetzalcoatl in all.
0 SP have gone into the urn so far: Quetzalcoatl does not climb, nothing stays in it.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 6; white: 4; white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
6 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 0.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Influence of the Tlenamacac and Diversion.
Itzcoatl discards Fury of Yacatecuhtli.
Coxcox is done.
Coxcox draws Insubordination and Right of passage.
Coxcox discards Insubordination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Influence of the Tlenamacac and Reinforcements.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 8 T and 4 SP.
Nezahualcoyotl receives 7 T and 2 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight for army A.
Nezahualcoyotl buys a jaguar knight for army A.
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
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
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
Itzcoatl sends a pochteca: alliance, Tepeyacac.
Coxcox sends a pochteca: alliance, Tepeyacac.
Coxcox sends a pochteca: alliance, Tepeyacac.
Nezahualcoyotl sends a pochteca: alliance, Tepeyacac.
Nezahualcoyotl sends a pochteca: alliance, Tepeyacac.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Tepeyacac succeeds.
Tepeyacac belongs to Itzcoatl now.
The alliance of Coxcox in Tepeyacac fails.
The alliance of Coxcox in Tepeyacac fails.
The alliance of Nezahualcoyotl in Tepeyacac fails.
The alliance of Nezahualcoyotl in Tepeyacac fails.
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
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox is done.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 8, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl is done.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Coatlinchan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 3 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 3 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 3 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white: 2; white: 4; white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
3 SP and the best die, 4, do not reach the wrath of 9: Tezcatlipoca descends to step 1.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Insubordination and Sorcerer’s ruse.
Coxcox discards Insubordination.
Coxcox discards Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws Submission of a city-state and Influence of the Tlenamacac.
Nezahualcoyotl discards Influence of the Tlenamacac.
Itzcoatl is done.
Itzcoatl draws Flood and Insubordination.
Itzcoatl discards Diversion.
Itzcoatl discards Insubordination.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 8 T and 4 SP.
Nezahualcoyotl receives 8 T and 2 SP.
Itzcoatl receives 7 T and 4 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
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
Coxcox is done.
Itzcoatl pays 1 T and takes 1 SP.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 2 slaves.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 1 T and takes 2 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Tepotzotlan.
Coxcox sends a pochteca: alliance, Tepotzotlan.
Nezahualcoyotl sends a pochteca: alliance, Tepotzotlan.
Nezahualcoyotl sends a pochteca: alliance, Tepotzotlan.
Itzcoatl sends a pochteca: alliance, Tepotzotlan.
Coxcox is done.
Nezahualcoyotl plays Submission of a city-state: Iztapalapan.
Nezahualcoyotl rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Tepotzotlan succeeds.
Tepotzotlan belongs to Coxcox now.
The alliance of Coxcox in Tepotzotlan fails.
The alliance of Nezahualcoyotl in Tepotzotlan fails.
The alliance of Nezahualcoyotl in Tepotzotlan fails.
The alliance of Itzcoatl in Tepotzotlan fails.
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
Army A of Nezahualcoyotl goes from Coatlinchan to Coatepec.
Coxcox is done.
Nezahualcoyotl attacks Coxcox in Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox sends 4 counters of the reserve (warriors 3, jaguar knights 1).
Attack 6, defence 5.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox will lose a warrior of the reserve.
Coxcox has chosen the losses.
Coxcox loses one warrior (R).
The reserve of Coxcox withdraws.
Nezahualcoyotl wins and gains 1 SP.
Coatepec belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Chalco to Coatepec.
Coxcox attacks Nezahualcoyotl in Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 1, jaguar knights 3).
Attack 2, defence 13.
Coxcox rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox loses one jaguar knight (A).
Army A of Coxcox is destroyed.
Nezahualcoyotl wins and gains 1 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight in the reserve.
Coxcox is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks Nezahualcoyotl in Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 0, jaguar knights 4).
Attack 4, defence 14.
Coxcox rolls red: nothing; red: a lance; yellow: a lance; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox will lose a warrior of army B.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Coxcox loses 2 warriors (B, B).
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl is done.
Coxcox retreats to Chalco.
Nezahualcoyotl wins and gains 2 SP.
Nezahualcoyotl is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks Nezahualcoyotl in Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 0, jaguar knights 4).
Attack 4, defence 12.
Coxcox rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Coxcox loses one warrior (C).
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl is done.
Coxcox retreats to Chalco.
Nezahualcoyotl wins and gains 1 SP.
Nezahualcoyotl is done.
Coxcox is done.
Phase: judgement of the gods.
Coxcox sets 4 SP aside.
Coxcox has given 7 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 7 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 7 SP to Quetzalcoatl in all.
21 SP have gone into the urn so far: Quetzalcoatl climbs one step, one SP stays in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 1; white: 2; white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
3 SP and the best die, 4, do not reach the wrath of 9: Tezcatlipoca descends to step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Tlaloc and Diversion.
Nezahualcoyotl discards Intervention of Tlaloc.
Itzcoatl is done.
Itzcoatl draws Flood and Sorcerer’s ruse.
Itzcoatl discards Flood.
Itzcoatl discards Intervention of Chalchiuhtlicue.
Coxcox is done.
Coxcox draws Intervention of Chalchiuhtlicue and Raid.
Coxcox discards Raid.
Coxcox discards Sorcerer’s ruse.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 9 T and 3 SP.
Itzcoatl receives 7 T and 4 SP.
Coxcox receives 8 T and 5 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 2 slaves.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Itzcoatl is done.
Coxcox pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl bids 3 T.
Coxcox is done.
Itzcoatl pays 3 T and takes 3 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Mixquic succeeds.
Mixquic belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Mixquic fails.
The alliance of Itzcoatl in Mixquic fails.
The alliance of Coxcox in Mixquic fails.
The expedition of Coxcox returns with 2 T.
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
Army A of Nezahualcoyotl goes from Coatepec to Colhuacan.
Nezahualcoyotl attacks Coxcox in Colhuacan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox sends 4 counters of the reserve (warriors 2, jaguar knights 2).
Attack 2, defence 6.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses one jaguar knight (A).
Army A of Nezahualcoyotl is destroyed.
Coxcox wins and gains 1 SP.
A warrior of Coxcox becomes a jaguar knight in the reserve.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Chalco to Coatepec.
Coxcox attacks Nezahualcoyotl in Coatepec.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 0, jaguar knights 4).
Attack 3, defence 8.
Coxcox rolls red: a lance; red: a lance; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 jaguar knights (R, R).
Nezahualcoyotl is done.
Coxcox is done.
Attack 3, defence 4.
Coxcox rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl has chosen the losses.
Coxcox loses one warrior (C).
Nezahualcoyotl loses one jaguar knight (R).
Nezahualcoyotl is done.
Coxcox is done.
Attack 2, defence 2.
Coxcox rolls red: a lance; red: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses one jaguar knight (R).
Coxcox wins and gains 4 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army C.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Chalco to Mixquic.
Coxcox attacks Nezahualcoyotl in Mixquic.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox wins.
Mixquic belongs to Coxcox now.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 11 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 11 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 11 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 6; white: 1; white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Raid and Raid.
Itzcoatl discards Flood.
Itzcoatl discards Influence of the Tlenamacac.
Coxcox is done.
Coxcox draws Intervention of Tlaloc and Heroic combat.
Coxcox discards Right of passage.
Coxcox discards Heroic combat.
Nezahualcoyotl is done.
Nezahualcoyotl draws Submission of a city-state and Raid.
Nezahualcoyotl discards Right of passage.
Nezahualcoyotl discards Reinforcements.
Phase: tribute.
Itzcoatl is done.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox takes 1 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 7 T and 4 SP.
Coxcox receives 10 T and 7 SP.
Nezahualcoyotl receives 8 T and 2 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
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
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
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
Itzcoatl sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Submission of a city-state: Tenayuca.
Nezahualcoyotl rolls red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tenayuca belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Tenayuca fails.
The alliance of Coxcox in Tenayuca fails.
The alliance of Coxcox in Tenayuca fails.
The 2 expeditions of Nezahualcoyotl return with 6 T.
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
Army C of Coxcox goes from Coatepec to Coatlinchan.
Coxcox attacks Nezahualcoyotl in Coatlinchan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl sends 2 counters of the reserve (warriors 0, jaguar knights 2).
Attack 3, defence 4.
Coxcox rolls red: nothing; red: a lance; yellow: nothing; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl has chosen the losses.
Coxcox loses one warrior (C).
Nezahualcoyotl loses one jaguar knight (R).
Nezahualcoyotl is done.
Coxcox is done.
Attack 2, defence 2.
Coxcox rolls red: a lance; red: a lance; red: a lance; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox loses one jaguar knight (C).
Army C of Coxcox is destroyed.
Nezahualcoyotl loses one jaguar knight (R).
In Coatlinchan nobody is left on either side.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 14 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 14 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 14 SP to Quetzalcoatl in all.
42 SP have gone into the urn so far: Quetzalcoatl climbs one step, 2 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white: 3; white: 4; white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 4, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Assassination and Assassination.
Coxcox discards Earthquake.
Nezahualcoyotl is done.
Nezahualcoyotl draws Assassination and Fury of Yacatecuhtli.
Nezahualcoyotl discards Influence of the Tlenamacac.
Itzcoatl is done.
The 28 discarded cards become the new deck.
Itzcoatl draws Submission of a city-state and Reinforcements.
Itzcoatl discards Submission of a city-state.
Itzcoatl discards Raid.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 10 T and 7 SP.
Nezahualcoyotl receives 9 T and 3 SP.
Itzcoatl receives 7 T and 4 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 1 T and takes 2 SP.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 1 slave.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Teocalhueyacan.
Coxcox sends a pochteca: alliance, Teocalhueyacan.
Nezahualcoyotl sends a pochteca: alliance, Teocalhueyacan.
Nezahualcoyotl sends a pochteca: alliance, Teocalhueyacan.
Itzcoatl sends a pochteca: alliance, Teocalhueyacan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Teocalhueyacan succeeds.
Teocalhueyacan belongs to Coxcox now.
The alliance of Coxcox in Teocalhueyacan fails.
The alliance of Nezahualcoyotl in Teocalhueyacan fails.
The alliance of Nezahualcoyotl in Teocalhueyacan fails.
The alliance of Itzcoatl in Teocalhueyacan fails.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 16 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 16 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 16 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Coxcox rolls white: 4; white: 5; white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Insubordination and Insubordination.
Nezahualcoyotl discards Diversion.
Nezahualcoyotl discards Assassination.
Itzcoatl is done.
Itzcoatl draws Heroic combat and Earthquake.
Itzcoatl discards Raid.
Itzcoatl discards Raid.
Coxcox is done.
Coxcox draws Reinforcements and Raid.
Coxcox discards Reinforcements.
Coxcox discards Raid.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 9 T and 3 SP.
Itzcoatl receives 7 T and 4 SP.
Coxcox receives 11 T and 8 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 2 slaves.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Itzcoatl pays 3 T and takes 2 SP.
Nezahualcoyotl rolls white: 4.
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
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Nezahualcoyotl pays 1 T and takes 3 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Xaltocan.
Coxcox sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Xaltocan succeeds.
Xaltocan belongs to Nezahualcoyotl now.
The expedition of Itzcoatl returns with 0 T.
The alliance of Coxcox in Xaltocan fails.
The alliance of Coxcox in Xaltocan fails.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 21 SP to Quetzalcoatl in all.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 21 SP to Quetzalcoatl in all.
63 SP have gone into the urn so far: Quetzalcoatl climbs one step, 3 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Nezahualcoyotl rolls white: 4; white: 4; white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 4, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Sorcerer’s ruse and Heroic combat.
Itzcoatl discards Sorcerer’s ruse.
Itzcoatl discards Reinforcements.
Coxcox is done.
Coxcox draws Right of passage and Intervention of Tlaloc.
Coxcox discards Intervention of Chalchiuhtlicue.
Coxcox discards Assassination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Right of passage.
Nezahualcoyotl discards Insubordination.
Nezahualcoyotl discards Raid.
Phase: tribute.
Itzcoatl is done.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox takes 6 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 7 T and 4 SP.
Coxcox receives 11 T and 8 SP.
Nezahualcoyotl receives 10 T and 4 SP.
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
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Itzcoatl bids 4 T.
Coxcox is done.
Itzcoatl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl bids 3 T.
Itzcoatl is done.
Nezahualcoyotl pays 3 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: assimilation, Tepeyacac.
Coxcox sends a pochteca: assimilation, Coatepec.
Coxcox sends a pochteca: assimilation, Teocalhueyacan.
Nezahualcoyotl sends a pochteca: assimilation, Coatlinchan.
Nezahualcoyotl sends a pochteca: assimilation, Tenayuca.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The assimilation of Itzcoatl in Tepeyacac succeeds.
The assimilation of Coxcox in Coatepec succeeds.
The assimilation of Coxcox in Teocalhueyacan succeeds.
The assimilation of Nezahualcoyotl in Coatlinchan succeeds.
The assimilation of Nezahualcoyotl in Tenayuca succeeds.
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
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 24 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 24 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 24 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white: 3; white: 3; white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 3, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 10 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Submission of a city-state and Insubordination.
Coxcox discards Earthquake.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Tlaloc and Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Intervention of Tlaloc.
Nezahualcoyotl discards Fury of Yacatecuhtli.
Itzcoatl is done.
Itzcoatl draws Diversion and Influence of the Tlenamacac.
Itzcoatl discards Sorcerer’s ruse.
Itzcoatl discards Earthquake.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 11 T and 10 SP.
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
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 3 SP.
Coxcox rolls white: 4.
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
Coxcox sends a pochteca: assimilation, Mixquic.
Coxcox sends a pochteca: assimilation, Mixquic.
Nezahualcoyotl sends a pochteca: assimilation, Xaltocan.
Nezahualcoyotl sends a pochteca: assimilation, Tepetlaoztoc.
Itzcoatl sends a pochteca: assimilation, Ecatepec.
Coxcox plays Submission of a city-state: Coyoacan.
Coxcox rolls red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coyoacan belongs to Coxcox now.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The assimilation of Coxcox in Mixquic succeeds.
The assimilation of Coxcox in Mixquic fails.
The assimilation of Nezahualcoyotl in Xaltocan succeeds.
The assimilation of Nezahualcoyotl in Tepetlaoztoc succeeds.
The assimilation of Itzcoatl in Ecatepec succeeds.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Coxcox sets 3 SP aside.
Coxcox has given 27 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 27 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 27 SP to Quetzalcoatl in all.
81 SP have gone into the urn so far: Quetzalcoatl climbs one step, one SP stays in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white: 4; white: 6; white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 11 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Heroic combat.
Nezahualcoyotl discards Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Heroic combat.
Itzcoatl is done.
Itzcoatl draws Intervention of Tlaloc and Influence of the Tlenamacac.
Itzcoatl discards Heroic combat.
Itzcoatl discards Diversion.
Coxcox is done.
Coxcox draws Sorcerer’s ruse and Influence of the Tlenamacac.
Coxcox discards Assassination.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl plays Intervention of Tlaloc.
Itzcoatl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl takes 3 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 10 T and 8 SP.
Itzcoatl receives 7 T and 6 SP.
Coxcox receives 12 T and 11 SP.
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
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Coxcox pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 3 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 3 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: assimilation, Acolman.
Nezahualcoyotl sends a pochteca: assimilation, Acolman.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: assimilation, Coyoacan.
Coxcox sends a pochteca: assimilation, Chalco.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The assimilation of Nezahualcoyotl in Acolman succeeds.
The assimilation of Nezahualcoyotl in Acolman fails.
The 2 expeditions of Itzcoatl return with 8 T.
The assimilation of Coxcox in Coyoacan succeeds.
The assimilation of Coxcox in Chalco succeeds.
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
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 7 SP aside.
Nezahualcoyotl has given 34 SP to Quetzalcoatl in all.
Itzcoatl sets 7 SP aside.
Itzcoatl has given 34 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 34 SP to Quetzalcoatl in all.
102 SP have gone into the urn so far: Quetzalcoatl climbs one step, 2 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 34, Coxcox 34, Nezahualcoyotl 34. Winner: Coxcox; the tie is broken by the most territories.
