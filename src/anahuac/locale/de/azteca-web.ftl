### Azteca im Browser: die Karte und was daneben steht

azteca-web-map = Karte des Tals
azteca-web-can-choose = kann jetzt gewählt werden
azteca-web-cancel = Zurücklegen
azteca-web-choose-on-map = Wähle einen leuchtenden Ort auf der Karte, oder hier:
azteca-web-uncertain = Würfel oder Geheimnisse der anderen entscheiden.

## Orte

azteca-web-kind-capital = Hauptstadt
azteca-web-kind-city = Stadtstaat
azteca-web-kind-valley = äußeres Tal
azteca-web-terrain-marsh = Sumpf
azteca-web-terrain-chinampas = Chinampas (Sumpf)
azteca-web-neutral = neutral
azteca-web-the-neutrals = die Neutralen
azteca-web-neutrals = Neutrale
azteca-web-population = Bevölkerung: { $count } OP je Runde
azteca-web-assimilated = assimiliert
azteca-web-spied = ausspioniert: keine Mobilmachung
azteca-web-struck = heimgesucht: diese Runde gesperrt
azteca-web-barren = bringt diese Runde nichts
azteca-web-brings = Bringt jede Runde { $tribute } T{ $points ->
    [0] {""}
   *[other] {" "}und { $points } OP
}.
azteca-web-guard = Verteidigt von { $warriors ->
    [0] {""}
    [one] 1 Krieger und{" "}
   *[other] { $warriors } Kriegern und{" "}
}{ $knights ->
    [one] 1 Jaguarritter
   *[other] { $knights } Jaguarrittern
}{ $spied ->
    [yes] ; niemand wird aufgeboten.
   *[other] , vielleicht von einem mehr.
}
azteca-web-alliance = Ein Bündnis kostet { $price } T.
azteca-web-comers = { $count ->
    [0] Keine Armee kann in einem Zug hierher.
   *[other] Mit einer Armee in Reichweite: { $names }.
}
azteca-web-armies-of = { $seat }: { $armies }
azteca-web-ships = { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
azteca-web-ships-of = { $seat }: { $count ->
    [one] 1 Schiff
   *[other] { $count } Schiffe
}
azteca-web-mission-of = { $mission } von { $seat }

## Kämpfe, Markt, Geschäfte

azteca-web-battle-at = Kampf: { $at }
azteca-web-lake-battle = Kampf auf dem See: { $at }
azteca-web-nomads-of = Nomaden von { $seat }
azteca-web-from-reserve = { $count } aus der Reserve
azteca-web-cousin-of = { $fighter } von { $seat }
azteca-web-strength = Stärke: Ein Krieger zählt 1, ein Jaguarritter 2
azteca-web-market = Sklavenmarkt: Posten { $number } von { $lots }
azteca-web-slaves = { $count ->
    [one] 1 Sklave
   *[other] { $count } Sklaven
}
azteca-web-worth = { $count } OP für den Meistbietenden
azteca-web-highest = { $seat } bietet { $bid } T
azteca-web-still-bidding = bieten noch
azteca-web-offer-of = Angebot von { $seat } an { $rival }
azteca-web-gives = gibt
azteca-web-asks = verlangt
azteca-web-tribute-of = { $count } T
azteca-web-nothing = nichts
azteca-web-rolled = { $seat } hat gewürfelt
azteca-web-lance = eine Lanze
azteca-web-no-lance = keine Lanze

## Das Urteil

azteca-web-just-now = Eben geschehen

## Die Zeichen auf der Karte

azteca-web-legend = Zeichen auf der Karte
azteca-web-sign-heart = Bevölkerung: Der Besitzer bekommt für jede 1 OP je Runde
azteca-web-sign-wreath = Assimiliert: kann nicht rebellieren, 1 OP mehr je Runde
azteca-web-sign-eye = Ausspioniert: diese Runde keine Mobilmachung
azteca-web-sign-bolt = Überschwemmung oder Erdbeben: diese Runde gesperrt
azteca-web-sign-dry = Ungehorsam: bringt diese Runde nichts
azteca-web-sign-shield = Verstärkung bleibt dort bis zum Ende der Runde
azteca-web-sign-canoe = Hafen: liegt an dieser Seezone
azteca-web-sign-crown = Auf einem Schiff: die meisten Schiffe, also Herrschaft über die Seezone
azteca-web-sign-mountain = Berge, Sümpfe und Dämme helfen dem Verteidiger: Ein gelber Würfel kann den Angreifer vorher einen Kämpfer kosten

## Der eigene Bogen

azteca-web-own-sheet = Dein Bogen (geheim)
azteca-web-own-cards = Deine Karten
azteca-web-no-cards = Du hast keine Karten auf der Hand.
azteca-web-reserve = Reserve
azteca-web-in-box = nicht aufgestellt
azteca-web-at-capital = in der Hauptstadt
azteca-web-moved = hat sich bewegt
azteca-web-force = Krieger { $warriors }, Jaguarritter { $knights }
azteca-web-tribute = Tribut
azteca-web-tribute-help = Mit Tribut (T) bezahlst du Käufe, Aufträge und Sklaven
azteca-web-points = zu opfern
azteca-web-points-help = Opferpunkte (OP), die du hast und den Göttern geben kannst
azteca-web-given = gegeben
azteca-web-given-help = OP, die du Quetzalcoatl bisher gegeben hast: Wer am meisten gab, gewinnt
azteca-web-pochtecas = Pochtecas
azteca-web-pochtecas-help = Händler und Spione: Jeder kann in einer Runde einen Auftrag übernehmen

## Götter und Völker

azteca-web-gods = Die Götter
azteca-web-gods-now = Quetzalcoatl auf Stufe { $climbed } von 5, Tezcatlipoca auf Stufe { $descended } von 4
azteca-web-climbed = auf Stufe { $step } von { $steps }.
azteca-web-urn = In der Urne beim letzten Blick: { $urn } von { $cost } OP.
azteca-web-own-gift = Deine Gabe bisher: { $given } OP.
azteca-web-quetzalcoatl-help = Nach jeder geraden Runde steigt er für je { $cost } OP in der Urne eine Stufe. Erreicht er auf Stufe 5 seinen Tempel, ist das Spiel aus, und wer am meisten gab, gewinnt.
azteca-web-descended = auf Stufe { $step } von { $steps }.
azteca-web-wrath-left = Übrige Zornkarten: { $cards }.
azteca-web-tezcatlipoca-help = In jeder Runde müssen alle Gaben und der beste von drei Würfeln die Zornkarte erreichen, sonst steigt er eine Stufe hinab. In der Unterwelt auf Stufe 4 verlieren alle.
azteca-web-peoples = Die Völker
azteca-web-lands = Gebiete (davon assimiliert)
azteca-web-stable = { $count } assimiliert
azteca-web-ships-head = Schiffe
azteca-web-cards-head = Handkarten
azteca-web-tribute-bounds = Tribut, soweit alle es wissen können
azteca-web-points-bounds = OP im Besitz oder an Quetzalcoatl gegeben, soweit alle es wissen können
azteca-web-recovering = erholt sich nächste Runde
azteca-web-bag = Im Beutel
azteca-web-deck = Stapel { $deck }, abgelegt { $discard }
azteca-web-missions = Aufträge
azteca-web-seen = Karten, die du gesehen hast
azteca-web-discard = Abgelegte Karten

## Aktionskarten

azteca-web-card-influence = Ein eben geworfener Würfel, egal wessen, wird neu geworfen.
    .when = jede Phase
azteca-web-card-ruse = Sieh die Karten eines Spielers und lege eine davon ab; oder hebe einen Einfluss auf, wenn er gespielt wird.
    .when = jede Phase
azteca-web-card-insubordination = Ein Gebiet, keine Hauptstadt, bringt diese Runde weder Tribut noch OP.
    .when = Phase 2
azteca-web-card-tlaloc = Nimm so viel Tribut, wie der weiße Würfel zeigt.
    .when = Phase 2
azteca-web-card-submission = Roter Würfel: Bei einer Lanze gehört dir eine neutrale Stadt des Hochtals.
    .when = Phase 5
azteca-web-card-yacatecuhtli = Wenn du eine Expedition geschickt hast: Eine fremde Expedition geht verloren.
    .when = Phase 5
azteca-web-card-assassination = Roter Würfel: Bei einer Lanze geht ein Pochteca mit einem Auftrag verloren; nicht einer auf Expedition.
    .when = Phase 5
azteca-web-card-chalchiuhtlicue = Vor einem Kampf auf dem See: Du wirfst gelbe Würfel, der Gegner rote.
    .when = Phase 6
azteca-web-card-raid = Nomaden (2 Krieger, 1 Jaguarritter) greifen ein feindliches Gebiet ohne Armee an.
    .when = Phase 7
azteca-web-card-diversion = Ein Marker von dir kommt zusätzlich in den Beutel: Eine deiner Armeen darf zweimal handeln.
    .when = Phase 7
azteca-web-card-reinforcements = Ein angegriffenes neutrales Gebiet bekommt einen Krieger und einen Jaguarritter.
    .when = Phase 7
azteca-web-card-heroic = Zu Beginn eines Kampfs: Niemand darf sich daraus zurückziehen.
    .when = Phase 7
azteca-web-card-passage = Deine ziehende Armee darf durch ein neutrales Gebiet, aber nicht dort bleiben.
    .when = Phase 7
azteca-web-card-flood = Ein Gebiet am See, keine Hauptstadt, ist diese Runde gesperrt; Armeen müssen abziehen.
    .when = Phase 7
azteca-web-card-earthquake = Ein Gebiet, keine Hauptstadt, ist diese Runde gesperrt; Armeen müssen abziehen.
    .when = Phase 7

## Woher Punkte kommen

azteca-source-income = Erträge der Gebiete
azteca-source-sold = Sklaven
azteca-source-won = gewonnene Kämpfe
azteca-source-terrain = Hilfe des Geländes
azteca-source-plundered = geplünderte Hauptstädte
azteca-source-fed = für Tezcatlipoca
azteca-points-kind = Opferpunkte, von denen alle wissen: im Besitz oder heimlich Quetzalcoatl gegeben.
azteca-points-kind-over = Opferpunkte, die Quetzalcoatl bekommen hat: Sie entscheiden.

## Augenblicke

azteca-web-losses = { $count ->
    [0] nichts verloren
    [one] ein Kämpfer verloren
   *[other] { $count } Kämpfer verloren
}
azteca-web-judgement = Urteil des Tezcatlipoca
azteca-web-given-together = Was alle zusammen gegeben haben
azteca-web-sum = { $fed } + { $best } = { $all }
azteca-web-depth = Tezcatlipoca auf Stufe { $steps } zur Unterwelt
azteca-web-verdict = { $calm ->
    [yes] Tezcatlipoca ist besänftigt und bleibt auf Stufe { $steps }.
   *[no] Tezcatlipoca steigt auf Stufe { $steps } hinab!
}
