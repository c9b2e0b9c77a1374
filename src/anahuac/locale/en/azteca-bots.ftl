### Azteca: why a bot does something

azteca-bots-why = { $plan } It should be worth about { NUMBER($gain, maximumFractionDigits: 1) } sacrifice points. { $fear }

azteca-bots-plan-trade = { $what }: trade and tribute pay for everything else.
azteca-bots-plan-growth = { $what }: more cities mean tribute and sacrifices in every round to come.
azteca-bots-plan-war = { $what }: the flower war brings sacrifices and land.
azteca-bots-plan-harm = { $what }: what a rival loses cannot win.
azteca-bots-plan-defence = { $what }: that saves the most of what is at stake.
azteca-bots-plan-serpent = { $what }: what Quetzalcoatl has been given counts in the end, and nobody can plunder it.
azteca-bots-plan-jaguar = { $what }: Tezcatlipoca must stay calm, or everybody loses.
azteca-bots-plan-patience = { $what }: everything else costs more than it brings.

azteca-bots-fear-underworld = The danger: one more descent of Tezcatlipoca and the world ends for all.
azteca-bots-fear-plunder = The danger: { $rival } could plunder the capital.
azteca-bots-fear-rival = The danger: { $rival } is on the way to give Quetzalcoatl more.
azteca-bots-fear-jaguar = The danger: Tezcatlipoca has only { $steps } steps left to the underworld.
azteca-bots-fear-envy = The danger: the others will join against the one who leads.
