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
Tezozomoc chooses in secret: S lake-west.
Tezozomoc puts a jaguar knight into army A.
Tezozomoc puts a jaguar knight into army A.
Tezozomoc puts a jaguar knight into army A.
Tezozomoc puts a warrior into army A.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into the reserve.
Tezozomoc has set up.
Itzcoatl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Coxcox begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Nezahualcoyotl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Tezozomoc begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Round 1 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl and Coxcox.
Phase: cards.
Phase: tribute.
Nezahualcoyotl receives 5 T and 0 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 5 T and 0 SP.
Coxcox receives 5 T and 0 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a jaguar knight for the reserve.
Tezozomoc buys a warrior for the reserve.
Tezozomoc buys a jaguar knight for the reserve.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a jaguar knight for the reserve.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 4.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 2 SP.
Nezahualcoyotl rolls white: 5.
Lot 2: 2 slaves.
Tezozomoc bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl pays 3 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Lot 3: 1 slave.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Tezozomoc bids 2 T.
Coxcox is done.
Tezozomoc pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Lot 4: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
The expedition of Nezahualcoyotl returns with 6 T.
The expedition of Tezozomoc returns with 4 T.
The expedition of Itzcoatl returns with 0 T.
The expedition of Coxcox returns with 0 T.
Phase: lake.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Tezozomoc rolls white: 4.
The neutrals mobilise one warrior.
Attack 7, defence 4.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (A).
Nezahualcoyotl is done.
Attack 6, defence 4.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: a lance.
Captured: one warrior.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 jaguar knights (A, A).
Nezahualcoyotl is done.
Attack 2, defence 3.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Captured: one warrior.
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl rolls white: 2.
The neutrals mobilise nobody.
Attack 7, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 7, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 7, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 7, defence 3.
Coxcox rolls yellow: a lance; yellow: a lance; red: nothing; red: a lance.
Captured: one warrior and one jaguar knight.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox wins and gains 2 SP.
Coatepec belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Azcapotzalco to Tlacopan.
Tezozomoc attacks the neutrals in Tlacopan.
Itzcoatl rolls white: 4.
The neutrals mobilise one warrior.
Attack 7, defence 4.
Tezozomoc rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Captured: one warrior.
Tezozomoc is done.
Attack 7, defence 3.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Captured: one warrior.
Tezozomoc is done.
Attack 7, defence 2.
Tezozomoc rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Captured: one jaguar knight.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (A).
Tezozomoc wins and gains 3 SP.
Tlacopan belongs to Tezozomoc now.
Tezozomoc is done.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Tenayuca.
Tezozomoc attacks the neutrals in Tenayuca.
Itzcoatl rolls white: 5.
The neutrals mobilise one warrior.
Attack 4, defence 4.
Tezozomoc rolls red: nothing; red: nothing; red: a lance; red: nothing.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (C).
Tezozomoc retreats to Azcapotzalco.
The neutrals win.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Tezozomoc rolls white: 1.
The neutrals mobilise nobody.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl is done.
Attack 3, defence 3.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Attack 3, defence 3.
Nezahualcoyotl rolls red: a lance; red: a lance; red: nothing; red: nothing.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army C.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Tezozomoc rolls white: 3.
The neutrals mobilise nobody.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: a lance; red: a lance.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (B, B).
Nezahualcoyotl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tenayuca.
Tezozomoc attacks the neutrals in Tenayuca.
Itzcoatl rolls white: 3.
The neutrals mobilise nobody.
Attack 4, defence 3.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Captured: one warrior.
Tezozomoc is done.
Attack 4, defence 2.
Tezozomoc rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Attack 4, defence 2.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Captured: one jaguar knight.
Tezozomoc wins and gains 2 SP.
Tenayuca belongs to Tezozomoc now.
A warrior of Tezozomoc becomes a jaguar knight in army B.
Tezozomoc is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 2 SP to Quetzalcoatl in all.
Tezozomoc sets 4 SP aside.
Tezozomoc has given 4 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 2 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 2, Tezozomoc 0.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 1; white: 1; white: 3.
2 SP and the best die, 3, do not reach the wrath of 11: Tezcatlipoca descends to step 1.
Round 2 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Phase: tribute.
Tezozomoc receives 7 T and 3 SP.
Itzcoatl receives 5 T and 0 SP.
Coxcox receives 6 T and 1 SP.
Nezahualcoyotl receives 6 T and 2 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc buys a jaguar knight for army C.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a warrior for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for army A.
Nezahualcoyotl buys a jaguar knight for army B.
Nezahualcoyotl buys a jaguar knight for army A.
Nezahualcoyotl buys a jaguar knight for army A.
Nezahualcoyotl is done.
Phase: slave market.
Tezozomoc rolls white: 2.
Lot 1: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 2 T and takes 1 SP.
Tezozomoc rolls white: 5.
Lot 2: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 3 T and takes 2 SP.
Tezozomoc rolls white: 4.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 2 SP.
Tezozomoc rolls white: 1.
Lot 4: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Phase: pochtecas.
Tezozomoc sends a pochteca: alliance, Amaquemecan.
Tezozomoc sends a pochteca: alliance, Amaquemecan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Amaquemecan.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
The alliance of Tezozomoc in Amaquemecan succeeds.
Amaquemecan belongs to Tezozomoc now.
The alliance of Tezozomoc in Amaquemecan fails.
The expedition of Itzcoatl returns with 2 T.
The alliance of Coxcox in Amaquemecan fails.
The 2 expeditions of Nezahualcoyotl return with 0 T.
Phase: lake.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Nezahualcoyotl rolls white: 3.
The neutrals mobilise nobody.
Attack 6, defence 3.
Coxcox rolls yellow: a lance; yellow: nothing; red: a lance; red: a lance.
Captured: one warrior.
Coxcox will lose a jaguar knight of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses 2 jaguar knights (A, A).
Coxcox is done.
Attack 2, defence 2.
Coxcox rolls red: nothing; red: nothing; red: nothing; red: nothing.
Coxcox is done.
Attack 2, defence 2.
Coxcox rolls red: a lance; red: nothing; red: nothing; red: a lance.
Coxcox loses one jaguar knight (A).
Army A of Coxcox is destroyed.
Captured: one jaguar knight.
In Chalco nobody is left on either side.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Teocalhueyacan.
Tezozomoc attacks the neutrals in Teocalhueyacan.
Itzcoatl rolls white: 2.
The neutrals mobilise nobody.
Attack 5, defence 3.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Captured: one warrior.
Tezozomoc is done.
Attack 5, defence 2.
Tezozomoc rolls yellow: nothing; yellow: nothing; red: a lance; red: a lance.
Tezozomoc will lose a warrior of army C.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses 2 warriors (C, C).
Tezozomoc is done.
Attack 3, defence 2.
Tezozomoc rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Attack 3, defence 2.
Tezozomoc rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Attack 3, defence 2.
Tezozomoc rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Captured: one jaguar knight.
Tezozomoc wins and gains 2 SP.
Teocalhueyacan belongs to Tezozomoc now.
A warrior of Tezozomoc becomes a jaguar knight in army C.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Tenayuca to Tultitlan.
Tezozomoc attacks the neutrals in Tultitlan.
Itzcoatl rolls white: 2.
The neutrals mobilise nobody.
Attack 5, defence 3.
Tezozomoc rolls yellow: a lance; yellow: a lance; red: nothing; red: a lance.
Captured: one warrior and one jaguar knight.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (B).
Tezozomoc wins and gains 2 SP.
Tultitlan belongs to Tezozomoc now.
A warrior of Tezozomoc becomes a jaguar knight in army B.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Tezozomoc rolls white: 2.
The neutrals mobilise nobody.
Attack 7, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 7, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Acolman belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army A.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Tezozomoc rolls white: 4.
The neutrals mobilise one warrior.
Tezozomoc rolls yellow: nothing.
Attack 4, defence 4.
Nezahualcoyotl rolls red: nothing; red: a lance; red: a lance; red: nothing.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl retreats to Acolman.
The neutrals win.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Tezozomoc sets 8 SP aside.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 2 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 3 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
23 SP have gone into the urn so far: Quetzalcoatl climbs one step, 8 SP stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 0, Tezozomoc 0.
Wrath of Tezcatlipoca: 10.
Tezozomoc rolls white: 6; white: 3; white: 4.
4 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl and Tezozomoc.
Phase: cards.
Phase: tribute.
Itzcoatl receives 5 T and 0 SP.
Coxcox receives 6 T and 1 SP.
Nezahualcoyotl receives 7 T and 3 SP.
Tezozomoc receives 10 T and 5 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for army B.
Nezahualcoyotl buys a jaguar knight for army B.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Phase: slave market.
Itzcoatl rolls white: 3.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
Lot 2: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Itzcoatl rolls white: 5.
Lot 3: 2 slaves.
Nezahualcoyotl is done.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Tezozomoc is done.
Itzcoatl bids 4 T.
Coxcox is done.
Itzcoatl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 5.
Lot 4: 2 slaves.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Tezozomoc bids 4 T.
Itzcoatl is done.
Coxcox is done.
Tezozomoc pays 4 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Tlalpan.
Coxcox sends a pochteca: alliance, Tlalpan.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: expedition.
Tezozomoc sends a pochteca: expedition.
The alliance of Itzcoatl in Tlalpan succeeds.
Tlalpan belongs to Itzcoatl now.
The alliance of Coxcox in Tlalpan fails.
The expedition of Nezahualcoyotl returns with 0 T.
The 2 expeditions of Tezozomoc return with 4 T.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Tezozomoc rolls white: 1.
The neutrals mobilise nobody.
Attack 8, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Teotihuacan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Coxcox is done.
Tezozomoc rolls white: 5.
The neutrals mobilise one warrior.
Attack 6, defence 4.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: a lance.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (B, B).
Nezahualcoyotl is done.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: a lance; red: nothing.
Captured: one warrior.
Nezahualcoyotl will lose a jaguar knight of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (B).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Tultitlan to Zumpango.
Tezozomoc attacks the neutrals in Zumpango.
Itzcoatl rolls white: 3.
The neutrals mobilise nobody.
Attack 5, defence 3.
Tezozomoc rolls yellow: a lance; yellow: a lance; red: a lance; red: nothing.
Captured: one warrior and one jaguar knight.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (B).
Tezozomoc wins and gains 2 SP.
Zumpango belongs to Tezozomoc now.
Tezozomoc is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
Phase: judgement of the gods.
Itzcoatl has given 2 SP to Quetzalcoatl in all.
Coxcox has given 3 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 6 SP aside.
Nezahualcoyotl has given 12 SP to Quetzalcoatl in all.
Tezozomoc sets 10 SP aside.
Tezozomoc has given 22 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 0, Nezahualcoyotl 2, Tezozomoc 0.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white: 5; white: 3; white: 3.
4 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 1.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl, Tezozomoc and Itzcoatl.
Phase: cards.
Phase: tribute.
Coxcox receives 6 T and 1 SP.
Nezahualcoyotl receives 8 T and 4 SP.
Tezozomoc receives 11 T and 6 SP.
Itzcoatl receives 6 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for army B.
Nezahualcoyotl buys a jaguar knight for army B.
Nezahualcoyotl buys a warrior for army B.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 6.
Lot 1: 3 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Nezahualcoyotl bids 4 T.
Tezozomoc is done.
Itzcoatl bids 5 T.
Nezahualcoyotl is done.
Itzcoatl pays 5 T and takes 3 SP.
Coxcox rolls white: 2.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Coxcox rolls white: 5.
Lot 3: 2 slaves.
Tezozomoc bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox pays 2 T and takes 2 SP.
Coxcox rolls white: 5.
Lot 4: 2 slaves.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox pays 4 T and takes 2 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Chalco.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: alliance, Chalco.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: alliance, Chalco.
Tezozomoc sends a pochteca: alliance, Chalco.
Itzcoatl sends a pochteca: expedition.
The alliance of Coxcox in Chalco succeeds.
Chalco belongs to Coxcox now.
The expedition of Coxcox returns with 6 T.
The alliance of Nezahualcoyotl in Chalco fails.
The expedition of Nezahualcoyotl returns with 6 T.
The alliance of Tezozomoc in Chalco fails.
The alliance of Tezozomoc in Chalco fails.
The expedition of Itzcoatl returns with 2 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Phase: flower war.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Coxcox is done.
Tezozomoc rolls white: 6.
The neutrals mobilise one jaguar knight.
Attack 6, defence 5.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl is done.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: a lance.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (B, B).
Nezahualcoyotl is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 3 SP.
Coatlinchan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Coxcox sets 4 SP aside.
Coxcox has given 7 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 17 SP to Quetzalcoatl in all.
Tezozomoc sets 7 SP aside.
Tezozomoc has given 29 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 5 SP to Quetzalcoatl in all.
58 SP have gone into the urn so far: Quetzalcoatl climbs 2 steps, 13 SP stay in it.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 2, Tezozomoc 0.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white: 4; white: 2; white: 5.
2 SP and the best die, 5, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl and Coxcox.
Phase: cards.
Phase: tribute.
Nezahualcoyotl receives 9 T and 4 SP.
Tezozomoc receives 11 T and 6 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 7 T and 2 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 1.
Lot 1: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 3.
Lot 2: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 3.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 6.
Lot 4: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl bids 3 T.
Coxcox is done.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Nezahualcoyotl pays 4 T and takes 3 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Tezozomoc sends a pochteca: alliance, Cuitlahuac.
Tezozomoc sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
The alliance of Nezahualcoyotl in Cuitlahuac succeeds.
Cuitlahuac belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Cuitlahuac fails.
The alliance of Tezozomoc in Cuitlahuac fails.
The alliance of Tezozomoc in Cuitlahuac fails.
The alliance of Itzcoatl in Cuitlahuac fails.
The alliance of Coxcox in Cuitlahuac fails.
The alliance of Coxcox in Cuitlahuac fails.
Phase: lake.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Coatlinchan to Coatepec.
Coxcox is done.
Nezahualcoyotl attacks Coxcox in Coatepec.
Coxcox sends 4 counters of the reserve (warriors 2, jaguar knights 2).
Attack 4, defence 6.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Coxcox is done.
Nezahualcoyotl retreats to Coatlinchan.
Coxcox wins.
A warrior of Coxcox becomes a jaguar knight in the reserve.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Cuitlahuac.
Coxcox attacks Nezahualcoyotl in Cuitlahuac.
Coxcox wins.
Cuitlahuac belongs to Coxcox now.
Coxcox is done.
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
A marker of Tezozomoc is drawn.
Tezozomoc is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 21 SP to Quetzalcoatl in all.
Tezozomoc sets 6 SP aside.
Tezozomoc has given 35 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 7 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 9 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc sets 2 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 2, Tezozomoc 2.
Wrath of Tezcatlipoca: 9.
Nezahualcoyotl rolls white: 4; white: 6; white: 5.
8 SP and the best die, 6, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Phase: tribute.
Tezozomoc receives 11 T and 6 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 8 T and 3 SP.
Nezahualcoyotl receives 9 T and 4 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Tezozomoc rolls white: 1.
Lot 1: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 2 T and takes 1 SP.
Tezozomoc rolls white: 5.
Lot 2: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Tezozomoc is done.
Itzcoatl bids 4 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 4 T and takes 2 SP.
Tezozomoc rolls white: 3.
Lot 3: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Tezozomoc rolls white: 2.
Lot 4: 1 slave.
Nezahualcoyotl is done.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Tezozomoc is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Tezozomoc sends a pochteca: alliance, Mixquic.
Tezozomoc sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
The alliance of Tezozomoc in Mixquic succeeds.
Mixquic belongs to Tezozomoc now.
The alliance of Tezozomoc in Mixquic fails.
The expedition of Itzcoatl returns with 4 T.
The alliance of Coxcox in Mixquic fails.
The alliance of Coxcox in Mixquic fails.
The alliance of Nezahualcoyotl in Mixquic fails.
The alliance of Nezahualcoyotl in Mixquic fails.
Phase: lake.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Coatlinchan to Coatepec.
Coxcox is done.
Nezahualcoyotl attacks Coxcox in Coatepec.
Coxcox sends 4 counters of the reserve (warriors 1, jaguar knights 3).
Attack 4, defence 7.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Coxcox is done.
Nezahualcoyotl retreats to Coatlinchan.
Coxcox wins.
A warrior of Coxcox becomes a jaguar knight in the reserve.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Tezozomoc sets 5 SP aside.
Tezozomoc has given 40 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 11 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 10 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 23 SP to Quetzalcoatl in all.
84 SP have gone into the urn so far: Quetzalcoatl climbs 2 steps, 9 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 11, Coxcox 10, Nezahualcoyotl 23, Tezozomoc 40. Winner: Tezozomoc.
