Itzcoatl has set up.
Coxcox has set up.
Nezahualcoyotl has set up.
Itzcoatl begins with no ship, 0 generals, no warrior, no jaguar knight and no pochteca.
Coxcox begins with no ship, 0 generals, no warrior, no jaguar knight and no pochteca.
Nezahualcoyotl begins with no ship, 0 generals, no warrior, no jaguar knight and no pochteca.
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
Coxcox receives 4 T and 0 SP.
Nezahualcoyotl receives 4 T and 0 SP.
Itzcoatl receives 4 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a jaguar knight for the reserve.
Coxcox buys a warrior for the reserve.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl buys a jaguar knight for the reserve.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl buys a warrior for the reserve.
Itzcoatl buys a jaguar knight for the reserve.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 2.
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
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 1 SP.
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
Coxcox sends a pochteca: alliance, Acolman.
Coxcox sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Itzcoatl sends a pochteca: alliance, Acolman.
Itzcoatl sends a pochteca: alliance, Acolman.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Acolman succeeds.
Acolman belongs to Coxcox now.
The alliance of Coxcox in Acolman fails.
The alliance of Nezahualcoyotl in Acolman fails.
The alliance of Nezahualcoyotl in Acolman fails.
The alliance of Itzcoatl in Acolman fails.
The alliance of Itzcoatl in Acolman fails.
Phase: lake.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox has given 0 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has chosen.
Coxcox sets 2 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 2, Nezahualcoyotl 1.
Wrath of Tezcatlipoca: 10.
Coxcox rolls white: 1; white: 1; white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
3 SP and the best die, 5, do not reach the wrath of 10: Tezcatlipoca descends to step 1.
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
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl takes 6 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Coxcox takes 5 T.
Coxcox is done.
Nezahualcoyotl receives 4 T and 0 SP.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 5 T and 2 SP.
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
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Coxcox is done.
Nezahualcoyotl pays 3 T and takes 2 SP.
Nezahualcoyotl rolls white: 3.
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
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 4 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Cuautitlan.
Nezahualcoyotl sends a pochteca: alliance, Cuautitlan.
Itzcoatl sends a pochteca: alliance, Cuautitlan.
Itzcoatl sends a pochteca: alliance, Cuautitlan.
Coxcox sends a pochteca: alliance, Cuautitlan.
Coxcox sends a pochteca: alliance, Cuautitlan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox plays Submission of a city-state: Teocalhueyacan.
Coxcox rolls red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Teocalhueyacan belongs to Coxcox now.
Coxcox is done.
The alliance of Nezahualcoyotl in Cuautitlan succeeds.
Cuautitlan belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Cuautitlan fails.
The alliance of Itzcoatl in Cuautitlan fails.
The alliance of Itzcoatl in Cuautitlan fails.
The alliance of Coxcox in Cuautitlan fails.
The alliance of Coxcox in Cuautitlan fails.
Phase: lake.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 2 SP to Quetzalcoatl in all.
2 SP have gone into the urn so far: Quetzalcoatl does not climb, 2 SP stay in it.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 1; white: 4; white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
0 SP and the best die, 4, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Heroic combat and Flood.
Itzcoatl discards Heroic combat.
Itzcoatl discards Flood.
Coxcox is done.
Coxcox draws Sorcerer’s ruse and Raid.
Nezahualcoyotl is done.
Nezahualcoyotl draws Reinforcements and Influence of the Tlenamacac.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 6 T and 2 SP.
Nezahualcoyotl receives 5 T and 2 SP.
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
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Nezahualcoyotl bids 4 T.
Itzcoatl bids 5 T.
Nezahualcoyotl bids 6 T.
Itzcoatl is done.
Nezahualcoyotl pays 6 T and takes 3 SP.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 2 slaves.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl bids 3 T.
Coxcox is done.
Itzcoatl pays 3 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
The alliance of Itzcoatl in Tenayuca fails.
The alliance of Coxcox in Tenayuca fails.
The alliance of Coxcox in Tenayuca fails.
The alliance of Nezahualcoyotl in Tenayuca fails.
The alliance of Nezahualcoyotl in Tenayuca fails.
Phase: lake.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 1 SP aside.
Coxcox has given 3 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 4 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white: 5; white: 1; white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
8 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Insubordination and Raid.
Coxcox discards Reinforcements.
Coxcox discards Insubordination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Assassination and Heroic combat.
Nezahualcoyotl discards Heroic combat.
Nezahualcoyotl discards Assassination.
Itzcoatl is done.
Itzcoatl draws Sorcerer’s ruse and Assassination.
Itzcoatl discards Influence of the Tlenamacac.
Itzcoatl discards Sorcerer’s ruse.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 6 T and 2 SP.
Nezahualcoyotl receives 5 T and 2 SP.
Itzcoatl receives 5 T and 2 SP.
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
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 1 T and takes 2 SP.
Coxcox rolls white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 4 T and takes 2 SP.
Coxcox rolls white: 3.
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
Coxcox sends a pochteca: alliance, Tlacopan.
Coxcox sends a pochteca: alliance, Tlacopan.
Nezahualcoyotl sends a pochteca: alliance, Tlacopan.
Nezahualcoyotl sends a pochteca: alliance, Tlacopan.
Itzcoatl sends a pochteca: alliance, Tlacopan.
Itzcoatl sends a pochteca: alliance, Tlacopan.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Tlacopan succeeds.
Tlacopan belongs to Coxcox now.
The alliance of Coxcox in Tlacopan fails.
The alliance of Nezahualcoyotl in Tlacopan fails.
The alliance of Nezahualcoyotl in Tlacopan fails.
The alliance of Itzcoatl in Tlacopan fails.
The alliance of Itzcoatl in Tlacopan fails.
Phase: lake.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 5 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 5 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
10 SP have gone into the urn so far: Quetzalcoatl does not climb, 10 SP stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 6; white: 4; white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
8 SP and the best die, 6, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Raid and Assassination.
Nezahualcoyotl discards Flood.
Nezahualcoyotl discards Reinforcements.
Itzcoatl is done.
Itzcoatl draws Raid and Right of passage.
Itzcoatl discards Right of passage.
Itzcoatl discards Diversion.
Coxcox is done.
Coxcox draws Reinforcements and Fury of Yacatecuhtli.
Coxcox discards Sorcerer’s ruse.
Coxcox discards Sorcerer’s ruse.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 5 T and 2 SP.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 7 T and 4 SP.
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
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Itzcoatl bids 4 T.
Coxcox bids 5 T.
Itzcoatl is done.
Coxcox pays 5 T and takes 3 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Itzcoatl bids 5 T.
Coxcox bids 6 T.
Itzcoatl is done.
Coxcox pays 6 T and takes 3 SP.
Nezahualcoyotl rolls white: 1.
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
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Azcapotzalco succeeds.
Azcapotzalco belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Azcapotzalco fails.
The alliance of Itzcoatl in Azcapotzalco fails.
The alliance of Itzcoatl in Azcapotzalco fails.
The 2 expeditions of Coxcox return with 2 T.
Phase: lake.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl has given 5 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 12 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 1; white: 4; white: 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
8 SP and the best die, 4, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Insubordination and Fury of Yacatecuhtli.
Itzcoatl discards Insubordination.
Itzcoatl discards Assassination.
Coxcox is done.
Coxcox draws Submission of a city-state and Intervention of Chalchiuhtlicue.
Coxcox discards Intervention of Chalchiuhtlicue.
Coxcox discards Submission of a city-state.
Nezahualcoyotl is done.
Nezahualcoyotl draws Earthquake and Right of passage.
Nezahualcoyotl discards Influence of the Tlenamacac.
Nezahualcoyotl discards Earthquake.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 7 T and 4 SP.
Nezahualcoyotl receives 6 T and 3 SP.
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
Itzcoatl rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 6.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 3 T and takes 3 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Amaquemecan.
Itzcoatl sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Amaquemecan succeeds.
Amaquemecan belongs to Itzcoatl now.
The alliance of Itzcoatl in Amaquemecan fails.
The alliance of Coxcox in Amaquemecan fails.
The expedition of Coxcox returns with 6 T.
The alliance of Nezahualcoyotl in Amaquemecan fails.
Phase: lake.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 17 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
23 SP have gone into the urn so far: Quetzalcoatl climbs one step, 3 SP stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white: 2; white: 2; white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
8 SP and the best die, 4, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Earthquake and Diversion.
Coxcox discards Diversion.
Coxcox discards Fury of Yacatecuhtli.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Chalchiuhtlicue and Influence of the Tlenamacac.
Nezahualcoyotl discards Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Influence of the Tlenamacac.
Itzcoatl is done.
The 28 discarded cards become the new deck.
Itzcoatl draws Sorcerer’s ruse and Sorcerer’s ruse.
Itzcoatl discards Fury of Yacatecuhtli.
Itzcoatl discards Sorcerer’s ruse.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 7 T and 4 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Itzcoatl receives 6 T and 3 SP.
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
Coxcox rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 3 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Nezahualcoyotl bids 5 T.
Itzcoatl bids 6 T.
Nezahualcoyotl is done.
Itzcoatl pays 6 T and takes 3 SP.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 1 slave.
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
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
Coxcox sends a pochteca: alliance, Chalco.
Coxcox sends a pochteca: alliance, Chalco.
Nezahualcoyotl sends a pochteca: alliance, Chalco.
Itzcoatl sends a pochteca: alliance, Chalco.
Itzcoatl sends a pochteca: expedition.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Chalco succeeds.
Chalco belongs to Coxcox now.
The alliance of Coxcox in Chalco fails.
The alliance of Nezahualcoyotl in Chalco fails.
The alliance of Itzcoatl in Chalco fails.
The expedition of Itzcoatl returns with 2 T.
Phase: lake.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 3 SP aside.
Coxcox has given 20 SP to Quetzalcoatl in all.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 2 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Coxcox rolls white: 2; white: 1; white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 2, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Submission of a city-state and Submission of a city-state.
Nezahualcoyotl discards Right of passage.
Nezahualcoyotl discards Assassination.
Itzcoatl is done.
Itzcoatl draws Earthquake and Influence of the Tlenamacac.
Itzcoatl discards Influence of the Tlenamacac.
Itzcoatl discards Earthquake.
Coxcox is done.
Coxcox draws Diversion and Sorcerer’s ruse.
Coxcox discards Sorcerer’s ruse.
Coxcox discards Raid.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 6 T and 3 SP.
Itzcoatl receives 6 T and 3 SP.
Coxcox receives 8 T and 5 SP.
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
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Coxcox bids 5 T.
Nezahualcoyotl is done.
Itzcoatl bids 6 T.
Coxcox is done.
Itzcoatl pays 6 T and takes 3 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 1 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Coatepec.
Nezahualcoyotl sends a pochteca: alliance, Coatepec.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: alliance, Coatepec.
Coxcox sends a pochteca: alliance, Coatepec.
Nezahualcoyotl plays Submission of a city-state: Xaltocan.
Nezahualcoyotl rolls red: nothing.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Coatepec succeeds.
Coatepec belongs to Nezahualcoyotl now.
The alliance of Nezahualcoyotl in Coatepec fails.
The 2 expeditions of Itzcoatl return with 8 T.
The alliance of Coxcox in Coatepec fails.
The alliance of Coxcox in Coatepec fails.
Phase: lake.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 6 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 24 SP to Quetzalcoatl in all.
36 SP have gone into the urn so far: Quetzalcoatl does not climb, 16 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white: 3; white: 1; white: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Diversion and Reinforcements.
Itzcoatl discards Insubordination.
Itzcoatl discards Raid.
Coxcox is done.
Coxcox draws Intervention of Tlaloc and Fury of Yacatecuhtli.
Coxcox discards Intervention of Tlaloc.
Coxcox discards Diversion.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Intervention of Tlaloc.
Nezahualcoyotl discards Heroic combat.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl takes 1 T.
Nezahualcoyotl is done.
Itzcoatl receives 6 T and 3 SP.
Coxcox receives 8 T and 5 SP.
Nezahualcoyotl receives 7 T and 4 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 2.
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
Nezahualcoyotl is done.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Submission of a city-state: Xaltocan.
Nezahualcoyotl rolls red: nothing.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Cuitlahuac succeeds.
Cuitlahuac belongs to Itzcoatl now.
The alliance of Itzcoatl in Cuitlahuac fails.
The alliance of Coxcox in Cuitlahuac fails.
The alliance of Nezahualcoyotl in Cuitlahuac fails.
The alliance of Nezahualcoyotl in Cuitlahuac fails.
Phase: lake.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Itzcoatl has given 6 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 28 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 8 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Itzcoatl rolls white: 3; white: 5; white: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 10 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Intervention of Chalchiuhtlicue and Reinforcements.
Coxcox discards Raid.
Coxcox discards Fury of Yacatecuhtli.
Nezahualcoyotl is done.
Nezahualcoyotl draws Heroic combat and Heroic combat.
Itzcoatl is done.
Itzcoatl draws Insubordination and Influence of the Tlenamacac.
Itzcoatl discards Insubordination.
Itzcoatl discards Raid.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 8 T and 5 SP.
Nezahualcoyotl receives 7 T and 4 SP.
Itzcoatl receives 7 T and 4 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Phase: slave market.
Coxcox rolls white: 3.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 6.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 2: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl pays 1 T and takes 3 SP.
Coxcox rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl bids 2 T.
Itzcoatl is done.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: alliance, Mixquic.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The alliance of Coxcox in Mixquic succeeds.
Mixquic belongs to Coxcox now.
The alliance of Nezahualcoyotl in Mixquic fails.
The alliance of Itzcoatl in Mixquic fails.
The alliance of Itzcoatl in Mixquic fails.
Phase: lake.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 30 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 13 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 8 SP to Quetzalcoatl in all.
51 SP have gone into the urn so far: Quetzalcoatl climbs one step, 11 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white: 3; white: 2; white: 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 11 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Flood and Intervention of Tlaloc.
Nezahualcoyotl discards Intervention of Tlaloc.
Nezahualcoyotl discards Flood.
Itzcoatl is done.
Itzcoatl draws Assassination and Insubordination.
Itzcoatl discards Insubordination.
Itzcoatl discards Influence of the Tlenamacac.
Coxcox is done.
Coxcox draws Assassination and Influence of the Tlenamacac.
Coxcox discards Reinforcements.
Coxcox discards Intervention of Chalchiuhtlicue.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 7 T and 4 SP.
Itzcoatl receives 7 T and 4 SP.
Coxcox receives 9 T and 6 SP.
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
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Coxcox pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Lot 3: 2 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Nezahualcoyotl pays 1 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Teotihuacan.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The alliance of Nezahualcoyotl in Teotihuacan succeeds.
Teotihuacan belongs to Nezahualcoyotl now.
The alliance of Itzcoatl in Teotihuacan fails.
The alliance of Itzcoatl in Teotihuacan fails.
The alliance of Coxcox in Teotihuacan fails.
The alliance of Coxcox in Teotihuacan fails.
Phase: lake.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 16 SP to Quetzalcoatl in all.
Itzcoatl sets 1 SP aside.
Itzcoatl has given 9 SP to Quetzalcoatl in all.
Coxcox sets 6 SP aside.
Coxcox has given 36 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white: 1; white: 5; white: 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 5, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 12 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Intervention of Chalchiuhtlicue and Right of passage.
Itzcoatl discards Sorcerer’s ruse.
Itzcoatl discards Right of passage.
Coxcox is done.
The 28 discarded cards become the new deck.
Coxcox draws Raid and Sorcerer’s ruse.
Coxcox discards Earthquake.
Coxcox discards Assassination.
Nezahualcoyotl is done.
Nezahualcoyotl draws Insubordination and Intervention of Tlaloc.
Nezahualcoyotl discards Raid.
Nezahualcoyotl discards Insubordination.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl takes 4 T.
Nezahualcoyotl is done.
Itzcoatl receives 7 T and 4 SP.
Coxcox receives 9 T and 6 SP.
Nezahualcoyotl receives 8 T and 5 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl is done.
Coxcox buys a pochteca.
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl is done.
Phase: slave market.
Itzcoatl rolls white: 5.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl is done.
Coxcox bids 4 T.
Nezahualcoyotl is done.
Coxcox pays 4 T and takes 2 SP.
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl is done.
Itzcoatl bids 2 T.
Coxcox is done.
Itzcoatl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Xaltocan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The alliance of Itzcoatl in Xaltocan succeeds.
Xaltocan belongs to Itzcoatl now.
The expedition of Coxcox returns with 4 T.
The alliance of Nezahualcoyotl in Xaltocan fails.
The alliance of Nezahualcoyotl in Xaltocan fails.
Phase: lake.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 11 SP to Quetzalcoatl in all.
Coxcox sets 6 SP aside.
Coxcox has given 42 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 18 SP to Quetzalcoatl in all.
71 SP have gone into the urn so far: Quetzalcoatl climbs one step, 11 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white: 3; white: 4; white: 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 4, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 13 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws Influence of the Tlenamacac and Right of passage.
Coxcox discards Raid.
Coxcox discards Sorcerer’s ruse.
Nezahualcoyotl is done.
Nezahualcoyotl draws Intervention of Tlaloc and Sorcerer’s ruse.
Nezahualcoyotl discards Sorcerer’s ruse.
Itzcoatl is done.
Itzcoatl draws Reinforcements and Earthquake.
Itzcoatl discards Assassination.
Itzcoatl discards Intervention of Chalchiuhtlicue.
Phase: tribute.
Coxcox is done.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Nezahualcoyotl takes 1 T.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox receives 9 T and 6 SP.
Nezahualcoyotl receives 8 T and 5 SP.
Itzcoatl receives 8 T and 5 SP.
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
Nezahualcoyotl bids 1 T.
Itzcoatl is done.
Coxcox bids 2 T.
Nezahualcoyotl is done.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 2.
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
Coxcox sends a pochteca: assimilation, Chalco.
Coxcox sends a pochteca: assimilation, Teocalhueyacan.
Nezahualcoyotl sends a pochteca: assimilation, Cuautitlan.
Nezahualcoyotl sends a pochteca: assimilation, Cuautitlan.
Itzcoatl sends a pochteca: assimilation, Tenayuca.
Itzcoatl sends a pochteca: assimilation, Cuitlahuac.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
The assimilation of Coxcox in Chalco succeeds.
The assimilation of Coxcox in Teocalhueyacan succeeds.
The assimilation of Nezahualcoyotl in Cuautitlan succeeds.
The assimilation of Nezahualcoyotl in Cuautitlan fails.
The assimilation of Itzcoatl in Tenayuca succeeds.
The assimilation of Itzcoatl in Cuitlahuac succeeds.
Phase: lake.
Phase: flower war.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Phase: judgement of the gods.
Coxcox sets 5 SP aside.
Coxcox has given 47 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has given 21 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 13 SP to Quetzalcoatl in all.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Coxcox rolls white: 3; white: 2; white: 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 3, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 14 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws Submission of a city-state and Heroic combat.
Nezahualcoyotl discards Flood.
Itzcoatl is done.
Itzcoatl draws Flood and Diversion.
Itzcoatl discards Diversion.
Itzcoatl discards Diversion.
Coxcox is done.
Coxcox draws Fury of Yacatecuhtli and Intervention of Tlaloc.
Coxcox discards Influence of the Tlenamacac.
Coxcox discards Intervention of Tlaloc.
Phase: tribute.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl receives 8 T and 6 SP.
Itzcoatl receives 8 T and 7 SP.
Coxcox receives 9 T and 8 SP.
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
Nezahualcoyotl sends a pochteca: assimilation, Teotihuacan.
Nezahualcoyotl sends a pochteca: assimilation, Coatepec.
Itzcoatl sends a pochteca: assimilation, Xaltocan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: assimilation, Tlacopan.
Coxcox sends a pochteca: assimilation, Mixquic.
Nezahualcoyotl plays Submission of a city-state: Tizapan.
Nezahualcoyotl rolls red: a lance.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Tizapan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
The assimilation of Nezahualcoyotl in Teotihuacan succeeds.
The assimilation of Nezahualcoyotl in Coatepec succeeds.
The assimilation of Itzcoatl in Xaltocan succeeds.
The expedition of Itzcoatl returns with 2 T.
The assimilation of Coxcox in Tlacopan succeeds.
The assimilation of Coxcox in Mixquic succeeds.
Phase: lake.
Phase: flower war.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 25 SP to Quetzalcoatl in all.
Itzcoatl sets 7 SP aside.
Itzcoatl has given 20 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 52 SP to Quetzalcoatl in all.
97 SP have gone into the urn so far: Quetzalcoatl climbs one step, 17 SP stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Nezahualcoyotl rolls white: 2; white: 1; white: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 2, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 15 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws Right of passage and Raid.
Itzcoatl discards Raid.
Itzcoatl discards Flood.
Coxcox is done.
Coxcox draws Influence of the Tlenamacac and Fury of Yacatecuhtli.
Coxcox discards Fury of Yacatecuhtli.
Coxcox discards Fury of Yacatecuhtli.
Nezahualcoyotl is done.
Nezahualcoyotl draws Insubordination and Intervention of Chalchiuhtlicue.
Nezahualcoyotl discards Heroic combat.
Phase: tribute.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl receives 8 T and 8 SP.
Coxcox receives 9 T and 10 SP.
Nezahualcoyotl receives 9 T and 8 SP.
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
Itzcoatl rolls white: 3.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl pays 1 T and takes 1 SP.
Itzcoatl rolls white: 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Lot 2: 2 slaves.
Coxcox is done.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Nezahualcoyotl is done.
Itzcoatl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 2.
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
Coxcox sends a pochteca: assimilation, Acolman.
Coxcox sends a pochteca: assimilation, Acolman.
Nezahualcoyotl sends a pochteca: assimilation, Tizapan.
Nezahualcoyotl sends a pochteca: assimilation, Tizapan.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
The 2 expeditions of Itzcoatl return with 2 T.
The assimilation of Coxcox in Acolman succeeds.
The assimilation of Coxcox in Acolman fails.
The assimilation of Nezahualcoyotl in Tizapan succeeds.
The assimilation of Nezahualcoyotl in Tizapan fails.
Phase: lake.
Phase: flower war.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Phase: judgement of the gods.
Itzcoatl sets 9 SP aside.
Itzcoatl has given 29 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 59 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 30 SP to Quetzalcoatl in all.
118 SP have gone into the urn so far: Quetzalcoatl climbs one step, 18 SP stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 29, Coxcox 59, Nezahualcoyotl 30. Winner: Coxcox.
