### Azteca: was im Blumenkrieg geschehen ist

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
azteca-event-announced = Angriff { $attacker }, Verteidigung { $defender }: { $odds }.
azteca-attack-odds = { $spread ->
    [yes] etwa { $low } bis { $high } % für den Angriff
   *[no] etwa { $high } % für den Angriff
}
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
