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
Round 1 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox draws: Sorcerer’s ruse and Reinforcements.
Nezahualcoyotl draws: Intervention of Tlaloc and Intervention of Tlaloc.
Itzcoatl draws: Raid and Insubordination.
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
Coxcox buys a jaguar knight (R).
Coxcox buys a warrior (R).
Coxcox buys a jaguar knight (R).
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (R).
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
Coxcox: the alliance in Acolman succeeds.
Acolman belongs to Coxcox now.
Nezahualcoyotl: the alliance in Acolman fails.
Nezahualcoyotl: the alliance in Acolman fails.
Itzcoatl: an expedition returns with 0 T.
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
Coxcox plays Reinforcements: Tlacopan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 7.
Itzcoatl rolls red, red, red, red: 2, 3, 6, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 1 (A, A).
Itzcoatl is done.
Attack 4, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 6, 5, 1, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 2, jaguar knights 0.
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks Coxcox in Acolman.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl wins and gains 0 SP.
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 7, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 6, 4, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl is done.
Attack 7, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 6, 6, 1, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight (A).
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
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 4.
Coxcox rolls yellow, yellow, red, red: 4, 3, 3, 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (A).
Coxcox is done.
Attack 6, defence 3.
Coxcox rolls yellow, yellow, red, red: 4, 1, 6, 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a jaguar knight of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 2 (A, A).
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 4, 4, 2, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl is done.
Attack 4, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 6, 3, 3, 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (B).
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
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 4, defence 4.
Coxcox rolls red, red, red, red: 6, 3, 2, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 1, 3, 2, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 2, 4, 4, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 1, jaguar knights 0.
Coxcox is done.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 3, 1, 4, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 1, 3, 4, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Coxcox is done.
Attack 3, defence 2.
Coxcox rolls yellow, yellow, red, red: 4, 4, 6, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Coxcox wins and gains 3 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (C).
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 2, 4, 2, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (C).
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
Coxcox rolls white, white, white: 2, 6, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
2 SP and the best die, 6, do not reach the wrath of 9: Tezcatlipoca descends to step 1.
Round 2 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Flood and Heroic combat.
Itzcoatl is done.
Itzcoatl draws: Diversion and Influence of the Tlenamacac.
Coxcox is done.
Coxcox draws: Submission of a city-state and Intervention of Tlaloc.
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
Coxcox buys a jaguar knight (A).
Coxcox buys a warrior (A).
Coxcox buys a warrior (A).
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
Coxcox rolls red: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Tlacopan belongs to Coxcox now.
Coxcox is done.
Nezahualcoyotl: an expedition returns with 0 T.
Itzcoatl: an expedition returns with 4 T.
Coxcox: the alliance in Cuautitlan succeeds.
Cuautitlan belongs to Coxcox now.
Coxcox: the alliance in Cuautitlan fails.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
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
The neutrals mobilise: warriors 0, jaguar knights 1.
Itzcoatl rolls yellow: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 8, defence 5.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 2, 5, 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 2 (A, A).
Attack 4, defence 5.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 1, 6, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Attack 2, defence 5.
Nezahualcoyotl rolls red, red, yellow, yellow: 2, 3, 3, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 2, defence 5.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 3, 5, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
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
The neutrals mobilise: warriors 0, jaguar knights 1.
Nezahualcoyotl rolls yellow: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 6, defence 5.
Coxcox rolls yellow, yellow, red, red: 1, 3, 2, 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (A).
Coxcox is done.
Attack 5, defence 5.
Coxcox rolls red, red, red, red: 4, 1, 5, 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox will lose a warrior of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 1 (A, A).
Coxcox is done.
Attack 2, defence 5.
Coxcox rolls red, red, yellow, yellow: 1, 5, 1, 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Army A of Coxcox is destroyed.
Taken: warriors 1, jaguar knights 0.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Coxcox in Tlacopan.
Itzcoatl is done.
Coxcox is done.
Itzcoatl wins and gains 0 SP.
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
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 4, defence 4.
Nezahualcoyotl rolls red, red, red, red: 6, 1, 3, 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl is done.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 6, 5, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl is done.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 4, 2, 2, 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl wins and gains 3 SP.
Teotihuacan belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight (C).
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 3, defence 3.
Coxcox rolls red, red, red, red: 4, 1, 6, 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox loses: warriors 1, jaguar knights 1 (C, C).
Army C of Coxcox is destroyed.
The neutrals win.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
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
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 5, reach the wrath of 10: Tezcatlipoca stays on step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Heroic combat and Flood.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Diversion leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Sorcerer’s ruse and Raid.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Reinforcements and Influence of the Tlenamacac.
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
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (A).
Itzcoatl buys a warrior (A).
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
Itzcoatl: the alliance in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
Itzcoatl: an expedition returns with 4 T.
Coxcox: the alliance in Tenayuca fails.
Nezahualcoyotl: the alliance in Tenayuca fails.
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 3, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 1, 2, 2, 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (C).
Attack 2, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 3, 2, 2, 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Attack 2, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 5, 2, 5, 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl loses: warriors 2, jaguar knights 0 (C, C).
Army C of Itzcoatl is destroyed.
Taken: warriors 1, jaguar knights 0.
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
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
2 SP and the best die, 3, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Insubordination and Raid.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Assassination and Heroic combat.
Itzcoatl is done.
Itzcoatl draws: Sorcerer’s ruse and Assassination.
Assassination leaves the hand of Itzcoatl and is discarded.
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
Itzcoatl buys a jaguar knight (B).
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
Coxcox: the alliance in Azcapotzalco succeeds.
Azcapotzalco belongs to Coxcox now.
Nezahualcoyotl: the alliance in Azcapotzalco fails.
Itzcoatl: the alliance in Azcapotzalco fails.
Itzcoatl: an expedition returns with 2 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
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
Coxcox sets 4 SP aside.
Coxcox has given 8 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 11 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 2 SP to Quetzalcoatl in all.
The urn has seen 21 SP: Quetzalcoatl climbs 1, 1 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Coxcox rolls white, white, white: 3, 1, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 5, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Raid and Assassination.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Assassination leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Raid and Right of passage.
Raid leaves the hand of Itzcoatl and is discarded.
Insubordination leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Reinforcements and Fury of Yacatecuhtli.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Raid leaves the hand of Coxcox and is discarded.
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
Nezahualcoyotl: the alliance in Amaquemecan succeeds.
Amaquemecan belongs to Nezahualcoyotl now.
Nezahualcoyotl: the alliance in Amaquemecan fails.
Itzcoatl: an expedition returns with 4 T.
Coxcox: the alliance in Amaquemecan fails.
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
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Nezahualcoyotl has given 11 SP to Quetzalcoatl in all.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 7 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 9 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white, white, white: 5, 5, 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 5, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Insubordination and Fury of Yacatecuhtli.
Flood leaves the hand of Itzcoatl and is discarded.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Submission of a city-state and Intervention of Chalchiuhtlicue.
Reinforcements leaves the hand of Coxcox and is discarded.
Intervention of Chalchiuhtlicue leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Earthquake and Right of passage.
Assassination leaves the hand of Nezahualcoyotl and is discarded.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
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
Coxcox rolls red: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl: the alliance in Chalco succeeds.
Chalco belongs to Itzcoatl now.
Itzcoatl: the alliance in Chalco fails.
Coxcox: the alliance in Chalco fails.
Coxcox: the alliance in Chalco fails.
Nezahualcoyotl: the alliance in Chalco fails.
Nezahualcoyotl: the alliance in Chalco fails.
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
Itzcoatl has given 9 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 11 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 13 SP to Quetzalcoatl in all.
The urn has seen 33 SP: Quetzalcoatl climbs 0, 13 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white, white, white: 1, 1, 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Earthquake and Diversion.
Diversion leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Intervention of Chalchiuhtlicue and Influence of the Tlenamacac.
Influence of the Tlenamacac leaves the hand of Nezahualcoyotl and is discarded.
Influence of the Tlenamacac leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
The 28 discarded cards become the new deck.
Itzcoatl draws: Intervention of Tlaloc and Assassination.
Fury of Yacatecuhtli leaves the hand of Itzcoatl and is discarded.
Right of passage leaves the hand of Itzcoatl and is discarded.
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
Coxcox: the alliance in Cuitlahuac succeeds.
Cuitlahuac belongs to Coxcox now.
Coxcox: the alliance in Cuitlahuac fails.
Nezahualcoyotl: an expedition returns with 4 T.
Itzcoatl: the alliance in Cuitlahuac fails.
Itzcoatl: the alliance in Cuitlahuac fails.
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
Coxcox has given 13 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 17 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 11 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 1, 3, 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 6, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Sorcerer’s ruse and Heroic combat.
Earthquake leaves the hand of Nezahualcoyotl and is discarded.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Reinforcements and Assassination.
Assassination leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Raid and Heroic combat.
Heroic combat leaves the hand of Coxcox and is discarded.
Insubordination leaves the hand of Coxcox and is discarded.
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
Nezahualcoyotl: the alliance in Mixquic succeeds.
Mixquic belongs to Nezahualcoyotl now.
Nezahualcoyotl: an expedition returns with 0 T.
Itzcoatl: the alliance in Mixquic fails.
Itzcoatl: the alliance in Mixquic fails.
Coxcox: the alliance in Mixquic fails.
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
Nezahualcoyotl has given 22 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 14 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 15 SP to Quetzalcoatl in all.
The urn has seen 51 SP: Quetzalcoatl climbs 1, 11 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white, white, white: 1, 1, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 1, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Diversion and Flood.
Raid leaves the hand of Itzcoatl and is discarded.
Insubordination leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Intervention of Chalchiuhtlicue and Influence of the Tlenamacac.
Influence of the Tlenamacac leaves the hand of Coxcox and is discarded.
Raid leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Reinforcements and Raid.
Intervention of Chalchiuhtlicue leaves the hand of Nezahualcoyotl and is discarded.
Raid leaves the hand of Nezahualcoyotl and is discarded.
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
Itzcoatl: an expedition returns with 4 T.
Coxcox: the alliance in Xaltocan succeeds.
Xaltocan belongs to Coxcox now.
Coxcox: the alliance in Xaltocan fails.
Nezahualcoyotl: the alliance in Xaltocan fails.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Teotihuacan to Xaltocan.
Nezahualcoyotl attacks Coxcox in Xaltocan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl wins and gains 0 SP.
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
Itzcoatl has given 19 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 20 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 25 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white, white, white: 1, 3, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 3, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 10 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Intervention of Tlaloc and Intervention of Tlaloc.
Intervention of Tlaloc leaves the hand of Coxcox and is discarded.
Intervention of Chalchiuhtlicue leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Influence of the Tlenamacac and Submission of a city-state.
Reinforcements leaves the hand of Nezahualcoyotl and is discarded.
Right of passage leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Heroic combat and Diversion.
Assassination leaves the hand of Itzcoatl and is discarded.
Heroic combat leaves the hand of Itzcoatl and is discarded.
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
Nezahualcoyotl rolls red: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox: the assimilation in Azcapotzalco succeeds.
Coxcox: the assimilation in Cuitlahuac succeeds.
Nezahualcoyotl: the assimilation in Acolman succeeds.
Nezahualcoyotl: the assimilation in Teotihuacan succeeds.
Itzcoatl: the assimilation in Tenayuca succeeds.
Itzcoatl: an expedition returns with 2 T.
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
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 22 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 6 SP aside.
Nezahualcoyotl has given 31 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 23 SP to Quetzalcoatl in all.
The urn has seen 76 SP: Quetzalcoatl climbs 1, 16 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white, white, white: 3, 2, 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 3, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 11 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Influence of the Tlenamacac and Sorcerer’s ruse.
Sorcerer’s ruse leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Assassination and Sorcerer’s ruse.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Flood leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Reinforcements and Submission of a city-state.
Reinforcements leaves the hand of Coxcox and is discarded.
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
Coxcox rolls red: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox is done.
Nezahualcoyotl: the assimilation in Tepetlaoztoc succeeds.
Nezahualcoyotl: the assimilation in Mixquic succeeds.
Itzcoatl: the assimilation in Tlacopan succeeds.
Itzcoatl: the assimilation in Tlacopan fails.
Coxcox: the assimilation in Coatepec succeeds.
Coxcox: the assimilation in Cuautitlan succeeds.
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
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 7 SP aside.
Nezahualcoyotl has given 38 SP to Quetzalcoatl in all.
Itzcoatl sets 6 SP aside.
Itzcoatl has given 29 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 26 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white, white, white: 1, 1, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 1, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 12 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Insubordination and Flood.
Diversion leaves the hand of Itzcoatl and is discarded.
Assassination leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
The 29 discarded cards become the new deck.
Coxcox draws: Raid and Intervention of Tlaloc.
Raid leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Submission of a city-state and Assassination.
Raid leaves the hand of Nezahualcoyotl and is discarded.
Sorcerer’s ruse leaves the hand of Nezahualcoyotl and is discarded.
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
Nezahualcoyotl rolls red: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Itzcoatl: the assimilation in Chalco succeeds.
Coxcox: 2 expeditions return with 4 T.
Nezahualcoyotl: the assimilation in Xaltocan succeeds.
Nezahualcoyotl: the assimilation in Amaquemecan succeeds.
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
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 34 SP to Quetzalcoatl in all.
Coxcox sets 9 SP aside.
Coxcox has given 35 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 7 SP aside.
Nezahualcoyotl has given 45 SP to Quetzalcoatl in all.
The urn has seen 114 SP: Quetzalcoatl climbs 2, 14 stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 34, Coxcox 35, Nezahualcoyotl 45. Winner: Nezahualcoyotl.
