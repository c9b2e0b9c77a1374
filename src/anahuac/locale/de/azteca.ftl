### Azteca: Namen

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

azteca-lake = { $id ->
    [lake-north] Xaltocan-See
    [lake-west] Mexiko-See
    [lake-east] Texcoco-See
    [lake-south] Xochimilco-See
   *[other] { $name }
}

## Fragen, die für einen Spieler beantwortet werden

azteca-answer-no-intercept = Nie abfangen
azteca-answer-no-bid = Auf dem Sklavenmarkt nie bieten
azteca-answer-no-influence = Nie einen Wurf mit Einfluss ändern
azteca-answer-no-ruse = Nie eine Karte mit List aufheben
azteca-answer-no-war-cards = Vor dem Blumenkrieg nie eine Karte spielen
azteca-answer-no-battle-cards = In einem Kampf nie eine Karte spielen
azteca-answer-no-lake-cards = In einem Kampf auf dem See nie eine Karte spielen
azteca-answer-no-cousins = Den Neutralen nie Kämpfer schicken

## Wie eine Partie endet

azteca-end-temple = der Tempel des Quetzalcoatl ist vollendet
azteca-end-underworld = Tezcatlipoca hat die Welt in die Unterwelt geführt
azteca-end-rounds = die letzte Runde ist vorbei
