Age I begins. Order of play: Serpent, Coyote, Ocelot and Quetzal.
Serpent chooses power 9, face down.
Ocelot chooses power 5, face down.
Coyote chooses power 6, face down.
Quetzal chooses power 7, face down.
Serpent takes 7 pawns.
Coyote takes 7 pawns.
Ocelot takes 7 pawns.
Quetzal takes 7 pawns.
Serpent places a pawn in Tollán.
Coyote places a pawn in Olmán.
Ocelot places a pawn in Olmán.
Quetzal places a pawn in Mictlán.
Serpent places a pawn in Culhuacán.
Coyote places a pawn in Olmán.
Ocelot places a pawn in Mictlán.
Quetzal places a pawn in Tonacatépetl.
Serpent places a pawn in Cholollán.
Coyote places a pawn in Coatepec.
Ocelot places a pawn in Mictlán.
Quetzal places a pawn in Huitznáhuac.
Serpent places a pawn in Tamoanchán.
Coyote places a pawn in Xochimilco.
Ocelot places a pawn in Chicomóztoc.
Quetzal places a pawn in Xochitlalpan.
Serpent places a pawn in Azcapotzalco.
Coyote places a pawn in Tlatlayán.
Ocelot places a pawn in Teoculhuacán.
Quetzal places a pawn in Tlapallán.
Serpent places a pawn in Chapultepec.
Coyote places a pawn in Acolman.
Ocelot places a pawn in Itzehecayán.
Quetzal places a pawn in Tlapallán.
Serpent places a pawn in Teotlalpan.
Coyote places a pawn in Nonohualco.
Ocelot places a pawn in Tzatzitépetl.
Quetzal places a pawn in Itzehecayán.
Serpent reveals power 9.
Coyote reveals power 6.
Ocelot reveals power 5.
Quetzal reveals power 7.
Coyote lets everybody stay in Olmán.
Coyote draws a culture card: Sacred Games.
Ocelot lets everybody stay in Mictlán.
Ocelot draws a culture card: Sacred Games.
Quetzal lets everybody stay in Itzehecayán.
Quetzal draws a culture card: Eagle and Jaguar Warriors.
Serpent: Teotlalpan, Tamoanchán, Chapultepec, Azcapotzalco, Cholollán, Culhuacán and Tollán – 4 of the terrain, 23 points.
Serpent scores 23 points and has 23.
Coyote: Tlatlayán, Acolman, Xochimilco, Nonohualco, Olmán and Coatepec – 2 of the terrain, 10 points.
Coyote scores 10 points and has 10.
Ocelot: Itzehecayán and Tzatzitépetl – one of the terrain, 3 points.
Ocelot: Mictlán, Chicomóztoc and Teoculhuacán – one of the terrain, 4 points.
Ocelot: Olmán – none of the terrain, 0 points.
Ocelot scores 7 points and has 7.
Quetzal: Huitznáhuac, Tlapallán, Xochitlalpan and Tonacatépetl – one of the terrain, 5 points.
Quetzal: Itzehecayán – none of the terrain, 0 points.
Quetzal: Mictlán – none of the terrain, 0 points.
Quetzal scores 5 points and has 5.
Age II begins. Order of play: Serpent, Coyote, Ocelot and Quetzal.
Serpent chooses power 8, face down.
Ocelot chooses power 4, face down.
Coyote chooses power 5, face down.
Quetzal chooses power 6, face down.
Serpent takes 6 pawns.
Coyote takes 6 pawns.
Ocelot takes 6 pawns.
Quetzal takes 6 pawns.
Serpent places a pawn in Acolman.
Coyote places a pawn in Tetzcoco.
Ocelot places a pawn in Acolman.
Quetzal places a pawn in Tlapallán.
Quetzal plays Eagle and Jaguar Warriors: one more pawn in Tonacatépetl.
Serpent places a pawn in Acolman.
Coyote places a pawn in Tlalocán.
Ocelot places a pawn in Acahualtzinco.
Quetzal places a pawn in Huitznáhuac.
Serpent places a pawn in Acolman.
Coyote places a pawn in Teotihuacán.
Ocelot places a pawn in Cuextlán.
Quetzal places a pawn in Xochitlalpan.
Serpent places a pawn in Coatepec.
Coyote places a pawn in Nonohualco.
Ocelot places a pawn in Tzatzitépetl.
Quetzal places a pawn in Tonacatépetl.
Serpent places a pawn in Malinalco.
Coyote places a pawn in Xochitlalpan.
Ocelot places a pawn in Mictlán.
Quetzal places a pawn in Nonohualco.
Serpent places a pawn in Xochimilco.
Coyote places a pawn in Olmán.
Ocelot places a pawn in Teoculhuacán.
Quetzal places a pawn in Tlapallán.
Quetzal moves a pawn from Huitznáhuac to Xochimilco.
Serpent reveals power 8.
Coyote reveals power 5.
Ocelot reveals power 4.
Quetzal reveals power 6.
Serpent declares a fight in Acolman.
Coyote plays Sacred Games and stays in Acolman.
Ocelot plays Sacred Games and stays in Acolman.
Serpent draws a culture card: Blessing of Tepeyollotl.
Serpent lets everybody stay in Xochimilco.
Serpent draws a culture card: Great Tlatoani.
Serpent lets everybody stay in Coatepec.
Serpent draws a culture card: Blessing of Mixcoatl.
Coyote lets everybody stay in Nonohualco.
Coyote draws a culture card: Offering to the Gods.
Coyote lets everybody stay in Olmán.
Coyote draws a culture card: Great Tlatoani.
Ocelot lets everybody stay in Mictlán.
Ocelot draws a culture card: Rafts and Canoes.
Quetzal lets everybody stay in Itzehecayán.
Quetzal draws a culture card: Great Tlatoani.
Quetzal lets everybody stay in Xochitlalpan.
Quetzal draws a culture card: Blessing of Xipe Totec.
Serpent: Teotlalpan, Acolman, Malinalco, Xochimilco, Tamoanchán, Chapultepec, Coatepec, Azcapotzalco, Cholollán, Culhuacán and Tollán – 3 of the terrain, 20 points.
Serpent scores 20 points and has 43.
Coyote: Tlatlayán, Acolman, Xochimilco, Xochitlalpan, Nonohualco, Olmán, Tlalocán, Coatepec, Teotihuacán and Tetzcoco – one of the terrain, 11 points.
Coyote scores 11 points and has 21.
Ocelot plays Rafts and Canoes.
Ocelot names desert.
Ocelot: Itzehecayán, Mictlán, Acahualtzinco, Acolman, Cuextlán, Olmán, Chicomóztoc, Teoculhuacán and Tzatzitépetl – 2 of the terrain, 13 points.
Ocelot scores 13 points and has 20.
Quetzal: Huitznáhuac, Tlapallán, Xochimilco, Xochitlalpan, Nonohualco and Tonacatépetl – one of the terrain, 7 points.
Quetzal: Itzehecayán – none of the terrain, 0 points.
Quetzal: Mictlán – none of the terrain, 0 points.
Quetzal scores 7 points and has 12.
Age III begins. Order of play: Serpent, Coyote, Ocelot and Quetzal.
Serpent chooses power 7, face down.
Ocelot chooses power 7, face down.
Coyote chooses power 7, face down.
Quetzal chooses power 4, face down.
Serpent takes 5 pawns.
Coyote takes 5 pawns.
Ocelot takes 5 pawns.
Quetzal takes 5 pawns.
Serpent places a pawn in Itzehecayán.
Coyote places a pawn in Culhuacán.
Ocelot places a pawn in Culhuacán.
Quetzal places a pawn in Culhuacán.
Serpent places a pawn in Cincalco.
Coyote places a pawn in Coatepec.
Ocelot places a pawn in Itzehecayán.
Quetzal places a pawn in Tlapallán.
Serpent places a pawn in Cholollán.
Coyote places a pawn in Olmán.
Ocelot places a pawn in Mictlán.
Quetzal places a pawn in Xochitlalpan.
Serpent places a pawn in Malinalco.
Coyote places a pawn in Tetzcoco.
Ocelot places a pawn in Chicomóztoc.
Quetzal places a pawn in Nonohualco.
Serpent places a pawn in Azcapotzalco.
Coyote places a pawn in Tlalocán.
Ocelot places a pawn in Tzatzitépetl.
Quetzal places a pawn in Huitznáhuac.
Serpent reveals power 7.
Coyote reveals power 7.
Ocelot reveals power 7.
Quetzal reveals power 4.
Serpent lets everybody stay in Acolman.
Serpent draws a culture card: Offering to the Gods.
Coyote lets everybody stay in Nonohualco.
Coyote draws a culture card: Sacred Games.
Coyote lets everybody stay in Olmán.
Coyote draws a culture card: Blessing of Xipe Totec.
Coyote lets everybody stay in Coatepec.
Coyote draws a culture card: Eagle and Jaguar Warriors.
In Xochimilco the strongest are tied and coexist: Serpent and Coyote.
Quetzal loses a pawn in Xochimilco.
Ocelot lets everybody stay in Itzehecayán.
Ocelot draws a culture card: Blessing of Mixcoatl.
Ocelot lets everybody stay in Mictlán.
Ocelot draws a culture card: Blessing of Tepeyollotl.
In Culhuacán the strongest are tied and coexist: Serpent, Coyote and Ocelot.
Quetzal loses a pawn in Culhuacán.
Quetzal lets everybody stay in Xochitlalpan.
Quetzal draws a culture card: Offering to the Gods.
Serpent: Itzehecayán, Teotlalpan, Acolman, Cincalco, Malinalco, Xochimilco, Tamoanchán, Chapultepec, Coatepec, Azcapotzalco, Cholollán, Culhuacán and Tollán – 2 of the terrain, 17 points.
Serpent scores 17 points and has 60.
Coyote: Tlatlayán, Acolman, Xochimilco, Xochitlalpan, Nonohualco, Olmán, Tlalocán, Coatepec, Culhuacán, Teotihuacán and Tetzcoco – one of the terrain, 12 points.
Coyote scores 12 points and has 33.
Ocelot: Itzehecayán, Mictlán, Acahualtzinco, Acolman, Cuextlán, Olmán, Chicomóztoc, Teoculhuacán, Tzatzitépetl and Culhuacán – 3 of the terrain, 19 points.
Ocelot scores 19 points and has 39.
Quetzal names desert.
Quetzal: Huitznáhuac, Tlapallán, Xochitlalpan, Nonohualco and Tonacatépetl – 2 of the terrain, 9 points.
Quetzal: Itzehecayán – one of the terrain, 2 points.
Quetzal: Mictlán – one of the terrain, 2 points.
Quetzal scores 13 points and has 25.
Age IV begins. Order of play: Serpent, Ocelot, Coyote and Quetzal.
Serpent chooses power 6, face down.
Ocelot chooses power 8, face down.
Coyote chooses power 9, face down.
Quetzal chooses power 9, face down.
Serpent takes 4 pawns.
Ocelot takes 4 pawns.
Coyote takes 4 pawns.
Quetzal takes 4 pawns.
Serpent places a pawn in Xochitlicacán.
Ocelot places a pawn in Cincalco.
Coyote places a pawn in Teotihuacán.
Coyote moves a pawn from Teotihuacán to Tlalocán.
Quetzal places a pawn in Tetzcoco.
Serpent places a pawn in Cuextlán.
Serpent moves a pawn from Malinalco to Tamoanchán.
Ocelot places a pawn in Acahualtzinco.
Coyote places a pawn in Tetzcoco.
Quetzal places a pawn in Tetzcoco.
Serpent places a pawn in Tamoanchán.
Ocelot places a pawn in Acolman.
Ocelot moves a pawn from Mictlán to Tollán.
Coyote places a pawn in Azcapotzalco.
Quetzal places a pawn in Azcapotzalco.
Quetzal moves a pawn from Huitznáhuac to Cholollán.
Serpent places a pawn in Olmán.
Ocelot places a pawn in Xochimilco.
Coyote places a pawn in Tollán.
Quetzal places a pawn in Teotihuacán.
Serpent reveals power 6.
Ocelot reveals power 8.
Coyote reveals power 9.
Quetzal reveals power 9.
Serpent lets everybody stay in Acolman.
Serpent draws a culture card: Offering to the Gods.
Serpent lets everybody stay in Azcapotzalco.
Serpent draws a culture card: Eagle and Jaguar Warriors.
Serpent lets everybody stay in Cholollán.
Serpent draws a culture card: Offering to the Gods.
Ocelot lets everybody stay in Itzehecayán.
Ocelot draws a culture card: Offering to the Gods.
Ocelot lets everybody stay in Mictlán.
Ocelot draws a culture card: Offering to the Gods.
Ocelot lets everybody stay in Cincalco.
Ocelot draws a culture card: Rafts and Canoes.
Ocelot lets everybody stay in Cuextlán.
Ocelot draws a culture card: Offering to the Gods.
Coyote lets everybody stay in Xochimilco.
Coyote draws a culture card: Rafts and Canoes.
Coyote lets everybody stay in Olmán.
Coyote draws a culture card: Blessing of Tepeyollotl.
Coyote lets everybody stay in Coatepec.
Coyote draws a culture card: Offering to the Gods.
Coyote lets everybody stay in Culhuacán.
Coyote draws a culture card: Blessing of Xipe Totec.
Coyote lets everybody stay in Tetzcoco.
Coyote draws a culture card: Blessing of Mixcoatl.
Coyote lets everybody stay in Tollán.
The 4 played culture cards are shuffled into a new deck.
Coyote draws a culture card: Rafts and Canoes.
Quetzal lets everybody stay in Xochitlalpan.
Quetzal draws a culture card: Sacred Games.
In Nonohualco the strongest are tied and coexist: Coyote and Quetzal.
In Teotihuacán the strongest are tied and coexist: Coyote and Quetzal.
Serpent: Itzehecayán, Teotlalpan, Acolman, Cincalco, Malinalco, Xochimilco, Olmán, Tamoanchán, Xochitlicacán, Chapultepec, Coatepec, Azcapotzalco, Cholollán, Culhuacán and Tollán – 3 of the terrain, 24 points.
Serpent: Cuextlán – one of the terrain, 2 points.
Serpent scores 26 points and has 86.
Ocelot: Itzehecayán, Mictlán, Acahualtzinco, Acolman, Cincalco, Xochimilco, Cuextlán, Olmán, Chicomóztoc, Teoculhuacán, Tzatzitépetl, Culhuacán and Tollán – 4 of the terrain, 29 points.
Ocelot scores 29 points and has 68.
Coyote: Tlatlayán, Acolman, Xochimilco, Xochitlalpan, Nonohualco, Olmán, Tlalocán, Coatepec, Culhuacán, Teotihuacán and Tetzcoco – 3 of the terrain, 20 points.
Coyote: Azcapotzalco – one of the terrain, 2 points.
Coyote: Tollán – one of the terrain, 2 points.
Coyote scores 24 points and has 57.
Quetzal: Huitznáhuac, Tlapallán, Xochitlalpan, Nonohualco, Tonacatépetl, Cholollán and Tetzcoco – 2 of the terrain, 11 points.
Quetzal: Itzehecayán – none of the terrain, 0 points.
Quetzal: Mictlán – none of the terrain, 0 points.
Quetzal: Azcapotzalco – one of the terrain, 2 points.
Quetzal: Teotihuacán – one of the terrain, 2 points.
Quetzal scores 15 points and has 40.
Age V begins. Order of play: Serpent, Ocelot, Coyote and Quetzal.
Serpent chooses power 4, face down.
Ocelot chooses power 9, face down.
Coyote chooses power 8, face down.
Quetzal chooses power 8, face down.
Serpent takes 3 pawns.
Ocelot takes 3 pawns.
Coyote takes 3 pawns.
Quetzal takes 3 pawns.
Serpent places a pawn in Coatepec.
Ocelot places a pawn in Tollán.
Coyote places a pawn in Acolman.
Quetzal places a pawn in Xochitlalpan.
Serpent places a pawn in Chicomóztoc.
Ocelot places a pawn in Culhuacán.
Coyote places a pawn in Xochimilco.
Quetzal places a pawn in Malinalco.
Serpent places a pawn in Teoculhuacán.
Ocelot places a pawn in Azcapotzalco.
Coyote places a pawn in Acahualtzinco.
Quetzal places a pawn in Xochimilco.
Serpent reveals power 4.
Ocelot reveals power 9.
Coyote reveals power 8.
Quetzal reveals power 8.
Ocelot lets everybody stay in Itzehecayán.
Ocelot draws a culture card: Sacred Games.
Ocelot lets everybody stay in Mictlán.
Ocelot draws a culture card: Eagle and Jaguar Warriors.
Ocelot lets everybody stay in Acahualtzinco.
Ocelot would draw a culture card, but there is none left.
Ocelot lets everybody stay in Acolman.
Ocelot would draw a culture card, but there is none left.
Ocelot lets everybody stay in Cincalco.
Ocelot would draw a culture card, but there is none left.
Ocelot lets everybody stay in Cuextlán.
Ocelot would draw a culture card, but there is none left.
Ocelot lets everybody stay in Chicomóztoc.
Ocelot would draw a culture card, but there is none left.
Ocelot lets everybody stay in Teoculhuacán.
Ocelot would draw a culture card, but there is none left.
Ocelot lets everybody stay in Azcapotzalco.
Ocelot would draw a culture card, but there is none left.
Ocelot lets everybody stay in Culhuacán.
Ocelot would draw a culture card, but there is none left.
Ocelot lets everybody stay in Tollán.
Ocelot would draw a culture card, but there is none left.
Coyote lets everybody stay in Xochimilco.
Coyote would draw a culture card, but there is none left.
Coyote lets everybody stay in Olmán.
Coyote would draw a culture card, but there is none left.
Coyote lets everybody stay in Coatepec.
Coyote would draw a culture card, but there is none left.
Coyote lets everybody stay in Tetzcoco.
Coyote would draw a culture card, but there is none left.
Quetzal lets everybody stay in Malinalco.
Quetzal would draw a culture card, but there is none left.
Quetzal lets everybody stay in Xochitlalpan.
Quetzal would draw a culture card, but there is none left.
In Nonohualco the strongest are tied and coexist: Coyote and Quetzal.
In Cholollán the strongest are tied and coexist: Serpent and Quetzal.
In Teotihuacán the strongest are tied and coexist: Coyote and Quetzal.
Serpent names mountains.
Serpent: Itzehecayán, Teotlalpan, Acolman, Cincalco, Malinalco, Xochimilco, Olmán, Tamoanchán, Xochitlicacán, Chapultepec, Chicomóztoc, Coatepec, Teoculhuacán, Azcapotzalco, Cholollán, Culhuacán and Tollán – 4 of the terrain, 33 points.
Serpent: Cuextlán – none of the terrain, 0 points.
Serpent scores 33 points and has 119.
Ocelot: Itzehecayán, Mictlán, Acahualtzinco, Acolman, Cincalco, Xochimilco, Cuextlán, Olmán, Chicomóztoc, Teoculhuacán, Tzatzitépetl, Culhuacán and Tollán – 2 of the terrain, 17 points.
Ocelot: Azcapotzalco – one of the terrain, 2 points.
Ocelot scores 19 points and has 87.
Coyote: Tlatlayán, Acolman, Xochimilco, Xochitlalpan, Nonohualco, Olmán, Tlalocán, Coatepec, Culhuacán, Teotihuacán and Tetzcoco – 3 of the terrain, 20 points.
Coyote: Acahualtzinco – one of the terrain, 2 points.
Coyote: Azcapotzalco – none of the terrain, 0 points.
Coyote: Tollán – none of the terrain, 0 points.
Coyote scores 22 points and has 79.
Quetzal: Huitznáhuac, Tlapallán, Malinalco, Xochimilco, Xochitlalpan, Nonohualco, Tonacatépetl, Azcapotzalco, Cholollán and Tetzcoco – 3 of the terrain, 19 points.
Quetzal: Itzehecayán – none of the terrain, 0 points.
Quetzal: Mictlán – none of the terrain, 0 points.
Quetzal: Teotihuacán – none of the terrain, 0 points.
Quetzal scores 19 points and has 59.
Serpent still holds the 5 and Eagle and Jaguar Warriors, Blessing of Mixcoatl, 3 × Offering to the Gods, Blessing of Tepeyollotl and Great Tlatoani (Offerings bring 9 more): 21 points, 140 in all.
Ocelot still holds the 6 and Eagle and Jaguar Warriors, Blessing of Mixcoatl, 3 × Offering to the Gods, Rafts and Canoes, Sacred Games and Blessing of Tepeyollotl (Offerings bring 9 more): 23 points, 110 in all.
Coyote still holds the 4 and Eagle and Jaguar Warriors, Blessing of Mixcoatl, 2 × Offering to the Gods, 2 × Rafts and Canoes, Sacred Games, Blessing of Tepeyollotl, Great Tlatoani and 2 × Blessing of Xipe Totec (Offerings bring 4 more): 19 points, 98 in all.
Quetzal still holds the 5 and Offering to the Gods, Sacred Games, Great Tlatoani and Blessing of Xipe Totec (Offerings bring 1 more): 10 points, 69 in all.
Serpent wins with 140 points.
