### Why bots do what they do in Aztlán

aztlan-bots-choose = The terrain of this card ({ $terrain }) could bring about { $points ->
    [one] one point
   *[other] { $points } points
  } in this age; { $rival } most likely chooses the { $card }.
aztlan-bots-land = { $territory } is free { $gain ->
    [0] and worth holding.
    [one] and adds one point to what the realms bring.
   *[other] and adds { $gain } points to what the realms bring.
}
aztlan-bots-shared = { $territory } { $gain ->
    [0] should be held in strength,
    [one] adds one point to what the realms bring,
   *[other] adds { $gain } points to what the realms bring,
} but { $rival } stands there as well.
aztlan-bots-stay = Every pawn is needed where it stands.
aztlan-bots-fight = Whoever is driven out loses land worth { $loss ->
    [0] next to nothing
    [one] about one point
   *[other] about { $loss } points
  }, more than a culture card is worth.
aztlan-bots-coexist = A culture card is worth more than the land that the others would lose, { $loss ->
    [0] next to nothing
    [one] about one point
   *[other] about { $loss } points
  }; but they stay and grow stronger.
aztlan-bots-tlatoani = To decide alone here is worth the card: land worth { $loss ->
    [0] next to nothing
    [one] about one point
   *[other] about { $loss } points
  } is at stake.
aztlan-bots-games = Otherwise land worth { $loss ->
    [0] next to nothing
    [one] about one point
   *[other] about { $loss } points
  } would be lost; but the winner draws a card.
aztlan-bots-decline = The land, worth { $loss ->
    [0] next to nothing
    [one] about one point
   *[other] about { $loss } points
  }, is not worth the card.
aztlan-bots-rafts = The lakes join realms now, and a later age may pay less.
aztlan-bots-name = This terrain scores the most.
aztlan-bots-bless = The blessing pays enough now, and land may be lost before a later age.
aztlan-bots-done = The other cards will be worth more later.
