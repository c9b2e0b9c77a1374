### Was die Bots aller Spiele sagen

bots-only-choice = Etwas anderes geht nicht.
bots-general-reason = { $count ->
    [one] Etwas anderes geht nicht.
   *[other] Von { $count } Möglichkeiten ging diese am besten aus, als die Partie in Gedanken weitergespielt wurde.
}

bots-level-easy = sieht nur auf die eigenen Punkte; für die ersten Partien
bots-level-medium = spielt vernünftig und sieht das Naheliegende
bots-level-hard = bedenkt die Punkte aller; für alle, die das Spiel kennen
bots-level-expert = blickt voraus, so weit es geht
