### Mexica im Browser

mexica-web-board = Die Insel mit ihren Kanälen, Brücken und Tempeln
mexica-web-tools = Was du tust
mexica-web-list = Auf { $at }
mexica-web-neutral = neutral

## Werkzeuge

mexica-web-tool-noble = Gehen
mexica-web-tool-jump = Springen
mexica-web-tool-double = Kanal
mexica-web-tool-single = Einfacher
mexica-web-tool-bridge = Brücke
mexica-web-tool-move-bridge = Versetzen
mexica-web-tool-temple = Tempel { $height }
mexica-web-tool-found = Gründen
mexica-web-tool-take = Chip nehmen
mexica-web-tool-spend = Chip ausgeben
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
mexica-web-done = { $left ->
    [0] Zug beenden
    [one] Zug beenden: 1 Punkt verfällt
   *[other] Zug beenden: { $left } Punkte verfallen
}
mexica-web-keys = Auf dem Plan von Mexica: N gehen, C Kanal, S einzelner Kanal, B Brücke, 1 bis 4 Tempel, F gründen, J springen, M alles, was auf einem Feld getan werden kann.
mexica-web-do = Ausführen
mexica-web-cancel = Abbrechen

## Die Zeile unter dem Spielplan

mexica-web-over = Das Spiel ist zu Ende.
mexica-web-waiting = { $name } ist am Zug.
mexica-web-hint-start = Setze deinen Edlen auf eines der freien Startfelder.
mexica-web-hint-noble = Wähle ein leuchtendes Feld, um dorthin zu gehen. Jedes andere Feld zeigt, was du dort tun kannst.
mexica-web-hint-end = Auf dem Spielplan kannst du nichts mehr tun: Beende deinen Zug.
mexica-web-hint-jump = Wähle, wohin dein Edler springt.
mexica-web-hint-double = Wähle, wo der Kanal beginnt.
mexica-web-hint-double-second = Wähle nun das andere Ende. Escape oder dasselbe Feld noch einmal nimmt es zurück.
mexica-web-hint-single = Wähle, wohin der einfache Kanal kommt.
mexica-web-hint-bridge = Wähle ein Kanalfeld für die Brücke oder, wenn der Vorrat leer ist, eine Brücke zum Versetzen.
mexica-web-hint-carry = Wähle nun, wohin die Brücke kommt. Escape nimmt es zurück.
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
mexica-web-period = Abschnitt { $period ->
    [1] I
   *[other] II
}
mexica-web-round = Runde { $round }
mexica-web-period-end = Ein Abschnitt endet mit der Runde, in der kein Plättchen mehr offen liegt und jemand alle Tempel des Abschnitts gebaut hat.
mexica-web-open = Offene Plättchen
mexica-web-none-open = keine mehr
mexica-web-hidden = Sie kommen im Abschnitt II
mexica-web-hidden-title = Diese sieben liegen verdeckt; welche es sind, folgt aus denen, die offen lagen.
mexica-web-token-title = Plättchen { $size }: für ein Viertel aus { $size } Feldern. Wer dort Erster ist, bekommt { $first }, der Zweite { $second }, der Dritte { $third }; das Gründen bringt { $second }.
mexica-web-district-ready = Es gibt ein Viertel dieser Größe.
mexica-web-founded-tokens = Gegründet: { $sizes }.
mexica-web-removed-tokens = Aus dem Spiel: { $sizes }.
mexica-web-supply = Vorrat
mexica-web-doubles = Kanäle
mexica-web-doubles-title = Doppelte Kanäle im Vorrat
mexica-web-singles = einfache
mexica-web-singles-title = Einfache Kanäle im Vorrat
mexica-web-bridges = Brücken
mexica-web-bridges-title = Brücken im Vorrat; gibt es keine mehr, können die auf dem Spielplan versetzt werden.
mexica-web-chips = Chips
mexica-web-chips-title = Chips, die man noch nehmen kann
mexica-web-stock = Tempel, die jeder in diesem Abschnitt noch bauen kann, und Chips
mexica-web-stock-title = Tempel der Höhe { $height }, die noch da sind
mexica-web-player = Spieler

## Die erste Lektion

mexica-lesson-welcome =
    Willkommen in Tenochtitlan! Du bist ein Edler und baust diese Stadt im See.
    Kanäle teilen die Insel in Viertel. Wer in einem Viertel das größte Gewicht an Tempeln hat, bekommt dort die meisten Punkte, wenn gewertet wird: am Ende jedes der beiden Abschnitte.
mexica-lesson-start =
    In der Mitte der Insel liegt der Palast: vier Startfelder rund um das Wappenfeld, den Sonnenstein.
    Setze deinen Edlen auf f6, das linke Startfeld.
mexica-lesson-start-otherwise = Das ginge auch. Aber nimm für diese Lektion f6, links.
mexica-lesson-points =
    In deinem Zug hast du sechs Aktionspunkte. Die Scheiben bei den Werkzeugen zeigen, wie viele noch da sind, und jedes Werkzeug zeigt, was es kostet.
    Ein Schritt kostet einen Punkt. Dein Edler geht über Land und über Brücken, nicht über Wasser.
mexica-lesson-canal =
    Etwas später ist dein Edler im Norden. Vier Felder sind dort fast abgetrennt: Nur der Kanal auf f2 und g2 fehlt noch.
    Nimm das Werkzeug „Kanal“, wähle f2 und dann g2. Bevor du das zweite Feld wählst, siehst du, welche Viertel daraus würden.
mexica-lesson-canal-otherwise = Das ist erlaubt, schließt aber das Viertel nicht. Der Kanal gehört auf f2 und g2.
mexica-lesson-found =
    Jetzt gibt es ein Viertel aus genau vier Feldern, dein Edler ist darin, und ein Plättchen 4 liegt offen. Du kannst das Viertel also gründen, und das kostet nichts.
    Nimm das Werkzeug „Gründen“ und lege das Plättchen auf ein freies Feld. Du bekommst sofort seinen zweiten Wert: 2.
mexica-lesson-found-otherwise = Gründe zuerst das Viertel: Es kostet nichts, und die Punkte gehören dir.
mexica-lesson-temple =
    In einem gegründeten Viertel darf nie mehr ein Kanal gebaut werden. Jetzt braucht es Tempel. Ein Tempel kostet so viele Punkte, wie er hoch ist, und du baust ihn in dem Viertel, in dem dein Edler ist.
    Baue hier einen Tempel der Höhe 3.
mexica-lesson-temple-otherwise = Baue den Tempel der Höhe 3, und zwar im Viertel deines Edlen.
mexica-lesson-weight =
    Die Höhen deiner Tempel in einem Viertel sind dein Gewicht dort. Das Plättchen sagt, was es wert ist: 4 für den Ersten, 2 für den Zweiten, 1 für den Dritten.
    Wer gleiches Gewicht hat, bekommt gleich viel, und die Plätze dahinter entfallen. Dein Zeichen am Plättchen zeigt, dass du Erster bist.
mexica-lesson-bridge =
    Aber dein Edler sitzt fest: ringsum Wasser. Da hilft eine Brücke. Sie liegt quer über einem Kanal, mit Land an beiden Enden.
    Baue eine Brücke auf f2, direkt vor deinem Edlen.
mexica-lesson-bridge-otherwise = Baue die Brücke auf f2: Dort kann dein Edler sie betreten.
mexica-lesson-step = Geh auf die Brücke. Man darf dort stehen bleiben.
mexica-lesson-end = Deine Punkte sind ausgegeben. Beende deinen Zug, dann ist der andere dran.
mexica-lesson-boat =
    Von einer Brücke aus kann dein Edler mit dem Boot fahren: über Kanäle und den ganzen See zur nächsten Brücke für einen Punkt, und für einen weiteren je Brücke, die noch auf dem Weg liegt.
    Fahre zur Brücke auf f9, ans andere Ende der Insel.
mexica-lesson-boat-otherwise = Nimm das Boot: Wähle die Brücke auf f9, im Süden.
mexica-lesson-ashore = Das ging schnell. Geh von der Brücke auf g9.
mexica-lesson-chip =
    Hast du einen Punkt übrig, den du nicht brauchst, dann nimm einen Chip: Er gibt dir den Punkt in einem späteren Zug zurück. Zwei kannst du in einem Zug nehmen.
    Nimm einen Chip.
mexica-lesson-majority =
    Ein gegründetes Viertel der Größe zehn. Der andere ist mit Gewicht 3 Erster und bekäme 10; du hast Gewicht 2 und bekämst 5. Drei Punkte hast du noch.
    Werde allein Erster.
mexica-lesson-majority-otherwise = Das reicht nicht: Bei gleichem Gewicht bekämen beide 10. Baue einen höheren Tempel.
mexica-lesson-scoring =
    Ein Abschnitt endet mit der Runde, in der kein Plättchen mehr offen liegt und jemand alle Tempel gebaut hat. Dann werden alle gegründeten Viertel gewertet, nach dem Abschnitt II auch die ohne Plättchen.
    Und wessen Edler dann auf einem der vier Startfelder steht, bekommt 5. Nun weißt du, wie es geht: viel Glück!

## Gezeichnete Beispiele in den Regeln

mexica-example-palace = Der Palast: vier Startfelder rund um das Wappenfeld. Der Edle von Schwarz auf g5 und der von Grau auf h6 bekämen je 5.
mexica-example-district = Die Kanäle auf f2 und g1 berühren sich nur an einer Ecke. Trotzdem sind d1, e1 und f1 ein eigenes Viertel.
mexica-example-founding = Schwarz hat hier gegründet und 2 bekommen, den zweiten Wert. Der Edle von Grau war auch dort und bekam 1, den dritten Wert.
mexica-example-bridge = Eine Brücke liegt längs der Zeile oder längs der Spalte. Ihre beiden Zugänge sind Land, und auf sie darf kein Kanal gebaut werden.
mexica-example-boats = Alle drei Kanäle münden in den See, also sind ihre Brücken verbunden: Von f2 zu jeder der beiden anderen kostet es einen Punkt.
mexica-example-corner = Die Kanäle berühren sich nur an der Ecke zwischen e3 und f4. Kein Boot kommt durch.
mexica-example-ranking = Gewichte 4, 3, 3 und 1 in einem Viertel der Größe zehn: Der Erste bekommt 10, die beiden Zweiten je 5, den dritten Wert niemand und der Vierte nichts.
mexica-example-neutral = Zu zweit nehmen neutrale Tempel einen Rang ein: Hier sind sie Erste, Schwarz ist an zweiter Stelle und bekommt 2, Grau an dritter und bekommt 1.

## Woher Punkte kommen

mexica-source-founded = gegründete Viertel
mexica-source-district-scored = Tempel in Vierteln
mexica-source-palace = Edle am Palast

## Augenblicke

mexica-web-founded-now = Viertel mit { $size } Feldern gegründet
mexica-web-period-over = Abschnitt { $period ->
    [1] I
   *[other] II
} endet
