### Umgebungen für Lernende

envs-bad-choice = { $name } kann nicht „{ $value }“ sein. Möglich sind: { $known }.
envs-no-action = Eine Aktion { $action } gibt es nicht: Die Aktionen haben die Nummern von 0 bis unter { $count }.
envs-bad-wait = { $agent } muss genau dann warten, wenn nichts zu entscheiden ist; action_mask sagt, wann.
envs-bad-actions = Gebraucht werden { $count } ganze Zahlen, die Aktion jedes Spiels; das hier sind { $shape } vom Typ { $type }.
envs-in-game = Das ist die Aktion von Spiel { $game }; kein Spiel hat sich bewegt.
envs-no-simulator = Für { $game } gibt es keinen kompilierten Simulator; compiled=True bitte weglassen.
envs-board-too-large = Der kompilierte Simulator spielt auf Plänen mit höchstens { $most } Feldern, und { $board } hat { $cells }; compiled=True bitte weglassen.
envs-threads = { $threads } Threads sind zu wenige; es muss mindestens einer sein.
envs-compiling = { $game } wird für diesen Prozessor kompiliert. Das dauert etwa eine Minute, und nur beim ersten Mal.
envs-not-reset = Es hat noch kein Spiel begonnen: zuerst reset() aufrufen.
envs-cycles = { $cycles } Schritte sind zu wenige; es muss mindestens einer sein, und ohne max_cycles gibt es keine Grenze.
