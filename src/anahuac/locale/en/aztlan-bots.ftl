### Why bots do what they do in Aztlán

aztlan-bots-choose = It pays for { $terrain } and could bring about { $points } points in this age; { $rival } most likely chooses the { $card }.
aztlan-bots-land = { $territory } is free { $gain ->
    [0] and a good place to start from.
   *[other] and adds { $gain } to the points of the realms.
}
aztlan-bots-shared = { $territory } { $gain ->
    [0] should be held in strength,
   *[other] adds { $gain } to the points of the realms,
} but { $rival } stands there as well.
aztlan-bots-stay = Every pawn is needed where it stands.
aztlan-bots-fight = Whoever is driven out loses land worth about { $loss } points, more than a culture card is worth.
aztlan-bots-coexist = A culture card is worth more than the { $loss } points or so that the others would lose; but they stay and grow stronger.
aztlan-bots-tlatoani = To decide alone here is worth the card: about { $loss } points of land are at stake.
aztlan-bots-games = Otherwise land worth about { $loss } points would be lost; but the winner draws a card.
aztlan-bots-decline = The land, worth about { $loss } points, is not worth the card.
aztlan-bots-rafts = The lakes join realms now, and a later age may pay less.
aztlan-bots-name = This terrain scores most.
aztlan-bots-bless = The blessing pays enough now, and land may be lost before a later age.
aztlan-bots-done = The other cards will be worth more later.
