### Mexica im Browser

mexica-web-board = Die Insel mit ihren Kanälen, Brücken und Tempeln
mexica-web-tools = Was du tust
mexica-web-list = Auf { $at }
mexica-web-neutral = neutral

## Werkzeuge

mexica-web-tool-noble = Gehen
mexica-web-tool-jump = Springen
mexica-web-tool-double = Kanal
mexica-web-tool-single = Einzelner
mexica-web-tool-bridge = Brücke
mexica-web-tool-move-bridge = Versetzen
mexica-web-tool-temple = Tempel { $height }
mexica-web-tool-found = Gründen
mexica-web-tool-take = Chip nehmen
mexica-web-tool-spend = Chip ausgeben
mexica-web-tool-end = Zug beenden
mexica-web-tool-title = { $cost ->
    [0] { $name }: kostenlos (Taste { $key })
    [one] { $name }: ein Aktionspunkt (Taste { $key })
   *[other] { $name }: { $cost } Aktionspunkte (Taste { $key })
}
mexica-web-tool-take-title = Nimm einen Chip: Er kostet jetzt einen Aktionspunkt und bringt in einem späteren Zug einen. Höchstens zwei je Zug.
mexica-web-tool-spend-title = Gib einen Chip aus, den du zu Beginn des Zugs hattest: ein Aktionspunkt mehr.
mexica-web-points = { $count ->
    [one] Noch ein Aktionspunkt
   *[other] Noch { $count } Aktionspunkte
}
mexica-web-lost = { $count ->
    [one] ein Punkt verfällt
   *[other] { $count } Punkte verfallen
}
mexica-web-lift = Diese Brücke aufnehmen und anderswo bauen
mexica-web-do = Ausführen
mexica-web-cancel = Abbrechen

## Die Zeile unter dem Spielplan

mexica-web-over = Das Spiel ist zu Ende.
mexica-web-waiting = { $name } ist am Zug.
mexica-web-hint-start = Setze deinen Edlen auf eines der freien Startfelder.
mexica-web-hint-noble = Wähle ein leuchtendes Feld, um dorthin zu gehen. Jedes andere Feld zeigt, was du dort tun kannst.
mexica-web-hint-jump = Wähle, wohin dein Edler springt.
mexica-web-hint-double = Wähle, wo der Kanal beginnt.
mexica-web-hint-double-second = Wähle nun das andere Ende. Escape oder dasselbe Feld noch einmal nimmt es zurück.
mexica-web-hint-single = Wähle, wohin der einzelne Kanal kommt.
mexica-web-hint-bridge = Wähle ein Kanalfeld für die Brücke oder, wenn der Vorrat leer ist, eine Brücke zum Versetzen.
mexica-web-hint-bridge-second = Wähle nun, wohin die Brücke kommt.
mexica-web-hint-temple = Wähle, wo dein Tempel steht.
mexica-web-hint-found = Wähle das Feld für das Plättchen.
mexica-web-cost = { $count ->
    [0] kostenlos
    [one] ein Aktionspunkt
   *[other] { $count } Aktionspunkte
}
mexica-web-makes = ergibt Viertel der Größen { $sizes }
mexica-web-fits = Ein Plättchen { $size } liegt offen: Gründen bringt { $points }.
mexica-web-founding = Du bekommst { $points }.
mexica-web-sharing = Auch dort: { $names }, je { $points }.
mexica-web-ruled = Im Viertel der Größe { $size } dann:
mexica-web-standing = { $name }: Gewicht { $weight }, bekäme { $points }
mexica-web-founded = Gegründetes Viertel der Größe { $size }
mexica-web-unfounded = Viertel der Größe { $size }
mexica-web-token-open = Ein Plättchen dieser Größe liegt offen.

## Felder für Vorleseprogramme

mexica-web-ground-lake = See
mexica-web-ground-land = Land
mexica-web-ground-start = Startfeld
mexica-web-ground-emblem = Wappenfeld
mexica-web-ground-canal = Kanal
mexica-web-a-bridge = Brücke { $axis }
mexica-web-a-token = Plättchen { $size }
mexica-web-a-temple = Tempel der Höhe { $height }, { $name }
mexica-web-a-noble = Edler von { $name }

## Neben dem Spielplan

mexica-web-beside = Plättchen, Vorräte und Tempel
mexica-web-period = { $period ->
    [1] Erster
   *[other] Zweiter
} Abschnitt
mexica-web-round = Runde { $round }
mexica-web-period-end = Ein Abschnitt endet mit der Runde, in der kein Plättchen mehr offen liegt und jemand alle Tempel des Abschnitts gebaut hat.
mexica-web-open = Offene Plättchen
mexica-web-none-open = keine mehr
mexica-web-hidden = Sie kommen im zweiten Abschnitt
mexica-web-hidden-title = Diese sieben liegen verdeckt; welche es sind, folgt aus denen, die offen lagen.
mexica-web-token-title = Plättchen { $size }: für ein Viertel aus { $size } Feldern. Wer dort Erster ist, bekommt { $first }, der Zweite { $second }, der Dritte { $third }; das Gründen bringt { $second }.
mexica-web-district-ready = Es gibt ein Viertel dieser Größe.
mexica-web-founded-tokens = Gegründet: { $sizes }.
mexica-web-removed-tokens = Aus dem Spiel: { $sizes }.
mexica-web-supply = Vorrat
mexica-web-doubles = Kanäle
mexica-web-doubles-title = Doppelte Kanäle im Vorrat
mexica-web-singles = einzelne
mexica-web-singles-title = Einzelne Kanäle im Vorrat
mexica-web-bridges = Brücken
mexica-web-bridges-title = Brücken im Vorrat; gibt es keine mehr, können die auf dem Spielplan versetzt werden.
mexica-web-chips = Chips
mexica-web-chips-title = Chips, die man noch nehmen kann
mexica-web-stock = Tempel, die jeder in diesem Abschnitt noch bauen kann, und Chips
mexica-web-stock-title = Tempel der Höhe { $height }, die noch da sind
mexica-web-player = Spieler
