Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl chooses in secret: D tizapan.
Itzcoatl puts a jaguar knight into army C.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army C.
Itzcoatl chooses in secret: S lake-east.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a warrior into army B.
Itzcoatl has set up.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into the reserve.
Coxcox puts a jaguar knight into army C.
Coxcox puts a warrior into the reserve.
Coxcox chooses in secret: S lake-south.
Coxcox puts a warrior into army A.
Coxcox puts a jaguar knight into army B.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army C.
Coxcox puts a jaguar knight into army C.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into the reserve.
Coxcox has set up.
Nezahualcoyotl puts a jaguar knight into army B.
Nezahualcoyotl puts a jaguar knight into army A.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl puts a jaguar knight into army B.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl chooses in secret: S lake-east.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl has set up.
Tezozomoc puts a jaguar knight into army A.
Tezozomoc puts a warrior into army A.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a warrior into army A.
Tezozomoc chooses in secret: S lake-west.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a warrior into army A.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a warrior into army C.
Tezozomoc has set up.
Itzcoatl begins with one ship, 3 generals, 10 warriors, 3 jaguar knights and no pochteca; dams to Tizapan.
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
Nezahualcoyotl plays Insubordination: Chalco.
Nezahualcoyotl is done.
Tezozomoc plays Insubordination: Tepeyacac.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 4 T and 0 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 5 T and 0 SP.
Phase: purchases.
Nezahualcoyotl buys a warrior for army A.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for army A.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl buys a ship: Lake Texcoco.
Itzcoatl buys a ship: Lake Mexico.
Itzcoatl buys a pochteca.
Itzcoatl buys a ship: Lake Texcoco.
Itzcoatl is done.
Coxcox buys a ship: Lake Xochimilco.
Coxcox buys a warrior for army B.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for army B.
Coxcox buys a pochteca.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc bids 8 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc pays 8 T and takes 2 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 2 slaves.
Tezozomoc is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nobody wants lot 3.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Lot 4: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: espionage, Tula.
Itzcoatl sends a pochteca: espionage, Tepeyacac.
Coxcox sends a pochteca: espionage, Tlalpan.
Coxcox sends a pochteca: espionage, Xaltocan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox plays Assassination: Nezahualcoyotl.
Coxcox rolls red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Coxcox is done.
The espionage of Nezahualcoyotl in Tula succeeds.
The espionage of Itzcoatl in Tepeyacac succeeds.
The espionage of Coxcox in Tlalpan succeeds.
The espionage of Coxcox in Xaltocan succeeds.
Phase: lake.
A ship of Nezahualcoyotl sails from Lake Texcoco to Lake Xochimilco.
Nezahualcoyotl is done.
A ship of Tezozomoc sails from Lake Mexico to Lake Texcoco.
Tezozomoc is done.
A ship of Itzcoatl sails from Lake Mexico to Lake Texcoco.
A ship of Itzcoatl sails from Lake Texcoco to Lake Xochimilco.
A ship of Itzcoatl sails from Lake Texcoco to Lake Xaltocan.
A ship of Itzcoatl sails from Lake Texcoco to Lake Xaltocan.
Itzcoatl is done.
A ship of Coxcox sails from Lake Xochimilco to Lake Texcoco.
Coxcox is done.
Nezahualcoyotl attacks the ships of Coxcox on Lake Xochimilco.
Nezahualcoyotl is done.
Coxcox is done.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl loses a ship on Lake Xochimilco.
Tezozomoc attacks the ships of Itzcoatl on Lake Texcoco.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc rolls red: a lance; red: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Itzcoatl loses a ship on Lake Texcoco.
Tezozomoc is done.
Itzcoatl attacks the ships of Coxcox on Lake Xochimilco.
Itzcoatl is done.
Coxcox is done.
Itzcoatl rolls red: nothing; red: a lance; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Coxcox loses a ship on Lake Xochimilco.
Itzcoatl loses a ship on Lake Xochimilco.
Itzcoatl is done.
Coxcox attacks the ships of Tezozomoc on Lake Texcoco.
Tezozomoc is done.
Coxcox is done.
Coxcox rolls red: nothing; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Coxcox loses a ship on Lake Texcoco.
Phase: flower war.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Heroic combat: Acolman.
Itzcoatl plays Reinforcements: Acolman.
Coxcox plays Heroic combat: Acolman.
Tezozomoc rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one jaguar knight.
Attack 5, defence 8.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (A).
Attack 4, defence 7.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one jaguar knight.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (A).
Attack 3, defence 5.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl loses one warrior and one jaguar knight (A, A).
Army A of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl reorganises in Texcoco.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a jaguar knight into army B.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a jaguar knight into the reserve.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl reorganises in Tenochtitlan.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a warrior into army B.
Itzcoatl is done.
Army A of Itzcoatl goes from Tenochtitlan to Tizapan.
Itzcoatl attacks the neutrals in Tizapan.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 5, defence 3.
Itzcoatl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior and one jaguar knight.
Itzcoatl wins and gains 2 SP.
Tizapan belongs to Itzcoatl now.
A warrior of Itzcoatl becomes a jaguar knight in army A.
Itzcoatl reorganises in Tenochtitlan.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a jaguar knight into army C.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one jaguar knight.
Attack 6, defence 5.
Coxcox rolls yellow: a lance; yellow: nothing; red: a lance; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior.
Coxcox will lose a warrior of army B.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses 2 warriors (B, B).
Coxcox is done.
Attack 4, defence 4.
Coxcox rolls red: nothing; red: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tizapan.
Army B of Itzcoatl goes from Tizapan to Tlacopan.
Tezozomoc is done.
Itzcoatl attacks the neutrals in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc sends the neutrals a warrior.
Coxcox rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one jaguar knight.
Attack 3, defence 6.
Itzcoatl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses 2 warriors (B, B).
Itzcoatl retreats to Tizapan.
The neutrals win.
A warrior of Tezozomoc becomes a jaguar knight in the reserve.
Itzcoatl reorganises in Tizapan.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tenayuca.
Tezozomoc attacks the neutrals in Tenayuca.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one jaguar knight.
Attack 3, defence 5.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc is done.
Attack 3, defence 5.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc is done.
Attack 3, defence 5.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc retreats to Azcapotzalco.
The neutrals win.
Tezozomoc reorganises in Azcapotzalco.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a jaguar knight into army A.
Tezozomoc puts a jaguar knight into army A.
Tezozomoc puts a warrior into army A.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a jaguar knight into army B.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a jaguar knight into army B.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc is done.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Cuitlahuac.
Coxcox attacks the neutrals in Cuitlahuac.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one warrior.
Nezahualcoyotl rolls yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 6, defence 4.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox will lose a jaguar knight of army C.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (C).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc rolls white: 4.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one warrior.
Attack 4, defence 7.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses 2 warriors (C, C).
Nezahualcoyotl is done.
Attack 2, defence 6.
Nezahualcoyotl rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox reorganises in Colhuacan.
Coxcox puts a jaguar knight into army C.
Coxcox puts a jaguar knight into army B.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army B.
Coxcox puts a jaguar knight into army B.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into the reserve.
Coxcox puts a warrior into the reserve.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army A.
Coxcox is done.
Army A of Coxcox goes from Colhuacan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one warrior.
Attack 4, defence 4.
Coxcox rolls red: nothing; red: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox is done.
Attack 3, defence 4.
Coxcox rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior.
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks the neutrals in Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl sends the neutrals a jaguar knight.
Itzcoatl rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one warrior.
Attack 3, defence 6.
Tezozomoc rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (C).
Tezozomoc is done.
Attack 2, defence 6.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc is done.
Attack 2, defence 6.
Tezozomoc rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior.
Tezozomoc is done.
Attack 2, defence 5.
Tezozomoc rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc loses 2 warriors (C, C).
Army C of Tezozomoc is destroyed.
The neutrals win.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl reorganises in Texcoco.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a warrior into the reserve.
Nezahualcoyotl puts a jaguar knight into the reserve.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a warrior into army C.
Nezahualcoyotl puts a jaguar knight into army B.
Nezahualcoyotl puts a warrior into army B.
Nezahualcoyotl is done.
Army B of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc rolls white: 3.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 3, defence 3.
Nezahualcoyotl rolls red: nothing; red: nothing; red: a lance; red: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl will lose a warrior of army B.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (B).
Nezahualcoyotl is done.
Attack 2, defence 3.
Nezahualcoyotl rolls red: a lance; red: a lance; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Coatlinchan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 3 SP to Quetzalcoatl in all.
Tezozomoc sets 1 SP aside.
Tezozomoc has given 1 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 2 SP to Quetzalcoatl in all.
Coxcox has given 0 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc sets 1 SP aside.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 0, Tezozomoc 1.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 6; white: 3; white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
1 SP and the best die, 6, do not reach the wrath of 11: Tezcatlipoca descends to step 1.
Round 2 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Tezozomoc discards Raid.
Tezozomoc draws Influence of the Tlenamacac and Earthquake.
Itzcoatl draws Intervention of Tlaloc and Sorcerer’s ruse.
Coxcox draws Right of passage and Sorcerer’s ruse.
Nezahualcoyotl discards Intervention of Tlaloc.
Nezahualcoyotl draws Raid and Fury of Yacatecuhtli.
Phase: tribute.
Tezozomoc is done.
Itzcoatl plays Sorcerer’s ruse: Coxcox.
Itzcoatl sees the hand of Coxcox: Right of passage and Sorcerer’s ruse.
Coxcox discards Right of passage.
Itzcoatl is done.
Coxcox plays Sorcerer’s ruse: Itzcoatl.
Coxcox sees the hand of Itzcoatl: Intervention of Tlaloc.
Itzcoatl discards Intervention of Tlaloc.
Nezahualcoyotl is done.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 6 T and 0 SP.
Coxcox receives 4 T and 0 SP.
Nezahualcoyotl receives 5 T and 0 SP.
Phase: purchases.
Tezozomoc buys a pochteca.
Tezozomoc buys a general for army C.
Tezozomoc puts a warrior into army C.
Tezozomoc buys a warrior for the reserve.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc is done.
Itzcoatl buys a ship: Lake Mexico.
Itzcoatl buys a dam: Tepeyacac.
Itzcoatl buys a ship: Lake Texcoco.
Itzcoatl is done.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a warrior for army B.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a general for army A.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl buys a ship: Lake Xaltocan.
Nezahualcoyotl buys a warrior for army A.
Nezahualcoyotl is done.
Phase: slave market.
Tezozomoc rolls white: 6.
Tezozomoc plays Influence of the Tlenamacac.
Nezahualcoyotl is done.
By the Influence of Tezozomoc die 1 is rolled again (white: 1).
Nezahualcoyotl is done.
Lot 1: 1 slave.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nobody wants lot 1.
Tezozomoc rolls white: 2.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nobody wants lot 2.
Tezozomoc rolls white: 3.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nobody wants lot 3.
Tezozomoc rolls white: 3.
Nezahualcoyotl is done.
Lot 4: 1 slave.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nobody wants lot 4.
Phase: pochtecas.
Tezozomoc sends a pochteca: espionage, Zumpango.
Coxcox sends a pochteca: espionage, Mixquic.
Nezahualcoyotl sends a pochteca: espionage, Tlacopan.
Tezozomoc is done.
Nezahualcoyotl is done.
The espionage of Tezozomoc in Zumpango succeeds.
The espionage of Coxcox in Mixquic succeeds.
The espionage of Nezahualcoyotl in Tlacopan succeeds.
Phase: lake.
Tezozomoc is done.
A ship of Itzcoatl sails from Lake Mexico to Lake Xochimilco.
A ship of Itzcoatl sails from Lake Texcoco to Lake Mexico.
A ship of Itzcoatl sails from Lake Xaltocan to Lake Texcoco.
A ship of Itzcoatl sails from Lake Xaltocan to Lake Texcoco.
Itzcoatl is done.
A ship of Nezahualcoyotl sails from Lake Xaltocan to Lake Texcoco.
Nezahualcoyotl is done.
Tezozomoc attacks the ships of Nezahualcoyotl on Lake Texcoco.
Tezozomoc is done.
Nezahualcoyotl is done.
Tezozomoc rolls red: nothing; red: nothing; red: nothing; red: a lance.
Tezozomoc is done.
Nezahualcoyotl is done.
Tezozomoc loses a ship on Lake Texcoco.
Itzcoatl attacks the ships of Nezahualcoyotl on Lake Texcoco.
Nezahualcoyotl is done.
Itzcoatl rolls yellow: nothing; yellow: nothing; red: a lance; red: nothing.
Tezozomoc is done.
Nezahualcoyotl is done.
Itzcoatl loses a ship on Lake Texcoco.
The ships of Nezahualcoyotl withdraw from Lake Texcoco to Lake Xaltocan.
Itzcoatl is done.
Nezahualcoyotl is done.
Phase: flower war.
Tezozomoc is done.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Iztapalapan.
Nezahualcoyotl is done.
Coxcox attacks the neutrals in Iztapalapan.
Tezozomoc is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 2.
Tezozomoc is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Coxcox rolls yellow: a lance; yellow: a lance; red: nothing; red: a lance.
Tezozomoc is done.
Nezahualcoyotl is done.
Captured: one warrior and one jaguar knight.
Coxcox will lose a jaguar knight of army C.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (C).
Coxcox wins and gains 2 SP.
Iztapalapan belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army C.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Teocalhueyacan.
Tezozomoc attacks the neutrals in Teocalhueyacan.
Tezozomoc is done.
Nezahualcoyotl is done.
Itzcoatl rolls white: 1.
Tezozomoc is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 6, defence 3.
Tezozomoc rolls yellow: a lance; yellow: nothing; red: a lance; red: nothing.
Tezozomoc is done.
Nezahualcoyotl is done.
Captured: one warrior.
Tezozomoc will lose a jaguar knight of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (B).
Tezozomoc retreats to Azcapotzalco.
The neutrals win.
Tezozomoc plays Earthquake: Xochimilco.
Xochimilco is struck.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Lake Mexico.
Army C of Itzcoatl goes from Lake Mexico to Coyoacan.
Itzcoatl attacks the neutrals in Coyoacan.
Nezahualcoyotl is done.
Coxcox rolls white: 4.
Nezahualcoyotl is done.
The neutrals mobilise one warrior.
Attack 5, defence 4.
Itzcoatl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: 2 warriors.
Itzcoatl retreats to Tizapan.
The neutrals win.
Itzcoatl reorganises in Tizapan.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a jaguar knight into army C.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Coxcox is done.
Army A of Nezahualcoyotl goes from Coatlinchan to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Nezahualcoyotl is done.
Tezozomoc rolls white: 3.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 5, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl wins and gains 2 SP.
Tepetlaoztoc belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army A.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Iztapalapan.
Army B of Nezahualcoyotl intercepts in Iztapalapan.
Nezahualcoyotl attacks Coxcox in Iztapalapan.
Nezahualcoyotl is done.
Attack 2, defence 9.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Coxcox retreats to Colhuacan.
Nezahualcoyotl wins.
Nezahualcoyotl is done.
Coxcox reorganises in Colhuacan.
Coxcox puts a warrior into the reserve.
Coxcox puts a jaguar knight into army A.
Coxcox puts a jaguar knight into army C.
Coxcox puts a warrior into army C.
Coxcox puts a jaguar knight into army B.
Coxcox puts a jaguar knight into army C.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into the reserve.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Army C of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Army C of Nezahualcoyotl goes from Coatlinchan to Tlaxcala.
Nezahualcoyotl attacks the neutrals in Tlaxcala.
Nezahualcoyotl is done.
Tezozomoc rolls white: 4.
Nezahualcoyotl is done.
The neutrals mobilise one warrior.
Tezozomoc rolls yellow: nothing.
Nezahualcoyotl is done.
Attack 4, defence 7.
Nezahualcoyotl rolls red: a lance; red: a lance; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl is done.
Attack 3, defence 4.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl is done.
Attack 2, defence 4.
Nezahualcoyotl rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Nezahualcoyotl will lose a warrior of army C.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior (C).
Nezahualcoyotl retreats to Coatlinchan.
The neutrals win.
Nezahualcoyotl is done.
A marker of Nezahualcoyotl is drawn.
Army B of Nezahualcoyotl goes from Coatlinchan to Tlaxcala.
Nezahualcoyotl attacks the neutrals in Tlaxcala.
Nezahualcoyotl is done.
Tezozomoc rolls white: 6.
Nezahualcoyotl is done.
The neutrals mobilise one jaguar knight.
Tezozomoc rolls yellow: nothing.
Nezahualcoyotl is done.
Attack 2, defence 8.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Nezahualcoyotl loses one jaguar knight (B).
Army B of Nezahualcoyotl is destroyed.
The neutrals win.
Nezahualcoyotl plays Raid: Iztapalapan.
Nezahualcoyotl attacks Coxcox in Iztapalapan.
Nezahualcoyotl is done.
Coxcox sends 0 counters of the reserve (warriors 0, jaguar knights 0).
Nezahualcoyotl wins.
Iztapalapan becomes neutral.
Nezahualcoyotl is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Teocalhueyacan.
Tezozomoc attacks the neutrals in Teocalhueyacan.
Nezahualcoyotl is done.
Itzcoatl rolls white: 2.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Tezozomoc rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior.
Tezozomoc is done.
Attack 4, defence 2.
Tezozomoc rolls yellow: nothing; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Tezozomoc retreats to Azcapotzalco.
The neutrals win.
Tezozomoc reorganises in Azcapotzalco.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a warrior into army A.
Tezozomoc puts a jaguar knight into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a warrior into army A.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Coatepec.
Army C of Nezahualcoyotl intercepts in Coatepec.
Nezahualcoyotl attacks Coxcox in Coatepec.
Nezahualcoyotl is done.
Attack 1, defence 3.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Nezahualcoyotl is done.
Nezahualcoyotl loses one warrior (C).
Army C of Nezahualcoyotl is destroyed.
Coxcox wins and gains 1 SP.
Coxcox is done.
Coxcox attacks the neutrals in Coatepec.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 3, defence 3.
Coxcox rolls red: a lance; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Captured: one warrior.
Coxcox will lose a jaguar knight of army A.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (A).
Coxcox retreats to Colhuacan.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tizapan to Coyoacan.
Itzcoatl attacks the neutrals in Coyoacan.
Nezahualcoyotl is done.
Coxcox rolls white: 2.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 4, defence 3.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Nezahualcoyotl is done.
Captured: one warrior.
Itzcoatl retreats to Tizapan.
The neutrals win.
Itzcoatl reorganises in Tizapan.
Itzcoatl puts a jaguar knight into army C.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a warrior into army C.
Itzcoatl puts a warrior into army B.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army B.
Itzcoatl is done.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Azcapotzalco to Teocalhueyacan.
Tezozomoc attacks the neutrals in Teocalhueyacan.
Nezahualcoyotl is done.
Itzcoatl rolls white: 5.
Nezahualcoyotl is done.
The neutrals mobilise one warrior.
Attack 2, defence 4.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 2, defence 4.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 2, defence 4.
Tezozomoc rolls red: a lance; red: a lance; yellow: nothing; yellow: nothing.
Nezahualcoyotl is done.
Captured: 2 warriors.
Tezozomoc is done.
Attack 2, defence 2.
Tezozomoc rolls red: a lance; red: nothing; red: nothing; red: a lance.
Nezahualcoyotl is done.
Captured: one jaguar knight.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (A).
Tezozomoc wins and gains 3 SP.
Teocalhueyacan belongs to Tezozomoc now.
A warrior of Tezozomoc becomes a jaguar knight in army A.
Tezozomoc reorganises in Azcapotzalco.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a jaguar knight into army B.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a jaguar knight into army B.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a warrior into the reserve.
Tezozomoc is done.
Phase: judgement of the gods.
Tezozomoc sets 3 SP aside.
Tezozomoc has given 4 SP to Quetzalcoatl in all.
Itzcoatl has given 2 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 2 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 3 SP to Quetzalcoatl in all.
11 SP have gone into the urn so far: Quetzalcoatl does not climb, 11 SP stay in it.
Itzcoatl has chosen.
Coxcox sets 1 SP aside.
Coxcox sets 1 SP aside.
Coxcox sets 1 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 3, Nezahualcoyotl 2, Tezozomoc 0.
Wrath of Tezcatlipoca: 9.
Tezozomoc rolls white: 4; white: 3; white: 1.
Nezahualcoyotl is done.
5 SP and the best die, 4, reach the wrath of 9: Tezcatlipoca stays on step 1.
Round 3 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl and Tezozomoc.
Phase: cards.
Itzcoatl draws Influence of the Tlenamacac and Raid.
Coxcox draws Diversion and Assassination.
Nezahualcoyotl discards Fury of Yacatecuhtli.
Nezahualcoyotl draws Reinforcements and Sorcerer’s ruse.
Tezozomoc draws Raid and Flood.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Sorcerer’s ruse: Coxcox.
Nezahualcoyotl sees the hand of Coxcox: Assassination and Diversion.
Coxcox discards Diversion.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl receives 8 T and 0 SP.
Coxcox receives 4 T and 0 SP.
Nezahualcoyotl receives 7 T and 2 SP.
Tezozomoc receives 5 T and 0 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a pochteca.
Itzcoatl buys a ship: Lake Mexico.
Itzcoatl is done.
Coxcox buys a warrior for army A.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl is done.
Tezozomoc buys a warrior for army C.
Tezozomoc buys a jaguar knight for army C.
Tezozomoc buys a jaguar knight for the reserve.
Tezozomoc is done.
Phase: slave market.
Itzcoatl rolls white: 5.
Itzcoatl plays Influence of the Tlenamacac.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
By the Influence of Itzcoatl die 1 is rolled again (white: 5).
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 1: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 5 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 5 T and takes 2 SP.
Itzcoatl rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 2: 2 slaves.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 2 SP.
Itzcoatl rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 3: 3 slaves.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl bids 1 T.
Coxcox is done.
Itzcoatl pays 1 T and takes 3 SP.
Itzcoatl rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 4: 1 slave.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Coxcox pays 1 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: espionage, Tultitlan.
Itzcoatl sends a pochteca: espionage, Xochimilco.
Nezahualcoyotl sends a pochteca: espionage, Tlalpan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The espionage of Itzcoatl in Tultitlan succeeds.
The espionage of Itzcoatl in Xochimilco succeeds.
The espionage of Nezahualcoyotl in Tlalpan succeeds.
Phase: lake.
A ship of Itzcoatl sails from Lake Texcoco to Lake Xochimilco.
A ship of Itzcoatl sails from Lake Xochimilco to Lake Texcoco.
A ship of Itzcoatl sails from Lake Mexico to Lake Texcoco.
A ship of Itzcoatl sails from Lake Mexico to Lake Xochimilco.
Itzcoatl is done.
A ship of Nezahualcoyotl sails from Lake Xaltocan to Lake Texcoco.
Nezahualcoyotl is done.
Itzcoatl attacks the ships of Nezahualcoyotl on Lake Texcoco.
Itzcoatl is done.
Nezahualcoyotl is done.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl loses a ship on Lake Texcoco.
Itzcoatl loses a ship on Lake Texcoco.
Itzcoatl is done.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Tepetlaoztoc to Acolman.
Nezahualcoyotl attacks the neutrals in Acolman.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 6, defence 3.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one jaguar knight (A).
Nezahualcoyotl is done.
Attack 4, defence 3.
Nezahualcoyotl rolls yellow: a lance; yellow: a lance; red: a lance; red: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl will lose a jaguar knight of army A.
Nezahualcoyotl will lose a warrior of army A.
Nezahualcoyotl has chosen the losses.
Nezahualcoyotl loses one warrior and one jaguar knight (A, A).
Nezahualcoyotl wins and gains 2 SP.
Acolman belongs to Nezahualcoyotl now.
A warrior of Nezahualcoyotl becomes a jaguar knight in army A.
Nezahualcoyotl is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tizapan to Tlacopan.
Army A of Tezozomoc intercepts in Tlacopan.
Tezozomoc attacks Itzcoatl in Tlacopan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Attack 2, defence 5.
Tezozomoc rolls red: a lance; red: a lance; yellow: a lance; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc loses one jaguar knight (A).
Army A of Tezozomoc is destroyed.
Itzcoatl will lose a jaguar knight of army B.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior and one jaguar knight (B, B).
Itzcoatl wins and gains 1 SP.
Itzcoatl is done.
Itzcoatl attacks the neutrals in Tlacopan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc sends the neutrals a warrior.
Coxcox rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 2, defence 4.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl will lose a warrior of army B.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (B).
Itzcoatl is done.
Attack 1, defence 4.
Itzcoatl rolls red: a lance; red: nothing; yellow: a lance; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl loses one warrior (B).
Army B of Itzcoatl is destroyed.
Captured: one warrior.
The neutrals win.
A warrior of Tezozomoc becomes a jaguar knight in the reserve.
Itzcoatl reorganises in Tizapan.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into army C.
Itzcoatl is done.
Itzcoatl plays Raid: Tepetlaoztoc.
Itzcoatl attacks Nezahualcoyotl in Tepetlaoztoc.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl sends 0 counters of the reserve (warriors 0, jaguar knights 0).
Itzcoatl wins.
Tepetlaoztoc becomes neutral.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tizapan to Tenochtitlan.
Army C of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Army C of Itzcoatl goes from Lake Texcoco to Tepeyacac.
Itzcoatl attacks the neutrals in Tepeyacac.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Tepeyacac.
Tezozomoc is done.
Coxcox rolls white: 1.
Coxcox is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 1, defence 6.
Itzcoatl rolls red: nothing; red: a lance; yellow: nothing; yellow: a lance.
Coxcox is done.
Tezozomoc is done.
Itzcoatl loses one warrior (C).
Army C of Itzcoatl is destroyed.
Captured: one warrior.
The neutrals win.
A marker of Tezozomoc is drawn.
Tezozomoc plays Flood: Chalco.
Chalco is struck.
Army C of Tezozomoc goes from Azcapotzalco to Tenayuca.
Tezozomoc attacks the neutrals in Tenayuca.
Coxcox is done.
Tezozomoc is done.
Itzcoatl rolls white: 5.
Coxcox is done.
Tezozomoc is done.
The neutrals mobilise one warrior.
Attack 4, defence 4.
Tezozomoc rolls red: a lance; red: nothing; red: a lance; red: nothing.
Coxcox is done.
Tezozomoc is done.
Captured: one warrior.
Tezozomoc will lose a jaguar knight of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (C).
Tezozomoc retreats to Azcapotzalco.
The neutrals win.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Colhuacan to Cuitlahuac.
Coxcox attacks the neutrals in Cuitlahuac.
Coxcox is done.
Tezozomoc is done.
Nezahualcoyotl rolls white: 3.
Coxcox is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Nezahualcoyotl rolls yellow: a lance.
Coxcox is done.
Tezozomoc is done.
The terrain takes a counter of the attacker.
Coxcox will lose a jaguar knight of army B.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (B).
Attack 3, defence 3.
Coxcox rolls red: a lance; red: a lance; red: nothing; red: nothing.
Coxcox is done.
Tezozomoc is done.
Captured: one warrior and one jaguar knight.
Coxcox wins and gains 2 SP.
Cuitlahuac belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army B.
Coxcox is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tlacopan.
Army A of Itzcoatl intercepts in Tlacopan.
Itzcoatl attacks Tezozomoc in Tlacopan.
Coxcox is done.
Tezozomoc is done.
Attack 6, defence 6.
Itzcoatl rolls red: nothing; red: a lance; red: nothing; red: nothing.
Coxcox is done.
Tezozomoc is done.
Tezozomoc will lose a jaguar knight of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (B).
Tezozomoc retreats to Teocalhueyacan.
Itzcoatl wins and gains 1 SP.
Itzcoatl is done.
Tezozomoc reorganises in Azcapotzalco.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a jaguar knight into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a jaguar knight into army C.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc is done.
Tezozomoc plays Raid: Coatlinchan.
Tezozomoc attacks Nezahualcoyotl in Coatlinchan.
Coxcox is done.
Nezahualcoyotl sends 0 counters of the reserve (warriors 0, jaguar knights 0).
Tezozomoc wins.
Coatlinchan becomes neutral.
A marker of Tezozomoc is drawn.
Tezozomoc reorganises in Azcapotzalco.
Tezozomoc puts a jaguar knight into army C.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a jaguar knight into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc is done.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tizapan to Coyoacan.
Itzcoatl attacks the neutrals in Coyoacan.
Coxcox is done.
Coxcox rolls white: 5.
Coxcox is done.
The neutrals mobilise one warrior.
Attack 6, defence 4.
Itzcoatl rolls yellow: a lance; yellow: nothing; red: nothing; red: nothing.
Coxcox is done.
Captured: one warrior.
Itzcoatl retreats to Tizapan.
The neutrals win.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Iztapalapan.
Coxcox attacks the neutrals in Iztapalapan.
Coxcox is done.
Nezahualcoyotl rolls white: 2.
Coxcox is done.
The neutrals mobilise nobody.
Attack 6, defence 3.
Coxcox rolls yellow: a lance; yellow: a lance; red: nothing; red: nothing.
Coxcox is done.
Captured: one warrior and one jaguar knight.
Coxcox wins and gains 2 SP.
Iztapalapan belongs to Coxcox now.
A warrior of Coxcox becomes a jaguar knight in army C.
Coxcox reorganises in Colhuacan.
Coxcox puts a warrior into the reserve.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army A.
Coxcox is done.
Coxcox is done.
Phase: judgement of the gods.
Itzcoatl sets 1 SP aside.
Itzcoatl sets 1 SP aside.
Itzcoatl sets 3 SP aside.
Itzcoatl has given 7 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 9 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 3 SP to Quetzalcoatl in all.
Tezozomoc has given 4 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 5, Tezozomoc 0.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white: 5; white: 6; white: 3.
Coxcox is done.
5 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 1.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl, Tezozomoc and Itzcoatl.
Phase: cards.
Coxcox discards Assassination.
Coxcox draws Assassination and Raid.
Nezahualcoyotl draws Heroic combat and Reinforcements.
Tezozomoc draws Fury of Yacatecuhtli and Insubordination.
Itzcoatl draws Submission of a city-state and Submission of a city-state.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc plays Insubordination: Iztapalapan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox receives 5 T and 1 SP.
Nezahualcoyotl receives 5 T and 1 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 7 T and 0 SP.
Phase: purchases.
Coxcox buys a warrior for army A.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a pochteca.
Coxcox buys a warrior for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a general for army A.
Tezozomoc buys a warrior for the reserve.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a ship: Lake Texcoco.
Itzcoatl buys a ship: Lake Texcoco.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 3 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 3 T and takes 1 SP.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 2: 1 slave.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl bids 1 T.
Coxcox is done.
Itzcoatl pays 1 T and takes 1 SP.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 3: 1 slave.
Tezozomoc is done.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 1 T and takes 1 SP.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 4: 1 slave.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Nezahualcoyotl pays 1 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: espionage, Tepeyacac.
Nezahualcoyotl sends a pochteca: espionage, Tlalpan.
Itzcoatl sends a pochteca: espionage, Tlaxcala.
Coxcox plays Assassination: Nezahualcoyotl.
Coxcox rolls red: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl plays Submission of a city-state: Tlalpan.
Itzcoatl rolls red: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Tlalpan belongs to Itzcoatl now.
Itzcoatl is done.
The espionage of Coxcox in Tepeyacac succeeds.
The espionage of Nezahualcoyotl in Tlalpan fails.
The espionage of Itzcoatl in Tlaxcala succeeds.
Phase: lake.
A ship of Itzcoatl sails from Lake Texcoco to Lake Xochimilco.
A ship of Itzcoatl sails from Lake Xochimilco to Lake Texcoco.
Itzcoatl is done.
Itzcoatl is done.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Colhuacan to Cuitlahuac.
Army A of Coxcox goes from Cuitlahuac to Chalco.
Coxcox attacks the neutrals in Chalco.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Chalco.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise one warrior.
Attack 4, defence 7.
Coxcox rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox retreats to Cuitlahuac.
The neutrals win.
Coxcox reorganises in Cuitlahuac.
Coxcox puts a jaguar knight into army A.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army B.
Coxcox puts a warrior into army B.
Coxcox is done.
Coxcox plays Raid: Tlalpan.
Coxcox attacks Itzcoatl in Tlalpan.
Nezahualcoyotl plays Heroic combat: Tlalpan.
Tezozomoc is done.
Itzcoatl is done.
Coxcox wins.
Tlalpan becomes neutral.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Azcapotzalco to Teocalhueyacan.
Tezozomoc is done.
Tezozomoc reorganises in Azcapotzalco.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a jaguar knight into army C.
Tezozomoc is done.
Tezozomoc is done.
A marker of Nezahualcoyotl is drawn.
Army A of Nezahualcoyotl goes from Acolman to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 2, defence 3.
Nezahualcoyotl rolls red: nothing; red: a lance; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Captured: one warrior.
Nezahualcoyotl retreats to Acolman.
The neutrals win.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Teocalhueyacan.
Army C of Tezozomoc goes from Teocalhueyacan to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks the neutrals in Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl is done.
Itzcoatl rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 3, defence 3.
Tezozomoc rolls red: a lance; red: nothing; red: nothing; red: a lance.
Tezozomoc is done.
Itzcoatl is done.
Captured: one warrior.
Tezozomoc will lose a jaguar knight of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (C).
Tezozomoc retreats to Azcapotzalco.
The neutrals win.
Tezozomoc reorganises in Azcapotzalco.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a warrior into army C.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc is done.
Tezozomoc is done.
A marker of Tezozomoc is drawn.
Tezozomoc reorganises in Teocalhueyacan.
Tezozomoc puts a warrior into army B.
Tezozomoc puts a jaguar knight into army B.
Tezozomoc puts a warrior into army A.
Tezozomoc puts a warrior into army A.
Tezozomoc is done.
Army B of Tezozomoc goes from Teocalhueyacan to Azcapotzalco.
Army B of Tezozomoc goes from Azcapotzalco to Tenayuca.
Tezozomoc attacks the neutrals in Tenayuca.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl rolls white: 6.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise one jaguar knight.
Attack 3, defence 5.
Tezozomoc rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Captured: one warrior.
Tezozomoc retreats to Azcapotzalco.
The neutrals win.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army B of Coxcox goes from Cuitlahuac to Colhuacan.
Army B of Coxcox goes from Colhuacan to Cuitlahuac.
Army B of Coxcox goes from Cuitlahuac to Chalco.
Coxcox attacks the neutrals in Chalco.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl rolls white: 1.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 2, defence 6.
Coxcox rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox will lose a warrior of army B.
Coxcox has chosen the losses.
Coxcox loses one warrior (B).
Coxcox is done.
Attack 1, defence 6.
Coxcox rolls red: a lance; red: nothing; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Captured: one warrior.
Coxcox is done.
Attack 1, defence 5.
Coxcox rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox loses one warrior (B).
Army B of Coxcox is destroyed.
Captured: one jaguar knight.
The neutrals win.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Iztapalapan to Colhuacan.
Coxcox is done.
Coxcox is done.
Phase: judgement of the gods.
Coxcox sets 1 SP aside.
Coxcox has given 10 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 3 SP to Quetzalcoatl in all.
Tezozomoc has given 4 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 9 SP to Quetzalcoatl in all.
26 SP have gone into the urn so far: Quetzalcoatl climbs one step, 6 SP stay in it.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 4, Tezozomoc 0.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 2; white: 3; white: 6.
Tezozomoc is done.
Itzcoatl is done.
4 SP and the best die, 6, reach the wrath of 9: Tezcatlipoca stays on step 1.
Round 5 begins. Order of play: Nezahualcoyotl, Tezozomoc, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl draws Flood and Intervention of Chalchiuhtlicue.
Tezozomoc is done.
Tezozomoc draws Right of passage and Earthquake.
Itzcoatl discards Submission of a city-state.
Itzcoatl draws Diversion and Intervention of Chalchiuhtlicue.
Coxcox draws Influence of the Tlenamacac and Intervention of Tlaloc.
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
Nezahualcoyotl receives 5 T and 1 SP.
Tezozomoc receives 5 T and 0 SP.
Itzcoatl receives 7 T and 0 SP.
Coxcox receives 6 T and 1 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a ship: Lake Xaltocan.
Nezahualcoyotl is done.
Tezozomoc buys a ship: Lake Mexico.
Tezozomoc buys a warrior for the reserve.
Tezozomoc buys a ship: Lake Mexico.
Tezozomoc is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a general for army B.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a general for army B.
Coxcox buys a warrior for the reserve.
Coxcox is done.
Phase: slave market.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox plays Influence of the Tlenamacac.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
By the Influence of Coxcox die 1 is rolled again (white: 4).
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 1: 2 slaves.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Coxcox pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 2.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 2: 1 slave.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 3: 2 slaves.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Nobody wants lot 3.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Lot 4: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: espionage, Tlaxcala.
Itzcoatl sends a pochteca: espionage, Tepotzotlan.
Itzcoatl sends a pochteca: espionage, Tlacopan.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
The espionage of Nezahualcoyotl in Tlaxcala succeeds.
The espionage of Itzcoatl in Tepotzotlan succeeds.
The espionage of Itzcoatl in Tlacopan succeeds.
Phase: lake.
A ship of Nezahualcoyotl sails from Lake Xaltocan to Lake Texcoco.
Nezahualcoyotl is done.
A ship of Tezozomoc sails from Lake Mexico to Lake Xochimilco.
A ship of Tezozomoc sails from Lake Mexico to Lake Xochimilco.
Tezozomoc is done.
A ship of Itzcoatl sails from Lake Xochimilco to Lake Mexico.
A ship of Itzcoatl sails from Lake Xochimilco to Lake Texcoco.
A ship of Itzcoatl sails from Lake Texcoco to Lake Xochimilco.
A ship of Itzcoatl sails from Lake Texcoco to Lake Mexico.
Itzcoatl is done.
Nezahualcoyotl attacks the ships of Itzcoatl on Lake Texcoco.
Nezahualcoyotl plays Intervention of Chalchiuhtlicue: Nezahualcoyotl.
Nezahualcoyotl rolls yellow: nothing; yellow: nothing; red: a lance; red: a lance.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl loses a ship on Lake Texcoco.
Tezozomoc is done.
Itzcoatl is done.
Phase: flower war.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl plays Flood: Xochimilco.
Xochimilco is struck.
Army A of Nezahualcoyotl goes from Acolman to Teotihuacan.
Nezahualcoyotl attacks the neutrals in Teotihuacan.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc rolls white: 2.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 2, defence 3.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl loses one jaguar knight (A).
Army A of Nezahualcoyotl is destroyed.
The neutrals win.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Army B of Itzcoatl goes from Lake Texcoco to Tepeyacac.
Itzcoatl attacks the neutrals in Tepeyacac.
Tezozomoc is done.
Itzcoatl is done.
Coxcox rolls white: 4.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise one warrior.
Attack 2, defence 4.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl retreats to Tenochtitlan.
The neutrals win.
Itzcoatl is done.
A marker of Coxcox is drawn.
Coxcox reorganises in Colhuacan.
Coxcox puts a jaguar knight into the reserve.
Coxcox puts a warrior into the reserve.
Coxcox puts a jaguar knight into army C.
Coxcox puts a warrior into army B.
Coxcox puts a jaguar knight into the reserve.
Coxcox puts a warrior into the reserve.
Coxcox puts a jaguar knight into army C.
Coxcox puts a warrior into army C.
Coxcox is done.
Army B of Coxcox goes from Colhuacan to Iztapalapan.
Army B of Coxcox goes from Iztapalapan to Coatlinchan.
Coxcox attacks the neutrals in Coatlinchan.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl sends the neutrals a warrior.
Nezahualcoyotl rolls white: 4.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise one warrior.
Attack 1, defence 5.
Coxcox rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Tezozomoc is done.
Itzcoatl is done.
Coxcox loses one warrior (B).
Army B of Coxcox is destroyed.
The neutrals win.
A warrior of Nezahualcoyotl becomes a jaguar knight in the reserve.
Coxcox reorganises in Colhuacan.
Coxcox puts a warrior into army C.
Coxcox puts a jaguar knight into army C.
Coxcox puts a jaguar knight into the reserve.
Coxcox puts a warrior into the reserve.
Coxcox puts a warrior into army C.
Coxcox puts a jaguar knight into army C.
Coxcox puts a jaguar knight into the reserve.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tizapan to Lake Mexico.
Army A of Itzcoatl goes from Lake Mexico to Tizapan.
Army A of Itzcoatl goes from Tizapan to Toluca.
Tezozomoc is done.
Itzcoatl attacks the neutrals in Toluca.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc is done.
Coxcox rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise one jaguar knight.
Coxcox rolls yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Attack 6, defence 8.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl will lose a jaguar knight of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one jaguar knight (A).
Itzcoatl retreats to Tizapan.
The neutrals win.
Itzcoatl plays Diversion.
Itzcoatl is done.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Teocalhueyacan to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks the neutrals in Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl is done.
Attack 2, defence 3.
Tezozomoc rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (A).
Tezozomoc is done.
Attack 1, defence 3.
Tezozomoc rolls red: a lance; red: nothing; yellow: a lance; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc loses one warrior (A).
Army A of Tezozomoc is destroyed.
Captured: one warrior.
The neutrals win.
Tezozomoc plays Earthquake: Tepeyacac.
Tepeyacac is struck.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Army B of Itzcoatl goes from Lake Texcoco to Ecatepec.
Itzcoatl attacks the neutrals in Ecatepec.
Tezozomoc is done.
Itzcoatl is done.
Coxcox rolls white: 1.
Tezozomoc is done.
Itzcoatl is done.
The neutrals mobilise nobody.
Attack 2, defence 3.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl retreats to Tizapan.
The neutrals win.
Itzcoatl reorganises in Tizapan.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a jaguar knight into army B.
Itzcoatl puts a warrior into army B.
Itzcoatl is done.
Itzcoatl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Colhuacan to Cuitlahuac.
Army C of Coxcox goes from Cuitlahuac to Colhuacan.
Army C of Coxcox goes from Colhuacan to Iztapalapan.
A marker of Tezozomoc is drawn.
Tezozomoc plays Right of passage: Tenayuca.
Army C of Tezozomoc goes from Azcapotzalco to Tlacopan.
Itzcoatl is done.
Tezozomoc attacks the neutrals in Tlacopan.
Tezozomoc is done.
Itzcoatl is done.
Itzcoatl sends the neutrals a warrior.
Attack 2, defence 4.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Tezozomoc is done.
Itzcoatl is done.
Tezozomoc will lose a warrior of army C.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (C).
Tezozomoc retreats to Azcapotzalco.
The neutrals win.
A warrior of Itzcoatl becomes a jaguar knight in the reserve.
Tezozomoc is done.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
A marker of Coxcox is drawn.
Army A of Coxcox goes from Cuitlahuac to Colhuacan.
Army A of Coxcox goes from Colhuacan to Iztapalapan.
Coxcox is done.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 5 SP to Quetzalcoatl in all.
Tezozomoc has given 4 SP to Quetzalcoatl in all.
Itzcoatl has given 9 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 14 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 0, Tezozomoc 0.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 5; white: 6; white: 5.
Tezozomoc is done.
Itzcoatl is done.
0 SP and the best die, 6, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 6 begins. Order of play: Tezozomoc, Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Tezozomoc discards Fury of Yacatecuhtli.
The 39 discarded cards become the new deck.
Tezozomoc draws Insubordination and Raid.
Itzcoatl is done.
Itzcoatl draws Influence of the Tlenamacac and Sorcerer’s ruse.
Coxcox draws Assassination and Submission of a city-state.
Nezahualcoyotl draws Earthquake and Insubordination.
Phase: tribute.
Tezozomoc plays Insubordination: Tepetlaoztoc.
Tezozomoc is done.
Itzcoatl plays Sorcerer’s ruse: Nezahualcoyotl.
Itzcoatl sees the hand of Nezahualcoyotl: Earthquake and Insubordination.
Nezahualcoyotl discards Insubordination.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc receives 6 T and 0 SP.
Itzcoatl receives 7 T and 0 SP.
Coxcox receives 6 T and 1 SP.
Nezahualcoyotl receives 5 T and 1 SP.
Phase: purchases.
Tezozomoc buys a warrior for army B.
Tezozomoc buys a warrior for army B.
Tezozomoc is done.
Itzcoatl buys a general for army C.
Itzcoatl is done.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a general for army A.
Nezahualcoyotl puts a warrior into army A.
Nezahualcoyotl is done.
Phase: slave market.
Tezozomoc rolls white: 5.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 2 slaves.
Tezozomoc is done.
Itzcoatl bids 3 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 3 T and takes 2 SP.
Tezozomoc rolls white: 1.
Tezozomoc is done.
Itzcoatl plays Influence of the Tlenamacac.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl is done.
By the Influence of Itzcoatl die 1 is rolled again (white: 5).
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 2 slaves.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Tezozomoc bids 3 T.
Coxcox is done.
Tezozomoc pays 3 T and takes 2 SP.
Tezozomoc rolls white: 3.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Nobody wants lot 3.
Tezozomoc rolls white: 5.
Tezozomoc is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 4: 2 slaves.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl is done.
Coxcox bids 1 T.
Coxcox pays 1 T and takes 2 SP.
Phase: pochtecas.
Coxcox sends a pochteca: espionage, Tlaxcala.
Coxcox sends a pochteca: espionage, Tlaxcala.
Tezozomoc is done.
Itzcoatl is done.
Coxcox plays Submission of a city-state: Tepeyacac.
Coxcox rolls red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Coxcox plays Assassination: Coxcox.
Coxcox rolls red: nothing.
Tezozomoc is done.
Itzcoatl is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
The espionage of Coxcox in Tlaxcala succeeds.
The espionage of Coxcox in Tlaxcala succeeds.
Phase: lake.
Tezozomoc is done.
A ship of Itzcoatl sails from Lake Mexico to Lake Texcoco.
A ship of Itzcoatl sails from Lake Mexico to Lake Xochimilco.
A ship of Itzcoatl sails from Lake Xochimilco to Lake Mexico.
A ship of Itzcoatl sails from Lake Texcoco to Lake Mexico.
A ship of Itzcoatl sails from Lake Texcoco to Lake Mexico.
Itzcoatl is done.
Tezozomoc attacks the ships of Itzcoatl on Lake Xochimilco.
Tezozomoc is done.
Itzcoatl plays Intervention of Chalchiuhtlicue: Itzcoatl.
Tezozomoc rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Tezozomoc is done.
Nezahualcoyotl is done.
Itzcoatl loses a ship on Lake Xochimilco.
Tezozomoc loses a ship on Lake Xochimilco.
Tezozomoc is done.
Itzcoatl is done.
Phase: flower war.
Tezozomoc is done.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Army C of Coxcox goes from Iztapalapan to Coatlinchan.
Nezahualcoyotl is done.
Coxcox attacks the neutrals in Coatlinchan.
Tezozomoc is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Nezahualcoyotl rolls white: 1.
Tezozomoc is done.
Nezahualcoyotl is done.
The neutrals mobilise nobody.
Attack 6, defence 3.
Coxcox rolls yellow: nothing; yellow: nothing; red: nothing; red: a lance.
Tezozomoc is done.
Nezahualcoyotl is done.
Coxcox will lose a jaguar knight of army C.
Coxcox has chosen the losses.
Coxcox loses one jaguar knight (C).
Coxcox is done.
Attack 4, defence 3.
Coxcox rolls yellow: nothing; yellow: a lance; red: nothing; red: nothing.
Tezozomoc is done.
Nezahualcoyotl is done.
Captured: one warrior.
Coxcox retreats to Iztapalapan.
The neutrals win.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl plays Earthquake: Tizapan.
Tizapan is struck.
Itzcoatl retreats to Tenochtitlan.
Itzcoatl retreats to Tenochtitlan.
Army A of Nezahualcoyotl goes from Texcoco to Tepetlaoztoc.
Nezahualcoyotl attacks the neutrals in Tepetlaoztoc.
Tezozomoc is done.
Tezozomoc rolls white: 2.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 3, defence 3.
Nezahualcoyotl rolls red: nothing; red: nothing; red: nothing; red: nothing.
Tezozomoc is done.
Nezahualcoyotl retreats to Texcoco.
The neutrals win.
Nezahualcoyotl is done.
A marker of Coxcox is drawn.
Coxcox is done.
A marker of Itzcoatl is drawn.
Army B of Itzcoatl goes from Tenochtitlan to Tepeyacac.
Itzcoatl attacks the neutrals in Tepeyacac.
Tezozomoc is done.
Coxcox rolls white: 4.
Tezozomoc is done.
The neutrals mobilise one warrior.
Attack 3, defence 4.
Itzcoatl rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Itzcoatl is done.
Attack 3, defence 4.
Itzcoatl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Tezozomoc is done.
Itzcoatl loses one warrior and one jaguar knight (B, B).
Army B of Itzcoatl is destroyed.
The neutrals win.
Itzcoatl is done.
A marker of Itzcoatl is drawn.
Army C of Itzcoatl goes from Tenochtitlan to Tepeyacac.
Itzcoatl attacks the neutrals in Tepeyacac.
Tezozomoc is done.
Coxcox rolls white: 6.
Tezozomoc is done.
The neutrals mobilise one jaguar knight.
Attack 1, defence 5.
Itzcoatl rolls red: a lance; red: a lance; yellow: nothing; yellow: a lance.
Tezozomoc is done.
Itzcoatl loses one warrior (C).
Army C of Itzcoatl is destroyed.
Captured: one warrior and one jaguar knight.
The neutrals win.
Itzcoatl is done.
A marker of Tezozomoc is drawn.
Army C of Tezozomoc goes from Azcapotzalco to Teocalhueyacan.
Army C of Tezozomoc goes from Teocalhueyacan to Tlacopan.
Tezozomoc attacks the neutrals in Tlacopan.
Tezozomoc is done.
Itzcoatl rolls white: 1.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 1, defence 3.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Tezozomoc is done.
Tezozomoc retreats to Teocalhueyacan.
The neutrals win.
Tezozomoc plays Raid: Cuitlahuac.
Tezozomoc attacks Coxcox in Cuitlahuac.
Coxcox sends 0 counters of the reserve (warriors 0, jaguar knights 0).
Tezozomoc wins.
Cuitlahuac becomes neutral.
Tezozomoc is done.
A marker of Tezozomoc is drawn.
Army B of Tezozomoc goes from Azcapotzalco to Tenayuca.
Tezozomoc attacks the neutrals in Tenayuca.
Itzcoatl rolls white: 5.
The neutrals mobilise one warrior.
Attack 5, defence 4.
Tezozomoc rolls yellow: a lance; yellow: a lance; red: a lance; red: nothing.
Captured: 2 warriors.
Tezozomoc will lose a warrior of army B.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (B).
Tezozomoc retreats to Azcapotzalco.
The neutrals win.
Tezozomoc is done.
A marker of Itzcoatl is drawn.
Army A of Itzcoatl goes from Tenochtitlan to Lake Texcoco.
Army A of Itzcoatl goes from Lake Texcoco to Tenochtitlan.
Itzcoatl reorganises in Tenochtitlan.
Itzcoatl puts a warrior into army A.
Itzcoatl puts a warrior into the reserve.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl puts a jaguar knight into army A.
Itzcoatl puts a jaguar knight into the reserve.
Itzcoatl is done.
Itzcoatl is done.
Itzcoatl is done.
Phase: judgement of the gods.
Tezozomoc sets 2 SP aside.
Tezozomoc has given 6 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 10 SP to Quetzalcoatl in all.
Coxcox has given 14 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
36 SP have gone into the urn so far: Quetzalcoatl does not climb, 16 SP stay in it.
Itzcoatl sets 1 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 1, Coxcox 0, Nezahualcoyotl 0, Tezozomoc 0.
Wrath of Tezcatlipoca: 10.
Tezozomoc rolls white: 2; white: 1; white: 2.
1 SP and the best die, 2, do not reach the wrath of 10: Tezcatlipoca descends to step 3.
Round 7 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl and Tezozomoc.
Phase: cards.
Itzcoatl draws Influence of the Tlenamacac and Earthquake.
Coxcox draws Raid and Intervention of Tlaloc.
Nezahualcoyotl draws Reinforcements and Raid.
Tezozomoc draws Submission of a city-state and Diversion.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl receives 7 T and 0 SP.
Coxcox receives 5 T and 0 SP.
Nezahualcoyotl receives 5 T and 1 SP.
Tezozomoc receives 6 T and 0 SP.
Phase: purchases.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Tezozomoc buys a ship: Lake Mexico.
Tezozomoc buys a pochteca.
Tezozomoc buys a general for army A.
Tezozomoc puts a jaguar knight into army A.
Tezozomoc is done.
Phase: slave market.
Itzcoatl rolls white: 4.
Itzcoatl plays Influence of the Tlenamacac.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
By the Influence of Itzcoatl die 1 is rolled again (white: 4).
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 1: 2 slaves.
Itzcoatl is done.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox pays 4 T and takes 2 SP.
Itzcoatl rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 2: 1 slave.
Coxcox is done.
Nezahualcoyotl bids 3 T.
Tezozomoc is done.
Itzcoatl bids 5 T.
Nezahualcoyotl is done.
Itzcoatl pays 5 T and takes 1 SP.
Itzcoatl rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 3: 3 slaves.
Nezahualcoyotl bids 1 T.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 1 T and takes 3 SP.
Itzcoatl rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Lot 4: 3 slaves.
Tezozomoc is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nobody wants lot 4.
Phase: pochtecas.
Coxcox sends a pochteca: espionage, Tultitlan.
Coxcox sends a pochteca: espionage, Ecatepec.
Nezahualcoyotl sends a pochteca: alliance, Zumpango.
Tezozomoc sends a pochteca: expedition.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc plays Submission of a city-state: Ecatepec.
Tezozomoc rolls red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc is done.
The espionage of Coxcox in Tultitlan succeeds.
The espionage of Coxcox in Ecatepec succeeds.
The alliance of Nezahualcoyotl in Zumpango succeeds.
Zumpango belongs to Nezahualcoyotl now.
The expedition of Tezozomoc returns with 2 T.
Phase: lake.
Itzcoatl is done.
A ship of Tezozomoc sails from Lake Mexico to Lake Texcoco.
A ship of Tezozomoc sails from Lake Xochimilco to Lake Texcoco.
Tezozomoc is done.
Itzcoatl attacks the ships of Tezozomoc on Lake Texcoco.
Itzcoatl is done.
Tezozomoc is done.
Itzcoatl rolls red: nothing; red: a lance; yellow: nothing; yellow: a lance.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc loses a ship on Lake Texcoco.
Itzcoatl loses a ship on Lake Texcoco.
Itzcoatl is done.
Tezozomoc is done.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
A marker of Coxcox is drawn.
Coxcox plays Raid: Zumpango.
Coxcox attacks Nezahualcoyotl in Zumpango.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox wins.
Zumpango becomes neutral.
Army A of Coxcox goes from Iztapalapan to Coatepec.
Coxcox attacks the neutrals in Coatepec.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Reinforcements: Coatepec.
Nezahualcoyotl is done.
Tezozomoc is done.
Nezahualcoyotl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one warrior.
Attack 5, defence 7.
Coxcox rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox is done.
Attack 4, defence 7.
Coxcox rolls red: nothing; red: nothing; yellow: a lance; yellow: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Coxcox will lose a warrior of army A.
Coxcox has chosen the losses.
Coxcox loses one warrior (A).
Coxcox retreats to Iztapalapan.
The neutrals win.
Coxcox is done.
A marker of Itzcoatl is drawn.
Itzcoatl plays Earthquake: Tlaxcala.
Tlaxcala is struck.
Army A of Itzcoatl goes from Tenochtitlan to Tizapan.
Army A of Itzcoatl goes from Tizapan to Toluca.
Tezozomoc is done.
Itzcoatl attacks the neutrals in Toluca.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc is done.
Coxcox rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Coxcox rolls yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The terrain takes a counter of the attacker.
Itzcoatl will lose a warrior of army A.
Itzcoatl has chosen the losses.
Itzcoatl loses one warrior (A).
Attack 2, defence 6.
Itzcoatl rolls red: a lance; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl loses one jaguar knight (A).
Army A of Itzcoatl is destroyed.
Captured: one jaguar knight.
The neutrals win.
A marker of Tezozomoc is drawn.
Tezozomoc reorganises in Azcapotzalco.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a jaguar knight into army A.
Tezozomoc puts a warrior into the reserve.
Tezozomoc puts a jaguar knight into the reserve.
Tezozomoc puts a warrior into army A.
Tezozomoc puts a warrior into army A.
Tezozomoc puts a warrior into army A.
Tezozomoc is done.
Tezozomoc dissolves army B.
Army C of Tezozomoc goes from Teocalhueyacan to Tula.
Tezozomoc attacks the neutrals in Tula.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl rolls white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise nobody.
Attack 1, defence 6.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc loses one warrior (C).
Army C of Tezozomoc is destroyed.
The neutrals win.
Tezozomoc is done.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Azcapotzalco to Tlacopan.
Tezozomoc attacks the neutrals in Tlacopan.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Itzcoatl sends the neutrals a warrior.
Itzcoatl rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
The neutrals mobilise one jaguar knight.
Attack 5, defence 6.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: a lance.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (A).
Tezozomoc is done.
Attack 4, defence 6.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Coxcox is done.
Nezahualcoyotl is done.
Tezozomoc is done.
Tezozomoc retreats to Teocalhueyacan.
The neutrals win.
A warrior of Itzcoatl becomes a jaguar knight in the reserve.
Tezozomoc plays Diversion.
A marker of Coxcox is drawn.
Coxcox reorganises in Iztapalapan.
Coxcox puts a jaguar knight into army A.
Coxcox puts a warrior into army C.
Coxcox puts a jaguar knight into army A.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army C.
Coxcox is done.
Army C of Coxcox goes from Iztapalapan to Colhuacan.
Army C of Coxcox goes from Colhuacan to Iztapalapan.
Coxcox reorganises in Iztapalapan.
Coxcox puts a jaguar knight into army A.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into army A.
Coxcox puts a warrior into army C.
Coxcox puts a jaguar knight into army A.
Coxcox is done.
Army C of Coxcox goes from Iztapalapan to Colhuacan.
Coxcox reorganises in Colhuacan.
Coxcox puts a warrior into the reserve.
Coxcox puts a warrior into army C.
Coxcox puts a warrior into the reserve.
Coxcox puts a jaguar knight into the reserve.
Coxcox puts a jaguar knight into army C.
Coxcox puts a jaguar knight into the reserve.
Coxcox is done.
Coxcox is done.
A marker of Nezahualcoyotl is drawn.
Nezahualcoyotl plays Raid: Tizapan.
Nezahualcoyotl attacks Itzcoatl in Tizapan.
Coxcox is done.
Itzcoatl sends 3 counters of the reserve (warriors 0, jaguar knights 3).
Itzcoatl rolls yellow: nothing.
Coxcox is done.
Attack 4, defence 6.
Nezahualcoyotl rolls red: a lance; red: a lance; yellow: a lance; yellow: a lance.
Coxcox is done.
Captured: 2 warriors.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl will lose a jaguar knight of the reserve.
Itzcoatl has chosen the losses.
Itzcoatl loses 2 jaguar knights (R, R).
Itzcoatl is done.
Attack 2, defence 2.
Nezahualcoyotl rolls red: a lance; red: nothing; red: nothing; red: nothing.
Coxcox is done.
Itzcoatl loses one jaguar knight (R).
Nezahualcoyotl wins and gains 3 SP.
Tizapan becomes neutral.
Army A of Nezahualcoyotl goes from Texcoco to Coatlinchan.
Coxcox is done.
Nezahualcoyotl attacks the neutrals in Coatlinchan.
Coxcox is done.
Coxcox sends the neutrals a jaguar knight.
Tezozomoc rolls white: 6.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Attack 3, defence 7.
Nezahualcoyotl rolls red: a lance; red: a lance; yellow: nothing; yellow: nothing.
Coxcox is done.
Captured: one warrior and one jaguar knight.
Nezahualcoyotl is done.
Attack 3, defence 4.
Nezahualcoyotl rolls red: nothing; red: nothing; yellow: a lance; yellow: a lance.
Coxcox is done.
Nezahualcoyotl loses one warrior and one jaguar knight (A, A).
Army A of Nezahualcoyotl is destroyed.
The neutrals win.
A marker of Tezozomoc is drawn.
Army A of Tezozomoc goes from Teocalhueyacan to Tula.
Tezozomoc attacks the neutrals in Tula.
Coxcox is done.
Itzcoatl rolls white: 5.
Coxcox is done.
The neutrals mobilise one jaguar knight.
Attack 4, defence 8.
Tezozomoc rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Coxcox is done.
Captured: one jaguar knight.
Tezozomoc will lose a warrior of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one warrior (A).
Tezozomoc is done.
Attack 3, defence 6.
Tezozomoc rolls red: nothing; red: a lance; yellow: a lance; yellow: nothing.
Coxcox is done.
Captured: one jaguar knight.
Tezozomoc will lose a jaguar knight of army A.
Tezozomoc has chosen the losses.
Tezozomoc loses one jaguar knight (A).
Tezozomoc is done.
Attack 1, defence 4.
Tezozomoc rolls red: nothing; red: nothing; yellow: nothing; yellow: nothing.
Coxcox is done.
Tezozomoc retreats to Teocalhueyacan.
The neutrals win.
A marker of Tezozomoc is drawn.
Tezozomoc is done.
Phase: judgement of the gods.
Itzcoatl has given 10 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox sets 3 SP aside.
Coxcox has given 19 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 13 SP to Quetzalcoatl in all.
Tezozomoc has given 6 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
Tezozomoc has chosen.
For Tezcatlipoca: Itzcoatl 1, Coxcox 0, Nezahualcoyotl 0, Tezozomoc 0.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white: 6; white: 2; white: 1.
Coxcox is done.
1 SP and the best die, 6, do not reach the wrath of 9: Tezcatlipoca descends to step 4.
Tezcatlipoca has reached the underworld: all have lost. Given: Itzcoatl 10, Coxcox 19, Nezahualcoyotl 13, Tezozomoc 6.
