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
Itzcoatl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Coxcox begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Nezahualcoyotl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Round 1 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Phase: tribute.
Coxcox receives 5 T and 0 SP.
Nezahualcoyotl receives 5 T and 0 SP.
Itzcoatl receives 5 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a jaguar knight for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 5.
Lot 1: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Itzcoatl is done.
Coxcox pays 3 T and takes 2 SP.
Coxcox rolls white: 2.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Lot 3: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Itzcoatl sends a pochteca: expedition.
The expedition of Coxcox returns with 6 T.
The alliance of Nezahualcoyotl in Acolman succeeds.
Acolman belongs to Nezahualcoyotl now.
The expedition of Itzcoatl returns with 4 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Itzcoatl rolls white: 5.
The neutrals mobilise one warrior.
Attack 7, defence 4.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (A).
Nezahualcoyotl is done.
Attack 6, defence 4.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Captured: one warrior.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl is done.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red: nothing; red: a lance; red: a lance; red: nothing.
Nezahualcoyotl loses one jaguar knight (A).
Army A of Nezahualcoyotl is destroyed.
Captured: one jaguar knight.
In Coatlinchan nobody is left on either side.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl rolls white: 4.
The neutrals mobilise one warrior.
Attack 7, defence 4.
Coxcox rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox is done.
Attack 6, defence 4.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: a lance.
Captured: one warrior.
Coxcox will lose a jaguar knight of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses 2 jaguar knights (A, A).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl rolls white: 2.
The neutrals mobilise nobody.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow: a lance; yellow: a lance; red: nothing; red: a lance.
Captured: one warrior and one jaguar knight.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses one warrior (C).
Coxcox wins and gains 2 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army C.
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
Coxcox sets 1 SP aside.
Coxcox has given 1 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 2; white: 4; white: 2.
0 SP and the best die, 4, do not reach the wrath of 9: Tezcatlipoca descends to step 1.
Round 2 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Phase: tribute.
Nezahualcoyotl receives 6 T and 2 SP.
Itzcoatl receives 5 T and 0 SP.
Coxcox receives 6 T and 1 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a warrior for the reserve.
Coxcox buys a warrior for army A.
Coxcox buys a jaguar knight for army A.
Coxcox buys a jaguar knight for army A.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 5.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Lot 3: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Cuautitlan.
Itzcoatl sends a pochteca: alliance, Cuautitlan.
Itzcoatl sends a pochteca: alliance, Cuautitlan.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
The alliance of Nezahualcoyotl in Cuautitlan succeeds.
Cuautitlan belongs to Nezahualcoyotl now.
The alliance of Itzcoatl in Cuautitlan fails.
The alliance of Itzcoatl in Cuautitlan fails.
The 2 expeditions of Coxcox return with 4 T.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Iztapalapan.
Coxcox attacks the neutrals in Iztapalapan.
Nezahualcoyotl rolls white: 3.
The neutrals mobilise nobody.
Attack 7, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 7, defence 3.
Coxcox rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Captured: one warrior.
Coxcox is done.
Attack 7, defence 2.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Captured: one jaguar knight.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox wins and gains 2 SP.
Iztapalapan belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Nezahualcoyotl rolls white: 1.
The neutrals mobilise nobody.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: a lance; red: nothing; red: a lance.
Captured: one warrior.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses one warrior (C).
Coxcox is done.
Attack 3, defence 2.
Coxcox rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Captured: one jaguar knight.
Coxcox wins and gains 2 SP.
Chalco belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army C.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 1 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 8 SP aside.
Coxcox has given 9 SP to Quetzalcoatl in all.
10 SP have gone into the urn so far: Quetzalcoatl does not climb, 10 SP stay in it.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 3; white: 3; white: 1.
6 SP and the best die, 3, do not reach the wrath of 10: Tezcatlipoca descends to step 2.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Phase: tribute.
Itzcoatl receives 5 T and 0 SP.
Coxcox receives 8 T and 2 SP.
Nezahualcoyotl receives 7 T and 4 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 3.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 3.
Lot 2: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 5.
Lot 3: 2 slaves.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox is done.
Itzcoatl pays 1 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
The alliance of Itzcoatl in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
The alliance of Coxcox in Tenayuca fails.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Iztapalapan to Coatlinchan.
Nezahualcoyotl is done.
Coxcox attacks the neutrals in Coatlinchan.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 6.
The neutrals mobilise one jaguar knight.
Attack 6, defence 5.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 6, defence 5.
Coxcox rolls yellow: a lance; yellow: a lance; red: nothing; red: a lance.
Captured: one warrior and one jaguar knight.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (A).
Coxcox is done.
Attack 4, defence 2.
Coxcox rolls yellow: a lance; yellow: nothing; red: a lance; red: nothing.
Captured: one jaguar knight.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (A).
Coxcox wins and gains 3 SP.
Coatlinchan belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Chalco to Amaquemecan.
Coxcox attacks the neutrals in Amaquemecan.
Nezahualcoyotl rolls white: 4.
The neutrals mobilise one warrior.
Attack 4, defence 4.
Coxcox rolls red: a lance; red: nothing; red: nothing; red: nothing.
Captured: one warrior.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Captured: one warrior.
Coxcox will lose a jaguar knight of army C.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (C).
Coxcox retreats to Chalco.
The neutrals win.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 10 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 2 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white: 3; white: 2; white: 3.
9 SP and the best die, 3, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Phase: tribute.
Coxcox receives 9 T and 2 SP.
Nezahualcoyotl receives 7 T and 4 SP.
Itzcoatl receives 6 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 3.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 4.
Lot 2: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Coxcox rolls white: 1.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Tlacopan.
Coxcox sends a pochteca: alliance, Tlacopan.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Tlacopan.
The alliance of Coxcox in Tlacopan succeeds.
Tlacopan belongs to Coxcox now.
The alliance of Coxcox in Tlacopan fails.
The expedition of Nezahualcoyotl returns with 2 T.
The alliance of Itzcoatl in Tlacopan fails.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Chalco to Amaquemecan.
Coxcox attacks the neutrals in Amaquemecan.
Nezahualcoyotl rolls white: 6.
The neutrals mobilise one jaguar knight.
Attack 2, defence 5.
Coxcox rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Coxcox retreats to Chalco.
The neutrals win.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox has given 10 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
16 SP have gone into the urn so far: Quetzalcoatl climbs one step, one SP stays in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 1; white: 2; white: 2.
9 SP and the best die, 2, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Phase: tribute.
Nezahualcoyotl receives 7 T and 4 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 10 T and 4 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 4.
Lot 1: 2 slaves.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Itzcoatl pays 3 T and takes 2 SP.
Nezahualcoyotl rolls white: 3.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Lot 3: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Azcapotzalco.
Coxcox sends a pochteca: alliance, Azcapotzalco.
The alliance of Nezahualcoyotl in Azcapotzalco succeeds.
Azcapotzalco belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Azcapotzalco fails.
The expedition of Itzcoatl returns with 4 T.
The alliance of Coxcox in Azcapotzalco fails.
The alliance of Coxcox in Azcapotzalco fails.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Chalco to Amaquemecan.
Coxcox attacks the neutrals in Amaquemecan.
Nezahualcoyotl rolls white: 3.
The neutrals mobilise nobody.
Attack 2, defence 3.
Coxcox rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Captured: one warrior.
Coxcox retreats to Chalco.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 1 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 11 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 6; white: 3; white: 3.
9 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Phase: tribute.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 10 T and 4 SP.
Nezahualcoyotl receives 8 T and 5 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 5.
Lot 1: 2 slaves.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 3.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 4.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Itzcoatl bids 4 T.
Coxcox is done.
Itzcoatl pays 4 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Amaquemecan.
Itzcoatl sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: alliance, Amaquemecan.
Nezahualcoyotl sends a pochteca: expedition.
The alliance of Itzcoatl in Amaquemecan succeeds.
Amaquemecan belongs to Itzcoatl now.
The alliance of Itzcoatl in Amaquemecan fails.
The alliance of Coxcox in Amaquemecan fails.
The alliance of Coxcox in Amaquemecan fails.
The expedition of Nezahualcoyotl returns with 0 T.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Chalco to Amaquemecan.
Coxcox attacks Itzcoatl in Amaquemecan.
Coxcox wins.
Amaquemecan belongs to Coxcox now.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 2 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 12 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 13 SP to Quetzalcoatl in all.
27 SP have gone into the urn so far: Quetzalcoatl does not climb, 12 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white: 6; white: 5; white: 5.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Phase: tribute.
Coxcox receives 11 T and 5 SP.
Nezahualcoyotl receives 8 T and 5 SP.
Itzcoatl receives 6 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 6.
Lot 1: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Itzcoatl bids 4 T.
Coxcox bids 5 T.
Itzcoatl is done.
Coxcox pays 5 T and takes 3 SP.
Coxcox rolls white: 1.
Lot 2: 1 slave.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 5.
Lot 3: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 4 T and takes 2 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: expedition.
The alliance of Coxcox in Cuitlahuac succeeds.
Cuitlahuac belongs to Coxcox now.
The alliance of Coxcox in Cuitlahuac fails.
The alliance of Nezahualcoyotl in Cuitlahuac fails.
The expedition of Itzcoatl returns with 2 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Coxcox sets 6 SP aside.
Coxcox has given 18 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 15 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 3 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white: 6; white: 1; white: 6.
9 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Phase: tribute.
Nezahualcoyotl receives 8 T and 5 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 12 T and 6 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 4.
Lot 1: 2 slaves.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Itzcoatl is done.
Coxcox pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 3.
Lot 3: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
The alliance of Nezahualcoyotl in Mixquic succeeds.
Mixquic belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Mixquic fails.
The alliance of Itzcoatl in Mixquic fails.
The alliance of Coxcox in Mixquic fails.
The alliance of Coxcox in Mixquic fails.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Amaquemecan to Mixquic.
Coxcox attacks Nezahualcoyotl in Mixquic.
Coxcox wins.
Mixquic belongs to Coxcox now.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 18 SP to Quetzalcoatl in all.
Itzcoatl has given 3 SP to Quetzalcoatl in all.
Coxcox sets 6 SP aside.
Coxcox has given 24 SP to Quetzalcoatl in all.
45 SP have gone into the urn so far: Quetzalcoatl climbs 2 steps, nothing stays in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 3; white: 3; white: 6.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Phase: tribute.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 13 T and 7 SP.
Nezahualcoyotl receives 8 T and 5 SP.
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
Itzcoatl rolls white: 2.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Itzcoatl rolls white: 5.
Lot 2: 2 slaves.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Itzcoatl pays 1 T and takes 2 SP.
Itzcoatl rolls white: 5.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Coxcox pays 4 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Nezahualcoyotl sends a pochteca: alliance, Teotihuacan.
Nezahualcoyotl sends a pochteca: alliance, Teotihuacan.
The alliance of Itzcoatl in Teotihuacan succeeds.
Teotihuacan belongs to Itzcoatl now.
The alliance of Itzcoatl in Teotihuacan fails.
The alliance of Coxcox in Teotihuacan fails.
The alliance of Coxcox in Teotihuacan fails.
The alliance of Nezahualcoyotl in Teotihuacan fails.
The alliance of Nezahualcoyotl in Teotihuacan fails.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Itzcoatl has given 3 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 31 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 20 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white: 5; white: 5; white: 6.
9 SP and the best die, 6, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 10 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Phase: tribute.
Coxcox receives 13 T and 7 SP.
Nezahualcoyotl receives 8 T and 5 SP.
Itzcoatl receives 7 T and 3 SP.
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
Coxcox rolls white: 3.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Coxcox rolls white: 3.
Lot 2: 1 slave.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 3.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Xaltocan.
Coxcox sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Itzcoatl sends a pochteca: alliance, Xaltocan.
The alliance of Coxcox in Xaltocan succeeds.
Xaltocan belongs to Coxcox now.
The alliance of Coxcox in Xaltocan fails.
The alliance of Nezahualcoyotl in Xaltocan fails.
The alliance of Nezahualcoyotl in Xaltocan fails.
The alliance of Itzcoatl in Xaltocan fails.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
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
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Coxcox sets 6 SP aside.
Coxcox has given 37 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 23 SP to Quetzalcoatl in all.
Itzcoatl has given 3 SP to Quetzalcoatl in all.
63 SP have gone into the urn so far: Quetzalcoatl climbs one step, 3 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 3; white: 6; white: 6.
9 SP and the best die, 6, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 11 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Phase: tribute.
Nezahualcoyotl receives 8 T and 5 SP.
Itzcoatl receives 7 T and 3 SP.
Coxcox receives 14 T and 8 SP.
Phase: purchases.
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
Lot 1: 1 slave.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nobody wants lot 1.
Nezahualcoyotl rolls white: 2.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 4.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 4 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: assimilation, Cuautitlan.
Itzcoatl sends a pochteca: assimilation, Teotihuacan.
Itzcoatl sends a pochteca: assimilation, Tenayuca.
Coxcox sends a pochteca: assimilation, Tlacopan.
Coxcox sends a pochteca: assimilation, Iztapalapan.
The assimilation of Nezahualcoyotl in Cuautitlan succeeds.
The assimilation of Itzcoatl in Teotihuacan succeeds.
The assimilation of Itzcoatl in Tenayuca succeeds.
The assimilation of Coxcox in Tlacopan succeeds.
The assimilation of Coxcox in Iztapalapan succeeds.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 25 SP to Quetzalcoatl in all.
Itzcoatl has given 3 SP to Quetzalcoatl in all.
Coxcox sets 8 SP aside.
Coxcox has given 45 SP to Quetzalcoatl in all.
73 SP have gone into the urn so far: Quetzalcoatl does not climb, 13 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 6; white: 6; white: 6.
9 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 12 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Phase: tribute.
Itzcoatl receives 7 T and 5 SP.
Coxcox receives 14 T and 10 SP.
Nezahualcoyotl receives 8 T and 6 SP.
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
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Itzcoatl rolls white: 2.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: assimilation, Xaltocan.
Coxcox sends a pochteca: assimilation, Coatepec.
Nezahualcoyotl sends a pochteca: assimilation, Acolman.
Nezahualcoyotl sends a pochteca: assimilation, Azcapotzalco.
The 2 expeditions of Itzcoatl return with 8 T.
The assimilation of Coxcox in Xaltocan succeeds.
The assimilation of Coxcox in Coatepec succeeds.
The assimilation of Nezahualcoyotl in Acolman succeeds.
The assimilation of Nezahualcoyotl in Azcapotzalco succeeds.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 6 SP to Quetzalcoatl in all.
Coxcox sets 8 SP aside.
Coxcox has given 53 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 29 SP to Quetzalcoatl in all.
88 SP have gone into the urn so far: Quetzalcoatl climbs one step, 13 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 6, Coxcox 53, Nezahualcoyotl 29. Winner: Coxcox.
