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
Itzcoatl: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Coxcox: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Nezahualcoyotl: ships 1, generals 3, warriors 10, jaguar knights 3, pochtecas 0.
Round 1 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Phase: tribute.
Coxcox receives 5 T and 0 SP.
Nezahualcoyotl receives 5 T and 0 SP.
Itzcoatl receives 5 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (R).
Coxcox buys a jaguar knight (R).
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
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
Coxcox: an expedition returns with 6 T.
Nezahualcoyotl: the alliance in Acolman succeeds.
Acolman belongs to Nezahualcoyotl now.
Itzcoatl: an expedition returns with 4 T.
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
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 4.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 1, 6, 4.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 1, jaguar knights 0 (A).
Nezahualcoyotl is done.
Attack 6, defence 4.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 6, 6, 1.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Nezahualcoyotl is done.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 2, 5, 4, 4.
Taken: warriors 1, jaguar knights 0.
Nezahualcoyotl is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 3, 6, 4.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Nezahualcoyotl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red, red, red, red: 1, 6, 6, 3.
Nezahualcoyotl loses: warriors 0, jaguar knights 1 (A).
Army A of Nezahualcoyotl is destroyed.
Taken: warriors 0, jaguar knights 1.
Both sides in Coatlinchan are gone.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl rolls white: 4.
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 7, defence 4.
Coxcox rolls yellow, yellow, red, red: 2, 1, 6, 3.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (A).
Coxcox is done.
Attack 6, defence 4.
Coxcox rolls yellow, yellow, red, red: 3, 4, 5, 5.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a jaguar knight of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 2 (A, A).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl rolls white: 2.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 2, 1, 3, 2.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 2, 2, 4, 4.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 1, 3, 1, 4.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 1, 1, 3, 4.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 5, 4, 4, 6.
Taken: warriors 1, jaguar knights 1.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Coxcox wins and gains 2 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (C).
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
Coxcox rolls white, white, white: 2, 4, 2.
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
Coxcox buys a warrior (R).
Coxcox buys a warrior (A).
Coxcox buys a jaguar knight (A).
Coxcox buys a jaguar knight (A).
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
Nezahualcoyotl: the alliance in Cuautitlan succeeds.
Cuautitlan belongs to Nezahualcoyotl now.
Itzcoatl: the alliance in Cuautitlan fails.
Itzcoatl: the alliance in Cuautitlan fails.
Coxcox: 2 expeditions return with 4 T.
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 7, defence 3.
Coxcox rolls yellow, yellow, red, red: 1, 3, 3, 1.
Coxcox is done.
Attack 7, defence 3.
Coxcox rolls yellow, yellow, red, red: 6, 2, 1, 1.
Taken: warriors 1, jaguar knights 0.
Coxcox is done.
Attack 7, defence 2.
Coxcox rolls yellow, yellow, red, red: 3, 6, 5, 2.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (A).
Coxcox wins and gains 2 SP.
Iztapalapan belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Nezahualcoyotl rolls white: 1.
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 3, 5, 2, 5.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 1, jaguar knights 0 (C).
Coxcox is done.
Attack 3, defence 2.
Coxcox rolls yellow, yellow, red, red: 6, 2, 1, 2.
Taken: warriors 0, jaguar knights 1.
Coxcox wins and gains 2 SP.
Chalco belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight (C).
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
The urn has seen 10 SP: Quetzalcoatl climbs 0, 10 stay in it.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white, white, white: 3, 3, 1.
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
Itzcoatl: the alliance in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
Coxcox: the alliance in Tenayuca fails.
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
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Iztapalapan to Coatlinchan.
Nezahualcoyotl is done.
Coxcox attacks the neutrals in Coatlinchan.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 6.
The neutrals mobilise: warriors 0, jaguar knights 1.
Attack 6, defence 5.
Coxcox rolls yellow, yellow, red, red: 1, 1, 3, 2.
Coxcox is done.
Attack 6, defence 5.
Coxcox rolls yellow, yellow, red, red: 5, 4, 1, 5.
Taken: warriors 1, jaguar knights 1.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (A).
Coxcox is done.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 6, 1, 5, 1.
Taken: warriors 0, jaguar knights 1.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (A).
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
The neutrals mobilise: warriors 1, jaguar knights 0.
Attack 4, defence 4.
Coxcox rolls red, red, red, red: 6, 1, 3, 3.
Taken: warriors 1, jaguar knights 0.
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 3, 6, 5, 1.
Taken: warriors 1, jaguar knights 0.
Coxcox will lose a jaguar knight of army C.
Coxcox has chosen the losses.
Coxcox loses: warriors 0, jaguar knights 1 (C).
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
Itzcoatl rolls white, white, white: 3, 2, 3.
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
Coxcox: the alliance in Tlacopan succeeds.
Tlacopan belongs to Coxcox now.
Coxcox: the alliance in Tlacopan fails.
Nezahualcoyotl: an expedition returns with 2 T.
Itzcoatl: the alliance in Tlacopan fails.
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
The neutrals mobilise: warriors 0, jaguar knights 1.
Attack 2, defence 5.
Coxcox rolls red, red, yellow, yellow: 1, 3, 1, 3.
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
The urn has seen 16 SP: Quetzalcoatl climbs 1, 1 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 1, 2, 2.
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
Nezahualcoyotl: the alliance in Azcapotzalco succeeds.
Azcapotzalco belongs to Nezahualcoyotl now.
Nezahualcoyotl: the alliance in Azcapotzalco fails.
Itzcoatl: an expedition returns with 4 T.
Coxcox: the alliance in Azcapotzalco fails.
Coxcox: the alliance in Azcapotzalco fails.
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
The neutrals mobilise: warriors 0, jaguar knights 0.
Attack 2, defence 3.
Coxcox rolls red, red, yellow, yellow: 3, 5, 1, 2.
Taken: warriors 1, jaguar knights 0.
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
Nezahualcoyotl rolls white, white, white: 6, 3, 3.
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
Itzcoatl: the alliance in Amaquemecan succeeds.
Amaquemecan belongs to Itzcoatl now.
Itzcoatl: the alliance in Amaquemecan fails.
Coxcox: the alliance in Amaquemecan fails.
Coxcox: the alliance in Amaquemecan fails.
Nezahualcoyotl: an expedition returns with 0 T.
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
Coxcox wins and gains 0 SP.
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
The urn has seen 27 SP: Quetzalcoatl climbs 0, 12 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white, white, white: 6, 5, 5.
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
Coxcox: the alliance in Cuitlahuac succeeds.
Cuitlahuac belongs to Coxcox now.
Coxcox: the alliance in Cuitlahuac fails.
Nezahualcoyotl: the alliance in Cuitlahuac fails.
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
Coxcox rolls white, white, white: 6, 1, 6.
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
Nezahualcoyotl: the alliance in Mixquic succeeds.
Mixquic belongs to Nezahualcoyotl now.
Nezahualcoyotl: the alliance in Mixquic fails.
Itzcoatl: the alliance in Mixquic fails.
Coxcox: the alliance in Mixquic fails.
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
A marker of Coxcox is drawn.
Army C of Coxcox goes from Amaquemecan to Mixquic.
Coxcox attacks Nezahualcoyotl in Mixquic.
Coxcox wins and gains 0 SP.
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
The urn has seen 45 SP: Quetzalcoatl climbs 2, 0 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white, white, white: 3, 3, 6.
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
Itzcoatl: the alliance in Teotihuacan succeeds.
Teotihuacan belongs to Itzcoatl now.
Itzcoatl: the alliance in Teotihuacan fails.
Coxcox: the alliance in Teotihuacan fails.
Coxcox: the alliance in Teotihuacan fails.
Nezahualcoyotl: the alliance in Teotihuacan fails.
Nezahualcoyotl: the alliance in Teotihuacan fails.
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
Itzcoatl rolls white, white, white: 5, 5, 6.
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
Coxcox: the alliance in Xaltocan succeeds.
Xaltocan belongs to Coxcox now.
Coxcox: the alliance in Xaltocan fails.
Nezahualcoyotl: the alliance in Xaltocan fails.
Nezahualcoyotl: the alliance in Xaltocan fails.
Itzcoatl: the alliance in Xaltocan fails.
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
The urn has seen 63 SP: Quetzalcoatl climbs 1, 3 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 3, 6, 6.
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
Nezahualcoyotl: the assimilation in Cuautitlan succeeds.
Itzcoatl: the assimilation in Teotihuacan succeeds.
Itzcoatl: the assimilation in Tenayuca succeeds.
Coxcox: the assimilation in Tlacopan succeeds.
Coxcox: the assimilation in Iztapalapan succeeds.
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
The urn has seen 73 SP: Quetzalcoatl climbs 0, 13 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white, white, white: 6, 6, 6.
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
Itzcoatl: 2 expeditions return with 8 T.
Coxcox: the assimilation in Xaltocan succeeds.
Coxcox: the assimilation in Coatepec succeeds.
Nezahualcoyotl: the assimilation in Acolman succeeds.
Nezahualcoyotl: the assimilation in Azcapotzalco succeeds.
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
The urn has seen 88 SP: Quetzalcoatl climbs 1, 13 stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 6, Coxcox 53, Nezahualcoyotl 29. Winner: Coxcox.
