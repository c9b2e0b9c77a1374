### Spielregeln von Aztlán

aztlan-rule-intro =
    Zwei bis vier Spieler führen ihre Völker in die 30 Gebiete von Aztlán und wetteifern dort fünf Zeitalter lang. In jedem Zeitalter wählst du insgeheim eine Machtkarte: Sie legt fest, wie stark dein Volk ist und welche Landschaft sich diesmal auszahlt. Wo Völker aufeinandertreffen, darf das stärkste die anderen vertreiben – oder mit ihnen zusammenleben und sich damit eine Kulturkarte verdienen.

aztlan-rule-Z0 = Material
aztlan-rule-Z0-1 =
    Der Spielplan hat 30 Gebiete mit fünf Landschaften: Wüste, Felder, Dschungel, Gebirge und Stadt. Zwei Gebiete sind benachbart, wenn sie eine gemeinsame Grenze an Land haben. Seen sind keine Gebiete, und ein See zwischen zwei Gebieten trennt sie.
    .ruling =
        Von jeder Landschaft gibt es sechs Gebiete; diese Zahl schließen wir aus den Tabellen des Regelhefts. Gespielt wird auf unserem eigenen Spielplan, nicht auf einer Kopie des gedruckten.
aztlan-rule-Z0-2 =
    Es gibt vier Völker: Schlange (rot), Ozelot (gelb), Kojote (grün) und Quetzal (blau). Jedes hat 30 Figuren.
    .ruling =
        Was die Spielreihenfolge anzeigt, zählt nicht zu diesen 30 Figuren.
aztlan-rule-Z0-3 =
    Du hast sechs Machtkarten mit der Macht 4, 5, 6, 7, 8 und 9. Die 9 gehört zur Stadt, die 7 zum Gebirge. Die 4 ist ein Joker: Ihre Landschaft nennst du erst, wenn du wertest. Eine Machtkarte, die du nie gespielt hast, ist am Ende Punkte wert.
    .ruling =
        Die 5 gehört zur Wüste, die 6 zum Dschungel und die 8 zu den Feldern. Eine nie gespielte Machtkarte ist so viele Punkte wert, wie ihre Zahl angibt.
aztlan-rule-Z0-4 =
    Es gibt 30 Kulturkarten: 3 Segen des Mixcoatl, 3 Segen des Tepeyollotl, 3 Segen des Xipe Totec, 9 Opfer für die Götter, 3 Heilige Spiele, 3 Flöße und Kanus, 3 Großer Tlatoani sowie 3 Adler- und Jaguarkrieger.
    .ruling =
        Welche Karten du auf der Hand hast, bleibt geheim; wie viele es sind, dürfen alle wissen. Gespielte Karten liegen offen aus.

aztlan-rule-Z1 = Spielreihenfolge
aztlan-rule-Z1-1 =
    Punktesteine auf demselben Punktefeld bilden einen Stapel: Wer auf ein besetztes Feld kommt, liegt obenauf. Zu Beginn liegen alle Punktesteine in zufälliger Reihenfolge gestapelt auf der 0.
    .ruling =
        Jeder Punktestand ist ein eigenes Feld; 5 und 105 sind also verschiedene Felder. Wer 0 Punkte bekommt, bewegt seinen Punktestein nicht.
aztlan-rule-Z1-2 =
    Die Spielreihenfolge eines Zeitalters steht fest, sobald dessen Ausbreitung beginnt: Wer mehr Punkte hat, kommt früher dran; auf demselben Feld geht vor, wer höher im Stapel liegt. Diese Reihenfolge gilt in allen Phasen des Zeitalters.

aztlan-rule-Z2 = Wahl
aztlan-rule-Z2-1 =
    Alle wählen gleichzeitig und geheim eine Machtkarte aus ihrer Hand. Die Machtkarten früherer Zeitalter liegen offen aus.
aztlan-rule-Z2-2 =
    Danach nehmen sich alle die Figuren für dieses Zeitalter aus ihrem Vorrat. Vom ersten bis zum fünften Zeitalter sind das zu dritt 8, 7, 6, 5, 4, zu viert 7, 6, 5, 4, 3 und zu zweit (siehe Z8) 10, 9, 8, 7, 6 Figuren.
    .ruling =
        Reicht dein Vorrat nicht, füllen deine entfernten Figuren die Zahl auf. Gibt es auch davon keine, hast du in diesem Zeitalter weniger Figuren und setzt in den späteren Runden des Einsetzens aus.

aztlan-rule-Z3 = Ausbreitung
aztlan-rule-Z3-1 =
    Ihr seid in der Spielreihenfolge am Zug. In deinem Zug setzt du eine Figur in ein beliebiges Gebiet, ob leer oder besetzt. Danach darfst du eine deiner Figuren aus ihrem Gebiet in ein benachbartes ziehen; das kann jede deiner Figuren auf dem Spielplan sein, auch die soeben eingesetzte. So geht es reihum weiter, bis alle Figuren dieses Zeitalters eingesetzt sind.
aztlan-rule-Z3-2 =
    Adler- und Jaguarkrieger: Wenn du in deinem Zug eine Figur einsetzt, setzt du mit dieser Karte eine weitere in ein beliebiges Gebiet. Sie kommt aus deinem Vorrat, nie aus den Figuren, die du dir für dieses Zeitalter genommen hast; ist der Vorrat leer, nimmst du eine deiner Figuren, die in einem früheren Zeitalter entfernt wurden. Gibt es auch keine solche, lässt sich die Karte nicht spielen.
    .ruling =
        Du spielst die Karte zusammen mit dem Einsetzen, also vor der freiwilligen Bewegung, und es bleibt bei einer Bewegung je Zug. Du darfst mehrere dieser Karten in einem Zug spielen. Hast du in diesem Zeitalter keine Figur mehr einzusetzen, hast du auch keinen Zug mehr, in dem du sie spielen könntest.
aztlan-rule-Z3-3 =
    Sind alle Figuren eingesetzt, decken alle zugleich ihre Machtkarte dieses Zeitalters auf.

aztlan-rule-Z4 = Konflikt
aztlan-rule-Z4-1 =
    Deine Stärke in einem Gebiet ist die Macht deiner Karte mal die Zahl deiner Figuren dort.
aztlan-rule-Z4-2 =
    Über jedes geteilte Gebiet, also jedes mit Figuren mehrerer Spieler, wird in jedem Zeitalter einmal entschieden. Das tut ihr nacheinander in der Spielreihenfolge. Bist du dran, entscheidest du über alle Gebiete, die du mit anderen teilst und in denen du allein am stärksten bist; womit du anfängst und wie du fortfährst, steht dir frei. Alle anderen geteilten Gebiete übergehst du.
aztlan-rule-Z4-3 =
    Bist du am stärksten, triffst du eine einzige Wahl für alle Gegner in diesem Gebiet zusammen.

    Kampf: Alle ihre Figuren dort kommen zu den entfernten Figuren.

    Koexistenz: Alle bleiben, und du ziehst eine Kulturkarte.
aztlan-rule-Z4-4 =
    Sind mehrere Spieler gleich stark und stärker als alle übrigen, koexistieren sie, und niemand zieht eine Karte. Die Figuren aller schwächeren Spieler in diesem Gebiet werden entfernt.
    .ruling =
        Über ein Gebiet mit Gleichstand wird entschieden, sobald von den gleich starken Spielern der letzte in der Spielreihenfolge mit seinen Konflikten fertig ist.
aztlan-rule-Z4-5 =
    Großer Tlatoani: Bist du am Gleichstand um die größte Stärke beteiligt, darfst du diese Karte spielen, wenn du in der Phase Konflikt am Zug bist. Sie löst den Gleichstand zu deinen Gunsten auf, und du wählst wie in Z4.3 zwischen Kampf und Koexistenz.
    .ruling =
        Wer von den gleich starken Spielern die Karte als Erster in der Spielreihenfolge spielt, entscheidet über das Gebiet.
aztlan-rule-Z4-6 =
    Heilige Spiele: Kündigt der Stärkste einen Kampf an, darf jeder Unterlegene, in der Spielreihenfolge, mit dieser Karte antworten. Wer sie spielt, dessen Figuren bleiben, und der Stärkste zieht eine Kulturkarte. Die Figuren aller anderen Unterlegenen werden entfernt. Wo ein Gleichstand bestehen bleibt (Z4.4), lassen sich die Heiligen Spiele nicht spielen.
    .ruling =
        Wie viele Spieler auch mit Heiligen Spielen antworten: Der Stärkste zieht für diesen Konflikt nur eine Kulturkarte. Nach einem Großen Tlatoani (Z4.5) ist allein am stärksten, wer ihn gespielt hat; deshalb dürfen alle anderen in diesem Gebiet auf einen Kampf antworten, auch die zuvor gleich starken. Gefragt wird jeder Unterlegene, der mindestens eine Kulturkarte auf der Hand hat, damit die Frage nichts verrät; dasselbe gilt in jedem anderen Augenblick, in dem eine Karte gespielt werden könnte.
aztlan-rule-Z4-7 =
    Was geschieht, wenn eine Kulturkarte zu ziehen ist, der Nachziehstapel aber leer ist?
    .ruling =
        Die gespielten Kulturkarten, auch die soeben gespielte, werden gemischt und bilden den neuen Nachziehstapel. Gibt es keine, wird nichts gezogen.

aztlan-rule-Z5 = Wertung
aztlan-rule-Z5-1 =
    Gewertet wird in der Spielreihenfolge. Ein Reich ist eine größtmögliche Gruppe zusammenhängender Gebiete, in denen jeweils mindestens eine deiner Figuren steht. Ob du dort allein bist oder nicht, ist gleichgültig.
aztlan-rule-Z5-2 =
    Jedes deiner Reiche zählt für sich. Zähle darin die Gebiete mit der Landschaft deiner Machtkarte; ihre Zahl heiße n. Ist n mindestens 1, bringt das Reich 1 Punkt für jedes seiner Gebiete, gleich welcher Landschaft, und dazu n × n Punkte. Ist n gleich 0, bringt das Reich nichts. Mit der 4 nennst du eine einzige Landschaft; sie gilt für alle deine Reiche.
aztlan-rule-Z5-3 =
    Flöße und Kanus (Wertung): Deine Gebiete am Ufer desselben Sees gelten als untereinander benachbart. Eine Karte bewirkt das an allen Seen.
aztlan-rule-Z5-4 =
    Segen (Wertung): Ein Segen bringt 2 Punkte für jedes Gebiet mit der Landschaft des Gottes, in dem eine deiner Figuren steht, unabhängig von deinen Reichen und deiner Machtkarte. Mixcoatl segnet den Dschungel, Tepeyollotl das Gebirge, Xipe Totec die Felder.
aztlan-rule-Z5-5 =
    Eine frisch gezogene Kulturkarte darfst du schon in der laufenden Phase ausspielen. Kulturkarten spielst du in deinem eigenen Zug, es sei denn, die Karte sagt etwas anderes. Opfer für die Götter werden nie vor dem Spielende gespielt; dann zählen sie von der Hand (Z7.1).
    .ruling =
        Du darfst in einem Zug beliebig viele Kulturkarten spielen.
aztlan-rule-Z5-6 =
    Dein Punktestein rückt einmal vor, und zwar um die Summe all dessen, was du in deinem Wertungszug bekommen hast. Trifft er auf andere Punktesteine, kommt er obenauf.
    .ruling =
        In deinem Wertungszug spielst du Flöße und Kanus und Segen in beliebiger Reihenfolge. Dass du deine Punkte nimmst, beendet den Zug; mit der 4 nimmst du sie, indem du ihre Landschaft nennst, das Nennen kommt also zuletzt.
aztlan-rule-Z5-table =
    Für n = 1, 2, 3, 4, 5, 6 passende Gebiete beträgt der Zuschlag n × n nacheinander 1, 4, 9, 16, 25, 36 Punkte. Zusammen mit der Größe des Reichs ergibt das zum Beispiel:

    3 Gebiete, davon 2 passende: 7 Punkte
    6 Gebiete, davon 4 passende: 22 Punkte
    7 Gebiete, davon 5 passende: 32 Punkte
    10 Gebiete, davon 6 passende: 46 Punkte

    Ohne Flöße und Kanus sind diese vier die kleinsten Reiche mit so vielen passenden Gebieten. Die Tabelle des Regelhefts hat keinen Wert für 2 Gebiete mit 2 passenden, 3 mit 3, 5 mit 4, 6 mit 5 oder 9 mit 6: Solche Reiche gibt es weder auf dem gedruckten Spielplan noch auf unserem. Mit Flößen und Kanus sind sie möglich, und auch dann gilt die Formel: 2 Gebiete, beide passend, bringen 6 Punkte. Eine Obergrenze hat die Formel nicht.
aztlan-rule-Z5-examples =
    Konflikt: 2 Figuren mit Macht 5 schlagen 1 Figur mit Macht 9, nämlich 10 zu 9.

    Konflikt: Die Stärken sind 8, 8 und 5. Die beiden mit 8 koexistieren, die Figuren des Spielers mit 5 werden entfernt, und niemand zieht eine Karte.

    Konflikt: Die Stärken sind 10, 8 und 4. Wer die 10 hat, entscheidet für beide Gegner zugleich.

    Wertung mit der 9 (Stadt): Ein Reich aus 4 Gebieten mit 1 Stadt bringt 5 Punkte, eines aus 3 mit 2 Städten 7, eines aus 1 Gebiet, das eine Stadt ist, 2 und eines aus 1 Gebiet ohne Stadt 0. Das macht 5 + 7 + 2 + 0 = 14 Punkte.

    Wertung mit der 4, genannt wird Wüste: Ein Reich aus 6 Gebieten mit 3 Wüsten bringt 15 Punkte, eines aus 3 mit 1 Wüste 4 und eines aus 2 mit 1 Wüste 3. Das macht 15 + 4 + 3 = 22 Punkte.

aztlan-rule-Z6 = Zeitalter
aztlan-rule-Z6-1 =
    Das Spiel dauert fünf Zeitalter, jedes mit den vier Phasen Wahl, Ausbreitung, Konflikt und Wertung. Die Figuren bleiben von Zeitalter zu Zeitalter auf dem Spielplan, und deine neue Machtkarte gilt für sie alle, für alte wie für neue.

aztlan-rule-Z7 = Spielende
aztlan-rule-Z7-1 =
    Nach dem fünften Zeitalter zählen alle in der Spielreihenfolge dieses Zeitalters zusammen: die Punkte der nie gespielten Machtkarte; 1 Punkt für jede Kulturkarte auf der Hand, auch für jedes Opfer; und für 1, 2, 3, 4 oder 5 Opfer für die Götter auf der Hand noch einmal 1, 4, 9, 16 oder 25 Punkte.
    .ruling =
        Mehr als fünf Opfer zählen als ein Satz von fünf und ein neuer Satz: Sieben zum Beispiel bringen 25 + 4 = 29 Punkte. Dein Punktestein rückt nur einmal vor, um die Summe von allem.
aztlan-rule-Z7-2 =
    Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnt von ihnen, wessen Punktestein im Stapel am tiefsten liegt.

aztlan-rule-Z8 = Zu zweit: die Götter der Azteken
aztlan-rule-Z8-1 =
    Zu zweit gibt es zwei Fraktionen: Kojote mit Quetzal und Ozelot mit Schlange. Zwischen den Figuren einer Fraktion macht keine Regel einen Unterschied.
aztlan-rule-Z8-2 =
    Jeder Spieler hat einen Satz Machtkarten und führt eine Fraktion. Nach jedem Zeitalter tauscht ihr die Fraktionen. Punkte, Machtkarten und Kulturkarten bleiben beim Spieler.
    .ruling =
        Wer mit welcher Fraktion beginnt, wird ausgelost oder vom Gastgeber der Partie festgelegt. Der Vorrat von 60 Figuren und die entfernten Figuren gehören zur Fraktion, nicht zum Spieler.
aztlan-rule-Z8-3 =
    Vom ersten bis zum fünften Zeitalter erhält jede Fraktion 10, 9, 8, 7, 6 Figuren. Du spielst, kämpfst und wertest mit der Fraktion, die du in diesem Zeitalter führst.

aztlan-rule-notation = Notation
aztlan-rule-notation-1 =
    Hier stehen tollan und mictlan für beliebige Gebiete.
    P7 → die Machtkarte 7 wählen
    +tollan → eine Figur einsetzen
    tollan>mictlan → eine Figur vom ersten ins zweite Gebiet ziehen
    - → keine Bewegung
    E+tollan → die zusätzliche Figur der Adler- und Jaguarkrieger einsetzen
    x tollan → Kampf
    = tollan → Koexistenz
    L tollan → Großen Tlatoani spielen
    S → Heilige Spiele spielen
    s → auf Heilige Spiele verzichten
    V mountains → die Landschaft für die 4 nennen, hier Gebirge
    C mixcoatl → einen Segen für die Wertung spielen, hier den des Mixcoatl
    C rafts → Flöße und Kanus für die Wertung spielen
    {"."} → fertig

aztlan-rule-words = Wörter der gedruckten Regeln
aztlan-rule-words-1 =
    Unser Wort, und wie es in den gedruckten Regelheften heißt:

    Volk → Stamm
    Figur → Stammesfigur
    Reich → Machtbereich
    Landschaft → Gebietstyp
    Stadt → Pyramide
    Stärke → Machtpunkte
    Punkte → Siegpunkte
