### Was die Bots aller Spiele sagen

bots-only-choice = Etwas anderes geht nicht.
