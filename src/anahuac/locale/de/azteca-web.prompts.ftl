### Azteca im Browser: was gefragt ist und was man in die Hand nimmt

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
