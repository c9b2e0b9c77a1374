### Lernen durch Spiel gegen sich selbst

cli-train = Netze durch Spiel gegen sich selbst lernen lassen, ein Spiel zu beurteilen.
train-help-players = Wie viele spielen; ohne Angabe nacheinander alle Zahlen, die das Spiel zulässt.
train-help-minutes = Wie viele Minuten Rechenzeit insgesamt gelernt wird, für jede Zahl von Spielern (ohne Angabe 10).
train-help-folder = Wo das Gelernte aufbewahrt wird; ohne Angabe ein Ordner deines Benutzerkontos.
train-help-resume = Mit dem weitermachen, was dort liegt.
train-help-apply = Die gelernten Gewichte in das installierte Paket schreiben.
train-bar = { $game }, { $players } Spieler
train-head-minutes = Minuten
train-head-games = Partien
train-head-firsts = erste Plätze
train-none = Die Bots von { $game } lernen nicht: Das Spiel hat nichts, was lernt.
train-exists = In { $file } liegt schon ein Stand: Mach mit --resume weiter oder nenne mit --folder einen anderen Ordner.
train-other = Der Stand in { $file } gehört zu { $game } mit { $players } Spielern.
train-outdated = Der Stand in { $file } passt nicht zu diesen Netzen: Fang neu an.
train-stopped = Angehalten. Das Gelernte liegt in { $file }, weiter geht es mit --resume.
train-done = Aus { $games } Partien mit { $players } Spielern gelernt.
train-applied = Die gelernten Gewichte stehen jetzt in { $file }.
