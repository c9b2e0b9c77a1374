### Spielregeln von Mexica

mexica-rule-intro =
    Zwei bis vier Edle bauen auf einer Insel im See die Stadt Tenochtitlan. Kanäle zerschneiden die Insel in Viertel; hat ein Viertel genau die Größe, die der Kaiser verlangt, kann ein Edler, der sich dort aufhält, es gründen; und Tempel entscheiden, wer in einem Viertel herrscht, wenn es gewertet wird – einmal nach jedem der beiden Abschnitte.

mexica-rule-M0 = Material
mexica-rule-M0-1 =
    Der Spielplan besteht aus Feldern: Land, und ringsherum See. Fünf Landfelder bilden den Palast, nämlich vier Startfelder um das Wappenfeld. Auf vier Landfeldern ist ein Kanal aufgedruckt. Spielpläne sind Dateien; du kannst also eine eigene Insel zeichnen und darauf spielen.
mexica-rule-M0-2 =
    Es gibt 43 Kanalteile: 37 doppelte, die zwei Felder in einer Reihe bedecken, und 6 einfache. Dazu kommen 11 Brücken und 12 Aktionschips.
mexica-rule-M0-3 =
    Es gibt 15 Calpulli-Plättchen der Größen 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12 und 13. Jedes Plättchen hat drei Werte.
    .ruling =
        Der erste Wert eines Plättchens ist seine Größe, der zweite die Hälfte davon und der dritte die Hälfte des zweiten, beide aufgerundet: beim größten 13, 7 und 4, beim kleinsten 3, 2 und 1. Die Regelhefte zeigen nur die Werte weniger Plättchen; diese Formel passt zu allen davon, und nach ihr werden auch ungegründete Viertel gewertet.
mexica-rule-M0-4 =
    Du hast einen Edlen, einen Punktestein und 18 Tempel: 6 der Höhe 1, 5 der Höhe 2, 4 der Höhe 3 und 3 der Höhe 4. Die Farben sind Schwarz, Grau, Sand und Rot.

mexica-rule-M1 = Vorbereitung
mexica-rule-M1-1 =
    Zwei doppelte Kanalteile bedecken den gedruckten Kanal. Im Vorrat bleiben 35 doppelte und 6 einfache.
mexica-rule-M1-2 =
    Die Plättchen werden gemischt. Acht davon liegen offen aus, nach Größe sortiert; die anderen sieben bleiben bis zum Abschnitt II verdeckt.
mexica-rule-M1-3 =
    Du beginnst mit neun Tempeln: drei der Höhe 1, drei der Höhe 2, zwei der Höhe 3 und einem der Höhe 4. Die anderen neun (drei, zwei, zwei und zwei) kommen im Abschnitt II hinzu.
mexica-rule-M1-4 =
    Beim Startspieler beginnend setzen alle reihum ihren Edlen auf ein freies Startfeld. Das ist die erste Entscheidung des Spiels.
    .ruling =
        Am Tisch ist der Älteste Startspieler. Hier bestimmt die Plätze, wer zum Spiel einlädt, oder das Los; der erste Platz beginnt.

mexica-rule-M2 = Der Zug
mexica-rule-M2-1 =
    Ihr seid reihum am Zug. In deinem Zug hast du 6 Aktionspunkte. Du gibst sie für die folgenden Aktionen aus, in beliebiger Reihenfolge und jede so oft du willst, und beendest dann den Zug. Punkte, die du nicht ausgibst, verfallen.
mexica-rule-M2-2 =
    Eine Runde ist je ein Zug von allen, angefangen beim Startspieler, der das ganze Spiel über derselbe bleibt.

mexica-rule-M3 = Einen Kanal bauen (1 Aktionspunkt)
mexica-rule-M3-1 =
    Lege ein einfaches oder doppeltes Kanalteil aus dem Vorrat auf Landfelder. Sie müssen alle leer sein: kein Edler, kein Tempel, kein Plättchen, kein Kanal. Dein Edler darf irgendwo sein, und das Teil muss keinen anderen Kanal berühren. Sind die doppelten aufgebraucht, lassen sich nur noch einfache legen, und umgekehrt.
mexica-rule-M3-2 =
    Ein Kanal liegt nie auf dem See, auf einem Palastfeld, in einem gegründeten Viertel oder auf dem Zugang einer Brücke (M5.2).
mexica-rule-M3-3 =
    Ein Viertel ist eine möglichst große Menge von Landfeldern, die Kante an Kante zusammenhängen. Kanäle und See begrenzen es. Auch wo Kanäle sich nur an einer Ecke berühren, schließen sie es ab, und Brücken verbinden keine Viertel. Für die Größe zählt jedes Landfeld, ob besetzt oder nicht, auch die des Palasts. Zu Beginn ist die ganze Insel ein einziges Viertel. Solange ein Viertel kein Plättchen hat, dürfen Kanäle es verkleinern oder teilen.
mexica-rule-M3-4 =
    Ein Kanal darf Viertel jeder Größe zurücklassen, sogar solche aus einem einzigen Feld.

mexica-rule-M4 = Ein Viertel gründen (kostenlos)
mexica-rule-M4-1 =
    Gründen kannst du das Viertel, in dem dein Edler steht; auf einer Brücke steht er in keinem. Das Viertel darf noch kein Plättchen haben, ein Plättchen genau seiner Größe muss offen ausliegen, und es muss außerhalb des Palasts ein leeres Feld haben.
mexica-rule-M4-2 =
    Lege das Plättchen auf irgendein solches Feld, auch auf den Zugang einer Brücke. Dort bleibt es für immer: Niemand darf das Feld betreten oder bebauen, und in dieses Viertel kommt nie mehr ein Kanal.
mexica-rule-M4-3 =
    Du bekommst sofort den zweiten Wert des Plättchens. Alle anderen, deren Edler in diesem Viertel ist, bekommen den dritten.
mexica-rule-M4-4 =
    Es spielt keine Rolle, wer das Viertel abgeschlossen hat und ob das in diesem oder einem früheren Zug geschah.

mexica-rule-M5 = Eine Brücke bauen oder versetzen (1 Aktionspunkt)
mexica-rule-M5-1 =
    Lege eine Brücke auf ein Kanalfeld, auf dem noch keine liegt, längs der Zeile oder längs der Spalte. Nie auf den See. Beide Ufer dürfen zum selben Viertel gehören, ob gegründet oder nicht, und kein Edler muss in der Nähe sein.
mexica-rule-M5-2 =
    Die beiden Felder an den Enden einer Brücke sind ihre Zugänge. Beide müssen Land sein, ob leer oder besetzt, Palast oder nicht. Keine Brücke führt also auf den See, auf einen Kanal oder geradewegs auf eine andere Brücke; nebeneinander dürfen zwei Brücken aber liegen.
mexica-rule-M5-3 =
    Ist keine Brücke mehr im Vorrat, darfst du für 1 Aktionspunkt eine Brücke aufnehmen, auf der kein Edler steht. Du musst sie sofort anderswo ablegen, unter denselben Bedingungen und ohne weitere Kosten.
    .ruling =
        Das sind zwei Entscheidungen, zwischen denen nichts anderes geschehen darf. Anderswo kann auch dasselbe Feld sein, mit gedrehter Brücke, aber nicht dieselbe Lage wie zuvor. Eine Brücke, für die es keinen anderen Platz gibt, darfst du nicht aufnehmen. Die Felder an ihren alten Enden sind für Kanäle wieder frei.

mexica-rule-M6 = Deinen Edlen bewegen
mexica-rule-M6-1 =
    Ein Schritt kostet 1 Aktionspunkt. Er führt auf ein Landfeld nebenan, von einem Zugang auf dessen Brücke oder von einer Brücke auf einen ihrer Zugänge. Das Ziel muss frei sein von Edlen, Tempeln und Plättchen. Du darfst durch den Palast gehen und auf einer Brücke stehen bleiben.
mexica-rule-M6-2 =
    Von der Brücke aus, auf der dein Edler steht, darfst du mit dem Boot fahren. Zwei Brücken sind verbunden, wenn Wasser von der einen zur anderen führt, Kante an Kante, über Kanäle und See und ohne unter einer dritten Brücke hindurch. Die Fahrt zu einer verbundenen Brücke kostet 1 Aktionspunkt, jede weitere Brücke ebenso, ob du unter ihr hindurchfährst oder dort anhältst. Der ganze See ist ein einziges Wasser, und auch die Felder unter Brücken sind Wasser; nur Brücken kosten etwas. Unter einer besetzten Brücke darfst du hindurchfahren, aber nicht anhalten: Die Fahrt endet auf einer freien Brücke.
    .ruling =
        Du wählst einfach eine freie Brücke, die zu erreichen ist; die Fahrt kostet die kleinste Zahl von Verbindungen.
mexica-rule-M6-3 =
    Kanäle, die sich nur an einer Ecke berühren, sind für Boote nicht verbunden.
mexica-rule-M6-4 =
    Ein Sprung kostet 5 Aktionspunkte und führt auf ein beliebiges freies Landfeld, auch im Palast, oder auf eine beliebige freie Brücke.

mexica-rule-M7 = Einen Tempel bauen (1 bis 4 Aktionspunkte)
mexica-rule-M7-1 =
    Setze einen deiner verfügbaren Tempel auf ein leeres Feld des Viertels, in dem dein Edler steht, ob gegründet oder nicht, aber nicht auf ein Palastfeld. Auf einer Brücke steht dein Edler in keinem Viertel. Ein Tempel kostet so viele Aktionspunkte, wie er hoch ist.
mexica-rule-M7-2 =
    Ein Tempel bleibt für immer stehen, und auf jedes Feld passt nur einer. Er darf auf dem Zugang einer Brücke stehen, und er darf einen Edlen einschließen.

mexica-rule-M8 = Aktionschips
mexica-rule-M8-1 =
    Einen Chip aus dem Vorrat zu nehmen kostet 1 Aktionspunkt. Du darfst höchstens zwei je Zug nehmen und keinen, wenn der Vorrat leer ist.
mexica-rule-M8-2 =
    Gibst du einen Chip aus, hast du in diesem Zug einen Aktionspunkt mehr. Du darfst beliebig viele ausgeben. Ein ausgegebener Chip kommt sofort in den Vorrat zurück, wo ihn jeder wieder nehmen kann. Einen Chip, den du in diesem Zug genommen hast, kannst du nicht im selben Zug ausgeben: höchstens also so viele, wie du zu Beginn des Zugs hattest.

mexica-rule-M9 = Schutz in der ersten Runde
mexica-rule-M9-1 =
    In der ersten Runde des Abschnitts I darf keine Aktion den Edlen eines Gegners einschließen, der vorher nicht eingeschlossen war, sei es durch einen Kanal, einen Tempel, ein Plättchen, eine Brücke oder den eigenen Edlen. Dich selbst darfst du einschließen.
    .ruling =
        Das gilt für jede einzelne Aktion. Eine Brücke aufnehmen und wieder ablegen zählt als eine Aktion: Es kommt darauf an, ob der Edle vor dem Aufnehmen und nach dem Ablegen eingeschlossen ist. Auch eine neue Brücke kann einen Edlen einschließen: Liegt sie quer, kann sie den Platz der einzigen Brücke einnehmen, die ihn hinausgelassen hätte.
mexica-rule-M9-2 =
    Ein Edler ist eingeschlossen, wenn Edle, Tempel, Plättchen und Kanäle ihm keinen Ausweg lassen.
    .ruling =
        Betrachte alles, was der Edle zu Fuß erreichen kann, sein eigenes Feld oder seine Brücke eingeschlossen, wobei andere Edle, Tempel und Plättchen im Weg stehen. Er ist eingeschlossen, wenn keine Brücke darunter ist, wenn es weniger als 20 Landfelder sind und wenn auch keine Brücke mit einem Zugang dort gebaut werden könnte, gleich was im Vorrat ist.
mexica-rule-M9-3 =
    Die Option „protection“ wählt die Ausgabe: 2002 (üblich) wie eben beschrieben; 2015, wo die Möglichkeit eines Brückenbaus niemanden rettet; off, ganz ohne Schutz.

mexica-rule-M10 = Das Ende eines Abschnitts
mexica-rule-M10-1 =
    Ein Abschnitt endet mit der Runde, an deren Ende beides gilt: Jedes offene Plättchen ist gegründet oder entfernt, und mindestens ein Spieler hat alle ihm verfügbaren Tempel gebaut.
mexica-rule-M10-2 =
    Jeder der beiden Abschnitte endet außerdem nach einer Runde, in der niemand etwas anderes getan hat, als seinen Zug zu beenden.
mexica-rule-M10-3 =
    Ein offenes Plättchen, das nicht mehr gegründet werden kann, wird sofort entfernt.
    .ruling =
        Das gilt in beiden Abschnitten und wird nach jeder Aktion geprüft. Edle und Brücken zählen dabei nicht, denn sie lassen sich bewegen; Tempel, Plättchen, gegründete Viertel und der Palast bleiben. Ein Plättchen bleibt liegen, wenn ein ungegründetes Viertel genau seiner Größe noch zwei Felder ohne Tempel hat, davon mindestens eines außerhalb des Palasts: eines für den Edlen, eines für das Plättchen. Es bleibt auch liegen, wenn in einem größeren ungegründeten Viertel noch Platz für ein Kanalteil ist, das im Vorrat liegt. Sind nur noch ein oder zwei Kanalteile da, wird jede Möglichkeit durchgespielt, sie zu legen: Das Plättchen bleibt nur, wenn dabei ein solches Viertel entstehen kann.
mexica-rule-M10-4 =
    Kann ein Abschnitt ewig dauern?
    .ruling =
        Nein: Nach 40 Runden endet er auf jeden Fall, oder nach so vielen, wie die Option „round_limit“ angibt. Das ist für Bots gedacht und für verlassene Tische.
mexica-rule-M10-5 =
    Ist der Abschnitt I gewertet, werden die sieben verdeckten Plättchen aufgedeckt, alle nehmen die neun zweiten Tempel zu dem hinzu, was von den ersten übrig ist, und der Startspieler beginnt den Abschnitt II. Edle, Chips, Brücken und Kanäle bleiben, wie sie sind.
    .ruling =
        Plättchen des Abschnitts I, die noch offen liegen, weil er nach M10.2 oder M10.4 endete, bleiben offen und zählen für das Ende des Abschnitts II.

mexica-rule-M11 = Wertung
mexica-rule-M11-1 =
    Dein Gewicht in einem Viertel ist die Summe der Höhen deiner Tempel dort. Wer keinen Tempel darin hat, nimmt nicht teil.
mexica-rule-M11-2 =
    Dein Rang ist um eins höher als die Zahl der Spieler mit mehr Gewicht. Die Ränge 1, 2 und 3 bekommen den ersten, zweiten und dritten Wert des Plättchens; Rang 4 bekommt nichts. Wer gleichauf liegt, bekommt seinen Rang voll, und die folgenden Ränge entfallen: Nach zwei Ersten gibt es keinen Zweiten, aber einen Dritten; nach drei Ersten nichts weiter; nach zwei Zweiten keinen Dritten.
mexica-rule-M11-3 =
    Am Ende des Abschnitts I werden alle gegründeten Viertel gewertet. Am Ende des Abschnitts II werden sie noch einmal gewertet, und dazu jedes ungegründete, als hätte es ein Plättchen seiner Größe.
mexica-rule-M11-4 =
    Bei jeder Wertung bringt ein Edler auf einem der vier Startfelder 5 Punkte. Das Wappenfeld bringt nichts.
mexica-rule-M11-5 =
    Wer die meisten Punkte hat, gewinnt. Haben mehrere gleich viele, gewinnt von ihnen, wer die meisten Chips übrig hat; sind auch die gleich, teilen sie sich den Sieg.
mexica-rule-M11-examples =
    In einem Viertel der Größe 13 sind die Gewichte A 7, B 10, C 6 und D 1. B bekommt 13 Punkte, A 7, C 4 und D nichts.

mexica-rule-M12 = Zwei Spieler
mexica-rule-M12-1 =
    Zu zweit gibt es neutrale Tempel. Die Option „neutral_temples“ wählt, wie viele Stockwerke sie zusammen haben: 20 (üblich), 24, 28 oder none, also keine, wie in der Ausgabe von 2002. Zu dritt und zu viert gibt es keine.
mexica-rule-M12-2 =
    Bevor die Edlen aufgestellt werden, kommen zehn neutrale Tempel auf den Spielplan: bei 20 Stockwerken vier der Höhe 1, drei der Höhe 2, zwei der Höhe 3 und einer der Höhe 4. Keiner steht auf einem Feld am See, und je zwei sind mindestens vier Felder voneinander entfernt.
    .ruling =
        Die Felder werden eines nach dem anderen ausgelost; führt das in eine Sackgasse, beginnt die Auslosung von vorn. Die Entfernung zählt Zeilen plus Spalten, und auch der Palast und der gedruckte Kanal bleiben frei. Bei 24 Stockwerken sind es zwei, drei, vier und ein Tempel der Höhen 1 bis 4, bei 28 Stockwerken einer, drei, drei und drei.
mexica-rule-M12-3 =
    Die neutralen Tempel zählen in jeder Rangfolge als dritter Besitzer und bekommen nichts. Sonst sind sie Tempel wie alle anderen.

mexica-rule-notation = Notation
mexica-rule-notation-1 =
    Felder heißen nach dem Buchstaben der Spalte und der Nummer der Zeile, von links oben gezählt.
    @c8 → setze deinen Edlen auf das Startfeld c8
    Kc7 → einfacher Kanal
    Kc7-d7 → doppelter Kanal
    F6c8 → gründe mit dem Plättchen der Größe 6, gelegt auf c8
    Bc7h → Brücke längs der Zeile
    Bc7v → Brücke längs der Spalte
    ^c7h → nimm eine Brücke auf; danach legt Bf2v sie ab
    Nc8 → Schritt
    ~f2 → Boot zu einer Brücke
    !c8 → Sprung
    T3c8 → Tempel der Höhe 3
    + → nimm einen Chip
    $ → gib einen Chip aus
    {"."} → beende den Zug

mexica-rule-words = Wörter der gedruckten Regeln
mexica-rule-words-1 =
    Unser Wort, und wie es in den gedruckten Regelheften heißt:

    Viertel → Stadtviertel, Bezirk
    Edler → Mexica
    Tempel, Höhe → Tempel mit Etagen, Gebäude
    Abschnitt → Durchgang
    Kanalteil → Kanalplättchen
    Plättchen → Calpulli-Plättchen
    Chip → Aktions-Chip
    Punkte → Prestigepunkte, Wertungspunkte
