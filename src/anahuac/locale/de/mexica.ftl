### Mexica: Namen, Gründe, Ereignisse

mexica-colour-black = Schwarz
mexica-colour-grey = Grau
mexica-colour-sand = Sand
mexica-colour-red = Rot

mexica-axis-h = längs der Zeile
mexica-axis-v = längs der Spalte

mexica-end-complete = kein Plättchen liegt mehr offen, und jemand hat alle Tempel gebaut
mexica-end-passed = eine ganze Runde lang hat niemand etwas getan
mexica-end-round-limit = die Höchstzahl der Runden ist erreicht
mexica-tie-break-chips = die Zahl der übrigen Chips

## Was in jedem Schritt entschieden wird

mexica-step-start = den Edlen auf ein freies Startfeld setzen
mexica-step-turn = Aktionspunkte ausgeben oder den Zug beenden
    .only-end = den Zug beenden, mehr ist nicht möglich
mexica-step-carry = die Brücke in der Hand an anderer Stelle ablegen
mexica-step-over = das Spiel ist zu Ende

mexica-kind-start = den Edlen aufstellen
mexica-kind-canal = einen Kanal bauen
mexica-kind-found = ein Viertel gründen
mexica-kind-bridge = eine Brücke bauen
mexica-kind-lift = eine Brücke aufnehmen
mexica-kind-step = einen Schritt gehen
mexica-kind-boat = mit dem Boot fahren
mexica-kind-jump = springen
mexica-kind-temple = einen Tempel bauen
mexica-kind-take = einen Chip nehmen
mexica-kind-spend = einen Chip ausgeben
mexica-kind-end = den Zug beenden

## Aktionen in Worten

mexica-action-start = deinen Edlen auf { $at } setzen
mexica-action-canal = einen Kanal auf { $squares } bauen
mexica-action-found = mit dem Plättchen { $value } auf { $at } gründen
mexica-action-bridge = eine Brücke auf { $at } bauen, { $axis }
mexica-action-lift = die Brücke auf { $at } aufnehmen, { $axis }
mexica-action-step = nach { $at } gehen
mexica-action-boat = mit dem Boot zur Brücke auf { $at } fahren
mexica-action-jump = nach { $at } springen
mexica-action-temple = einen Tempel der Höhe { $value } auf { $at } bauen
mexica-action-take = einen Chip nehmen
mexica-action-spend = einen Chip ausgeben
mexica-action-end = den Zug beenden

## Warum eine Aktion nicht erlaubt ist

mexica-no-points = { $cost ->
    [one] Das kostet einen Aktionspunkt, und du hast keinen mehr.
   *[other] Das kostet { $cost } Aktionspunkte, und du hast { $left ->
        [0] keinen mehr.
        [one] nur noch einen.
       *[other] nur noch { $left }.
    }
}
mexica-start-taken = Auf { $square } steht schon ein Edler.
mexica-no-start = { $square } ist kein Startfeld.
mexica-no-doubles = Die doppelten Kanäle sind aufgebraucht.
mexica-no-singles = Die einfachen Kanäle sind aufgebraucht.
mexica-not-empty-canal = { $square } ist ein Kanal.
mexica-not-empty-noble = Auf { $square } steht ein Edler.
mexica-not-empty-temple = Auf { $square } steht ein Tempel.
mexica-not-empty-token = Auf { $square } liegt ein Plättchen.
mexica-no-canal-lake = { $square } ist See; ein Kanal liegt auf Land.
mexica-no-canal-palace = { $square } gehört zum Palast; dorthin kommt kein Kanal.
mexica-no-canal-founded = { $square } liegt in einem gegründeten Viertel; dorthin kommt kein Kanal mehr.
mexica-no-canal-access = { $square } ist der Zugang einer Brücke; dorthin kommt kein Kanal.
mexica-on-bridge = Dein Edler steht auf einer Brücke, also in keinem Viertel.
mexica-has-token = Das Viertel deines Edlen ist schon gegründet.
mexica-no-token = Ein Plättchen der Größe { $size } liegt nicht offen.
mexica-wrong-size = Das Plättchen { $size } passt nicht: Das Viertel deines Edlen hat die Größe { $district }.
mexica-no-square-left = Für das Plättchen ist kein Feld mehr da: Es braucht ein leeres außerhalb des Palasts.
mexica-palace = { $square } gehört zum Palast; dort wird nichts gebaut.
mexica-elsewhere = { $square } liegt nicht im Viertel deines Edlen.
mexica-lake = { $square } ist See.
mexica-no-bridges = Im Vorrat ist keine Brücke mehr; du kannst eine auf dem Spielplan versetzen.
mexica-bridges-left = { $count ->
    [one] Im Vorrat ist noch eine Brücke; versetzt wird erst, wenn keine mehr da ist.
   *[other] Im Vorrat sind noch { $count } Brücken; versetzt wird erst, wenn keine mehr da ist.
}
mexica-no-such-bridge = Auf { $square } liegt keine Brücke in dieser Richtung.
mexica-bridge-occupied = Auf der Brücke von { $square } steht ein Edler.
mexica-bridge-nowhere = Die Brücke auf { $square } lässt sich nicht aufnehmen: Es gibt keinen anderen Platz für sie.
mexica-bridge-in-hand = Lege zuerst die Brücke, die du von { $square } aufgenommen hast, an anderer Stelle ab.
mexica-same-place = Genau so lag die Brücke auf { $square }; sie muss anderswohin oder gedreht werden.
mexica-no-bridge-lake = { $square } ist See; eine Brücke liegt auf einem Kanal.
mexica-no-bridge-land = { $square } ist Land; eine Brücke liegt auf einem Kanal.
mexica-no-bridge-twice = Auf { $square } liegt schon eine Brücke.
mexica-no-access-lake = Von { $square } würde eine Brücke { $axis } auf den See führen, nach { $access }.
mexica-no-access-edge = Von { $square } würde eine Brücke { $axis } am Rand des Spielplans auf den See führen.
mexica-no-access-canal = Von { $square } würde eine Brücke { $axis } auf den Kanal von { $access } führen.
mexica-not-beside = { $square } liegt nicht neben deinem Edlen.
mexica-no-way-water = { $square } ist Wasser.
mexica-no-way-off = Von seiner Brücke kommt dein Edler nur auf die beiden Zugänge.
mexica-no-way-on = Von hier kommt dein Edler nicht auf die Brücke von { $square }: Sie liegt quer.
mexica-not-free-noble = Auf { $square } steht ein Edler.
mexica-not-free-temple = Auf { $square } steht ein Tempel.
mexica-not-free-token = Auf { $square } liegt ein Plättchen.
mexica-not-on-bridge = Boote fahren von Brücke zu Brücke, und dein Edler steht auf keiner.
mexica-no-bridge-there = Auf { $square } liegt keine Brücke.
mexica-no-water = Kein Wasser verbindet deine Brücke mit der auf { $square }.
mexica-corner-water = Wo Kanäle sich nur an einer Ecke berühren, fahren keine Boote, und einen anderen Weg nach { $square } gibt es nicht.
mexica-no-temple = Du hast in diesem Abschnitt keinen Tempel der Höhe { $height } mehr.
mexica-two-chips = Du hast in diesem Zug schon zwei Chips genommen.
mexica-no-chips = Im Vorrat ist kein Chip mehr.
mexica-chips-none = Du hast keinen Chip.
mexica-chips-new = Du kannst nur Chips ausgeben, die du zu Beginn des Zugs hattest.
mexica-encloses = { $seat-is ->
    [you] Damit wäre dein eigener Edler
   *[other] Damit wäre der Edle von { $seat }
} eingeschlossen, und das ist in der ersten Runde verboten.
mexica-never-square = Ein Feld { $square } gibt es auf diesem Spielplan nicht.
mexica-never-double = Ein doppelter Kanal bedeckt zwei Felder nebeneinander, und das sind { $one } und { $other } nicht.
mexica-never-height = Einen Tempel der Höhe { $height } gibt es nicht; sie reichen von { $low } bis { $high }.
mexica-never-size = Ein Plättchen der Größe { $size } gibt es nicht; sie reichen von { $low } bis { $high }.

## Optionen

mexica-option-neutral = Neutrale Tempel gibt es nur zu zweit.
mexica-option-rounds = Ein Abschnitt hat höchstens 1 bis { $longest } Runden, nicht { $limit }.
mexica-neutral-no-room = Die zehn neutralen Tempel passen nicht mit je vier Feldern Abstand auf die Insel { $board }. Spielt mit neutral_temples=none.

## Spielpläne

mexica-board-not-text = Die Datei ist kein UTF-8-Text.
mexica-board-empty = Die Datei hat keine Zeilen.
mexica-board-letter = Zeile { $row }, Spalte { $column }: Ein Feld „{ $letter }“ gibt es nicht. Die Zeichen sind . See, # Land, P Startfeld, C Wappenfeld, ~ gedruckter Kanal.
mexica-board-ragged = Zeile { $row } hat { $count } Felder, die anderen haben { $expected }.
mexica-board-size = Die Zeichnung hat { $width } Spalten und { $height } Zeilen; möglich sind höchstens { $most_wide } und { $most_high }.
mexica-board-emblem = Es muss ein Wappenfeld C geben, nicht { $count }.
mexica-board-starts = Es muss vier Startfelder P geben, nicht { $count }.
mexica-board-start-apart = Das Startfeld { $square } liegt nicht neben dem Wappenfeld.
mexica-board-canal = Der gedruckte Kanal ~ muss { $expected } Felder haben, nicht { $count }.
mexica-board-canal-cover = Zwei doppelte Kanalteile können den gedruckten Kanal nicht genau bedecken.
mexica-board-islands = Das Land muss eine einzige Insel sein, nicht { $count }.
mexica-board-divided = Der gedruckte Kanal teilt die Insel; zu Beginn muss sie ein einziges Viertel sein.
mexica-board-pond = Bei { $square } ist See mitten in der Insel; er darf nur um sie herum sein.

## Stellungen

mexica-position-square = Ein Feld „{ $square }“ gibt es auf diesem Spielplan nicht.
mexica-position-period = Einen Abschnitt { $period } gibt es nicht: Es gibt 1 und 2.
mexica-position-list = „{ $name }“ nennt { $count } Zahlen; es müssen { $expected } sein, eine für jeden Platz.
mexica-position-crowded = Auf { $square } ist mehr als ein Edler, Tempel oder Plättchen.
mexica-position-canal = Auf { $square } kann kein Kanal liegen: Dort ist See oder Palast.
mexica-position-bridge = Auf { $square } kann keine Brücke liegen: Dort ist kein Kanal.
mexica-position-bridge-twice = Auf { $square } liegen zwei Brücken.
mexica-position-access = Die Brücke auf { $square }, { $axis }, hat nicht auf beiden Seiten Land.
mexica-position-building = Auf { $square } kann weder ein Tempel noch ein Plättchen sein: Dort ist See, Kanal oder Palast.
mexica-position-noble = Auf { $square } kann kein Edler stehen: Dort ist Wasser ohne Brücke.
mexica-position-no-noble = Platz { $seat } hat keinen Edlen; er braucht einen, außer das Spiel hat gerade begonnen und die Plätze vor ihm haben ihren schon gesetzt.
mexica-position-size = Das Plättchen { $size } auf { $square } liegt in einem Viertel der Größe { $district }.
mexica-position-two-tokens = Im Viertel mit dem Plättchen auf { $square } liegt noch ein Plättchen.
mexica-position-token = Von der Größe { $size } gibt es insgesamt { $count } Plättchen, in der Schachtel sind aber { $expected }.
mexica-position-tokens = Im Abschnitt I sind höchstens { $expected } Plättchen offen, gegründet oder entfernt, nicht { $count }.
mexica-position-round = Eine Runde { $round } gibt es nicht: Sie sind von 1 bis { $limit } nummeriert.
mexica-position-points = { $points } Aktionspunkte kann ein Platz nicht haben: 0 bis { $most }.
mexica-position-taken = { $taken } Chips können in diesem Zug nicht genommen worden sein: 0 bis { $most }, und nicht mehr, als der Platz hat.
mexica-position-ended = Zu Ende ist das Spiel erst nach dem Abschnitt II.
mexica-position-ended-carrying = Das Spiel ist zu Ende, also kann niemand eine Brücke in der Hand haben.
mexica-position-carrying = { $left ->
    [one] Eine Brücke wird nur bei leerem Vorrat aufgenommen, und dort liegt noch eine.
   *[other] Eine Brücke wird nur bei leerem Vorrat aufgenommen, und dort liegen noch { $left }.
}
mexica-position-negative = „{ $name }“ enthält eine Zahl unter 0.
mexica-position-bridges = Auf dem Spielplan liegen { $used } Brücken und im Vorrat { $left }, in der Schachtel sind aber { $box }.
mexica-position-chips = Die Plätze haben { $used } Chips und der Vorrat { $left }, in der Schachtel sind aber { $box }.
mexica-position-tiles = Die { $squares } Kanalfelder können nicht mit den Teilen bedeckt worden sein, die einem Vorrat von { $doubles } doppelten und { $singles } einfachen fehlen.
mexica-position-height = Einen Tempel der Höhe { $height } gibt es nicht: Sie reichen von 1 bis 4.
mexica-position-temples = Platz { $seat } hat { $used } Tempel der Höhe { $height } auf dem Spielplan und { $left } zu bauen; in diesem Abschnitt hat er { $box }.
mexica-position-neutral = Auf dem Spielplan stehen { $used } neutrale Tempel der Höhe { $height }, mit diesen Optionen sind es aber { $box }.

## Was geschehen ist

mexica-event-start = { $seat-is ->
    [you] Du setzt deinen Edlen
   *[other] { $seat } setzt den Edlen
} auf { $square }.
mexica-event-canal = { $seat-is ->
    [you] Du baust
   *[other] { $seat } baut
} einen Kanal auf { $squares }.
mexica-event-district = So entstehen Viertel mit { $sizes } Feldern.
mexica-event-founded = { $seat-is ->
    [you] Du gründest
   *[other] { $seat } gründet
} auf { $square } ein Viertel der Größe { $size } und { $seat-is ->
    [you] bekommst
   *[other] bekommt
} { $points } Punkte{ $seats ->
    [none] .
   *[other] ; je { $share ->
        [one] einen
       *[other] { $share }
    } für die Edlen, die dort waren: { $seats }.
}
mexica-event-bridge = { $seat-is ->
    [you] Du baust
   *[other] { $seat } baut
} eine Brücke auf { $square }, { $axis }.
mexica-event-lifted-bridge = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} die Brücke auf { $square } auf.
mexica-event-moved-bridge = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} die Brücke von { $source } auf { $target } ab, { $axis }.
mexica-event-step = { $seat-is ->
    [you] Du gehst
   *[other] { $seat } geht
} von { $source } nach { $target }.
mexica-event-step-together = { $seat-is ->
    [you] Du gehst
   *[other] { $seat } geht
} von { $source } nach { $last }, { $count } Schritte.
mexica-event-boat = { $seat-is ->
    [you] Du fährst
   *[other] { $seat } fährt
} mit dem Boot von { $source } nach { $target }, { $cost ->
    [one] eine Brücke weit.
   *[other] { $cost } Brücken weit.
}
mexica-event-jump = { $seat-is ->
    [you] Du springst
   *[other] { $seat } springt
} von { $source } nach { $target }.
mexica-event-temple = { $seat-is ->
    [you] Du baust
   *[other] { $seat } baut
} einen Tempel der Höhe { $height } auf { $square }.
mexica-event-take = { $seat-is ->
    [you] Du nimmst einen Chip und hast
   *[other] { $seat } nimmt einen Chip und hat
} { $chips ->
    [one] einen.
   *[other] { $chips }.
}
mexica-event-spend = { $chips ->
    [0] { $seat-is ->
        [you] Du gibst deinen letzten Chip aus.
       *[other] { $seat } gibt den letzten Chip aus.
    }
   *[other] { $seat-is ->
        [you] Du gibst einen Chip aus und hast noch { $chips }.
       *[other] { $seat } gibt einen Chip aus und hat noch { $chips }.
    }
}
mexica-event-end = { $seat-is ->
    [you] Du beendest deinen Zug
   *[other] { $seat } beendet den Zug
}{ $lost ->
    [0] .
    [one] ; ein Aktionspunkt verfällt.
   *[other] ; { $lost } Aktionspunkte verfallen.
}
mexica-event-removed = Mit dem Plättchen { $size } kann niemand mehr gründen; es kommt aus dem Spiel.
mexica-event-period-end = Abschnitt { $period } endet, denn { $reason }.
mexica-event-district-scored = { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
} mit Gewicht { $weight } { $rank ->
    [1] an erster Stelle
    [2] an zweiter Stelle
   *[3] an dritter Stelle
} im { $founded ->
    [yes] gegründeten Viertel der Größe { $size } mit dem Plättchen auf { $square }
   *[no] ungegründeten Viertel der Größe { $size } um { $square }
}: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
mexica-event-palace = { $seat-is ->
    [you] Dein Edler steht
   *[other] Der Edle von { $seat } steht
} auf einem Startfeld: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
mexica-event-scored = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} und { $seat-is ->
    [you] hast
   *[other] hat
} { $total }.
mexica-event-period = Abschnitt { $period } beginnt. Offene Plättchen: { $tokens }.
mexica-event-won = Gewonnen mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
}{ $tie_break ->
    [none] { "" }
   *[other] { "" } (bei Gleichstand entscheidet { $tie_break })
}: { $seats }.
