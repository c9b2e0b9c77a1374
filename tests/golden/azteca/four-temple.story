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
Itzcoatl: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0; dams to Tlacopan.
Coxcox: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Nezahualcoyotl: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Tezozomoc: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Round 1 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl draws: Intervention of Tlaloc and Insubordination.
Tezozomoc draws: Insubordination and Raid.
Itzcoatl draws: Reinforcements and Heroic combat.
Coxcox draws: Heroic combat and Assassination.
Phase: tribute.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl takes 4 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 4 T and 0 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 5 T and 0 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior (R).
Tezozomoc buys a jaguar knight (R).
Tezozomoc buys a warrior (R).
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (R).
Coxcox buys a jaguar knight (R).
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc bids 2 T.
Itzcoatl is done.
Tezozomoc pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 4: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl: the alliance in Amaquemecan succeeds.
Amaquemecan belongs to Nezahualcoyotl now.
Nezahualcoyotl: an expedition returns with 0 T.
Tezozomoc: an expedition returns with 4 T.
Itzcoatl: the alliance in Amaquemecan fails.
Coxcox: an expedition returns with 0 T.
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
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Reinforcements: Tepetlaoztoc.
Itzcoatl is done.
Coxcox is done.
Tezozomoc rolls white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 7.
Nezahualcoyotl rolls red, red, red, red: 3, 3, 6, 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (A).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Tlacopan.
Tezozomoc is done.
Itzcoatl attacks the neutrals in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Heroic combat: Tlacopan.
Coxcox is done.
Tezozomoc is done.
Coxcox rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise: warriors 0, jaguar knights 1.
Attack 7, defence 5.
Itzcoatl rolls yellow, yellow, red, red: 6, 3, 1, 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Taken: warriors 1, jaguar knights 0.
Attack 7, defence 4.
Itzcoatl rolls yellow, yellow, red, red: 4, 2, 1, 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Taken: warriors 0, jaguar knights 1.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (A).
Attack 6, defence 2.
Itzcoatl rolls yellow, yellow, red, red: 3, 3, 4, 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1 (A).
Attack 4, defence 2.
Itzcoatl rolls yellow, yellow, red, red: 5, 6, 3, 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Taken: warriors 0, jaguar knights 1.
Itzcoatl wins and gains 3 SP.
Tlacopan belongs to Itzcoatl now.
Itzcoatl is done.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 2, 2, 4, 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 2, jaguar knights 0 (C, C).
Nezahualcoyotl is done.
Attack 2, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 1, 3, 1, 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl is done.
Attack 1, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 1, 1, 3, 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (C).
Army C of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks Itzcoatl in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl sends 3 of the reserve (warriors 2, jaguar knights 1).
Attack 7, defence 8.
Tezozomoc rolls red, red, yellow, yellow: 4, 4, 6, 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0 (A).
Itzcoatl is done.
Tezozomoc is done.
Attack 6, defence 8.
Tezozomoc rolls red, red, yellow, yellow: 5, 4, 5, 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (A).
Itzcoatl loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
Itzcoatl is done.
Tezozomoc is done.
Attack 4, defence 7.
Tezozomoc rolls red, red, yellow, yellow: 2, 4, 2, 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (A).
Itzcoatl is done.
Tezozomoc retreats to Azcapotzalco.
Itzcoatl wins and gains 3 SP.
A warrior of Itzcoatl becomes a jaguar knight (R).
Tezozomoc is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 7, defence 3.
Coxcox rolls yellow, yellow, red, red: 6, 2, 1, 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (A).
Coxcox is done.
Attack 6, defence 2.
Coxcox rolls yellow, yellow, red, red: 1, 1, 5, 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Coxcox will lose a jaguar knight of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 2 (A, A).
Coxcox is done.
Attack 2, defence 2.
Coxcox rolls red, red, red, red: 2, 3, 6, 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Army A of Coxcox is destroyed.
The neutrals win.
Coxcox is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox plays Heroic combat: Coatepec.
Coxcox is done.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 3, 3, 1, 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (B).
Attack 3, defence 3.
Coxcox rolls red, red, red, red: 2, 1, 1, 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Attack 3, defence 3.
Coxcox rolls red, red, red, red: 6, 5, 2, 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Taken: warriors 1, jaguar knights 1.
Coxcox wins and gains 2 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (B).
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks Itzcoatl in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl sends 2 of the reserve (warriors 0, jaguar knights 2).
Attack 4, defence 8.
Tezozomoc rolls red, red, yellow, yellow: 5, 2, 5, 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a warrior of army B.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl has chosen the losses.
Tezozomoc loses: warriors 2, jaguar knights 0 (B, B).
Itzcoatl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Itzcoatl is done.
Tezozomoc is done.
Attack 2, defence 6.
Tezozomoc rolls red, red, yellow, yellow: 2, 1, 2, 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0 (B).
Itzcoatl is done.
Tezozomoc is done.
Attack 1, defence 6.
Tezozomoc rolls red, red, yellow, yellow: 6, 3, 1, 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc loses: warriors 1, jaguar knights 0 (B).
Army B of Tezozomoc is destroyed.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Itzcoatl wins and gains 4 SP.
Itzcoatl is done.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 3, 1, 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks Itzcoatl in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl sends 0 of the reserve (warriors 0, jaguar knights 0).
Attack 4, defence 4.
Tezozomoc rolls red, red, red, red: 5, 1, 3, 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0 (C).
Itzcoatl loses: warriors 0, jaguar knights 1 (A).
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 1 SP.
Tlacopan belongs to Tezozomoc now.
A warrior of Tezozomoc becomes a jaguar knight (C).
Tezozomoc is done.
Phase: judgement of the gods.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Tezozomoc sets 1 SP aside.
Tezozomoc has given 1 SP to Quetzalcoatl in all.
Itzcoatl sets 8 SP aside.
Itzcoatl has given 8 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 3 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc sets 2 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 2, Nezahualcoyotl 0, Tezozomoc 2.
Wrath of Tezcatlipoca: 9.
Nezahualcoyotl rolls white, white, white: 1, 3, 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
4 SP and the best die, 3, do not reach the wrath of 9: Tezcatlipoca descends to step 1.
Round 2 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Tezozomoc is done.
Tezozomoc draws: Influence of the Tlenamacac and Earthquake.
Itzcoatl draws: Intervention of Tlaloc and Sorcerer’s ruse.
Coxcox is done.
Coxcox draws: Right of passage and Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Raid and Fury of Yacatecuhtli.
Phase: tribute.
Tezozomoc is done.
Itzcoatl plays Intervention of Tlaloc.
Itzcoatl rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl takes 5 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc receives 6 T and 2 SP.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 6 T and 1 SP.
Nezahualcoyotl receives 5 T and 2 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior (A).
Tezozomoc buys a jaguar knight (A).
Tezozomoc buys a warrior (A).
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (A).
Itzcoatl buys a warrior (A).
Itzcoatl buys a jaguar knight (A).
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (R).
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight (A).
Nezahualcoyotl is done.
Phase: slave market.
Tezozomoc rolls white: 4.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 2 slaves.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl bids 3 T.
Tezozomoc bids 4 T.
Itzcoatl is done.
Nezahualcoyotl is done.
Tezozomoc pays 4 T and takes 2 SP.
Tezozomoc rolls white: 1.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Tezozomoc rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 2 SP.
Tezozomoc rolls white: 6.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 4: 3 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 3 SP.
Phase: pochtecas.
Tezozomoc sends a pochteca: expedition.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc: 2 expeditions return with 2 T.
Itzcoatl: 2 expeditions return with 6 T.
Coxcox: an expedition returns with 2 T.
Nezahualcoyotl: an expedition returns with 4 T.
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
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 8, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 4, 2, 1.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl is done.
Attack 8, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 2, 2, 4.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Attack 8, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 2, 2, 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Attack 8, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 5, 2, 5, 4.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 4, defence 4.
Coxcox rolls red, red, red, red: 3, 2, 4, 1.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox is done.
Attack 4, defence 4.
Coxcox rolls red, red, red, red: 3, 3, 3, 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (B).
Coxcox is done.
Attack 3, defence 4.
Coxcox rolls red, red, yellow, yellow: 1, 2, 1, 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox retreats to Coatepec.
The neutrals win.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 6, 6, 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
Nezahualcoyotl is done.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 5, 3, 4.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl wins and gains 2 SP.
Acolman belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight (B).
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Azcapotzalco to Tenayuca.
Tezozomoc attacks the neutrals in Tenayuca.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl rolls white: 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 6, defence 3.
Tezozomoc rolls yellow, yellow, red, red: 4, 3, 1, 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Taken: warriors 1, jaguar knights 0.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0 (A).
Tezozomoc is done.
Attack 5, defence 2.
Tezozomoc rolls yellow, yellow, red, red: 5, 5, 6, 1.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Taken: warriors 0, jaguar knights 1.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0 (A).
Tezozomoc wins and gains 2 SP.
Tenayuca belongs to Tezozomoc now.
Tezozomoc is done.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc sends 4 of the reserve (warriors 3, jaguar knights 1).
Attack 6, defence 9.
Itzcoatl rolls red, red, yellow, yellow: 3, 3, 5, 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 2, jaguar knights 0 (A, A).
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 2 SP.
A warrior of Tezozomoc becomes a jaguar knight (C).
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc sends 4 of the reserve (warriors 3, jaguar knights 1).
Attack 4, defence 10.
Itzcoatl rolls red, red, yellow, yellow: 1, 2, 3, 6.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (B).
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 1 SP.
A warrior of Tezozomoc becomes a jaguar knight (C).
Itzcoatl is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Tlacopan to Tenochtitlan.
Tezozomoc attacks Itzcoatl in Tenochtitlan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl sends 0 of the reserve (warriors 0, jaguar knights 0).
Itzcoatl rolls yellow: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The terrain takes a counter of the attacker: 1 SP for Itzcoatl.
Tezozomoc will lose a jaguar knight of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (C).
Attack 4, defence 11.
Tezozomoc rolls red, red, yellow, yellow: 5, 6, 1, 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc will lose a jaguar knight of army C.
Tezozomoc has chosen the losses.
Itzcoatl will lose a warrior of army B.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (C).
Itzcoatl loses: warriors 2, jaguar knights 0 (B, B).
Tezozomoc retreats to Tlacopan.
Itzcoatl wins and gains 1 SP.
A warrior of Itzcoatl becomes a jaguar knight (B).
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc sends 4 of the reserve (warriors 3, jaguar knights 1).
Attack 4, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 5, 3, 1, 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 0 SP.
A warrior of Tezozomoc becomes a jaguar knight (R).
Itzcoatl is done.
Phase: judgement of the gods.
Tezozomoc sets 7 SP aside.
Tezozomoc has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 13 SP to Quetzalcoatl in all.
Coxcox has given 3 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 6 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
The urn has seen 30 SP: Quetzalcoatl climbs 1, 10 stay in it.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc sets 2 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 2, Nezahualcoyotl 0, Tezozomoc 2.
Wrath of Tezcatlipoca: 10.
Tezozomoc rolls white, white, white: 1, 6, 6.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
4 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl and Tezozomoc.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Influence of the Tlenamacac and Raid.
Coxcox is done.
Coxcox draws: Diversion and Assassination.
Assassination leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Reinforcements and Sorcerer’s ruse.
Sorcerer’s ruse leaves the hand of Nezahualcoyotl and is discarded.
Tezozomoc is done.
Tezozomoc draws: Raid and Flood.
Flood leaves the hand of Tezozomoc and is discarded.
Earthquake leaves the hand of Tezozomoc and is discarded.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 6 T and 1 SP.
Nezahualcoyotl receives 7 T and 5 SP.
Tezozomoc receives 7 T and 3 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (A).
Itzcoatl buys a warrior (R).
Itzcoatl buys a warrior (B).
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior (R).
Tezozomoc is done.
Phase: slave market.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 1: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 2 SP.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 2: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc bids 3 T.
Itzcoatl bids 4 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 4: 1 slave.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Tlalpan.
Nezahualcoyotl sends a pochteca: alliance, Tlalpan.
Nezahualcoyotl sends a pochteca: alliance, Tlalpan.
Tezozomoc sends a pochteca: alliance, Tlalpan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl: 2 expeditions return with 8 T.
Coxcox: the alliance in Tlalpan succeeds.
Tlalpan belongs to Coxcox now.
Nezahualcoyotl: the alliance in Tlalpan fails.
Nezahualcoyotl: the alliance in Tlalpan fails.
Tezozomoc: the alliance in Tlalpan fails.
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
Army A of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc sends 4 of the reserve (warriors 2, jaguar knights 2).
Attack 5, defence 8.
Itzcoatl rolls red, red, yellow, yellow: 3, 6, 5, 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 1 (A, A).
Tezozomoc loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
Tezozomoc is done.
Itzcoatl is done.
Attack 2, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 3, 3, 3, 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl loses: warriors 0, jaguar knights 1 (A).
Army A of Itzcoatl is destroyed.
Tezozomoc wins and gains 3 SP.
A warrior of Tezozomoc becomes a jaguar knight (R).
Itzcoatl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 3, defence 4.
Coxcox rolls red, red, yellow, yellow: 3, 3, 6, 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (B).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Teotihuacan.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Tezozomoc rolls yellow: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 6, defence 6.
Nezahualcoyotl rolls red, red, red, red: 4, 1, 2, 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Nezahualcoyotl retreats to Acolman.
The neutrals win.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 5, 5, 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 2, jaguar knights 0 (B, B).
Nezahualcoyotl retreats to Tepetlaoztoc.
The neutrals win.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc sends 3 of the reserve (warriors 0, jaguar knights 3).
Attack 3, defence 8.
Itzcoatl rolls red, red, yellow, yellow: 3, 3, 3, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc is done.
Itzcoatl is done.
Attack 3, defence 8.
Itzcoatl rolls red, red, yellow, yellow: 3, 5, 1, 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc will lose a jaguar knight of the reserve.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Tezozomoc is done.
Itzcoatl is done.
Attack 3, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 5, 1, 1, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc will lose a jaguar knight of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (C).
Army C of Tezozomoc is destroyed.
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 0 SP.
Tezozomoc is done.
Itzcoatl is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc sends 2 of the reserve (warriors 0, jaguar knights 2).
Attack 4, defence 4.
Itzcoatl rolls red, red, red, red: 2, 4, 6, 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (C).
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 1 SP.
Tezozomoc is done.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 15 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 4 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 6 SP aside.
Nezahualcoyotl has given 12 SP to Quetzalcoatl in all.
Tezozomoc sets 6 SP aside.
Tezozomoc has given 14 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 0, Tezozomoc 0.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white, white, white: 5, 2, 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
0 SP and the best die, 6, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl, Tezozomoc and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Assassination and Raid.
Assassination leaves the hand of Coxcox and is discarded.
Diversion leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Heroic combat and Reinforcements.
Insubordination leaves the hand of Nezahualcoyotl and is discarded.
Tezozomoc is done.
Tezozomoc draws: Fury of Yacatecuhtli and Insubordination.
Insubordination leaves the hand of Tezozomoc and is discarded.
Insubordination leaves the hand of Tezozomoc and is discarded.
Itzcoatl is done.
Itzcoatl draws: Submission of a city-state and Submission of a city-state.
Raid leaves the hand of Itzcoatl and is discarded.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox receives 7 T and 3 SP.
Nezahualcoyotl receives 7 T and 5 SP.
Tezozomoc receives 7 T and 3 SP.
Itzcoatl receives 4 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (B).
Coxcox buys a jaguar knight (B).
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior (R).
Tezozomoc buys a warrior (R).
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight (B).
Itzcoatl buys a warrior (C).
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (B).
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 3: 2 slaves.
Tezozomoc bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Tezozomoc bids 4 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 4 T and takes 2 SP.
Coxcox rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 4: 3 slaves.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 3 SP.
Phase: pochtecas.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: alliance, Chalco.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Chalco.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Submission of a city-state: Cuautitlan.
Itzcoatl rolls red: 6.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Cuautitlan belongs to Itzcoatl now.
Itzcoatl is done.
Coxcox: 2 expeditions return with 6 T.
Nezahualcoyotl: the alliance in Chalco succeeds.
Chalco belongs to Nezahualcoyotl now.
Nezahualcoyotl: an expedition returns with 4 T.
Tezozomoc: an expedition returns with 2 T.
Itzcoatl: the alliance in Chalco fails.
Itzcoatl: an expedition returns with 2 T.
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
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc sends 4 of the reserve (warriors 2, jaguar knights 2).
Attack 6, defence 6.
Itzcoatl rolls red, red, red, red: 2, 4, 2, 4.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc is done.
Itzcoatl is done.
Attack 6, defence 6.
Itzcoatl rolls red, red, red, red: 6, 5, 1, 5.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (B).
Tezozomoc loses: warriors 2, jaguar knights 0, 2 of the reserve (R, R).
The reserve of Tezozomoc withdraws.
Itzcoatl wins and gains 2 SP.
Tlacopan belongs to Itzcoatl now.
A warrior of Itzcoatl becomes a jaguar knight (B).
Itzcoatl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Cuitlahuac.
Coxcox attacks the neutrals in Cuitlahuac.
Coxcox is done.
Nezahualcoyotl plays Heroic combat: Cuitlahuac.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Nezahualcoyotl rolls yellow: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Attack 6, defence 3.
Coxcox rolls yellow, yellow, red, red: 2, 4, 5, 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a jaguar knight of army B.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (B).
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 4, 5, 1, 6.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a jaguar knight of army B.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (B).
Coxcox wins and gains 2 SP.
Cuitlahuac belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Teotihuacan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 1, 1, 3, 1.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl retreats to Acolman.
The neutrals win.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Coxcox is done.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise: warriors 0, jaguar knights 0.
Tezozomoc rolls yellow: 2.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Attack 2, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 4, 2, 2, 2.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 2, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 6, 5, 1, 5.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (B).
Army B of Nezahualcoyotl is destroyed.
Taken: warriors 1, jaguar knights 1.
The neutrals win.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 5 SP aside.
Coxcox has given 9 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 8 SP aside.
Nezahualcoyotl has given 20 SP to Quetzalcoatl in all.
Tezozomoc sets 4 SP aside.
Tezozomoc has given 18 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 16 SP to Quetzalcoatl in all.
The urn has seen 63 SP: Quetzalcoatl climbs 2, 3 stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc sets 2 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 2, Tezozomoc 2.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white, white, white: 4, 2, 5.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
8 SP and the best die, 5, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Flood and Intervention of Chalchiuhtlicue.
Tezozomoc is done.
Tezozomoc draws: Right of passage and Earthquake.
Right of passage leaves the hand of Tezozomoc and is discarded.
Fury of Yacatecuhtli leaves the hand of Tezozomoc and is discarded.
Itzcoatl is done.
Itzcoatl draws: Diversion and Intervention of Chalchiuhtlicue.
Intervention of Chalchiuhtlicue leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Influence of the Tlenamacac and Intervention of Tlaloc.
Influence of the Tlenamacac leaves the hand of Coxcox and is discarded.
Intervention of Tlaloc leaves the hand of Coxcox and is discarded.
Phase: tribute.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 8 T and 6 SP.
Tezozomoc receives 6 T and 1 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 8 T and 4 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior (R).
Tezozomoc buys a jaguar knight (R).
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 3 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 3 SP.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 2 slaves.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Coxcox pays 1 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 4: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 4 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Tezozomoc sends a pochteca: alliance, Mixquic.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Submission of a city-state: Iztapalapan.
Itzcoatl rolls red: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Iztapalapan belongs to Itzcoatl now.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl: the alliance in Mixquic succeeds.
Mixquic belongs to Nezahualcoyotl now.
Nezahualcoyotl: the alliance in Mixquic fails.
Tezozomoc: the alliance in Mixquic fails.
Tezozomoc: an expedition returns with 4 T.
Itzcoatl: the alliance in Mixquic fails.
Coxcox: the alliance in Mixquic fails.
Coxcox: the alliance in Mixquic fails.
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
Army B of Itzcoatl goes from Tlacopan to Azcapotzalco.
Army A of Tezozomoc strikes in Azcapotzalco.
Tezozomoc attacks Itzcoatl in Azcapotzalco.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Attack 4, defence 6.
Tezozomoc rolls red, red, yellow, yellow: 5, 6, 5, 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (A).
Itzcoatl loses: warriors 0, jaguar knights 2 (B, B).
Itzcoatl is done.
Tezozomoc is done.
Attack 2, defence 2.
Tezozomoc rolls red, red, red, red: 4, 5, 2, 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl loses: warriors 0, jaguar knights 1 (B).
Army B of Itzcoatl is destroyed.
Tezozomoc wins and gains 3 SP.
Tezozomoc is done.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Tezozomoc rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 4, defence 4.
Nezahualcoyotl rolls red, red, red, red: 5, 6, 1, 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Taken: warriors 2, jaguar knights 0.
Nezahualcoyotl is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 2, 4, 5, 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses: warriors 0, jaguar knights 2 (A, A).
Army A of Nezahualcoyotl is destroyed.
Taken: warriors 0, jaguar knights 1.
Both sides in Teotihuacan are gone.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Cuitlahuac to Chalco.
Coxcox attacks Nezahualcoyotl in Chalco.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Coxcox wins and gains 0 SP.
Chalco belongs to Coxcox now.
Coxcox is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Iztapalapan.
Coxcox attacks Itzcoatl in Iztapalapan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Coxcox wins and gains 0 SP.
Iztapalapan belongs to Coxcox now.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 24 SP to Quetzalcoatl in all.
Tezozomoc sets 2 SP aside.
Tezozomoc has given 20 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 19 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 16 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc sets 2 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 2, Tezozomoc 2.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white, white, white: 1, 2, 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
8 SP and the best die, 3, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Tezozomoc is done.
The 25 discarded cards become the new deck.
Tezozomoc draws: Insubordination and Fury of Yacatecuhtli.
Influence of the Tlenamacac leaves the hand of Tezozomoc and is discarded.
Earthquake leaves the hand of Tezozomoc and is discarded.
Itzcoatl is done.
Itzcoatl draws: Submission of a city-state and Heroic combat.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Insubordination and Intervention of Tlaloc.
Assassination leaves the hand of Coxcox and is discarded.
Intervention of Tlaloc leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Raid and Heroic combat.
Fury of Yacatecuhtli leaves the hand of Nezahualcoyotl and is discarded.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Phase: tribute.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc receives 6 T and 1 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 10 T and 5 SP.
Nezahualcoyotl receives 8 T and 6 SP.
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
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 2 T and takes 1 SP.
Tezozomoc rolls white: 1.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Tezozomoc rolls white: 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Tezozomoc rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 4: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Phase: pochtecas.
Tezozomoc sends a pochteca: alliance, Teotihuacan.
Tezozomoc sends a pochteca: alliance, Teotihuacan.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Nezahualcoyotl sends a pochteca: alliance, Teotihuacan.
Nezahualcoyotl sends a pochteca: alliance, Teotihuacan.
Tezozomoc is done.
Itzcoatl plays Submission of a city-state: Teocalhueyacan.
Itzcoatl rolls red: 6.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Teocalhueyacan belongs to Itzcoatl now.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc: the alliance in Teotihuacan succeeds.
Teotihuacan belongs to Tezozomoc now.
Tezozomoc: the alliance in Teotihuacan fails.
Itzcoatl: the alliance in Teotihuacan fails.
Coxcox: the alliance in Teotihuacan fails.
Coxcox: the alliance in Teotihuacan fails.
Nezahualcoyotl: the alliance in Teotihuacan fails.
Nezahualcoyotl: the alliance in Teotihuacan fails.
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
A marker of Coxcox is drawn.
Army B of Coxcox goes from Chalco to Amaquemecan.
Coxcox attacks Nezahualcoyotl in Amaquemecan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Heroic combat: Amaquemecan.
Nezahualcoyotl is done.
Coxcox wins and gains 0 SP.
Amaquemecan belongs to Coxcox now.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Tenayuca to Teocalhueyacan.
Tezozomoc attacks Itzcoatl in Teocalhueyacan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl sends 4 of the reserve (warriors 2, jaguar knights 2).
Attack 2, defence 6.
Tezozomoc rolls red, red, yellow, yellow: 6, 6, 1, 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc loses: warriors 0, jaguar knights 1 (A).
Army A of Tezozomoc is destroyed.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 2, jaguar knights 0, 2 of the reserve (R, R).
Itzcoatl wins and gains 1 SP.
Itzcoatl is done.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Tezozomoc sets 1 SP aside.
Tezozomoc has given 21 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 19 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 29 SP to Quetzalcoatl in all.
The urn has seen 90 SP: Quetzalcoatl climbs 1, 10 stay in it.
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
Tezozomoc rolls white, white, white: 2, 4, 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
8 SP and the best die, 4, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl and Tezozomoc.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Insubordination and Intervention of Tlaloc.
Insubordination leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Reinforcements and Reinforcements.
Right of passage leaves the hand of Coxcox and is discarded.
Raid leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Flood and Heroic combat.
Raid leaves the hand of Nezahualcoyotl and is discarded.
Tezozomoc is done.
Tezozomoc draws: Intervention of Tlaloc and Intervention of Chalchiuhtlicue.
Intervention of Chalchiuhtlicue leaves the hand of Tezozomoc and is discarded.
Raid leaves the hand of Tezozomoc and is discarded.
Phase: tribute.
Itzcoatl plays Intervention of Tlaloc.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl takes 1 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc plays Intervention of Tlaloc.
Tezozomoc rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc takes 5 T.
Tezozomoc is done.
Itzcoatl receives 7 T and 2 SP.
Coxcox receives 11 T and 7 SP.
Nezahualcoyotl receives 7 T and 4 SP.
Tezozomoc receives 7 T and 2 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (R).
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Phase: slave market.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 1: 2 slaves.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Tezozomoc is done.
Itzcoatl pays 3 T and takes 2 SP.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 2: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl bids 3 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 3 T and takes 2 SP.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 4: 2 slaves.
Tezozomoc bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Tezozomoc bids 4 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 4 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Zumpango.
Coxcox sends a pochteca: alliance, Zumpango.
Nezahualcoyotl sends a pochteca: alliance, Zumpango.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: alliance, Zumpango.
Tezozomoc sends a pochteca: alliance, Zumpango.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl: 2 expeditions return with 2 T.
Coxcox: the alliance in Zumpango succeeds.
Zumpango belongs to Coxcox now.
Coxcox: the alliance in Zumpango fails.
Nezahualcoyotl: the alliance in Zumpango fails.
Nezahualcoyotl: an expedition returns with 0 T.
Tezozomoc: the alliance in Zumpango fails.
Tezozomoc: the alliance in Zumpango fails.
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
A marker of Coxcox is drawn.
Army B of Coxcox goes from Amaquemecan to Mixquic.
Coxcox attacks Nezahualcoyotl in Mixquic.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox wins and gains 0 SP.
Mixquic belongs to Coxcox now.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 25 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 24 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 33 SP to Quetzalcoatl in all.
Tezozomoc sets 2 SP aside.
Tezozomoc has given 23 SP to Quetzalcoatl in all.
The urn has seen 105 SP: Quetzalcoatl climbs 1, 5 stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 25, Coxcox 24, Nezahualcoyotl 33, Tezozomoc 23. Winner: Nezahualcoyotl.
