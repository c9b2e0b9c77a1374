Itzcoatl has set up.
Coxcox has set up.
Nezahualcoyotl has set up.
Itzcoatl: ships 0, generals 0, warriors 0, jaguar knights 0, pochtecas 0.
Coxcox: ships 0, generals 0, warriors 0, jaguar knights 0, pochtecas 0.
Nezahualcoyotl: ships 0, generals 0, warriors 0, jaguar knights 0, pochtecas 0.
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
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a warrior (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl buys a jaguar knight (R).
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
Itzcoatl buys a warrior (R).
Itzcoatl buys a jaguar knight (R).
Itzcoatl: no more.
Phase: slave market.
Coxcox rolls white: 2.
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
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Acolman.
Coxcox sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Nezahualcoyotl sends a pochteca: alliance, Acolman.
Itzcoatl sends a pochteca: alliance, Acolman.
Itzcoatl sends a pochteca: alliance, Acolman.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
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
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
8 are too few: Tezcatlipoca descends to step 1.
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
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl takes 6 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox plays Intervention of Tlaloc.
Coxcox rolls white: 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Coxcox takes 5 T.
Coxcox: no more.
Nezahualcoyotl receives 4 T and 0 SP.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 5 T and 2 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl: no more.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Coxcox: no more.
Nezahualcoyotl pays 3 T and takes 2 SP.
Nezahualcoyotl rolls white: 3.
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
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 4 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Cuautitlan.
Nezahualcoyotl sends a pochteca: alliance, Cuautitlan.
Itzcoatl sends a pochteca: alliance, Cuautitlan.
Itzcoatl sends a pochteca: alliance, Cuautitlan.
Coxcox sends a pochteca: alliance, Cuautitlan.
Coxcox sends a pochteca: alliance, Cuautitlan.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox plays Submission of a city-state: Teocalhueyacan.
Coxcox rolls red: 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Teocalhueyacan belongs to Coxcox now.
Coxcox: no more.
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
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
4 are too few: Tezcatlipoca descends to step 2.
Round 3 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Heroic combat, Flood.
Heroic combat leaves the hand of Itzcoatl and is discarded.
Flood leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Sorcerer’s ruse, Raid.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Reinforcements, Influence of the Tlenamacac.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl receives 4 T and 0 SP.
Coxcox receives 6 T and 2 SP.
Nezahualcoyotl receives 5 T and 2 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
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
Itzcoatl rolls white: 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 2: 3 slaves.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl bids 3 T.
Coxcox: no more.
Nezahualcoyotl bids 4 T.
Itzcoatl bids 5 T.
Nezahualcoyotl bids 6 T.
Itzcoatl: no more.
Nezahualcoyotl pays 6 T and takes 3 SP.
Itzcoatl rolls white: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 2 slaves.
Nezahualcoyotl: no more.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl bids 3 T.
Coxcox: no more.
Itzcoatl pays 3 T and takes 2 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Itzcoatl sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Coxcox sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Nezahualcoyotl sends a pochteca: alliance, Tenayuca.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
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
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
13 are enough: Tezcatlipoca stays on step 2.
Round 4 begins. Order of play: Coxcox, Nezahualcoyotl, Itzcoatl.
Phase: cards.
Coxcox: no more.
Coxcox draws: Insubordination, Raid.
Reinforcements leaves the hand of Coxcox and is discarded.
Insubordination leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Assassination, Heroic combat.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
Assassination leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Sorcerer’s ruse, Assassination.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Phase: tribute.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox receives 6 T and 2 SP.
Nezahualcoyotl receives 5 T and 2 SP.
Itzcoatl receives 5 T and 2 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Phase: slave market.
Coxcox rolls white: 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 1: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 1 T and takes 2 SP.
Coxcox rolls white: 5.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 2: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl bids 4 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 4 T and takes 2 SP.
Coxcox rolls white: 3.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Tlacopan.
Coxcox sends a pochteca: alliance, Tlacopan.
Nezahualcoyotl sends a pochteca: alliance, Tlacopan.
Nezahualcoyotl sends a pochteca: alliance, Tlacopan.
Itzcoatl sends a pochteca: alliance, Tlacopan.
Itzcoatl sends a pochteca: alliance, Tlacopan.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
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
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
14 are enough: Tezcatlipoca stays on step 2.
Round 5 begins. Order of play: Nezahualcoyotl, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Raid, Assassination.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Reinforcements leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Raid, Right of passage.
Right of passage leaves the hand of Itzcoatl and is discarded.
Diversion leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Reinforcements, Fury of Yacatecuhtli.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Phase: tribute.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl receives 5 T and 2 SP.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 7 T and 4 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl: no more.
Itzcoatl bids 4 T.
Coxcox bids 5 T.
Itzcoatl: no more.
Coxcox pays 5 T and takes 3 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl bids 3 T.
Coxcox bids 4 T.
Itzcoatl bids 5 T.
Coxcox bids 6 T.
Itzcoatl: no more.
Coxcox pays 6 T and takes 3 SP.
Nezahualcoyotl rolls white: 1.
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
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Nezahualcoyotl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Itzcoatl sends a pochteca: alliance, Azcapotzalco.
Coxcox sends a pochteca: expedition.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
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
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
12 are enough: Tezcatlipoca stays on step 2.
Round 6 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Insubordination, Fury of Yacatecuhtli.
Insubordination leaves the hand of Itzcoatl and is discarded.
Assassination leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Submission of a city-state, Intervention of Chalchiuhtlicue.
Intervention of Chalchiuhtlicue leaves the hand of Coxcox and is discarded.
Submission of a city-state leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Earthquake, Right of passage.
Influence of the Tlenamacac leaves the hand of Nezahualcoyotl and is discarded.
Earthquake leaves the hand of Nezahualcoyotl and is discarded.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl receives 5 T and 2 SP.
Coxcox receives 7 T and 4 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Phase: slave market.
Itzcoatl rolls white: 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Itzcoatl rolls white: 1.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 6.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox bids 3 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 3 T and takes 3 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Amaquemecan.
Itzcoatl sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: alliance, Amaquemecan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: alliance, Amaquemecan.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
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
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
12 are enough: Tezcatlipoca stays on step 2.
Round 7 begins. Order of play: Coxcox, Nezahualcoyotl, Itzcoatl.
Phase: cards.
Coxcox: no more.
Coxcox draws: Earthquake, Diversion.
Diversion leaves the hand of Coxcox and is discarded.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Intervention of Chalchiuhtlicue, Influence of the Tlenamacac.
Intervention of Chalchiuhtlicue leaves the hand of Nezahualcoyotl and is discarded.
Influence of the Tlenamacac leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
The 28 discarded cards become the new deck.
Itzcoatl draws: Sorcerer’s ruse, Sorcerer’s ruse.
Fury of Yacatecuhtli leaves the hand of Itzcoatl and is discarded.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Phase: tribute.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox receives 7 T and 4 SP.
Nezahualcoyotl receives 6 T and 3 SP.
Itzcoatl receives 6 T and 3 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Phase: slave market.
Coxcox rolls white: 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 1: 3 slaves.
Coxcox: no more.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Nezahualcoyotl bids 5 T.
Itzcoatl bids 6 T.
Nezahualcoyotl: no more.
Itzcoatl pays 6 T and takes 3 SP.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 2: 1 slave.
Nezahualcoyotl: no more.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Chalco.
Coxcox sends a pochteca: alliance, Chalco.
Nezahualcoyotl sends a pochteca: alliance, Chalco.
Itzcoatl sends a pochteca: alliance, Chalco.
Itzcoatl sends a pochteca: expedition.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
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
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
11 are enough: Tezcatlipoca stays on step 2.
Round 8 begins. Order of play: Nezahualcoyotl, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Submission of a city-state, Submission of a city-state.
Right of passage leaves the hand of Nezahualcoyotl and is discarded.
Assassination leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Earthquake, Influence of the Tlenamacac.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Earthquake leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Diversion, Sorcerer’s ruse.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Raid leaves the hand of Coxcox and is discarded.
Phase: tribute.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl receives 6 T and 3 SP.
Itzcoatl receives 6 T and 3 SP.
Coxcox receives 8 T and 5 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 3.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 6.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 3 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Coxcox bids 5 T.
Nezahualcoyotl: no more.
Itzcoatl bids 6 T.
Coxcox: no more.
Itzcoatl pays 6 T and takes 3 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 3: 2 slaves.
Coxcox bids 1 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
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
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
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
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
15 are enough: Tezcatlipoca stays on step 2.
Round 9 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Diversion, Reinforcements.
Insubordination leaves the hand of Itzcoatl and is discarded.
Raid leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Intervention of Tlaloc, Fury of Yacatecuhtli.
Intervention of Tlaloc leaves the hand of Coxcox and is discarded.
Diversion leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Flood, Intervention of Tlaloc.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 1.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl takes 1 T.
Nezahualcoyotl: no more.
Itzcoatl receives 6 T and 3 SP.
Coxcox receives 8 T and 5 SP.
Nezahualcoyotl receives 7 T and 4 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Phase: slave market.
Itzcoatl rolls white: 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
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
Itzcoatl rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 1 slave.
Nezahualcoyotl: no more.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl sends a pochteca: alliance, Cuitlahuac.
Coxcox sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Nezahualcoyotl sends a pochteca: alliance, Cuitlahuac.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl plays Submission of a city-state: Xaltocan.
Nezahualcoyotl rolls red: 1.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl: no more.
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
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
14 are enough: Tezcatlipoca stays on step 2.
Round 10 begins. Order of play: Coxcox, Nezahualcoyotl, Itzcoatl.
Phase: cards.
Coxcox: no more.
Coxcox draws: Intervention of Chalchiuhtlicue, Reinforcements.
Raid leaves the hand of Coxcox and is discarded.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Heroic combat, Heroic combat.
Itzcoatl: no more.
Itzcoatl draws: Insubordination, Influence of the Tlenamacac.
Insubordination leaves the hand of Itzcoatl and is discarded.
Raid leaves the hand of Itzcoatl and is discarded.
Phase: tribute.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox receives 8 T and 5 SP.
Nezahualcoyotl receives 7 T and 4 SP.
Itzcoatl receives 7 T and 4 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Phase: slave market.
Coxcox rolls white: 3.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 1: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl: no more.
Itzcoatl bids 2 T.
Coxcox: no more.
Itzcoatl pays 2 T and takes 1 SP.
Coxcox rolls white: 6.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 2: 3 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl pays 1 T and takes 3 SP.
Coxcox rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl bids 2 T.
Itzcoatl: no more.
Nezahualcoyotl pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: alliance, Mixquic.
Nezahualcoyotl sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: alliance, Mixquic.
Itzcoatl sends a pochteca: alliance, Mixquic.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
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
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
14 are enough: Tezcatlipoca stays on step 2.
Round 11 begins. Order of play: Nezahualcoyotl, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Flood, Intervention of Tlaloc.
Intervention of Tlaloc leaves the hand of Nezahualcoyotl and is discarded.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Assassination, Insubordination.
Insubordination leaves the hand of Itzcoatl and is discarded.
Influence of the Tlenamacac leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Assassination, Influence of the Tlenamacac.
Reinforcements leaves the hand of Coxcox and is discarded.
Intervention of Chalchiuhtlicue leaves the hand of Coxcox and is discarded.
Phase: tribute.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl receives 7 T and 4 SP.
Itzcoatl receives 7 T and 4 SP.
Coxcox receives 9 T and 6 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Phase: slave market.
Nezahualcoyotl rolls white: 4.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 1: 2 slaves.
Nezahualcoyotl bids 1 T.
Itzcoatl: no more.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Coxcox bids 4 T.
Nezahualcoyotl: no more.
Coxcox pays 4 T and takes 2 SP.
Nezahualcoyotl rolls white: 1.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 3: 2 slaves.
Coxcox: no more.
Nezahualcoyotl bids 1 T.
Itzcoatl: no more.
Nezahualcoyotl pays 1 T and takes 2 SP.
Phase: pochtecas.
Nezahualcoyotl sends a pochteca: alliance, Teotihuacan.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Itzcoatl sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Coxcox sends a pochteca: alliance, Teotihuacan.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
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
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
14 are enough: Tezcatlipoca stays on step 2.
Round 12 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Intervention of Chalchiuhtlicue, Right of passage.
Sorcerer’s ruse leaves the hand of Itzcoatl and is discarded.
Right of passage leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
The 28 discarded cards become the new deck.
Coxcox draws: Raid, Sorcerer’s ruse.
Earthquake leaves the hand of Coxcox and is discarded.
Assassination leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Insubordination, Intervention of Tlaloc.
Raid leaves the hand of Nezahualcoyotl and is discarded.
Insubordination leaves the hand of Nezahualcoyotl and is discarded.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Nezahualcoyotl takes 4 T.
Nezahualcoyotl: no more.
Itzcoatl receives 7 T and 4 SP.
Coxcox receives 9 T and 6 SP.
Nezahualcoyotl receives 8 T and 5 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Phase: slave market.
Itzcoatl rolls white: 5.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 1: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl: no more.
Coxcox bids 4 T.
Nezahualcoyotl: no more.
Coxcox pays 4 T and takes 2 SP.
Itzcoatl rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 2: 1 slave.
Coxcox bids 1 T.
Nezahualcoyotl: no more.
Itzcoatl bids 2 T.
Coxcox: no more.
Itzcoatl pays 2 T and takes 1 SP.
Itzcoatl rolls white: 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl: no more.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: alliance, Xaltocan.
Coxcox sends a pochteca: expedition.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Nezahualcoyotl sends a pochteca: alliance, Xaltocan.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
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
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
13 are enough: Tezcatlipoca stays on step 2.
Round 13 begins. Order of play: Coxcox, Nezahualcoyotl, Itzcoatl.
Phase: cards.
Coxcox: no more.
Coxcox draws: Influence of the Tlenamacac, Right of passage.
Raid leaves the hand of Coxcox and is discarded.
Sorcerer’s ruse leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Intervention of Tlaloc, Sorcerer’s ruse.
Sorcerer’s ruse leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Reinforcements, Earthquake.
Assassination leaves the hand of Itzcoatl and is discarded.
Intervention of Chalchiuhtlicue leaves the hand of Itzcoatl and is discarded.
Phase: tribute.
Coxcox: no more.
Nezahualcoyotl plays Intervention of Tlaloc.
Nezahualcoyotl rolls white: 1.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Nezahualcoyotl takes 1 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox receives 9 T and 6 SP.
Nezahualcoyotl receives 8 T and 5 SP.
Itzcoatl receives 8 T and 5 SP.
Phase: purchases.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
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
Coxcox rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 2: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl: no more.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Coxcox pays 2 T and takes 1 SP.
Coxcox rolls white: 2.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Lot 3: 1 slave.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox pays 2 T and takes 1 SP.
Phase: pochtecas.
Coxcox sends a pochteca: assimilation, Chalco.
Coxcox sends a pochteca: assimilation, Teocalhueyacan.
Nezahualcoyotl sends a pochteca: assimilation, Cuautitlan.
Nezahualcoyotl sends a pochteca: assimilation, Cuautitlan.
Itzcoatl sends a pochteca: assimilation, Tenayuca.
Itzcoatl sends a pochteca: assimilation, Cuitlahuac.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
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
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl: no more.
12 are enough: Tezcatlipoca stays on step 2.
Round 14 begins. Order of play: Nezahualcoyotl, Itzcoatl, Coxcox.
Phase: cards.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Submission of a city-state, Heroic combat.
Flood leaves the hand of Nezahualcoyotl and is discarded.
Itzcoatl: no more.
Itzcoatl draws: Flood, Diversion.
Diversion leaves the hand of Itzcoatl and is discarded.
Diversion leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Fury of Yacatecuhtli, Intervention of Tlaloc.
Influence of the Tlenamacac leaves the hand of Coxcox and is discarded.
Intervention of Tlaloc leaves the hand of Coxcox and is discarded.
Phase: tribute.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl receives 8 T and 6 SP.
Itzcoatl receives 8 T and 7 SP.
Coxcox receives 9 T and 8 SP.
Phase: purchases.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Itzcoatl buys a pochteca.
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
Nezahualcoyotl rolls white: 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Lot 2: 2 slaves.
Itzcoatl bids 1 T.
Coxcox bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 4 T and takes 2 SP.
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
Nezahualcoyotl sends a pochteca: assimilation, Teotihuacan.
Nezahualcoyotl sends a pochteca: assimilation, Coatepec.
Itzcoatl sends a pochteca: assimilation, Xaltocan.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: assimilation, Tlacopan.
Coxcox sends a pochteca: assimilation, Mixquic.
Nezahualcoyotl plays Submission of a city-state: Tizapan.
Nezahualcoyotl rolls red: 5.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
Tizapan belongs to Nezahualcoyotl now.
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
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
Nezahualcoyotl: no more.
Itzcoatl: no more.
Coxcox: no more.
11 are enough: Tezcatlipoca stays on step 2.
Round 15 begins. Order of play: Itzcoatl, Coxcox, Nezahualcoyotl.
Phase: cards.
Itzcoatl: no more.
Itzcoatl draws: Right of passage, Raid.
Raid leaves the hand of Itzcoatl and is discarded.
Flood leaves the hand of Itzcoatl and is discarded.
Coxcox: no more.
Coxcox draws: Influence of the Tlenamacac, Fury of Yacatecuhtli.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Fury of Yacatecuhtli leaves the hand of Coxcox and is discarded.
Nezahualcoyotl: no more.
Nezahualcoyotl draws: Insubordination, Intervention of Chalchiuhtlicue.
Heroic combat leaves the hand of Nezahualcoyotl and is discarded.
Phase: tribute.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl receives 8 T and 8 SP.
Coxcox receives 9 T and 10 SP.
Nezahualcoyotl receives 9 T and 8 SP.
Phase: purchases.
Itzcoatl buys a pochteca.
Itzcoatl buys a pochteca.
Itzcoatl: no more.
Coxcox buys a pochteca.
Coxcox buys a pochteca.
Coxcox: no more.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl buys a pochteca.
Nezahualcoyotl: no more.
Phase: slave market.
Itzcoatl rolls white: 3.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 1: 1 slave.
Itzcoatl bids 1 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 1 T and takes 1 SP.
Itzcoatl rolls white: 4.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 2: 2 slaves.
Coxcox: no more.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Nezahualcoyotl bids 3 T.
Itzcoatl bids 4 T.
Nezahualcoyotl: no more.
Itzcoatl pays 4 T and takes 2 SP.
Itzcoatl rolls white: 2.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
Lot 3: 1 slave.
Nezahualcoyotl bids 1 T.
Itzcoatl bids 2 T.
Coxcox: no more.
Nezahualcoyotl: no more.
Itzcoatl pays 2 T and takes 1 SP.
Phase: pochtecas.
Itzcoatl sends a pochteca: expedition.
Itzcoatl sends a pochteca: expedition.
Coxcox sends a pochteca: assimilation, Acolman.
Coxcox sends a pochteca: assimilation, Acolman.
Nezahualcoyotl sends a pochteca: assimilation, Tizapan.
Nezahualcoyotl sends a pochteca: assimilation, Tizapan.
Itzcoatl: no more.
Coxcox: no more.
Nezahualcoyotl: no more.
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
