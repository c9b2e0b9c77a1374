### Aztlán im Browser

aztlan-web-map = Der Spielplan von Aztlán
aztlan-web-ages = Zeitalter und Phasen
aztlan-web-age-brings = Zeitalter { $age }: Jeder bekommt { $pawns ->
    [one] eine Figur.
   *[other] { $pawns } Figuren.
}
aztlan-web-phase-choice = Alle wählen geheim eine Machtkarte.
aztlan-web-phase-expansion = Reihum setzt jeder eine Figur ein und darf eine ziehen, bis alle eingesetzt sind.
aztlan-web-phase-conflict = Die Karten werden aufgedeckt; wo sich Völker treffen, entscheidet das stärkste.
aztlan-web-phase-scoring = Reiche mit der Landschaft der Karte bringen Punkte.

## Gebiete

aztlan-web-territory = { $name }, { $terrain }: { $present }
aztlan-web-empty = niemand
aztlan-web-pawns-of = { $seat } ({ $pawns })
aztlan-web-pawns = { $pawns ->
    [one] { $pawns } Figur
   *[other] { $pawns } Figuren
}
aztlan-web-inspect = Zeige auf ein Gebiet, um zu sehen, wer dort steht und wie stark.
aztlan-web-realm-of = Reich von { $seat }, Größe { $size }
aztlan-web-realm-sum = { $size } + { $matching }² = { $points }
aztlan-web-realm-worth = { $matching } mit der Landschaft, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
aztlan-web-change = deine Reiche: { $before } → { $after }

## Was zu tun ist

aztlan-web-do-choose = Wähle deine Machtkarte für dieses Zeitalter. Niemand sieht sie, bis alle Figuren eingesetzt sind.
aztlan-web-do-place = { $pawns ->
    [one] Setze deine letzte Figur in ein beliebiges Gebiet.
   *[other] Setze eine Figur in ein beliebiges Gebiet. Du hast noch { $pawns }.
}
aztlan-web-do-move = Jetzt darfst du eine deiner Figuren in ein Nachbargebiet ziehen: Klicke dorthin, wo sie steht.
    .eagle = Jetzt darfst du eine deiner Figuren ziehen: Klicke dorthin, wo sie steht. Oder spiele Adler- und Jaguarkrieger für noch eine Figur.
    .stay = Keine deiner Figuren kann ziehen: Beende deinen Zug.
aztlan-web-do-target = Wohin soll die Figur aus { $territory } ziehen?
aztlan-web-do-eagle = Adler- und Jaguarkrieger: Klicke dorthin, wo die zusätzliche Figur stehen soll.
aztlan-web-do-settle = Entscheide deine Konflikte: Kampf oder Koexistenz.
    .pass = Wo du am stärksten bist, herrscht Gleichstand; du hast nichts zu entscheiden. Passe.
    .break = Es herrscht Gleichstand: Löse ihn mit dem Großen Tlatoani auf oder passe.
aztlan-web-do-decide = Du hast den Gleichstand aufgelöst: Kampf oder Koexistenz?
aztlan-web-do-answer = Deine Figuren werden vertrieben. Antwortest du?
aztlan-web-do-score = Spiele Karten für diese Wertung, wenn du magst, und werte dann.
aztlan-web-do-name = Spiele Karten für diese Wertung, wenn du magst. Dann nenne die Landschaft deiner 4: Damit wertest du.
aztlan-web-over = Das Spiel ist zu Ende. Es gewinnt: { $winner }.
aztlan-web-waiting = Noch zu tun ({ $names }): { $step }
aztlan-web-others-choose = eine Machtkarte wählen.
aztlan-web-others-place = eine Figur einsetzen.
aztlan-web-others-move = eine Figur ziehen oder nicht.
aztlan-web-others-settle = Konflikte entscheiden.
aztlan-web-others-decide = entscheiden, wo der Gleichstand aufgelöst wurde.
aztlan-web-others-answer = auf einen Kampf antworten.
aztlan-web-others-score = Karten für die Wertung spielen.
aztlan-web-cancel = Abbrechen
aztlan-web-close = Schließen
aztlan-web-done = { $step ->
    [score] Werten
   *[other] Fertig
}
aztlan-web-plus = +{ $points }

## Konflikte

aztlan-web-conflict = Konflikt in { $territory }
aztlan-web-conflict-tie = Die Stärksten sind gleich stark: Sie bleiben, und alle Schwächeren werden vertrieben, wenn kein Großer Tlatoani den Gleichstand auflöst.
aztlan-web-conflict-broken = { $fighter } hat den Gleichstand aufgelöst und entscheidet.
aztlan-web-conflict-asked = { $fighter } beginnt einen Kampf.
aztlan-web-fight = Kampf
aztlan-web-fight-effect = Vertrieben: { $losses }
aztlan-web-coexist = Koexistenz
aztlan-web-coexist-effect = Alle bleiben; du ziehst eine Kulturkarte
aztlan-web-tlatoani-effect = Spiele die Karte: Du giltst als der Stärkste
aztlan-web-games-effect = Spiele die Karte: Deine Figuren bleiben, { $fighter } zieht eine Kulturkarte
aztlan-web-decline = Nachgeben
aztlan-web-decline-effect = Deine Figuren werden entfernt

## Karten und Tafeln

aztlan-web-power-cards = Deine Machtkarten
aztlan-web-power = Macht { $power }, { $terrain }
aztlan-web-face-down = eine verdeckte Machtkarte
aztlan-web-card-of-age = deine Karte dieses Zeitalters
aztlan-web-card-left = noch auf deiner Hand
aztlan-web-card-played = in einem früheren Zeitalter gespielt
aztlan-web-brings-now = jetzt { $points }
aztlan-web-brings-now-title = Was deine Reiche mit dieser Karte brächten, so wie der Spielplan jetzt aussieht
aztlan-web-own-culture = Deine Kulturkarten
aztlan-web-no-culture = Wer am stärksten ist und die anderen bleiben lässt, zieht eine Kulturkarte. Deine liegen dann hier.
aztlan-web-order = Spielreihenfolge
aztlan-web-place = Nummer { $place } in der Spielreihenfolge
aztlan-web-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
aztlan-web-power-now = { $power }, { $terrain }: die Karte dieses Zeitalters
aztlan-web-power-left = { $power }, { $terrain }: noch nicht gezeigt
aztlan-web-power-played = { $power }, { $terrain }: gespielt
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
aztlan-web-factions = Nach jedem Zeitalter wechseln die Fraktionen: Dann führst du die Figuren der anderen Farbe.
aztlan-web-deck = Kulturkarten: { $deck } im Stapel, { $played } gespielt
aztlan-web-kind = Karte
aztlan-web-played = gespielt

aztlan-web-card-mixcoatl = Wertung: 2 Punkte für jeden deiner Dschungel.
aztlan-web-card-tepeyollotl = Wertung: 2 Punkte für jedes deiner Gebirge.
aztlan-web-card-xipe = Wertung: 2 Punkte für jedes deiner Felder.
aztlan-web-card-offering = Am Ende: 1, 4, 9, 16, 25 Punkte für 1 bis 5 davon.
aztlan-web-card-sacred-games = Wenn du vertrieben wirst: Deine Figuren bleiben, der Angreifer zieht eine Karte.
aztlan-web-card-rafts = Wertung: Deine Gebiete am selben See gelten als benachbart.
aztlan-web-card-tlatoani = Konflikt: löst einen Gleichstand zu deinen Gunsten auf.
aztlan-web-card-eagle = Nach dem Einsetzen: noch eine Figur, in ein beliebiges Gebiet.

## Die erste Lektion

aztlan-lesson-welcome =
    Willkommen in Aztlán! In fünf Zeitaltern besiedelt dein Volk dieses Land. Jedes Zeitalter hat vier Phasen: Du wählst eine Machtkarte, breitest dich aus, entscheidest Konflikte und wertest.
    Deine Figuren sind die roten Scheiben. Die Sonnen neben dem Spielplan zeigen die Zeitalter, und wie viele Figuren ein jedes bringt.
aztlan-lesson-choose =
    Jedes Zeitalter beginnt mit einer geheimen Wahl. Die Zahl einer Machtkarte ist die Stärke jeder deiner Figuren; ihr Bild ist die Landschaft, die Punkte bringt. Hohe Zahlen sind stark, aber jede Karte dient nur ein Zeitalter lang.
    Die anderen haben schon gewählt. Nimm die 7: In diesem Zeitalter sollen Gebirge zählen.
aztlan-lesson-choose-otherwise = Auch eine gute Karte, aber in dieser Lektion geht es um die Gebirge: Nimm die 7.
aztlan-lesson-place = Nun nehmen alle Figuren, acht im ersten Zeitalter, und setzen sie einzeln ein, in ein beliebiges Gebiet, leer oder nicht. Beginne mit einem Gebirge: Setze eine Figur nach Coatepec.
aztlan-lesson-place-otherwise = Das wäre erlaubt. Aber Coatepec, ein Gebirge mitten im Land, passt zu deiner Karte.
aztlan-lesson-move = Nach jedem Einsetzen darfst du eine deiner Figuren in ein Nachbargebiet ziehen. Probiere es: Klicke auf Coatepec, dann auf Culhuacán.
aztlan-lesson-move-otherwise = Klicke auf die Figur in Coatepec, dann auf Culhuacán.
aztlan-lesson-join =
    Einige Züge später. Deine benachbarten Gebiete bilden ein Reich. Ein Reich mit der Landschaft deiner Karte bringt seine Größe und dazu das Quadrat seiner Gebiete mit dieser Landschaft.
    Verbinde deine beiden Gebirge: Eine Figur in Culhuacán macht daraus ein Reich von drei Gebieten mit zwei Gebirgen, das sind 3 + 2² = 7 Punkte.
aztlan-lesson-join-otherwise = Am besten verbindest du deine Reiche in der Mitte: Setze die Figur nach Culhuacán.
aztlan-lesson-eagle = Du hast eine Kulturkarte: Die Adler- und Jaguarkrieger bringen noch eine Figur, wohin du willst. Culhuacán ist das Herz deines Reiches und muss halten. Klicke auf die Karte, dann auf Culhuacán.
aztlan-lesson-eagle-otherwise = Klicke unter deinen Kulturkarten auf die Adler- und Jaguarkrieger, dann auf Culhuacán.
aztlan-lesson-stay = Alle deine Figuren stehen gut. Du musst nicht ziehen: Beende deinen Zug ohne Bewegung.
aztlan-lesson-stay-otherwise = Lass deine Figuren stehen und wähle „keine Bewegung“.
aztlan-lesson-fight =
    Wenn alle Figuren eingesetzt sind, werden die Karten aufgedeckt. Stärke ist die Zahl der Karte mal die Figuren im Gebiet. In Culhuacán haben deine zwei Figuren mit der 5 zusammen 10, eine Figur mit der 9 nur 9.
    Du bist allein am stärksten, also entscheidest du. Kämpfe: Vertreibe die anderen aus Culhuacán.
aztlan-lesson-fight-otherwise = Klicke auf dem Spielplan auf Culhuacán und wähle „Kampf“.
aztlan-lesson-coexist = Auch in Chapultepec bist du am stärksten: 10 gegen 8. Aber du musst nicht überall kämpfen. Wer koexistiert, zieht eine Kulturkarte, und das Gebiet zählt weiter für die Reiche aller, die dort stehen. Koexistiere in Chapultepec.
aztlan-lesson-coexist-otherwise = Wähle dieses Mal „Koexistenz“, um eine Kulturkarte zu ziehen.
aztlan-lesson-tie = In Tollán sind zwei gleich stark: je 12. Ein Gleichstand gilt: Beide bleiben, niemand zieht eine Karte, und der schwächere Dritte muss gehen. Aber du hast den Großen Tlatoani, der einen Gleichstand für dich auflöst. Spiele ihn in Tollán.
aztlan-lesson-tie-otherwise = Klicke auf Tollán und spiele den Großen Tlatoani.
aztlan-lesson-decide = Nun giltst du in Tollán als der Stärkste. Kampf oder Koexistenz, wie du magst.
aztlan-lesson-answer = Es kann auch dich treffen: Deine Figur in Olmán wird vertrieben, 4 gegen 16. Heilige Spiele retten sie: Deine Figur bleibt, und der Angreifer zieht stattdessen eine Kulturkarte. Spiele die Karte.
aztlan-lesson-answer-otherwise = Du hast die Karte: Spiele Heilige Spiele.
aztlan-lesson-name = Nun nenne die Landschaft. Die Knöpfe zeigen, was jede brächte. Dein Reich aus fünf Gebieten hat drei Gebirge: 5 + 3² = 14, dazu die 6 des Segens. Nenne die Gebirge.
aztlan-lesson-name-otherwise = Vergleiche, was die Landschaften brächten: Die Gebirge bringen am meisten.
aztlan-lesson-bless = Wertung. Du hast in diesem Zeitalter die 4 gespielt: eine schwache Karte, aber ihre Landschaft nennst du erst jetzt. Damit nimmst du deine Punkte, und dein Zug ist zu Ende; Karten kommen also vorher: Der Segen des Tepeyollotl bringt 2 Punkte für jedes deiner Gebirge. Spiele ihn.
aztlan-lesson-bless-otherwise = Spiele zuerst den Segen: Er bringt 6 Punkte.
aztlan-lesson-end =
    Das ist alles: Dein Punktestein ist um 20 vorgezogen. Wer vorn liegt, beginnt das nächste Zeitalter; wer auf einem Stapel oben liegt, kommt vor denen darunter.
    Nach dem fünften Zeitalter bringt die nie gespielte Machtkarte ihre Zahl, jede Kulturkarte auf der Hand 1 Punkt, und Opfer 1, 4, 9, 16 oder 25. Die meisten Punkte gewinnen. Viel Glück!

## Gezeichnete Beispiele

aztlan-example-order = Auf 12 beginnt Kojote (grün); auf 7 liegt Schlange (rot) über Ozelot (gelb) und kommt vorher; Quetzal (blau) ist zuletzt an der Reihe.
aztlan-example-neighbours = Die Figur in Tzatzitépetl darf in die fünf Gebiete ziehen, mit denen es eine Grenze teilt, aber nicht über die Seen.
aztlan-example-strength = Zwei Figuren mit der 5 (10) sind stärker als eine Figur mit der 9 (9).
aztlan-example-decides = 10, 8 und 4: Rot ist allein am stärksten und entscheidet über beide anderen zugleich.
aztlan-example-tie = Rot und Gelb haben die 8 gespielt, Grün die 5: Hier werden Rot und Gelb bleiben, die Figur von Grün wird entfernt, und niemand zieht eine Karte.
aztlan-example-realms = Rot hat zwei Reiche aus je zwei Gebieten: Der See dazwischen trennt sie. Dass auch Gelb in Chapultepec lebt, ändert nichts.
aztlan-example-points = Rot hat die 9 gespielt: 4 Gebiete mit 1 Stadt bringen 5, 3 mit 2 Städten 7, eine Stadt allein 2, ein Gebirge allein 0. Zusammen 14.
aztlan-example-rafts = Mit Flößen sind alle Ufer des Tléatl verbunden: Vier Gebiete mit zwei Dschungeln bringen 4 + 2² = 8.
aztlan-example-factions = Zu zweit hält jeder eine Fraktion. Nach diesem Zeitalter wird getauscht: Wer jetzt die gelben Figuren führt, führt dann die grünen.

## Woher Punkte kommen

aztlan-source-realm = Reiche
aztlan-source-blessing = Segen
aztlan-source-final = Karten am Ende

## Augenblicke

aztlan-web-reveal = Die Machtkarten werden aufgedeckt
aztlan-web-conflict-in = Konflikt in { $territory }
aztlan-web-driven-out = { $pawns ->
    [one] eine Figur vertrieben
   *[other] { $pawns } Figuren vertrieben
}
