### Umgebungen für Lernende

envs-bad-choice = { $name } kann nicht „{ $value }“ sein. Möglich sind: { $known }.
envs-no-action = Eine Aktion { $action } gibt es nicht: Die Aktionen haben die Nummern von 0 bis unter { $count }.
envs-bad-wait = { $agent } muss genau dann warten, wenn nichts zu entscheiden ist; action_mask sagt, wann.
