### Was alle Spiele sagen: Fehler bei Aktionen, Partien, Spielplänen und Stellungen

illegal = { $reason } (Regel { $clause })
unknown-action = { $near ->
    [none] „{ $action }“ ist keine Aktion dieses Spiels.
   *[other] „{ $action }“ ist keine Aktion dieses Spiels. Meintest du: { $near }?
}
unknown-question = Das geht nicht.
ambiguous-action = „{ $action }“ kann mehrere Aktionen bedeuten. Welche: { $several }?
foreign-action = „{ $action }“ ist eine Aktion eines anderen Spiels oder Spielplans.
over = Das Spiel ist zu Ende.
no-seat = Einen Platz { $seat } gibt es nicht: Die { $seats } Plätze sind von 0 an nummeriert.
not-your-turn = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
has-decided = Du hast entschieden; die anderen wählen noch.
wrong-step = Dafür ist jetzt nicht der Moment: { $what }. Jetzt: { $now }.
unknown-game = { $near ->
    [none] Ein Spiel „{ $game }“ gibt es nicht. Die Spiele heißen: { $known }.
   *[other] Ein Spiel „{ $game }“ gibt es nicht. Meintest du { $near }? Die Spiele heißen: { $known }.
}
unknown-option = Eine Option „{ $option }“ gibt es nicht. Die Optionen heißen: { $known }.
bad-option = „{ $value }“ ist kein Wert für { $option }. Möglich: { $choices }.
bad-options = Diese Optionen passen nicht: { $reason }
option-flag = ja oder nein
option-choice = { $choices }
option-range = eine ganze Zahl von { $low } bis { $high }
option-number = eine ganze Zahl
option-list = mehrere hiervon, durch Kommas getrennt: { $choices }
bad-players = { $game } ist für { $low } bis { $high } Spieler, nicht für { $given }.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615 (oder einer eines Servers, die bei 2¹²⁸ beginnen), nicht { $seed }.
unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Die Bots heißen: { $known }.
broken-game = Das Spiel „{ $game }“ ({ $source }) lässt sich nicht laden: { $reason }
broken-bot = Der Bot „{ $bot }“ ({ $source }) lässt sich nicht starten: { $reason }
unknown-board = Einen Spielplan „{ $board }“ gibt es nicht: weder einen eigenen des Spiels ({ $known }) noch eine lesbare Datei.

## Spieler

player = Spieler { $number }
# wer liest, in einer Liste von Spielern
player-you = du
player-amount = { $seat-is ->
    [you] du { $amount }
   *[other] { $seat } { $amount }
}
# was ein Schritt verlangt, wenn nur Weitergehen möglich ist
prompt-go-on = weitergehen, denn hier gibt es nichts zu entscheiden
list-end = { $list } und { $last }

## Partien

record-error = Zeile { $line }: { $reason }
record-ply = Aktion { $ply }, „{ $action }“ von { $seat }: { $reason }
record-wrong-result = Laut Aufzeichnung endete die Partie { $told }, nachgespielt endet sie { $found }.
record-other-board = Die Partie wurde auf dem Spielplan { $board } gespielt, angegeben ist { $given }.
record-truncated = Die Aufzeichnung bricht hier ab: Die letzte Zeile muss * (die Partie läuft) oder # (sie ist zu Ende) sein.
record-after-end = Nach dem Ende der Aufzeichnung steht noch etwas.
record-garbage = „{ $text }“ ist weder ein Kopfeintrag wie [Game "aztlan"] noch ein Zug wie 0: +tollan, - noch das Ende.
record-late-tag = Der Kopfeintrag { $tag } steht nach der ersten Aktion; Kopfeinträge kommen zuerst.
record-double-tag = Der Kopfeintrag { $tag } steht zweimal da.
record-number = Der Kopfeintrag { $tag } muss eine ganze Zahl sein, nicht „{ $value }“.
record-running = Diese Aufzeichnung wurde gespeichert, während ihre Partie lief; darum nennt sie den Startwert nicht und kann nicht nachgespielt werden. Was ihr Platz gesehen hat, lässt sich durchblättern: Importiere die gespeicherte Datei im Browser. Oder speichere sie noch einmal, wenn die Partie vorbei ist.
record-bad-position = Die Stellung ist nicht in JSON geschrieben.
record-other-position = Die Stellung gehört zu einem Spiel mit anderen Spielern oder Optionen.
record-bad-sight = Was hinter „; seen“ steht, kann kein Platz von dieser Partie gesehen haben: Die Datei wurde verändert oder abgeschnitten.
record-missing-tag = Der Kopfeintrag { $tag } fehlt.
record-version = Die Aufzeichnung folgt Version { $version } der Regeln; dieses Programm spielt Version { $ours }.
record-differs = Diese Partie wurde nach Version { $version } der Regeln gespielt. Nach der heutigen Version { $today } lässt sie sich bis hierher verfolgen: { $reason }
record-seed-hash = Der Startwert passt nicht zu SeedHash: Mit ihm wurde die Partie nicht angekündigt.
record-options = Optionen schreibt man Name=Wert, durch Leerzeichen getrennt, nicht „{ $value }“.
record-bad-result = Result schreibt man wie 2 > 0 > 1 und Scores wie 41 38 52.
record-too-long = Die Aufzeichnung ist länger als { $limit } Zeichen.
record-not-text = Diese Bytes sind kein UTF-8-Text.

## Spielpläne

board-error = { $count ->
    [one] Der Spielplan ist nicht zu gebrauchen:
   *[other] Der Spielplan ist aus { $count } Gründen nicht zu gebrauchen:
}
    { $reasons }
board-too-long = Die Datei ist größer als { $limit } Bytes.
board-format = Die Datei ist kein Spielplan: { $reason }
board-bad-id = „{ $id }“ ist keine Kennung: Kleinbuchstaben, Ziffern und Bindestriche, am Anfang ein Buchstabe.
board-double-id = Die Kennung { $id } kommt zweimal vor.
board-unknown-territory = Für { $territory } sind Nachbarn angegeben, aber das Gebiet gibt es nicht.
board-unknown-neighbour = { $territory } hat den Nachbarn { $neighbour }, den es nicht gibt.
board-own-neighbour = { $territory } ist als sein eigener Nachbar angegeben.
board-one-sided = { $territory } nennt { $neighbour } als Nachbarn, aber nicht umgekehrt.
board-outside = Der Umriss von { $id } ragt über den Spielplan hinaus.
board-border-not-listed = { $one } und { $other } haben in der Zeichnung eine gemeinsame Grenze, sind aber nicht als Nachbarn angegeben.
board-border-not-drawn = { $one } und { $other } sind als Nachbarn angegeben, haben in der Zeichnung aber keine gemeinsame Grenze.

## Stellungen

position-error = { $count ->
    [one] Diese Stellung kann es nicht geben:
   *[other] Diese Stellung kann es aus { $count } Gründen nicht geben:
}
    { $reasons }
position-format = Die Datei ist keine Stellung: { $reason }
position-no-seat = Platz { $seat } gibt es nicht: Die Plätze sind von 0 bis { $last } nummeriert.
position-people-missing = Platz { $seat } hat kein Volk; gib alle an oder keines.
position-no-territory = Ein Gebiet „{ $territory }“ gibt es auf diesem Spielplan nicht.
missing-extra = Die Bibliothek „{ $library }“ fehlt. So lässt sie sich installieren: pip install 'anahuac[{ $extra }]'

# was jeder Schritt jedes Spiels verlangt
step-general = wählen, was zu tun ist
head-player = Spieler
head-points = Punkte
head-round = Runde { $round }
