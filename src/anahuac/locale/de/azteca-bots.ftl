### Azteca: warum ein Bot etwas tut

azteca-bots-why = { $plan }; dies ist etwa { $gain ->
    [one] einen Opferpunkt
   *[other] { NUMBER($gain, maximumFractionDigits: 1) } Opferpunkte
  } wert, und zu fürchten ist, dass { $fear }.
azteca-bots-why-not-more = { $plan }; zu fürchten ist, dass { $fear }.

azteca-bots-plan-trade = Handel und Tribut bezahlen alles andere
azteca-bots-plan-growth = Städte bringen in jeder weiteren Runde Tribut und Opfer
azteca-bots-plan-war = Der Blumenkrieg bringt Opfer und Land
azteca-bots-plan-harm = Was ein Rivale verliert, bringt ihm keinen Sieg
azteca-bots-plan-defence = So bleibt am meisten von dem, was auf dem Spiel steht
azteca-bots-plan-serpent = Was Quetzalcoatl hat, zählt am Ende, und niemand kann es plündern
azteca-bots-plan-jaguar = Tezcatlipoca muss ruhig bleiben, sonst verlieren alle
azteca-bots-plan-patience = Alles andere kostet mehr, als es bringt

azteca-bots-fear-underworld = Tezcatlipoca noch einmal hinabsteigt und die Welt für alle endet
azteca-bots-fear-plunder = { $rival } die Hauptstadt plündert
azteca-bots-fear-rival = { $rival } Quetzalcoatl am Ende mehr gegeben hat
azteca-bots-fear-jaguar = Tezcatlipoca, { $steps ->
    [one] eine Stufe
   *[other] { $steps } Stufen
  } über der Unterwelt, dort ankommt, bevor die Schlange im Tempel ist
azteca-bots-fear-envy = die anderen sich gegen den verbünden, der führt

## Was von einer Aktion zu erwarten ist

azteca-bots-odds = Etwa { $chance } % auf den Sieg, wenn bis zum Ende gekämpft wird.
azteca-bots-odds-range = { $low } bis { $high } % auf den Sieg, wenn bis zum Ende gekämpft wird.
azteca-bots-reserve = Dort steht keine Armee: Nur die Reserve kann es verteidigen.
azteca-bots-unknown = { $count ->
    [one] Eine Armee unbekannter Stärke verteidigt es.
   *[other] { $count } Armeen unbekannter Stärke verteidigen es.
}
azteca-bots-terrain = Das Gelände kann vorher einen Kämpfer kosten.
azteca-bots-wrath = Gibt sonst niemand etwas, steigt Tezcatlipoca zu { $chance } % hinab.
