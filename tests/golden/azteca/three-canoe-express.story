Itzcoatl chooses in secret: place the first ship on Lake Mexico.
Itzcoatl chooses in secret: lay the first dam to Tizapan.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a jaguar knight into army C.
Itzcoatl puts a warrior into the reserve.
Itzcoatl has set up.
Coxcox chooses in secret: place the first ship on Lake Xochimilco.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army A.
Coxcox puts a jaguar knight into army A.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army B.
Coxcox puts a jaguar knight into army B.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into army C.
Coxcox puts a jaguar knight into army C.
Coxcox puts a warrior into the reserve.
Coxcox has set up.
Nezahualcoyotl chooses in secret: place the first ship on Lake Xaltocan.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl puts a jaguar knight into army A.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a jaguar knight into army B.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a jaguar knight into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl has set up.
Itzcoatl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca; a dam to Tizapan.
Coxcox begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Nezahualcoyotl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca.
Round 1 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox draws Submission of a city-state and Heroic combat.
Nezahualcoyotl draws Insubordination and Raid.
Itzcoatl draws Raid and Raid.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 5 T and 0 SP.
Nezahualcoyotl receives 5 T and 0 SP.
Itzcoatl receives 5 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a warrior for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a ship: Lake Texcoco.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nobody wants lot 1.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 1 slave.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nobody wants lot 2.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 2 slaves.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nobody wants lot 3.
Phase: pochtecas.
Coxcox sends a pochteca: espionage, Cuitlahuac.
Coxcox sends a pochteca: espionage, Iztapalapan.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: espionage, Tizapan.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox plays Submission of a city-state: Cuitlahuac.
Coxcox rolls red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Cuitlahuac belongs to Coxcox now.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The espionage of Coxcox in Cuitlahuac fails.
The espionage of Coxcox in Iztapalapan succeeds.
The 2 expeditions of Coxcox return with 2 T.
The 4 expeditions of Nezahualcoyotl return with 8 T.
The espionage of Itzcoatl in Tizapan succeeds.
The 3 expeditions of Itzcoatl return with 4 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl plays Raid: Cuitlahuac.
Nezahualcoyotl attacks Coxcox at Cuitlahuac.
Coxcox plays Heroic combat: Cuitlahuac.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox sends 4 counters of the reserve (warriors 2, jaguar knights 2).
Coxcox rolls yellow: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 4, defence 6: about 11 to 28 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: 2 warriors.
Attack 2, defence 6: about 0 to 2 % for the attack.
Nezahualcoyotl rolls red: nothing; red: a lance; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Coxcox will lose a warrior of the reserve.
Coxcox has chosen the losses.
Coxcox loses one warrior (reserve).
Coxcox wins and gains 3 SP.
Nezahualcoyotl is done.
Itzcoatl plays Raid: Cuitlahuac.
Itzcoatl attacks Coxcox at Cuitlahuac.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox sends 3 counters of the reserve (warriors 1, jaguar knights 2).
Coxcox rolls yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
The terrain takes a counter of the attacker: 1 SP for Coxcox.
Captured: one warrior.
Attack 3, defence 5: about 10 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior and one jaguar knight.
Coxcox wins and gains 2 SP.
Itzcoatl plays Raid: Cuitlahuac.
Itzcoatl attacks Coxcox at Cuitlahuac.
Nezahualcoyotl is done.
Coxcox sends 3 counters of the reserve (warriors 1, jaguar knights 2).
Coxcox rolls yellow: a lance.
Nezahualcoyotl is done.
The terrain takes a counter of the attacker: 1 SP for Coxcox.
Captured: one warrior.
Attack 3, defence 5: about 10 % for the attack.
Itzcoatl rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Coxcox will lose a warrior of the reserve.
Coxcox has chosen the losses.
Coxcox loses one warrior (reserve).
Coxcox is done.
Attack 3, defence 4: about 29 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Captured: one warrior.
Coxcox is done.
Attack 2, defence 4: about 7 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Coxcox wins and gains 2 SP.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Iztapalapan.
Coxcox attacks the neutrals at Iztapalapan.
Nezahualcoyotl is done.
Attack 5, defence 3: about 80 to 93 % for the attack.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (army A).
Coxcox is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Coxcox rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Coxcox wins and gains 2 SP.
Iztapalapan belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army A.
Coxcox reorganises in Colhuacan.
Coxcox puts a jaguar knight into army B.
Coxcox puts a warrior into army C.
Coxcox puts a jaguar knight into army B.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into the reserve.
Coxcox puts a warrior into army B.
Coxcox puts a jaguar knight into army B.
Coxcox puts a warrior into army C.
Coxcox puts a jaguar knight into army C.
Coxcox puts a warrior into the reserve.
Coxcox is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals at Coatepec.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 7, defence 3: about 93 % for the attack.
Coxcox rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior.
Coxcox is done.
Attack 7, defence 2: about 99 % for the attack.
Coxcox rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Coxcox wins and gains 2 SP.
Coatepec belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army B.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals at Tepetlaoztoc.
Nezahualcoyotl is done.
Itzcoatl rolls white: 6.
Nezahualcoyotl is done.
The neutrals mobilise one jaguar knight.
Attack 5, defence 5: about 44 to 61 % for the attack.
Nezahualcoyotl rolls red: a lance; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army A).
Nezahualcoyotl is done.
Attack 4, defence 4: about 41 to 78 % for the attack.
Nezahualcoyotl rolls red: nothing; red: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army A).
Nezahualcoyotl is done.
Attack 3, defence 2: about 79 to 93 % for the attack.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army A).
Nezahualcoyotl is done.
Attack 2, defence 2: about 31 to 65 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Attack 2, defence 2: about 31 to 65 % for the attack.
Nezahualcoyotl rolls red: a lance; red: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 3 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl reorganises in Texcoco.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a jaguar knight into army B.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a jaguar knight into army B.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a jaguar knight into army B.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Tizapan.
Itzcoatl attacks the neutrals at Tizapan.
Nezahualcoyotl is done.
Attack 5, defence 3: about 80 to 93 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior.
Itzcoatl is done.
Attack 5, defence 2: about 95 to 99 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army A).
Itzcoatl is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army A).
Itzcoatl is done.
Attack 3, defence 2: about 79 to 93 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army A).
Itzcoatl wins and gains 2 SP.
Tizapan belongs to Itzcoatl now.
Itzcoatl is done.
Itzcoatl reorganises in Tenochtitlan.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a jaguar knight into army C.
Itzcoatl puts a warrior into the reserve.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Texcoco to Lake Xaltocan.
Army B of Nezahualcoyotl goes from Lake Xaltocan to Zumpango.
Nezahualcoyotl attacks the neutrals at Zumpango.
Nezahualcoyotl is done.
Itzcoatl rolls white: 6.
Nezahualcoyotl is done.
The neutrals mobilise one jaguar knight.
Attack 7, defence 5: about 79 % for the attack.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army B).
Nezahualcoyotl is done.
Attack 6, defence 4: about 79 to 93 % for the attack.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Nezahualcoyotl is done.
Attack 6, defence 2: about 95 to 99 % for the attack.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 3 SP.
Zumpango belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tizapan.
Army B of Itzcoatl goes from Tizapan to Tlacopan.
Itzcoatl attacks the neutrals at Tlacopan.
Nezahualcoyotl is done.
Coxcox rolls white: 2.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 7, defence 3: about 93 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army B).
Itzcoatl is done.
Attack 6, defence 3: about 80 to 93 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (army B).
Itzcoatl is done.
Attack 4, defence 3: about 53 to 88 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior and one jaguar knight.
Itzcoatl wins and gains 2 SP.
Tlacopan belongs to Itzcoatl now.
Itzcoatl is done.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Coatepec.
Army C of Coxcox goes from Coatepec to Chalco.
Coxcox attacks the neutrals at Chalco.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
The neutrals mobilise one warrior.
Attack 5, defence 4: about 59 to 78 % for the attack.
Coxcox rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior.
Coxcox is done.
Attack 5, defence 3: about 80 to 93 % for the attack.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Coxcox is done.
Attack 5, defence 3: about 80 to 93 % for the attack.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: a lance.
Nezahualcoyotl is done.
Captured: one warrior.
Coxcox will lose a warrior of army C.
Coxcox will lose a warrior of army C.
Coxcox has chosen the losses.
Coxcox loses 2 warriors (army C).
Coxcox is done.
Attack 3, defence 2: about 79 to 93 % for the attack.
Coxcox rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Coxcox wins and gains 3 SP.
Chalco belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army C.
A marker of Itzcoatl is drawn.
Nezahualcoyotl would carry the army for 2 T.
Itzcoatl pays Nezahualcoyotl 2 T for the crossing.
Army C of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Nezahualcoyotl is done.
Army C of Itzcoatl goes from Lake Texcoco to Tepeyacac.
Itzcoatl attacks the neutrals at Tepeyacac.
Nezahualcoyotl is done.
Coxcox rolls white: 3.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 5, defence 3: about 80 to 93 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior.
Itzcoatl is done.
Attack 5, defence 2: about 95 to 99 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Itzcoatl wins and gains 2 SP.
Tepeyacac belongs to Itzcoatl now.
A warrior of Itzcoatl becomes a jaguar knight in army C.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Lake Xaltocan.
Army C of Nezahualcoyotl goes from Lake Xaltocan to Zumpango.
Army C of Nezahualcoyotl goes from Zumpango to Tepotzotlan.
Nezahualcoyotl attacks the neutrals at Tepotzotlan.
Nezahualcoyotl is done.
Itzcoatl rolls white: 2.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 4, defence 3: about 53 to 88 % for the attack.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army C).
Nezahualcoyotl wins and gains 2 SP.
Tepotzotlan belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army C.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Coxcox sets 14 SP aside.
Coxcox has given 14 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 6 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 4 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 2, Nezahualcoyotl 2.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 1; white: 4; white: 1.
Nezahualcoyotl is done.
6 SP and the best die, 4, reach the wrath of 9: Tezcatlipoca stays on step 0.
Round 2 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Tlaloc and Heroic combat.
Itzcoatl draws Raid and Reinforcements.
Coxcox draws Intervention of Chalchiuhtlicue and Sorcerer’s ruse.
Phase: tribute.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl takes 2 T.
Nezahualcoyotl plays Insubordination: Cuitlahuac.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 9 T and 4 SP.
Itzcoatl receives 8 T and 4 SP.
Coxcox receives 8 T and 4 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
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
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Nezahualcoyotl pays 1 T and takes 1 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: assimilation, Tepotzotlan.
Nezahualcoyotl sends a pochteca: assimilation, Tepetlaoztoc.
Nezahualcoyotl sends a pochteca: assimilation, Zumpango.
Itzcoatl sends a pochteca: assimilation, Tizapan.
Itzcoatl sends a pochteca: assimilation, Tepeyacac.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: assimilation, Cuitlahuac.
Coxcox sends a pochteca: assimilation, Iztapalapan.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Xaltocan succeeds.
Xaltocan belongs to Nezahualcoyotl now.
The assimilation of Nezahualcoyotl in Tepotzotlan succeeds.
The assimilation of Nezahualcoyotl in Tepetlaoztoc succeeds.
The assimilation of Nezahualcoyotl in Zumpango succeeds.
The assimilation of Itzcoatl in Tizapan succeeds.
The assimilation of Itzcoatl in Tepeyacac succeeds.
The 2 expeditions of Itzcoatl return with 10 T.
The assimilation of Coxcox in Cuitlahuac succeeds.
The assimilation of Coxcox in Iztapalapan succeeds.
The 2 expeditions of Coxcox return with 6 T.
Phase: lake.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl plays Raid: Cuitlahuac.
Itzcoatl attacks Coxcox at Cuitlahuac.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox sends 2 counters of the reserve (warriors 2, jaguar knights 0).
Coxcox rolls yellow: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The terrain takes a counter of the attacker: 1 SP for Coxcox.
Captured: one warrior.
Attack 3, defence 2: about 56 to 79 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: a lance; red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Captured: one warrior and one jaguar knight.
Coxcox wins and gains 2 SP.
Itzcoatl is done.
Coxcox is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Iztapalapan to Coatepec.
Army A of Coxcox goes from Coatepec to Chalco.
Army A of Coxcox goes from Chalco to Amaquemecan.
Coxcox attacks the neutrals at Amaquemecan.
Nezahualcoyotl is done.
Itzcoatl plays Reinforcements: Amaquemecan.
Coxcox is done.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Attack 5, defence 8: about 6 to 14 % for the attack.
Coxcox rolls red: a lance; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Coxcox is done.
Captured: one warrior.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (army A).
Coxcox retreats to Chalco.
The neutrals win.
Coxcox reorganises in Chalco.
Coxcox puts a jaguar knight into army C.
Coxcox puts a jaguar knight into army C.
Coxcox puts a jaguar knight into army A.
Coxcox puts a jaguar knight into army C.
Coxcox is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Zumpango to Lake Xaltocan.
Army B of Nezahualcoyotl goes from Lake Xaltocan to Lake Texcoco.
Army B of Nezahualcoyotl goes from Lake Texcoco to Tenochtitlan.
Itzcoatl is done.
Nezahualcoyotl attacks Itzcoatl at Tenochtitlan.
Nezahualcoyotl is done.
Coxcox is done.
Itzcoatl sends 4 counters of the reserve (warriors 4, jaguar knights 0).
Attack 6, defence 4: about 44 to 93 % for the attack.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: a lance; red: a lance.
Nezahualcoyotl is done.
Coxcox is done.
Nezahualcoyotl will lose a jaguar knight of army B.
Nezahualcoyotl will lose a jaguar knight of army B.
Nezahualcoyotl has chosen the losses.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl will lose a warrior of the reserve.
Itzcoatl has chosen the losses.
Nezahualcoyotl loses 2 jaguar knights (army B).
Itzcoatl loses 2 warriors (reserve).
Nezahualcoyotl is done.
Attack 2, defence 2: about 15 to 65 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; red: a lance; red: a lance.
Nezahualcoyotl is done.
Coxcox is done.
Nezahualcoyotl loses one jaguar knight (army B).
Army B of Nezahualcoyotl is destroyed.
Itzcoatl wins and gains 3 SP.
A warrior of Itzcoatl becomes a jaguar knight in the reserve.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tepeyacac to Ecatepec.
Itzcoatl attacks the neutrals at Ecatepec.
Nezahualcoyotl is done.
Coxcox is done.
Coxcox rolls white: 5.
Nezahualcoyotl is done.
Coxcox is done.
The neutrals mobilise one warrior.
Attack 6, defence 4: about 59 to 82 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Coxcox is done.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army C).
Itzcoatl is done.
Attack 5, defence 4: about 59 to 78 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Coxcox is done.
Captured: one warrior.
Itzcoatl is done.
Attack 5, defence 3: about 80 to 93 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: a lance; red: nothing; red: a lance.
Nezahualcoyotl is done.
Coxcox is done.
Captured: one warrior.
Itzcoatl will lose a warrior of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army C).
Itzcoatl is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Coxcox is done.
Captured: one jaguar knight.
Itzcoatl wins and gains 3 SP.
Ecatepec belongs to Itzcoatl now.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tizapan to Tenochtitlan.
Itzcoatl reorganises in Tenochtitlan.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl is done.
Itzcoatl is done.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Coatepec to Colhuacan.
Coxcox reorganises in Colhuacan.
Coxcox puts a jaguar knight into the reserve.
Coxcox puts a jaguar knight into the reserve.
Coxcox puts a warrior into army B.
Coxcox puts a jaguar knight into the reserve.
Coxcox puts a warrior into army B.
Coxcox puts a jaguar knight into the reserve.
Coxcox is done.
Coxcox is done.
Coxcox is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Chalco to Coatepec.
Army C of Coxcox goes from Coatepec to Coatlinchan.
Nezahualcoyotl is done.
Coxcox attacks the neutrals at Coatlinchan.
Nezahualcoyotl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 6, defence 3: about 80 to 93 % for the attack.
Coxcox rolls yellow: nothing; yellow: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Coxcox is done.
Captured: one warrior.
Coxcox will lose a jaguar knight of army C.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (army C).
Coxcox is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Coxcox rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Coxcox is done.
Captured: one jaguar knight.
Coxcox wins and gains 2 SP.
Coatlinchan belongs to Coxcox now.
Coxcox is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Texcoco.
Coxcox is done.
Nezahualcoyotl reorganises in Texcoco.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a jaguar knight into the reserve.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tlacopan to Tizapan.
Army B of Itzcoatl goes from Tizapan to Tenochtitlan.
Itzcoatl reorganises in Tenochtitlan.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl is done.
Itzcoatl is done.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Tepotzotlan to Cuautitlan.
Nezahualcoyotl attacks the neutrals at Cuautitlan.
Nezahualcoyotl is done.
Coxcox is done.
Itzcoatl rolls white: 2.
Nezahualcoyotl is done.
Coxcox is done.
The neutrals mobilise nobody.
Attack 4, defence 3: about 53 to 88 % for the attack.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: a lance; red: a lance.
Nezahualcoyotl is done.
Coxcox is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (army C).
Nezahualcoyotl is done.
Attack 2, defence 2: about 31 to 65 % for the attack.
Nezahualcoyotl rolls red: a lance; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Coxcox is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Cuautitlan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 7 SP aside.
Nezahualcoyotl has given 13 SP to Quetzalcoatl in all.
Itzcoatl sets 8 SP aside.
Itzcoatl has given 12 SP to Quetzalcoatl in all.
Coxcox sets 6 SP aside.
Coxcox has given 20 SP to Quetzalcoatl in all.
45 SP have gone into the urn so far: Quetzalcoatl climbs 2 steps, 5 SP stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 2.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 4; white: 3; white: 6.
Nezahualcoyotl is done.
Coxcox is done.
7 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 0.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl draws Intervention of Chalchiuhtlicue and Diversion.
Coxcox is done.
Coxcox draws Flood and Reinforcements.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Right of passage.
Phase: tribute.
Itzcoatl is done.
Coxcox plays Sorcerer’s ruse against Nezahualcoyotl.
Coxcox sees the hand of Nezahualcoyotl: Heroic combat, Right of passage and Reinforcements.
Nezahualcoyotl discards Reinforcements.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 9 T and 6 SP.
Coxcox receives 10 T and 8 SP.
Nezahualcoyotl receives 11 T and 8 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for army A.
Itzcoatl buys a jaguar knight for army B.
Itzcoatl buys a jaguar knight for army A.
Itzcoatl buys a jaguar knight for army B.
Itzcoatl buys a warrior for army A.
Itzcoatl buys a jaguar knight for army B.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for army B.
Coxcox buys a warrior for army B.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a jaguar knight for army A.
Nezahualcoyotl buys a jaguar knight for army A.
Nezahualcoyotl buys a warrior for army A.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl is done.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Coxcox pays 4 T and takes 3 SP.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Coxcox pays 3 T and takes 3 SP.
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
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The 4 expeditions of Itzcoatl return with 10 T.
The 4 expeditions of Coxcox return with 16 T.
The 4 expeditions of Nezahualcoyotl return with 16 T.
Phase: lake.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals at Acolman.
Itzcoatl is done.
Coxcox plays Reinforcements: Acolman.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise one warrior.
Attack 6, defence 7: about 8 to 18 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (army A).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl reorganises in Texcoco.
Nezahualcoyotl puts a jaguar knight into the reserve.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl puts a jaguar knight into the reserve.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a jaguar knight into the reserve.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Nezahualcoyotl would carry the army for 1 T.
Itzcoatl pays Nezahualcoyotl 1 T for the crossing.
Army A of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Nezahualcoyotl is done.
Army A of Itzcoatl goes from Lake Texcoco to Ecatepec.
Army A of Itzcoatl goes from Ecatepec to Zumpango.
Nezahualcoyotl is done.
Itzcoatl attacks Nezahualcoyotl at Zumpango.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 1, jaguar knights 3).
Attack 6, defence 7: about 15 to 31 % for the attack.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 6, defence 7: about 15 to 31 % for the attack.
Itzcoatl rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Itzcoatl loses one warrior (army A).
Nezahualcoyotl loses one warrior (reserve).
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 5, defence 6: about 33 to 51 % for the attack.
Itzcoatl rolls red: a lance; red: nothing; yellow: a lance; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a warrior of army A.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl has chosen the losses.
Itzcoatl loses one warrior and one jaguar knight (army A).
Nezahualcoyotl loses one jaguar knight (reserve).
Nezahualcoyotl is done.
Itzcoatl retreats to Ecatepec.
Nezahualcoyotl wins and gains 3 SP.
Nezahualcoyotl is done.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Coatepec.
Army B of Coxcox goes from Coatepec to Coatlinchan.
Nezahualcoyotl is done.
Army B of Coxcox goes from Coatlinchan to Texcoco.
Coxcox attacks Nezahualcoyotl at Texcoco.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Heroic combat: Texcoco.
Nezahualcoyotl is done.
Nezahualcoyotl sends 2 counters of the reserve (warriors 0, jaguar knights 2).
Attack 5, defence 6: about 6 to 51 % for the attack.
Coxcox rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox will lose a warrior of army B.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses 2 warriors (army B).
Attack 3, defence 6: about 1 to 22 % for the attack.
Coxcox rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox loses one warrior and one jaguar knight (army B).
Army B of Coxcox is destroyed.
Nezahualcoyotl wins and gains 4 SP.
A warrior of Nezahualcoyotl becomes a jaguar knight in army A.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tizapan.
Army B of Itzcoatl goes from Tizapan to Coyoacan.
Itzcoatl attacks the neutrals at Coyoacan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 8, defence 3: about 93 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (army B).
Itzcoatl is done.
Attack 6, defence 3: about 80 to 93 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: a lance; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses 2 jaguar knights (army B).
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl is done.
A marker of Coxcox is drawn.
Nezahualcoyotl would carry the army for 1 T.
Coxcox pays Nezahualcoyotl 1 T for the crossing.
Army C of Coxcox goes from Coatlinchan to Lake Texcoco.
Nezahualcoyotl is done.
Army C of Coxcox goes from Lake Texcoco to Coatlinchan.
Nezahualcoyotl is done.
Army C of Coxcox goes from Coatlinchan to Tepetlaoztoc.
Army A of Nezahualcoyotl intercepts at Tepetlaoztoc.
Nezahualcoyotl attacks Coxcox at Tepetlaoztoc.
Itzcoatl is done.
Coxcox is done.
Attack 3, defence 4: about 7 to 49 % for the attack.
Nezahualcoyotl rolls red: a lance; red: a lance; yellow: nothing; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox loses 2 jaguar knights (army C).
Army C of Coxcox is destroyed.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army A).
Nezahualcoyotl wins and gains 2 SP.
Nezahualcoyotl is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Cuautitlan to Zumpango.
Itzcoatl is done.
Army C of Nezahualcoyotl goes from Zumpango to Lake Xaltocan.
Army C of Nezahualcoyotl goes from Lake Xaltocan to Texcoco.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Ecatepec to Tepeyacac.
Army C of Itzcoatl goes from Tepeyacac to Lake Mexico.
Army C of Itzcoatl goes from Lake Mexico to Tenochtitlan.
Itzcoatl reorganises in Tenochtitlan.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a jaguar knight into army C.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl is done.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Chalco to Coatepec.
Army A of Coxcox goes from Coatepec to Colhuacan.
Coxcox is done.
Coxcox is done.
Phase: judgement of the gods.
Itzcoatl sets 5 SP aside.
Itzcoatl has given 17 SP to Quetzalcoatl in all.
Coxcox sets 11 SP aside.
Coxcox has given 31 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 15 SP aside.
Nezahualcoyotl has given 28 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 2.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white: 6; white: 1; white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
7 SP and the best die, 6, reach the wrath of 11: Tezcatlipoca stays on step 0.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Intervention of Tlaloc and Insubordination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Influence of the Tlenamacac and Right of passage.
Itzcoatl is done.
Itzcoatl draws Insubordination and Raid.
Phase: tribute.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox takes 1 T.
Coxcox plays Insubordination: Tepotzotlan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl plays Insubordination: Cuitlahuac.
Itzcoatl is done.
Coxcox receives 9 T and 5 SP.
Nezahualcoyotl receives 10 T and 5 SP.
Itzcoatl receives 9 T and 6 SP.
Phase: purchases.
Coxcox buys a jaguar knight for army A.
Coxcox buys a jaguar knight for army A.
Coxcox buys a warrior for army A.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a jaguar knight for army A.
Nezahualcoyotl buys a jaguar knight for army C.
Nezahualcoyotl buys a jaguar knight for army A.
Nezahualcoyotl buys a jaguar knight for army C.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a warrior for army A.
Nezahualcoyotl buys a warrior for army C.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a jaguar knight for army C.
Itzcoatl buys a jaguar knight for army B.
Itzcoatl buys a jaguar knight for army C.
Itzcoatl buys a warrior for army B.
Itzcoatl buys a jaguar knight for army C.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 4.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl bids 5 T.
Itzcoatl is done.
Coxcox bids 6 T.
Nezahualcoyotl bids 7 T.
Coxcox bids 8 T.
Nezahualcoyotl bids 9 T.
Coxcox bids 10 T.
Nezahualcoyotl bids 11 T.
Coxcox bids 12 T.
Nezahualcoyotl bids 13 T.
Coxcox bids 14 T.
Nezahualcoyotl bids 15 T.
Coxcox bids 16 T.
Nezahualcoyotl is done.
Coxcox pays 16 T and takes 2 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Nezahualcoyotl bids 5 T.
Itzcoatl is done.
Nezahualcoyotl pays 5 T and takes 2 SP.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Coxcox is done.
Nezahualcoyotl bids 5 T.
Itzcoatl is done.
Nezahualcoyotl pays 5 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: espionage, Acolman.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: expedition.
Itzcoatl sends a pochteca: espionage, Tenayuca.
Itzcoatl sends a pochteca: espionage, Tultitlan.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The 4 expeditions of Coxcox return with 14 T.
The espionage of Nezahualcoyotl in Acolman succeeds.
The alliance of Nezahualcoyotl in Acolman succeeds.
Acolman belongs to Nezahualcoyotl now.
The 2 expeditions of Nezahualcoyotl return with 4 T.
The espionage of Itzcoatl in Tenayuca succeeds.
The espionage of Itzcoatl in Tultitlan succeeds.
The alliance of Itzcoatl in Azcapotzalco succeeds.
Azcapotzalco belongs to Itzcoatl now.
The expedition of Itzcoatl returns with 2 T.
Phase: lake.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl plays Diversion.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Acolman.
Army A of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals at Teotihuacan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Itzcoatl rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 7, defence 3: about 93 % for the attack.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Nezahualcoyotl is done.
Attack 7, defence 2: about 99 % for the attack.
Nezahualcoyotl rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Teotihuacan belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army A.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tizapan.
Army B of Itzcoatl goes from Tizapan to Coyoacan.
Itzcoatl attacks the neutrals at Coyoacan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 7, defence 3: about 93 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: a lance; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (army B).
Itzcoatl is done.
Attack 6, defence 2: about 95 to 99 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: a lance; red: a lance; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (army B).
Itzcoatl wins and gains 2 SP.
Coyoacan belongs to Itzcoatl now.
Itzcoatl is done.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Lake Xaltocan.
Army C of Nezahualcoyotl goes from Lake Xaltocan to Zumpango.
Itzcoatl is done.
Army C of Nezahualcoyotl goes from Zumpango to Tultitlan.
Itzcoatl is done.
Nezahualcoyotl attacks the neutrals at Tultitlan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 7, defence 3: about 93 % for the attack.
Nezahualcoyotl rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (army C).
Nezahualcoyotl is done.
Attack 6, defence 2: about 95 to 99 % for the attack.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Tultitlan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tizapan.
Army C of Itzcoatl goes from Tizapan to Tlacopan.
Army C of Itzcoatl goes from Tlacopan to Teocalhueyacan.
Army C of Nezahualcoyotl intercepts at Teocalhueyacan.
Nezahualcoyotl attacks Itzcoatl at Teocalhueyacan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Attack 6, defence 8: about 15 to 31 % for the attack.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl will lose a jaguar knight of army C.
Nezahualcoyotl has chosen the losses.
Itzcoatl will lose a jaguar knight of army C.
Itzcoatl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (army C).
Itzcoatl loses one jaguar knight (army C).
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 4, defence 6: about 4 to 42 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl will lose a jaguar knight of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (army C).
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 2, defence 6: about 0 to 7 % for the attack.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl loses one jaguar knight (army C).
Army C of Nezahualcoyotl is destroyed.
Itzcoatl wins and gains 3 SP.
Itzcoatl is done.
Itzcoatl attacks the neutrals at Teocalhueyacan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 6, defence 3: about 80 to 93 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Itzcoatl will lose a jaguar knight of army C.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (army C).
Itzcoatl is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Itzcoatl wins and gains 2 SP.
Teocalhueyacan belongs to Itzcoatl now.
Itzcoatl is done.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Coyoacan to Lake Mexico.
Army B of Itzcoatl goes from Lake Mexico to Tenayuca.
Itzcoatl attacks the neutrals at Tenayuca.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Attack 4, defence 3: about 53 to 88 % for the attack.
Itzcoatl rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one warrior.
Itzcoatl is done.
Attack 4, defence 2: about 79 to 98 % for the attack.
Itzcoatl rolls yellow: a lance; yellow: a lance; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Captured: one jaguar knight.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (army B).
Itzcoatl wins and gains 2 SP.
Tenayuca belongs to Itzcoatl now.
Itzcoatl is done.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Ecatepec to Tenayuca.
Army A of Itzcoatl goes from Tenayuca to Lake Mexico.
Army A of Itzcoatl goes from Lake Mexico to Tenochtitlan.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Army A of Coxcox goes from Coatepec to Coatlinchan.
Army A of Coxcox goes from Coatlinchan to Texcoco.
Coxcox attacks Nezahualcoyotl at Texcoco.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl sends 4 counters of the reserve (warriors 2, jaguar knights 2).
Attack 7, defence 6: about 60 to 78 % for the attack.
Coxcox rolls yellow: nothing; yellow: a lance; red: nothing; red: a lance.
Coxcox is done.
Nezahualcoyotl plays Influence of the Tlenamacac.
Coxcox is done.
Itzcoatl is done.
By the Influence of Nezahualcoyotl die 3 is rolled again (red: a lance).
Coxcox is done.
Itzcoatl is done.
Coxcox will lose a warrior of army A.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl has chosen the losses.
Coxcox loses one warrior and one jaguar knight (army A).
Nezahualcoyotl loses one warrior (reserve).
Coxcox is done.
Attack 4, defence 5: about 12 to 42 % for the attack.
Coxcox rolls red: a lance; red: a lance; yellow: a lance; yellow: a lance.
Coxcox is done.
Itzcoatl is done.
Coxcox loses 2 jaguar knights (army A).
Army A of Coxcox is destroyed.
Nezahualcoyotl will lose a warrior of the reserve.
Nezahualcoyotl will lose a jaguar knight of the reserve.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior and one jaguar knight (reserve).
Nezahualcoyotl wins and gains 4 SP.
Nezahualcoyotl is done.
Coxcox is done.
Phase: judgement of the gods.
Coxcox sets 7 SP aside.
Coxcox has given 38 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 16 SP aside.
Nezahualcoyotl has given 44 SP to Quetzalcoatl in all.
Itzcoatl sets 15 SP aside.
Itzcoatl has given 32 SP to Quetzalcoatl in all.
114 SP have gone into the urn so far: Quetzalcoatl climbs 3 steps, 14 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 32, Coxcox 38, Nezahualcoyotl 44. Winner: Nezahualcoyotl.
