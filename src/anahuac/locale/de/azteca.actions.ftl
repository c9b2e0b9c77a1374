### Azteca: was entschieden wird, und Aktionen in Worten

## Was bei jedem Schritt entschieden wird

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

## Arten von Aktionen

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
