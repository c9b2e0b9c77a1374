### Die Spiele: wie sie heißen, und was sie sind in einer Zeile

mexica-title = Mexica
mexica-facts = 2 bis 4 Personen · etwa eine Stunde · ohne Geheimnisse
mexica-about = Teile die Insel mit Kanälen in Viertel, gründe sie und baue die höchsten Tempel.
aztlan-title = Aztlán
aztlan-facts = 2 bis 4 Personen · 45 Minuten · Bluff
aztlan-about = Führe dein Volk durch fünf Zeitalter: siedle, verdränge andere oder lebe neben ihnen.
azteca-title = Azteca
azteca-facts = 3 oder 4 Personen · ein Abend · Krieg und Götter
azteca-about = Handel, Intrigen und Blumenkriege rund um den See, und Opfer für Götter, die man nicht erzürnen darf.
