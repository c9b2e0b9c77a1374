### Azteca: warum ein Bot etwas tut

azteca-bots-why = { $plan } Das dürfte etwa { NUMBER($gain, maximumFractionDigits: 1) } Opferpunkte wert sein. { $fear }

azteca-bots-plan-trade = { $what }: Handel und Tribut bezahlen alles andere.
azteca-bots-plan-growth = { $what }: Mehr Städte bringen in jeder weiteren Runde Tribut und Opfer.
azteca-bots-plan-war = { $what }: Der Blumenkrieg bringt Opfer und Land.
azteca-bots-plan-harm = { $what }: Was ein Rivale verliert, kann ihm nicht zum Sieg verhelfen.
azteca-bots-plan-defence = { $what }: So bleibt am meisten von dem, was auf dem Spiel steht.
azteca-bots-plan-serpent = { $what }: Was Quetzalcoatl bekommen hat, zählt am Ende, und niemand kann es plündern.
azteca-bots-plan-jaguar = { $what }: Tezcatlipoca muss ruhig bleiben, sonst verlieren alle.
azteca-bots-plan-patience = { $what }: Alles andere kostet mehr, als es bringt.

azteca-bots-fear-underworld = Die Gefahr: Steigt Tezcatlipoca noch einmal hinab, endet die Welt für alle.
azteca-bots-fear-plunder = Die Gefahr: { $rival } könnte die Hauptstadt plündern.
azteca-bots-fear-rival = Die Gefahr: { $rival } ist dabei, Quetzalcoatl mehr zu geben.
azteca-bots-fear-jaguar = Die Gefahr: Tezcatlipoca hat nur noch { $steps } Stufen bis zur Unterwelt.
azteca-bots-fear-envy = Die Gefahr: Die anderen verbünden sich gegen den, der führt.
