### Azteca: Namen, Gründe, Ereignisse

azteca-title = Azteca
azteca-about = Sammelt Opfer durch Krieg, Handel und Diplomatie: Gemeinsam müsst ihr Tezcatlipoca besänftigen, heimlich nährt jeder Quetzalcoatl.

azteca-people-aztecs = Azteken
azteca-people-toltecs = Tolteken
azteca-people-chichimecs = Chichimeken
azteca-people-tepanecs = Tepaneken

azteca-player-aztecs = Tenochtitlan
azteca-player-toltecs = Colhuacan
azteca-player-chichimecs = Texcoco
azteca-player-tepanecs = Azcapotzalco

azteca-card-influence = Einfluss des Tlenamacac
azteca-card-ruse = List des Zauberers
azteca-card-insubordination = Ungehorsam
azteca-card-tlaloc = Eingreifen des Tlaloc
azteca-card-submission = Unterwerfung eines Stadtstaats
azteca-card-yacatecuhtli = Zorn des Yacatecuhtli
azteca-card-assassination = Mordanschlag
azteca-card-chalchiuhtlicue = Eingreifen der Chalchiuhtlicue
azteca-card-raid = Überfall
azteca-card-diversion = Ablenkung
azteca-card-reinforcements = Verstärkung
azteca-card-heroic = Heldenhafter Kampf
azteca-card-passage = Durchzugsrecht
azteca-card-flood = Überschwemmung
azteca-card-earthquake = Erdbeben

azteca-fighter-warrior = Krieger
azteca-fighter-knight = Jaguarritter
azteca-item-warrior = einen Krieger
azteca-item-knight = einen Jaguarritter
azteca-item-pochteca = einen Pochteca
azteca-item-general = einen General
azteca-item-ship = ein Schiff
azteca-item-dam = einen Damm
azteca-die-white = weiß
azteca-die-red = rot
azteca-die-yellow = gelb
azteca-mission-expedition = Expedition
azteca-mission-spy = Spionage
azteca-mission-ally = Allianz
azteca-mission-ally-dear = Allianz für 4 T
azteca-mission-rebel = Rebellion
azteca-mission-assimilate = Assimilation

azteca-phase-0 = Aufbau
azteca-phase-1 = Karten
azteca-phase-2 = Tribut
azteca-phase-3 = Käufe
azteca-phase-4 = Sklavenmarkt
azteca-phase-5 = Pochtecas
azteca-phase-6 = See
azteca-phase-7 = Blumenkrieg
azteca-phase-8 = Urteil der Götter

## What is decided at each step

azteca-lake = { $id ->
    [lake-north] Xaltocan-See
    [lake-west] Mexiko-See
    [lake-east] Texcoco-See
    [lake-south] Xochimilco-See
   *[other] { $name }
}

azteca-step-setup = heimlich aufbauen: Schiff, Damm, Armeen
azteca-step-cards = Karten ablegen, dann zwei ziehen
azteca-step-excess = bis auf vier Karten ablegen
azteca-step-tribute = Karten spielen, bevor der Tribut gezahlt wird
azteca-step-purchase = einkaufen
azteca-step-deal = ein Angebot zusammenstellen
azteca-step-answer = das Angebot annehmen oder ablehnen
azteca-step-lot = auf die Sklaven bieten oder passen
azteca-step-assign = Pochtecas mit Aufträgen aussenden
azteca-step-missions = Karten spielen, bevor die Aufträge ausgeführt werden
azteca-step-sail = Schiffe bewegen
azteca-step-engage = Schiffe eines anderen angreifen
azteca-step-lake-cards = vor der Seeschlacht Chalchiuhtlicue spielen oder nicht
azteca-step-lake-withdraw = die Schiffe zurückziehen oder weiterkämpfen
azteca-step-ready = eine Armee bewegen, neu ordnen, Karten spielen
azteca-step-march = weiterziehen oder anhalten
azteca-step-after = nach dem Zug neu ordnen oder Karten spielen
azteca-step-reorganise = die Kämpfer neu verteilen
azteca-step-entering = die Armee abfangen oder ziehen lassen
azteca-step-leave = die Nutzung der Seezone erlauben oder verweigern
azteca-step-ferry = die Armee übersetzen oder nicht
azteca-step-fare = den Fährpreis zahlen oder nicht
azteca-step-battle-cards = vor dem Kampf Karten spielen oder nicht
azteca-step-battle-reserve = Kämpfer der Reserve in den Kampf schicken
azteca-step-battle-cousins = den Neutralen einen Kämpfer der Reserve schicken oder nicht
azteca-step-losses = Verluste auswählen
azteca-step-retreat = zurückziehen oder bleiben
azteca-step-experience = einen Krieger zum Jaguarritter machen oder nicht
azteca-step-offer = heimlich Quetzalcoatl opfern
azteca-step-sacrifice = heimlich wählen, was Tezcatlipoca bekommt
azteca-step-roll = einen Würfel neu werfen lassen oder alles liegen lassen
azteca-step-spell = den Einfluss mit einer List aufheben oder nicht
azteca-step-ruse = eine Karte der gezeigten Hand auswählen
azteca-step-over = das Spiel ist zu Ende

azteca-kind-done = Aufhören oder Passen
azteca-kind-yes = ein Ja
azteca-kind-no = ein Nein
azteca-kind-launch = das Aufstellen des ersten Schiffs
azteca-kind-first-dam = das Legen des ersten Damms
azteca-kind-assign = das Zuteilen eines Kämpfers
azteca-kind-buy-fighter = den Kauf eines Kämpfers
azteca-kind-buy-pochteca = den Kauf eines Pochteca
azteca-kind-buy-general = den Kauf eines Generals
azteca-kind-staff = weitere Kämpfer für einen neuen General
azteca-kind-buy-ship = den Kauf eines Schiffs
azteca-kind-buy-dam = den Kauf eines Damms
azteca-kind-bid = ein Gebot
azteca-kind-expedition = eine Expedition
azteca-kind-spy = Spionage
azteca-kind-ally = eine Allianz
azteca-kind-ally-dear = eine teure Allianz
azteca-kind-rebel = eine Rebellion
azteca-kind-assimilate = eine Assimilation
azteca-kind-sail = eine Schiffsbewegung
azteca-kind-engage = einen Angriff auf Schiffe
azteca-kind-withdraw-ships = einen Rückzug der Schiffe
azteca-kind-quetzalcoatl = Opfer für Quetzalcoatl
azteca-kind-tezcatlipoca = Opfer für Tezcatlipoca
azteca-kind-discard = das Ablegen einer Karte
azteca-kind-take-away = das Wegnehmen einer Karte
azteca-kind-cancel = das Aufheben eines Einflusses
azteca-kind-influence = den Einfluss des Tlenamacac
azteca-kind-ruse = die List des Zauberers
azteca-kind-insubordination = den Ungehorsam
azteca-kind-tlaloc = das Eingreifen des Tlaloc
azteca-kind-submission = die Unterwerfung eines Stadtstaats
azteca-kind-yacatecuhtli = den Zorn des Yacatecuhtli
azteca-kind-assassination = einen Mordanschlag
azteca-kind-chalchiuhtlicue = das Eingreifen der Chalchiuhtlicue
azteca-kind-raid = einen Überfall
azteca-kind-diversion = eine Ablenkung
azteca-kind-reinforcements = Verstärkung
azteca-kind-heroic = Heldenhaften Kampf
azteca-kind-passage = das Durchzugsrecht
azteca-kind-flood = eine Überschwemmung
azteca-kind-earthquake = ein Erdbeben
azteca-kind-deal = ein Angebot
azteca-kind-give = eine Zugabe zum Angebot
azteca-kind-ask = eine Forderung im Angebot
azteca-kind-march = die Bewegung einer Armee
azteca-kind-reorganise = eine Neuordnung
azteca-kind-intercept = ein Abfangen
azteca-kind-carry = das Übersetzen einer Armee
azteca-kind-join = einen Kämpfer der Reserve
azteca-kind-lose = die Wahl eines Verlusts
azteca-kind-retreat = einen Rückzug
azteca-kind-withdraw = den Rückzug der Reserve
azteca-kind-promote = eine Beförderung zum Jaguarritter

## Actions in words

azteca-action-done = fertig
azteca-action-yes = ja
azteca-action-no = nein
azteca-action-launch = dein erstes Schiff auf dem { $at } aufstellen
azteca-action-first-dam = den ersten Damm nach { $at } legen
azteca-action-assign = { $army ->
    [R] { $fighter } für die Reserve
   *[other] { $fighter } für Armee { $army }
}
azteca-action-buy-fighter = { $army ->
    [R] { $fighter } für die Reserve kaufen
   *[other] { $fighter } für Armee { $army } kaufen
}
azteca-action-buy-pochteca = einen Pochteca kaufen
azteca-action-buy-general = einen General kaufen; aus der Reserve bekommt er: { $fighter }
azteca-action-staff = { $fighter } aus der Reserve für die neue Armee { $army }
azteca-action-buy-ship = ein Schiff für den { $at } kaufen
azteca-action-buy-dam = den Damm nach { $at } kaufen
azteca-action-bid = { $number } T bieten
azteca-action-expedition = eine Expedition losschicken
azteca-action-spy = { $at } ausspionieren
azteca-action-ally = eine Allianz mit { $at } suchen
azteca-action-ally-dear = für 4 T eine Allianz mit { $at } suchen
azteca-action-rebel = in { $at } eine Rebellion anzetteln
azteca-action-assimilate = { $at } assimilieren
azteca-action-sail = ein Schiff vom { $at } zum { $to } bewegen
azteca-action-engage = die Schiffe von { $seat } auf dem { $at } angreifen
azteca-action-withdraw-ships = alle Schiffe zum { $at } zurückziehen
azteca-action-quetzalcoatl = Quetzalcoatl { $number } OP geben
azteca-action-tezcatlipoca = Tezcatlipoca { $number } OP geben
azteca-action-discard = { $card } ablegen
azteca-action-take-away = { $card } wegnehmen
azteca-action-cancel = List des Zauberers: den Einfluss aufheben
azteca-action-influence = Einfluss: den Würfel an Stelle { $number } neu werfen, gezählt ab 0
azteca-action-ruse = List des Zauberers gegen { $seat }
azteca-action-insubordination = Ungehorsam in { $at }
azteca-action-tlaloc = Eingreifen des Tlaloc
azteca-action-submission = Unterwerfung von { $at }
azteca-action-yacatecuhtli = Zorn des Yacatecuhtli gegen { $seat }
azteca-action-assassination = Mordanschlag: Auftrag { $mission }
azteca-action-chalchiuhtlicue = Eingreifen der Chalchiuhtlicue für { $seat-is ->
    [you] dich selbst
   *[other] { $seat }
}
azteca-action-raid = Überfall auf { $at }
azteca-action-diversion = Ablenkung
azteca-action-reinforcements = Verstärkung für die Neutralen
azteca-action-heroic = Heldenhafter Kampf
azteca-action-passage = Durchzugsrecht in { $at }
azteca-action-flood = Überschwemmung in { $at }
azteca-action-earthquake = Erdbeben in { $at }
azteca-action-deal = { $seat } ein Geschäft anbieten
azteca-action-give = { $card ->
    [none] { $number } T dazulegen
   *[other] { $card } dazulegen
}
azteca-action-ask = { $card ->
    [none] { $number } T verlangen
   *[other] { $card } verlangen
}
azteca-action-march = Armee { $army } betritt { $at }
azteca-action-reorganise = neu ordnen, wo Armee { $army } steht
azteca-action-intercept = mit Armee { $army } abfangen
azteca-action-carry = die Armee für { $number } T übersetzen
azteca-action-join = { $fighter } der Reserve schicken
azteca-action-lose = { $army ->
    [R] { $fighter } der Reserve verlieren
   *[other] { $fighter } der Armee { $army } verlieren
}
azteca-action-retreat = nach { $at } zurückziehen
azteca-action-withdraw = die Reserve zurückziehen
azteca-action-promote = { $army ->
    [R] ein Krieger der Reserve wird Jaguarritter
   *[other] ein Krieger der Armee { $army } wird Jaguarritter
}

## Why an action is not legal

azteca-over = Das Spiel ist zu Ende.
azteca-no-seat = Es gibt keinen Platz { $seat } unter { $seats }.
azteca-has-decided = Du hast entschieden; die anderen wählen noch.
azteca-not-your-turn = { $seat-is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
azteca-wrong-step = Das ist nicht der Moment für { $what }. Jetzt: { $now }.
azteca-no-card = { $card } ist nicht in deiner Hand.
azteca-card-twice = { $card } hast du in dieser Phase schon gespielt.
azteca-no-die = An Stelle { $die }, gezählt ab 0, liegt kein Würfel.
azteca-no-rival = Dazu gehört ein anderer Mitspieler.
azteca-empty-hand = { $seat } hat keine Karte.
azteca-not-in-that-hand = { $card } ist nicht in der Hand, die du siehst.
azteca-no-capital = { $at } ist eine Hauptstadt.
azteca-too-dear = Das kostet { $price } T; du hast { $tribute }.
azteca-no-counters = Alle deine { $limit } Kämpfer sind im Spiel.
azteca-not-at-home = Armee { $army } steht nicht in deiner Hauptstadt.
azteca-no-room = Dort ist kein Platz: nie mehr als { $limit } Kämpfer.
azteca-no-pochtecas = Du hast schon { $limit } Pochtecas.
azteca-no-generals = Alle deine Generäle sind im Spiel.
azteca-not-in-reserve = So ein Kämpfer ist nicht mehr in deiner Reserve.
azteca-not-new = Armee { $army } wurde nicht in diesem Zug aufgestellt.
azteca-no-ships = Alle deine { $limit } Schiffe sind im Spiel.
azteca-no-harbour = Keines deiner Gebiete liegt am { $at }.
azteca-no-dams = Im Einführungsspiel gibt es keine Dämme.
azteca-aztecs-only = Nur die Azteken bauen Dämme.
azteca-dam-stands = Der Damm nach { $at } steht schon.
azteca-no-deals = Angebote gehören nicht zu diesem Spiel: Die Option big_deal ist aus.
azteca-deal-twice = { $seat } hatte in diesem Zug schon ein Angebot von dir.
azteca-too-many-cards = So viele dieser Karten kann dein Gegenüber nicht haben.
azteca-too-much = Mehr als { $limit } T kann man nicht verlangen.
azteca-bid-more = Das höchste Gebot ist { $bid }: Biete mehr oder passe.
azteca-no-pochteca = Du hast keinen Pochteca mehr.
azteca-no-dear-alliance = Eine Allianz für 4 T gibt es nur mit der Option gave_already.
azteca-no-spy = { $at } ist nicht neutral; da gibt es nichts auszuspionieren.
azteca-no-ally = { $at } ist keine neutrale Stadt des Hochtals.
azteca-no-rebel = { $at } ist keine feindliche Stadt des Hochtals, die rebellieren könnte: nicht assimiliert, keine Hauptstadt, ohne Armee.
azteca-no-assimilate = { $at } ist keine deiner Hochtalstädte, die du assimilieren könntest.
azteca-no-own-expedition = Du hast selbst keine Expedition losgeschickt.
azteca-no-expedition = { $seat } hat keine Expedition losgeschickt.
azteca-no-mission = An Stelle { $number }, gezählt ab 0, gibt es keinen Auftrag.
azteca-is-expedition = Der Auftrag an Stelle { $number } ist eine Expedition.
azteca-no-ship = Du hast kein Schiff auf dem { $at }.
azteca-ship-moved = Alle deine Schiffe auf dem { $at } haben sich schon bewegt.
azteca-zone-attacked = Auf dem { $at } hast du schon angegriffen.
azteca-no-ships-there = Auf dem { $at } habt ihr nicht beide Schiffe.
azteca-not-in-battle = { $seat-is ->
    [you] Du kämpfst in dieser Schlacht nicht mit.
   *[other] { $seat } kämpft in dieser Schlacht nicht mit.
}
azteca-not-for-others = Diese Karte darfst du nur für dich spielen, außer mit der Option big_deal.
azteca-already-favoured = Chalchiuhtlicue hat sich schon entschieden.
azteca-not-adjacent = { $at } grenzt nicht an.
azteca-no-army = Es gibt keine Armee { $army }.
azteca-one-army = Armee { $army } ist unterwegs; keine andere bewegt sich.
azteca-has-moved = Armee { $army } hat sich in dieser Runde schon bewegt.
azteca-struck = { $at } ist heimgesucht: Bis zum Ende der Runde betritt es niemand und greift es niemand an.
azteca-outer-valley = { $at } ist ein äußeres Tal; im Einführungsspiel betritt es niemand.
azteca-only-passing = Durch { $at } ziehst du nur hindurch: Der Zug kann dort nicht enden.
azteca-must-land = Nach { $at } könnte der Zug nicht mehr an Land enden.
azteca-refused = Das wurde dir verweigert: { $at }.
azteca-nobody-there = Auf dem { $at } hat niemand ein Schiff, das dich übersetzen könnte.
azteca-on-the-lake = Der Zug muss an Land enden.
azteca-not-next-to-it = Armee { $army } steht nicht neben diesem Gebiet, oder du hast dort kein Schiff.
azteca-no-fares = Fährpreise sind nicht vereinbart: Setze die Armee umsonst über oder gar nicht.
azteca-alone = Armee { $army } ist nicht die erste von mindestens zwei Gruppen an einem Ort, die tauschen könnten.
azteca-reorganised = Hier hast du schon neu geordnet.
azteca-not-here = Diese Gruppe ist nicht an diesem Ort.
azteca-pool-empty = So ein Kämpfer ist nicht mehr zu verteilen.
azteca-pool-left = Verteile erst alle Kämpfer.
azteca-last-army = Mindestens eine Armee muss bleiben.
azteca-empty-army = Jede Armee braucht mindestens einen Kämpfer.
azteca-not-enemy = { $at } ist kein feindliches Gebiet.
azteca-army-there = In { $at } steht eine Armee.
azteca-no-coast = { $at } liegt nicht am See.
azteca-not-neutral = { $at } ist nicht neutral.
azteca-neutral-only = Verstärkung hilft nur angegriffenen Neutralen.
azteca-not-in-battle-group = Diese Gruppe war nicht dabei.
azteca-no-such-counter = So ein Kämpfer ist dort nicht.
azteca-no-army-left = Keine deiner Armeen kann hier fort.
azteca-no-retreat = Nach { $at } führt kein Rückzugsweg.
azteca-reserve-at-home = Die Reserve, die die Hauptstadt selbst verteidigt, kann nicht zurück.
azteca-no-reserve-here = Keine Reserve von dir kämpft hier.
azteca-must-leave = Die Armee muss fort.
azteca-too-few-points = Du hast dafür { $points } OP.
azteca-buy-instead = Beim freien Start wird alles gekauft.
azteca-no-free-start = Vor dem Spiel kauft man nur beim freien Start.
azteca-ship-placed = Dein erstes Schiff steht schon.
azteca-not-at-capital = { $at } berührt deine Hauptstadt nicht.
azteca-place-ship-first = Stelle erst dein Schiff auf.
azteca-place-dam-first = Lege erst deinen Damm.
azteca-dam-chosen = Dein erster Damm liegt schon.

## Options

azteca-option-peoples = Nenne { $seats } verschiedene Völker, eines für jeden Platz.
azteca-option-difficulty = Das Einführungsspiel hat seinen eigenen Preis für eine Stufe: Lass die Schwierigkeit auf standard.

## Boards

azteca-board-city = Die Karte hat { $count } Stadtstaaten; Azteca braucht { $expected }.
azteca-board-valley = Die Karte hat { $count } äußere Täler; Azteca braucht { $expected }.
azteca-board-zone = Die Karte hat { $count } Seezonen; Azteca braucht { $expected }.
azteca-board-capitals = Jedes der vier Völker braucht eine Hauptstadt, und sonst gehört nichts einem Volk.
azteca-board-lake = { $territory } liegt an { $lake }; das ist keine Seezone der Karte.
azteca-board-border = Die Grenze zwischen { $one } und { $other }: { $id } gibt es nicht, oder es ist von anderer Art.
azteca-board-double-border = Die Grenze zwischen { $one } und { $other } steht zweimal da.
azteca-board-dams = Es muss drei Dämme geben, von der Hauptstadt der Azteken zu drei anderen Küstengebieten.

## Positions

azteca-position-phase = Es gibt keine Runde { $round } mit einer Phase { $phase }.
azteca-position-capital = { $territory } ist eine Hauptstadt und gehört ihrem Volk.
azteca-position-assimilated = { $territory } kann nicht assimiliert sein: Das geht nur mit eigenen Hochtalstädten, nicht mit Hauptstädten.
azteca-position-population = { $territory } kann keinen Bevölkerungsmarker tragen.
azteca-position-army-place = Armee { $army } von Platz { $seat } steht nicht in einem eigenen Gebiet.
azteca-position-empty-army = Armee { $army } von Platz { $seat } hat keinen Kämpfer.
azteca-position-counters = Gruppe { $group } von Platz { $seat } muss zwischen 0 und { $limit } Kämpfer haben.
azteca-position-totals = Die Summen von Platz { $seat } stimmen nicht mit den Gruppen überein.
azteca-position-too-many = Platz { $seat } hat mehr als { $limit } Kämpfer.
azteca-position-zone = „{ $zone }“ ist keine Seezone, oder die Zahl der Schiffe dort ist negativ.
azteca-position-ships = Platz { $seat } hat mehr als { $limit } Schiffe.
azteca-position-dam = Zwischen { $one } und { $other } kann in diesem Spiel kein Damm liegen.
azteca-position-pochtecas = Platz { $seat } muss zwischen 0 und { $limit } Pochtecas haben, Aufträge mitgezählt.
azteca-position-cards = { $card }: { $count } Karten genannt, es gibt aber { $expected }.
azteca-position-introductory = Im Einführungsspiel gibt es keine Aktionskarten.
azteca-position-seen = Platz { $observer } kann diese Karten in der Hand von Platz { $seat } nicht kennen.
azteca-position-negative = Tribut und Opferpunkte können nicht negativ sein.
azteca-position-bounds = Die Grenzen enthalten nicht, was die Plätze haben.
azteca-position-gods = Quetzalcoatl steigt von 0 bis 5, Tezcatlipoca von 0 bis 4 hinab; auf der letzten Stufe ist das Spiel zu Ende.
azteca-position-urn = In der Urne liegt, was gegeben und noch nicht gezählt ist: { $urn }.
azteca-position-looked = Niemand kann beim letzten Nachsehen mehr gegeben haben als jetzt.
azteca-position-wrath = Die Zornkarten sind 9, 10 und 11, jede einmal.
azteca-position-struck = { $territory } kann mit dem, was dort steht, nicht heimgesucht sein.
azteca-position-mission = „{ $mission }“ ist kein Auftrag, oder sein Ziel fehlt oder ist zu viel.
azteca-position-turn = In Phase { $phase } kann eine Stellung ohne ihren Stapel nicht nennen, wer an der Reihe ist.
azteca-position-stack = Der Stapel passt nicht zum Rest der Stellung.

## What happened

azteca-event-round = Runde { $round } beginnt. Reihenfolge: { $order }.
azteca-event-phase = Phase: { $phase }.
azteca-event-set-up = { $dams ->
    [none] { $seat }: Schiffe { $ships }, Generäle { $armies }, Krieger { $warriors }, Jaguarritter { $knights }, Pochtecas { $pochtecas }.
   *[other] { $seat }: Schiffe { $ships }, Generäle { $armies }, Krieger { $warriors }, Jaguarritter { $knights }, Pochtecas { $pochtecas }; Dämme nach { $dams }.
}
azteca-event-set-up-done = { $seat }: Aufbau fertig.
azteca-event-assigned = { $group ->
    [R] { $seat }: { $fighter } in die Reserve.
   *[other] { $seat }: { $fighter } in Armee { $group }.
}
azteca-event-chose = { $seat }: heimlich gewählt: { $choice }.
azteca-event-drew = { $cards ->
    [hidden] { $count ->
        [one] { $seat }: eine Karte gezogen.
       *[other] { $seat }: { $count } Karten gezogen.
    }
   *[other] { $seat }: gezogen: { $cards }.
}
azteca-event-reshuffled = Die { $count } abgelegten Karten werden der neue Stapel.
azteca-event-discarded = { $card } verlässt die Hand ({ $seat }) und wird abgelegt.
azteca-event-played = { $at ->
    [hidden] { $rival ->
        [hidden] { $seat }: { $card } gespielt.
       *[other] { $seat }: { $card } gespielt: { $rival }.
    }
   *[other] { $seat }: { $card } gespielt: { $at }.
}
azteca-event-passed = { $seat } ist fertig.
azteca-event-rolled = { $seat }: Wurf { $dice }: { $faces }.
azteca-event-rerolled = Durch Einfluss ({ $seat }) wird Würfel { $die } neu geworfen: { $face }.
azteca-event-cancelled = { $seat }: Der Einfluss ist aufgehoben.
azteca-event-peeked = { $cards ->
    [hidden] { $seat } sieht die Hand von { $rival }.
   *[other] { $seat } sieht die Hand von { $rival }: { $cards }.
}
azteca-event-income = { $seat }: { $tribute } T und { $sacrifices } OP.
azteca-event-tribute = { $seat }: { $tribute } T.
azteca-event-bought = { $at ->
    [hidden] { $group ->
        [hidden] { $seat } kauft { $item }.
       *[other] { $seat } kauft { $item } ({ $group }).
    }
   *[other] { $seat } kauft { $item }: { $at }.
}
azteca-event-lot = Los { $number }: { $slaves } { $slaves ->
    [one] Sklave
   *[other] Sklaven
}.
azteca-event-bid = { $seat } bietet { $tribute } T.
azteca-event-sold = { $seat } zahlt { $tribute } T und nimmt { $slaves } OP.
azteca-event-unsold = Niemand will Los { $number }.
azteca-event-sent = { $at ->
    [hidden] { $seat } schickt einen Pochteca: { $mission }.
   *[other] { $seat } schickt einen Pochteca: { $mission }, { $at }.
}
azteca-event-succeeded = { $at ->
    [hidden] { $seat }: { $mission } gelingt.
   *[other] { $seat }: { $mission } in { $at } gelingt.
}
azteca-event-failed = { $at ->
    [hidden] { $seat }: { $mission } misslingt.
   *[other] { $seat }: { $mission } in { $at } misslingt.
}
azteca-event-returned = { $tribute ->
    [hidden] { $seat }: { $count ->
        [one] Eine Expedition kehrt zurück.
       *[other] { $count } Expeditionen kehren zurück.
    }
   *[other] { $seat }: { $count ->
        [one] Eine Expedition kehrt mit { $tribute } T zurück.
       *[other] { $count } Expeditionen kehren mit { $tribute } T zurück.
    }
}
azteca-event-pochteca-lost = { $seat }: Ein Pochteca ist verloren ({ $mission }).
azteca-event-sailed = { $seat }: Ein Schiff fährt vom { $source } zum { $target }.
azteca-event-engaged = { $seat } greift die Schiffe von { $rival } an: { $at }.
azteca-event-sunk = { $count ->
    [one] { $seat } verliert ein Schiff in { $at }.
   *[other] { $seat } verliert { $count } Schiffe in { $at }.
}
azteca-event-ships-withdrew = { $seat }: Die Schiffe ziehen sich vom { $source } zum { $target } zurück.
azteca-event-activated = Ein Marker wird gezogen: { $seat }.
azteca-event-marched = { $seat }: Armee { $army } zieht von { $source } nach { $target }.
azteca-event-reorganised = { $seat }: Neuordnung in { $at }.
azteca-event-dissolved = { $seat }: Armee { $army } wird aufgelöst.
azteca-event-leave-asked = { $seat } bittet { $rival } um Erlaubnis für { $at }.
azteca-event-leave-answered = { $granted ->
    [yes] { $seat }: erlaubt.
   *[no] { $seat }: verweigert.
}
azteca-event-fare = { $tribute ->
    [0] { $seat }: Die Armee wird umsonst übergesetzt.
   *[other] { $seat }: Für { $tribute } T würde die Armee übergesetzt.
}
azteca-event-fare-paid = { $seat } zahlt { $rival } { $tribute } T für die Überfahrt.
azteca-event-intercepted = { $seat }: Armee { $army } fängt in { $at } ab.
azteca-event-battle = { $rival ->
    [hidden] { $seat } greift die Neutralen in { $at } an.
   *[other] { $seat } greift { $rival } in { $at } an.
}
azteca-event-joined = { $warriors ->
    [hidden] { $seat } schickt { $count } aus der Reserve.
   *[other] { $seat } schickt { $count } aus der Reserve (Krieger { $warriors }, Jaguarritter { $knights }).
}
azteca-event-cousin = { $seat } schickt den Neutralen: { $fighter }.
azteca-event-mobilised = Die Neutralen machen mobil: Krieger { $warriors }, Jaguarritter { $knights }.
azteca-event-announced = Angriff { $attacker }, Verteidigung { $defender }.
azteca-event-losses-chosen = { $seat }: Verluste gewählt.
azteca-event-loss-noted = { $group ->
    [R] { $seat } wird verlieren: { $fighter } der Reserve.
   *[other] { $seat } wird verlieren: { $fighter } der Armee { $group }.
}
azteca-event-lost = { $reserve ->
    [0] { $groups ->
        [hidden] { $seat } verliert: Krieger { $warriors }, Jaguarritter { $knights }.
       *[other] { $seat } verliert: Krieger { $warriors }, Jaguarritter { $knights } ({ $groups }).
    }
   *[other] { $groups ->
        [hidden] { $seat } verliert: Krieger { $warriors }, Jaguarritter { $knights }, { $reserve } aus der Reserve.
       *[other] { $seat } verliert: Krieger { $warriors }, Jaguarritter { $knights }, { $reserve } aus der Reserve ({ $groups }).
    }
}
azteca-event-guard-lost = Gefangen: Krieger { $warriors }, Jaguarritter { $knights }.
azteca-event-destroyed = { $seat }: Armee { $army } ist vernichtet.
azteca-event-retreated = { $seat }: Rückzug nach { $at }.
azteca-event-reserve-withdrew = { $seat }: Die Reserve zieht sich zurück.
azteca-event-won = { $seat ->
    [hidden] Die Neutralen siegen.
   *[other] { $seat }: Sieg und { $sacrifices } OP.
}
azteca-event-drawn = In { $at } ist auf beiden Seiten niemand mehr da.
azteca-event-terrain = { $seat ->
    [hidden] Das Gelände nimmt dem Angreifer einen Kämpfer.
   *[other] Das Gelände nimmt dem Angreifer einen Kämpfer: 1 OP für { $seat }.
}
azteca-event-promoted = { $group ->
    [hidden] { $seat }: Ein Krieger wird Jaguarritter.
   *[other] { $seat }: Ein Krieger wird Jaguarritter ({ $group }).
}
azteca-event-conquered = { $seat ->
    [hidden] { $at } wird neutral.
   *[other] { $at } hat einen neuen Herrn: { $seat }.
}
azteca-event-plundered = { $tribute ->
    [hidden] { $seat }: Plünderung der Hauptstadt von { $rival }.
   *[other] { $seat }: Plünderung der Hauptstadt von { $rival }: { $tribute } T und { $sacrifices } OP.
}
azteca-event-struck = { $at } ist heimgesucht.
azteca-event-recovered = { $seat }: Eine neue Armee wird aufgestellt.
azteca-event-offered = { $sacrifices ->
    [hidden] { $seat }: heimlich Quetzalcoatl geopfert.
   *[other] { $seat }: bisher { $sacrifices } OP für Quetzalcoatl.
}
azteca-event-set-aside = { $seat }: { $sacrifices } OP beiseitegelegt.
azteca-event-climbed = In die Urne kamen bisher { $total } OP: Quetzalcoatl steigt { $steps } Stufen, { $rest } bleiben darin.
azteca-event-fed = Für Tezcatlipoca: { $amounts }.
azteca-event-fed-chosen = { $seat }: gewählt.
azteca-event-wrath = Zorn des Tezcatlipoca: { $card }.
azteca-event-judged = { $calm ->
    [yes] { $fed } OP und der beste Würfel, { $best }, erreichen den Zorn von { $wrath }: Tezcatlipoca bleibt auf Stufe { $steps }.
   *[no] { $fed } OP und der beste Würfel, { $best }, erreichen den Zorn von { $wrath } nicht: Tezcatlipoca steigt auf Stufe { $steps } hinab.
}
azteca-event-deal-began = { $seat } denkt über ein Angebot an { $rival } nach.
azteca-event-deal = { $seat } bietet { $rival } { $give } T und { $give_cards ->
    [none] keine Karte
   *[other] { $give_cards }
} für { $ask } T und { $ask_cards ->
    [none] keine Karte
   *[other] { $ask_cards }
}.
azteca-event-answered = { $granted ->
    [yes] { $seat }: angenommen.
   *[no] { $seat }: abgelehnt.
}
azteca-event-over = { $reason ->
    [temple] Quetzalcoatl ist in seinem Tempel. Gegeben: { $given }. Sieg: { $seats }.
    [underworld] Tezcatlipoca hat die Unterwelt erreicht: Alle haben verloren. Gegeben: { $given }.
   *[rounds] Die Zeit ist um: Alle haben verloren. Gegeben: { $given }.
}

azteca-answer-no-intercept = Nie abfangen
azteca-answer-no-bid = Auf dem Sklavenmarkt nie bieten
azteca-answer-no-influence = Nie einen Wurf mit Einfluss ändern
azteca-answer-no-ruse = Nie eine Karte mit List aufheben
azteca-answer-no-battle-cards = In einer Schlacht nie eine Karte spielen
azteca-answer-no-lake-cards = In einer Seeschlacht nie eine Karte spielen
azteca-answer-no-cousins = Den Neutralen nie Kämpfer schicken
