Itzcoatl chooses in secret: D tizapan.
Itzcoatl chooses in secret: S lake-west.
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
Itzcoatl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca; dams to Tizapan.
Coxcox begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Nezahualcoyotl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Round 1 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox draws Reinforcements and Influence of the Tlenamacac.
Nezahualcoyotl draws Insubordination and Intervention of Chalchiuhtlicue.
Itzcoatl draws Earthquake and Diversion.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 5 T and 0 SP.
Nezahualcoyotl receives 5 T and 0 SP.
Itzcoatl receives 5 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a warrior for the reserve.
Coxcox buys a jaguar knight for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 3 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 2 SP.
Phase: pochtecas.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The expedition of Coxcox returns with 2 T.
The expedition of Nezahualcoyotl returns with 0 T.
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
Army A of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Coxcox plays Reinforcements: Coatlinchan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise one warrior.
Attack 7, defence 7.
Nezahualcoyotl rolls red: a lance; red: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 7, defence 6.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 7, defence 6.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl is done.
Attack 7, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 7, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior and one jaguar knight (A, A).
Nezahualcoyotl is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl wins and gains 5 SP.
Coatlinchan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl is done.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: a lance; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (C, C).
Nezahualcoyotl wins and gains 2 SP.
Acolman belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army C.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Iztapalapan.
Nezahualcoyotl is done.
Coxcox attacks the neutrals in Iztapalapan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise one warrior.
Attack 7, defence 4.
Coxcox rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Coxcox is done.
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
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (A).
Coxcox wins and gains 3 SP.
Iztapalapan belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Tizapan.
Itzcoatl attacks the neutrals in Tizapan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 7, defence 3.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl is done.
Attack 7, defence 3.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl is done.
Attack 7, defence 3.
Itzcoatl rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (A).
Itzcoatl is done.
Attack 6, defence 2.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: a lance; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (A).
Itzcoatl wins and gains 2 SP.
Tizapan belongs to Itzcoatl now.
Itzcoatl is done.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Coxcox has given 0 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 0, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 3; white: 5; white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
6 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 0.
Round 2 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Heroic combat.
Itzcoatl is done.
Itzcoatl draws Raid and Intervention of Chalchiuhtlicue.
Coxcox is done.
Coxcox draws Reinforcements and Submission of a city-state.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 7 T and 3 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 6 T and 0 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
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
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 2 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Tlalpan.
Itzcoatl sends a pochteca: alliance, Tlalpan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Tlalpan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox plays Submission of a city-state: Amaquemecan.
Coxcox rolls red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Amaquemecan belongs to Coxcox now.
Coxcox is done.
The alliance of Nezahualcoyotl in Tlalpan succeeds.
Tlalpan belongs to Nezahualcoyotl now.
The alliance of Itzcoatl in Tlalpan fails.
The expedition of Itzcoatl returns with 2 T.
The alliance of Coxcox in Tlalpan fails.
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
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tizapan to Coyoacan.
Itzcoatl attacks the neutrals in Coyoacan.
Nezahualcoyotl plays Heroic combat: Coyoacan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox plays Reinforcements: Coyoacan.
Coxcox is done.
Coxcox rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 4, defence 6.
Itzcoatl rolls red: a lance; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (A).
Attack 2, defence 5.
Itzcoatl rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl loses one jaguar knight (A).
Army A of Itzcoatl is destroyed.
Captured: one jaguar knight.
The neutrals win.
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
Attack 2, defence 4.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses one jaguar knight (C).
Army C of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Iztapalapan to Coatlinchan.
Nezahualcoyotl is done.
Coxcox attacks Nezahualcoyotl in Coatlinchan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 3, jaguar knights 1).
Attack 4, defence 7.
Coxcox rolls red: nothing; red: a lance; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox loses 2 jaguar knights (A, A).
Army A of Coxcox is destroyed.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (R).
Nezahualcoyotl wins and gains 2 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight in the reserve.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 2 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 2 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 2 SP to Quetzalcoatl in all.
6 SP have gone into the urn so far: Quetzalcoatl does not climb, 6 SP stay in it.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 4; white: 1; white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
3 SP and the best die, 4, do not reach the wrath of 10: Tezcatlipoca descends to step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Fury of Yacatecuhtli and Influence of the Tlenamacac.
Itzcoatl discards Intervention of Chalchiuhtlicue.
Itzcoatl discards Influence of the Tlenamacac.
Coxcox is done.
Coxcox draws Raid and Earthquake.
Nezahualcoyotl is done.
Nezahualcoyotl draws Fury of Yacatecuhtli and Raid.
Nezahualcoyotl discards Raid.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 7 T and 1 SP.
Nezahualcoyotl receives 8 T and 5 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 3 T and takes 2 SP.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Xaltocan.
Coxcox sends a pochteca: alliance, Xaltocan.
Coxcox sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Xaltocan succeeds.
Xaltocan belongs to Itzcoatl now.
The alliance of Coxcox in Xaltocan fails.
The alliance of Coxcox in Xaltocan fails.
The alliance of Nezahualcoyotl in Xaltocan fails.
The expedition of Nezahualcoyotl returns with 0 T.
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
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Coatlinchan to Iztapalapan.
Army B of Coxcox intercepts in Iztapalapan.
Coxcox attacks Nezahualcoyotl in Iztapalapan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Attack 4, defence 2.
Coxcox rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl loses one jaguar knight (A).
Army A of Nezahualcoyotl is destroyed.
Coxcox wins and gains 1 SP.
A warrior of Coxcox becomes a jaguar knight in army B.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 4 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 4 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 4 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white: 6; white: 2; white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
3 SP and the best die, 6, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Right of passage and Sorcerer’s ruse.
Coxcox discards Right of passage.
Nezahualcoyotl is done.
Nezahualcoyotl draws Heroic combat and Reinforcements.
Nezahualcoyotl discards Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Heroic combat.
Itzcoatl is done.
Itzcoatl draws Influence of the Tlenamacac and Submission of a city-state.
Itzcoatl discards Influence of the Tlenamacac.
Itzcoatl discards Fury of Yacatecuhtli.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 7 T and 1 SP.
Nezahualcoyotl receives 8 T and 5 SP.
Itzcoatl receives 7 T and 4 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 4 T and takes 2 SP.
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
Coxcox rolls white: 3.
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
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: alliance, Coyoacan.
Itzcoatl sends a pochteca: alliance, Coyoacan.
Itzcoatl sends a pochteca: alliance, Coyoacan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl plays Submission of a city-state: Cuautitlan.
Itzcoatl rolls red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Cuautitlan belongs to Itzcoatl now.
Itzcoatl is done.
The expedition of Coxcox returns with 4 T.
The alliance of Nezahualcoyotl in Coyoacan succeeds.
Coyoacan belongs to Nezahualcoyotl now.
The alliance of Itzcoatl in Coyoacan fails.
The alliance of Itzcoatl in Coyoacan fails.
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
Army B of Coxcox goes from Colhuacan to Cuitlahuac.
Coxcox attacks the neutrals in Cuitlahuac.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Cuitlahuac.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise one jaguar knight.
Nezahualcoyotl rolls yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 5, defence 8.
Coxcox rolls red: a lance; red: nothing; yellow: a lance; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Coxcox will lose a warrior of army B.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses 2 warriors (B, B).
Coxcox is done.
Attack 3, defence 7.
Coxcox rolls red: a lance; red: a lance; yellow: nothing; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: 2 jaguar knights.
Coxcox is done.
Attack 3, defence 3.
Coxcox rolls red: nothing; red: nothing; red: a lance; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses one warrior (B).
Coxcox retreats to Iztapalapan.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 6 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 6 SP to Quetzalcoatl in all.
18 SP have gone into the urn so far: Quetzalcoatl does not climb, 18 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white: 1; white: 6; white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Insubordination and Intervention of Tlaloc.
Nezahualcoyotl discards Flood.
Itzcoatl is done.
Itzcoatl draws Diversion and Assassination.
Itzcoatl discards Diversion.
Coxcox is done.
Coxcox draws Sorcerer’s ruse and Raid.
Coxcox discards Earthquake.
Coxcox discards Influence of the Tlenamacac.
Phase: tribute.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl takes 6 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 9 T and 6 SP.
Itzcoatl receives 8 T and 4 SP.
Coxcox receives 7 T and 1 SP.
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
Nezahualcoyotl rolls white: 3.
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
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 2 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Cuitlahuac succeeds.
Cuitlahuac belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Cuitlahuac fails.
The alliance of Itzcoatl in Cuitlahuac fails.
The expedition of Itzcoatl returns with 2 T.
The alliance of Coxcox in Cuitlahuac fails.
The alliance of Coxcox in Cuitlahuac fails.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Iztapalapan to Coatlinchan.
Army B of Nezahualcoyotl intercepts in Coatlinchan.
Nezahualcoyotl attacks Coxcox in Coatlinchan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox loses one jaguar knight (B).
Army B of Coxcox is destroyed.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Nezahualcoyotl wins and gains 1 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight in army B.
Coxcox is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Cuitlahuac.
Coxcox attacks Nezahualcoyotl in Cuitlahuac.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox wins.
Cuitlahuac belongs to Coxcox now.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 8 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 1; white: 4; white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Right of passage and Assassination.
Itzcoatl discards Earthquake.
Itzcoatl discards Raid.
Coxcox is done.
Coxcox draws Assassination and Heroic combat.
Coxcox discards Assassination.
Coxcox discards Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Tlaloc and Insubordination.
Nezahualcoyotl discards Intervention of Tlaloc.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 8 T and 4 SP.
Coxcox receives 8 T and 2 SP.
Nezahualcoyotl receives 9 T and 6 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight for army B.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nobody wants lot 2.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Itzcoatl bids 4 T.
Coxcox is done.
Itzcoatl pays 4 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
The expedition of Itzcoatl returns with 4 T.
The alliance of Coxcox in Tenayuca fails.
The alliance of Coxcox in Tenayuca fails.
The alliance of Nezahualcoyotl in Tenayuca fails.
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
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Itzcoatl is done.
Coxcox plays Heroic combat: Tepetlaoztoc.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 6, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (B, B).
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl will lose a jaguar knight of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (B).
Attack 2, defence 2.
Nezahualcoyotl rolls red: a lance; red: a lance; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl loses one jaguar knight (B).
Army B of Nezahualcoyotl is destroyed.
Captured: one jaguar knight.
In Tepetlaoztoc nobody is left on either side.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl has given 8 SP to Quetzalcoatl in all.
Coxcox has given 8 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 8 SP to Quetzalcoatl in all.
24 SP have gone into the urn so far: Quetzalcoatl climbs one step, 4 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white: 3; white: 5; white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Flood and Sorcerer’s ruse.
Coxcox discards Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws Raid and Intervention of Tlaloc.
Nezahualcoyotl discards Insubordination.
Nezahualcoyotl discards Intervention of Tlaloc.
Itzcoatl is done.
The 28 discarded cards become the new deck.
Itzcoatl draws Intervention of Chalchiuhtlicue and Sorcerer’s ruse.
Itzcoatl discards Sorcerer’s ruse.
Itzcoatl discards Intervention of Chalchiuhtlicue.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 8 T and 2 SP.
Nezahualcoyotl receives 9 T and 6 SP.
Itzcoatl receives 9 T and 5 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Itzcoatl pays 1 T and takes 1 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 2 SP.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Teocalhueyacan.
Nezahualcoyotl sends a pochteca: alliance, Teocalhueyacan.
Nezahualcoyotl sends a pochteca: alliance, Teocalhueyacan.
Itzcoatl sends a pochteca: alliance, Teocalhueyacan.
Itzcoatl sends a pochteca: alliance, Teocalhueyacan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Teocalhueyacan succeeds.
Teocalhueyacan belongs to Coxcox now.
The alliance of Nezahualcoyotl in Teocalhueyacan fails.
The alliance of Nezahualcoyotl in Teocalhueyacan fails.
The alliance of Itzcoatl in Teocalhueyacan fails.
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
Phase: judgement of the gods.
Coxcox has given 8 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 8 SP to Quetzalcoatl in all.
Itzcoatl has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 2, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white: 3; white: 3; white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
8 SP and the best die, 3, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Heroic combat.
Nezahualcoyotl discards Raid.
Nezahualcoyotl discards Fury of Yacatecuhtli.
Itzcoatl is done.
Itzcoatl draws Heroic combat and Intervention of Tlaloc.
Itzcoatl discards Right of passage.
Itzcoatl discards Intervention of Tlaloc.
Coxcox is done.
Coxcox draws Heroic combat and Influence of the Tlenamacac.
Coxcox discards Sorcerer’s ruse.
Coxcox discards Heroic combat.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 9 T and 6 SP.
Itzcoatl receives 9 T and 5 SP.
Coxcox receives 9 T and 3 SP.
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
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 1 slave.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 2 slaves.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Itzcoatl pays 1 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Teotihuacan.
Nezahualcoyotl sends a pochteca: alliance, Teotihuacan.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Teotihuacan succeeds.
Teotihuacan belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Teotihuacan fails.
The alliance of Itzcoatl in Teotihuacan fails.
The alliance of Itzcoatl in Teotihuacan fails.
The alliance of Coxcox in Teotihuacan fails.
The alliance of Coxcox in Teotihuacan fails.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 10 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 10 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 10 SP to Quetzalcoatl in all.
30 SP have gone into the urn so far: Quetzalcoatl does not climb, 10 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 1; white: 2; white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 5, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Fury of Yacatecuhtli and Influence of the Tlenamacac.
Itzcoatl discards Fury of Yacatecuhtli.
Itzcoatl discards Assassination.
Coxcox is done.
Coxcox draws Earthquake and Assassination.
Coxcox discards Influence of the Tlenamacac.
Coxcox discards Flood.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Raid.
Nezahualcoyotl discards Reinforcements.
Nezahualcoyotl discards Flood.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 9 T and 5 SP.
Coxcox receives 9 T and 3 SP.
Nezahualcoyotl receives 10 T and 7 SP.
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
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Itzcoatl is done.
Coxcox pays 3 T and takes 2 SP.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Coxcox bids 5 T.
Nezahualcoyotl bids 6 T.
Coxcox is done.
Nezahualcoyotl pays 6 T and takes 3 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Tepeyacac.
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
The alliance of Itzcoatl in Tepeyacac fails.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 12 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 12 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white: 2; white: 2; white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 3, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 10 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Diversion and Intervention of Chalchiuhtlicue.
Coxcox discards Intervention of Chalchiuhtlicue.
Coxcox discards Assassination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Earthquake and Reinforcements.
Nezahualcoyotl discards Raid.
Nezahualcoyotl discards Insubordination.
Itzcoatl is done.
Itzcoatl draws Influence of the Tlenamacac and Reinforcements.
Itzcoatl discards Reinforcements.
Itzcoatl discards Assassination.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 9 T and 3 SP.
Nezahualcoyotl receives 10 T and 7 SP.
Itzcoatl receives 10 T and 6 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Coxcox rolls white: 1.
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
Coxcox sends a pochteca: assimilation, Iztapalapan.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: assimilation, Cuautitlan.
Itzcoatl sends a pochteca: assimilation, Tepeyacac.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The assimilation of Coxcox in Iztapalapan succeeds.
The 2 expeditions of Nezahualcoyotl return with 6 T.
The assimilation of Itzcoatl in Cuautitlan succeeds.
The assimilation of Itzcoatl in Tepeyacac succeeds.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox has given 12 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 12 SP to Quetzalcoatl in all.
Itzcoatl has given 12 SP to Quetzalcoatl in all.
36 SP have gone into the urn so far: Quetzalcoatl does not climb, 16 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 1; white: 2; white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 4, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 11 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Tlaloc and Right of passage.
Nezahualcoyotl discards Intervention of Tlaloc.
Nezahualcoyotl discards Earthquake.
Itzcoatl is done.
Itzcoatl draws Raid and Sorcerer’s ruse.
Itzcoatl discards Influence of the Tlenamacac.
Itzcoatl discards Raid.
Coxcox is done.
Coxcox draws Submission of a city-state and Insubordination.
Coxcox discards Insubordination.
Coxcox discards Submission of a city-state.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 10 T and 7 SP.
Itzcoatl receives 10 T and 8 SP.
Coxcox receives 9 T and 4 SP.
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
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox is done.
Itzcoatl pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Coxcox is done.
Nezahualcoyotl bids 5 T.
Itzcoatl is done.
Nezahualcoyotl pays 5 T and takes 3 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 3 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: assimilation, Coyoacan.
Nezahualcoyotl sends a pochteca: assimilation, Coatlinchan.
Itzcoatl sends a pochteca: assimilation, Xaltocan.
Itzcoatl sends a pochteca: assimilation, Xaltocan.
Coxcox sends a pochteca: assimilation, Amaquemecan.
Coxcox sends a pochteca: assimilation, Teocalhueyacan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The assimilation of Nezahualcoyotl in Coyoacan succeeds.
The assimilation of Nezahualcoyotl in Coatlinchan succeeds.
The assimilation of Itzcoatl in Xaltocan succeeds.
The assimilation of Itzcoatl in Xaltocan fails.
The assimilation of Coxcox in Amaquemecan succeeds.
The assimilation of Coxcox in Teocalhueyacan succeeds.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 13 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 13 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 13 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 4; white: 2; white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 12 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Submission of a city-state and Intervention of Tlaloc.
Itzcoatl discards Sorcerer’s ruse.
Itzcoatl discards Influence of the Tlenamacac.
Coxcox is done.
The 28 discarded cards become the new deck.
Coxcox draws Assassination and Sorcerer’s ruse.
Coxcox discards Assassination.
Coxcox discards Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws Influence of the Tlenamacac and Intervention of Tlaloc.
Nezahualcoyotl discards Insubordination.
Nezahualcoyotl discards Intervention of Tlaloc.
Phase: tribute.
Itzcoatl plays Intervention of Tlaloc.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl takes 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 10 T and 9 SP.
Coxcox receives 9 T and 6 SP.
Nezahualcoyotl receives 10 T and 9 SP.
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
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Coxcox bids 5 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 5 T and takes 3 SP.
Itzcoatl rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Itzcoatl bids 4 T.
Coxcox bids 5 T.
Itzcoatl bids 6 T.
Coxcox is done.
Itzcoatl pays 6 T and takes 3 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: assimilation, Tizapan.
Itzcoatl sends a pochteca: assimilation, Tizapan.
Coxcox sends a pochteca: assimilation, Cuitlahuac.
Coxcox sends a pochteca: assimilation, Cuitlahuac.
Nezahualcoyotl sends a pochteca: assimilation, Tlalpan.
Nezahualcoyotl sends a pochteca: assimilation, Acolman.
Itzcoatl plays Submission of a city-state: Coatepec.
Itzcoatl rolls red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The assimilation of Itzcoatl in Tizapan succeeds.
The assimilation of Itzcoatl in Tizapan fails.
The assimilation of Coxcox in Cuitlahuac succeeds.
The assimilation of Coxcox in Cuitlahuac fails.
The assimilation of Nezahualcoyotl in Tlalpan succeeds.
The assimilation of Nezahualcoyotl in Acolman succeeds.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Itzcoatl sets 6 SP aside.
Itzcoatl has given 19 SP to Quetzalcoatl in all.
Coxcox sets 6 SP aside.
Coxcox has given 19 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 6 SP aside.
Nezahualcoyotl has given 19 SP to Quetzalcoatl in all.
57 SP have gone into the urn so far: Quetzalcoatl climbs one step, 17 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white: 1; white: 3; white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 5, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 13 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Influence of the Tlenamacac and Fury of Yacatecuhtli.
Coxcox discards Earthquake.
Coxcox discards Influence of the Tlenamacac.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Intervention of Tlaloc.
Nezahualcoyotl discards Flood.
Nezahualcoyotl discards Heroic combat.
Itzcoatl is done.
Itzcoatl draws Raid and Submission of a city-state.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl takes 4 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 9 T and 7 SP.
Nezahualcoyotl receives 10 T and 11 SP.
Itzcoatl receives 10 T and 10 SP.
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
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 3.
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
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: assimilation, Teotihuacan.
Nezahualcoyotl sends a pochteca: assimilation, Teotihuacan.
Itzcoatl sends a pochteca: assimilation, Tenayuca.
Itzcoatl sends a pochteca: assimilation, Tenayuca.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl plays Submission of a city-state: Coatepec.
Itzcoatl rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl is done.
The 2 expeditions of Coxcox return with 2 T.
The assimilation of Nezahualcoyotl in Teotihuacan succeeds.
The assimilation of Nezahualcoyotl in Teotihuacan fails.
The assimilation of Itzcoatl in Tenayuca succeeds.
The assimilation of Itzcoatl in Tenayuca fails.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 6 SP aside.
Coxcox has given 25 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 6 SP aside.
Nezahualcoyotl has given 25 SP to Quetzalcoatl in all.
Itzcoatl sets 6 SP aside.
Itzcoatl has given 25 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Coxcox rolls white: 4; white: 3; white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 4, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 14 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Assassination and Raid.
Nezahualcoyotl discards Raid.
Itzcoatl is done.
Itzcoatl draws Assassination and Reinforcements.
Itzcoatl discards Heroic combat.
Coxcox is done.
Coxcox draws Right of passage and Insubordination.
Coxcox discards Insubordination.
Coxcox discards Fury of Yacatecuhtli.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 10 T and 12 SP.
Itzcoatl receives 10 T and 11 SP.
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
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 3 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
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
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The 2 expeditions of Nezahualcoyotl return with 4 T.
The 2 expeditions of Itzcoatl return with 2 T.
The 2 expeditions of Coxcox return with 8 T.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 30 SP to Quetzalcoatl in all.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 30 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 30 SP to Quetzalcoatl in all.
90 SP have gone into the urn so far: Quetzalcoatl climbs 2 steps, 10 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 3; white: 4; white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 4, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 15 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Fury of Yacatecuhtli and Raid.
Itzcoatl discards Raid.
Itzcoatl discards Assassination.
Coxcox is done.
Coxcox draws Sorcerer’s ruse and Reinforcements.
Coxcox discards Diversion.
Coxcox discards Right of passage.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Chalchiuhtlicue and Sorcerer’s ruse.
Nezahualcoyotl discards Influence of the Tlenamacac.
Nezahualcoyotl discards Intervention of Chalchiuhtlicue.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 10 T and 11 SP.
Coxcox receives 9 T and 7 SP.
Nezahualcoyotl receives 10 T and 12 SP.
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
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Coxcox bids 5 T.
Nezahualcoyotl bids 6 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 6 T and takes 3 SP.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nobody wants lot 2.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 3 T and takes 3 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The 2 expeditions of Itzcoatl return with 4 T.
The 2 expeditions of Coxcox return with 2 T.
The 2 expeditions of Nezahualcoyotl return with 2 T.
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
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl sets 7 SP aside.
Itzcoatl has given 37 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 37 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 7 SP aside.
Nezahualcoyotl has given 37 SP to Quetzalcoatl in all.
111 SP have gone into the urn so far: Quetzalcoatl climbs one step, 11 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 37, Coxcox 37, Nezahualcoyotl 37. Winner: Itzcoatl; the tie is broken by the greatest wealth.
