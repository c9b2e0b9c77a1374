Itzcoatl has set up.
Coxcox has set up.
Nezahualcoyotl has set up.
Itzcoatl: ships 0, generals 0, warriors 0, jaguar knights 0, pochtecas 0.
Coxcox: ships 0, generals 0, warriors 0, jaguar knights 0, pochtecas 0.
Nezahualcoyotl: ships 0, generals 0, warriors 0, jaguar knights 0, pochtecas 0.
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
Coxcox receives 4 T and 0 SP.
Nezahualcoyotl receives 4 T and 0 SP.
Itzcoatl receives 4 T and 0 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox buys a jaguar knight (R).
Coxcox buys a jaguar knight (R).
Coxcox buys a jaguar knight (R).
Coxcox buys a warrior (R).
Coxcox is done.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl is done.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
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
Coxcox: the alliance in Acolman succeeds.
Acolman belongs to Coxcox now.
Coxcox: the alliance in Acolman fails.
Nezahualcoyotl: the alliance in Acolman fails.
Nezahualcoyotl: the alliance in Acolman fails.
Itzcoatl: the alliance in Acolman fails.
Itzcoatl: the alliance in Acolman fails.
Phase: lake.
Phase: flower war.
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
Coxcox rolls white, white, white: 1, 1, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
3 SP and the best die, 5, do not reach the wrath of 10: Tezcatlipoca descends to step 1.
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
Coxcox rolls red: 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Teocalhueyacan belongs to Coxcox now.
Coxcox is done.
Nezahualcoyotl: the alliance in Cuautitlan succeeds.
Cuautitlan belongs to Nezahualcoyotl now.
Nezahualcoyotl: the alliance in Cuautitlan fails.
Itzcoatl: the alliance in Cuautitlan fails.
Itzcoatl: the alliance in Cuautitlan fails.
Coxcox: the alliance in Cuautitlan fails.
Coxcox: the alliance in Cuautitlan fails.
Phase: lake.
Phase: flower war.
Phase: judgement of the gods.
Nezahualcoyotl has given 0 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 2 SP aside.
Coxcox has given 2 SP to Quetzalcoatl in all.
The urn has seen 2 SP: Quetzalcoatl climbs 0, 2 stay in it.
Itzcoatl has chosen.
Coxcox has chosen.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 0, Coxcox 0, Nezahualcoyotl 0.
Wrath of Tezcatlipoca: 11.
Nezahualcoyotl rolls white, white, white: 1, 4, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
0 SP and the best die, 4, do not reach the wrath of 11: Tezcatlipoca descends to step 2.
Round 3 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Heroic combat and Flood.
Heroic combat leaves the hand of Itzcoatl and is discarded.
Flood leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Sorcerer’s ruse and Raid.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Reinforcements and Influence of the Tlenamacac.
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
Itzcoatl: the alliance in Tenayuca succeeds.
Tenayuca belongs to Itzcoatl now.
Itzcoatl: the alliance in Tenayuca fails.
Coxcox: the alliance in Tenayuca fails.
Coxcox: the alliance in Tenayuca fails.
Nezahualcoyotl: the alliance in Tenayuca fails.
Nezahualcoyotl: the alliance in Tenayuca fails.
Phase: lake.
Phase: flower war.
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
Itzcoatl rolls white, white, white: 5, 1, 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
8 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Insubordination and Raid.
Reinforcements leaves the hand of Coxcox and is discarded.
Insubordination leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Assassination and Heroic combat.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
Assassination leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Sorcerer’s ruse and Assassination.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
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
Coxcox: the alliance in Tlacopan succeeds.
Tlacopan belongs to Coxcox now.
Coxcox: the alliance in Tlacopan fails.
Nezahualcoyotl: the alliance in Tlacopan fails.
Nezahualcoyotl: the alliance in Tlacopan fails.
Itzcoatl: the alliance in Tlacopan fails.
Itzcoatl: the alliance in Tlacopan fails.
Phase: lake.
Phase: flower war.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 5 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 5 SP to Quetzalcoatl in all.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
The urn has seen 10 SP: Quetzalcoatl climbs 0, 10 stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 6, 4, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
8 SP and the best die, 6, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Raid and Assassination.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Reinforcements leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Raid and Right of passage.
Right of passage leaves the hand of Itzcoatl and is discarded.
Diversion leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Reinforcements and Fury of Yacatecuhtli.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
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
Nezahualcoyotl: the alliance in Azcapotzalco succeeds.
Azcapotzalco belongs to Nezahualcoyotl now.
Nezahualcoyotl: the alliance in Azcapotzalco fails.
Itzcoatl: the alliance in Azcapotzalco fails.
Itzcoatl: the alliance in Azcapotzalco fails.
Coxcox: 2 expeditions return with 2 T.
Phase: lake.
Phase: flower war.
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
Nezahualcoyotl rolls white, white, white: 1, 4, 4.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
8 SP and the best die, 4, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Insubordination and Fury of Yacatecuhtli.
Insubordination leaves the hand of Itzcoatl and is discarded.
Assassination leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Submission of a city-state and Intervention of Chalchiuhtlicue.
Intervention of Chalchiuhtlicue leaves the hand of Coxcox and is discarded.
Submission of a city-state leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Earthquake and Right of passage.
Influence of the Tlenamacac leaves the hand of Nezahualcoyotl and is discarded.
Earthquake leaves the hand of Nezahualcoyotl and is discarded.
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
Itzcoatl: the alliance in Amaquemecan succeeds.
Amaquemecan belongs to Itzcoatl now.
Itzcoatl: the alliance in Amaquemecan fails.
Coxcox: the alliance in Amaquemecan fails.
Coxcox: an expedition returns with 6 T.
Nezahualcoyotl: the alliance in Amaquemecan fails.
Phase: lake.
Phase: flower war.
Phase: judgement of the gods.
Itzcoatl has given 0 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 17 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 1 SP aside.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
The urn has seen 23 SP: Quetzalcoatl climbs 1, 3 stay in it.
Itzcoatl sets 2 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 2, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 11.
Itzcoatl rolls white, white, white: 2, 2, 4.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
8 SP and the best die, 4, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Earthquake and Diversion.
Diversion leaves the hand of Coxcox and is discarded.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Intervention of Chalchiuhtlicue and Influence of the Tlenamacac.
Intervention of Chalchiuhtlicue leaves the hand of Nezahualcoyotl and is discarded.
Influence of the Tlenamacac leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
The 28 discarded cards become the new deck.
Itzcoatl draws: Sorcerer’s ruse and Sorcerer’s ruse.
Fury of Yacatecuhtli leaves the hand of Itzcoatl and is discarded.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
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
Coxcox: the alliance in Chalco succeeds.
Chalco belongs to Coxcox now.
Coxcox: the alliance in Chalco fails.
Nezahualcoyotl: the alliance in Chalco fails.
Itzcoatl: the alliance in Chalco fails.
Itzcoatl: an expedition returns with 2 T.
Phase: lake.
Phase: flower war.
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
Coxcox rolls white, white, white: 2, 1, 1.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 2, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Submission of a city-state and Submission of a city-state.
Right of passage leaves the hand of Nezahualcoyotl and is discarded.
Assassination leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Earthquake and Influence of the Tlenamacac.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Earthquake leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Diversion and Sorcerer’s ruse.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Raid leaves the hand of Coxcox and is discarded.
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
Nezahualcoyotl rolls red: 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl: the alliance in Coatepec succeeds.
Coatepec belongs to Nezahualcoyotl now.
Nezahualcoyotl: the alliance in Coatepec fails.
Itzcoatl: 2 expeditions return with 8 T.
Coxcox: the alliance in Coatepec fails.
Coxcox: the alliance in Coatepec fails.
Phase: lake.
Phase: flower war.
Phase: judgement of the gods.
Nezahualcoyotl has given 6 SP to Quetzalcoatl in all.
Itzcoatl sets 4 SP aside.
Itzcoatl has given 6 SP to Quetzalcoatl in all.
Coxcox sets 4 SP aside.
Coxcox has given 24 SP to Quetzalcoatl in all.
The urn has seen 36 SP: Quetzalcoatl climbs 0, 16 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Nezahualcoyotl rolls white, white, white: 3, 1, 6.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 6, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Diversion and Reinforcements.
Insubordination leaves the hand of Itzcoatl and is discarded.
Raid leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Intervention of Tlaloc and Fury of Yacatecuhtli.
Intervention of Tlaloc leaves the hand of Coxcox and is discarded.
Diversion leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Flood and Intervention of Tlaloc.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
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
Nezahualcoyotl rolls red: 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
Nezahualcoyotl is done.
Itzcoatl: the alliance in Cuitlahuac succeeds.
Cuitlahuac belongs to Itzcoatl now.
Itzcoatl: the alliance in Cuitlahuac fails.
Coxcox: the alliance in Cuitlahuac fails.
Nezahualcoyotl: the alliance in Cuitlahuac fails.
Nezahualcoyotl: the alliance in Cuitlahuac fails.
Phase: lake.
Phase: flower war.
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
Itzcoatl rolls white, white, white: 3, 5, 1.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 10 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Intervention of Chalchiuhtlicue and Reinforcements.
Raid leaves the hand of Coxcox and is discarded.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Heroic combat and Heroic combat.
Itzcoatl is done.
Itzcoatl draws: Insubordination and Influence of the Tlenamacac.
Insubordination leaves the hand of Itzcoatl and is discarded.
Raid leaves the hand of Itzcoatl and is discarded.
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
Coxcox: the alliance in Mixquic succeeds.
Mixquic belongs to Coxcox now.
Nezahualcoyotl: the alliance in Mixquic fails.
Itzcoatl: the alliance in Mixquic fails.
Itzcoatl: the alliance in Mixquic fails.
Phase: lake.
Phase: flower war.
Phase: judgement of the gods.
Coxcox sets 2 SP aside.
Coxcox has given 30 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 13 SP to Quetzalcoatl in all.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 8 SP to Quetzalcoatl in all.
The urn has seen 51 SP: Quetzalcoatl climbs 1, 11 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Coxcox rolls white, white, white: 3, 2, 5.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 5, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 11 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Flood and Intervention of Tlaloc.
Intervention of Tlaloc leaves the hand of Nezahualcoyotl and is discarded.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Assassination and Insubordination.
Insubordination leaves the hand of Itzcoatl and is discarded.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Assassination and Influence of the Tlenamacac.
Reinforcements leaves the hand of Coxcox and is discarded.
Intervention of Chalchiuhtlicue leaves the hand of Coxcox and is discarded.
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
Nezahualcoyotl: the alliance in Teotihuacan succeeds.
Teotihuacan belongs to Nezahualcoyotl now.
Itzcoatl: the alliance in Teotihuacan fails.
Itzcoatl: the alliance in Teotihuacan fails.
Coxcox: the alliance in Teotihuacan fails.
Coxcox: the alliance in Teotihuacan fails.
Phase: lake.
Phase: flower war.
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
Nezahualcoyotl rolls white, white, white: 1, 5, 1.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 5, reach the wrath of 11: Tezcatlipoca stays on step 2.
Round 12 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Intervention of Chalchiuhtlicue and Right of passage.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Right of passage leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
The 28 discarded cards become the new deck.
Coxcox draws: Raid and Sorcerer’s ruse.
Earthquake leaves the hand of Coxcox and is discarded.
Assassination leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Insubordination and Intervention of Tlaloc.
Raid leaves the hand of Nezahualcoyotl and is discarded.
Insubordination leaves the hand of Nezahualcoyotl and is discarded.
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
Itzcoatl: the alliance in Xaltocan succeeds.
Xaltocan belongs to Itzcoatl now.
Coxcox: an expedition returns with 4 T.
Nezahualcoyotl: the alliance in Xaltocan fails.
Nezahualcoyotl: the alliance in Xaltocan fails.
Phase: lake.
Phase: flower war.
Phase: judgement of the gods.
Itzcoatl sets 2 SP aside.
Itzcoatl has given 11 SP to Quetzalcoatl in all.
Coxcox sets 6 SP aside.
Coxcox has given 42 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 2 SP aside.
Nezahualcoyotl has given 18 SP to Quetzalcoatl in all.
The urn has seen 71 SP: Quetzalcoatl climbs 1, 11 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 10.
Itzcoatl rolls white, white, white: 3, 4, 2.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl is done.
9 SP and the best die, 4, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 13 begins. Order of play: Coxcox, Nezahualcoyotl and Itzcoatl.
Phase: cards.
Coxcox is done.
Coxcox draws: Influence of the Tlenamacac and Right of passage.
Raid leaves the hand of Coxcox and is discarded.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Intervention of Tlaloc and Sorcerer’s ruse.
Sorcerer’s ruse leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Reinforcements and Earthquake.
Assassination leaves the hand of Itzcoatl and is discarded.
Intervention of Chalchiuhtlicue leaves the hand of Itzcoatl and is discarded.
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
Coxcox: the assimilation in Chalco succeeds.
Coxcox: the assimilation in Teocalhueyacan succeeds.
Nezahualcoyotl: the assimilation in Cuautitlan succeeds.
Nezahualcoyotl: the assimilation in Cuautitlan fails.
Itzcoatl: the assimilation in Tenayuca succeeds.
Itzcoatl: the assimilation in Cuitlahuac succeeds.
Phase: lake.
Phase: flower war.
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
Coxcox rolls white, white, white: 3, 2, 2.
Coxcox is done.
Nezahualcoyotl is done.
Itzcoatl is done.
9 SP and the best die, 3, reach the wrath of 10: Tezcatlipoca stays on step 2.
Round 14 begins. Order of play: Nezahualcoyotl, Itzcoatl and Coxcox.
Phase: cards.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Submission of a city-state and Heroic combat.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl is done.
Itzcoatl draws: Flood and Diversion.
Diversion leaves the hand of Itzcoatl and is discarded.
Diversion leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Fury of Yacatecuhtli and Intervention of Tlaloc.
Influence of the Tlenamacac leaves the hand of Coxcox and is discarded.
Intervention of Tlaloc leaves the hand of Coxcox and is discarded.
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
Nezahualcoyotl rolls red: 5.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Tizapan belongs to Nezahualcoyotl now.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
Nezahualcoyotl: the assimilation in Teotihuacan succeeds.
Nezahualcoyotl: the assimilation in Coatepec succeeds.
Itzcoatl: the assimilation in Xaltocan succeeds.
Itzcoatl: an expedition returns with 2 T.
Coxcox: the assimilation in Tlacopan succeeds.
Coxcox: the assimilation in Mixquic succeeds.
Phase: lake.
Phase: flower war.
Phase: judgement of the gods.
Nezahualcoyotl sets 4 SP aside.
Nezahualcoyotl has given 25 SP to Quetzalcoatl in all.
Itzcoatl sets 7 SP aside.
Itzcoatl has given 20 SP to Quetzalcoatl in all.
Coxcox sets 5 SP aside.
Coxcox has given 52 SP to Quetzalcoatl in all.
The urn has seen 97 SP: Quetzalcoatl climbs 1, 17 stay in it.
Itzcoatl sets 3 SP aside.
Itzcoatl has chosen.
Coxcox sets 3 SP aside.
Coxcox has chosen.
Nezahualcoyotl sets 3 SP aside.
Nezahualcoyotl has chosen.
For Tezcatlipoca: Itzcoatl 3, Coxcox 3, Nezahualcoyotl 3.
Wrath of Tezcatlipoca: 9.
Nezahualcoyotl rolls white, white, white: 2, 1, 2.
Nezahualcoyotl is done.
Itzcoatl is done.
Coxcox is done.
9 SP and the best die, 2, reach the wrath of 9: Tezcatlipoca stays on step 2.
Round 15 begins. Order of play: Itzcoatl, Coxcox and Nezahualcoyotl.
Phase: cards.
Itzcoatl is done.
Itzcoatl draws: Right of passage and Raid.
Raid leaves the hand of Itzcoatl and is discarded.
Flood leaves the hand of Itzcoatl and is discarded.
Coxcox is done.
Coxcox draws: Influence of the Tlenamacac and Fury of Yacatecuhtli.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Nezahualcoyotl is done.
Nezahualcoyotl draws: Insubordination and Intervention of Chalchiuhtlicue.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
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
Itzcoatl: 2 expeditions return with 2 T.
Coxcox: the assimilation in Acolman succeeds.
Coxcox: the assimilation in Acolman fails.
Nezahualcoyotl: the assimilation in Tizapan succeeds.
Nezahualcoyotl: the assimilation in Tizapan fails.
Phase: lake.
Phase: flower war.
Phase: judgement of the gods.
Itzcoatl sets 9 SP aside.
Itzcoatl has given 29 SP to Quetzalcoatl in all.
Coxcox sets 7 SP aside.
Coxcox has given 59 SP to Quetzalcoatl in all.
Nezahualcoyotl sets 5 SP aside.
Nezahualcoyotl has given 30 SP to Quetzalcoatl in all.
The urn has seen 118 SP: Quetzalcoatl climbs 1, 18 stay in it.
Quetzalcoatl is in his temple. Given: Itzcoatl 29, Coxcox 59, Nezahualcoyotl 30. Winner: Coxcox.
