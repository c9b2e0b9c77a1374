### Azteca in the terminal

azteca-legend = *Capital*   AzA army A of the Aztecs   Az▲2 two ships of the Aztecs   ☼ population   ✓ assimilated   ☇ struck by flood or earthquake
azteca-reserve = reserve
azteca-head-territory = territory
azteca-head-owner = owner
azteca-head-pieces = pieces
azteca-head-harbours = harbours
azteca-head-neighbours = neighbours
azteca-head-player = player
azteca-head-lands = territories
azteca-head-fighters = warriors+knights
azteca-head-pochtecas = pochtecas
azteca-head-tribute = T
azteca-head-sacrifices = SP
azteca-head-hand = cards
azteca-head-armies = armies
azteca-sheet-round = Round { $round }, { $phase }
azteca-sheet-gods = Quetzalcoatl: step { $quetzalcoatl } of 5, { $urn } in the urn when it was last looked at. Tezcatlipoca: step { $tezcatlipoca } of 4. Wrath cards left: { $wrath }
azteca-sheet-hand = Your cards: { $cards }
azteca-sheet-forces = Your forces (warriors+knights): { $forces }
