### Azteca: was geschehen ist, außer im Blumenkrieg

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
