### Die Gewichte der Bots einstellen

cli-tune = Die Gewichte der Bots eines Spiels durch Spiel gegen sich selbst einstellen.
tune-help-level = Die Stufe, deren Urteil eingestellt wird (ohne Angabe medium).
tune-help-players = Wie viele spielen; ohne Angabe reihum alle Zahlen, die das Spiel zulässt.
tune-help-steps = Wie viele Schritte insgesamt zu machen sind (ohne Angabe 100).
tune-help-pairs = Wie viele Paare von Partien ein Schritt spielt (ohne Angabe 4).
tune-help-only = Die Gewichte, die eingestellt werden, durch Kommas getrennt; ohne Angabe alle.
tune-help-nodes = Was eine Entscheidung kosten darf, in versuchten Aktionen; ohne Angabe so viel, wie die Stufe hat. Mit 0 sucht eine Stufe nicht, die es sonst tut.
tune-help-file = Wo der Stand aufbewahrt wird; ohne Angabe eine Datei deines Benutzerkontos.
tune-help-resume = Mit dem Stand in dieser Datei weitermachen.
tune-help-apply = Die eingestellten Gewichte in das installierte Paket schreiben.
tune-head-weight = Gewicht
tune-head-used = jetzt benutzt
tune-head-tuned = eingestellt
tune-level = Eine Stufe „{ $level }“ gibt es nicht. Die Stufen heißen: { $known }.
tune-weight = Ein Gewicht „{ $weight }“ gibt es nicht. Die Gewichte heißen: { $known }.
tune-exists = In { $file } liegt schon ein Stand: Mach mit --resume weiter oder nenne mit --file eine andere Datei.
tune-other = Der Stand in { $file } gehört zu { $game }.
tune-outdated = Der Stand in { $file } passt nicht zu diesen Bots, die inzwischen andere Gewichte haben: Fang neu an.
tune-stopped = { $done ->
    [one] Nach einem Schritt angehalten; er liegt
   *[other] Nach { $done } Schritten angehalten; sie liegen
} in { $file }, weiter geht es mit --resume.
tune-done = { $steps ->
    [one] Nach einem Schritt.
   *[other] Nach { $steps } Schritten.
}
tune-applied = Die eingestellten Gewichte stehen jetzt in { $file }.
