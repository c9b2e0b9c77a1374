### Azteca im Browser

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

## Was jetzt gefragt ist

azteca-web-round = Runde { $round }
azteca-web-phases = Die Phasen der Runde
azteca-web-tlatoani = Tlatoani
azteca-web-tlatoani-help = Startspieler dieser Runde; der Titel wandert im Uhrzeigersinn
azteca-web-why = Wie es dazu kam
azteca-web-asked = { $seat-is ->
    [you] Du
   *[other] { $seat }
}: { $step }
azteca-web-all-asked = Alle zugleich: { $step }

azteca-web-frame-setup = noch beim Aufbau: { $names }
azteca-web-frame-lot-die = Posten { $number }: Der Würfel bestimmt die Zahl der Sklaven
azteca-web-frame-lot = Posten { $number }: { $slaves ->
    [one] 1 Sklave
   *[other] { $slaves } Sklaven
}
azteca-web-frame-lot-bid = Posten { $number }: { $slaves ->
    [one] 1 Sklave
   *[other] { $slaves } Sklaven
}, { $seat-is ->
    [you] du bietest
   *[other] { $seat } bietet
} { $bid } T
azteca-web-frame-deeds = { $seat-is ->
    [you] deine { $mission }
   *[other] { $mission } von { $seat }
}
azteca-web-frame-roll = { $seat-is ->
    [you] du hast
   *[other] { $seat } hat
} gewürfelt
azteca-web-frame-spell = { $seat-is ->
    [you] du willst
   *[other] { $seat } will
} Würfel { $die } neu werfen lassen
azteca-web-frame-deed = { $seat-is ->
    [you] du spielst
   *[other] { $seat } spielt
} eine Karte: { $card }
azteca-web-frame-ruse = { $seat-is ->
    [you] du siehst
   *[other] { $seat } sieht
} { $rival-is ->
    [you] deine Karten
   *[other] die Karten von { $rival }
}
azteca-web-frame-deal = { $seat-is ->
    [you] du machst
   *[other] { $seat } macht
} { $rival-is ->
    [you] dir
   *[other] { $rival }
} ein Angebot
azteca-web-frame-lake = { $seat-is ->
    [you] du greifst
   *[other] { $seat } greift
} auf dem { $at } { $rival-is ->
    [you] deine Schiffe
   *[other] die Schiffe von { $rival }
} an
azteca-web-frame-activation = { $seat-is ->
    [you] ein Marker von dir
   *[other] ein Marker von { $seat }
} wurde gezogen
azteca-web-frame-march = { $seat-is ->
    [you] deine Armee { $army }
   *[other] Armee { $army } von { $seat }
} zieht, noch { $left ->
    [one] 1 Gebiet
   *[other] { $left } Gebiete
}
azteca-web-frame-reorganise = { $seat-is ->
    [you] du ordnest
   *[other] { $seat } ordnet
} neu
azteca-web-frame-leave-cross = { $seat-is ->
    [you] du willst
   *[other] { $seat } will
} über den { $at } fahren
azteca-web-frame-leave-intercept = { $seat-is ->
    [you] du willst
   *[other] { $seat } will
} auf dem { $at } abfangen
azteca-web-frame-leave-retreat = { $seat-is ->
    [you] du willst dich
   *[other] { $seat } will sich
} über den { $at } zurückziehen
azteca-web-frame-leave-reserve = { $seat-is ->
    [you] du willst
   *[other] { $seat } will
} die Reserve über den { $at } schicken
azteca-web-frame-ferry = { $seat-is ->
    [you] du bittest
   *[other] { $seat } bittet
} um die Überfahrt: { $at }
azteca-web-frame-fare = die Überfahrt kostet { $fare } T: { $at }
azteca-web-frame-entering = { $seat-is ->
    [you] deine Armee { $army }
   *[other] Armee { $army } von { $seat }
} zieht weiter: { $at }
azteca-web-frame-battle-attack = { $seat-is ->
    [you] du greifst
   *[other] { $seat } greift
} { $rival-is ->
    [you] dich
   *[other] { $rival }
} an: { $at }
azteca-web-frame-battle-interception = { $seat-is ->
    [you] du fängst
   *[other] { $seat } fängt
} { $rival-is ->
    [you] dich
   *[other] { $rival }
} ab: { $at }
azteca-web-frame-battle-raid = { $seat-is ->
    [you] deine Nomaden
   *[other] Nomaden von { $seat }
} überfallen { $rival-is ->
    [you] dich
   *[other] { $rival }
} in { $at }
azteca-web-frame-losses = Verluste werden gewählt: { $names }
azteca-web-frame-retreat-round = eine Runde des Kampfs ist vorbei: { $at }
azteca-web-frame-retreat-plunder = { $at } ist geplündert, { $seat-is ->
    [you] du musst
   *[other] { $seat } muss
} abziehen
azteca-web-frame-retreat-flood = { $at } ist heimgesucht, { $seat-is ->
    [you] du musst
   *[other] { $seat } muss
} abziehen
azteca-web-frame-catastrophe = eine Katastrophe trifft { $at }
azteca-web-frame-experience = { $seat-is ->
    [you] du hast
   *[other] { $seat } hat
} gesiegt
azteca-web-frame-sacrifice = es wählen noch: { $names }

azteca-web-done = { $step ->
    [cards] Zwei Karten ziehen
    [lot] Passen
    [purchase] Fertig eingekauft
    [assign] Fertig mit den Aufträgen
    [sail] Fertig mit den Schiffen
    [engage] Kein Angriff mehr
    [ready] Aktivierung beenden
    [march] Hier anhalten
    [after] Aktivierung beenden
    [lake-withdraw] Weiterkämpfen
    [retreat] Bleiben und weiterkämpfen
    [roll] Würfel liegen lassen
    [spell] Geschehen lassen
    [battle-cousins] Niemanden schicken
    [battle-reserve] Keinen mehr
    [battle-cards] Keine Karte
    [lake-cards] Keine Karte
    [tribute] Keine Karte
    [missions] Keine Karte
    [war-cards] Keine Karte
    [experience] Niemand
    [entering] Ziehen lassen
    [deal] Angebot machen
    [offer] Das ist alles
    [sacrifice] Das ist alles
    [ferry] Ablehnen
    [fare] Ablehnen
   *[other] Fertig
}

## Was man in die Hand nimmt

azteca-web-play = Ausspielen
azteca-web-more = Mehr
azteca-web-less = Weniger
azteca-web-left = Noch zu verteilen
azteca-web-move-army = Armee { $army } bewegen
azteca-web-move-ship = Ein Schiff von hier bewegen
azteca-web-move-ship-from = Schiff vom { $at }
azteca-web-pick-launch = Erstes Schiff aufstellen
azteca-web-usual-setup = Übliche Aufstellung
azteca-web-usual-setup-help = Alles verteilen, wie es ein guter Spieler täte
azteca-web-pick-first-dam = Ersten Damm legen
azteca-web-pick-buy-ship = Schiff (2 T)
azteca-web-pick-buy-dam = Damm (3 T)
azteca-web-pick-spy = Ausspionieren
azteca-web-pick-ally = Allianz mit
azteca-web-pick-ally-dear = Allianz für 4 T mit
azteca-web-pick-rebel = Rebellion in
azteca-web-pick-assimilate = Assimilieren
azteca-web-pick-engage = Schiffe angreifen
azteca-web-pick-withdraw-ships = Alle Schiffe zurückziehen
azteca-web-pick-retreat = Rückzug nach
azteca-web-pick-insubordination = Gebiet wählen
azteca-web-pick-submission = Stadt wählen
azteca-web-pick-raid = Gebiet wählen
azteca-web-pick-passage = Gebiet wählen
azteca-web-pick-flood = Gebiet wählen
azteca-web-pick-earthquake = Gebiet wählen
azteca-web-pick-assign = Verteilen
azteca-web-pick-buy-fighter = Krieger (1 T), Jaguarritter (2 T)
azteca-web-pick-buy-general = General (4 T), mit einem Kämpfer der Reserve
azteca-web-pick-staff = Aus der Reserve in die neue Armee
azteca-web-pick-join = Aus der Reserve schicken
azteca-web-pick-lose = Wähle, was du verlierst
azteca-web-pick-promote = Ein Krieger wird Jaguarritter

azteca-web-pick-give = Zum Angebot legen
azteca-web-pick-ask = Verlangen

azteca-web-do-buy-pochteca = Pochteca (1 T)
azteca-web-do-deal = { $seat } ein Angebot machen
azteca-web-do-ruse = Die Karten von { $seat } ansehen
azteca-web-do-yacatecuhtli = Gegen { $seat }
azteca-web-do-chalchiuhtlicue = Für { $seat }
azteca-web-do-influence = Neu werfen: { $die } { $face }
azteca-web-do-assassination = { $seat }: { $mission } { $at }

## Kämpfe, Markt, Geschäfte

azteca-web-battle-at = Kampf: { $at }
azteca-web-lake-battle = Kampf auf dem See: { $at }
azteca-web-nomads-of = Nomaden von { $seat }
azteca-web-from-reserve = { $count } aus der Reserve
azteca-web-cousin-of = { $fighter } von { $seat }
azteca-web-strength = Stärke: Ein Krieger zählt 1, ein Jaguarritter 2
azteca-web-taken = { $count ->
    [one] 1 Kämpfer gefangen
   *[other] { $count } Kämpfer gefangen
}
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

## Die erste Lektion

azteca-lesson-welcome =
    Willkommen im Tal von Mexiko. Du spielst die Azteken auf der Insel Tenochtitlan. Zwei Götter sehen euch zu: Quetzalcoatl steigt zu seinem Tempel auf, heimlich genährt, und wer ihm die meisten Opferpunkte (OP) gab, gewinnt. Besänftigt ihr aber nicht alle zusammen Tezcatlipoca, dann steigt er in die Unterwelt hinab, und alle verlieren.
azteca-lesson-setup =
    Zuerst stellen alle geheim auf. Drei Armeen, A, B und C, beginnen in jeder Hauptstadt. Als Azteken legt ihr auch einen Damm, eine Straße über den See. Lege deinen nach Tepeyacac im Norden: „Ersten Damm legen“, dann Tepeyacac.
azteca-lesson-setup-otherwise = Lege zuerst den Damm: nach Tepeyacac, nördlich deiner Insel.
azteca-lesson-deal =
    Du hast 10 Krieger und 3 Jaguarritter für deine Armeen und die Reserve, höchstens vier für jede. Krieger zählen 1, Jaguarritter 2. Gib der Armee A einen Jaguarritter: der untere Knopf unter „A“. Im richtigen Spiel verteilt „Übliche Aufstellung“ alles so, wie es ein guter Spieler täte.
azteca-lesson-deal-otherwise = Gib der Armee A einen Jaguarritter: der untere Knopf unter „A“.
azteca-lesson-cards =
    Dein Reichtum ist dreierlei. Mit Tribut (T) bezahlst du alles. Opferpunkte (OP) gibst du den Göttern, und mit ihnen gewinnst du. Karten sind Überraschungen; jede nennt die Phase, in der sie gespielt wird. Eine Runde hat acht Phasen, und die erste bringt zwei Karten. Ziehe sie.
azteca-lesson-cards-otherwise = Behalte deine Karten und ziehe zwei: „Zwei Karten ziehen“.
azteca-lesson-tribute =
    In der zweiten Phase zahlen deine Gebiete: die Hauptstadt 4 T, eine Stadt 1 T, ein äußeres Tal 2 T und 1 OP, jedes Herz 1 OP. Jetzt darfst du Karten dieser Phase spielen. Spiele „Eingreifen des Tlaloc“: Du bekommst so viel Tribut, wie der weiße Würfel zeigt.
azteca-lesson-tribute-otherwise = Spiele Tlaloc: mit dem Knopf auf der Karte, unter „Deine Karten“.
azteca-lesson-buy =
    In der dritten Phase kaufst du mit deinem Tribut. Kaufe einen Pochteca, einen Händler, der Aufträge übernimmt.
azteca-lesson-buy-otherwise = Ein guter Kauf, aber kaufe zuerst den Pochteca.
azteca-lesson-knight =
    Wo deine Kämpfer sind, ist geheim; nur ihre Zahl ist offen. Kaufe einen Jaguarritter für deine Reserve: Sie verteidigt deine Gebiete.
azteca-lesson-knight-otherwise = Nimm den Jaguarritter für die Reserve: den unteren Knopf unter „Reserve“.
azteca-lesson-market =
    In der vierten Phase werden Sklaven versteigert; jeder ist einen OP wert. Zwei werden angeboten, und die anderen haben wenig Tribut. Biete mit.
azteca-lesson-market-otherwise = Biete 1 bis 3 T: Mehr musst du für zwei Sklaven nicht zahlen.
azteca-lesson-alliance =
    Der Zuschlag ging an dich. Nun brechen die Pochtecas auf. Für 3 T bringt eine Allianz dir eine neutrale Stadt ohne Kampf; Tlacopan hat eine Bevölkerung (das Herz), die jede Runde 1 OP bringt. Schließe eine Allianz mit Tlacopan.
azteca-lesson-alliance-otherwise = Nimm „Allianz mit“ und dann Tlacopan, westlich deiner Insel.
azteca-lesson-expedition =
    Dein anderer Pochteca kann auf eine Expedition gehen: Sie kostet nichts und bringt 0, 2, 4 oder 6 T. Schicke ihn los.
azteca-lesson-expedition-otherwise = Schicke die Expedition los.
azteca-lesson-sail =
    Wer in einer Seezone die meisten Schiffe hat, beherrscht sie: Das bringt 1 T je Runde, und niemand fährt ohne Erlaubnis hindurch. Fahre vom Texcoco-See zum Xaltocan-See.
azteca-lesson-sail-otherwise = Bewege das Schiff vom Texcoco-See, östlich deiner Insel, nach Norden.
azteca-lesson-war =
    Der Blumenkrieg: Aus einem Beutel werden Marker gezogen, und deiner war der erste. Eine deiner Armeen darf nun bis zu drei Gebiete weit ziehen. Deine Generäle stehen in Tenochtitlan; die Zahl am Banner ist die Stärke der Armee, die nur du siehst. Ein Damm führt nach Tepeyacac.
azteca-lesson-attack =
    Neutrale Städte werden von einem Krieger und einem Jaguarritter verteidigt, und ein Würfel kann noch einen Kämpfer mobilisieren. Deine Armee A hat die Stärke 6. Klicke auf ihr Banner oder auf Tenochtitlan, dann auf Tepeyacac, und sieh vor dem Angriff, wie deine Aussichten sind.
azteca-lesson-attack-otherwise = Greife mit Armee A über den Damm Tepeyacac im Norden an.
azteca-lesson-experience =
    Gewonnen! Die stärkere Seite wirft gelbe Würfel, die öfter eine Lanze zeigen; jede Lanze nimmt einen Kämpfer gefangen, und wer siegt, bekommt für jeden gefangenen 1 OP. Nach einem Sieg darf ein Krieger zum Jaguarritter werden.
azteca-lesson-experience-otherwise = Lass einen Krieger der Armee A zum Jaguarritter werden.
azteca-lesson-judgement =
    Am Ende der Runde urteilen die Götter. Du hast 6 OP. Zuerst geben alle heimlich Quetzalcoatl: Für je 20 steigt er eine Stufe. Gib ihm 4.
azteca-lesson-judgement-otherwise = Stelle den Betrag auf 4 und gib ihn Quetzalcoatl.
azteca-lesson-enough = Du könntest mehr geben. Aber auch Tezcatlipoca will etwas: Das ist alles für die Schlange.
azteca-lesson-enough-otherwise = Behalte den Rest für Tezcatlipoca.
azteca-lesson-jaguar =
    Nun wählen alle zugleich, was Tezcatlipoca bekommt. Eine Zornkarte von 9 bis 11 wird gezeigt; eure Gaben zusammen und der beste von drei Würfeln müssen sie erreichen. Gib deine 2.
azteca-lesson-jaguar-otherwise = Gib ihm deine beiden Punkte.
azteca-lesson-end =
    Das war eine Runde Azteca. Sammle OP durch Krieg, Bevölkerung, äußere Täler und Sklaven; gib heimlich, um zu gewinnen, und gebt zusammen genug, um zu überleben. Alles Weitere sagt dir das Spiel: Zeige auf einen Ort, eine Karte oder ein Zeichen, und klicke auf das, was nicht geht, um zu erfahren, warum.

## Gezeichnete Beispiele

azteca-example-tribute = Tenochtitlan bringt 4 T, Tlacopan 1, Tula 2 und die Herrschaft über den Mexiko-See 1; die Bevölkerung von Tlacopan und Tula bringen je 1 OP.
azteca-example-alliance = Die Allianz mit Tlacopan kostete 3 T und einen Pochteca: Die Stadt gehört ohne Kampf den Azteken und behält ihre Bevölkerung.
azteca-example-assimilated = Der Kranz um den Tempel zeigt: Tepeyacac ist assimiliert. Es kann nicht rebellieren und bringt jede Runde 1 OP mehr.
azteca-example-control = Mit zwei Schiffen gegen eines beherrschen die Azteken den Texcoco-See, wie die Krone zeigt: Niemand fährt ohne ihre Erlaubnis hindurch.
azteca-example-march = Eine Armee in Tenochtitlan darf über den Damm nach Tlacopan und weiter ziehen, oder über den Mexiko-See, wo ein Schiff liegt: drei Gebiete weit, und das letzte ist Land.
azteca-example-interception = Armee A betritt Coyoacan, neben der Armee der Tolteken in Xochimilco: Bevor sie die Stadt angreifen kann, dürfen die Tolteken sie dort abfangen.
azteca-example-reserve = Gebiete der Azteken und ein Damm verbinden Tenochtitlan lückenlos mit Teocalhueyacan: Die Reserve kann sie alle verteidigen.
azteca-example-terrain = Von Tepeyacac nach Tenayuca geht ein Angriff über Berge: Ein gelber Würfel kann vorher einen Kämpfer kosten. Nach Ecatepec ist der Weg frei.
azteca-example-struck = Der Blitz zeigt das Erdbeben in Chalco: Bis zum Ende der Runde betritt oder durchquert es niemand, und niemand greift es an.

## Woher Punkte kommen

azteca-source-income = Erträge der Gebiete
azteca-source-sold = Sklaven
azteca-source-won = gewonnene Kämpfe
azteca-source-terrain = Hilfe des Geländes
azteca-source-plundered = geplünderte Hauptstädte
azteca-source-fed = für Tezcatlipoca
azteca-points-kind = Opferpunkte, von denen alle wissen: im Besitz oder heimlich Quetzalcoatl gegeben.
azteca-points-kind-over = Opferpunkte, die Quetzalcoatl bekommen hat: Sie entscheiden.

## Moments

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
