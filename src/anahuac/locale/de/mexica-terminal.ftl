### Mexica im Terminal

mexica-legend = Sc▲3 Tempel von Schwarz, Höhe 3   ♟ Edler   (6) Plättchen   ══ ║║ Brücke   ⌂ ◆ Palast
mexica-neutral = neutral
mexica-founded = gegründet
mexica-head-size = Größe
mexica-head-founded = Plättchen
mexica-head-squares = Felder
mexica-head-player = Spieler
mexica-head-points = Punkte
mexica-head-noble = Edler
mexica-head-chips = Chips
mexica-head-temples = Tempel übrig (Anzahl × Höhe)
mexica-sheet-round = Abschnitt { $period }, Runde { $round }; übrige Aktionspunkte: { $ap }
mexica-sheet-tokens = Offene Plättchen: { $tokens }
mexica-sheet-removed = Entfernte Plättchen: { $tokens }
mexica-sheet-supply = Vorrat: doppelte Kanäle { $doubles }, einfache { $singles }, Brücken { $bridges }, Chips { $chips }
mexica-sheet-carrying = In der Hand: die Brücke von { $square }
mexica-list-canals = Kanäle: { $squares }
mexica-list-bridges = Brücken: { $squares }
mexica-list-temples = Tempel (Besitzer, Höhe, Feld): { $squares }
mexica-list-tokens = Plättchen: { $squares }
