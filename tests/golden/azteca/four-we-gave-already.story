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
Round 1 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl draws: Intervention of Tlaloc, Insubordination.
Tezozomoc draws: Insubordination, Raid.
Itzcoatl draws: Reinforcements, Heroic combat.
Coxcox draws: Heroic combat, Assassination.
Phase: tribute.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl takes 4 T.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
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
Nezahualcoyotl: no more.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior (R).
Tezozomoc buys a jaguar knight (R).
Tezozomoc buys a warrior (R).
Tezozomoc: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (R).
Coxcox buys a jaguar knight (R).
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Coxcox pays 2 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl: no more.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc bids 2 T.
Itzcoatl: no more.
Tezozomoc pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 4: 1 slave.
Coxcox: no more.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl: no more.
Nezahualcoyotl: no more.
Tezozomoc pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl rolls red: 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: the alliance in Amaquemecan fails.
Nezahualcoyotl rolls red: 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: the alliance in Amaquemecan fails.
Tezozomoc: an expedition returns with 0 T.
Itzcoatl rolls red: 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl: the alliance in Amaquemecan fails.
Coxcox: an expedition returns with 0 T.
Phase: lake.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Phase: flower war.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl: no more.
Tezozomoc attacks the neutrals in Tlacopan.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl: no more.
Itzcoatl rolls white: 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 4.
Tezozomoc rolls yellow, yellow, red, red: 1, 6, 6, 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0 (A).
Tezozomoc: no more.
Attack 6, defence 3.
Tezozomoc rolls yellow, yellow, red, red: 2, 5, 4, 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Tezozomoc: no more.
Attack 6, defence 2.
Tezozomoc rolls yellow, yellow, red, red: 3, 3, 6, 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (A).
Tezozomoc: no more.
Attack 4, defence 2.
Tezozomoc rolls yellow, yellow, red, red: 1, 6, 6, 3.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Taken: warriors 0, jaguar knights 1.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (A).
Tezozomoc wins and gains 3 SP.
Tlacopan belongs to Tezozomoc now.
Tezozomoc: no more.
Tezozomoc: no more.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Tlacopan.
Tezozomoc: no more.
Itzcoatl attacks Tezozomoc in Tlacopan.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl plays Heroic combat: Tlacopan.
Itzcoatl: no more.
Coxcox plays Heroic combat: Tlacopan.
Coxcox: no more.
Tezozomoc sends 4 of the reserve (warriors 3, jaguar knights 1).
Attack 7, defence 7.
Itzcoatl rolls red, red, red, red: 4, 4, 2, 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 7, defence 7.
Itzcoatl rolls red, red, red, red: 6, 3, 3, 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
Attack 7, defence 6.
Itzcoatl rolls yellow, yellow, red, red: 5, 5, 6, 3.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (A).
Tezozomoc loses: warriors 2, jaguar knights 0, 2 of the reserve (R, R).
Attack 6, defence 4.
Itzcoatl rolls yellow, yellow, red, red: 2, 2, 1, 3.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 6, defence 4.
Itzcoatl rolls yellow, yellow, red, red: 2, 2, 2, 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Attack 6, defence 4.
Itzcoatl rolls yellow, yellow, red, red: 4, 1, 3, 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (A).
Army A of Tezozomoc is destroyed.
Attack 6, defence 2.
Itzcoatl rolls yellow, yellow, red, red: 4, 1, 1, 3.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Tezozomoc loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Itzcoatl wins and gains 5 SP.
Tlacopan belongs to Itzcoatl now.
Itzcoatl: no more.
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl plays Reinforcements: Tepetlaoztoc.
Coxcox: no more.
Tezozomoc rolls white: 5.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 7.
Nezahualcoyotl rolls red, red, red, red: 4, 4, 6, 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (A).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl: no more.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl: no more.
Tezozomoc attacks Itzcoatl in Tlacopan.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl sends 3 of the reserve (warriors 2, jaguar knights 1).
Attack 4, defence 10.
Tezozomoc rolls red, red, yellow, yellow: 4, 5, 2, 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0, 1 of the reserve (R).
Itzcoatl: no more.
Tezozomoc: no more.
Attack 4, defence 9.
Tezozomoc rolls red, red, yellow, yellow: 4, 2, 5, 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0 (B).
Itzcoatl: no more.
Tezozomoc retreats to Azcapotzalco.
Itzcoatl wins and gains 1 SP.
A warrior of Itzcoatl becomes a jaguar knight (R).
Tezozomoc: no more.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 1.
Attack 7, defence 5.
Coxcox rolls yellow, yellow, red, red: 2, 1, 6, 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (A).
Coxcox: no more.
Attack 6, defence 5.
Coxcox rolls yellow, yellow, red, red: 1, 5, 5, 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox: no more.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 1.
Attack 4, defence 5.
Coxcox rolls red, red, yellow, yellow: 3, 3, 1, 3.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox: no more.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 6, 2, 1, 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Coxcox: no more.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 3, 6, 5, 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (B).
Coxcox wins and gains 2 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (B).
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Tezozomoc rolls white: 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 5, 2, 5.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (C).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl: no more.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Tlacopan.
Army C of Itzcoatl strikes in Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Attack 4, defence 4.
Itzcoatl rolls red, red, red, red: 2, 1, 2, 5.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (C).
Tezozomoc: no more.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 1 SP.
A warrior of Tezozomoc becomes a jaguar knight (C).
Tezozomoc attacks Itzcoatl in Tlacopan.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl sends 2 of the reserve (warriors 0, jaguar knights 2).
Attack 5, defence 10.
Tezozomoc rolls red, red, yellow, yellow: 6, 3, 1, 6.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0 (C).
Itzcoatl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Itzcoatl: no more.
Tezozomoc: no more.
Attack 4, defence 8.
Tezozomoc rolls red, red, yellow, yellow: 1, 2, 3, 3.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Itzcoatl: no more.
Tezozomoc retreats to Azcapotzalco.
Itzcoatl wins and gains 1 SP.
Itzcoatl: no more.
Tezozomoc: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Tezozomoc rolls white: 5.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 4, defence 7.
Nezahualcoyotl rolls red, red, yellow, yellow: 1, 3, 6, 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl: no more.
Phase: judgement of the gods.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Tezozomoc sets 4 SP aside.
Tezozomoc has given 4 SP to Quetzalcoatl in all.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 5 SP to Quetzalcoatl in all.
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
Nezahualcoyotl rolls white, white, white: 3, 2, 5.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: no more.
9 are enough: Tezcatlipoca stays on step 0.
Round 2 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Tezozomoc: no more.
Tezozomoc draws: Influence of the Tlenamacac, Earthquake.
Itzcoatl draws: Intervention of Tlaloc, Sorcerer’s ruse.
Coxcox: no more.
Coxcox draws: Right of passage, Sorcerer’s ruse.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Raid, Fury of Yacatecuhtli.
Phase: tribute.
Tezozomoc: no more.
Itzcoatl plays Intervention of Tlaloc.
Itzcoatl rolls white: 4.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl takes 4 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 6 T and 1 SP.
Nezahualcoyotl receives 4 T and 0 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight (C).
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a jaguar knight (R).
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (A).
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Phase: slave market.
Tezozomoc rolls white: 1.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 1: 1 slave.
Tezozomoc: no more.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Tezozomoc rolls white: 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 2: 2 slaves.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl bids 2 T.
Tezozomoc: no more.
Itzcoatl bids 3 T.
Nezahualcoyotl: no more.
Itzcoatl pays 3 T and takes 2 SP.
Tezozomoc rolls white: 6.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc bids 3 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc pays 3 T and takes 3 SP.
Tezozomoc rolls white: 1.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 4: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: assimilation, Coatepec.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: an expedition returns with 0 T.
Itzcoatl: 2 expeditions return with 8 T.
Coxcox rolls red: 4.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox: the assimilation in Coatepec fails.
Nezahualcoyotl rolls red: 1.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl: the alliance in Amaquemecan fails.
Phase: lake.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Phase: flower war.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl: no more.
Tezozomoc attacks Itzcoatl in Tlacopan.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl sends 3 of the reserve (warriors 0, jaguar knights 3).
Attack 3, defence 12.
Tezozomoc rolls red, red, yellow, yellow: 6, 4, 3, 2.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Itzcoatl: no more.
Tezozomoc retreats to Azcapotzalco.
Itzcoatl wins and gains 0 SP.
Itzcoatl: no more.
Tezozomoc: no more.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Iztapalapan.
Coxcox attacks the neutrals in Iztapalapan.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl rolls white: 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 6, defence 4.
Coxcox rolls yellow, yellow, red, red: 3, 2, 6, 6.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox will lose a jaguar knight of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 2 (A, A).
Coxcox retreats to Coatepec.
The neutrals win.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tlacopan to Azcapotzalco.
Itzcoatl attacks Tezozomoc in Azcapotzalco.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc sends 0 of the reserve (warriors 0, jaguar knights 0).
Attack 6, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 3, 6, 1, 3.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 1, jaguar knights 0 (C).
Itzcoatl: no more.
Attack 6, defence 6.
Itzcoatl rolls red, red, red, red: 1, 3, 5, 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 2 (A, A).
Itzcoatl: no more.
Attack 2, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 2, 3, 4, 2.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl loses: warriors 0, jaguar knights 1 (A).
Army A of Itzcoatl is destroyed.
Tezozomoc wins and gains 3 SP.
A warrior of Tezozomoc becomes a jaguar knight (B).
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl rolls white: 2.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 4, 3, 2, 2.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 1, jaguar knights 0.
Coxcox: no more.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 2, 5, 2, 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (B).
Coxcox wins and gains 2 SP.
Chalco belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (B).
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc rolls white: 4.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 6, defence 4.
Nezahualcoyotl rolls yellow, yellow, red, red: 5, 3, 2, 4.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl: no more.
Attack 6, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 3, 3, 3.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl: no more.
Attack 6, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 5, 1, 2, 1.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl: no more.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 2, 3, 4, 2.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl: no more.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 6, 6, 3.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Nezahualcoyotl wins and gains 3 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
Nezahualcoyotl: no more.
Nezahualcoyotl: no more.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc rolls white: 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 3, defence 4.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 4, 6, 3.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl: no more.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc rolls white: 3.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 3, defence 3.
Nezahualcoyotl rolls red, red, red, red: 1, 5, 5, 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 2, jaguar knights 0 (C, C).
Nezahualcoyotl: no more.
Attack 1, defence 2.
Nezahualcoyotl rolls red, red, yellow, yellow: 6, 1, 5, 3.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (C).
Army C of Nezahualcoyotl is destroyed.
Taken: warriors 0, jaguar knights 1.
Both sides in Acolman are gone.
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl: no more.
Tezozomoc attacks Itzcoatl in Tlacopan.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl sends 2 of the reserve (warriors 0, jaguar knights 2).
Attack 3, defence 4.
Tezozomoc rolls red, red, yellow, yellow: 5, 1, 1, 2.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Itzcoatl: no more.
Tezozomoc: no more.
Attack 3, defence 2.
Tezozomoc rolls yellow, yellow, red, red: 3, 6, 6, 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc loses: warriors 1, jaguar knights 1 (C, C).
Army C of Tezozomoc is destroyed.
Itzcoatl loses: warriors 0, jaguar knights 1, 1 of the reserve (R).
Both sides in Tlacopan are gone.
Tezozomoc: no more.
Phase: judgement of the gods.
Tezozomoc sets 4 SP aside.
Tezozomoc has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 9 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 5 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 2 SP to Quetzalcoatl in all.
The urn has seen 24 SP: Quetzalcoatl climbs 1, 4 stay in it.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 2, Tezozomoc 0.
Wrath of Tezcatlipoca: 11.
Tezozomoc rolls white, white, white: 6, 1, 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
8 are too few: Tezcatlipoca descends to step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl, Tezozomoc.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Influence of the Tlenamacac, Raid.
Coxcox: no more.
Coxcox draws: Diversion, Assassination.
Diversion leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Reinforcements, Sorcerer’s ruse.
Fury of Yacatecuhtli leaves the hand of Nezahualcoyotl and is discarded.
Tezozomoc: no more.
Tezozomoc draws: Raid, Flood.
Influence of the Tlenamacac leaves the hand of Tezozomoc and is discarded.
Raid leaves the hand of Tezozomoc and is discarded.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 7 T and 2 SP.
Nezahualcoyotl receives 5 T and 2 SP.
Tezozomoc receives 5 T and 0 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (R).
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a jaguar knight (R).
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (R).
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight (B).
Nezahualcoyotl: no more.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior (B).
Tezozomoc: no more.
Phase: slave market.
Itzcoatl rolls white: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Lot 1: 2 slaves.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc bids 1 T.
Tezozomoc pays 1 T and takes 2 SP.
Itzcoatl rolls white: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Lot 2: 2 slaves.
Coxcox: no more.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl pays 3 T and takes 2 SP.
Itzcoatl rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc: no more.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Lot 4: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl: no more.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Amaquemecan.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Tezozomoc sends a pochteca: alliance, Amaquemecan.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: 2 expeditions return with 0 T.
Coxcox rolls red: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: the alliance in Amaquemecan succeeds.
Amaquemecan belongs to Coxcox now.
Nezahualcoyotl: the alliance in Amaquemecan fails.
Tezozomoc: the alliance in Amaquemecan fails.
Phase: lake.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tlacopan.
Army B of Itzcoatl strikes in Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Attack 4, defence 5.
Itzcoatl rolls red, red, yellow, yellow: 5, 6, 1, 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Tezozomoc will lose a warrior of army B.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (B).
Tezozomoc loses: warriors 2, jaguar knights 0 (B, B).
Tezozomoc: no more.
Itzcoatl: no more.
Attack 3, defence 3.
Itzcoatl rolls red, red, red, red: 4, 2, 3, 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 1, jaguar knights 0 (B).
Tezozomoc: no more.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 2 SP.
A warrior of Tezozomoc becomes a jaguar knight (B).
Tezozomoc attacks Itzcoatl in Tlacopan.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl sends 4 of the reserve (warriors 2, jaguar knights 2).
Attack 4, defence 6.
Tezozomoc rolls red, red, yellow, yellow: 5, 6, 3, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses: warriors 2, jaguar knights 0, 2 of the reserve (R, R).
Itzcoatl: no more.
Tezozomoc: no more.
Attack 4, defence 4.
Tezozomoc rolls red, red, red, red: 3, 4, 2, 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Tezozomoc will lose a jaguar knight of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses: warriors 0, jaguar knights 1 (B).
Itzcoatl: no more.
Tezozomoc: no more.
Attack 2, defence 4.
Tezozomoc rolls red, red, yellow, yellow: 3, 3, 6, 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Tezozomoc loses: warriors 0, jaguar knights 1 (B).
Army B of Tezozomoc is destroyed.
Itzcoatl wins and gains 2 SP.
Itzcoatl: no more.
Tezozomoc: no more.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl plays Reinforcements: Teotihuacan.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Tezozomoc rolls white: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
The neutrals mobilise: warriors 1, jaguar knights 0.
Tezozomoc rolls yellow: 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Attack 4, defence 7.
Nezahualcoyotl rolls red, red, yellow, yellow: 1, 4, 1, 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Nezahualcoyotl: no more.
Attack 4, defence 7.
Nezahualcoyotl rolls red, red, yellow, yellow: 5, 4, 3, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl: no more.
Attack 4, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 5, 5, 6, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Taken: warriors 1, jaguar knights 1.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Nezahualcoyotl retreats to Tepetlaoztoc.
The neutrals win.
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Tezozomoc rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 5, 1, 2, 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
Nezahualcoyotl: no more.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 1, 3, 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (B).
Nezahualcoyotl: no more.
Attack 2, defence 2.
Nezahualcoyotl rolls red, red, red, red: 6, 3, 2, 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Taken: warriors 0, jaguar knights 1.
Nezahualcoyotl wins and gains 2 SP.
Acolman belongs to Nezahualcoyotl now.
Nezahualcoyotl: no more.
Nezahualcoyotl: no more.
Phase: judgement of the gods.
Itzcoatl sets 7 SP aside.
Itzcoatl has given 16 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 8 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 4 SP to Quetzalcoatl in all.
Tezozomoc sets 4 SP aside.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 2, Tezozomoc 0.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white, white, white: 2, 1, 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
11 are enough: Tezcatlipoca stays on step 1.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl, Tezozomoc, Itzcoatl.
Phase: cards.
Coxcox: no more.
Coxcox draws: Assassination, Raid.
Right of passage leaves the hand of Coxcox and is discarded.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Heroic combat, Reinforcements.
Reinforcements leaves the hand of Nezahualcoyotl and is discarded.
Tezozomoc: no more.
Tezozomoc draws: Fury of Yacatecuhtli, Insubordination.
Fury of Yacatecuhtli leaves the hand of Tezozomoc and is discarded.
Insubordination leaves the hand of Tezozomoc and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Submission of a city-state, Submission of a city-state.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Phase: tribute.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox receives 8 T and 4 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 5 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior (R).
Tezozomoc: no more.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Phase: slave market.
Coxcox rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Coxcox rolls white: 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Lot 2: 3 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Coxcox: no more.
Nezahualcoyotl bids 4 T.
Tezozomoc: no more.
Itzcoatl: no more.
Nezahualcoyotl pays 4 T and takes 3 SP.
Coxcox rolls white: 3.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Lot 3: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 3.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Lot 4: 1 slave.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Nobody wants lot 4.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Tlalpan.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: alliance, Tlalpan.
Itzcoatl sends a pochteca: alliance, Tlalpan.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl plays Submission of a city-state: Teocalhueyacan.
Itzcoatl rolls red: 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Teocalhueyacan belongs to Itzcoatl now.
Itzcoatl: no more.
Coxcox rolls red: 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: the alliance in Tlalpan succeeds.
Tlalpan belongs to Coxcox now.
Nezahualcoyotl: an expedition returns with 2 T.
Tezozomoc: the alliance in Tlalpan fails.
Itzcoatl: the alliance in Tlalpan fails.
Phase: lake.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Phase: flower war.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Coxcox: no more.
Nezahualcoyotl plays Heroic combat: Teotihuacan.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Tezozomoc rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 2, defence 3.
Nezahualcoyotl rolls red, red, yellow, yellow: 2, 1, 4, 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (B).
Army B of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Tezozomoc rolls white: 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
The neutrals mobilise: warriors 0, jaguar knights 1.
Tezozomoc rolls yellow: 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
The terrain takes a counter of the attacker.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Army A of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl: no more.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 10 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 9 SP to Quetzalcoatl in all.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 17 SP to Quetzalcoatl in all.
The urn has seen 48 SP: Quetzalcoatl climbs 1, 8 stay in it.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc sets 2 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 2, Nezahualcoyotl 0, Tezozomoc 2.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white, white, white: 4, 2, 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
9 are too few: Tezcatlipoca descends to step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Flood, Intervention of Chalchiuhtlicue.
Sorcerer’s ruse leaves the hand of Nezahualcoyotl and is discarded.
Tezozomoc: no more.
Tezozomoc draws: Right of passage, Earthquake.
Right of passage leaves the hand of Tezozomoc and is discarded.
Raid leaves the hand of Tezozomoc and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Diversion, Intervention of Chalchiuhtlicue.
Submission of a city-state leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Influence of the Tlenamacac, Intervention of Tlaloc.
Assassination leaves the hand of Coxcox and is discarded.
Assassination leaves the hand of Coxcox and is discarded.
Phase: tribute.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox takes 1 T.
Coxcox: no more.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 9 T and 6 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior (R).
Tezozomoc buys a jaguar knight (R).
Tezozomoc: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (R).
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 1 slave.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox bids 1 T.
Coxcox pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 3: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox bids 4 T.
Nezahualcoyotl bids 5 T.
Coxcox: no more.
Nezahualcoyotl pays 5 T and takes 3 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 4: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 2 T and takes 3 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: an expedition returns with 2 T.
Tezozomoc rolls red: 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Tezozomoc: the alliance in Cuitlahuac fails.
Itzcoatl rolls red: 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl: the alliance in Cuitlahuac fails.
Coxcox rolls red: 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox: the alliance in Cuitlahuac fails.
Coxcox rolls red: 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox: the alliance in Cuitlahuac fails.
Phase: lake.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
Phase: judgement of the gods.
Nezahualcoyotl sets 8 SP aside.
Nezahualcoyotl has given 17 SP to Quetzalcoatl in all.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 19 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 14 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 2, Tezozomoc 0.
Wrath of Tezcatlipoca: 9.
Nezahualcoyotl rolls white, white, white: 2, 3, 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
9 are enough: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Tezozomoc: no more.
The 25 discarded cards become the new deck.
Tezozomoc draws: Raid, Insubordination.
Raid leaves the hand of Tezozomoc and is discarded.
Flood leaves the hand of Tezozomoc and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Reinforcements, Heroic combat.
Intervention of Chalchiuhtlicue leaves the hand of Itzcoatl and is discarded.
Diversion leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Raid, Intervention of Tlaloc.
Assassination leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Intervention of Tlaloc, Heroic combat.
Raid leaves the hand of Nezahualcoyotl and is discarded.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Phase: tribute.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox takes 5 T.
Coxcox: no more.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl takes 5 T.
Nezahualcoyotl: no more.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 9 T and 6 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc buys a jaguar knight (R).
Tezozomoc: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (R).
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Phase: slave market.
Tezozomoc rolls white: 6.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 1: 3 slaves.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl bids 3 T.
Tezozomoc: no more.
Itzcoatl: no more.
Nezahualcoyotl pays 3 T and takes 3 SP.
Tezozomoc rolls white: 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 2: 2 slaves.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Nobody wants lot 2.
Tezozomoc rolls white: 4.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc bids 3 T.
Itzcoatl bids 4 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl pays 4 T and takes 2 SP.
Tezozomoc rolls white: 2.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 4: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc pays 2 T and takes 1 SP.
Phase: pochtecas.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: an expedition returns with 4 T.
Itzcoatl: an expedition returns with 2 T.
Coxcox rolls red: 4.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox: the alliance in Cuitlahuac fails.
Coxcox rolls red: 5.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Coxcox: the alliance in Cuitlahuac succeeds.
Cuitlahuac belongs to Coxcox now.
Nezahualcoyotl: the alliance in Cuitlahuac fails.
Nezahualcoyotl: the alliance in Cuitlahuac fails.
Phase: lake.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Phase: flower war.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
Phase: judgement of the gods.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 18 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 21 SP to Quetzalcoatl in all.
The urn has seen 72 SP: Quetzalcoatl climbs 1, 12 stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc sets 1 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 2, Tezozomoc 1.
Wrath of Tezcatlipoca: 10.
Tezozomoc rolls white, white, white: 6, 1, 3.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
13 are enough: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl, Tezozomoc.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Sorcerer’s ruse, Assassination.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Heroic combat, Reinforcements.
Reinforcements leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Sorcerer’s ruse, Sorcerer’s ruse.
Intervention of Chalchiuhtlicue leaves the hand of Nezahualcoyotl and is discarded.
Tezozomoc: no more.
Tezozomoc draws: Diversion, Fury of Yacatecuhtli.
Fury of Yacatecuhtli leaves the hand of Tezozomoc and is discarded.
Earthquake leaves the hand of Tezozomoc and is discarded.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 10 T and 7 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (B).
Itzcoatl buys a warrior (B).
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc: no more.
Phase: slave market.
Itzcoatl rolls white: 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl bids 2 T.
Tezozomoc: no more.
Itzcoatl: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Lot 2: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc: no more.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 4 T and takes 2 SP.
Itzcoatl rolls white: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox pays 4 T and takes 2 SP.
Itzcoatl rolls white: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Lot 4: 2 slaves.
Tezozomoc: no more.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl: no more.
Coxcox bids 4 T.
Nezahualcoyotl: no more.
Coxcox pays 4 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Tezozomoc sends a pochteca: alliance, Mixquic.
Tezozomoc sends a pochteca: alliance, Mixquic.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl rolls red: 1.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: the alliance in Mixquic fails.
Coxcox rolls red: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox: the alliance in Mixquic succeeds.
Mixquic belongs to Coxcox now.
Coxcox: the alliance in Mixquic fails.
Nezahualcoyotl: the alliance in Mixquic fails.
Nezahualcoyotl: the alliance in Mixquic fails.
Tezozomoc: the alliance in Mixquic fails.
Tezozomoc: the alliance in Mixquic fails.
Phase: lake.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
Phase: judgement of the gods.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
Coxcox sets 11 SP aside.
Coxcox has given 29 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 23 SP to Quetzalcoatl in all.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 2, Tezozomoc 0.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white, white, white: 5, 2, 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
11 are enough: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Coxcox, Nezahualcoyotl, Tezozomoc, Itzcoatl.
Phase: cards.
Coxcox: no more.
Coxcox draws: Right of passage, Influence of the Tlenamacac.
Heroic combat leaves the hand of Coxcox and is discarded.
Right of passage leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Submission of a city-state, Assassination.
Insubordination leaves the hand of Nezahualcoyotl and is discarded.
Assassination leaves the hand of Nezahualcoyotl and is discarded.
Tezozomoc: no more.
Tezozomoc draws: Intervention of Tlaloc, Fury of Yacatecuhtli.
Intervention of Tlaloc leaves the hand of Tezozomoc and is discarded.
Diversion leaves the hand of Tezozomoc and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Right of passage, Submission of a city-state.
Assassination leaves the hand of Itzcoatl and is discarded.
Heroic combat leaves the hand of Itzcoatl and is discarded.
Phase: tribute.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox receives 11 T and 8 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 6 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Tezozomoc buys a pochteca.
Tezozomoc: no more.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Phase: slave market.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Coxcox rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Lot 3: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl: no more.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Lot 4: 1 slave.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl bids 2 T.
Tezozomoc: no more.
Itzcoatl: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Tezozomoc sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Coxcox: no more.
Nezahualcoyotl plays Submission of a city-state: Tizapan.
Nezahualcoyotl rolls red: 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Tizapan belongs to Nezahualcoyotl now.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl plays Submission of a city-state: Tepeyacac.
Itzcoatl rolls red: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Itzcoatl: no more.
Coxcox rolls red: 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: the alliance in Tenayuca fails.
Coxcox rolls red: 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: the alliance in Tenayuca fails.
Nezahualcoyotl rolls red: 3.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Nezahualcoyotl: the alliance in Tenayuca fails.
Tezozomoc rolls red: 4.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Tezozomoc: the alliance in Tenayuca fails.
Itzcoatl rolls red: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Itzcoatl: the alliance in Tenayuca fails.
Phase: lake.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
Phase: judgement of the gods.
Coxcox sets 7 SP aside.
Coxcox has given 36 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 26 SP to Quetzalcoatl in all.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
The urn has seen 95 SP: Quetzalcoatl climbs 1, 15 stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc sets 1 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 2, Tezozomoc 1.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 4, 4, 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
11 are enough: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl: no more.
The 25 discarded cards become the new deck.
Nezahualcoyotl draws: Reinforcements, Reinforcements.
Reinforcements leaves the hand of Nezahualcoyotl and is discarded.
Tezozomoc: no more.
Tezozomoc draws: Influence of the Tlenamacac, Intervention of Tlaloc.
Influence of the Tlenamacac leaves the hand of Tezozomoc and is discarded.
Intervention of Tlaloc leaves the hand of Tezozomoc and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Heroic combat, Flood.
Right of passage leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Intervention of Chalchiuhtlicue, Intervention of Tlaloc.
Raid leaves the hand of Coxcox and is discarded.
Influence of the Tlenamacac leaves the hand of Coxcox and is discarded.
Phase: tribute.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 5.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox takes 5 T.
Coxcox: no more.
Nezahualcoyotl receives 7 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 11 T and 8 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Tezozomoc buys a pochteca.
Tezozomoc: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc bids 4 T.
Itzcoatl: no more.
Tezozomoc pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 1 slave.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl bids 2 T.
Tezozomoc: no more.
Itzcoatl: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 4: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Tezozomoc sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl rolls red: 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: the alliance in Tenayuca fails.
Tezozomoc rolls red: 4.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Tezozomoc: the alliance in Tenayuca fails.
Itzcoatl rolls red: 2.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl: the alliance in Tenayuca fails.
Itzcoatl rolls red: 6.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Itzcoatl: the alliance in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
Coxcox: the alliance in Tenayuca fails.
Coxcox: the alliance in Tenayuca fails.
Phase: lake.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Tezozomoc: no more.
Itzcoatl: no more.
Coxcox: no more.
Phase: flower war.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Coxcox is drawn.
Coxcox: no more.
A marker of Itzcoatl is drawn.
Itzcoatl: no more.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 30 SP to Quetzalcoatl in all.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
Coxcox sets 6 SP aside.
Coxcox has given 42 SP to Quetzalcoatl in all.
The urn has seen 105 SP: Quetzalcoatl climbs 1, 5 stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 21, Coxcox 42, Nezahualcoyotl 30, Tezozomoc 12. Winner: Coxcox.
