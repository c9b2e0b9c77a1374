# Was ein Rückblick auf ein Spiel sagt.
cli-review = Auf ein aufgezeichnetes Spiel zurückblicken: Gewinnchancen, die entscheidenden Züge, bessere Züge und Glück.
cli-reviewing = Rückblick
cli-help-review-seat = die Chancen zeigen, wie dieser Platz sie kannte, und nur seine Züge
cli-help-review-open = die Chancen bei offenen Karten zeigen
cli-help-review-turns = wie viele Züge genau betrachtet werden
cli-review-own = Gewinnchancen, wie jeder sie damals kennen konnte
cli-review-seen = Gewinnchancen, wie { $name } sie damals kennen konnte
cli-review-open = Gewinnchancen bei offenen Karten
cli-review-end = Ende
cli-review-nothing = Kein Zug ragt heraus.
cli-review-played = gespielt: { $actions }
cli-review-better = besser: { $actions }
cli-review-luck = Was Würfel und Karten gaben und nahmen, in Punkten der Gewinnchance
review-strong = { $name }, Aktion { $move }: stark, { $points } besser als jeder andere versuchte Zug
review-doubtful = { $name }, Aktion { $move }: zweifelhaft, { $points } verloren
review-blunder = { $name }, Aktion { $move }: ein Fehler, { $points } verloren
