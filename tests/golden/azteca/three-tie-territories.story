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
Itzcoatl: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0; dams to Tlacopan.
Coxcox: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Nezahualcoyotl: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Round 1 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox draws: Intervention of Tlaloc and Sorcerer’s ruse.
Nezahualcoyotl draws: Reinforcements and Reinforcements.
Itzcoatl draws: Fury of Yacatecuhtli and Heroic combat.
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
Coxcox buys a jaguar knight (R).
Coxcox buys a warrior (R).
Coxcox buys a warrior (R).
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
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
Coxcox: the alliance in Cuautitlan succeeds.
Cuautitlan belongs to Coxcox now.
Coxcox: an expedition returns with 6 T.
Nezahualcoyotl: an expedition returns with 2 T.
Itzcoatl: an expedition returns with 4 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
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
The neutrals mobilise: warriors 0, jaguar knights 1.
Attack 7, defence 8.
Itzcoatl rolls red, red, yellow, yellow: 2, 1, 4, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (A).
Itzcoatl is done.
Attack 6, defence 8.
Itzcoatl rolls red, red, yellow, yellow: 1, 6, 3, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1 (A).
Itzcoatl is done.
Attack 4, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 6, 2, 3, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 0, jaguar knights 1.
Itzcoatl is done.
Attack 4, defence 5.
Itzcoatl rolls red, red, yellow, yellow: 3, 6, 4, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 0, jaguar knights 1.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1 (A).
Itzcoatl is done.
Attack 2, defence 3.
Itzcoatl rolls red, red, yellow, yellow: 6, 2, 3, 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl loses: warriors 0, jaguar knights 1 (A).
Army A of Itzcoatl is destroyed.
Taken: warriors 1, jaguar knights 0.
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 7, defence 3.
Coxcox rolls yellow, yellow, red, red: 3, 5, 6, 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (A).
Coxcox is done.
Attack 6, defence 2.
Coxcox rolls yellow, yellow, red, red: 4, 3, 3, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (A).
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 7, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 6, 5, 2, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 1.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight (A).
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 2, 1, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 2, 1, 3, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
Nezahualcoyotl is done.
Attack 3, defence 3.
Nezahualcoyotl rolls red, red, red, red: 3, 5, 4, 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 6, 4, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl is done.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 2, 1, 5, 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red, red, red, red: 1, 2, 1, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red, red, red, red: 2, 2, 4, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl is done.
Attack 1, defence 2.
Nezahualcoyotl rolls red, red, yellow, yellow: 5, 5, 2, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl wins and gains 2 SP.
Acolman belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight (C).
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
Coxcox rolls white, white, white: 4, 6, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
4 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 0.
Round 2 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Heroic combat and Right of passage.
Itzcoatl is done.
Itzcoatl draws: Intervention of Chalchiuhtlicue and Raid.
Coxcox is done.
Coxcox draws: Earthquake and Earthquake.
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
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a warrior (B).
Nezahualcoyotl buys a jaguar knight (B).
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
Nezahualcoyotl: 2 expeditions return with 12 T.
Itzcoatl: the alliance in Ecatepec succeeds.
Ecatepec belongs to Itzcoatl now.
Itzcoatl: an expedition returns with 2 T.
Coxcox: the alliance in Ecatepec fails.
Coxcox: the alliance in Ecatepec fails.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
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
The neutrals mobilise: warriors 0, jaguar knights 1.
Attack 5, defence 8.
Nezahualcoyotl rolls red, red, yellow, yellow: 5, 2, 6, 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 2, jaguar knights 0 (B, B).
Attack 3, defence 7.
Nezahualcoyotl rolls red, red, yellow, yellow: 1, 1, 4, 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
Attack 2, defence 7.
Nezahualcoyotl rolls red, red, yellow, yellow: 1, 5, 1, 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (B).
Army B of Nezahualcoyotl is destroyed.
Taken: warriors 0, jaguar knights 1.
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 3, 2, 2, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 3, 6, 6, 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Coxcox is done.
Attack 2, defence 2.
Coxcox rolls red, red, red, red: 2, 5, 2, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Taken: warriors 0, jaguar knights 1.
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 8, defence 6.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 3, 3, 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Nezahualcoyotl is done.
Attack 6, defence 6.
Nezahualcoyotl rolls red, red, red, red: 4, 3, 6, 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
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
The urn has seen 0 SP: Quetzalcoatl climbs 0, 0 stay in it.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white, white, white: 6, 4, 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
6 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 0.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Influence of the Tlenamacac and Diversion.
Fury of Yacatecuhtli leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Insubordination and Right of passage.
Insubordination leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Influence of the Tlenamacac and Reinforcements.
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
Nezahualcoyotl buys a jaguar knight (A).
Nezahualcoyotl buys a jaguar knight (A).
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
Itzcoatl: the alliance in Tepeyacac succeeds.
Tepeyacac belongs to Itzcoatl now.
Coxcox: the alliance in Tepeyacac fails.
Coxcox: the alliance in Tepeyacac fails.
Nezahualcoyotl: the alliance in Tepeyacac fails.
Nezahualcoyotl: the alliance in Tepeyacac fails.
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 8, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 5, 3, 3, 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Nezahualcoyotl is done.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 5, 3, 1, 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Taken: warriors 0, jaguar knights 1.
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
Itzcoatl rolls white, white, white: 2, 4, 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
3 SP and the best die, 4, do not reach the wrath of 9: Tezcatlipoca descends to step 1.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Insubordination and Sorcerer’s ruse.
Insubordination leaves the hand of Coxcox and is discarded.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Submission of a city-state and Influence of the Tlenamacac.
Influence of the Tlenamacac leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Flood and Insubordination.
Diversion leaves the hand of Itzcoatl and is discarded.
Insubordination leaves the hand of Itzcoatl and is discarded.
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
Nezahualcoyotl rolls red: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox: the alliance in Tepotzotlan succeeds.
Tepotzotlan belongs to Coxcox now.
Coxcox: the alliance in Tepotzotlan fails.
Nezahualcoyotl: the alliance in Tepotzotlan fails.
Nezahualcoyotl: the alliance in Tepotzotlan fails.
Itzcoatl: the alliance in Tepotzotlan fails.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Coatlinchan to Coatepec.
Coxcox is done.
Nezahualcoyotl attacks Coxcox in Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox sends 4 of the reserve (warriors 3, jaguar knights 1).
Attack 6, defence 5.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 6, 3, 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox will lose a warrior of the reserve.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
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
Nezahualcoyotl sends 4 of the reserve (warriors 1, jaguar knights 3).
Attack 2, defence 13.
Coxcox rolls red, red, yellow, yellow: 3, 3, 5, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Army A of Coxcox is destroyed.
Nezahualcoyotl wins and gains 1 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight (R).
Coxcox is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks Nezahualcoyotl in Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl sends 4 of the reserve (warriors 0, jaguar knights 4).
Attack 4, defence 14.
Coxcox rolls red, red, yellow, yellow: 2, 6, 4, 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox will lose a warrior of army B.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Coxcox loses: warriors 2, jaguar knights 0 (B, B).
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
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
Nezahualcoyotl sends 4 of the reserve (warriors 0, jaguar knights 4).
Attack 4, defence 12.
Coxcox rolls red, red, yellow, yellow: 6, 3, 2, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
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
The urn has seen 21 SP: Quetzalcoatl climbs 1, 1 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 1, 2, 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
3 SP and the best die, 4, do not reach the wrath of 9: Tezcatlipoca descends to step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Intervention of Tlaloc and Diversion.
Intervention of Tlaloc leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Flood and Sorcerer’s ruse.
Flood leaves the hand of Itzcoatl and is discarded.
Intervention of Chalchiuhtlicue leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Intervention of Chalchiuhtlicue and Raid.
Raid leaves the hand of Coxcox and is discarded.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
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
Coxcox buys a jaguar knight (R).
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
Nezahualcoyotl: the alliance in Mixquic succeeds.
Mixquic belongs to Nezahualcoyotl now.
Nezahualcoyotl: the alliance in Mixquic fails.
Itzcoatl: the alliance in Mixquic fails.
Coxcox: the alliance in Mixquic fails.
Coxcox: an expedition returns with 2 T.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Coatepec to Colhuacan.
Nezahualcoyotl attacks Coxcox in Colhuacan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox sends 4 of the reserve (warriors 2, jaguar knights 2).
Attack 2, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 2, 3, 3, 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Army A of Nezahualcoyotl is destroyed.
Coxcox wins and gains 1 SP.
A warrior of Coxcox becomes a jaguar knight (R).
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Chalco to Coatepec.
Coxcox attacks Nezahualcoyotl in Coatepec.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl sends 4 of the reserve (warriors 0, jaguar knights 4).
Attack 3, defence 8.
Coxcox rolls red, red, yellow, yellow: 6, 6, 1, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 2, 2 of the reserve (R, R).
Nezahualcoyotl is done.
Coxcox is done.
Attack 3, defence 4.
Coxcox rolls red, red, yellow, yellow: 3, 5, 4, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Nezahualcoyotl is done.
Coxcox is done.
Attack 2, defence 2.
Coxcox rolls red, red, red, red: 6, 5, 1, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Coxcox wins and gains 4 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (C).
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
Coxcox wins and gains 0 SP.
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
Nezahualcoyotl rolls white, white, white: 6, 1, 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Raid and Raid.
Flood leaves the hand of Itzcoatl and is discarded.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Intervention of Tlaloc and Heroic combat.
Right of passage leaves the hand of Coxcox and is discarded.
Heroic combat leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Submission of a city-state and Raid.
Right of passage leaves the hand of Nezahualcoyotl and is discarded.
Reinforcements leaves the hand of Nezahualcoyotl and is discarded.
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
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a jaguar knight (R).
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
Nezahualcoyotl rolls red: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tenayuca belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Itzcoatl: the alliance in Tenayuca fails.
Coxcox: the alliance in Tenayuca fails.
Coxcox: the alliance in Tenayuca fails.
Nezahualcoyotl: 2 expeditions return with 6 T.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Coatepec to Coatlinchan.
Coxcox attacks Nezahualcoyotl in Coatlinchan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl sends 2 of the reserve (warriors 0, jaguar knights 2).
Attack 3, defence 4.
Coxcox rolls red, red, yellow, yellow: 1, 6, 1, 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Nezahualcoyotl is done.
Coxcox is done.
Attack 2, defence 2.
Coxcox rolls red, red, red, red: 5, 5, 6, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox loses: warriors 0, jaguar knights 1 (C).
Army C of Coxcox is destroyed.
Nezahualcoyotl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Both sides in Coatlinchan are gone.
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
The urn has seen 42 SP: Quetzalcoatl climbs 1, 2 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white, white, white: 3, 4, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 4, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Assassination and Assassination.
Earthquake leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Assassination and Fury of Yacatecuhtli.
Influence of the Tlenamacac leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
The 28 discarded cards become the new deck.
Itzcoatl draws: Submission of a city-state and Reinforcements.
Submission of a city-state leaves the hand of Itzcoatl and is discarded.
Raid leaves the hand of Itzcoatl and is discarded.
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
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a warrior (R).
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
Coxcox: the alliance in Teocalhueyacan succeeds.
Teocalhueyacan belongs to Coxcox now.
Coxcox: the alliance in Teocalhueyacan fails.
Nezahualcoyotl: the alliance in Teocalhueyacan fails.
Nezahualcoyotl: the alliance in Teocalhueyacan fails.
Itzcoatl: the alliance in Teocalhueyacan fails.
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
Coxcox rolls white, white, white: 4, 5, 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Insubordination and Insubordination.
Diversion leaves the hand of Nezahualcoyotl and is discarded.
Assassination leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Heroic combat and Earthquake.
Raid leaves the hand of Itzcoatl and is discarded.
Raid leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Reinforcements and Raid.
Reinforcements leaves the hand of Coxcox and is discarded.
Raid leaves the hand of Coxcox and is discarded.
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
Nezahualcoyotl: the alliance in Xaltocan succeeds.
Xaltocan belongs to Nezahualcoyotl now.
Itzcoatl: an expedition returns with 0 T.
Coxcox: the alliance in Xaltocan fails.
Coxcox: the alliance in Xaltocan fails.
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
Phase: judgement of the gods.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 21 SP to Quetzalcoatl in all.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 21 SP to Quetzalcoatl in all.
The urn has seen 63 SP: Quetzalcoatl climbs 1, 3 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Nezahualcoyotl rolls white, white, white: 4, 4, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 4, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Sorcerer’s ruse and Heroic combat.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Reinforcements leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Right of passage and Intervention of Tlaloc.
Intervention of Chalchiuhtlicue leaves the hand of Coxcox and is discarded.
Assassination leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Reinforcements and Right of passage.
Insubordination leaves the hand of Nezahualcoyotl and is discarded.
Raid leaves the hand of Nezahualcoyotl and is discarded.
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
Itzcoatl: the assimilation in Tepeyacac succeeds.
Coxcox: the assimilation in Coatepec succeeds.
Coxcox: the assimilation in Teocalhueyacan succeeds.
Nezahualcoyotl: the assimilation in Coatlinchan succeeds.
Nezahualcoyotl: the assimilation in Tenayuca succeeds.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
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
Itzcoatl rolls white, white, white: 3, 3, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 3, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 10 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Submission of a city-state and Insubordination.
Earthquake leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Intervention of Tlaloc and Intervention of Chalchiuhtlicue.
Intervention of Tlaloc leaves the hand of Nezahualcoyotl and is discarded.
Fury of Yacatecuhtli leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Diversion and Influence of the Tlenamacac.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Earthquake leaves the hand of Itzcoatl and is discarded.
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
Coxcox rolls red: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coyoacan belongs to Coxcox now.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox: the assimilation in Mixquic succeeds.
Coxcox: the assimilation in Mixquic fails.
Nezahualcoyotl: the assimilation in Xaltocan succeeds.
Nezahualcoyotl: the assimilation in Tepetlaoztoc succeeds.
Itzcoatl: the assimilation in Ecatepec succeeds.
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
The urn has seen 81 SP: Quetzalcoatl climbs 1, 1 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white, white, white: 4, 6, 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 11 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Flood and Heroic combat.
Intervention of Chalchiuhtlicue leaves the hand of Nezahualcoyotl and is discarded.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Intervention of Tlaloc and Influence of the Tlenamacac.
Heroic combat leaves the hand of Itzcoatl and is discarded.
Diversion leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Sorcerer’s ruse and Influence of the Tlenamacac.
Assassination leaves the hand of Coxcox and is discarded.
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
Nezahualcoyotl: the assimilation in Acolman succeeds.
Nezahualcoyotl: the assimilation in Acolman fails.
Itzcoatl: 2 expeditions return with 8 T.
Coxcox: the assimilation in Coyoacan succeeds.
Coxcox: the assimilation in Chalco succeeds.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
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
The urn has seen 102 SP: Quetzalcoatl climbs 1, 2 stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 34, Coxcox 34, Nezahualcoyotl 34. Winner: Coxcox.
