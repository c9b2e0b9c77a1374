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
Itzcoatl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca; dams to Tlacopan.
Coxcox begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Nezahualcoyotl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Tezozomoc begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Round 1 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl draws Intervention of Tlaloc and Insubordination.
Tezozomoc draws Insubordination and Raid.
Itzcoatl draws Reinforcements and Heroic combat.
Coxcox draws Heroic combat and Assassination.
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
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior for the reserve.
Tezozomoc buys a jaguar knight for the reserve.
Tezozomoc buys a warrior for the reserve.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a jaguar knight for the reserve.
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
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Amaquemecan fails.
Nezahualcoyotl rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Amaquemecan fails.
The expedition of Tezozomoc returns with 0 T.
Itzcoatl rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Itzcoatl in Amaquemecan fails.
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
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks the neutrals in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl is done.
Itzcoatl rolls white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise one warrior.
Attack 7, defence 4.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (A).
Tezozomoc is done.
Attack 6, defence 3.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Tezozomoc is done.
Attack 6, defence 2.
Tezozomoc rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (A).
Tezozomoc is done.
Attack 4, defence 2.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Captured: one jaguar knight.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (A).
Tezozomoc wins and gains 3 SP.
Tlacopan belongs to Tezozomoc now.
Tezozomoc is done.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Tlacopan.
Tezozomoc is done.
Itzcoatl attacks Tezozomoc in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Heroic combat: Tlacopan.
Itzcoatl is done.
Coxcox plays Heroic combat: Tlacopan.
Coxcox is done.
Tezozomoc sends 4 counters of the reserve (warriors 3, jaguar knights 1).
Attack 7, defence 7.
Itzcoatl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Attack 7, defence 7.
Itzcoatl rolls red: a lance; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (R).
Attack 7, defence 6.
Itzcoatl rolls yellow: a lance; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Itzcoatl loses one warrior (A).
Tezozomoc loses 2 warriors (R, R).
Attack 6, defence 4.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Attack 6, defence 4.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Attack 6, defence 4.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (A).
Army A of Tezozomoc is destroyed.
Attack 6, defence 2.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Tezozomoc loses one jaguar knight (R).
Itzcoatl wins and gains 5 SP.
Tlacopan belongs to Itzcoatl now.
Itzcoatl is done.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Reinforcements: Tepetlaoztoc.
Coxcox is done.
Tezozomoc rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise one warrior.
Attack 7, defence 7.
Nezahualcoyotl rolls red: nothing; red: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (A).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks Itzcoatl in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl sends 3 counters of the reserve (warriors 2, jaguar knights 1).
Attack 4, defence 10.
Tezozomoc rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (R).
Itzcoatl is done.
Tezozomoc is done.
Attack 4, defence 9.
Tezozomoc rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (B).
Itzcoatl is done.
Tezozomoc retreats to Azcapotzalco.
Itzcoatl wins and gains 1 SP.
A warrior of Itzcoatl becomes a jaguar knight in the reserve.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Attack 7, defence 5.
Coxcox rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox is done.
Attack 6, defence 5.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (A).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Attack 4, defence 5.
Coxcox rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Coxcox rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior.
Coxcox is done.
Attack 4, defence 2.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one jaguar knight.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses one warrior (B).
Coxcox wins and gains 2 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army B.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 4, defence 6.
Nezahualcoyotl rolls red: nothing; red: a lance; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Tlacopan.
Army C of Itzcoatl intercepts in Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 4, defence 4.
Itzcoatl rolls red: nothing; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (C).
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 1 SP.
A warrior of Tezozomoc becomes a jaguar knight in army C.
Tezozomoc attacks Itzcoatl in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl sends 2 counters of the reserve (warriors 0, jaguar knights 2).
Attack 5, defence 10.
Tezozomoc rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl has chosen the losses.
Tezozomoc loses one warrior (C).
Itzcoatl loses one jaguar knight (R).
Itzcoatl is done.
Tezozomoc is done.
Attack 4, defence 8.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl is done.
Tezozomoc retreats to Azcapotzalco.
Itzcoatl wins and gains 1 SP.
Itzcoatl is done.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise one warrior.
Attack 4, defence 7.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
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
Nezahualcoyotl rolls white: 3; white: 2; white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
4 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 0.
Round 2 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Tezozomoc is done.
Tezozomoc draws Influence of the Tlenamacac and Earthquake.
Itzcoatl draws Intervention of Tlaloc and Sorcerer’s ruse.
Coxcox is done.
Coxcox draws Right of passage and Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws Raid and Fury of Yacatecuhtli.
Phase: tribute.
Tezozomoc is done.
Itzcoatl plays Intervention of Tlaloc.
Itzcoatl rolls white: 4.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl takes 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 6 T and 1 SP.
Nezahualcoyotl receives 4 T and 0 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for army C.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for army A.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Tezozomoc rolls white: 1.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Tezozomoc is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Tezozomoc rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 2 slaves.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl bids 3 T.
Nezahualcoyotl is done.
Itzcoatl pays 3 T and takes 2 SP.
Tezozomoc rolls white: 6.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc bids 3 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 3 T and takes 3 SP.
Tezozomoc rolls white: 1.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 4: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: assimilation, Coatepec.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The expedition of Tezozomoc returns with 0 T.
The 2 expeditions of Itzcoatl return with 8 T.
Coxcox rolls red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The assimilation of Coxcox in Coatepec fails.
Nezahualcoyotl rolls red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Nezahualcoyotl in Amaquemecan fails.
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
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks Itzcoatl in Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl sends 3 counters of the reserve (warriors 0, jaguar knights 3).
Attack 3, defence 12.
Tezozomoc rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (R).
Itzcoatl is done.
Tezozomoc retreats to Azcapotzalco.
Itzcoatl wins.
Itzcoatl is done.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Iztapalapan.
Coxcox attacks the neutrals in Iztapalapan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise one warrior.
Attack 6, defence 4.
Coxcox rolls yellow: nothing; yellow: nothing; red: a lance; red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox will lose a jaguar knight of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses 2 jaguar knights (A, A).
Coxcox retreats to Coatepec.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tlacopan to Azcapotzalco.
Itzcoatl attacks Tezozomoc in Azcapotzalco.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc sends 0 counters of the reserve (warriors 0, jaguar knights 0).
Attack 6, defence 7.
Itzcoatl rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (C).
Itzcoatl is done.
Attack 6, defence 6.
Itzcoatl rolls red: nothing; red: nothing; red: a lance; red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses 2 jaguar knights (A, A).
Itzcoatl is done.
Attack 2, defence 6.
Itzcoatl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl loses one jaguar knight (A).
Army A of Itzcoatl is destroyed.
Tezozomoc wins and gains 3 SP.
A warrior of Tezozomoc becomes a jaguar knight in army B.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals in Chalco.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Coxcox rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior.
Coxcox is done.
Attack 4, defence 2.
Coxcox rolls yellow: nothing; yellow: a lance; red: nothing; red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses one warrior (B).
Coxcox wins and gains 2 SP.
Chalco belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army B.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc rolls white: 4.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise one warrior.
Attack 6, defence 4.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 6, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Attack 6, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Attack 6, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl wins and gains 3 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise one warrior.
Attack 3, defence 4.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc rolls white: 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 3, defence 3.
Nezahualcoyotl rolls red: nothing; red: a lance; red: a lance; red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (C, C).
Nezahualcoyotl is done.
Attack 1, defence 2.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: a lance; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl loses one warrior (C).
Army C of Nezahualcoyotl is destroyed.
Captured: one jaguar knight.
In Acolman nobody is left on either side.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks Itzcoatl in Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl sends 2 counters of the reserve (warriors 0, jaguar knights 2).
Attack 3, defence 4.
Tezozomoc rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (R).
Itzcoatl is done.
Tezozomoc is done.
Attack 3, defence 2.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: a lance; red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc loses one warrior and one jaguar knight (C, C).
Army C of Tezozomoc is destroyed.
Itzcoatl loses one jaguar knight (R).
In Tlacopan nobody is left on either side.
Tezozomoc is done.
Phase: judgement of the gods.
Tezozomoc sets 4 SP aside.
Tezozomoc has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 9 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 5 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 2 SP to Quetzalcoatl in all.
24 SP have gone into the urn so far: Quetzalcoatl climbs one step, 4 SP stay in it.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 2, Tezozomoc 0.
Wrath of Tezcatlipoca: 11.
Tezozomoc rolls white: 6; white: 1; white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
2 SP and the best die, 6, do not reach the wrath of 11: Tezcatlipoca descends to step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl and Tezozomoc.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Influence of the Tlenamacac and Raid.
Coxcox is done.
Coxcox draws Diversion and Assassination.
Coxcox discards Diversion.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Sorcerer’s ruse.
Nezahualcoyotl discards Fury of Yacatecuhtli.
Tezozomoc is done.
Tezozomoc draws Raid and Flood.
Tezozomoc discards Influence of the Tlenamacac.
Tezozomoc discards Raid.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 7 T and 2 SP.
Nezahualcoyotl receives 5 T and 2 SP.
Tezozomoc receives 5 T and 0 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight for army B.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior for army B.
Tezozomoc is done.
Phase: slave market.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 1: 2 slaves.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc bids 1 T.
Tezozomoc pays 1 T and takes 2 SP.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 2: 2 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 3 T and takes 2 SP.
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 4: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Amaquemecan.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Tezozomoc sends a pochteca: alliance, Amaquemecan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The 2 expeditions of Itzcoatl return with 0 T.
Coxcox rolls red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The alliance of Coxcox in Amaquemecan succeeds.
Amaquemecan belongs to Coxcox now.
The alliance of Nezahualcoyotl in Amaquemecan fails.
The alliance of Tezozomoc in Amaquemecan fails.
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
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tlacopan.
Army B of Itzcoatl intercepts in Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 4, defence 5.
Itzcoatl rolls red: a lance; red: a lance; yellow: nothing; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Tezozomoc will lose a warrior of army B.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Itzcoatl loses one warrior (B).
Tezozomoc loses 2 warriors (B, B).
Tezozomoc is done.
Itzcoatl is done.
Attack 3, defence 3.
Itzcoatl rolls red: nothing; red: nothing; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (B).
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 2 SP.
A warrior of Tezozomoc becomes a jaguar knight in army B.
Tezozomoc attacks Itzcoatl in Tlacopan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl sends 4 counters of the reserve (warriors 2, jaguar knights 2).
Attack 4, defence 6.
Tezozomoc rolls red: a lance; red: a lance; yellow: nothing; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses 2 warriors (R, R).
Itzcoatl is done.
Tezozomoc is done.
Attack 4, defence 4.
Tezozomoc rolls red: nothing; red: nothing; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc will lose a jaguar knight of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (B).
Itzcoatl is done.
Tezozomoc is done.
Attack 2, defence 4.
Tezozomoc rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc loses one jaguar knight (B).
Army B of Tezozomoc is destroyed.
Itzcoatl wins and gains 2 SP.
Itzcoatl is done.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Teotihuacan.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one warrior.
Tezozomoc rolls yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 4, defence 7.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl is done.
Attack 4, defence 7.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 4, defence 6.
Nezahualcoyotl rolls red: a lance; red: a lance; yellow: a lance; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl retreats to Tepetlaoztoc.
The neutrals win.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Nezahualcoyotl is done.
Attack 3, defence 2.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Nezahualcoyotl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red: a lance; red: nothing; red: nothing; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Acolman belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
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
Itzcoatl rolls white: 2; white: 1; white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
6 SP and the best die, 5, reach the wrath of 10: Tezcatlipoca stays on step 1.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl, Tezozomoc and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Assassination and Raid.
Coxcox discards Right of passage.
Coxcox discards Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws Heroic combat and Reinforcements.
Nezahualcoyotl discards Reinforcements.
Tezozomoc is done.
Tezozomoc draws Fury of Yacatecuhtli and Insubordination.
Tezozomoc discards Fury of Yacatecuhtli.
Tezozomoc discards Insubordination.
Itzcoatl is done.
Itzcoatl draws Submission of a city-state and Submission of a city-state.
Itzcoatl discards Sorcerer’s ruse.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox receives 8 T and 4 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 5 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior for the reserve.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 2.
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
Coxcox rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 2: 3 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Nezahualcoyotl bids 4 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 4 T and takes 3 SP.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 3: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 4: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nobody wants lot 4.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Tlalpan.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: alliance, Tlalpan.
Itzcoatl sends a pochteca: alliance, Tlalpan.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Submission of a city-state: Teocalhueyacan.
Itzcoatl rolls red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Teocalhueyacan belongs to Itzcoatl now.
Itzcoatl is done.
Coxcox rolls red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The alliance of Coxcox in Tlalpan succeeds.
Tlalpan belongs to Coxcox now.
The expedition of Nezahualcoyotl returns with 2 T.
The alliance of Tezozomoc in Tlalpan fails.
The alliance of Itzcoatl in Tlalpan fails.
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
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Coxcox is done.
Nezahualcoyotl plays Heroic combat: Teotihuacan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 2, defence 3.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl loses one jaguar knight (B).
Army B of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise one jaguar knight.
Tezozomoc rolls yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The terrain takes a counter of the attacker.
Nezahualcoyotl loses one jaguar knight (A).
Army A of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 10 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 9 SP to Quetzalcoatl in all.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 17 SP to Quetzalcoatl in all.
48 SP have gone into the urn so far: Quetzalcoatl climbs one step, 8 SP stay in it.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc sets 2 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 2, Nezahualcoyotl 0, Tezozomoc 2.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white: 4; white: 2; white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
4 SP and the best die, 5, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Sorcerer’s ruse.
Tezozomoc is done.
Tezozomoc draws Right of passage and Earthquake.
Tezozomoc discards Right of passage.
Tezozomoc discards Raid.
Itzcoatl is done.
Itzcoatl draws Diversion and Intervention of Chalchiuhtlicue.
Itzcoatl discards Submission of a city-state.
Coxcox is done.
Coxcox draws Influence of the Tlenamacac and Intervention of Tlaloc.
Coxcox discards Assassination.
Coxcox discards Assassination.
Phase: tribute.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Coxcox takes 1 T.
Coxcox is done.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 9 T and 6 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior for the reserve.
Tezozomoc buys a jaguar knight for the reserve.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for the reserve.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 1 slave.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 1 T.
Coxcox pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 4 T.
Nezahualcoyotl bids 5 T.
Coxcox is done.
Nezahualcoyotl pays 5 T and takes 3 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 4: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 3 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The expedition of Nezahualcoyotl returns with 2 T.
Tezozomoc rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Tezozomoc in Cuitlahuac fails.
Itzcoatl rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Itzcoatl in Cuitlahuac fails.
Coxcox rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Coxcox in Cuitlahuac fails.
Coxcox rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
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
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
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
Nezahualcoyotl rolls white: 2; white: 3; white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
6 SP and the best die, 3, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Tezozomoc is done.
The 25 discarded cards become the new deck.
Tezozomoc draws Raid and Insubordination.
Tezozomoc discards Raid.
Tezozomoc discards Flood.
Itzcoatl is done.
Itzcoatl draws Reinforcements and Heroic combat.
Itzcoatl discards Intervention of Chalchiuhtlicue.
Itzcoatl discards Diversion.
Coxcox is done.
Coxcox draws Raid and Intervention of Tlaloc.
Coxcox discards Assassination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Tlaloc and Heroic combat.
Nezahualcoyotl discards Raid.
Nezahualcoyotl discards Flood.
Phase: tribute.
Tezozomoc is done.
Itzcoatl is done.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox takes 5 T.
Coxcox is done.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl takes 5 T.
Nezahualcoyotl is done.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 9 T and 6 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc buys a jaguar knight for the reserve.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for the reserve.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Tezozomoc rolls white: 6.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 3 slaves.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl bids 3 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 3 T and takes 3 SP.
Tezozomoc rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 2 slaves.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nobody wants lot 2.
Tezozomoc rolls white: 4.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc bids 3 T.
Itzcoatl bids 4 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 4 T and takes 2 SP.
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
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The expedition of Tezozomoc returns with 4 T.
The expedition of Itzcoatl returns with 2 T.
Coxcox rolls red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Coxcox in Cuitlahuac fails.
Coxcox rolls red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Coxcox in Cuitlahuac succeeds.
Cuitlahuac belongs to Coxcox now.
The alliance of Nezahualcoyotl in Cuitlahuac fails.
The alliance of Nezahualcoyotl in Cuitlahuac fails.
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
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 18 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 21 SP to Quetzalcoatl in all.
72 SP have gone into the urn so far: Quetzalcoatl climbs one step, 12 SP stay in it.
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
Tezozomoc rolls white: 6; white: 1; white: 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
7 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl and Tezozomoc.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Sorcerer’s ruse and Assassination.
Itzcoatl discards Sorcerer’s ruse.
Itzcoatl discards Influence of the Tlenamacac.
Coxcox is done.
Coxcox draws Heroic combat and Reinforcements.
Coxcox discards Reinforcements.
Nezahualcoyotl is done.
Nezahualcoyotl draws Sorcerer’s ruse and Sorcerer’s ruse.
Nezahualcoyotl discards Intervention of Chalchiuhtlicue.
Tezozomoc is done.
Tezozomoc draws Diversion and Fury of Yacatecuhtli.
Tezozomoc discards Fury of Yacatecuhtli.
Tezozomoc discards Earthquake.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 10 T and 7 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for army B.
Itzcoatl buys a warrior for army B.
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
Itzcoatl rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 2: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 4 T and takes 2 SP.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox pays 4 T and takes 2 SP.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 4: 2 slaves.
Tezozomoc is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl is done.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Coxcox pays 4 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Tezozomoc sends a pochteca: alliance, Mixquic.
Tezozomoc sends a pochteca: alliance, Mixquic.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl rolls red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The alliance of Itzcoatl in Mixquic fails.
Coxcox rolls red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The alliance of Coxcox in Mixquic succeeds.
Mixquic belongs to Coxcox now.
The alliance of Coxcox in Mixquic fails.
The alliance of Nezahualcoyotl in Mixquic fails.
The alliance of Nezahualcoyotl in Mixquic fails.
The alliance of Tezozomoc in Mixquic fails.
The alliance of Tezozomoc in Mixquic fails.
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
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
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
Itzcoatl rolls white: 5; white: 2; white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
6 SP and the best die, 5, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Coxcox, Nezahualcoyotl, Tezozomoc and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Right of passage and Influence of the Tlenamacac.
Coxcox discards Heroic combat.
Coxcox discards Right of passage.
Nezahualcoyotl is done.
Nezahualcoyotl draws Submission of a city-state and Assassination.
Nezahualcoyotl discards Insubordination.
Nezahualcoyotl discards Assassination.
Tezozomoc is done.
Tezozomoc draws Intervention of Tlaloc and Fury of Yacatecuhtli.
Tezozomoc discards Intervention of Tlaloc.
Tezozomoc discards Diversion.
Itzcoatl is done.
Itzcoatl draws Right of passage and Submission of a city-state.
Itzcoatl discards Assassination.
Itzcoatl discards Heroic combat.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox receives 11 T and 8 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 6 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 1.
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
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 3: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 4: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Tezozomoc sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Coxcox is done.
Nezahualcoyotl plays Submission of a city-state: Tizapan.
Nezahualcoyotl rolls red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Tizapan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Submission of a city-state: Tepeyacac.
Itzcoatl rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl is done.
Coxcox rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The alliance of Coxcox in Tenayuca fails.
Coxcox rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The alliance of Coxcox in Tenayuca fails.
Nezahualcoyotl rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The alliance of Nezahualcoyotl in Tenayuca fails.
Tezozomoc rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The alliance of Tezozomoc in Tenayuca fails.
Itzcoatl rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The alliance of Itzcoatl in Tenayuca fails.
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
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Coxcox sets 7 SP aside.
Coxcox has given 36 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 26 SP to Quetzalcoatl in all.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
95 SP have gone into the urn so far: Quetzalcoatl climbs one step, 15 SP stay in it.
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
Coxcox rolls white: 4; white: 4; white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
7 SP and the best die, 4, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
The 25 discarded cards become the new deck.
Nezahualcoyotl draws Reinforcements and Reinforcements.
Nezahualcoyotl discards Reinforcements.
Tezozomoc is done.
Tezozomoc draws Influence of the Tlenamacac and Intervention of Tlaloc.
Tezozomoc discards Influence of the Tlenamacac.
Tezozomoc discards Intervention of Tlaloc.
Itzcoatl is done.
Itzcoatl draws Heroic combat and Flood.
Itzcoatl discards Right of passage.
Coxcox is done.
Coxcox draws Intervention of Chalchiuhtlicue and Intervention of Tlaloc.
Coxcox discards Raid.
Coxcox discards Influence of the Tlenamacac.
Phase: tribute.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Coxcox takes 5 T.
Coxcox is done.
Nezahualcoyotl receives 7 T and 3 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 11 T and 8 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc bids 4 T.
Itzcoatl is done.
Tezozomoc pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 4: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Tezozomoc sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Tenayuca fails.
Tezozomoc rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Tezozomoc in Tenayuca fails.
Itzcoatl rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Itzcoatl in Tenayuca fails.
Itzcoatl rolls red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Itzcoatl in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
The alliance of Coxcox in Tenayuca fails.
The alliance of Coxcox in Tenayuca fails.
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
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 30 SP to Quetzalcoatl in all.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl has given 21 SP to Quetzalcoatl in all.
Coxcox sets 6 SP aside.
Coxcox has given 42 SP to Quetzalcoatl in all.
105 SP have gone into the urn so far: Quetzalcoatl climbs one step, 5 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 21, Coxcox 42, Nezahualcoyotl 30, Tezozomoc 12. Winner: Coxcox.
