### Der Befehl anahuac

cli-usage = Aufruf
cli-usage-anahuac = anahuac BEFEHL [--lang en|de]
cli-commands = Befehle
cli-parameters = Optionen
cli-arguments = Angaben
cli-anahuac = Aztekische Brettspiele spielen und erforschen. Ohne Befehl: im Browser spielen. Jeder Befehl kennt --lang en und --lang de.
cli-games = Die Spiele auflisten.
cli-rules = Die Regeln in unseren Worten zeigen, unsere Festlegungen gekennzeichnet.
cli-play = Im Terminal gegen Bots spielen.
cli-simulate = Bots viele Partien spielen lassen und die Ergebnisse zeigen.
cli-replay = Eine aufgezeichnete Partie noch einmal erzählen oder prüfen.
cli-position = Eine Stellung zeichnen und befragen.
cli-bench = Messen, wie schnell die Spiele laufen.
cli-completion = Die Shell Befehle, Optionen, Spiele und Bots ergänzen lassen.
cli-board = Mit Spielplandateien arbeiten.
cli-check = Sagen, was an einer Spielplandatei falsch ist.

cli-help-help = Diese Hilfe zeigen.
cli-help-version = Die Version zeigen.
cli-help-game = Der Name eines Spiels; siehe: anahuac games
cli-help-games-game = Ein Spiel, um seine Optionen zu sehen; ohne Angabe: alle Spiele.
cli-help-shell = Die Shell; ohne Angabe: die, die du benutzt.
cli-help-install = Dort ablegen, wo die Shell es findet, statt es auszugeben.
cli-help-players = Wie viele spielen.
cli-help-seed = Der Startwert des Zufalls: Derselbe Wert ergibt dieselbe Partie.
cli-help-board = Der Name eines Spielplans oder die Datei eines eigenen.
cli-help-option = Eine Option des Spiels als Name=Wert; mehrfach möglich.
cli-help-json = JSON statt einer Tabelle ausgeben.
cli-help-clause = Ein Abschnitt (Z4) oder eine Ziffer (Z4.3).
cli-help-board-file = Die Spielplandatei.
cli-help-board-game = Das Spiel, für das er ist; ohne Angabe das am besten passende.
cli-help-games = Wie viele Partien (ohne Angabe 100).
cli-help-bots = Die Bots (easy, medium, hard, expert; random, greedy), durch Kommas getrennt, reihum auf die Plätze verteilt.
cli-help-seconds = Wie viele Sekunden ein Bot über eine Entscheidung nachdenken darf. Ohne Angabe: so lange wie auf seiner Stufe üblich.
cli-help-bench-game = Das Spiel, das gemessen wird; ohne Angabe alle.
cli-help-bench-games = Wie viele Partien je Durchgang (ohne Angabe 40).
cli-help-bench-runs = Wie viele Durchgänge (ohne Angabe 5); der beste zählt.
cli-help-record = Die Datei einer aufgezeichneten Partie.
cli-help-ply = Nach so vielen Aktionen anhalten.
cli-help-verify = Nur prüfen, ob alle Aktionen erlaubt sind und das Ergebnis stimmt.
cli-help-position = Die Datei einer Stellung (JSON) oder einer Aufzeichnung.
cli-help-position-ply = Bei einer Aufzeichnung: der Punkt nach so vielen Aktionen; ohne Angabe ihr Ende.
cli-help-position-game = Das Spiel, wenn die Datei es nicht nennt.
cli-help-legal = Die erlaubten Aktionen auflisten.
cli-help-why = Sagen, warum diese Aktion nicht erlaubt ist.
cli-help-seat = Der Platz, um den es bei --legal, --why und --hint geht; ohne Angabe, wer am Zug ist.
cli-help-view = Zeigen, was dieser Platz wissen darf.
cli-help-hint = Einen Bot fragen, was er täte.
cli-help-play-game = Das Spiel; ohne Angabe wirst du gefragt.
cli-help-play-seat = Der wievielte Spieler du bist, von 1 an (ohne Angabe 1).
cli-help-load = Mit einer gespeicherten Partie weitermachen.

cli-head-game = Spiel
cli-head-players = Spieler
cli-head-boards = Spielpläne
cli-head-options = Optionen
cli-head-option = Option
cli-head-values = Werte
cli-head-default = ohne Angabe
cli-head-meaning = Bedeutung
cli-head-about = worum es geht
cli-head-seat = Platz
cli-head-bot = Bot
cli-head-wins = Siege
cli-head-share = Anteil
cli-head-mean = Punkte im Mittel
cli-head-least = wenigste
cli-head-most = meiste
cli-head-steps = Schritte je Partie
cli-head-legal = erlaubte Aktionen
cli-head-per-second = Schritte je Sekunde
cli-head-whole = µs je Schritt
cli-head-opening = µs, Eröffnung
cli-head-copy = µs je Kopie

cli-lengths = { $games ->
    [one] Eine Partie mit { $least } Aktionen.
   *[other] { $games } Partien, im Mittel { $mean } Aktionen ({ $least } bis { $most }).
} Enden: { $ends }.
cli-rounds = Zu Ende im Mittel in Runde { $mean } ({ $least } bis { $most }).
cli-cards = Gespielte Karten je Partie: { $cards }
cli-games-more = Die Optionen eines Spiels: anahuac games SPIEL
cli-options-more = Gewählt wird mit --option name=wert, zum Beispiel beim Spielen: anahuac play { $game } --option …
cli-completion-installed = Die Ergänzung liegt in { $file }. In einer neuen Shell ist sie aktiv.
cli-which-shell = Welche Shell benutzt du? Nenne sie: bash, zsh, fish oder powershell.
cli-measuring = Messung
cli-ruling = Festlegung:
cli-board-fine = { $file } ist ein gültiger Spielplan für { $game }.
cli-verified = Alle { $plies } Aktionen sind erlaubt, und das Ergebnis stimmt.
cli-upgraded = Diese Partie wurde nach Version { $version } der Regeln gespielt; erzählt ist sie mit den Aktionen der heutigen Version { $today }.
cli-result-then = Das Ergebnis damals: { $scores }.
cli-no-winner-then = Das Ergebnis damals: Niemand gewann ({ $scores }).
cli-thinking = Denke nach …
cli-legal = { $action } ist erlaubt.
cli-hint = Ein Bot würde { $action } spielen: { $words }. { $reason }

## Fehler

cli-unknown-language = Eine Sprache „{ $language }“ gibt es nicht. Die Sprachen heißen: { $known }.
cli-interrupted = Abgebrochen.
cli-stopped = Nach { $done } von { $games } Partien angehalten; das sind ihre Ergebnisse.
cli-bad-option = „{ $option }“ ist keine Option; schreib Name=Wert.
cli-unreadable = { $file } lässt sich nicht lesen: { $reason }
cli-unwritable = { $file } lässt sich nicht schreiben: { $reason }
cli-bad-record = { $file }, { $reason }
cli-bad-json = { $file } ist kein JSON: { $reason }
cli-no-clause = Eine Ziffer „{ $clause }“ gibt es nicht. Die Abschnitte heißen: { $known }.
cli-ply-too-large = Eine Aktion { $ply } gibt es nicht: Die Aufzeichnung hat { $plies }.
cli-ply-of-position = { $file } ist eine Stellung, keine Aufzeichnung; --ply wählt einen Punkt einer Aufzeichnung.
cli-position-which-game = Die Datei sagt nicht, zu welchem Spiel sie gehört. Ergänze das Feld "game" ({ $games }) oder gib --game an.
cli-no-such-seat = Einen Spieler { $seat } gibt es nicht: In diesem Spiel sind es { $seats }, von 1 an gezählt.
cli-no-hint = { $seat } hat jetzt nichts zu entscheiden.
cli-UnknownCommandError = Einen Befehl „{ $value }“ gibt es nicht. Siehe: anahuac --help
cli-UnknownOptionError = Eine Option „{ $value }“ gibt es hier nicht. Mit --help siehst du die Optionen.
cli-UnusedCliTokensError = „{ $value }“ ist weder ein Befehl noch sonst etwas, das hierher gehört. Mit --help siehst du, was es gibt.
cli-MissingArgumentError = Es fehlt etwas: { $name }. Mit --help siehst du, was nötig ist.
cli-CoercionError = { $name }: „{ $value }“ ist kein passender Wert.
cli-ValidationError = { $name } kann nicht { $value } sein.
cli-RepeatArgumentError = { $name } wurde mehr als einmal angegeben.

## Spielen

cli-choose-game = Welches Spiel?
cli-choose-game-prompt = Nummer (Eingabetaste für 1):
cli-choose-players = Wie viele Spieler, Bots mitgezählt, { $low } bis { $high }? (Eingabetaste für { $usual })
cli-choose-level = Welche Bots?
cli-choose-level-prompt = Nummer (Eingabetaste für { $usual }):
cli-choose-number = Bitte eine Zahl von { $low } bis { $high }.
cli-welcome = Du bist { $name }. Mit „hilfe“ siehst du, was du eingeben kannst.
cli-bot-thinks = { $name } denkt nach …
cli-only-choice = Nur eine Möglichkeit: { $action } ({ $words })
cli-your-turn = Du bist dran: { $task }.
cli-which = Welche meinst du? { $actions }
cli-not-understood = „{ $line }“ verstehe ich nicht. Gib die Nummer oder die Notation einer Aktion aus der Liste ein, oder „hilfe“.
cli-list-more = Es gibt viel mehr: „liste K“ zeigt alle, die mit K beginnen, und so weiter; oder gib einfach die Notation ein.
cli-undone = Zurück zu deiner letzten Entscheidung.
cli-nothing-to-undo = Es gibt nichts zurückzunehmen.
cli-saved = Gespeichert: { $file }
cli-kept = Die Partie ist aufbewahrt. Weiter geht es mit: { $command } play --load "{ $file }"
cli-word-help = hilfe
cli-word-undo = zurück rückgängig
cli-word-why = warum
cli-word-hint = tipp
cli-word-save = speichern
cli-word-quit = ende beenden
cli-word-map = karte plan
cli-word-table = tabelle
cli-word-players = spieler hand
cli-word-log = verlauf
cli-word-list = liste
cli-word-rules = regeln
cli-play-help =
    Eine Aktion: ihre Nummer in der Liste oder ihre Notation, die du abkürzen darfst (+tol für +tollan, tol>mic für tollan>mictlan).
    hilfe · dieser Text
    liste K · noch einmal die erlaubten Aktionen, oder nur die, die mit K beginnen
    karte · der Spielplan          tabelle · der Spielplan als Liste, mit Nachbarn
    spieler · die Spieler und deine Hand
    warum AKTION · warum eine Aktion nicht erlaubt ist
    tipp · was ein Bot täte
    verlauf · die ganze Partie bis hierher
    regeln ZIFFER · ein Abschnitt oder eine Ziffer der Regeln, etwa Z4 oder Z4.3
    zurück · zurück zu deiner letzten Entscheidung
    speichern DATEI · die Partie in eine Datei schreiben
    ende · aufhören; die Partie bleibt aufbewahrt

cli-serve = Tische für Browser und Programme bereitstellen.
cli-help-host = Die Adresse, unter der gelauscht wird; 0.0.0.0 für das ganze Netz.
cli-help-port = Der Port, auf dem gelauscht wird.
cli-help-workers = Wie viele Prozesse arbeiten; mehr als einer braucht PostgreSQL (ANAHUAC_DATABASE).
cli-serving = Anahuac läuft unter { $url } – mit Strg-C beenden.
cli-serving-already = Anahuac läuft schon unter { $url }.
cli-admin = Einen Server betreuen.
cli-backup = Alles, was der Server aufbewahrt, in eine Datei schreiben.
cli-restore = Eine Sicherung in eine leere Datenbank einspielen.
cli-help-backup-file = Die Datei der Sicherung.
cli-backed-up = Alles steht in { $file }. Bewahre die Datei sicher auf: Sie enthält Geheimnisse der Spieler.
cli-restored = Alles aus { $file } ist jetzt in der Datenbank.
cli-reports = Zeigen, worüber sich Spieler beschwert haben.
cli-block = Einen Spieler aussperren.
cli-help-close = Die Meldung mit dieser Nummer schließen: Sie ist erledigt.
cli-help-player = Die Kennung eines Spielers, wie Meldungen sie zeigen, oder der Name eines Kontos.
cli-help-unblock = Den Spieler wieder hereinlassen.
cli-report = Meldung { $number } vom { $when }: { $by } über { $about } ({ $id }) am Tisch { $table }
cli-no-reports = Es gibt keine offenen Meldungen.
cli-no-report = Es gibt keine offene Meldung { $number }.
cli-report-closed = Meldung { $number } ist geschlossen.
cli-blocked = { $player } ist ausgesperrt.
cli-unblocked = { $player } darf wieder herein.
cli-no-player = Es gibt keinen Spieler { $player }.
