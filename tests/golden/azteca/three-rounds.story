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
Itzcoatl: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0; dams to Tlacopan.
Coxcox: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Nezahualcoyotl: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Round 1 begins. Order of play: Coxcox, Nezahualcoyotl, Itzcoatl.
Phase: cards.
Coxcox draws: Sorcerer’s ruse, Reinforcements.
Nezahualcoyotl draws: Intervention of Tlaloc, Intervention of Tlaloc.
Itzcoatl draws: Raid, Insubordination.
Phase: tribute.
Coxcox: no more.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Nezahualcoyotl takes 5 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox receives 5 T and 0 SP.
Nezahualcoyotl receives 4 T and 0 SP.
Itzcoatl receives 4 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (R).
Coxcox buys a warrior (R).
Coxcox buys a jaguar knight (R).
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (R).
Itzcoatl: no more.
Phase: slave market.
Coxcox rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 1: 1 slave.
Coxcox: no more.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 3: 1 slave.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nobody wants lot 3.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Itzcoatl sends a pochteca: expedition.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: the alliance in Acolman succeeds.
Acolman belongs to Coxcox now.
Nezahualcoyotl: the alliance in Acolman fails.
Nezahualcoyotl: the alliance in Acolman fails.
Itzcoatl: an expedition returns with 0 T.
Phase: lake.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Phase: flower war.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks the neutrals in Tlacopan.
Coxcox plays Reinforcements: Tlacopan.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox rolls white: 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 7.
Itzcoatl rolls red, red, red, red: 2, 3, 6, 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl will lose a warrior of army A.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 1 (A, A).
Itzcoatl: no more.
Attack 4, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 6, 5, 1, 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 2, jaguar knights 0.
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks Coxcox in Acolman.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Nezahualcoyotl wins and gains 0 SP.
Acolman belongs to Nezahualcoyotl now.
Nezahualcoyotl: no more.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl rolls white: 3.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 7, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 6, 4, 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl: no more.
Attack 7, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 6, 6, 1, 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight (A).
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Nezahualcoyotl rolls white: 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 4.
Coxcox rolls yellow, yellow, red, red: 4, 3, 3, 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (A).
Coxcox: no more.
Attack 6, defence 3.
Coxcox rolls yellow, yellow, red, red: 4, 1, 6, 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a jaguar knight of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 2 (A, A).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks the neutrals in Tlacopan.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 4, 4, 2, 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl: no more.
Attack 4, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 6, 3, 3, 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 1, jaguar knights 0.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (B).
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Nezahualcoyotl rolls white: 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 4, defence 4.
Coxcox rolls red, red, red, red: 6, 3, 2, 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 1, jaguar knights 0.
Coxcox: no more.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 1, 3, 2, 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 2, 4, 4, 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 1, jaguar knights 0.
Coxcox: no more.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 3, 1, 4, 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 1, 3, 4, 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Coxcox: no more.
Attack 3, defence 2.
Coxcox rolls yellow, yellow, red, red: 4, 4, 6, 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Coxcox wins and gains 3 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (C).
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks the neutrals in Tlacopan.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 2, 4, 2, 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (C).
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl: no more.
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
Coxcox rolls white, white, white: 2, 6, 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
8 are too few: Tezcatlipoca descends to step 1.
Round 2 begins. Order of play: Nezahualcoyotl, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Flood, Heroic combat.
Itzcoatl: no more.
Itzcoatl draws: Diversion, Influence of the Tlenamacac.
Coxcox: no more.
Coxcox draws: Submission of a city-state, Intervention of Tlaloc.
Phase: tribute.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl takes 1 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox takes 6 T.
Coxcox: no more.
Nezahualcoyotl receives 6 T and 2 SP.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 6 T and 1 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (A).
Coxcox buys a warrior (A).
Coxcox buys a warrior (A).
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 1 slave.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Coxcox: no more.
Nezahualcoyotl pays 4 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Cuautitlan.
Coxcox sends a pochteca: alliance, Cuautitlan.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox plays Submission of a city-state: Tlacopan.
Coxcox rolls red: 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Tlacopan belongs to Coxcox now.
Coxcox: no more.
Nezahualcoyotl: an expedition returns with 0 T.
Itzcoatl: an expedition returns with 4 T.
Coxcox: the alliance in Cuautitlan succeeds.
Cuautitlan belongs to Coxcox now.
Coxcox: the alliance in Cuautitlan fails.
Phase: lake.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Phase: flower war.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Nezahualcoyotl plays Heroic combat: Teotihuacan.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl rolls white: 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 1.
Itzcoatl rolls yellow: 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 8, defence 5.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 2, 5, 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 2 (A, A).
Attack 4, defence 5.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 1, 6, 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Attack 2, defence 5.
Nezahualcoyotl rolls red, red, yellow, yellow: 2, 3, 3, 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 2, defence 5.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 3, 5, 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Army A of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Cuitlahuac.
Coxcox attacks the neutrals in Cuitlahuac.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 1.
Nezahualcoyotl rolls yellow: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 6, defence 5.
Coxcox rolls yellow, yellow, red, red: 1, 3, 2, 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (A).
Coxcox: no more.
Attack 5, defence 5.
Coxcox rolls red, red, red, red: 4, 1, 5, 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox will lose a warrior of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 1 (A, A).
Coxcox: no more.
Attack 2, defence 5.
Coxcox rolls red, red, yellow, yellow: 1, 5, 1, 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Army A of Coxcox is destroyed.
Taken: warriors 1, jaguar knights 0.
The neutrals win.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Coxcox in Tlacopan.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl wins and gains 0 SP.
Tlacopan belongs to Itzcoatl now.
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl rolls white: 4.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 4, defence 4.
Nezahualcoyotl rolls red, red, red, red: 6, 1, 3, 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl: no more.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 6, 5, 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl: no more.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 4, 2, 2, 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl wins and gains 3 SP.
Teotihuacan belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight (C).
Nezahualcoyotl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 3, defence 3.
Coxcox rolls red, red, red, red: 4, 1, 6, 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox loses: warriors 1, jaguar knights 1 (C, C).
Army C of Coxcox is destroyed.
The neutrals win.
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
Phase: judgement of the gods.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 5 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 1 SP to Quetzalcoatl in all.
The urn has seen 6 SP: Quetzalcoatl climbs 0, 6 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white, white, white: 4, 5, 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
14 are enough: Tezcatlipoca stays on step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Heroic combat, Flood.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Diversion leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Sorcerer’s ruse, Raid.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Reinforcements, Influence of the Tlenamacac.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 7 T and 3 SP.
Nezahualcoyotl receives 7 T and 3 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (A).
Itzcoatl buys a warrior (A).
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Phase: slave market.
Itzcoatl rolls white: 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 2: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl: no more.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Itzcoatl: no more.
Coxcox pays 3 T and takes 3 SP.
Itzcoatl rolls white: 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl: no more.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Coxcox: no more.
Nezahualcoyotl pays 3 T and takes 3 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: the alliance in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
Itzcoatl: an expedition returns with 4 T.
Coxcox: the alliance in Tenayuca fails.
Nezahualcoyotl: the alliance in Tenayuca fails.
Phase: lake.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tlacopan to Azcapotzalco.
Itzcoatl attacks the neutrals in Azcapotzalco.
Itzcoatl plays Heroic combat: Azcapotzalco.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl plays Reinforcements: Azcapotzalco.
Nezahualcoyotl: no more.
Coxcox rolls white: 1.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 3, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 1, 2, 2, 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (C).
Attack 2, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 3, 2, 2, 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 2, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 5, 2, 5, 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl loses: warriors 2, jaguar knights 0 (C, C).
Army C of Itzcoatl is destroyed.
Taken: warriors 1, jaguar knights 0.
The neutrals win.
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
Phase: judgement of the gods.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 4 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 9 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white, white, white: 1, 3, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
5 are too few: Tezcatlipoca descends to step 2.
The time is up: all have lost. Given: Itzcoatl 0, Coxcox 4, Nezahualcoyotl 9.
