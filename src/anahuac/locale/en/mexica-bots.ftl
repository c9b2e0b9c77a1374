### Why bots do something in Mexica

mexica-bots-why = Plan: { $plan }; worth about { $gain ->
    [one] one point
   *[other] { $gain } points
  } more than ending the turn at once, { $fear }.
mexica-bots-why-little = Plan: { $plan }; nothing better can be done now, { $fear }.
mexica-bots-start = Of the start squares, this one promises the best first round.
mexica-bots-nothing = end the turn
mexica-bots-found = found the district of { $size } around { $square } for { $points ->
    [one] one point
   *[other] { $points } points
  }
mexica-bots-rank = { $rank ->
    [1] take the lead
    [2] take second place
   *[3] take third place
  } in the district of { $size } around { $square }
mexica-bots-strengthen = build up the district of { $size } around { $square }
mexica-bots-divide = divide a district with a canal
mexica-bots-palace = be at the palace when the period is scored
mexica-bots-go = bring the noble to { $square }
mexica-bots-chips = { $count ->
    [one] save a chip
   *[other] save { $count } chips
  }
mexica-bots-fears-founding = but { $rival } could then found a district of { $size } for { $points ->
    [one] one point
   *[other] { $points } points
  }
mexica-bots-fears-rank = but { $rival } could then overtake you in the district of { $size } around { $square }
mexica-bots-fears-nothing = and nobody can do much against it at once
