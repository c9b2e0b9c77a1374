### Rätsel: die Befehle, und was der Browser sagt

cli-puzzles = Rätsel aus Partien von Bots machen.
cli-make = Rätsel machen: Stellungen, in denen ein Zug eindeutig der beste ist.
cli-verify = Rätsel noch einmal und tiefer durchsuchen und sagen, wie viele ihre Lösung behalten.
puzzles-help-count = Wie viele Rätsel (ohne Angabe 60 beim Machen, 100 beim Prüfen).
puzzles-help-seed = Ein anderer Startwert gibt andere Partien; eine fortgesetzte Datei behält ihren (ohne Angabe 1).
puzzles-help-out = Die Datei; ohne Angabe eine deines Benutzerkontos, die ein Server dort auch zeigt.
puzzles-help-times = Um wie viel tiefer gesucht wird (ohne Angabe 10).
puzzles-help-file = Eine Datei mit Rätseln; ohne Angabe die mitgelieferten.
puzzles-head-id = Rätsel
puzzles-head-theme = Thema
puzzles-head-margin = Vorsprung
puzzles-none = Zu { $game } gibt es keine Rätsel.
puzzles-other = Die Rätsel in { $file } sind zu { $game }.
puzzles-stopped = Angehalten. In { $file } sind { $count } Rätsel; derselbe Befehl macht weiter.
puzzles-made = { $count } Rätsel aus { $games } Partien sind in { $file }.
puzzles-checked = { $same } von { $count } Rätseln behalten ihre Lösung, wenn { $times }-mal so tief gesucht wird.
