### Azteca: what happened in the flower war

azteca-event-activated = { $seat-is ->
    [you] A marker of yours
   *[other] A marker of { $seat }
} is drawn.
azteca-event-marched = { $seat-is ->
    [you] Your army { $army }
   *[other] Army { $army } of { $seat }
} goes from { $source } to { $target }.
azteca-event-reorganised = { $seat-is ->
    [you] You reorganise
   *[other] { $seat } reorganises
} in { $at }.
azteca-event-dissolved = { $seat-is ->
    [you] You dissolve
   *[other] { $seat } dissolves
} army { $army }.
azteca-event-leave-asked = { $seat-is ->
    [you] You ask
   *[other] { $seat } asks
} { $rival-is ->
    [you] you
   *[other] { $rival }
} for leave to use { $at }.
azteca-event-leave-answered = { $granted ->
    [yes] { $seat-is ->
        [you] You give leave.
       *[other] { $seat } gives leave.
    }
   *[no] { $seat-is ->
        [you] You refuse.
       *[other] { $seat } refuses.
    }
}
azteca-event-fare = { $tribute ->
    [0] { $seat-is ->
        [you] You carry the army for nothing.
       *[other] { $seat } carries the army for nothing.
    }
   *[other] { $seat-is ->
        [you] You
       *[other] { $seat }
    } would carry the army for { $tribute } T.
}
azteca-event-fare-paid = { $seat-is ->
    [you] You pay
   *[other] { $seat } pays
} { $rival-is ->
    [you] you
   *[other] { $rival }
} { $tribute } T for the crossing.
azteca-event-intercepted = { $seat-is ->
    [you] Your army { $army }
   *[other] Army { $army } of { $seat }
} intercepts at { $at }.
azteca-event-battle = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
} { $rival ->
    [hidden] the neutrals
   *[other] { $rival-is ->
        [you] you
       *[other] { $rival }
    }
} at { $at }.
azteca-event-joined = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} { $warriors ->
    [hidden] { $count ->
        [one] one counter of the reserve.
       *[other] { $count } counters of the reserve.
    }
   *[other] { $count ->
        [one] one counter of the reserve
       *[other] { $count } counters of the reserve
    } (warriors { $warriors }, jaguar knights { $knights }).
}
azteca-event-cousin = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} the neutrals a { $fighter }.
azteca-event-mobilised = The neutrals mobilise { $knights ->
    [0] { $warriors ->
        [0] nobody
        [one] one warrior
       *[other] { $warriors } warriors
    }
   *[other] { $warriors ->
        [0] {""}
        [one] one warrior and{" "}
       *[other] { $warriors } warriors and{" "}
    }{ $knights ->
        [one] one jaguar knight
       *[other] { $knights } jaguar knights
    }
}.
azteca-event-announced = Attack { $attacker }, defence { $defender }: { $odds }.
azteca-attack-odds = { $spread ->
    [yes] about { $low } to { $high } % for the attack
   *[no] about { $high } % for the attack
}
azteca-event-losses-chosen = { $seat-is ->
    [you] You have chosen your losses.
   *[other] { $seat } has chosen the losses.
}
azteca-event-loss-noted = { $seat-is ->
    [you] You will lose
   *[other] { $seat } will lose
} a { $fighter } of { $group ->
    [R] the reserve.
   *[other] army { $group }.
}
azteca-event-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $knights ->
    [0] { $warriors ->
        [0] nobody
        [one] one warrior
       *[other] { $warriors } warriors
    }
   *[other] { $warriors ->
        [0] {""}
        [one] one warrior and{" "}
       *[other] { $warriors } warriors and{" "}
    }{ $knights ->
        [one] one jaguar knight
       *[other] { $knights } jaguar knights
    }
}{ $reserve ->
    [0] { $groups ->
        [hidden] .
       *[other] {" "}({ $groups }).
    }
   *[other] { $groups ->
        [hidden] ; from the reserve: { $reserve }.
       *[other] {" "}({ $groups }).
    }
}
azteca-event-guard-lost = Captured: { $knights ->
    [0] { $warriors ->
        [0] nobody
        [one] one warrior
       *[other] { $warriors } warriors
    }
   *[other] { $warriors ->
        [0] {""}
        [one] one warrior and{" "}
       *[other] { $warriors } warriors and{" "}
    }{ $knights ->
        [one] one jaguar knight
       *[other] { $knights } jaguar knights
    }
}.
azteca-event-destroyed = { $seat-is ->
    [you] Your army { $army }
   *[other] Army { $army } of { $seat }
} is destroyed.
azteca-event-retreated = { $seat-is ->
    [you] You retreat
   *[other] { $seat } retreats
} to { $at }.
azteca-event-reserve-withdrew = { $seat-is ->
    [you] Your reserve
   *[other] The reserve of { $seat }
} withdraws.
azteca-event-won = { $seat ->
    [hidden] The neutrals win.
   *[other] { $seat-is ->
        [you] You win
       *[other] { $seat } wins
    }{ $sacrifices ->
        [0] .
       *[other] {" "}and { $seat-is ->
            [you] gain
           *[other] gains
        } { $sacrifices } SP.
    }
}
azteca-event-drawn = Nobody is left on either side at { $at }.
azteca-event-terrain = The terrain takes a counter of the attacker{ $seat ->
    [hidden] .
   *[other] { $seat-is ->
        [you] : 1 SP for you.
       *[other] : 1 SP for { $seat }.
    }
}
azteca-event-promoted = { $seat-is ->
    [you] Your warrior
   *[other] A warrior of { $seat }
} becomes a jaguar knight{ $group ->
    [hidden] .
    [R] {" "}in the reserve.
   *[other] {" "}in army { $group }.
}
azteca-event-conquered = { $seat ->
    [hidden] { $at } becomes neutral.
   *[other] { $seat-is ->
        [you] { $at } is yours now.
       *[other] { $at } belongs to { $seat } now.
    }
}
azteca-event-plundered = { $seat-is ->
    [you] You plunder
   *[other] { $seat } plunders
} { $rival-is ->
    [you] your capital
   *[other] the capital of { $rival }
}{ $tribute ->
    [hidden] .
   *[other] : { $tribute } T and { $sacrifices } SP.
}
azteca-event-struck = { $at } is struck.
azteca-event-recovered = { $seat-is ->
    [you] You raise
   *[other] { $seat } raises
} a new army.
