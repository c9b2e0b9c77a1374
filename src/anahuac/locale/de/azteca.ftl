### Azteca: Namen, Gründe, Ereignisse

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
    .many = { $count } Krieger
azteca-item-knight = einen Jaguarritter
    .many = { $count } Jaguarritter
azteca-item-pochteca = einen Pochteca
    .many = { $count } Pochtecas
azteca-item-general = einen General
    .many = { $count } Generäle
azteca-item-ship = ein Schiff
    .many = { $count } Schiffe
azteca-item-dam = einen Damm
    .many = { $count } Dämme
azteca-tribute = { $amount } T
azteca-nothing = nichts
azteca-group = { $group ->
    [R] Reserve
   *[other] Armee { $group }
}
azteca-dams = { $count ->
    [one] ein Damm nach { $places }
   *[other] Dämme nach { $places }
}
azteca-die-white = weiß
azteca-die-red = rot
azteca-die-yellow = gelb
azteca-die-shows = { $face ->
    [lance] { $colour }: eine Lanze
    [nothing] { $colour }: nichts
   *[other] { $colour }: { $face }
}
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

## Was bei jedem Schritt entschieden wird

azteca-lake = { $id ->
    [lake-north] Xaltocan-See
    [lake-west] Mexiko-See
    [lake-east] Texcoco-See
    [lake-south] Xochimilco-See
   *[other] { $name }
}

azteca-step-setup = heimlich aufbauen
    .only-assign = Kämpfer auf die Armeen und die Reserve verteilen
    .only-assign-launch = heimlich das erste Schiff aufstellen und die Kämpfer auf die Armeen und die Reserve verteilen
    .only-assign-first-dam = heimlich den ersten Damm legen und die Kämpfer auf die Armeen und die Reserve verteilen
    .only-assign-first-dam-launch = heimlich das erste Schiff aufstellen, den ersten Damm legen und die Kämpfer auf die Armeen und die Reserve verteilen
    .only-launch = heimlich das erste Schiff aufstellen
    .only-first-dam = heimlich den ersten Damm legen
    .only-first-dam-launch = heimlich das erste Schiff aufstellen und den ersten Damm legen
    .with-buy-fighter = heimlich einkaufen, womit du beginnen willst
    .with-buy-pochteca = heimlich einkaufen, womit du beginnen willst
    .with-buy-ship = heimlich einkaufen, womit du beginnen willst
    .only-done = den Aufbau beenden, alles ist an seinem Platz
azteca-step-cards = Karten ablegen, dann zwei ziehen
azteca-step-excess = bis auf vier Karten ablegen
azteca-step-tribute = Karten spielen, bevor der Tribut gezahlt wird, oder nicht
azteca-step-purchase = einkaufen
azteca-step-deal = ein Angebot zusammenstellen
azteca-step-answer = das Angebot annehmen oder ablehnen
azteca-step-lot = auf die Sklaven bieten oder passen
    .only-done-ruse = passen, weil du nicht mehr bieten kannst, oder die List des Zauberers spielen
    .only-done = passen, mehr kannst du nicht bieten
azteca-step-assign = Pochtecas mit Aufträgen aussenden oder behalten
azteca-step-missions = Karten spielen, bevor die Aufträge ausgeführt werden, oder nicht
azteca-step-sail = Schiffe bewegen oder liegen lassen
azteca-step-engage = Schiffe eines anderen angreifen oder nicht
azteca-step-lake-cards = vor dem Kampf auf dem See Chalchiuhtlicue spielen oder nicht
azteca-step-lake-withdraw = die Schiffe zurückziehen oder weiterkämpfen
azteca-step-war-cards = Karten spielen, bevor der erste Marker gezogen wird, oder nicht
azteca-step-ready = eine Armee bewegen, neu ordnen, Karten spielen
    .only-done-march = eine Armee bewegen oder den Marker verfallen lassen
    .only-done-march-reorganise = eine Armee bewegen, neu ordnen oder den Marker verfallen lassen
    .only-done-reorganise = neu ordnen oder den Marker verfallen lassen
azteca-step-march = weiterziehen oder anhalten
    .only-march = weiterziehen, denn hier kann der Zug nicht enden
    .only-done = anhalten, weiter kommt die Armee nicht
azteca-step-after = nach dem Zug neu ordnen oder Karten spielen oder die Aktivierung beenden
    .only-done-reorganise = nach dem Zug neu ordnen oder die Aktivierung beenden
azteca-step-reorganise = die Kämpfer neu verteilen
    .only-done = abschließen, alle Kämpfer sind verteilt
azteca-step-entering = die Armee abfangen oder ziehen lassen
azteca-step-leave = die Nutzung der Seezone erlauben oder verweigern
azteca-step-ferry = die Armee übersetzen oder nicht
azteca-step-fare = den Fährpreis zahlen oder nicht
azteca-step-battle-cards = vor dem Kampf Karten spielen oder nicht
azteca-step-battle-reserve = Kämpfer der Reserve in den Kampf schicken
azteca-step-battle-cousins = den Neutralen einen Kämpfer der Reserve schicken oder nicht
azteca-step-losses = Verluste auswählen
azteca-step-retreat = dich zurückziehen oder bleiben
    .only-done-withdraw = die Reserve zurückziehen oder bleiben
    .only-retreat = dich zurückziehen, die Armee muss fort
azteca-step-experience = einen Krieger zum Jaguarritter machen oder nicht
azteca-step-offer = Quetzalcoatl heimlich Opferpunkte geben
azteca-step-sacrifice = heimlich wählen, was Tezcatlipoca bekommt
azteca-step-roll = einen Würfel neu werfen lassen oder alles liegen lassen
azteca-step-spell = den Einfluss mit einer List aufheben oder nicht
azteca-step-ruse = eine Karte der gezeigten Hand auswählen
azteca-step-over = das Spiel ist zu Ende

azteca-kind-done = aufhören oder passen
azteca-kind-yes = ja sagen
azteca-kind-no = nein sagen
azteca-kind-launch = das erste Schiff aufstellen
azteca-kind-first-dam = den ersten Damm legen
azteca-kind-assign = einen Kämpfer zuteilen
azteca-kind-buy-fighter = einen Kämpfer kaufen
azteca-kind-buy-pochteca = einen Pochteca kaufen
azteca-kind-buy-general = einen General kaufen
azteca-kind-staff = einem neuen General weitere Kämpfer geben
azteca-kind-buy-ship = ein Schiff kaufen
azteca-kind-buy-dam = einen Damm kaufen
azteca-kind-bid = bieten
azteca-kind-expedition = eine Expedition losschicken
azteca-kind-spy = spionieren
azteca-kind-ally = eine Allianz suchen
azteca-kind-ally-dear = eine Allianz für 4 T suchen
azteca-kind-rebel = eine Rebellion anzetteln
azteca-kind-assimilate = eine Stadt assimilieren
azteca-kind-sail = ein Schiff bewegen
azteca-kind-engage = Schiffe angreifen
azteca-kind-withdraw-ships = die Schiffe zurückziehen
azteca-kind-quetzalcoatl = Quetzalcoatl etwas geben
azteca-kind-tezcatlipoca = Tezcatlipoca etwas geben
azteca-kind-discard = eine Karte ablegen
azteca-kind-take-away = eine Karte wegnehmen
azteca-kind-cancel = einen Einfluss aufheben
azteca-kind-influence = den Einfluss des Tlenamacac spielen
azteca-kind-ruse = die List des Zauberers spielen
azteca-kind-insubordination = den Ungehorsam spielen
azteca-kind-tlaloc = das Eingreifen des Tlaloc spielen
azteca-kind-submission = die Unterwerfung eines Stadtstaats spielen
azteca-kind-yacatecuhtli = den Zorn des Yacatecuhtli spielen
azteca-kind-assassination = den Mordanschlag spielen
azteca-kind-chalchiuhtlicue = das Eingreifen der Chalchiuhtlicue spielen
azteca-kind-raid = den Überfall spielen
azteca-kind-diversion = die Ablenkung spielen
azteca-kind-reinforcements = die Verstärkung spielen
azteca-kind-heroic = den Heldenhaften Kampf spielen
azteca-kind-passage = das Durchzugsrecht spielen
azteca-kind-flood = die Überschwemmung spielen
azteca-kind-earthquake = das Erdbeben spielen
azteca-kind-deal = ein Geschäft anbieten
azteca-kind-give = etwas zum Angebot legen
azteca-kind-ask = im Angebot etwas verlangen
azteca-kind-march = eine Armee bewegen
azteca-kind-reorganise = neu ordnen
azteca-kind-intercept = abfangen
azteca-kind-carry = eine Armee übersetzen
azteca-kind-join = einen Kämpfer der Reserve schicken
azteca-kind-lose = einen Verlust wählen
azteca-kind-retreat = sich zurückziehen
azteca-kind-withdraw = die Reserve zurückziehen
azteca-kind-promote = einen Krieger zum Jaguarritter machen

## Aktionen in Worten

azteca-action-done = es dabei belassen
azteca-action-yes = ja
azteca-action-no = nein
azteca-action-launch = das erste Schiff auf dem { $at } aufstellen
azteca-action-first-dam = den ersten Damm nach { $at } legen
azteca-action-assign = { $army ->
    [R] einen { $fighter } in die Reserve
   *[other] einen { $fighter } in Armee { $army }
}
azteca-action-buy-fighter = { $army ->
    [R] einen { $fighter } für die Reserve kaufen
   *[other] einen { $fighter } für Armee { $army } kaufen
}
azteca-action-buy-pochteca = einen Pochteca kaufen
azteca-action-buy-general = einen General kaufen, mit einem { $fighter } der Reserve
azteca-action-staff = einen { $fighter } aus der Reserve in die neue Armee { $army }
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
azteca-action-influence = Einfluss: Würfel { $place } neu werfen
azteca-action-ruse = List des Zauberers gegen { $seat }
azteca-action-insubordination = Ungehorsam in { $at }
azteca-action-tlaloc = Eingreifen des Tlaloc
azteca-action-submission = Unterwerfung von { $at }
azteca-action-yacatecuhtli = Zorn des Yacatecuhtli gegen { $seat }
azteca-action-assassination = Mordanschlag: Auftrag { $place }
azteca-action-chalchiuhtlicue = Eingreifen der Chalchiuhtlicue für { $seat-is ->
    [you] dich selbst
   *[other] { $seat }
}
azteca-action-raid = Überfall auf { $at }
azteca-action-diversion = Ablenkung
azteca-action-reinforcements = Verstärkung für die Neutralen
azteca-action-heroic = Heldenhafter Kampf
azteca-action-passage = Durchzugsrecht durch { $at }
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
azteca-action-march = Armee { $army } → { $at }
azteca-action-reorganise = neu ordnen, wo Armee { $army } steht
azteca-action-intercept = mit Armee { $army } abfangen
azteca-action-carry = die Armee für { $number } T übersetzen
azteca-action-join = einen { $fighter } der Reserve schicken
azteca-action-lose = { $army ->
    [R] einen { $fighter } der Reserve verlieren
   *[other] einen { $fighter } der Armee { $army } verlieren
}
azteca-action-retreat = Rückzug nach { $at }
azteca-action-withdraw = die Reserve zurückziehen
azteca-action-promote = { $army ->
    [R] ein Krieger der Reserve wird Jaguarritter
   *[other] ein Krieger der Armee { $army } wird Jaguarritter
}

## Warum eine Aktion nicht erlaubt ist

azteca-no-card = Diese Karte hast du nicht auf der Hand: { $card }.
azteca-card-twice = Diese Karte hast du in dieser Phase schon gespielt: { $card }.
azteca-no-die = Einen Würfel { $die } gibt es nicht.
azteca-no-rival = Nenne einen anderen Mitspieler.
azteca-empty-hand = { $seat } hat keine Karte.
azteca-not-in-that-hand = Diese Karte ist nicht in der Hand, die du siehst: { $card }.
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
azteca-no-mission = Einen Auftrag { $number } gibt es nicht.
azteca-is-expedition = Auftrag { $number } ist eine Expedition.
azteca-no-ship = Du hast kein Schiff auf dem { $at }.
azteca-ship-moved = Alle deine Schiffe auf dem { $at } haben sich schon bewegt.
azteca-zone-attacked = Auf dem { $at } hast du schon angegriffen.
azteca-no-ships-there = Auf dem { $at } habt ihr nicht beide Schiffe.
azteca-not-in-battle = { $seat-is ->
    [you] Du kämpfst hier nicht mit.
   *[other] { $seat } kämpft hier nicht mit.
}
azteca-not-for-others = Diese Karte darfst du nur für dich spielen, außer mit der Option big_deal.
azteca-already-favoured = Chalchiuhtlicue hat sich schon entschieden.
azteca-never-on-lake = Das geschieht in einem Gebiet, nicht auf dem { $at }.
azteca-never-on-land = { $at } ist Land; Schiffe liegen in den Seezonen.
azteca-never-sail = Der { $source } und der { $target } grenzen nicht aneinander; ein Schiff zieht in eine angrenzende Seezone.
azteca-never-stay = Ein Schiff zieht vom { $at } in eine andere Seezone, oder es bleibt dort.
azteca-never-dam = Dorthin führt kein Damm ({ $at }). Die drei Linien führen von { $home } nach { $lines }.
azteca-not-adjacent = Dorthin geht es von hier nicht: { $at } ist nicht benachbart.
azteca-no-army = Es gibt keine Armee { $army }.
azteca-one-army = Armee { $army } ist unterwegs; keine andere bewegt sich.
azteca-has-moved = Armee { $army } hat sich in dieser Runde schon bewegt.
azteca-struck = { $at } ist heimgesucht: Bis zum Ende der Runde betritt es niemand und greift es niemand an.
azteca-outer-valley = { $at } ist ein äußeres Tal; im Einführungsspiel betritt es niemand.
azteca-only-passing = Durch { $at } ziehst du nur hindurch: Der Zug kann dort nicht enden.
azteca-must-end-there = Es muss ein Ort bleiben, an dem der Zug enden kann: Durch { $at } kannst du nicht nur hindurchziehen.
azteca-must-land = Nach dem { $at } könnte der Zug nicht mehr an Land enden.
azteca-refused = Die Erlaubnis wurde dir verweigert: { $at }.
azteca-nobody-there = Auf dem { $at } hat niemand ein Schiff, das dich übersetzen könnte.
azteca-on-the-lake = Der Zug muss an Land enden.
azteca-not-next-to-it = Armee { $army } steht nicht neben diesem Gebiet, oder du hast dort kein Schiff.
azteca-no-fares = Fährpreise sind nicht vereinbart: Setze die Armee umsonst über oder gar nicht.
azteca-alone = Armee { $army } hat niemanden bei sich, mit dem sie Kämpfer tauschen könnte: { $at }.
azteca-not-first = Die Armeen in { $at } ordnen gemeinsam neu: Nenne die erste, Armee { $army }.
azteca-not-at-stop = Auf dem Marsch ordnest du nur dort neu, wo Armee { $army } ist: { $at }.
azteca-reorganised-ready = Vor dem Zug hast du schon neu geordnet.
azteca-reorganised-march = Bei diesem Halt in { $at } hast du schon neu geordnet.
azteca-reorganised-after = Nach dem Zug hast du schon neu geordnet.
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
azteca-too-few-points = Dafür hast du zu wenige OP: { $points }.
azteca-buy-instead = Beim freien Start wird alles gekauft.
azteca-no-free-start = Vor dem Spiel kauft man nur beim freien Start.
azteca-ship-placed = Dein erstes Schiff steht schon.
azteca-not-at-capital = Der { $at } berührt deine Hauptstadt nicht.
azteca-place-ship-first = Stelle erst dein Schiff auf.
azteca-place-dam-first = Lege erst deinen Damm.
azteca-dam-chosen = Dein erster Damm liegt schon.

## Optionen

azteca-option-peoples = Nenne { $seats } verschiedene Völker, eines für jeden Platz.
azteca-option-difficulty = Das Einführungsspiel hat seinen eigenen Preis für eine Stufe: Lass die Schwierigkeit auf standard.

## Spielpläne

azteca-board-city = Die Karte hat { $count } Stadtstaaten; Azteca braucht { $expected }.
azteca-board-valley = Die Karte hat { $count } äußere Täler; Azteca braucht { $expected }.
azteca-board-zone = Die Karte hat { $count } Seezonen; Azteca braucht { $expected }.
azteca-board-capitals = Jedes der vier Völker braucht eine Hauptstadt, und sonst gehört nichts einem Volk.
azteca-board-lake = { $territory } liegt an { $lake }; das ist keine Seezone der Karte.
azteca-board-border = Die Grenze zwischen { $one } und { $other }: { $id } gibt es nicht, oder es ist von anderer Art.
azteca-board-double-border = Die Grenze zwischen { $one } und { $other } steht zweimal da.
azteca-board-dams = Es muss drei Dämme geben, von der Hauptstadt der Azteken zu drei anderen Küstengebieten.

## Stellungen

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

## Was geschehen ist

azteca-event-round = Runde { $round } beginnt. Spielreihenfolge: { $order }.
azteca-event-phase = Phase: { $phase }.
azteca-event-set-up = { $seat-is ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} mit { $ships ->
    [0] keinem Schiff
    [one] einem Schiff
   *[other] { $ships } Schiffen
}, { $armies ->
    [0] keinem General
    [one] einem General
   *[other] { $armies } Generälen
}, { $warriors ->
    [0] keinem Krieger
    [one] einem Krieger
   *[other] { $warriors } Kriegern
}, { $knights ->
    [0] keinem Jaguarritter
    [one] einem Jaguarritter
   *[other] { $knights } Jaguarrittern
} und { $pochtecas ->
    [0] keinem Pochteca
    [one] einem Pochteca
   *[other] { $pochtecas } Pochtecas
}{ $dams ->
    [none] .
   *[other] ; { $dams }.
}
azteca-event-set-up-done = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} aufgebaut.
azteca-event-assigned = { $seat-is ->
    [you] Du stellst
   *[other] { $seat } stellt
} einen { $fighter } in { $group ->
    [R] die Reserve.
   *[other] Armee { $group }.
}
azteca-event-chose = { $seat-is ->
    [you] Du wählst
   *[other] { $seat } wählt
} heimlich: { $choice }.
azteca-event-drew = { $seat-is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $cards ->
    [hidden] { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[other] Karten: { $cards }.
}
azteca-event-reshuffled = { $count ->
    [one] Die eine abgelegte Karte wird zum neuen Stapel.
   *[other] Die { $count } abgelegten Karten werden zum neuen Stapel.
}
azteca-event-discarded = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} eine Karte ab: { $card }.
azteca-event-discarded-together = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} diese Karten ab: { $list }.
azteca-event-played = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} eine Karte: { $card }{ $at ->
    [hidden] .
   *[other] {" "}({ $at }).
}
azteca-event-played-against = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} gegen { $rival-is ->
    [you] dich
   *[other] { $rival }
} eine Karte: { $card }.
azteca-event-played-for = { $seat-is ->
    [you] Du spielst
   *[other] { $seat } spielt
} für { $rival-is ->
    [you] dich
   *[other] { $rival }
} eine Karte: { $card }.
azteca-event-passed = { $seat-is ->
    [you] Du bist
   *[other] { $seat } ist
} fertig.
azteca-event-rolled = { $seat-is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $faces }.
azteca-event-rerolled = { $seat-is ->
    [you] Durch deinen Einfluss
   *[other] Durch den Einfluss von { $seat }
} wird Würfel { $die } neu geworfen ({ $face }).
azteca-event-cancelled = { $seat-is ->
    [you] Du hebst
   *[other] { $seat } hebt
} den Einfluss auf.
azteca-event-peeked = { $seat-is ->
    [you] Du siehst
   *[other] { $seat } sieht
} { $rival-is ->
    [you] deine Hand
   *[other] die Hand von { $rival }
}{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
azteca-event-income = { $seat-is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $tribute } T und { $sacrifices } OP.
azteca-event-tribute = { $seat-is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $tribute } T.
azteca-event-bought = { $seat-is ->
    [you] Du kaufst
   *[other] { $seat } kauft
} { $item }{ $at ->
    [hidden] { $group ->
        [hidden] .
        [R] {" "}für die Reserve.
       *[other] {" "}für Armee { $group }.
    }
   *[other] {" "}({ $at }).
}
azteca-event-bought-together = { $seat-is ->
    [you] Du kaufst
   *[other] { $seat } kauft
} { $list }.
azteca-event-lot = Posten { $number }: { $slaves } { $slaves ->
    [one] Sklave
   *[other] Sklaven
}.
azteca-event-bid = { $seat-is ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $tribute } T.
azteca-event-sold = { $seat-is ->
    [you] Du zahlst { $tribute } T und nimmst
   *[other] { $seat } zahlt { $tribute } T und nimmt
} { $slaves } OP.
azteca-event-unsold = Niemand will Posten { $number }.
azteca-event-sent = { $seat-is ->
    [you] Du schickst
   *[other] { $seat } schickt
} einen Pochteca aus: { $at ->
    [hidden] { $mission }.
   *[other] { $mission }, { $at }.
}
azteca-event-sent-together = { $seat-is ->
    [you] Du schickst
   *[other] { $seat } schickt
} { $count } Pochtecas aus: { $list }.
azteca-event-succeeded = { $seat-is ->
    [you] Deine { $mission }
   *[other] Die { $mission } von { $seat }
} { $at ->
    [hidden] gelingt.
   *[other] in { $at } gelingt.
}
azteca-event-failed = { $seat-is ->
    [you] Deine { $mission }
   *[other] Die { $mission } von { $seat }
} { $at ->
    [hidden] misslingt.
   *[other] in { $at } misslingt.
}
azteca-event-returned = { $count ->
    [one] { $seat-is ->
        [you] Deine Expedition kehrt
       *[other] Die Expedition von { $seat } kehrt
    }
   *[other] { $seat-is ->
        [you] Deine { $count } Expeditionen kehren
       *[other] Die { $count } Expeditionen von { $seat } kehren
    }
}{ $tribute ->
    [hidden] {" "}zurück.
   *[other] {" "}mit { $tribute } T zurück.
}
azteca-event-pochteca-lost = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} einen Pochteca ({ $mission }).
azteca-event-sailed = { $seat-is ->
    [you] Dein Schiff fährt
   *[other] Ein Schiff von { $seat } fährt
} vom { $source } zum { $target }.
azteca-event-sailed-together = { $seat-is ->
    [you] Deine Schiffe fahren
   *[other] Schiffe von { $seat } fahren
}: { $list }.
azteca-event-engaged = { $seat-is ->
    [you] Du greifst
   *[other] { $seat } greift
} auf dem { $at } { $rival-is ->
    [you] deine Schiffe
   *[other] die Schiffe von { $rival }
} an.
azteca-event-sunk = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} auf dem { $at } { $count ->
    [one] ein Schiff.
   *[other] { $count } Schiffe.
}
azteca-event-ships-withdrew = { $seat-is ->
    [you] Deine Schiffe
   *[other] Die Schiffe von { $seat }
} ziehen sich vom { $source } zum { $target } zurück.
azteca-event-activated = { $seat-is ->
    [you] Ein Marker von dir
   *[other] Ein Marker von { $seat }
} wird gezogen.
azteca-event-marched = { $seat-is ->
    [you] Deine Armee { $army } zieht
   *[other] Armee { $army } von { $seat } zieht
}: { $source } → { $target }.
azteca-event-reorganised = { $seat-is ->
    [you] Du ordnest
   *[other] { $seat } ordnet
} in { $at } die Kämpfer neu.
azteca-event-dissolved = { $seat-is ->
    [you] Du löst
   *[other] { $seat } löst
} Armee { $army } auf.
azteca-event-leave-asked = { $seat-is ->
    [you] Du bittest
   *[other] { $seat } bittet
} { $rival-is ->
    [you] dich
   *[other] { $rival }
} um die Erlaubnis, den { $at } zu nutzen.
azteca-event-leave-answered = { $granted ->
    [yes] { $seat-is ->
        [you] Du erlaubst es.
       *[other] { $seat } erlaubt es.
    }
   *[no] { $seat-is ->
        [you] Du verweigerst es.
       *[other] { $seat } verweigert es.
    }
}
azteca-event-fare = { $tribute ->
    [0] { $seat-is ->
        [you] Du setzt die Armee umsonst über.
       *[other] { $seat } setzt die Armee umsonst über.
    }
   *[other] { $seat-is ->
        [you] Du würdest
       *[other] { $seat } würde
    } die Armee für { $tribute } T übersetzen.
}
azteca-event-fare-paid = { $seat-is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $rival-is ->
    [you] dir
   *[other] { $rival }
} { $tribute } T für die Überfahrt.
azteca-event-intercepted = { $seat-is ->
    [you] Deine Armee { $army } fängt
   *[other] Armee { $army } von { $seat } fängt
} ab: { $at }.
azteca-event-battle = { $seat-is ->
    [you] Du greifst
   *[other] { $seat } greift
} { $rival ->
    [hidden] die Neutralen
   *[other] { $rival-is ->
        [you] dich
       *[other] { $rival }
    }
} an: { $at }.
azteca-event-joined = { $seat-is ->
    [you] Du schickst
   *[other] { $seat } schickt
} { $warriors ->
    [hidden] { $count ->
        [one] einen Kämpfer der Reserve.
       *[other] { $count } Kämpfer der Reserve.
    }
   *[other] { $count ->
        [one] einen Kämpfer der Reserve
       *[other] { $count } Kämpfer der Reserve
    } (Krieger { $warriors }, Jaguarritter { $knights }).
}
azteca-event-cousin = { $seat-is ->
    [you] Du schickst
   *[other] { $seat } schickt
} den Neutralen einen { $fighter }.
azteca-event-mobilised = Die Neutralen machen mobil: { $knights ->
    [0] { $warriors ->
        [0] niemand
        [one] ein Krieger
       *[other] { $warriors } Krieger
    }
   *[other] { $warriors ->
        [0] {""}
        [one] ein Krieger und{" "}
       *[other] { $warriors } Krieger und{" "}
    }{ $knights ->
        [one] ein Jaguarritter
       *[other] { $knights } Jaguarritter
    }
}.
azteca-event-announced = Angriff { $attacker }, Verteidigung { $defender }.
azteca-event-losses-chosen = { $seat-is ->
    [you] Du hast deine Verluste gewählt.
   *[other] { $seat } hat die Verluste gewählt.
}
azteca-event-loss-noted = { $seat-is ->
    [you] Du wirst
   *[other] { $seat } wird
} einen { $fighter } { $group ->
    [R] der Reserve verlieren.
   *[other] der Armee { $group } verlieren.
}
azteca-event-lost = { $seat-is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $knights ->
    [0] { $warriors ->
        [0] niemanden
        [one] einen Krieger
       *[other] { $warriors } Krieger
    }
   *[other] { $warriors ->
        [0] {""}
        [one] einen Krieger und{" "}
       *[other] { $warriors } Krieger und{" "}
    }{ $knights ->
        [one] einen Jaguarritter
       *[other] { $knights } Jaguarritter
    }
}{ $reserve ->
    [0] { $groups ->
        [hidden] .
       *[other] {" "}({ $groups }).
    }
   *[other] { $groups ->
        [hidden] ; aus der Reserve: { $reserve }.
       *[other] {" "}({ $groups }).
    }
}
azteca-event-guard-lost = Gefangen: { $knights ->
    [0] { $warriors ->
        [0] niemand
        [one] ein Krieger
       *[other] { $warriors } Krieger
    }
   *[other] { $warriors ->
        [0] {""}
        [one] ein Krieger und{" "}
       *[other] { $warriors } Krieger und{" "}
    }{ $knights ->
        [one] ein Jaguarritter
       *[other] { $knights } Jaguarritter
    }
}.
azteca-event-destroyed = { $seat-is ->
    [you] Deine Armee { $army }
   *[other] Armee { $army } von { $seat }
} ist vernichtet.
azteca-event-retreated = { $seat-is ->
    [you] Du ziehst dich
   *[other] { $seat } zieht sich
} nach { $at } zurück.
azteca-event-reserve-withdrew = { $seat-is ->
    [you] Deine Reserve
   *[other] Die Reserve von { $seat }
} zieht sich zurück.
azteca-event-won = { $seat ->
    [hidden] Die Neutralen siegen.
   *[other] { $seat-is ->
        [you] Du siegst
       *[other] { $seat } siegt
    }{ $sacrifices ->
        [0] .
       *[other] {" "}und { $seat-is ->
            [you] bekommst
           *[other] bekommt
        } { $sacrifices } OP.
    }
}
azteca-event-drawn = Auf keiner Seite ist mehr jemand übrig: { $at }.
azteca-event-terrain = Das Gelände nimmt dem Angreifer einen Kämpfer{ $seat ->
    [hidden] .
   *[other] { $seat-is ->
        [you] : 1 OP für dich.
       *[other] : 1 OP für { $seat }.
    }
}
azteca-event-promoted = { $seat-is ->
    [you] Ein Krieger von dir
   *[other] Ein Krieger von { $seat }
} wird Jaguarritter{ $group ->
    [hidden] .
    [R] {" "}(Reserve).
   *[other] {" "}(Armee { $group }).
}
azteca-event-conquered = { $seat ->
    [hidden] { $at } wird neutral.
   *[other] { $seat-is ->
        [you] { $at } gehört jetzt dir.
       *[other] { $at } gehört jetzt { $seat }.
    }
}
azteca-event-plundered = { $seat-is ->
    [you] Du plünderst
   *[other] { $seat } plündert
} { $rival-is ->
    [you] deine Hauptstadt
   *[other] die Hauptstadt von { $rival }
}{ $tribute ->
    [hidden] .
   *[other] : { $tribute } T und { $sacrifices } OP.
}
azteca-event-struck = { $at } ist heimgesucht.
azteca-event-recovered = { $seat-is ->
    [you] Du stellst
   *[other] { $seat } stellt
} eine neue Armee auf.
azteca-event-offered = { $sacrifices ->
    [hidden] { $seat-is ->
        [you] Du hast Quetzalcoatl heimlich bedacht.
       *[other] { $seat } hat Quetzalcoatl heimlich bedacht.
    }
   *[other] { $seat-is ->
        [you] Du hast Quetzalcoatl bisher { $sacrifices } OP gegeben.
       *[other] { $seat } hat Quetzalcoatl bisher { $sacrifices } OP gegeben.
    }
}
azteca-event-set-aside = { $seat-is ->
    [you] Du legst
   *[other] { $seat } legt
} { $sacrifices } OP beiseite.
azteca-event-climbed = { $total ->
    [one] In die Urne kam bisher ein OP
   *[other] In die Urne kamen bisher { $total } OP
}: Quetzalcoatl steigt { $steps ->
    [0] nicht,
    [one] eine Stufe,
   *[other] { $steps } Stufen,
} { $rest ->
    [0] nichts bleibt darin.
    [one] ein OP bleibt darin.
   *[other] { $rest } OP bleiben darin.
}
azteca-event-fed = Für Tezcatlipoca: { $amounts }.
azteca-event-fed-chosen = { $seat-is ->
    [you] Du hast
   *[other] { $seat } hat
} gewählt.
azteca-event-wrath = Zorn des Tezcatlipoca: { $card }.
azteca-event-judged = { $calm ->
    [yes] { $fed } OP und der beste Würfel, { $best }, erreichen den Zorn von { $wrath }: Tezcatlipoca bleibt auf Stufe { $steps }.
   *[no] { $fed } OP und der beste Würfel, { $best }, erreichen den Zorn von { $wrath } nicht: Tezcatlipoca steigt auf Stufe { $steps } hinab.
}
azteca-event-deal-began = { $seat-is ->
    [you] Du denkst
   *[other] { $seat } denkt
} über ein Angebot an { $rival-is ->
    [you] dich
   *[other] { $rival }
} nach.
azteca-event-deal = { $seat-is ->
    [you] Du bietest
   *[other] { $seat } bietet
} { $rival-is ->
    [you] dir
   *[other] { $rival }
} zum Tausch an: { $given } gegen { $asked }.
azteca-event-answered = { $granted ->
    [yes] { $seat-is ->
        [you] Du nimmst das Angebot an.
       *[other] { $seat } nimmt das Angebot an.
    }
   *[no] { $seat-is ->
        [you] Du lehnst das Angebot ab.
       *[other] { $seat } lehnt das Angebot ab.
    }
}
azteca-tie-break-assimilated = die Zahl der assimilierten Städte
azteca-tie-break-territories = die Zahl der Gebiete
azteca-tie-break-wealth = der Reichtum
azteca-event-over = { $reason ->
    [temple] Quetzalcoatl ist in seinem Tempel. Gegeben: { $given }. Sieg: { $seats }{ $tie_break ->
        [none] .
       *[other] ; bei Gleichstand entscheidet { $tie_break }.
    }
    [underworld] Tezcatlipoca hat die Unterwelt erreicht: Alle haben verloren. Gegeben: { $given }.
   *[rounds] Die Zeit ist um: Alle haben verloren. Gegeben: { $given }.
}

azteca-answer-no-intercept = Nie abfangen
azteca-answer-no-bid = Auf dem Sklavenmarkt nie bieten
azteca-answer-no-influence = Nie einen Wurf mit Einfluss ändern
azteca-answer-no-ruse = Nie eine Karte mit List aufheben
azteca-answer-no-war-cards = Vor dem Blumenkrieg nie eine Karte spielen
azteca-answer-no-battle-cards = In einem Kampf nie eine Karte spielen
azteca-answer-no-lake-cards = In einem Kampf auf dem See nie eine Karte spielen
azteca-answer-no-cousins = Den Neutralen nie Kämpfer schicken

azteca-end-temple = der Tempel des Quetzalcoatl ist vollendet
azteca-end-underworld = Tezcatlipoca hat die Welt in die Unterwelt geführt
azteca-end-rounds = die letzte Runde ist vorbei
