### The games: what they are called, and what they are in a line

mexica-title = Mexica
mexica-facts = 2 to 4 players · about an hour · no secrets
mexica-about = Cut the island into districts with canals, found them, and build the highest temples.
aztlan-title = Aztlán
aztlan-facts = 2 to 4 players · 45 minutes · bluff
aztlan-about = Lead your people through five ages: settle, drive others out, or live beside them.
azteca-title = Azteca
azteca-facts = 3 or 4 players · an evening · war and gods
azteca-about = Trade, intrigue and flower wars around the lake, and offerings to gods who must not be angered.
