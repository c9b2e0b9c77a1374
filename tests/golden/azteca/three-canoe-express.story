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
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox rolls white: 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 4.
Itzcoatl rolls yellow, yellow, red, red: 2, 3, 6, 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl will lose a warrior of army A.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 1 (A, A).
Itzcoatl: no more.
Attack 4, defence 4.
Itzcoatl rolls red, red, red, red: 6, 5, 1, 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 2, jaguar knights 0.
Itzcoatl: no more.
Attack 4, defence 2.
Itzcoatl rolls yellow, yellow, red, red: 5, 5, 3, 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 0, jaguar knights 1.
Itzcoatl wins and gains 3 SP.
Tlacopan belongs to Itzcoatl now.
Itzcoatl: no more.
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
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Coxcox plays Reinforcements: Coatepec.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Nezahualcoyotl rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 7, defence 6.
Coxcox rolls yellow, yellow, red, red: 6, 6, 1, 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 1, jaguar knights 1.
Coxcox: no more.
Attack 7, defence 3.
Coxcox rolls yellow, yellow, red, red: 5, 4, 4, 3.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 1, jaguar knights 1.
Coxcox wins and gains 4 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (A).
Coxcox: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Lake Texcoco.
Army C of Itzcoatl strikes in Lake Texcoco.
Itzcoatl attacks Nezahualcoyotl in Lake Texcoco.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Attack 4, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 4, 1, 6, 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl will lose a warrior of army C.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 2, jaguar knights 0 (C, C).
Nezahualcoyotl: no more.
Itzcoatl: no more.
Attack 2, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 3, 1, 4, 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl loses: warriors 2, jaguar knights 0 (C, C).
Army C of Itzcoatl is destroyed.
Nezahualcoyotl wins and gains 4 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight (A).
Army A of Nezahualcoyotl goes from Lake Texcoco to Tenochtitlan.
Army A of Itzcoatl strikes in Tenochtitlan.
Itzcoatl attacks Nezahualcoyotl in Tenochtitlan.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Attack 4, defence 8.
Itzcoatl rolls red, red, yellow, yellow: 2, 1, 6, 3.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1 (A).
Nezahualcoyotl: no more.
Itzcoatl retreats to Tlacopan.
Nezahualcoyotl wins and gains 1 SP.
Nezahualcoyotl: no more.
Nezahualcoyotl attacks Itzcoatl in Tenochtitlan.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl sends 3 of the reserve (warriors 2, jaguar knights 1).
Attack 8, defence 8.
Nezahualcoyotl rolls red, red, red, red: 3, 4, 5, 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 2 (A, A).
Itzcoatl: no more.
Nezahualcoyotl: no more.
Attack 4, defence 8.
Nezahualcoyotl rolls red, red, yellow, yellow: 6, 3, 2, 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (B).
Itzcoatl: no more.
Nezahualcoyotl retreats to Texcoco.
Itzcoatl wins and gains 2 SP.
A warrior of Itzcoatl becomes a jaguar knight (B).
Nezahualcoyotl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
Phase: judgement of the gods.
Coxcox sets 1 SP aside.
Coxcox has given 1 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 2 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 4 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 3, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 4, 4, 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
7 are too few: Tezcatlipoca descends to step 1.
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
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl takes 3 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox takes 1 T.
Coxcox: no more.
Nezahualcoyotl receives 5 T and 2 SP.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 6 T and 1 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight (A).
Nezahualcoyotl buys a jaguar knight (A).
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 2 T and takes 2 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 1 slave.
Itzcoatl: no more.
Coxcox bids 1 T.
Nezahualcoyotl: no more.
Coxcox pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 3: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl: no more.
Itzcoatl bids 2 T.
Coxcox: no more.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Cuautitlan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Cuautitlan.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox plays Submission of a city-state: Teotihuacan.
Coxcox rolls red: 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox: no more.
Nezahualcoyotl: the alliance in Cuautitlan succeeds.
Cuautitlan belongs to Nezahualcoyotl now.
Itzcoatl: an expedition returns with 2 T.
Coxcox: the alliance in Cuautitlan fails.
Phase: lake.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Lake Xochimilco.
Nezahualcoyotl carries the army for nothing.
Army B of Coxcox goes from Lake Xochimilco to Lake Texcoco.
Army A of Nezahualcoyotl strikes in Lake Texcoco.
Nezahualcoyotl attacks Coxcox in Lake Texcoco.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 8, defence 4.
Nezahualcoyotl rolls yellow, yellow, red, red: 2, 5, 2, 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (B).
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 8, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 6, 2, 1, 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Coxcox loses: warriors 1, jaguar knights 0 (B).
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 1, 5, 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 2 (A, A).
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 2, defence 2.
Nezahualcoyotl rolls red, red, red, red: 2, 3, 6, 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Army A of Nezahualcoyotl is destroyed.
Coxcox wins and gains 4 SP.
A warrior of Coxcox becomes a jaguar knight (B).
Army B of Coxcox goes from Lake Texcoco to Tepeyacac.
Coxcox attacks the neutrals in Tepeyacac.
Nezahualcoyotl plays Heroic combat: Tepeyacac.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 3, defence 3.
Coxcox rolls red, red, red, red: 1, 3, 3, 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 3, defence 3.
Coxcox rolls red, red, red, red: 6, 2, 1, 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Attack 3, defence 2.
Coxcox rolls yellow, yellow, red, red: 3, 6, 5, 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (B).
Coxcox wins and gains 2 SP.
Tepeyacac belongs to Coxcox now.
Coxcox: no more.
Coxcox: no more.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 8, defence 3.
Coxcox rolls yellow, yellow, red, red: 3, 5, 2, 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Coxcox: no more.
Attack 6, defence 2.
Coxcox rolls yellow, yellow, red, red: 6, 2, 1, 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 0, jaguar knights 1.
Coxcox wins and gains 2 SP.
Chalco belongs to Coxcox now.
Coxcox: no more.
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Lake Texcoco.
Itzcoatl: no more.
Army B of Nezahualcoyotl goes from Lake Texcoco to Texcoco.
Nezahualcoyotl: no more.
Nezahualcoyotl: no more.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl rolls white: 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 6, 1, 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl: no more.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 3, 1, 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 5, 1, 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl wins and gains 2 SP.
Teotihuacan belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight (C).
Nezahualcoyotl: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tlacopan to Azcapotzalco.
Itzcoatl attacks the neutrals in Azcapotzalco.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox rolls white: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 2, defence 3.
Itzcoatl rolls red, red, yellow, yellow: 3, 2, 5, 4.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl loses: warriors 0, jaguar knights 1 (A).
Army A of Itzcoatl is destroyed.
The neutrals win.
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 9 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 8 SP to Quetzalcoatl in all.
The urn has seen 23 SP: Quetzalcoatl climbs 1, 3 stay in it.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white, white, white: 1, 5, 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
11 are enough: Tezcatlipoca stays on step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Heroic combat, Flood.
Raid leaves the hand of Itzcoatl and is discarded.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Sorcerer’s ruse, Raid.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Reinforcements, Influence of the Tlenamacac.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 8 T and 2 SP.
Nezahualcoyotl receives 7 T and 5 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (B).
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Phase: slave market.
Itzcoatl rolls white: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 1: 2 slaves.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl: no more.
Nezahualcoyotl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 1 slave.
Nezahualcoyotl: no more.
Itzcoatl bids 1 T.
Coxcox: no more.
Itzcoatl pays 1 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: an expedition returns with 6 T.
Coxcox: the alliance in Tenayuca succeeds.
Tenayuca belongs to Coxcox now.
Coxcox: the alliance in Tenayuca fails.
Nezahualcoyotl: an expedition returns with 4 T.
Phase: lake.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Itzcoatl would carry the army for 1 T.
Coxcox pays Itzcoatl 1 T for the crossing.
Army B of Coxcox goes from Tepeyacac to Lake Texcoco.
Itzcoatl: no more.
Nezahualcoyotl: no more.
Army B of Coxcox goes from Lake Texcoco to Texcoco.
Coxcox attacks Nezahualcoyotl in Texcoco.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl sends 4 of the reserve (warriors 3, jaguar knights 1).
Attack 2, defence 9.
Coxcox rolls red, red, yellow, yellow: 2, 4, 5, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox loses: warriors 0, jaguar knights 1 (B).
Army B of Coxcox is destroyed.
Nezahualcoyotl wins and gains 1 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight (B).
Coxcox: no more.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Chalco to Amaquemecan.
Coxcox attacks the neutrals in Amaquemecan.
Itzcoatl plays Heroic combat: Amaquemecan.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl plays Reinforcements: Amaquemecan.
Nezahualcoyotl: no more.
Nezahualcoyotl rolls white: 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
The neutrals mobilise: warriors 0, jaguar knights 1.
Attack 6, defence 8.
Coxcox rolls red, red, yellow, yellow: 6, 2, 3, 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Attack 4, defence 7.
Coxcox rolls red, red, yellow, yellow: 1, 3, 1, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 4, defence 7.
Coxcox rolls red, red, yellow, yellow: 5, 5, 2, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 0, jaguar knights 2.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 4, 2, 1, 1.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 1, jaguar knights 0.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 2, 2, 4, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 2, 2, 2, 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Attack 2, defence 2.
Coxcox rolls red, red, red, red: 2, 5, 4, 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 0, jaguar knights 1.
Coxcox wins and gains 5 SP.
Amaquemecan belongs to Coxcox now.
Coxcox: no more.
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Teotihuacan to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Itzcoatl rolls yellow: 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 5, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 4, 1, 3, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl: no more.
Attack 5, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 5, 1, 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight (C).
Nezahualcoyotl: no more.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Army B of Nezahualcoyotl strikes in Lake Texcoco.
Nezahualcoyotl attacks Itzcoatl in Lake Texcoco.
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 5, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 2, 3, 4, 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
Itzcoatl: no more.
Nezahualcoyotl retreats to Texcoco.
Itzcoatl wins and gains 1 SP.
A warrior of Itzcoatl becomes a jaguar knight (B).
Coxcox would carry the army for 2 T.
Itzcoatl pays Coxcox 2 T for the crossing.
Itzcoatl asks Coxcox for leave to use Lake Xochimilco.
Coxcox refuses.
Army B of Itzcoatl goes from Lake Texcoco to Texcoco.
Nezahualcoyotl: no more.
Itzcoatl attacks Nezahualcoyotl in Texcoco.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl sends 4 of the reserve (warriors 3, jaguar knights 1).
Attack 7, defence 9.
Itzcoatl rolls red, red, yellow, yellow: 3, 6, 6, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (B).
Nezahualcoyotl loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
Nezahualcoyotl: no more.
Itzcoatl: no more.
Attack 6, defence 8.
Itzcoatl rolls red, red, yellow, yellow: 3, 5, 3, 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1 (B).
Nezahualcoyotl loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
Nezahualcoyotl: no more.
Itzcoatl retreats to Tenochtitlan.
Nezahualcoyotl wins and gains 2 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight (B).
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox: no more.
Itzcoatl rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 5, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 4, 3, 1, 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
Nezahualcoyotl: no more.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 5, 5, 6, 1.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl will lose a jaguar knight of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (B).
Nezahualcoyotl wins and gains 2 SP.
Coatlinchan belongs to Nezahualcoyotl now.
Nezahualcoyotl: no more.
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
Phase: judgement of the gods.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 13 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 12 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 12 SP aside.
Nezahualcoyotl has given 18 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white, white, white: 3, 5, 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
8 are too few: Tezcatlipoca descends to step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl, Itzcoatl.
Phase: cards.
Coxcox: no more.
Coxcox draws: Insubordination, Raid.
Insubordination leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Assassination, Heroic combat.
Itzcoatl: no more.
Itzcoatl draws: Sorcerer’s ruse, Assassination.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Phase: tribute.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox receives 10 T and 5 SP.
Nezahualcoyotl receives 9 T and 5 SP.
Itzcoatl receives 5 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (B).
Itzcoatl buys a jaguar knight (B).
Itzcoatl: no more.
Phase: slave market.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 1 T and takes 1 SP.
Coxcox rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 3: 1 slave.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Azcapotzalco.
Coxcox sends a pochteca: alliance, Azcapotzalco.
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: the alliance in Azcapotzalco succeeds.
Azcapotzalco belongs to Coxcox now.
Coxcox: the alliance in Azcapotzalco fails.
Nezahualcoyotl: the alliance in Azcapotzalco fails.
Nezahualcoyotl: the alliance in Azcapotzalco fails.
Itzcoatl: the alliance in Azcapotzalco fails.
Itzcoatl: the alliance in Azcapotzalco fails.
Phase: lake.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Lake Xochimilco.
Army C of Coxcox goes from Lake Xochimilco to Mixquic.
Coxcox attacks the neutrals in Mixquic.
Coxcox: no more.
Nezahualcoyotl plays Heroic combat: Mixquic.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Nezahualcoyotl rolls white: 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 0, jaguar knights 1.
Nezahualcoyotl rolls yellow: 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
The terrain takes a counter of the attacker.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Attack 3, defence 5.
Coxcox rolls red, red, yellow, yellow: 5, 5, 6, 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 1, jaguar knights 1.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Attack 2, defence 2.
Coxcox rolls red, red, red, red: 5, 5, 5, 3.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Coxcox wins and gains 3 SP.
Mixquic belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (C).
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Coatlinchan to Coatepec.
Nezahualcoyotl attacks Coxcox in Coatepec.
Coxcox: no more.
Itzcoatl: no more.
Coxcox sends 4 of the reserve (warriors 2, jaguar knights 2).
Attack 2, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 1, 6, 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (B).
Army B of Nezahualcoyotl is destroyed.
Coxcox wins and gains 1 SP.
A warrior of Coxcox becomes a jaguar knight (R).
Nezahualcoyotl: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
Phase: judgement of the gods.
Coxcox sets 8 SP aside.
Coxcox has given 20 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 7 SP aside.
Nezahualcoyotl has given 25 SP to Quetzalcoatl in all.
Itzcoatl has given 13 SP to Quetzalcoatl in all.
The urn has seen 58 SP: Quetzalcoatl climbs 1, 18 stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 1, 1, 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
9 are enough: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Raid, Assassination.
Raid leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Raid, Right of passage.
Flood leaves the hand of Itzcoatl and is discarded.
Assassination leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Reinforcements, Fury of Yacatecuhtli.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Reinforcements leaves the hand of Coxcox and is discarded.
Phase: tribute.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl receives 9 T and 5 SP.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 12 T and 7 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Coxcox bids 3 T.
Nezahualcoyotl: no more.
Coxcox pays 3 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: the alliance in Cuitlahuac succeeds.
Cuitlahuac belongs to Nezahualcoyotl now.
Itzcoatl: the alliance in Cuitlahuac fails.
Coxcox: the alliance in Cuitlahuac fails.
Coxcox: the alliance in Cuitlahuac fails.
Phase: lake.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Phase: flower war.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Mixquic to Lake Xochimilco.
Nezahualcoyotl would carry the army for 5 T.
Coxcox: no more.
Itzcoatl would carry the army for 4 T.
Coxcox pays Itzcoatl 4 T for the crossing.
Army C of Coxcox goes from Lake Xochimilco to Lake Texcoco.
Itzcoatl: no more.
Army C of Coxcox goes from Lake Texcoco to Texcoco.
Nezahualcoyotl: no more.
Coxcox attacks Nezahualcoyotl in Texcoco.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl sends 4 of the reserve (warriors 3, jaguar knights 1).
Attack 2, defence 5.
Coxcox rolls red, red, yellow, yellow: 1, 6, 4, 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox loses: warriors 0, jaguar knights 1 (C).
Army C of Coxcox is destroyed.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
Nezahualcoyotl wins and gains 1 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight (R).
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
Phase: judgement of the gods.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 30 SP to Quetzalcoatl in all.
Itzcoatl has given 13 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 27 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white, white, white: 5, 6, 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
14 are enough: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Insubordination, Fury of Yacatecuhtli.
Diversion leaves the hand of Itzcoatl and is discarded.
Right of passage leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Submission of a city-state, Intervention of Chalchiuhtlicue.
Intervention of Chalchiuhtlicue leaves the hand of Coxcox and is discarded.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Earthquake, Right of passage.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Assassination leaves the hand of Nezahualcoyotl and is discarded.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 12 T and 7 SP.
Nezahualcoyotl receives 10 T and 6 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl: no more.
Phase: slave market.
Itzcoatl rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Nezahualcoyotl: no more.
Itzcoatl pays 4 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Xaltocan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Xaltocan.
Coxcox sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl: no more.
Coxcox plays Submission of a city-state: Tlalpan.
Coxcox rolls red: 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: the alliance in Xaltocan succeeds.
Xaltocan belongs to Itzcoatl now.
Itzcoatl: an expedition returns with 4 T.
Coxcox: the alliance in Xaltocan fails.
Coxcox: the alliance in Xaltocan fails.
Nezahualcoyotl: the alliance in Xaltocan fails.
Nezahualcoyotl: an expedition returns with 0 T.
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
Army B of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Coxcox would carry the army for 3 T.
Itzcoatl pays Coxcox 3 T for the crossing.
Itzcoatl asks Coxcox for leave to use Lake Xochimilco.
Coxcox gives leave.
Army B of Itzcoatl goes from Lake Texcoco to Lake Xochimilco.
Army B of Itzcoatl goes from Lake Xochimilco to Mixquic.
Coxcox: no more.
Itzcoatl attacks Coxcox in Mixquic.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox sends 4 of the reserve (warriors 1, jaguar knights 3).
Coxcox rolls yellow: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Attack 7, defence 7.
Itzcoatl rolls red, red, red, red: 5, 1, 2, 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Coxcox will lose a warrior of the reserve.
Coxcox has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (B).
Coxcox loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
Coxcox: no more.
Attack 6, defence 6.
Itzcoatl rolls red, red, red, red: 1, 1, 3, 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1 (B).
Coxcox: no more.
Attack 4, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 6, 3, 2, 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Coxcox will lose a jaguar knight of the reserve.
Coxcox has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1 (B).
Coxcox loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Coxcox: no more.
Attack 2, defence 4.
Itzcoatl rolls red, red, yellow, yellow: 6, 2, 1, 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl loses: warriors 0, jaguar knights 1 (B).
Army B of Itzcoatl is destroyed.
Coxcox will lose a jaguar knight of the reserve.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Coxcox wins and gains 4 SP.
Coxcox: no more.
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
Phase: judgement of the gods.
Itzcoatl has given 13 SP to Quetzalcoatl in all.
Coxcox sets 8 SP aside.
Coxcox has given 35 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 35 SP to Quetzalcoatl in all.
The urn has seen 83 SP: Quetzalcoatl climbs 2, 3 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white, white, white: 3, 3, 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
14 are enough: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl, Itzcoatl.
Phase: cards.
Coxcox: no more.
Coxcox draws: Earthquake, Diversion.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Intervention of Chalchiuhtlicue, Influence of the Tlenamacac.
Intervention of Chalchiuhtlicue leaves the hand of Nezahualcoyotl and is discarded.
Influence of the Tlenamacac leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
The 28 discarded cards become the new deck.
Itzcoatl draws: Sorcerer’s ruse, Flood.
Raid leaves the hand of Itzcoatl and is discarded.
Fury of Yacatecuhtli leaves the hand of Itzcoatl and is discarded.
Phase: tribute.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox receives 12 T and 7 SP.
Nezahualcoyotl receives 10 T and 6 SP.
Itzcoatl receives 6 T and 3 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (R).
Coxcox buys a jaguar knight (R).
Coxcox buys a warrior (R).
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Phase: slave market.
Coxcox rolls white: 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 1: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl: no more.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Itzcoatl bids 4 T.
Coxcox: no more.
Itzcoatl pays 4 T and takes 2 SP.
Coxcox rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 2: 1 slave.
Nezahualcoyotl: no more.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 3: 2 slaves.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 1 T and takes 2 SP.
Phase: pochtecas.
Coxcox sends a pochteca: assimilation, Coatepec.
Coxcox sends a pochteca: assimilation, Tenayuca.
Nezahualcoyotl sends a pochteca: assimilation, Teotihuacan.
Nezahualcoyotl sends a pochteca: assimilation, Coatlinchan.
Itzcoatl sends a pochteca: assimilation, Tlacopan.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: the assimilation in Coatepec succeeds.
Coxcox: the assimilation in Tenayuca succeeds.
Nezahualcoyotl: the assimilation in Teotihuacan succeeds.
Nezahualcoyotl: the assimilation in Coatlinchan succeeds.
Itzcoatl: the assimilation in Tlacopan succeeds.
Phase: lake.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
Phase: judgement of the gods.
Coxcox sets 5 SP aside.
Coxcox has given 40 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 38 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 17 SP to Quetzalcoatl in all.
The urn has seen 95 SP: Quetzalcoatl climbs 0, 15 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Coxcox rolls white, white, white: 6, 6, 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
15 are enough: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Reinforcements, Heroic combat.
Reinforcements leaves the hand of Nezahualcoyotl and is discarded.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Insubordination, Influence of the Tlenamacac.
Insubordination leaves the hand of Itzcoatl and is discarded.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Fury of Yacatecuhtli, Reinforcements.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Raid leaves the hand of Coxcox and is discarded.
Phase: tribute.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl receives 10 T and 8 SP.
Itzcoatl receives 6 T and 4 SP.
Coxcox receives 12 T and 9 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 3: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: assimilation, Tepetlaoztoc.
Nezahualcoyotl sends a pochteca: assimilation, Tepetlaoztoc.
Itzcoatl sends a pochteca: assimilation, Xaltocan.
Coxcox sends a pochteca: assimilation, Tepeyacac.
Coxcox sends a pochteca: assimilation, Chalco.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: the assimilation in Tepetlaoztoc succeeds.
Nezahualcoyotl: the assimilation in Tepetlaoztoc fails.
Itzcoatl: the assimilation in Xaltocan succeeds.
Coxcox: the assimilation in Tepeyacac succeeds.
Coxcox: the assimilation in Chalco succeeds.
Phase: lake.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl: no more.
Phase: judgement of the gods.
Nezahualcoyotl sets 6 SP aside.
Nezahualcoyotl has given 44 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 19 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 47 SP to Quetzalcoatl in all.
The urn has seen 110 SP: Quetzalcoatl climbs 1, 10 stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 19, Coxcox 47, Nezahualcoyotl 44. Winner: Coxcox.
