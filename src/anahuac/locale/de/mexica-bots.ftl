### Warum Bots in Mexica etwas tun

mexica-bots-why = Plan: { $plan }; das ist etwa { $gain ->
    [one] einen Punkt
   *[other] { $gain } Punkte
  } mehr wert, als den Zug gleich zu beenden, { $fear }.
mexica-bots-why-little = Plan: { $plan }; Besseres gibt es gerade nicht zu tun, { $fear }.
mexica-bots-start = Von diesem Startfeld aus verspricht die erste Runde am meisten.
mexica-bots-nothing = den Zug beenden
mexica-bots-found = das Viertel der Größe { $size } um { $square } für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } gründen
mexica-bots-rank = im Viertel der Größe { $size } um { $square } { $rank ->
    [1] die Führung
    [2] den zweiten Platz
   *[3] den dritten Platz
  } übernehmen
mexica-bots-strengthen = das Viertel der Größe { $size } um { $square } ausbauen
mexica-bots-divide = ein Viertel mit einem Kanal teilen
mexica-bots-palace = zur Wertung im Palast sein
mexica-bots-go = den Edlen nach { $square } bringen
mexica-bots-chips = { $count ->
    [one] einen Chip
   *[other] { $count } Chips
  } zurücklegen
mexica-bots-fears-founding = aber { $rival } könnte dann für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } ein Viertel der Größe { $size } gründen
mexica-bots-fears-rank = aber { $rival } könnte dich dann im Viertel der Größe { $size } um { $square } überholen
mexica-bots-fears-nothing = und viel kann so schnell niemand dagegen tun
