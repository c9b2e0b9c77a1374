### Azteca im Terminal

azteca-legend = *Hauptstadt*   AzA Armee A der Azteken   Az▲2 zwei Schiffe der Azteken   ☼ Bevölkerung   ✓ assimiliert   ☇ von Überschwemmung oder Erdbeben heimgesucht
azteca-reserve = Reserve
azteca-head-territory = Gebiet
azteca-head-owner = Besitzer
azteca-head-pieces = Figuren
azteca-head-harbours = Häfen
azteca-head-neighbours = Nachbarn
azteca-head-player = Spieler
azteca-head-lands = Gebiete
azteca-head-fighters = Krieger+Ritter
azteca-head-pochtecas = Pochtecas
azteca-head-tribute = T
azteca-head-sacrifices = OP
azteca-head-hand = Karten
azteca-head-armies = Armeen
azteca-sheet-round = Runde { $round }, { $phase }
azteca-sheet-gods = Quetzalcoatl: Stufe { $quetzalcoatl } von 5, { $urn } in der Urne beim letzten Nachsehen. Tezcatlipoca: Stufe { $tezcatlipoca } von 4. Zornkarten übrig: { $wrath }
azteca-sheet-hand = Deine Karten: { $cards }
azteca-sheet-forces = Deine Truppen (Krieger+Ritter): { $forces }
