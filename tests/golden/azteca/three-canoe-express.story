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
Itzcoatl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca; dams to Tlacopan.
Coxcox begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Nezahualcoyotl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Round 1 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox draws Sorcerer’s ruse and Reinforcements.
Nezahualcoyotl draws Intervention of Tlaloc and Intervention of Tlaloc.
Itzcoatl draws Raid and Insubordination.
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
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a warrior for the reserve.
Coxcox buys a jaguar knight for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for the reserve.
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
The alliance of Coxcox in Acolman succeeds.
Acolman belongs to Coxcox now.
The alliance of Nezahualcoyotl in Acolman fails.
The alliance of Nezahualcoyotl in Acolman fails.
The expedition of Itzcoatl returns with 0 T.
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
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise one warrior and no jaguar knight.
Attack 7, defence 4.
Itzcoatl rolls yellow, yellow, red, red: 2, 3, 6, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior and one jaguar knight (A, A).
Itzcoatl is done.
Attack 4, defence 4.
Itzcoatl rolls red, red, red, red: 6, 5, 1, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: 2 warriors and no jaguar knight.
Itzcoatl is done.
Attack 4, defence 2.
Itzcoatl rolls yellow, yellow, red, red: 5, 5, 3, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: no warrior and one jaguar knight.
Itzcoatl wins and gains 3 SP.
Tlacopan belongs to Itzcoatl now.
Itzcoatl is done.
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
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Coxcox plays Reinforcements: Coatepec.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise no warrior and no jaguar knight.
Attack 7, defence 6.
Coxcox rolls yellow, yellow, red, red: 6, 6, 1, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior and one jaguar knight.
Coxcox is done.
Attack 7, defence 3.
Coxcox rolls yellow, yellow, red, red: 5, 4, 4, 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior and one jaguar knight.
Coxcox wins and gains 4 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army A.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Lake Texcoco.
Army C of Itzcoatl intercepts in Lake Texcoco.
Itzcoatl attacks Nezahualcoyotl in Lake Texcoco.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 4, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 4, 1, 6, 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses 2 warriors and no jaguar knight (C, C).
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 2, defence 7.
Itzcoatl rolls red, red, yellow, yellow: 3, 1, 4, 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl loses 2 warriors and no jaguar knight (C, C).
Army C of Itzcoatl is destroyed.
Nezahualcoyotl wins and gains 4 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight in army A.
Army A of Nezahualcoyotl goes from Lake Texcoco to Tenochtitlan.
Army A of Itzcoatl intercepts in Tenochtitlan.
Itzcoatl attacks Nezahualcoyotl in Tenochtitlan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 4, defence 8.
Itzcoatl rolls red, red, yellow, yellow: 2, 1, 6, 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses no warrior and one jaguar knight (A).
Nezahualcoyotl is done.
Itzcoatl retreats to Tlacopan.
Nezahualcoyotl wins and gains 1 SP.
Nezahualcoyotl is done.
Nezahualcoyotl attacks Itzcoatl in Tenochtitlan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl sends 3 counters of the reserve (warriors 2, jaguar knights 1).
Attack 8, defence 8.
Nezahualcoyotl rolls red, red, red, red: 3, 4, 5, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses no warrior and 2 jaguar knights (A, A).
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 4, defence 8.
Nezahualcoyotl rolls red, red, yellow, yellow: 6, 3, 2, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior and no jaguar knight (B).
Itzcoatl is done.
Nezahualcoyotl retreats to Texcoco.
Itzcoatl wins and gains 2 SP.
A warrior of Itzcoatl becomes a jaguar knight in army B.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
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
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
3 SP and the best die, 4, do not reach the wrath of 9: Tezcatlipoca descends to step 1.
Round 2 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Heroic combat.
Itzcoatl is done.
Itzcoatl draws Diversion and Influence of the Tlenamacac.
Coxcox is done.
Coxcox draws Submission of a city-state and Intervention of Tlaloc.
Phase: tribute.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl takes 3 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox takes 1 T.
Coxcox is done.
Nezahualcoyotl receives 5 T and 2 SP.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 6 T and 1 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight for army A.
Nezahualcoyotl buys a jaguar knight for army A.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 2 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Coxcox pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Cuautitlan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Cuautitlan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox plays Submission of a city-state: Teotihuacan.
Coxcox rolls red: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Cuautitlan succeeds.
Cuautitlan belongs to Nezahualcoyotl now.
The expedition of Itzcoatl returns with 2 T.
The alliance of Coxcox in Cuautitlan fails.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Lake Xochimilco.
Nezahualcoyotl carries the army for nothing.
Army B of Coxcox goes from Lake Xochimilco to Lake Texcoco.
Army A of Nezahualcoyotl intercepts in Lake Texcoco.
Nezahualcoyotl attacks Coxcox in Lake Texcoco.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 8, defence 4.
Nezahualcoyotl rolls yellow, yellow, red, red: 2, 5, 2, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses one warrior and no jaguar knight (B).
Coxcox is done.
Nezahualcoyotl is done.
Attack 8, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 6, 2, 1, 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Nezahualcoyotl loses no warrior and one jaguar knight (A).
Coxcox loses one warrior and no jaguar knight (B).
Coxcox is done.
Nezahualcoyotl is done.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 1, 5, 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses no warrior and 2 jaguar knights (A, A).
Coxcox is done.
Nezahualcoyotl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red, red, red, red: 2, 3, 6, 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses no warrior and one jaguar knight (A).
Army A of Nezahualcoyotl is destroyed.
Coxcox wins and gains 4 SP.
A warrior of Coxcox becomes a jaguar knight in army B.
Army B of Coxcox goes from Lake Texcoco to Tepeyacac.
Coxcox attacks the neutrals in Tepeyacac.
Nezahualcoyotl plays Heroic combat: Tepeyacac.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise no warrior and no jaguar knight.
Attack 3, defence 3.
Coxcox rolls red, red, red, red: 1, 3, 3, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Attack 3, defence 3.
Coxcox rolls red, red, red, red: 6, 2, 1, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior and no jaguar knight.
Attack 3, defence 2.
Coxcox rolls yellow, yellow, red, red: 3, 6, 5, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: no warrior and one jaguar knight.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses one warrior and no jaguar knight (B).
Coxcox wins and gains 2 SP.
Tepeyacac belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise no warrior and no jaguar knight.
Attack 8, defence 3.
Coxcox rolls yellow, yellow, red, red: 3, 5, 2, 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior and no jaguar knight.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses no warrior and one jaguar knight (A).
Coxcox is done.
Attack 6, defence 2.
Coxcox rolls yellow, yellow, red, red: 6, 2, 1, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: no warrior and one jaguar knight.
Coxcox wins and gains 2 SP.
Chalco belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Lake Texcoco.
Itzcoatl is done.
Army B of Nezahualcoyotl goes from Lake Texcoco to Texcoco.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise no warrior and no jaguar knight.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 1, 6, 1, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior and no jaguar knight.
Nezahualcoyotl is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 3, 1, 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 5, 1, 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: no warrior and one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Teotihuacan belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army C.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tlacopan to Azcapotzalco.
Itzcoatl attacks the neutrals in Azcapotzalco.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise no warrior and no jaguar knight.
Attack 2, defence 3.
Itzcoatl rolls red, red, yellow, yellow: 3, 2, 5, 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl loses no warrior and one jaguar knight (A).
Army A of Itzcoatl is destroyed.
The neutrals win.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 9 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 8 SP to Quetzalcoatl in all.
23 SP have gone into the urn so far: Quetzalcoatl climbs one step, 3 SP stay in it.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white, white, white: 1, 5, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
6 SP and the best die, 5, reach the wrath of 11: Tezcatlipoca stays on step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Heroic combat and Flood.
Itzcoatl discards Raid.
Itzcoatl discards Influence of the Tlenamacac.
Coxcox is done.
Coxcox draws Sorcerer’s ruse and Raid.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Influence of the Tlenamacac.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 8 T and 2 SP.
Nezahualcoyotl receives 7 T and 5 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a jaguar knight for army B.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 2 slaves.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
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
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox is done.
Itzcoatl pays 1 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The expedition of Itzcoatl returns with 6 T.
The alliance of Coxcox in Tenayuca succeeds.
Tenayuca belongs to Coxcox now.
The alliance of Coxcox in Tenayuca fails.
The expedition of Nezahualcoyotl returns with 4 T.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
A marker of Coxcox is drawn.
Itzcoatl would carry the army for 1 T.
Coxcox pays Itzcoatl 1 T for the crossing.
Army B of Coxcox goes from Tepeyacac to Lake Texcoco.
Itzcoatl is done.
Nezahualcoyotl is done.
Army B of Coxcox goes from Lake Texcoco to Texcoco.
Coxcox attacks Nezahualcoyotl in Texcoco.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 3, jaguar knights 1).
Attack 2, defence 9.
Coxcox rolls red, red, yellow, yellow: 2, 4, 5, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox loses no warrior and one jaguar knight (B).
Army B of Coxcox is destroyed.
Nezahualcoyotl wins and gains 1 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight in army B.
Coxcox is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Chalco to Amaquemecan.
Coxcox attacks the neutrals in Amaquemecan.
Itzcoatl plays Heroic combat: Amaquemecan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Amaquemecan.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise no warrior and one jaguar knight.
Attack 6, defence 8.
Coxcox rolls red, red, yellow, yellow: 6, 2, 3, 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior and no jaguar knight.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses no warrior and one jaguar knight (A).
Attack 4, defence 7.
Coxcox rolls red, red, yellow, yellow: 1, 3, 1, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Attack 4, defence 7.
Coxcox rolls red, red, yellow, yellow: 5, 5, 2, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: no warrior and 2 jaguar knights.
Attack 4, defence 3.
Coxcox rolls yellow, yellow, red, red: 4, 2, 1, 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior and no jaguar knight.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 2, 2, 4, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Attack 4, defence 2.
Coxcox rolls yellow, yellow, red, red: 2, 2, 2, 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses no warrior and one jaguar knight (A).
Attack 2, defence 2.
Coxcox rolls red, red, red, red: 2, 5, 4, 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: no warrior and one jaguar knight.
Coxcox wins and gains 5 SP.
Amaquemecan belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Teotihuacan to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise no warrior and no jaguar knight.
Itzcoatl rolls yellow: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Attack 5, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 4, 1, 3, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior and no jaguar knight.
Nezahualcoyotl is done.
Attack 5, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 3, 5, 1, 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: no warrior and one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army C.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Army B of Nezahualcoyotl intercepts in Lake Texcoco.
Nezahualcoyotl attacks Itzcoatl in Lake Texcoco.
Coxcox is done.
Nezahualcoyotl is done.
Attack 5, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 2, 3, 4, 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior and no jaguar knight (B).
Itzcoatl is done.
Nezahualcoyotl retreats to Texcoco.
Itzcoatl wins and gains 1 SP.
A warrior of Itzcoatl becomes a jaguar knight in army B.
Coxcox would carry the army for 2 T.
Itzcoatl pays Coxcox 2 T for the crossing.
Itzcoatl asks Coxcox for leave to use Lake Xochimilco.
Coxcox refuses.
Army B of Itzcoatl goes from Lake Texcoco to Texcoco.
Nezahualcoyotl is done.
Itzcoatl attacks Nezahualcoyotl in Texcoco.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 3, jaguar knights 1).
Attack 7, defence 9.
Itzcoatl rolls red, red, yellow, yellow: 3, 6, 6, 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Itzcoatl loses one warrior and no jaguar knight (B).
Nezahualcoyotl loses one warrior and no jaguar knight, 1 of them from the reserve (R).
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 6, defence 8.
Itzcoatl rolls red, red, yellow, yellow: 3, 5, 3, 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Itzcoatl loses no warrior and one jaguar knight (B).
Nezahualcoyotl loses one warrior and no jaguar knight, 1 of them from the reserve (R).
Nezahualcoyotl is done.
Itzcoatl retreats to Tenochtitlan.
Nezahualcoyotl wins and gains 2 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight in army B.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox is done.
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise no warrior and no jaguar knight.
Attack 5, defence 3.
Nezahualcoyotl rolls yellow, yellow, red, red: 4, 3, 1, 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior and no jaguar knight.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior and no jaguar knight (B).
Nezahualcoyotl is done.
Attack 4, defence 2.
Nezahualcoyotl rolls yellow, yellow, red, red: 5, 5, 6, 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: no warrior and one jaguar knight.
Nezahualcoyotl will lose a jaguar knight of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses no warrior and one jaguar knight (B).
Nezahualcoyotl wins and gains 2 SP.
Coatlinchan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
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
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
3 SP and the best die, 5, do not reach the wrath of 10: Tezcatlipoca descends to step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Insubordination and Raid.
Coxcox discards Insubordination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Assassination and Heroic combat.
Itzcoatl is done.
Itzcoatl draws Sorcerer’s ruse and Assassination.
Itzcoatl discards Sorcerer’s ruse.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 10 T and 5 SP.
Nezahualcoyotl receives 9 T and 5 SP.
Itzcoatl receives 5 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for army B.
Itzcoatl buys a jaguar knight for army B.
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
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 1 T and takes 1 SP.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Azcapotzalco.
Coxcox sends a pochteca: alliance, Azcapotzalco.
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Azcapotzalco succeeds.
Azcapotzalco belongs to Coxcox now.
The alliance of Coxcox in Azcapotzalco fails.
The alliance of Nezahualcoyotl in Azcapotzalco fails.
The alliance of Nezahualcoyotl in Azcapotzalco fails.
The alliance of Itzcoatl in Azcapotzalco fails.
The alliance of Itzcoatl in Azcapotzalco fails.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Lake Xochimilco.
Army C of Coxcox goes from Lake Xochimilco to Mixquic.
Coxcox attacks the neutrals in Mixquic.
Coxcox is done.
Nezahualcoyotl plays Heroic combat: Mixquic.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise no warrior and one jaguar knight.
Nezahualcoyotl rolls yellow: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The terrain takes a counter of the attacker.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses one warrior and no jaguar knight (C).
Attack 3, defence 5.
Coxcox rolls red, red, yellow, yellow: 5, 5, 6, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior and one jaguar knight.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses one warrior and no jaguar knight (C).
Attack 2, defence 2.
Coxcox rolls red, red, red, red: 5, 5, 5, 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: no warrior and one jaguar knight.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses one warrior and no jaguar knight (C).
Coxcox wins and gains 3 SP.
Mixquic belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army C.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Coatlinchan to Coatepec.
Nezahualcoyotl attacks Coxcox in Coatepec.
Coxcox is done.
Itzcoatl is done.
Coxcox sends 4 counters of the reserve (warriors 2, jaguar knights 2).
Attack 2, defence 6.
Nezahualcoyotl rolls red, red, yellow, yellow: 3, 1, 6, 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl loses no warrior and one jaguar knight (B).
Army B of Nezahualcoyotl is destroyed.
Coxcox wins and gains 1 SP.
A warrior of Coxcox becomes a jaguar knight in the reserve.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Coxcox sets 8 SP aside.
Coxcox has given 20 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 7 SP aside.
Nezahualcoyotl has given 25 SP to Quetzalcoatl in all.
Itzcoatl has given 13 SP to Quetzalcoatl in all.
58 SP have gone into the urn so far: Quetzalcoatl climbs one step, 18 SP stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 1, 1, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
8 SP and the best die, 1, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Raid and Assassination.
Nezahualcoyotl discards Raid.
Itzcoatl is done.
Itzcoatl draws Raid and Right of passage.
Itzcoatl discards Flood.
Itzcoatl discards Assassination.
Coxcox is done.
Coxcox draws Reinforcements and Fury of Yacatecuhtli.
Coxcox discards Sorcerer’s ruse.
Coxcox discards Reinforcements.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 9 T and 5 SP.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 12 T and 7 SP.
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
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
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
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Coxcox pays 3 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Cuitlahuac succeeds.
Cuitlahuac belongs to Nezahualcoyotl now.
The alliance of Itzcoatl in Cuitlahuac fails.
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
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Mixquic to Lake Xochimilco.
Nezahualcoyotl would carry the army for 5 T.
Coxcox is done.
Itzcoatl would carry the army for 4 T.
Coxcox pays Itzcoatl 4 T for the crossing.
Army C of Coxcox goes from Lake Xochimilco to Lake Texcoco.
Itzcoatl is done.
Army C of Coxcox goes from Lake Texcoco to Texcoco.
Nezahualcoyotl is done.
Coxcox attacks Nezahualcoyotl in Texcoco.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 3, jaguar knights 1).
Attack 2, defence 5.
Coxcox rolls red, red, yellow, yellow: 1, 6, 4, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox loses no warrior and one jaguar knight (C).
Army C of Coxcox is destroyed.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior and no jaguar knight, 1 of them from the reserve (R).
Nezahualcoyotl wins and gains 1 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight in the reserve.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
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
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
8 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Insubordination and Fury of Yacatecuhtli.
Itzcoatl discards Diversion.
Itzcoatl discards Right of passage.
Coxcox is done.
Coxcox draws Submission of a city-state and Intervention of Chalchiuhtlicue.
Coxcox discards Intervention of Chalchiuhtlicue.
Coxcox discards Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws Earthquake and Right of passage.
Nezahualcoyotl discards Flood.
Nezahualcoyotl discards Assassination.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 12 T and 7 SP.
Nezahualcoyotl receives 10 T and 6 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
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
Itzcoatl rolls white: 3.
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
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Nezahualcoyotl is done.
Itzcoatl pays 4 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Xaltocan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Xaltocan.
Coxcox sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl is done.
Coxcox plays Submission of a city-state: Tlalpan.
Coxcox rolls red: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Xaltocan succeeds.
Xaltocan belongs to Itzcoatl now.
The expedition of Itzcoatl returns with 4 T.
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
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Coxcox would carry the army for 3 T.
Itzcoatl pays Coxcox 3 T for the crossing.
Itzcoatl asks Coxcox for leave to use Lake Xochimilco.
Coxcox gives leave.
Army B of Itzcoatl goes from Lake Texcoco to Lake Xochimilco.
Army B of Itzcoatl goes from Lake Xochimilco to Mixquic.
Coxcox is done.
Itzcoatl attacks Coxcox in Mixquic.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox sends 4 counters of the reserve (warriors 1, jaguar knights 3).
Coxcox rolls yellow: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Attack 7, defence 7.
Itzcoatl rolls red, red, red, red: 5, 1, 2, 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Coxcox will lose a warrior of the reserve.
Coxcox has chosen the losses.
Itzcoatl loses one warrior and no jaguar knight (B).
Coxcox loses one warrior and no jaguar knight, 1 of them from the reserve (R).
Coxcox is done.
Attack 6, defence 6.
Itzcoatl rolls red, red, red, red: 1, 1, 3, 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses no warrior and one jaguar knight (B).
Coxcox is done.
Attack 4, defence 6.
Itzcoatl rolls red, red, yellow, yellow: 6, 3, 2, 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Coxcox will lose a jaguar knight of the reserve.
Coxcox has chosen the losses.
Itzcoatl loses no warrior and one jaguar knight (B).
Coxcox loses no warrior and one jaguar knight, 1 of them from the reserve (R).
Coxcox is done.
Attack 2, defence 4.
Itzcoatl rolls red, red, yellow, yellow: 6, 2, 1, 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl loses no warrior and one jaguar knight (B).
Army B of Itzcoatl is destroyed.
Coxcox will lose a jaguar knight of the reserve.
Coxcox has chosen the losses.
Coxcox loses no warrior and one jaguar knight, 1 of them from the reserve (R).
Coxcox wins and gains 4 SP.
Coxcox is done.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Itzcoatl has given 13 SP to Quetzalcoatl in all.
Coxcox sets 8 SP aside.
Coxcox has given 35 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 35 SP to Quetzalcoatl in all.
83 SP have gone into the urn so far: Quetzalcoatl climbs 2 steps, 3 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white, white, white: 3, 3, 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 5, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Earthquake and Diversion.
Coxcox discards Fury of Yacatecuhtli.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Chalchiuhtlicue and Influence of the Tlenamacac.
Nezahualcoyotl discards Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Influence of the Tlenamacac.
Itzcoatl is done.
The 28 discarded cards become the new deck.
Itzcoatl draws Sorcerer’s ruse and Flood.
Itzcoatl discards Raid.
Itzcoatl discards Fury of Yacatecuhtli.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 12 T and 7 SP.
Nezahualcoyotl receives 10 T and 6 SP.
Itzcoatl receives 6 T and 3 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a warrior for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Itzcoatl bids 4 T.
Coxcox is done.
Itzcoatl pays 4 T and takes 2 SP.
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
Nezahualcoyotl is done.
Itzcoatl pays 1 T and takes 2 SP.
Phase: pochtecas.
Coxcox sends a pochteca: assimilation, Coatepec.
Coxcox sends a pochteca: assimilation, Tenayuca.
Nezahualcoyotl sends a pochteca: assimilation, Teotihuacan.
Nezahualcoyotl sends a pochteca: assimilation, Coatlinchan.
Itzcoatl sends a pochteca: assimilation, Tlacopan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The assimilation of Coxcox in Coatepec succeeds.
The assimilation of Coxcox in Tenayuca succeeds.
The assimilation of Nezahualcoyotl in Teotihuacan succeeds.
The assimilation of Nezahualcoyotl in Coatlinchan succeeds.
The assimilation of Itzcoatl in Tlacopan succeeds.
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
Phase: judgement of the gods.
Coxcox sets 5 SP aside.
Coxcox has given 40 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 38 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 17 SP to Quetzalcoatl in all.
95 SP have gone into the urn so far: Quetzalcoatl climbs 0 steps, 15 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Coxcox rolls white, white, white: 6, 6, 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Heroic combat.
Nezahualcoyotl discards Reinforcements.
Nezahualcoyotl discards Heroic combat.
Itzcoatl is done.
Itzcoatl draws Insubordination and Influence of the Tlenamacac.
Itzcoatl discards Insubordination.
Itzcoatl discards Influence of the Tlenamacac.
Coxcox is done.
Coxcox draws Fury of Yacatecuhtli and Reinforcements.
Coxcox discards Fury of Yacatecuhtli.
Coxcox discards Raid.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 10 T and 8 SP.
Itzcoatl receives 6 T and 4 SP.
Coxcox receives 12 T and 9 SP.
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
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: assimilation, Tepetlaoztoc.
Nezahualcoyotl sends a pochteca: assimilation, Tepetlaoztoc.
Itzcoatl sends a pochteca: assimilation, Xaltocan.
Coxcox sends a pochteca: assimilation, Tepeyacac.
Coxcox sends a pochteca: assimilation, Chalco.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The assimilation of Nezahualcoyotl in Tepetlaoztoc succeeds.
The assimilation of Nezahualcoyotl in Tepetlaoztoc fails.
The assimilation of Itzcoatl in Xaltocan succeeds.
The assimilation of Coxcox in Tepeyacac succeeds.
The assimilation of Coxcox in Chalco succeeds.
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
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 6 SP aside.
Nezahualcoyotl has given 44 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 19 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 47 SP to Quetzalcoatl in all.
110 SP have gone into the urn so far: Quetzalcoatl climbs one step, 10 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 19, Coxcox 47, Nezahualcoyotl 44. Winner: Coxcox.
