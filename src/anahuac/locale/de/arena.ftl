### Die Arena: Bots gegen Bots

cli-arena = Bots in vielen Partien gegeneinander antreten lassen und zeigen, welcher der beste ist.
arena-help-bots = Die Bots, durch Kommas getrennt; eigene als Modul:Klasse. Sie sitzen reihum auf allen Plätzen.
arena-help-seed = Der Startwert des Zufalls: Derselbe Wert ergibt dieselben Partien.
arena-help-processes = Wie viele Partien gleichzeitig laufen; ohne Angabe: eine je Prozessorkern.
arena-help-limit = Wie viele Sekunden eine Entscheidung dauern darf (60 ohne Angabe; 0: beliebig viele); wer länger braucht, verliert die Partie.
arena-help-memory = Wie viele Megabyte jeder Prozess nutzen darf; ohne Angabe: sein Teil vom Speicher dieses Rechners.
arena-help-ray = Die Adresse eines Ray-Clusters, der die Partien spielt (auto: der hier laufende).
arena-help-out = Der Ordner für die Ergebnisse; ohne Angabe: ein neuer, der am Ende genannt wird.
arena-help-resume = Mit den Partien im Ordner von --out weitermachen.

arena-head-bot = Bot
arena-head-played = Partien
arena-head-share = Siege
arena-head-interval = 95 %
arena-head-mean = Punkte
arena-head-margin = Vorspr.
arena-head-rating = Wertung
arena-head-seconds = ms
arena-head-slow = p95
arena-head-faults = Fehler

arena-fault = { $bot }: { $fault } ({ $times ->
    [one] einmal, in Partie { $game }, Aktion { $ply }
   *[other] { $times }-mal, zuerst in Partie { $game }, Aktion { $ply }
}).
arena-fault-illegal = regelwidriger Zug
arena-fault-failed = Fehler
arena-fault-slow = brauchte zu lange und verlor die Partie
arena-fault-memory = verbrauchte den Speicher und verlor die Partie
arena-fault-ended = beendete seinen Prozess und verlor die Partie

arena-equal-share = { $games ->
    [one] Eine Partie.
   *[other] { $games } Partien.
} Ein gleicher Anteil an den ersten Plätzen wäre { $share }.
arena-kept = Ergebnisse: { $folder }
arena-rounded = Es werden { $games } Partien gespielt, damit jeder Bot gleich oft auf jedem Platz sitzt.
arena-stopped = Nach { $done } von { $games } Partien angehalten. Weiter geht es mit demselben Befehl und: --out "{ $folder }" --resume
arena-head-opening = erste Aktion
arena-head-times = Anzahl
arena-head-reason = Grund
arena-head-first = zuerst in Partie
arena-no-table = Eine Parquet-Tabelle wurde nicht geschrieben. { $reason }

arena-report = { $game }: eine Arena
arena-report-setting = { $games } Partien mit { $seats } Personen auf dem Spielplan „{ $board }“, Startwert { $seed }.
arena-report-options = Optionen: { $options }.
arena-report-heads = Siege: Anteil an den ersten Plätzen; ein geteilter zählt als Teil. Vorsprung: Punkte vor dem besten anderen Platz. Wertung: Plackett-Luce, aus allen Partien zugleich, auf der Skala von Elo: Das Mittel ist 1500, und 400 mehr sind die zehnfache Stärke. ms und p95: Bedenkzeit in Millisekunden, im Mittel und was 95 % nicht überschreiten. Fehler: regelwidrige und gescheiterte Züge und Partien, die durch zu langes Nachdenken, verbrauchten Speicher oder einen beendeten Prozess verloren gingen.
arena-report-bots = Die Bots
arena-report-ratings = Wertungen mit 95-%-Bereichen
arena-report-firsts = Erste Plätze mit 95-%-Bereichen; gestrichelt: ein gleicher Anteil
arena-report-ahead = Wie oft die Plätze eines Bots (Zeile) vor denen eines anderen (Spalte) lagen
arena-report-course = Punkte im Lauf einer Partie
arena-report-seats = Erste Plätze nach Sitzplatz
arena-report-order = Erste Plätze nach Zugreihenfolge
arena-report-length = Länge der Partien in Aktionen
arena-report-openings = Erste Aktionen eines Platzes, und wie oft er Erster wurde
arena-report-faults = Was Bots falsch machten
arena-report-seat = Platz { $seat }
arena-report-place = begann als { $place }.

cli-dataset = Stellungen aus vielen Partien zwischen Bots in Parquet-Dateien schreiben, für Lernverfahren.
dataset-help-out = Der Ordner für die Dateien.
dataset-help-noise = Der Anteil zufälliger Entscheidungen, 0 bis 1, damit mehr Stellungen vorkommen (ohne Angabe 0).
dataset-shards = Dateien
dataset-done = { $positions } Stellungen wurden in den Ordner { $folder } geschrieben.
dataset-bot = Der Bot „{ $bot }“ ist in Partie { $game } gescheitert: { $reason } Stellungen entstehen nur aus Partien, die zu Ende gespielt wurden; mit berichtigtem Bot geht es mit --resume weiter.
dataset-stopped = Angehalten. Weiter geht es mit demselben Befehl und --resume; was im Ordner { $folder } liegt, bleibt erhalten.

## Fehler

arena-crashed = Partie { $game } hat ihren Prozess { $attempts }-mal abstürzen lassen. Die anderen Partien sind gesichert; suche den Bot, der den ganzen Prozess beendet.
arena-folder = Der Ordner { $folder } lässt sich nicht verwenden: { $reason }
arena-used = In { $folder } wurde schon etwas begonnen. Mit --resume geht es weiter; sonst wähle einen anderen Ordner.
arena-other-plan = In { $folder } wurde etwas anderes begonnen: Spiel, Spielerzahl, Optionen, Spielplan, Startwert und Bots müssen dieselben sein, und es können nur mehr Partien werden als zuvor. Wähle einen anderen Ordner.
arena-bad-line = { $file }, Zeile { $line }, ist keine Partie einer Arena: { $reason }
arena-bad-plan = { $file } ist nicht der Plan einer Arena: { $reason }
arena-resume-what = Welche Arena soll weitergehen? Nenne ihren Ordner mit --out.
arena-no-cluster = Unter „{ $address }“ ist kein Ray-Cluster: { $reason }
