### Aztlán: Namen, Gründe, Ereignisse

aztlan-people-serpent = Schlange
aztlan-people-ocelot = Ozelot
aztlan-people-coyote = Kojote
aztlan-people-quetzal = Quetzal
aztlan-faction-coyote-quetzal = Kojote und Quetzal
aztlan-faction-ocelot-serpent = Ozelot und Schlange
aztlan-holds = { $seat-is ->
    [you] du hast { $faction }
   *[other] { $seat } hat { $faction }
}

aztlan-terrain-desert = Wüste
aztlan-terrain-fields = Felder
aztlan-terrain-jungle = Dschungel
aztlan-terrain-mountains = Gebirge
aztlan-terrain-city = Stadt
aztlan-terrain-wild = beliebige Landschaft

aztlan-card-mixcoatl = Segen des Mixcoatl
aztlan-card-tepeyollotl = Segen des Tepeyollotl
aztlan-card-xipe = Segen des Xipe Totec
aztlan-card-offering = Opfer für die Götter
aztlan-card-sacred-games = Heilige Spiele
aztlan-card-rafts = Flöße und Kanus
aztlan-card-tlatoani = Großer Tlatoani
aztlan-card-eagle = Adler- und Jaguarkrieger
aztlan-several = { $count } × { $card }

aztlan-phase-choice = Wahl
aztlan-phase-expansion = Ausbreitung
aztlan-phase-conflict = Konflikt
aztlan-phase-scoring = Wertung
aztlan-phase-over = Ende

## Was bei jedem Schritt entschieden wird

aztlan-step-choose = geheim eine Machtkarte für dieses Zeitalter wählen
aztlan-step-place = eine Figur in ein beliebiges Gebiet setzen
    .with-eagle = eine Figur in ein beliebiges Gebiet setzen oder mit Adler- und Jaguarkriegern noch eine
aztlan-step-move = eine Figur in ein Nachbargebiet ziehen oder stehen bleiben
    .only-stay = den Zug beenden, weil keine deiner Figuren ziehen kann
    .with-eagle = eine Figur in ein Nachbargebiet ziehen, stehen bleiben oder Adler- und Jaguarkrieger für noch eine Figur spielen
aztlan-step-settle = deine Konflikte durch Kampf oder Koexistenz entscheiden
    .only-done = passen, denn überall, wo du am stärksten bist, herrscht Gleichstand
    .only-done-tlatoani = den Gleichstand mit dem Großen Tlatoani auflösen oder passen
    .with-tlatoani = deine Konflikte durch Kampf oder Koexistenz entscheiden; der Große Tlatoani kann einen Gleichstand auflösen
aztlan-step-decide = über Kampf oder Koexistenz entscheiden, wo du den Gleichstand aufgelöst hast
aztlan-step-answer = Heilige Spiele spielen oder die Figuren aufgeben
    .only-decline = die Figuren aufgeben, weil du keine Heiligen Spiele hast
aztlan-step-score = Karten für die Wertung spielen oder werten
    .only-name = die Landschaft nennen, die deine 4 wertet
    .with-name = Karten für die Wertung spielen oder die Landschaft nennen, die deine 4 wertet
    .only-done = deine Reiche werten
aztlan-step-over = das Spiel ist zu Ende

aztlan-kind-choose = eine Machtkarte wählen
aztlan-kind-place = eine Figur einsetzen
aztlan-kind-eagle = Adler- und Jaguarkrieger spielen
aztlan-kind-stay = den Zug ohne Bewegung beenden
aztlan-kind-move = eine Figur ziehen
aztlan-kind-fight = einen Kampf beginnen
aztlan-kind-coexist = koexistieren
aztlan-kind-tlatoani = den Großen Tlatoani spielen
aztlan-kind-games = Heilige Spiele spielen
aztlan-kind-decline = auf Heilige Spiele verzichten
aztlan-kind-name = eine Landschaft nennen
aztlan-kind-rafts = Flöße und Kanus spielen
aztlan-kind-bless = einen Segen spielen
aztlan-kind-done = abschließen

## Aktionen in Worten

aztlan-action-choose = Macht { $power }: { $terrain }
aztlan-action-place = eine Figur nach { $at } setzen
aztlan-action-eagle = Adler- und Jaguarkrieger: noch eine Figur nach { $at }
aztlan-action-stay = keine Bewegung
aztlan-action-move = eine Figur von { $at } nach { $to } ziehen
aztlan-action-fight = Kampf in { $at }
aztlan-action-coexist = Koexistenz in { $at } und eine Kulturkarte ziehen
aztlan-action-tlatoani = Großer Tlatoani: den Gleichstand in { $at } auflösen
aztlan-action-games = Heilige Spiele: deine Figuren bleiben
aztlan-action-decline = deine Figuren aufgeben
aztlan-action-name = { $name } nennen
aztlan-action-rafts = Flöße und Kanus spielen
aztlan-action-bless = { $name } spielen
aztlan-action-done = fertig

## Warum eine Aktion nicht erlaubt ist

aztlan-no-power = Die { $power } hast du nicht mehr auf der Hand; eine Machtkarte gilt nur in einem Zeitalter.
aztlan-no-pawn = In { $territory } steht keine Figur von dir, die ziehen könnte.
aztlan-no-card = Diese Karte hast du nicht auf der Hand: { $card }.
aztlan-no-supply = Es gibt weder eine Figur in deinem Vorrat noch eine entfernte.
aztlan-not-shared = Du teilst { $territory } mit niemandem.
aztlan-tied = In { $territory } bist du nicht allein am stärksten: Es herrscht Gleichstand.
aztlan-not-strongest = In { $territory } bist du nicht am stärksten.
aztlan-settled = Über { $territory } ist in diesem Zeitalter schon entschieden.
aztlan-not-tied = In { $territory } gehörst du nicht zu denen, die gleichauf am stärksten sind.
aztlan-unsettled = Entscheide zuerst, wo du allein am stärksten bist: { $territories }.
aztlan-decide-first = Entscheide zuerst über { $territory }, wo du den Gleichstand aufgelöst hast.
aztlan-rafts-twice = Flöße und Kanus verbinden bereits die Ufer aller Seen.
aztlan-terrain-set = Nur wer die 4 hat, nennt eine Landschaft; deine Karte wertet: { $terrain }.
aztlan-name-to-score = Mit der 4 nimmst du deine Punkte, indem du ihre Landschaft nennst.
aztlan-never-adjacent = { $source } und { $target } grenzen nicht aneinander; eine Figur zieht in ein Nachbargebiet.
aztlan-never-over-lake = Zwischen { $source } und { $target } liegt { $lake }: Ein See trennt, und niemand zieht hinüber.
aztlan-never-stay = Eine Figur zieht aus { $territory } in ein anderes Gebiet, oder sie bleibt.
aztlan-never-lake = { $lake } ist ein See. Seen sind keine Gebiete.
aztlan-never-offering = Opfer für die Götter werden nie gespielt; sie zählen am Ende des Spiels auf der Hand.
aztlan-never-eagle = Adler- und Jaguarkrieger spielst du nicht in der Wertung, sondern nachdem du eine Figur eingesetzt hast, für noch eine in einem beliebigen Gebiet.
aztlan-never-tlatoani = Den Großen Tlatoani spielst du nicht in der Wertung, sondern im Konflikt in deinem Zug, in einem Gebiet, wo du am Gleichstand beteiligt bist.
aztlan-never-sacred-games = Heilige Spiele spielst du nicht in der Wertung, sondern wenn deine Figuren in einem Kampf vertrieben werden sollen.
aztlan-never-power = Eine Machtkarte { $power } gibt es nicht; sie gehen von { $low } bis { $high }.

## Optionen

aztlan-option-peoples = Nenne { $seats } verschiedene Völker, eines für jeden Platz.
aztlan-option-peoples-two = Zu zweit gibt es Fraktionen, keine Völker: Lass die Völker weg.
aztlan-option-faction = Fraktionen gibt es nur zu zweit.

## Spielpläne

aztlan-board-territories = Der Spielplan hat { $count } Gebiete; Aztlán braucht { $expected }.
aztlan-board-terrain = Von der Landschaft { $terrain } gibt es { $count } Gebiete; Aztlán braucht { $expected }.
aztlan-board-lake = { $territory } liegt am See { $lake }, den es nicht gibt.
aztlan-board-shore-not-listed = { $territory } berührt in der Zeichnung den See { $lake }, nennt ihn aber nicht.
aztlan-board-shore-not-drawn = { $territory } nennt den See { $lake }, berührt ihn in der Zeichnung aber nicht.

## Stellungen

aztlan-position-age = Ein Zeitalter { $age } gibt es nicht: Sie sind von 1 bis 5 nummeriert.
aztlan-position-step = Der Schritt „{ $step }“ gehört nicht zur Phase „{ $phase }“.
aztlan-position-track = Die Wertungsleiste muss den Punktestein jedes Platzes genau einmal zeigen.
aztlan-position-negative = Unter 0 gibt es kein Feld auf der Wertungsleiste.
aztlan-position-order = Die Reihenfolge muss jeden Platz genau einmal nennen.
aztlan-position-earlier = Platz { $seat } hat in früheren Zeitaltern { $count } Machtkarten gespielt; es müssen { $expected } sein.
aztlan-position-power = Platz { $seat } hat eine Machtkarte, die es nicht gibt: Sie reichen von 4 bis 9.
aztlan-position-power-twice = Platz { $seat } hat dieselbe Machtkarte zweimal gespielt.
aztlan-position-no-card = Platz { $seat } hat keine Machtkarte für dieses Zeitalter; ab der Ausbreitung ist sie nötig.
aztlan-position-all-chosen = Alle haben gewählt: Das ist die Ausbreitung, nicht die Wahl.
aztlan-position-count = Platz { $seat } kann nicht { $count } Figuren in { $territory } haben.
aztlan-position-pawns = Die Figuren von Platz { $seat } ergeben nicht die { $box } der Schachtel: Spielplan, Vorrat, entfernte und einzusetzende.
aztlan-position-to-place = Platz { $seat } hat Figuren einzusetzen; das gibt es nur in der Ausbreitung.
aztlan-position-none-to-place = Niemand hat noch eine Figur einzusetzen: Das ist der Konflikt.
aztlan-position-culture = { $card }: { $count } Karten genannt, es gibt aber { $expected }.
aztlan-position-factions = Beide Plätze haben dieselbe Fraktion.
aztlan-position-contested = Ein umkämpftes Gebiet gehört zu den Schritten „decide“ und „answer“ und zu keinem anderen.
aztlan-position-asking = Wer nach Heiligen Spielen gefragt wird, gehört zum Schritt „answer“ und zu keinem anderen.
aztlan-position-settled = Entschiedene Gebiete gibt es nur im Konflikt.
aztlan-position-tie-past = In { $territory } hätte ein Gleichstand bestanden, und niemand Schwächeres wäre noch dort (Z4.4). Hat ihn ein Großer Tlatoani aufgelöst, gehört das Gebiet unter „settled“.
aztlan-position-scoring = Flöße und Segen gehören zur Wertung.
aztlan-position-allotment = Platz { $seat } hat mehr Figuren einzusetzen als die { $allotment } dieses Zeitalters.
aztlan-position-move = Platz { $seat } soll ziehen, hat aber keine Figur auf dem Spielplan.
aztlan-position-fighter = Platz { $seat } hat in { $territory } nichts zu entscheiden: Er ist dort nicht der Stärkste, oder allein.
aztlan-position-losers = Nur Unterlegene des Kampfes werden nach Heiligen Spielen gefragt oder durch sie verschont, jeder einmal und der Reihe nach, und gefragt wird nur, wer eine Karte hat.
aztlan-position-not-played = { $card } wurde benutzt, liegt aber nicht bei den gespielten Karten.
aztlan-position-over = Zu Ende ist das Spiel erst nach Zeitalter 5.

## Was geschehen ist

aztlan-event-age = Zeitalter { $age } beginnt. Spielreihenfolge: { $order }.
aztlan-event-chose = { $power ->
    [hidden] { $seat-is ->
        [you] Du legst eine Machtkarte verdeckt aus.
       *[other] { $seat } legt eine Machtkarte verdeckt aus.
    }
   *[other] { $seat-is ->
        [you] Du wählst verdeckt die Macht { $power }.
       *[other] { $seat } wählt verdeckt die Macht { $power }.
    }
}
aztlan-event-took = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $pawns ->
    [one] eine Figur
   *[other] { $pawns } Figuren
}{ $returned ->
    [0] .
    [one] , davon eine entfernte.
   *[other] , davon { $returned } entfernte.
}
aztlan-event-placed = { $seat-is ->
    [you] Du setzt
   *[other] { $seat } setzt
} eine Figur nach { $territory }.
aztlan-event-eagle = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} Adler- und Jaguarkrieger: noch eine Figur nach { $territory }.
aztlan-event-moved = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Figur von { $source } nach { $target }.
aztlan-event-revealed = { $seat-is ->
    [you] Du deckst
   *[other] { $seat } deckt
} die Macht { $power } auf.
aztlan-event-fought = { $seat-is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} einen Kampf in { $territory }.
aztlan-event-coexisted = { $seat-is ->
    [you] Du lässt
   *[other] { $seat } lässt
} in { $territory } alle bleiben.
aztlan-event-tie = In { $territory } sind die Stärksten gleich stark und koexistieren: { $seats }.
aztlan-event-tlatoani = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} den Großen Tlatoani und { $seat-is ->
    [you] löst
   *[other] löst
} den Gleichstand in { $territory } auf.
aztlan-event-games = { $seat-is ->
    [you] Du spielst Heilige Spiele und bleibst
   *[other] { $seat } spielt Heilige Spiele und bleibt
} in { $territory }.
aztlan-event-declined = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} keine Heiligen Spiele.
aztlan-event-removed = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $pawns ->
    [one] eine Figur
   *[other] { $pawns } Figuren
} in { $territory }.
aztlan-event-drew = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} eine Kulturkarte{ $card ->
    [hidden] .
   *[other] : { $card }.
}
aztlan-event-no-card = { $seat-is ->
    [you] Du dürftest
   *[other] { $seat } dürfte
} eine Kulturkarte ziehen, aber es ist keine mehr da.
aztlan-event-reshuffled = { $cards ->
    [one] Die eine gespielte Kulturkarte wird zum neuen Stapel.
   *[other] Die { $cards } gespielten Kulturkarten werden zu einem neuen Stapel gemischt.
}
aztlan-event-played = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} eine Karte: { $card }.
aztlan-event-named = { $seat-is ->
    [you] Du nennst
   *[other] { $seat } nennt
} eine Landschaft: { $terrain }.
aztlan-event-realm = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: { $territories } – { $matching ->
    [0] keines mit der Landschaft,
    [one] eines mit der Landschaft,
   *[other] { $matching } mit der Landschaft,
} { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
aztlan-event-blessing = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: { $card } – { $territories ->
    [one] ein Gebiet
   *[other] { $territories } Gebiete
}, { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
aztlan-event-scored = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und { $seat-is ->
    [you] hast
   *[other] hat
} { $total }.
aztlan-event-exchanged = Die Fraktionen wechseln: { $factions }.
aztlan-event-final = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} noch die { $power } und { $cards ->
    [none] keine Kulturkarte auf der Hand:
   *[other] als Kulturkarten { $cards } auf der Hand{ $offering_points ->
        [0] :
       *[other] {" "}(Opfer bringen { $offering_points } dazu):
    }
} { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, insgesamt { $total }.
aztlan-tie-break-stack = der unterste Punktestein im Stapel
aztlan-event-won = { $seat-is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}{ $tie_break ->
    [none] .
   *[other] ; bei Gleichstand entscheidet { $tie_break }.
}

## Im Terminal

aztlan-head-territory = Gebiet
aztlan-head-terrain = Landschaft
aztlan-head-lakes = Seen
aztlan-head-pawns = Figuren
aztlan-head-neighbours = Nachbarn
aztlan-head-player = Spieler
aztlan-head-points = Punkte
aztlan-head-card = Karte des Zeitalters
aztlan-head-unplayed = noch nicht gezeigt
aztlan-head-culture = Kulturkarten
aztlan-head-to-place = einzusetzen
aztlan-head-supply = Vorrat
aztlan-head-removed = entfernt
aztlan-sheet-age = Zeitalter { $age } von V, { $phase }
aztlan-sheet-culture = Deine Kulturkarten: { $cards }
aztlan-sheet-deck = Kulturkarten im Stapel: { $deck }, gespielt: { $played }
aztlan-legend-unsettled = offener Konflikt

aztlan-answer-decline-games = Die Heiligen Spiele immer ablehnen

aztlan-end-ages = das fünfte Zeitalter ist vorbei
