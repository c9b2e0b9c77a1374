### Azteca: names

azteca-people-aztecs = Aztecs
azteca-people-toltecs = Toltecs
azteca-people-chichimecs = Chichimecs
azteca-people-tepanecs = Tepanecs

azteca-player-aztecs = Tenochtitlan
azteca-player-toltecs = Colhuacan
azteca-player-chichimecs = Texcoco
azteca-player-tepanecs = Azcapotzalco

azteca-card-influence = Influence of the Tlenamacac
azteca-card-ruse = Sorcerer’s ruse
azteca-card-insubordination = Insubordination
azteca-card-tlaloc = Intervention of Tlaloc
azteca-card-submission = Submission of a city-state
azteca-card-yacatecuhtli = Fury of Yacatecuhtli
azteca-card-assassination = Assassination
azteca-card-chalchiuhtlicue = Intervention of Chalchiuhtlicue
azteca-card-raid = Raid
azteca-card-diversion = Diversion
azteca-card-reinforcements = Reinforcements
azteca-card-heroic = Heroic combat
azteca-card-passage = Right of passage
azteca-card-flood = Flood
azteca-card-earthquake = Earthquake

azteca-fighter-warrior = warrior
azteca-fighter-knight = jaguar knight
azteca-item-warrior = a warrior
    .many = { $count } warriors
azteca-item-knight = a jaguar knight
    .many = { $count } jaguar knights
azteca-item-pochteca = a pochteca
    .many = { $count } pochtecas
azteca-item-general = a general
    .many = { $count } generals
azteca-item-ship = a ship
    .many = { $count } ships
azteca-item-dam = a dam
    .many = { $count } dams
azteca-tribute = { $amount } T
azteca-nothing = nothing
azteca-group = { $group ->
    [R] reserve
   *[other] army { $group }
}
azteca-dams = { $count ->
    [one] a dam to { $places }
   *[other] dams to { $places }
}
azteca-die-white = white
azteca-die-red = red
azteca-die-yellow = yellow
azteca-die-shows = { $face ->
    [lance] { $colour }: a lance
    [nothing] { $colour }: nothing
   *[other] { $colour }: { $face }
}
azteca-mission-expedition = expedition
azteca-mission-spy = espionage
azteca-mission-ally = alliance
azteca-mission-ally-dear = alliance for 4 T
azteca-mission-rebel = rebellion
azteca-mission-assimilate = assimilation

azteca-phase-0 = set-up
azteca-phase-1 = cards
azteca-phase-2 = tribute
azteca-phase-3 = purchases
azteca-phase-4 = slave market
azteca-phase-5 = pochtecas
azteca-phase-6 = lake
azteca-phase-7 = flower war
azteca-phase-8 = judgement of the gods

azteca-lake = { $id ->
    [lake-north] Lake Xaltocan
    [lake-west] Lake Mexico
    [lake-east] Lake Texcoco
    [lake-south] Lake Xochimilco
   *[other] { $name }
}

## Questions that are answered for a player

azteca-answer-no-intercept = Never intercept
azteca-answer-no-bid = Never bid at the slave market
azteca-answer-no-influence = Never change a roll with Influence
azteca-answer-no-ruse = Never cancel a card with Ruse
azteca-answer-no-war-cards = Never play a card before the flower war
azteca-answer-no-battle-cards = Never play a card in a battle
azteca-answer-no-lake-cards = Never play a card in a battle on the lake
azteca-answer-no-cousins = Never send counters to help the neutrals

## How a game ends

azteca-end-temple = the temple of Quetzalcoatl is complete
azteca-end-underworld = Tezcatlipoca has led the world into the underworld
azteca-end-rounds = the last round is over
