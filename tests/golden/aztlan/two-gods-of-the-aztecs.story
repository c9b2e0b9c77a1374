Age I begins. Order of play: Xochitl and Citlali.
Xochitl chooses power 9, face down.
Citlali chooses power 6, face down.
Xochitl takes 10 pawns.
Citlali takes 10 pawns.
Xochitl places a pawn in Tollán.
Citlali places a pawn in Olmán.
Xochitl places a pawn in Culhuacán.
Citlali places a pawn in Tamoanchán.
Xochitl places a pawn in Cholollán.
Citlali places a pawn in Tamoanchán.
Xochitl places a pawn in Azcapotzalco.
Citlali places a pawn in Xochitlicacán.
Xochitl places a pawn in Tamoanchán.
Citlali places a pawn in Cuextlán.
Xochitl places a pawn in Chapultepec.
Citlali places a pawn in Tlalocán.
Xochitl places a pawn in Tollán.
Citlali places a pawn in Tlalocán.
Xochitl places a pawn in Tetzcoco.
Citlali places a pawn in Nonohualco.
Xochitl places a pawn in Teotihuacán.
Citlali places a pawn in Tlatlayán.
Xochitl places a pawn in Tlalocán.
Citlali places a pawn in Xochitlalpan.
Xochitl reveals power 9.
Citlali reveals power 6.
Citlali declares a fight in Tamoanchán.
Xochitl loses a pawn in Tamoanchán.
Citlali lets everybody stay in Tlalocán.
Citlali draws a culture card: Blessing of Tepeyollotl.
Xochitl: Tlalocán, Teotihuacán and Tetzcoco – 2 of the terrain, 7 points.
Xochitl: Chapultepec, Culhuacán and Tollán – 2 of the terrain, 7 points.
Xochitl: Azcapotzalco – one of the terrain, 2 points.
Xochitl: Cholollán – one of the terrain, 2 points.
Xochitl scores 18 points and has 18.
Citlali: Tlatlayán, Xochitlalpan, Nonohualco, Olmán and Tlalocán – 3 of the terrain, 14 points.
Citlali: Cuextlán – one of the terrain, 2 points.
Citlali: Tamoanchán – one of the terrain, 2 points.
Citlali: Xochitlicacán – one of the terrain, 2 points.
Citlali scores 20 points and has 20.
The factions change hands: Xochitl holds Ocelot and Serpent; Citlali holds Coyote and Quetzal.
Age II begins. Order of play: Citlali and Xochitl.
Xochitl chooses power 8, face down.
Citlali chooses power 7, face down.
Citlali takes 9 pawns.
Xochitl takes 9 pawns.
Citlali places a pawn in Chapultepec.
Xochitl places a pawn in Acolman.
Citlali places a pawn in Coatepec.
Xochitl places a pawn in Xochimilco.
Citlali places a pawn in Tonacatépetl.
Xochitl places a pawn in Malinalco.
Citlali places a pawn in Tzatzitépetl.
Xochitl places a pawn in Cincalco.
Citlali places a pawn in Teoculhuacán.
Xochitl places a pawn in Acahualtzinco.
Citlali places a pawn in Chicomóztoc.
Xochitl places a pawn in Xochitlalpan.
Citlali places a pawn in Acolman.
Xochitl places a pawn in Acolman.
Citlali places a pawn in Acolman.
Xochitl places a pawn in Olmán.
Citlali places a pawn in Acolman.
Xochitl places a pawn in Tlatlayán.
Citlali reveals power 7.
Xochitl reveals power 8.
Citlali declares a fight in Acolman.
Xochitl loses 2 pawns in Acolman.
Xochitl lets everybody stay in Tlalocán.
Xochitl draws a culture card: Offering to the Gods.
Citlali: Acolman, Tlalocán, Chapultepec, Chicomóztoc, Coatepec, Teoculhuacán, Tzatzitépetl, Culhuacán, Teotihuacán, Tetzcoco and Tollán – 5 of the terrain, 36 points.
Citlali: Tonacatépetl – one of the terrain, 2 points.
Citlali: Azcapotzalco – none of the terrain, 0 points.
Citlali: Cholollán – none of the terrain, 0 points.
Citlali scores 38 points and has 58.
Xochitl: Tlatlayán, Malinalco, Xochimilco, Xochitlalpan, Nonohualco, Olmán, Tamoanchán and Tlalocán – 3 of the terrain, 17 points.
Xochitl: Acahualtzinco and Cuextlán – one of the terrain, 3 points.
Xochitl: Cincalco and Xochitlicacán – one of the terrain, 3 points.
Xochitl scores 23 points and has 41.
The factions change hands: Xochitl holds Coyote and Quetzal; Citlali holds Ocelot and Serpent.
Age III begins. Order of play: Citlali and Xochitl.
Xochitl chooses power 7, face down.
Citlali chooses power 9, face down.
Citlali takes 8 pawns.
Xochitl takes 8 pawns.
Citlali places a pawn in Tetzcoco.
Xochitl places a pawn in Coatepec.
Citlali places a pawn in Teotihuacán.
Xochitl places a pawn in Itzehecayán.
Citlali places a pawn in Cholollán.
Xochitl places a pawn in Mictlán.
Citlali places a pawn in Culhuacán.
Xochitl places a pawn in Huitznáhuac.
Citlali places a pawn in Tollán.
Xochitl places a pawn in Tlapallán.
Citlali places a pawn in Azcapotzalco.
Xochitl places a pawn in Teotlalpan.
Citlali places a pawn in Malinalco.
Xochitl places a pawn in Xochimilco.
Citlali places a pawn in Tamoanchán.
Xochitl places a pawn in Coatepec.
Citlali reveals power 9.
Xochitl reveals power 7.
Citlali lets everybody stay in Xochimilco.
Citlali draws a culture card: Rafts and Canoes.
Citlali lets everybody stay in Tlalocán.
Citlali draws a culture card: Blessing of Mixcoatl.
Citlali lets everybody stay in Azcapotzalco.
Citlali draws a culture card: Offering to the Gods.
Citlali lets everybody stay in Cholollán.
Citlali draws a culture card: Blessing of Tepeyollotl.
Citlali lets everybody stay in Culhuacán.
Citlali draws a culture card: Offering to the Gods.
Citlali lets everybody stay in Teotihuacán.
Citlali draws a culture card: Blessing of Xipe Totec.
Citlali lets everybody stay in Tetzcoco.
Citlali draws a culture card: Offering to the Gods.
Xochitl lets everybody stay in Tollán.
Xochitl draws a culture card: Sacred Games.
Citlali: Tlatlayán, Acahualtzinco, Cincalco, Malinalco, Xochimilco, Xochitlalpan, Cuextlán, Nonohualco, Olmán, Tamoanchán, Tlalocán, Xochitlicacán, Azcapotzalco, Cholollán, Culhuacán, Teotihuacán and Tetzcoco – 5 of the terrain, 42 points.
Citlali: Tollán – one of the terrain, 2 points.
Citlali scores 44 points and has 102.
Xochitl: Huitznáhuac, Itzehecayán, Mictlán, Teotlalpan, Tlapallán, Acolman, Xochimilco, Tlalocán, Chapultepec, Chicomóztoc, Coatepec, Teoculhuacán, Tonacatépetl, Tzatzitépetl, Cholollán, Culhuacán, Teotihuacán, Tetzcoco and Tollán – 6 of the terrain, 55 points.
Xochitl: Azcapotzalco – none of the terrain, 0 points.
Xochitl scores 55 points and has 96.
The factions change hands: Xochitl holds Ocelot and Serpent; Citlali holds Coyote and Quetzal.
Age IV begins. Order of play: Citlali and Xochitl.
Xochitl chooses power 5, face down.
Citlali chooses power 4, face down.
Citlali takes 7 pawns.
Xochitl takes 7 pawns.
Citlali places a pawn in Olmán.
Xochitl places a pawn in Itzehecayán.
Citlali places a pawn in Tamoanchán.
Xochitl places a pawn in Mictlán.
Citlali places a pawn in Nonohualco.
Xochitl places a pawn in Tlatlayán.
Citlali places a pawn in Xochitlicacán.
Xochitl places a pawn in Teotlalpan.
Citlali places a pawn in Cuextlán.
Citlali moves a pawn from Olmán to Xochimilco.
Xochitl places a pawn in Huitznáhuac.
Citlali places a pawn in Tlalocán.
Xochitl places a pawn in Tlapallán.
Citlali places a pawn in Olmán.
Xochitl places a pawn in Mictlán.
Citlali reveals power 4.
Xochitl reveals power 5.
Citlali lets everybody stay in Xochimilco.
Citlali draws a culture card: Blessing of Mixcoatl.
Citlali lets everybody stay in Tollán.
Citlali draws a culture card: Great Tlatoani.
Xochitl lets everybody stay in Huitznáhuac.
Xochitl draws a culture card: Sacred Games.
Xochitl lets everybody stay in Itzehecayán.
Xochitl draws a culture card: Eagle and Jaguar Warriors.
Xochitl lets everybody stay in Mictlán.
Xochitl draws a culture card: Rafts and Canoes.
Xochitl lets everybody stay in Teotlalpan.
Xochitl draws a culture card: Offering to the Gods.
Xochitl lets everybody stay in Tlapallán.
Xochitl draws a culture card: Sacred Games.
Xochitl lets everybody stay in Cuextlán.
Xochitl draws a culture card: Blessing of Xipe Totec.
Xochitl lets everybody stay in Nonohualco.
Xochitl draws a culture card: Offering to the Gods.
Xochitl lets everybody stay in Olmán.
Xochitl draws a culture card: Eagle and Jaguar Warriors.
Xochitl lets everybody stay in Tamoanchán.
Xochitl draws a culture card: Eagle and Jaguar Warriors.
Xochitl lets everybody stay in Tlalocán.
Xochitl draws a culture card: Offering to the Gods.
Xochitl lets everybody stay in Xochitlicacán.
Xochitl draws a culture card: Great Tlatoani.
Xochitl lets everybody stay in Azcapotzalco.
Xochitl draws a culture card: Offering to the Gods.
Xochitl lets everybody stay in Cholollán.
Xochitl draws a culture card: Great Tlatoani.
Xochitl lets everybody stay in Culhuacán.
Xochitl draws a culture card: Offering to the Gods.
Xochitl lets everybody stay in Teotihuacán.
Xochitl draws a culture card: Blessing of Tepeyollotl.
Xochitl lets everybody stay in Tetzcoco.
Xochitl draws a culture card: Blessing of Mixcoatl.
Citlali names jungle.
Citlali: Huitznáhuac, Itzehecayán, Mictlán, Teotlalpan, Tlapallán, Acolman, Xochimilco, Cuextlán, Nonohualco, Olmán, Tamoanchán, Tlalocán, Xochitlicacán, Chapultepec, Chicomóztoc, Coatepec, Teoculhuacán, Tonacatépetl, Tzatzitépetl, Azcapotzalco, Cholollán, Culhuacán, Teotihuacán, Tetzcoco and Tollán – 6 of the terrain, 61 points.
Citlali scores 61 points and has 163.
Xochitl: Huitznáhuac, Itzehecayán, Mictlán, Teotlalpan, Tlapallán, Tlatlayán, Acahualtzinco, Cincalco, Malinalco, Xochimilco, Xochitlalpan, Cuextlán, Nonohualco, Olmán, Tamoanchán, Tlalocán, Xochitlicacán, Azcapotzalco, Cholollán, Culhuacán, Teotihuacán, Tetzcoco and Tollán – 6 of the terrain, 59 points.
Xochitl scores 59 points and has 155.
The factions change hands: Xochitl holds Coyote and Quetzal; Citlali holds Ocelot and Serpent.
Age V begins. Order of play: Citlali and Xochitl.
Xochitl chooses power 6, face down.
Citlali chooses power 8, face down.
Citlali takes 6 pawns.
Xochitl takes 6 pawns.
Citlali places a pawn in Acolman.
Xochitl places a pawn in Tamoanchán.
Citlali places a pawn in Xochimilco.
Xochitl places a pawn in Olmán.
Citlali places a pawn in Malinalco.
Xochitl places a pawn in Cuextlán.
Citlali places a pawn in Cincalco.
Xochitl places a pawn in Xochitlicacán.
Citlali places a pawn in Acahualtzinco.
Xochitl places a pawn in Tlalocán.
Citlali places a pawn in Xochitlalpan.
Xochitl places a pawn in Nonohualco.
Citlali reveals power 8.
Xochitl reveals power 6.
Citlali lets everybody stay in Huitznáhuac.
Citlali draws a culture card: Blessing of Xipe Totec.
Citlali lets everybody stay in Itzehecayán.
Citlali draws a culture card: Rafts and Canoes.
Citlali lets everybody stay in Mictlán.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Teotlalpan.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Tlapallán.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Xochimilco.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Olmán.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Tamoanchán.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Azcapotzalco.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Cholollán.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Culhuacán.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Teotihuacán.
Citlali would draw a culture card, but there is none left.
Citlali lets everybody stay in Tetzcoco.
Citlali would draw a culture card, but there is none left.
Xochitl lets everybody stay in Acolman.
Xochitl would draw a culture card, but there is none left.
Xochitl lets everybody stay in Cuextlán.
Xochitl would draw a culture card, but there is none left.
Xochitl lets everybody stay in Nonohualco.
Xochitl would draw a culture card, but there is none left.
Xochitl lets everybody stay in Tlalocán.
Xochitl would draw a culture card, but there is none left.
Xochitl lets everybody stay in Xochitlicacán.
Xochitl would draw a culture card, but there is none left.
Xochitl lets everybody stay in Tollán.
Xochitl would draw a culture card, but there is none left.
Citlali: Huitznáhuac, Itzehecayán, Mictlán, Teotlalpan, Tlapallán, Tlatlayán, Acahualtzinco, Acolman, Cincalco, Malinalco, Xochimilco, Xochitlalpan, Cuextlán, Nonohualco, Olmán, Tamoanchán, Tlalocán, Xochitlicacán, Azcapotzalco, Cholollán, Culhuacán, Teotihuacán, Tetzcoco and Tollán – 6 of the terrain, 60 points.
Citlali scores 60 points and has 223.
Xochitl: Huitznáhuac, Itzehecayán, Mictlán, Teotlalpan, Tlapallán, Acolman, Xochimilco, Cuextlán, Nonohualco, Olmán, Tamoanchán, Tlalocán, Xochitlicacán, Chapultepec, Chicomóztoc, Coatepec, Teoculhuacán, Tonacatépetl, Tzatzitépetl, Azcapotzalco, Cholollán, Culhuacán, Teotihuacán, Tetzcoco and Tollán – 6 of the terrain, 61 points.
Xochitl scores 61 points and has 216.
Citlali still holds the 5 and, as culture cards, 2 × Blessing of Mixcoatl, 3 × Offering to the Gods, 2 × Rafts and Canoes, 2 × Blessing of Tepeyollotl, Great Tlatoani and 2 × Blessing of Xipe Totec (Offerings bring 9 more): 26 points, 249 in all.
Xochitl still holds the 4 and, as culture cards, 3 × Eagle and Jaguar Warriors, Blessing of Mixcoatl, 6 × Offering to the Gods, Rafts and Canoes, 3 × Sacred Games, Blessing of Tepeyollotl, 2 × Great Tlatoani and Blessing of Xipe Totec (Offerings bring 26 more): 48 points, 264 in all.
Xochitl wins with 264 points.
