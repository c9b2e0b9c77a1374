### Mexica in the terminal

mexica-legend = Bl▲3 temple of Black, of height 3   ♟ noble   (6) token   ══ ║║ bridge   ⌂ ◆ palace
mexica-neutral = neutral
mexica-founded = founded
mexica-head-size = size
mexica-head-founded = token
mexica-head-squares = squares
mexica-head-player = player
mexica-head-points = points
mexica-head-noble = noble
mexica-head-chips = chips
mexica-head-temples = temples left (number × height)
mexica-sheet-round = Period { $period }, round { $round }; action points left: { $ap }
mexica-sheet-tokens = Open tokens: { $tokens }
mexica-sheet-removed = Removed tokens: { $tokens }
mexica-sheet-supply = Supply: double canals { $doubles }, single canals { $singles }, bridges { $bridges }, chips { $chips }
mexica-sheet-carrying = In hand: the bridge from { $square }
mexica-list-canals = Canals: { $squares }
mexica-list-bridges = Bridges: { $squares }
mexica-list-temples = Temples (owner, height, square): { $squares }
mexica-list-tokens = Tokens: { $squares }
