### Aztlán im Browser

aztlan-web-map = Die Karte von Aztlán
aztlan-web-ages = Zeitalter und Phasen
aztlan-web-age-brings = Zeitalter { $age }: Jeder bekommt { $pawns } Figuren.
aztlan-web-phase-choice = Alle wählen geheim eine Machtkarte.
aztlan-web-phase-expansion = Reihum setzt jeder eine Figur ein und darf eine ziehen, bis alle eingesetzt sind.
aztlan-web-phase-conflict = Die Karten werden aufgedeckt; wo sich Völker treffen, entscheidet das stärkste.
aztlan-web-phase-scoring = Reiche mit der Landschaft der Karte bringen Punkte.

## Gebiete

aztlan-web-territory = { $name }, { $terrain }: { $present }
aztlan-web-empty = niemand
aztlan-web-pawns-of = { $seat } { $pawns }
aztlan-web-pawns = { $pawns ->
    [one] { $pawns } Figur
   *[other] { $pawns } Figuren
}
aztlan-web-inspect = Zeige auf ein Gebiet, um zu sehen, wer dort steht und wie stark.
aztlan-web-realm-of = Reich von { $seat }, Größe { $size }
aztlan-web-realm-worth = { $matching } mit der Landschaft, { $points } Punkte
aztlan-web-change = deine Reiche: { $before } → { $after }

## Was zu tun ist

aztlan-web-do-choose = Wähle deine Machtkarte für dieses Zeitalter. Niemand sieht sie, bis alle Figuren eingesetzt sind.
aztlan-web-do-place = { $pawns ->
    [one] Setze deine letzte Figur in ein beliebiges Gebiet.
   *[other] Setze eine Figur in ein beliebiges Gebiet. Du hast noch { $pawns }.
}
aztlan-web-do-move = Jetzt darfst du eine deiner Figuren in ein Nachbargebiet ziehen: Klicke dorthin, wo sie steht.
aztlan-web-do-target = Wohin soll die Figur aus { $territory } ziehen?
aztlan-web-do-eagle = Adler- und Jaguarkrieger: Klicke dorthin, wo die zusätzliche Figur stehen soll.
aztlan-web-do-settle = Entscheide deine Konflikte: Kampf oder Nebeneinander.
aztlan-web-do-decide = Du hast den Gleichstand gebrochen: Kampf oder Nebeneinander?
aztlan-web-do-answer = Deine Figuren werden vertrieben. Antwortest du?
aztlan-web-do-score = Spiele Karten für diese Wertung, wenn du magst, und werte dann.
aztlan-web-over = Das Spiel ist zu Ende. Es gewinnt: { $winner }.
aztlan-web-waiting = { $names } { $step }
aztlan-web-others-choose = – die Wahl der Machtkarte fehlt noch.
aztlan-web-others-place = setzt eine Figur ein.
aztlan-web-others-move = darf eine Figur ziehen.
aztlan-web-others-settle = entscheidet Konflikte.
aztlan-web-others-decide = entscheidet einen gebrochenen Gleichstand.
aztlan-web-others-answer = antwortet auf einen Kampf.
aztlan-web-others-score = spielt Karten für die Wertung.
aztlan-web-cancel = Abbrechen
aztlan-web-close = Schließen
aztlan-web-score-now = Werten
aztlan-web-settled = Fertig
aztlan-web-plus = +{ $points }

## Konflikte

aztlan-web-conflict = Konflikt in { $territory }
aztlan-web-conflict-tie = Die Stärksten sind gleich stark: Sie bleiben, und alle Schwächeren werden vertrieben, wenn kein Großer Tlatoani den Gleichstand bricht.
aztlan-web-conflict-broken = { $fighter } hat den Gleichstand gebrochen und entscheidet.
aztlan-web-conflict-asked = { $fighter } beginnt einen Kampf.
aztlan-web-fight = Kampf
aztlan-web-fight-effect = Vertrieben: { $losses }
aztlan-web-coexist = Koexistenz
aztlan-web-coexist-effect = Alle bleiben; du ziehst eine Kulturkarte
aztlan-web-tlatoani-effect = Spiele die Karte: Du giltst als der Stärkste
aztlan-web-games-effect = Spiele die Karte: Deine Figuren bleiben, { $fighter } zieht eine Kulturkarte
aztlan-web-decline = Weichen
aztlan-web-decline-effect = Deine Figuren werden entfernt

## Karten und Tafeln

aztlan-web-power-cards = Deine Machtkarten
aztlan-web-power = Macht { $power }, { $terrain }
aztlan-web-face-down = eine verdeckte Machtkarte
aztlan-web-card-of-age = deine Karte dieses Zeitalters
aztlan-web-card-left = noch auf deiner Hand
aztlan-web-card-played = in einem früheren Zeitalter gespielt
aztlan-web-brings-now = jetzt { $points }
aztlan-web-brings-now-title = Was deine Reiche mit dieser Karte brächten, so wie die Karte jetzt aussieht
aztlan-web-own-culture = Deine Kulturkarten
aztlan-web-order = Spielreihenfolge
aztlan-web-place = Nummer { $place } in der Spielreihenfolge
aztlan-web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
aztlan-web-power-now = { $power }, { $terrain }: die Karte dieses Zeitalters
aztlan-web-power-left = { $power }, { $terrain }: noch nicht gezeigt
aztlan-web-power-played = { $power }, { $terrain }: gespielt
aztlan-web-chosen = gewählt
aztlan-web-culture-cards = { $cards ->
    [one] { $cards } Kulturkarte
   *[other] { $cards } Kulturkarten
}
aztlan-web-to-place = einzusetzen { $pawns }
aztlan-web-supply = Vorrat { $pawns }
aztlan-web-removed = entfernt { $pawns }
aztlan-web-held = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
aztlan-web-realms-title = Was die Reiche jetzt brächten: die Größe eines jeden und das Quadrat seiner Gebiete mit der Landschaft
aztlan-web-realms-now = Jetzt, { $terrain }: { $sum } = { $points }
aztlan-web-deck = Kulturkarten: { $deck } im Stapel, { $played } gespielt
aztlan-web-kind = Karte
aztlan-web-played = gespielt

aztlan-web-card-mixcoatl = Wertung: 2 Punkte für jeden deiner Dschungel.
aztlan-web-card-tepeyollotl = Wertung: 2 Punkte für jedes deiner Gebirge.
aztlan-web-card-xipe = Wertung: 2 Punkte für jedes deiner Felder.
aztlan-web-card-offering = Am Ende: 1, 4, 9, 16, 25 Punkte für 1 bis 5 davon.
aztlan-web-card-sacred-games = Wenn du vertrieben wirst: Deine Figuren bleiben, der Angreifer zieht eine Karte.
aztlan-web-card-rafts = Wertung: Deine Gebiete am selben See gelten als benachbart.
aztlan-web-card-tlatoani = Konflikt: bricht einen Gleichstand zu deinen Gunsten.
aztlan-web-card-eagle = Nach dem Einsetzen: noch eine Figur, in ein beliebiges Gebiet.
