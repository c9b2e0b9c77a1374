Itzcoatl chooses in secret: lay the first dam to Tlacopan.
Itzcoatl chooses in secret: place the first ship on Lake Texcoco.
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
Coxcox chooses in secret: place the first ship on Lake Xochimilco.
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
Nezahualcoyotl chooses in secret: place the first ship on Lake Texcoco.
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
Tezozomoc chooses in secret: place the first ship on Lake Mexico.
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
Itzcoatl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca; a dam to Tlacopan.
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
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl thinks about an offer to Coxcox.
Nezahualcoyotl chooses in secret: ask for Intervention of Chalchiuhtlicue.
Nezahualcoyotl chooses in secret: add 2 T to the offer.
Nezahualcoyotl offers Coxcox 2 T for Intervention of Chalchiuhtlicue.
Coxcox refuses the offer.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl thinks about an offer to Itzcoatl.
Nezahualcoyotl chooses in secret: ask for Raid.
Nezahualcoyotl offers Itzcoatl nothing for Raid.
Itzcoatl refuses the offer.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a warrior for the reserve.
Tezozomoc buys a warrior for the reserve.
Tezozomoc buys a jaguar knight for the reserve.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a warrior for the reserve.
Coxcox thinks about an offer to Tezozomoc.
Coxcox chooses in secret: ask for 2 T.
Coxcox offers Tezozomoc nothing for 2 T.
Tezozomoc takes the offer.
Coxcox thinks about an offer to Nezahualcoyotl.
Coxcox is done.
Coxcox thinks about an offer to Itzcoatl.
Coxcox is done.
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
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 4: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The 2 expeditions of Nezahualcoyotl return with 4 T.
The expedition of Tezozomoc returns with 4 T.
The expedition of Itzcoatl returns with 0 T.
The alliance of Coxcox in Amaquemecan succeeds.
Amaquemecan belongs to Coxcox now.
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
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals at Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox plays Heroic combat: Tepetlaoztoc.
Coxcox is done.
Tezozomoc rolls white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise one warrior.
Attack 7, defence 4: about 82 % for the attack.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army A).
Attack 6, defence 4: about 59 to 82 % for the attack.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 jaguar knights (army A).
Attack 2, defence 3: about 7 to 23 % for the attack.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Attack 2, defence 2: about 31 to 65 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Attack 2, defence 2: about 31 to 65 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Attack 2, defence 2: about 31 to 65 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Attack 2, defence 2: about 31 to 65 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses one jaguar knight (army A).
Army A of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals at Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Tezozomoc rolls white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The neutrals mobilise one warrior.
Attack 4, defence 4: about 22 to 57 % for the attack.
Nezahualcoyotl rolls red: a lance; red: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army C).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Azcapotzalco to Tlacopan.
Army A of Itzcoatl intercepts at Tlacopan.
Itzcoatl attacks Tezozomoc at Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Heroic combat: Tlacopan.
Itzcoatl is done.
Attack 7, defence 7: about 46 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Attack 7, defence 7: about 46 % for the attack.
Itzcoatl rolls red: a lance; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Itzcoatl loses one warrior (army A).
Tezozomoc loses one warrior (army A).
Attack 6, defence 6: about 25 to 67 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (army A).
Attack 4, defence 6: about 4 to 42 % for the attack.
Itzcoatl rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Itzcoatl loses one jaguar knight (army A).
Tezozomoc loses one jaguar knight (army A).
Attack 2, defence 4: about 1 to 23 % for the attack.
Itzcoatl rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (army A).
Attack 2, defence 2: about 15 to 65 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Attack 2, defence 2: about 15 to 65 % for the attack.
Itzcoatl rolls red: a lance; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Tezozomoc loses one jaguar knight (army A).
Army A of Tezozomoc is destroyed.
Itzcoatl wins and gains 4 SP.
Itzcoatl is done.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals at Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Reinforcements: Coatepec.
Coxcox is done.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Attack 7, defence 8: about 20 % for the attack.
Coxcox rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior.
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals at Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise one warrior.
Attack 4, defence 7: about 1 to 9 % for the attack.
Coxcox rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses one warrior (army C).
Coxcox is done.
Attack 3, defence 6: about 4 to 9 % for the attack.
Coxcox rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Coxcox will lose a warrior of army C.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses 2 warriors (army C).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Tlacopan.
Tezozomoc is done.
Itzcoatl attacks the neutrals at Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc is done.
Coxcox rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 2, defence 3: about 7 to 23 % for the attack.
Itzcoatl rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior.
Itzcoatl is done.
Attack 2, defence 2: about 31 to 65 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl is done.
Attack 2, defence 2: about 31 to 65 % for the attack.
Itzcoatl rolls red: a lance; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl loses one jaguar knight (army A).
Army A of Itzcoatl is destroyed.
Captured: one jaguar knight.
Nobody is left on either side at Tlacopan.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Tezozomoc is done.
Itzcoatl attacks the neutrals at Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc is done.
Coxcox rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 4, defence 3: about 53 to 88 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army C).
Itzcoatl is done.
Attack 3, defence 3: about 41 to 60 % for the attack.
Itzcoatl rolls red: nothing; red: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army C).
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks the neutrals at Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl is done.
Itzcoatl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 4, defence 3: about 53 to 88 % for the attack.
Tezozomoc rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior.
Tezozomoc is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Tezozomoc rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one jaguar knight.
Tezozomoc wins and gains 2 SP.
Tlacopan belongs to Tezozomoc now.
A warrior of Tezozomoc becomes a jaguar knight in army C.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals at Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 4, defence 6: about 4 to 22 % for the attack.
Coxcox rolls red: a lance; red: a lance; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior and one jaguar knight.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses one warrior (army B).
Coxcox is done.
Attack 3, defence 3: about 41 to 60 % for the attack.
Coxcox rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Coxcox is done.
Attack 3, defence 3: about 41 to 60 % for the attack.
Coxcox rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Coxcox is done.
Attack 3, defence 3: about 41 to 60 % for the attack.
Coxcox rolls red: a lance; red: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior and one jaguar knight.
Coxcox wins and gains 4 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army B.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tlacopan.
Tezozomoc is done.
Itzcoatl attacks Tezozomoc at Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc sends 4 counters of the reserve (warriors 3, jaguar knights 1).
Attack 4, defence 10: about 0 to 9 % for the attack.
Itzcoatl rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (army C).
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins.
A warrior of Tezozomoc becomes a jaguar knight in army C.
Itzcoatl is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tenayuca.
Tezozomoc attacks the neutrals at Tenayuca.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Itzcoatl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Attack 4, defence 5: about 12 to 42 % for the attack.
Tezozomoc rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (army B).
Tezozomoc retreats to Tlacopan.
The neutrals win.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals at Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Tezozomoc rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 4, defence 3: about 53 to 88 % for the attack.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army B).
Nezahualcoyotl is done.
Attack 3, defence 2: about 79 to 93 % for the attack.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army B.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 3 SP to Quetzalcoatl in all.
Tezozomoc sets 1 SP aside.
Tezozomoc has given 1 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 3 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 2 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 2, Nezahualcoyotl 0, Tezozomoc 0.
Wrath of Tezcatlipoca: 9.
Nezahualcoyotl rolls white: 2; white: 2; white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
2 SP and the best die, 4, do not reach the wrath of 9: Tezcatlipoca descends to step 1.
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
Itzcoatl rolls white: 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl takes 3 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc receives 6 T and 2 SP.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 7 T and 3 SP.
Nezahualcoyotl receives 5 T and 2 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc thinks about an offer to Coxcox.
Tezozomoc is done.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl thinks about an offer to Nezahualcoyotl.
Itzcoatl is done.
Itzcoatl thinks about an offer to Coxcox.
Itzcoatl is done.
Itzcoatl buys a jaguar knight for army C.
Itzcoatl buys a warrior for army C.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox thinks about an offer to Nezahualcoyotl.
Coxcox chooses in secret: ask for Influence of the Tlenamacac.
Coxcox offers Nezahualcoyotl nothing for Influence of the Tlenamacac.
Nezahualcoyotl refuses the offer.
Coxcox buys a jaguar knight for army C.
Coxcox thinks about an offer to Itzcoatl.
Coxcox chooses in secret: add 5 T to the offer.
Coxcox offers Itzcoatl 5 T for nothing.
Itzcoatl takes the offer.
Coxcox thinks about an offer to Tezozomoc.
Coxcox chooses in secret: ask for Diversion.
Coxcox offers Tezozomoc nothing for Diversion.
Tezozomoc refuses the offer.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl thinks about an offer to Itzcoatl.
Nezahualcoyotl is done.
Nezahualcoyotl thinks about an offer to Coxcox.
Nezahualcoyotl chooses in secret: ask for Sorcerer’s ruse.
Nezahualcoyotl offers Coxcox nothing for Sorcerer’s ruse.
Coxcox takes the offer.
Nezahualcoyotl thinks about an offer to Tezozomoc.
Nezahualcoyotl chooses in secret: add Fury of Yacatecuhtli to the offer.
Nezahualcoyotl chooses in secret: ask for Assassination.
Nezahualcoyotl chooses in secret: ask for Intervention of Chalchiuhtlicue.
Nezahualcoyotl offers Tezozomoc Fury of Yacatecuhtli for Assassination and Intervention of Chalchiuhtlicue.
Tezozomoc refuses the offer.
Nezahualcoyotl buys a warrior for army C.
Nezahualcoyotl is done.
Phase: slave market.
Tezozomoc rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Tezozomoc rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Tezozomoc rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 1 T and takes 1 SP.
Tezozomoc rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 4: 2 slaves.
Nezahualcoyotl is done.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Tezozomoc bids 3 T.
Itzcoatl bids 4 T.
Tezozomoc is done.
Itzcoatl pays 4 T and takes 2 SP.
Phase: pochtecas.
Tezozomoc sends a pochteca: alliance, Tlalpan.
Tezozomoc sends a pochteca: alliance, Tlalpan.
Itzcoatl sends a pochteca: alliance, Tlalpan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Tezozomoc in Tlalpan succeeds.
Tlalpan belongs to Tezozomoc now.
The alliance of Tezozomoc in Tlalpan fails.
The alliance of Itzcoatl in Tlalpan fails.
The expedition of Coxcox returns with 2 T.
The 2 expeditions of Nezahualcoyotl return with 10 T.
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
Army C of Tezozomoc goes from Tlacopan to Teocalhueyacan.
Tezozomoc attacks the neutrals at Teocalhueyacan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl rolls white: 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 5, defence 3: about 80 to 93 % for the attack.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior.
Tezozomoc is done.
Attack 5, defence 2: about 95 to 99 % for the attack.
Tezozomoc rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Tezozomoc wins and gains 2 SP.
Teocalhueyacan belongs to Tezozomoc now.
A warrior of Tezozomoc becomes a jaguar knight in army C.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tlacopan.
Tezozomoc is done.
Itzcoatl attacks Tezozomoc at Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc sends 4 counters of the reserve (warriors 3, jaguar knights 1).
Attack 4, defence 8: about 0 to 20 % for the attack.
Itzcoatl rolls red: a lance; red: a lance; yellow: a lance; yellow: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Itzcoatl loses 2 warriors (army B).
Tezozomoc loses 2 warriors (reserve).
Tezozomoc is done.
Itzcoatl is done.
Attack 2, defence 6: about 0 to 7 % for the attack.
Itzcoatl rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (reserve).
Tezozomoc is done.
Itzcoatl is done.
Attack 2, defence 5: about 0 to 7 % for the attack.
Itzcoatl rolls red: a lance; red: a lance; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc will lose a warrior of army B.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses 2 warriors (army B).
Tezozomoc is done.
Itzcoatl is done.
Attack 2, defence 3: about 3 to 23 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl loses 2 warriors (army B).
Army B of Itzcoatl is destroyed.
Tezozomoc wins and gains 4 SP.
A warrior of Tezozomoc becomes a jaguar knight in army B.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Tepetlaoztoc to Acolman.
Nezahualcoyotl attacks the neutrals at Acolman.
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
Attack 4, defence 4: about 22 to 57 % for the attack.
Nezahualcoyotl rolls red: a lance; red: nothing; red: a lance; red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (army B).
Nezahualcoyotl is done.
Attack 2, defence 3: about 7 to 23 % for the attack.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl retreats to Tepetlaoztoc.
The neutrals win.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Iztapalapan.
Coxcox attacks the neutrals at Iztapalapan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 1.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 7, defence 3: about 93 % for the attack.
Coxcox rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Captured: one warrior and one jaguar knight.
Coxcox wins and gains 2 SP.
Iztapalapan belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army A.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Tezozomoc is done.
Itzcoatl attacks Tezozomoc at Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc sends one counter of the reserve (warriors 0, jaguar knights 1).
Attack 5, defence 4: about 44 to 91 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army C).
Tezozomoc is done.
Itzcoatl is done.
Attack 4, defence 4: about 13 to 78 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; red: a lance; red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses 2 warriors (army C).
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins and gains 3 SP.
Tezozomoc is done.
Itzcoatl is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals at Chalco.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 6.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise one jaguar knight.
Attack 4, defence 5: about 12 to 42 % for the attack.
Coxcox rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses one warrior (army B).
Coxcox retreats to Iztapalapan.
The neutrals win.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals at Acolman.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc rolls white: 6.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise one jaguar knight.
Attack 4, defence 5: about 12 to 42 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army C).
Nezahualcoyotl retreats to Tepetlaoztoc.
The neutrals win.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Tezozomoc sets 11 SP aside.
Tezozomoc has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 5 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 5 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 8 SP to Quetzalcoatl in all.
30 SP have gone into the urn so far: Quetzalcoatl climbs one step, 10 SP stay in it.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc sets 2 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 0, Tezozomoc 2.
Wrath of Tezcatlipoca: 11.
Tezozomoc rolls white: 3; white: 3; white: 6.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
2 SP and the best die, 6, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 3 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl and Tezozomoc.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Influence of the Tlenamacac and Raid.
Coxcox is done.
Coxcox draws Diversion and Assassination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Sorcerer’s ruse.
Nezahualcoyotl discards Sorcerer’s ruse.
Nezahualcoyotl discards Fury of Yacatecuhtli.
Tezozomoc is done.
Tezozomoc draws Raid and Flood.
Tezozomoc discards Influence of the Tlenamacac.
Tezozomoc discards Insubordination.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 8 T and 3 SP.
Nezahualcoyotl receives 5 T and 2 SP.
Tezozomoc receives 8 T and 4 SP.
Phase: purchases.
Itzcoatl thinks about an offer to Coxcox.
Itzcoatl chooses in secret: ask for Flood.
Itzcoatl offers Coxcox nothing for Flood.
Coxcox refuses the offer.
Itzcoatl thinks about an offer to Nezahualcoyotl.
Itzcoatl chooses in secret: ask for Assassination.
Itzcoatl chooses in secret: ask for 3 T.
Itzcoatl offers Nezahualcoyotl nothing for 3 T and Assassination.
Nezahualcoyotl refuses the offer.
Itzcoatl thinks about an offer to Tezozomoc.
Itzcoatl is done.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for army C.
Coxcox thinks about an offer to Tezozomoc.
Coxcox is done.
Coxcox buys a warrior for army C.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl thinks about an offer to Itzcoatl.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc thinks about an offer to Coxcox.
Tezozomoc is done.
Tezozomoc buys a pochteca.
Tezozomoc thinks about an offer to Itzcoatl.
Tezozomoc is done.
Tezozomoc buys a warrior for the reserve.
Tezozomoc buys a jaguar knight for the reserve.
Tezozomoc buys a warrior for the reserve.
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
Nezahualcoyotl bids 4 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 3: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 4: 1 slave.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Acolman.
Coxcox sends a pochteca: alliance, Acolman.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: alliance, Acolman.
Tezozomoc sends a pochteca: expedition.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The alliance of Itzcoatl in Acolman succeeds.
Acolman belongs to Itzcoatl now.
The alliance of Coxcox in Acolman fails.
The expedition of Coxcox returns with 6 T.
The alliance of Nezahualcoyotl in Acolman fails.
The expedition of Nezahualcoyotl returns with 0 T.
The alliance of Tezozomoc in Acolman fails.
The expedition of Tezozomoc returns with 0 T.
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
Army C of Coxcox goes from Colhuacan to Cuitlahuac.
Coxcox attacks the neutrals at Cuitlahuac.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one jaguar knight.
Nezahualcoyotl rolls yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 6, defence 5: about 55 to 78 % for the attack.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior.
Coxcox will lose a warrior of army C.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses 2 warriors (army C).
Coxcox is done.
Attack 4, defence 4: about 41 to 78 % for the attack.
Coxcox rolls red: a lance; red: nothing; red: nothing; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one jaguar knight.
Coxcox is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one jaguar knight.
Coxcox will lose a jaguar knight of army C.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (army C).
Coxcox wins and gains 3 SP.
Cuitlahuac belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Iztapalapan to Coatlinchan.
Nezahualcoyotl is done.
Coxcox attacks the neutrals at Coatlinchan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Coatlinchan.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 8, defence 6: about 63 % for the attack.
Coxcox rolls yellow: a lance; yellow: a lance; red: a lance; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior and one jaguar knight.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (army A).
Coxcox is done.
Attack 6, defence 3: about 80 to 93 % for the attack.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox is done.
Attack 6, defence 3: about 80 to 93 % for the attack.
Coxcox rolls yellow: a lance; yellow: a lance; red: a lance; red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior and one jaguar knight.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (army A).
Coxcox wins and gains 4 SP.
Coatlinchan belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Teocalhueyacan to Tenayuca.
Tezozomoc attacks the neutrals at Tenayuca.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 6, defence 3: about 80 to 93 % for the attack.
Tezozomoc rolls yellow: nothing; yellow: nothing; red: a lance; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc will lose a jaguar knight of army C.
Tezozomoc will lose a jaguar knight of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses 2 jaguar knights (army C).
Tezozomoc is done.
Attack 2, defence 3: about 7 to 23 % for the attack.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc is done.
Attack 2, defence 3: about 7 to 23 % for the attack.
Tezozomoc rolls red: nothing; red: a lance; yellow: nothing; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc loses one jaguar knight (army C).
Army C of Tezozomoc is destroyed.
Captured: one warrior.
The neutrals win.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Tepetlaoztoc to Acolman.
Nezahualcoyotl attacks Itzcoatl at Acolman.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl wins.
Acolman belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Tepetlaoztoc to Teotihuacan.
Nezahualcoyotl attacks the neutrals at Teotihuacan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Tezozomoc rolls yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 2, defence 3: about 7 to 23 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl loses one jaguar knight (army B).
Army B of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Tezozomoc at Tlacopan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc sends 4 counters of the reserve (warriors 2, jaguar knights 2).
Attack 2, defence 8: about 0 to 2 % for the attack.
Itzcoatl rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (reserve).
Tezozomoc is done.
Itzcoatl retreats to Tenochtitlan.
Tezozomoc wins.
A warrior of Tezozomoc becomes a jaguar knight in the reserve.
Itzcoatl is done.
Phase: judgement of the gods.
Itzcoatl has given 5 SP to Quetzalcoatl in all.
Coxcox sets 9 SP aside.
Coxcox has given 14 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 7 SP aside.
Nezahualcoyotl has given 15 SP to Quetzalcoatl in all.
Tezozomoc sets 1 SP aside.
Tezozomoc has given 13 SP to Quetzalcoatl in all.
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
Itzcoatl rolls white: 2; white: 4; white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
8 SP and the best die, 5, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl, Tezozomoc and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Assassination and Raid.
Coxcox discards Raid.
Coxcox discards Assassination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Heroic combat and Reinforcements.
Nezahualcoyotl discards Reinforcements.
Tezozomoc is done.
Tezozomoc draws Fury of Yacatecuhtli and Insubordination.
Tezozomoc discards Flood.
Tezozomoc discards Raid.
Itzcoatl is done.
Itzcoatl draws Submission of a city-state and Submission of a city-state.
Itzcoatl discards Submission of a city-state.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox receives 10 T and 4 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 8 T and 4 SP.
Itzcoatl receives 4 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox thinks about an offer to Tezozomoc.
Coxcox chooses in secret: ask for 2 T.
Coxcox offers Tezozomoc nothing for 2 T.
Tezozomoc takes the offer.
Coxcox thinks about an offer to Nezahualcoyotl.
Coxcox chooses in secret: ask for 2 T.
Coxcox chooses in secret: ask for Right of passage.
Coxcox offers Nezahualcoyotl nothing for 2 T and Right of passage.
Nezahualcoyotl refuses the offer.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl thinks about an offer to Itzcoatl.
Nezahualcoyotl is done.
Nezahualcoyotl thinks about an offer to Coxcox.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc thinks about an offer to Nezahualcoyotl.
Tezozomoc is done.
Tezozomoc buys a warrior for the reserve.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl thinks about an offer to Tezozomoc.
Itzcoatl is done.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 2: 2 slaves.
Nezahualcoyotl is done.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Tezozomoc is done.
Itzcoatl bids 4 T.
Coxcox is done.
Itzcoatl pays 4 T and takes 2 SP.
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
Tezozomoc is done.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Coxcox pays 4 T and takes 2 SP.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 4: 1 slave.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Chalco.
Coxcox sends a pochteca: alliance, Chalco.
Nezahualcoyotl sends a pochteca: alliance, Chalco.
Tezozomoc sends a pochteca: alliance, Chalco.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Submission of a city-state: Tenayuca.
Itzcoatl rolls red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Tenayuca belongs to Itzcoatl now.
Itzcoatl is done.
The alliance of Coxcox in Chalco succeeds.
Chalco belongs to Coxcox now.
The alliance of Coxcox in Chalco fails.
The alliance of Nezahualcoyotl in Chalco fails.
The alliance of Tezozomoc in Chalco fails.
The expedition of Itzcoatl returns with 6 T.
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
Army A of Coxcox goes from Coatlinchan to Tepetlaoztoc.
Army C of Nezahualcoyotl intercepts at Tepetlaoztoc.
Nezahualcoyotl attacks Coxcox at Tepetlaoztoc.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Attack 3, defence 4: about 7 to 49 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (army C).
Coxcox is done.
Nezahualcoyotl is done.
Attack 1, defence 4: about 0 to 5 % for the attack.
Nezahualcoyotl rolls red: nothing; red: a lance; yellow: a lance; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl loses one warrior (army C).
Army C of Nezahualcoyotl is destroyed.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (army A).
Coxcox wins and gains 3 SP.
Coxcox is done.
Coxcox attacks Nezahualcoyotl at Tepetlaoztoc.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 4, jaguar knights 0).
Attack 2, defence 4: about 1 to 23 % for the attack.
Coxcox rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox loses one jaguar knight (army A).
Army A of Coxcox is destroyed.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (reserve).
Nezahualcoyotl wins and gains 1 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight in the reserve.
Coxcox is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tlacopan.
Itzcoatl attacks Tezozomoc at Tlacopan.
Coxcox is done.
Nezahualcoyotl plays Heroic combat: Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc sends 4 counters of the reserve (warriors 1, jaguar knights 3).
Attack 2, defence 9: about 0 to 1 % for the attack.
Itzcoatl rolls red: a lance; red: a lance; yellow: a lance; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl loses one jaguar knight (army C).
Army C of Itzcoatl is destroyed.
Tezozomoc will lose a warrior of the reserve.
Tezozomoc will lose a jaguar knight of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior and one jaguar knight (reserve and army B).
Army B of Tezozomoc is destroyed.
Tezozomoc wins and gains 1 SP.
Tezozomoc is done.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Coxcox sets 7 SP aside.
Coxcox has given 21 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 18 SP to Quetzalcoatl in all.
Tezozomoc sets 4 SP aside.
Tezozomoc has given 17 SP to Quetzalcoatl in all.
Itzcoatl has given 5 SP to Quetzalcoatl in all.
61 SP have gone into the urn so far: Quetzalcoatl climbs 2 steps, one SP stays in it.
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
Coxcox rolls white: 1; white: 4; white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
8 SP and the best die, 4, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Raid.
Tezozomoc is done.
Tezozomoc draws Right of passage and Earthquake.
Tezozomoc discards Earthquake.
Tezozomoc discards Earthquake.
Itzcoatl is done.
Itzcoatl draws Diversion and Intervention of Chalchiuhtlicue.
Itzcoatl discards Diversion.
Coxcox is done.
Coxcox draws Influence of the Tlenamacac and Intervention of Tlaloc.
Coxcox discards Intervention of Tlaloc.
Coxcox discards Diversion.
Phase: tribute.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 8 T and 4 SP.
Itzcoatl receives 5 T and 1 SP.
Coxcox receives 11 T and 5 SP.
Phase: purchases.
Nezahualcoyotl thinks about an offer to Itzcoatl.
Nezahualcoyotl is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc thinks about an offer to Nezahualcoyotl.
Tezozomoc is done.
Tezozomoc thinks about an offer to Coxcox.
Tezozomoc chooses in secret: add 1 T to the offer.
Tezozomoc chooses in secret: ask for Fury of Yacatecuhtli.
Tezozomoc chooses in secret: ask for Submission of a city-state.
Tezozomoc offers Coxcox 1 T for Submission of a city-state and Fury of Yacatecuhtli.
Coxcox refuses the offer.
Tezozomoc buys a warrior for the reserve.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl thinks about an offer to Nezahualcoyotl.
Itzcoatl chooses in secret: add Raid to the offer.
Itzcoatl chooses in secret: ask for 3 T.
Itzcoatl offers Nezahualcoyotl Raid for 3 T.
Nezahualcoyotl takes the offer.
Itzcoatl thinks about an offer to Coxcox.
Itzcoatl chooses in secret: ask for Right of passage.
Itzcoatl offers Coxcox nothing for Right of passage.
Coxcox takes the offer.
Itzcoatl thinks about an offer to Tezozomoc.
Itzcoatl chooses in secret: ask for Intervention of Chalchiuhtlicue.
Itzcoatl chooses in secret: ask for Intervention of Chalchiuhtlicue.
Itzcoatl offers Tezozomoc nothing for Intervention of Chalchiuhtlicue and Intervention of Chalchiuhtlicue.
Tezozomoc refuses the offer.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox thinks about an offer to Itzcoatl.
Coxcox chooses in secret: ask for Intervention of Tlaloc.
Coxcox offers Itzcoatl nothing for Intervention of Tlaloc.
Itzcoatl refuses the offer.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 1 slave.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 3.
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
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl bids 3 T.
Coxcox is done.
Itzcoatl pays 3 T and takes 3 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 4: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Coxcox sends a pochteca: alliance, Mixquic.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
The expedition of Nezahualcoyotl returns with 2 T.
The alliance of Tezozomoc in Mixquic succeeds.
Mixquic belongs to Tezozomoc now.
The alliance of Itzcoatl in Mixquic fails.
The alliance of Itzcoatl in Mixquic fails.
The alliance of Coxcox in Mixquic fails.
The alliance of Coxcox in Mixquic fails.
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
Phase: judgement of the gods.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 20 SP to Quetzalcoatl in all.
Tezozomoc sets 3 SP aside.
Tezozomoc has given 20 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 7 SP to Quetzalcoatl in all.
Coxcox sets 3 SP aside.
Coxcox has given 24 SP to Quetzalcoatl in all.
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
Nezahualcoyotl rolls white: 3; white: 2; white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
8 SP and the best die, 4, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Tezozomoc is done.
The 24 discarded cards become the new deck.
Tezozomoc draws Heroic combat and Intervention of Tlaloc.
Tezozomoc discards Intervention of Tlaloc.
Tezozomoc discards Heroic combat.
Itzcoatl is done.
Itzcoatl draws Reinforcements and Raid.
Itzcoatl discards Right of passage.
Itzcoatl discards Raid.
Coxcox is done.
Coxcox draws Earthquake and Heroic combat.
Coxcox discards Heroic combat.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Submission of a city-state.
Nezahualcoyotl discards Raid.
Nezahualcoyotl discards Insubordination.
Nezahualcoyotl discards Sorcerer’s ruse.
Phase: tribute.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc receives 9 T and 5 SP.
Itzcoatl receives 5 T and 1 SP.
Coxcox receives 11 T and 5 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc thinks about an offer to Coxcox.
Tezozomoc chooses in secret: ask for Submission of a city-state.
Tezozomoc chooses in secret: add Right of passage to the offer.
Tezozomoc chooses in secret: ask for 1 T.
Tezozomoc chooses in secret: ask for 5 T.
Tezozomoc chooses in secret: ask for Reinforcements.
Tezozomoc offers Coxcox Right of passage for 6 T, Reinforcements and Submission of a city-state.
Coxcox refuses the offer.
Tezozomoc is done.
Itzcoatl thinks about an offer to Nezahualcoyotl.
Itzcoatl chooses in secret: add Intervention of Chalchiuhtlicue to the offer.
Itzcoatl offers Nezahualcoyotl Intervention of Chalchiuhtlicue for nothing.
Nezahualcoyotl takes the offer.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox thinks about an offer to Tezozomoc.
Coxcox chooses in secret: ask for Insubordination.
Coxcox chooses in secret: add 1 T to the offer.
Coxcox chooses in secret: ask for 5 T.
Coxcox offers Tezozomoc 1 T for 5 T and Insubordination.
Tezozomoc takes the offer.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl thinks about an offer to Itzcoatl.
Nezahualcoyotl chooses in secret: ask for Diversion.
Nezahualcoyotl chooses in secret: ask for 5 T.
Nezahualcoyotl offers Itzcoatl nothing for 5 T and Diversion.
Itzcoatl refuses the offer.
Nezahualcoyotl is done.
Phase: slave market.
Tezozomoc rolls white: 2.
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
Tezozomoc rolls white: 3.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox pays 1 T and takes 1 SP.
Tezozomoc rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
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
Tezozomoc sends a pochteca: expedition.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Nezahualcoyotl sends a pochteca: alliance, Teotihuacan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Submission of a city-state: Cuautitlan.
Nezahualcoyotl rolls red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
The 2 expeditions of Tezozomoc return with 6 T.
The alliance of Itzcoatl in Teotihuacan succeeds.
Teotihuacan belongs to Itzcoatl now.
The alliance of Coxcox in Teotihuacan fails.
The alliance of Coxcox in Teotihuacan fails.
The alliance of Nezahualcoyotl in Teotihuacan fails.
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
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Tezozomoc sets 4 SP aside.
Tezozomoc has given 24 SP to Quetzalcoatl in all.
Itzcoatl has given 7 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 28 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 22 SP to Quetzalcoatl in all.
81 SP have gone into the urn so far: Quetzalcoatl climbs one step, one SP stays in it.
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
Tezozomoc rolls white: 6; white: 1; white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
8 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl and Tezozomoc.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Raid and Sorcerer’s ruse.
Itzcoatl discards Sorcerer’s ruse.
Coxcox is done.
Coxcox draws Assassination and Fury of Yacatecuhtli.
Coxcox discards Insubordination.
Coxcox discards Influence of the Tlenamacac.
Coxcox discards Assassination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Tlaloc and Insubordination.
Nezahualcoyotl discards Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Intervention of Chalchiuhtlicue.
Tezozomoc is done.
Tezozomoc draws Raid and Heroic combat.
Tezozomoc discards Right of passage.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl takes 4 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl receives 6 T and 2 SP.
Coxcox receives 11 T and 5 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 9 T and 5 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl thinks about an offer to Coxcox.
Itzcoatl chooses in secret: add 1 T to the offer.
Itzcoatl offers Coxcox 1 T for nothing.
Coxcox takes the offer.
Itzcoatl thinks about an offer to Tezozomoc.
Itzcoatl chooses in secret: add 2 T to the offer.
Itzcoatl offers Tezozomoc 2 T for nothing.
Tezozomoc takes the offer.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl thinks about an offer to Coxcox.
Nezahualcoyotl chooses in secret: ask for Intervention of Chalchiuhtlicue.
Nezahualcoyotl chooses in secret: ask for Sorcerer’s ruse.
Nezahualcoyotl offers Coxcox nothing for Intervention of Chalchiuhtlicue and Sorcerer’s ruse.
Coxcox refuses the offer.
Nezahualcoyotl thinks about an offer to Itzcoatl.
Nezahualcoyotl chooses in secret: ask for 3 T.
Nezahualcoyotl offers Itzcoatl nothing for 3 T.
Itzcoatl refuses the offer.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl thinks about an offer to Tezozomoc.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Tezozomoc thinks about an offer to Nezahualcoyotl.
Tezozomoc is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc is done.
Phase: slave market.
Itzcoatl rolls white: 1.
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
Itzcoatl rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 3: 2 slaves.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 1 T.
Coxcox pays 1 T and takes 2 SP.
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 4: 1 slave.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Zumpango.
Coxcox sends a pochteca: alliance, Zumpango.
Nezahualcoyotl sends a pochteca: alliance, Zumpango.
Nezahualcoyotl sends a pochteca: alliance, Zumpango.
Tezozomoc sends a pochteca: alliance, Zumpango.
Tezozomoc sends a pochteca: alliance, Zumpango.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The expedition of Itzcoatl returns with 6 T.
The alliance of Coxcox in Zumpango succeeds.
Zumpango belongs to Coxcox now.
The alliance of Coxcox in Zumpango fails.
The alliance of Nezahualcoyotl in Zumpango fails.
The alliance of Nezahualcoyotl in Zumpango fails.
The alliance of Tezozomoc in Zumpango fails.
The alliance of Tezozomoc in Zumpango fails.
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
Phase: judgement of the gods.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 8 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 33 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 25 SP to Quetzalcoatl in all.
Tezozomoc sets 3 SP aside.
Tezozomoc has given 27 SP to Quetzalcoatl in all.
93 SP have gone into the urn so far: Quetzalcoatl does not climb, 13 SP stay in it.
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
Itzcoatl rolls white: 2; white: 6; white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
8 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Coxcox, Nezahualcoyotl, Tezozomoc and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Earthquake and Diversion.
Coxcox discards Fury of Yacatecuhtli.
Coxcox discards Diversion.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Tlaloc and Influence of the Tlenamacac.
Nezahualcoyotl discards Influence of the Tlenamacac.
Tezozomoc is done.
Tezozomoc draws Reinforcements and Diversion.
Tezozomoc discards Reinforcements.
Tezozomoc discards Raid.
Itzcoatl is done.
Itzcoatl draws Submission of a city-state and Reinforcements.
Itzcoatl discards Reinforcements.
Itzcoatl discards Submission of a city-state.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl takes 1 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox receives 12 T and 6 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Tezozomoc receives 9 T and 5 SP.
Itzcoatl receives 6 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl thinks about an offer to Itzcoatl.
Nezahualcoyotl chooses in secret: ask for 1 T.
Nezahualcoyotl offers Itzcoatl nothing for 1 T.
Itzcoatl takes the offer.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a pochteca.
Tezozomoc buys a pochteca.
Tezozomoc thinks about an offer to Coxcox.
Tezozomoc chooses in secret: add Raid to the offer.
Tezozomoc offers Coxcox Raid for nothing.
Coxcox takes the offer.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 1: 2 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Nezahualcoyotl is done.
Itzcoatl pays 4 T and takes 2 SP.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 2: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 2 T.
Itzcoatl is done.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 3: 2 slaves.
Tezozomoc bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 4: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: assimilation, Amaquemecan.
Coxcox sends a pochteca: assimilation, Chalco.
Nezahualcoyotl sends a pochteca: expedition.
Tezozomoc sends a pochteca: assimilation, Mixquic.
Tezozomoc sends a pochteca: assimilation, Mixquic.
Itzcoatl sends a pochteca: assimilation, Tenayuca.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The assimilation of Coxcox in Amaquemecan succeeds.
The assimilation of Coxcox in Chalco succeeds.
The expedition of Nezahualcoyotl returns with 4 T.
The assimilation of Tezozomoc in Mixquic succeeds.
The assimilation of Tezozomoc in Mixquic fails.
The assimilation of Itzcoatl in Tenayuca succeeds.
The expedition of Itzcoatl returns with 6 T.
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
A marker of Coxcox is drawn.
Coxcox is done.
Phase: judgement of the gods.
Coxcox sets 5 SP aside.
Coxcox has given 38 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 30 SP to Quetzalcoatl in all.
Tezozomoc sets 3 SP aside.
Tezozomoc has given 30 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 10 SP to Quetzalcoatl in all.
108 SP have gone into the urn so far: Quetzalcoatl climbs one step, 8 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 10, Coxcox 38, Nezahualcoyotl 30, Tezozomoc 30. Winner: Coxcox.
