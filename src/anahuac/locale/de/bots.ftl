### Was die Bots aller Spiele sagen

bots-only-choice = Etwas anderes geht nicht.
bots-best-tried = Damit endeten die von hier aus durchgespielten Partien am besten.
