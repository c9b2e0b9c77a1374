### Azteca: why a bot does something

azteca-bots-why = { $plan }; this is worth about { $gain ->
    [one] one sacrifice point
   *[other] { NUMBER($gain, maximumFractionDigits: 1) } sacrifice points
  }, and the danger is that { $fear }.
azteca-bots-why-not-more = { $plan }; the danger is that { $fear }.

azteca-bots-plan-trade = Trade and tribute pay for everything else
azteca-bots-plan-growth = Cities bring tribute and sacrifices in every round to come
azteca-bots-plan-war = The flower war brings sacrifices and land
azteca-bots-plan-harm = What a rival loses cannot win
azteca-bots-plan-defence = That saves most of what is at stake
azteca-bots-plan-serpent = What Quetzalcoatl has counts in the end and cannot be plundered
azteca-bots-plan-jaguar = Tezcatlipoca must stay calm, or everybody loses
azteca-bots-plan-patience = Everything else costs more than it brings

azteca-bots-fear-underworld = one more descent of Tezcatlipoca ends the world for all
azteca-bots-fear-plunder = { $rival } plunders the capital
azteca-bots-fear-rival = { $rival } gives Quetzalcoatl more in the end
azteca-bots-fear-jaguar = Tezcatlipoca, { $steps ->
    [one] one step
   *[other] { $steps } steps
  } above the underworld, gets there before the serpent is in his temple
azteca-bots-fear-envy = the others join against the one who leads

## What may be expected of an action

azteca-bots-odds = About { $chance } % to win, if it is fought to the end.
azteca-bots-odds-range = { $low } to { $high } % to win, if it is fought to the end.
azteca-bots-reserve = No army there: only the reserve can defend it.
azteca-bots-unknown = { $count ->
    [one] An army whose strength is unknown defends it.
   *[other] { $count } armies of unknown strength defend it.
}
azteca-bots-terrain = The terrain may take a counter first.
azteca-bots-wrath = If nobody else gives, Tezcatlipoca descends with a chance of { $chance } %.
