Age I begins. Order of play: Coyote, Serpent and Ocelot.
Serpent chooses power 7, face down.
Ocelot chooses power 8, face down.
Coyote chooses power 6, face down.
Coyote takes 8 pawns.
Serpent takes 8 pawns.
Ocelot takes 8 pawns.
Coyote places a pawn in Tollán.
Serpent places a pawn in Tollán.
Ocelot places a pawn in Tollán.
Coyote places a pawn in Coatepec.
Serpent places a pawn in Tollán.
Ocelot places a pawn in Culhuacán.
Coyote places a pawn in Coatepec.
Serpent places a pawn in Coatepec.
Ocelot places a pawn in Culhuacán.
Coyote places a pawn in Culhuacán.
Serpent places a pawn in Chapultepec.
Ocelot places a pawn in Xochimilco.
Coyote places a pawn in Xochimilco.
Serpent places a pawn in Chapultepec.
Ocelot places a pawn in Chapultepec.
Coyote places a pawn in Xochimilco.
Serpent places a pawn in Tzatzitépetl.
Ocelot places a pawn in Teotihuacán.
Coyote places a pawn in Teotihuacán.
Serpent places a pawn in Mictlán.
Ocelot places a pawn in Acolman.
Coyote places a pawn in Olmán.
Serpent places a pawn in Teoculhuacán.
Ocelot places a pawn in Cincalco.
Coyote reveals power 6.
Serpent reveals power 7.
Ocelot reveals power 8.
Coyote lets everybody stay in Coatepec.
Coyote draws a culture card: Eagle and Jaguar Warriors.
Coyote lets everybody stay in Xochimilco.
Coyote draws a culture card: Eagle and Jaguar Warriors.
Serpent lets everybody stay in Tollán.
Serpent draws a culture card: Blessing of Xipe Totec.
Serpent lets everybody stay in Chapultepec.
Serpent draws a culture card: Blessing of Tepeyollotl.
Ocelot lets everybody stay in Culhuacán.
Ocelot draws a culture card: Great Tlatoani.
Ocelot lets everybody stay in Teotihuacán.
Ocelot draws a culture card: Sacred Games.
Coyote: Xochimilco, Olmán, Coatepec and Culhuacán – one of the terrain, 5 points.
Coyote: Teotihuacán – none of the terrain, 0 points.
Coyote: Tollán – none of the terrain, 0 points.
Coyote scores 5 points and has 5.
Serpent plays Blessing of Tepeyollotl.
Serpent: Mictlán, Chapultepec, Teoculhuacán and Tollán – 2 of the terrain, 8 points.
Serpent: Coatepec – one of the terrain, 2 points.
Serpent: Tzatzitépetl – one of the terrain, 2 points.
Serpent: Blessing of Tepeyollotl – 4 territories, 8 points.
Serpent scores 20 points and has 20.
Ocelot: Acolman – one of the terrain, 2 points.
Ocelot: Cincalco – one of the terrain, 2 points.
Ocelot: Xochimilco, Chapultepec, Culhuacán and Tollán – one of the terrain, 5 points.
Ocelot: Teotihuacán – none of the terrain, 0 points.
Ocelot scores 9 points and has 9.
Age II begins. Order of play: Serpent, Ocelot and Coyote.
Serpent chooses power 9, face down.
Ocelot chooses power 9, face down.
Coyote chooses power 5, face down.
Serpent takes 7 pawns.
Ocelot takes 7 pawns.
Coyote takes 7 pawns.
Serpent places a pawn in Culhuacán.
Ocelot places a pawn in Tollán.
Coyote places a pawn in Mictlán.
Serpent places a pawn in Culhuacán.
Ocelot places a pawn in Cholollán.
Coyote places a pawn in Teotlalpan.
Serpent places a pawn in Cholollán.
Ocelot places a pawn in Teotihuacán.
Coyote places a pawn in Tlapallán.
Serpent places a pawn in Azcapotzalco.
Ocelot places a pawn in Tetzcoco.
Coyote places a pawn in Tlatlayán.
Serpent places a pawn in Cholollán.
Ocelot places a pawn in Azcapotzalco.
Coyote places a pawn in Huitznáhuac.
Serpent places a pawn in Itzehecayán.
Ocelot places a pawn in Tamoanchán.
Coyote places a pawn in Itzehecayán.
Coyote plays Eagle and Jaguar Warriors: one more pawn in Itzehecayán.
Serpent places a pawn in Tetzcoco.
Ocelot places a pawn in Itzehecayán.
Coyote places a pawn in Teotlalpan.
Serpent reveals power 9.
Ocelot reveals power 9.
Coyote reveals power 5.
Serpent declares a fight in Chapultepec.
Ocelot plays Sacred Games and stays in Chapultepec.
Serpent draws a culture card: Great Tlatoani.
Serpent declares a fight in Mictlán.
Coyote does not play Sacred Games.
Coyote loses a pawn in Mictlán.
Serpent lets everybody stay in Cholollán.
Serpent draws a culture card: Offering to the Gods.
Serpent plays the Great Tlatoani and breaks the tie in Tetzcoco.
Serpent declares a fight in Tetzcoco.
Ocelot does not play Sacred Games.
Ocelot loses a pawn in Tetzcoco.
Ocelot plays the Great Tlatoani and breaks the tie in Culhuacán.
Ocelot declares a fight in Culhuacán.
Serpent does not play Sacred Games.
Coyote does not play Sacred Games.
Serpent loses 2 pawns in Culhuacán.
Coyote loses a pawn in Culhuacán.
Ocelot lets everybody stay in Teotihuacán.
Ocelot draws a culture card: Sacred Games.
In Azcapotzalco the strongest are tied and coexist: Serpent and Ocelot.
In Tollán the strongest are tied and coexist: Serpent and Ocelot.
Coyote loses a pawn in Tollán.
Coyote declares a fight in Itzehecayán.
Serpent does not play Sacred Games.
Ocelot plays Sacred Games and stays in Itzehecayán.
Serpent loses a pawn in Itzehecayán.
Coyote draws a culture card: Blessing of Xipe Totec.
Coyote lets everybody stay in Coatepec.
Coyote draws a culture card: Offering to the Gods.
Coyote declares a fight in Xochimilco.
Ocelot loses a pawn in Xochimilco.
Serpent: Mictlán, Chapultepec, Teoculhuacán and Tollán – one of the terrain, 5 points.
Serpent: Coatepec – none of the terrain, 0 points.
Serpent: Tzatzitépetl – none of the terrain, 0 points.
Serpent: Azcapotzalco – one of the terrain, 2 points.
Serpent: Cholollán – one of the terrain, 2 points.
Serpent: Tetzcoco – one of the terrain, 2 points.
Serpent scores 11 points and has 31.
Ocelot: Itzehecayán, Acolman, Tamoanchán, Chapultepec, Azcapotzalco, Cholollán, Culhuacán and Tollán – 4 of the terrain, 24 points.
Ocelot: Cincalco – none of the terrain, 0 points.
Ocelot: Teotihuacán – one of the terrain, 2 points.
Ocelot scores 26 points and has 35.
Coyote plays Blessing of Xipe Totec.
Coyote: Huitznáhuac, Itzehecayán, Tlatlayán, Xochimilco, Olmán and Coatepec – 3 of the terrain, 15 points.
Coyote: Teotlalpan – one of the terrain, 2 points.
Coyote: Tlapallán – one of the terrain, 2 points.
Coyote: Teotihuacán – none of the terrain, 0 points.
Coyote: Blessing of Xipe Totec – one territory, 2 points.
Coyote scores 21 points and has 26.
Age III begins. Order of play: Ocelot, Serpent and Coyote.
Serpent chooses power 4, face down.
Ocelot chooses power 6, face down.
Coyote chooses power 8, face down.
Ocelot takes 6 pawns.
Serpent takes 6 pawns.
Coyote takes 6 pawns.
Ocelot places a pawn in Olmán.
Serpent places a pawn in Mictlán.
Coyote places a pawn in Xochitlalpan.
Ocelot places a pawn in Nonohualco.
Serpent places a pawn in Teotlalpan.
Serpent moves a pawn from Tetzcoco to Tlatlayán.
Coyote places a pawn in Malinalco.
Ocelot places a pawn in Xochitlicacán.
Serpent places a pawn in Itzehecayán.
Coyote places a pawn in Acahualtzinco.
Ocelot places a pawn in Tamoanchán.
Serpent places a pawn in Itzehecayán.
Coyote places a pawn in Cincalco.
Ocelot places a pawn in Cuextlán.
Serpent places a pawn in Itzehecayán.
Coyote places a pawn in Cincalco.
Ocelot places a pawn in Tlalocán.
Serpent places a pawn in Teotlalpan.
Coyote places a pawn in Acolman.
Coyote plays Eagle and Jaguar Warriors: one more pawn in Acolman.
Ocelot reveals power 6.
Serpent reveals power 4.
Coyote reveals power 8.
Ocelot lets everybody stay in Tollán.
Ocelot draws a culture card: Offering to the Gods.
Ocelot lets everybody stay in Teotihuacán.
Ocelot draws a culture card: Rafts and Canoes.
Ocelot declares a fight in Azcapotzalco.
Serpent does not play Sacred Games.
Serpent loses a pawn in Azcapotzalco.
Serpent lets everybody stay in Chapultepec.
Serpent draws a culture card: Offering to the Gods.
Serpent lets everybody stay in Cholollán.
Serpent draws a culture card: Offering to the Gods.
Coyote lets everybody stay in Acolman.
Coyote draws a culture card: Offering to the Gods.
Coyote lets everybody stay in Olmán.
Coyote draws a culture card: Blessing of Mixcoatl.
Coyote declares a fight in Itzehecayán.
Ocelot does not play Sacred Games.
Serpent does not play Sacred Games.
Ocelot loses a pawn in Itzehecayán.
Serpent loses 3 pawns in Itzehecayán.
Coyote declares a fight in Cincalco.
Ocelot does not play Sacred Games.
Ocelot loses a pawn in Cincalco.
Coyote lets everybody stay in Coatepec.
Coyote draws a culture card: Blessing of Xipe Totec.
Coyote declares a fight in Teotlalpan.
Serpent does not play Sacred Games.
Serpent loses 2 pawns in Teotlalpan.
Coyote lets everybody stay in Tlatlayán.
Coyote draws a culture card: Offering to the Gods.
Ocelot plays Rafts and Canoes.
Ocelot: Acolman, Cuextlán, Olmán, Tlalocán and Teotihuacán – 3 of the terrain, 14 points.
Ocelot: Nonohualco – one of the terrain, 2 points.
Ocelot: Tamoanchán, Xochitlicacán, Chapultepec, Azcapotzalco, Cholollán, Culhuacán and Tollán – 2 of the terrain, 11 points.
Ocelot scores 27 points and has 62.
Serpent names mountains.
Serpent: Mictlán, Chapultepec, Teoculhuacán and Tollán – 2 of the terrain, 8 points.
Serpent: Tlatlayán – none of the terrain, 0 points.
Serpent: Coatepec – one of the terrain, 2 points.
Serpent: Tzatzitépetl – one of the terrain, 2 points.
Serpent: Cholollán – none of the terrain, 0 points.
Serpent scores 12 points and has 43.
Coyote plays Blessing of Mixcoatl.
Coyote plays Blessing of Xipe Totec.
Coyote: Huitznáhuac, Itzehecayán, Tlapallán, Tlatlayán, Acolman, Xochimilco, Xochitlalpan, Olmán and Coatepec – 3 of the terrain, 18 points.
Coyote: Teotlalpan and Cincalco – one of the terrain, 3 points.
Coyote: Acahualtzinco – one of the terrain, 2 points.
Coyote: Malinalco – one of the terrain, 2 points.
Coyote: Teotihuacán – none of the terrain, 0 points.
Coyote: Blessing of Mixcoatl – one territory, 2 points.
Coyote: Blessing of Xipe Totec – 6 territories, 12 points.
Coyote scores 39 points and has 65.
Age IV begins. Order of play: Coyote, Ocelot and Serpent.
Serpent chooses power 8, face down.
Ocelot chooses power 7, face down.
Coyote chooses power 7, face down.
Coyote takes 5 pawns.
Ocelot takes 5 pawns.
Serpent takes 5 pawns.
Coyote places a pawn in Chicomóztoc.
Ocelot places a pawn in Chicomóztoc.
Serpent places a pawn in Malinalco.
Coyote places a pawn in Tonacatépetl.
Ocelot places a pawn in Tonacatépetl.
Serpent places a pawn in Xochimilco.
Coyote places a pawn in Tzatzitépetl.
Ocelot places a pawn in Teoculhuacán.
Serpent places a pawn in Acahualtzinco.
Coyote places a pawn in Chapultepec.
Ocelot places a pawn in Tzatzitépetl.
Serpent places a pawn in Cincalco.
Coyote places a pawn in Teoculhuacán.
Ocelot places a pawn in Coatepec.
Serpent places a pawn in Acolman.
Coyote reveals power 7.
Ocelot reveals power 7.
Serpent reveals power 8.
Coyote lets everybody stay in Coatepec.
Coyote draws a culture card: Eagle and Jaguar Warriors.
Coyote declares a fight in Xochimilco.
Serpent does not play Sacred Games.
Serpent loses a pawn in Xochimilco.
Coyote lets everybody stay in Acolman.
Coyote draws a culture card: Offering to the Gods.
Coyote declares a fight in Cincalco.
Serpent does not play Sacred Games.
Serpent loses a pawn in Cincalco.
Ocelot lets everybody stay in Teotihuacán.
Ocelot draws a culture card: Rafts and Canoes.
In Olmán the strongest are tied and coexist: Coyote and Ocelot.
In Chicomóztoc the strongest are tied and coexist: Coyote and Ocelot.
In Tonacatépetl the strongest are tied and coexist: Coyote and Ocelot.
Serpent lets everybody stay in Tlatlayán.
Serpent draws a culture card: Sacred Games.
Serpent declares a fight in Malinalco.
Coyote does not play Sacred Games.
Coyote loses a pawn in Malinalco.
Serpent declares a fight in Acahualtzinco.
Coyote does not play Sacred Games.
Coyote loses a pawn in Acahualtzinco.
Serpent declares a fight in Tzatzitépetl.
Coyote does not play Sacred Games.
Ocelot does not play Sacred Games.
Coyote loses a pawn in Tzatzitépetl.
Ocelot loses a pawn in Tzatzitépetl.
Serpent lets everybody stay in Chapultepec.
Serpent draws a culture card: Blessing of Mixcoatl.
Serpent lets everybody stay in Teoculhuacán.
Serpent draws a culture card: Great Tlatoani.
Serpent declares a fight in Tollán.
Ocelot does not play Sacred Games.
Ocelot loses 2 pawns in Tollán.
Serpent declares a fight in Cholollán.
Ocelot does not play Sacred Games.
Ocelot loses a pawn in Cholollán.
Coyote: Huitznáhuac, Itzehecayán, Teotlalpan, Tlapallán, Tlatlayán, Acolman, Cincalco, Xochimilco, Xochitlalpan, Olmán, Chapultepec, Coatepec, Teoculhuacán and Tonacatépetl – 4 of the terrain, 30 points.
Coyote: Chicomóztoc – one of the terrain, 2 points.
Coyote: Teotihuacán – none of the terrain, 0 points.
Coyote scores 32 points and has 97.
Ocelot plays Rafts and Canoes.
Ocelot: Acolman, Cuextlán, Olmán, Tamoanchán, Tlalocán, Xochitlicacán, Chapultepec, Coatepec, Tonacatépetl, Azcapotzalco, Culhuacán and Teotihuacán – 3 of the terrain, 21 points.
Ocelot: Nonohualco – none of the terrain, 0 points.
Ocelot: Chicomóztoc – one of the terrain, 2 points.
Ocelot: Teoculhuacán – one of the terrain, 2 points.
Ocelot scores 25 points and has 87.
Serpent plays Blessing of Xipe Totec.
Serpent: Mictlán, Chapultepec, Teoculhuacán and Tollán – none of the terrain, 0 points.
Serpent: Tlatlayán, Acahualtzinco, Acolman, Coatepec and Tzatzitépetl – 2 of the terrain, 9 points.
Serpent: Malinalco and Cholollán – one of the terrain, 3 points.
Serpent: Blessing of Xipe Totec – 3 territories, 6 points.
Serpent scores 18 points and has 61.
Age V begins. Order of play: Coyote, Ocelot and Serpent.
Serpent chooses power 6, face down.
Ocelot chooses power 5, face down.
Coyote chooses power 9, face down.
Coyote takes 4 pawns, 2 of them from the removed ones.
Ocelot takes 4 pawns.
Serpent takes 4 pawns.
Coyote places a pawn in Culhuacán.
Coyote plays Eagle and Jaguar Warriors: one more pawn in Tollán.
Ocelot places a pawn in Tlatlayán.
Serpent places a pawn in Olmán.
Coyote places a pawn in Azcapotzalco.
Ocelot places a pawn in Itzehecayán.
Serpent places a pawn in Tamoanchán.
Coyote places a pawn in Cholollán.
Ocelot places a pawn in Teotlalpan.
Serpent places a pawn in Xochitlicacán.
Coyote places a pawn in Tetzcoco.
Ocelot places a pawn in Mictlán.
Serpent places a pawn in Nonohualco.
Coyote reveals power 9.
Ocelot reveals power 5.
Serpent reveals power 6.
Coyote declares a fight in Olmán.
Ocelot does not play Sacred Games.
Serpent plays Sacred Games and stays in Olmán.
Ocelot loses a pawn in Olmán.
Coyote draws a culture card: Blessing of Tepeyollotl.
Coyote lets everybody stay in Coatepec.
Coyote draws a culture card: Rafts and Canoes.
Coyote lets everybody stay in Azcapotzalco.
Coyote draws a culture card: Offering to the Gods.
Coyote lets everybody stay in Teoculhuacán.
Coyote draws a culture card: Blessing of Tepeyollotl.
Coyote lets everybody stay in Chicomóztoc.
Coyote draws a culture card: Blessing of Mixcoatl.
Coyote lets everybody stay in Tonacatépetl.
The 15 played culture cards are shuffled into a new deck.
Coyote draws a culture card: Rafts and Canoes.
Coyote declares a fight in Teotlalpan.
Ocelot does not play Sacred Games.
Ocelot loses a pawn in Teotlalpan.
Coyote declares a fight in Tlatlayán.
Ocelot does not play Sacred Games.
Serpent does not play Sacred Games.
Ocelot loses a pawn in Tlatlayán.
Serpent loses a pawn in Tlatlayán.
Coyote declares a fight in Itzehecayán.
Ocelot does not play Sacred Games.
Ocelot loses a pawn in Itzehecayán.
Coyote declares a fight in Acolman.
Ocelot does not play Sacred Games.
Serpent does not play Sacred Games.
Ocelot loses a pawn in Acolman.
Serpent loses a pawn in Acolman.
Ocelot declares a fight in Teotihuacán.
Coyote does not play Sacred Games.
Coyote loses a pawn in Teotihuacán.
Ocelot declares a fight in Culhuacán.
Coyote does not play Sacred Games.
Coyote loses a pawn in Culhuacán.
Ocelot lets everybody stay in Tamoanchán.
Ocelot draws a culture card: Blessing of Tepeyollotl.
Serpent lets everybody stay in Chapultepec.
Serpent draws a culture card: Sacred Games.
Serpent declares a fight in Tollán.
Coyote does not play Sacred Games.
Coyote loses a pawn in Tollán.
Serpent declares a fight in Cholollán.
Coyote does not play Sacred Games.
Coyote loses a pawn in Cholollán.
Serpent declares a fight in Nonohualco.
Ocelot does not play Sacred Games.
Ocelot loses a pawn in Nonohualco.
Serpent declares a fight in Xochitlicacán.
Ocelot does not play Sacred Games.
Ocelot loses a pawn in Xochitlicacán.
Serpent declares a fight in Mictlán.
Ocelot does not play Sacred Games.
Ocelot loses a pawn in Mictlán.
Coyote plays Rafts and Canoes.
Coyote plays Blessing of Tepeyollotl.
Coyote plays Blessing of Tepeyollotl.
Coyote plays Blessing of Mixcoatl.
Coyote: Huitznáhuac, Itzehecayán, Teotlalpan, Tlapallán, Tlatlayán, Acolman, Cincalco, Xochimilco, Xochitlalpan, Olmán, Chapultepec, Chicomóztoc, Coatepec, Teoculhuacán, Tonacatépetl, Azcapotzalco and Tetzcoco – 2 of the terrain, 21 points.
Coyote: Blessing of Tepeyollotl – 5 territories, 10 points.
Coyote: Blessing of Tepeyollotl – 5 territories, 10 points.
Coyote: Blessing of Mixcoatl – one territory, 2 points.
Coyote scores 43 points and has 140.
Ocelot: Cuextlán, Tlalocán and Teotihuacán – none of the terrain, 0 points.
Ocelot: Tamoanchán, Chapultepec, Coatepec, Azcapotzalco and Culhuacán – none of the terrain, 0 points.
Ocelot: Chicomóztoc – none of the terrain, 0 points.
Ocelot: Teoculhuacán – none of the terrain, 0 points.
Ocelot: Tonacatépetl – none of the terrain, 0 points.
Ocelot scores 0 points and has 87.
Serpent plays Blessing of Mixcoatl.
Serpent: Mictlán, Chapultepec, Teoculhuacán and Tollán – none of the terrain, 0 points.
Serpent: Acahualtzinco and Tzatzitépetl – none of the terrain, 0 points.
Serpent: Malinalco, Tamoanchán and Cholollán – one of the terrain, 4 points.
Serpent: Nonohualco – one of the terrain, 2 points.
Serpent: Olmán and Coatepec – one of the terrain, 3 points.
Serpent: Xochitlicacán – one of the terrain, 2 points.
Serpent: Blessing of Mixcoatl – 4 territories, 8 points.
Serpent scores 19 points and has 80.
Coyote still holds the 4 and, as culture cards, 5 × Offering to the Gods and Rafts and Canoes (Offerings bring 25 more): 35 points, 175 in all.
Ocelot still holds the 4 and, as culture cards, Offering to the Gods and Blessing of Tepeyollotl (Offerings bring 1 more): 7 points, 94 in all.
Serpent still holds the 5 and, as culture cards, 3 × Offering to the Gods, Sacred Games and Great Tlatoani (Offerings bring 9 more): 19 points, 99 in all.
Coyote wins with 175 points.
