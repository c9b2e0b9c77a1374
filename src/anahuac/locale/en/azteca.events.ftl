### Azteca: what happened, except in the flower war

azteca-event-round = Round { $round } begins. Order of play: { $order }.
azteca-event-phase = Phase: { $phase }.
azteca-event-set-up = { $seat-is ->
    [you] You begin
   *[other] { $seat } begins
} with { $ships ->
    [0] no ship
    [one] one ship
   *[other] { $ships } ships
}, { $armies ->
    [0] no general
    [one] one general
   *[other] { $armies } generals
}, { $warriors ->
    [0] no warrior
    [one] one warrior
   *[other] { $warriors } warriors
}, { $knights ->
    [0] no jaguar knight
    [one] one jaguar knight
   *[other] { $knights } jaguar knights
} and { $pochtecas ->
    [0] no pochteca
    [one] one pochteca
   *[other] { $pochtecas } pochtecas
}{ $dams ->
    [none] .
   *[other] ; { $dams }.
}
azteca-event-set-up-done = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} set up.
azteca-event-assigned = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} a { $fighter } into { $group ->
    [R] the reserve.
   *[other] army { $group }.
}
azteca-event-chose = { $seat-is ->
    [you] You choose
   *[other] { $seat } chooses
} in secret: { $choice }.
azteca-event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $cards ->
    [hidden] { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
   *[other] { $cards }.
}
azteca-event-reshuffled = { $count ->
    [one] The one discarded card becomes the new deck.
   *[other] The { $count } discarded cards become the new deck.
}
azteca-event-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
azteca-event-discarded-together = { $seat-is ->
    [you] You discard
   *[other] { $seat } discards
} { $list }.
azteca-event-played = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card }{ $at ->
    [hidden] .
   *[other] : { $at }.
}
azteca-event-played-against = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card } against { $rival-is ->
    [you] you.
   *[other] { $rival }.
}
azteca-event-played-for = { $seat-is ->
    [you] You play
   *[other] { $seat } plays
} { $card } for { $rival-is ->
    [you] you.
   *[other] { $rival }.
}
azteca-event-passed = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} done.
azteca-event-rolled = { $seat-is ->
    [you] You roll
   *[other] { $seat } rolls
} { $faces }.
azteca-event-rerolled = { $seat-is ->
    [you] By your Influence
   *[other] By the Influence of { $seat }
} die { $die } is rolled again ({ $face }).
azteca-event-cancelled = { $seat-is ->
    [you] You cancel
   *[other] { $seat } cancels
} the Influence.
azteca-event-peeked = { $seat-is ->
    [you] You see
   *[other] { $seat } sees
} { $rival-is ->
    [you] your hand
   *[other] the hand of { $rival }
}{ $cards ->
    [hidden] .
   *[other] : { $cards }.
}
azteca-event-income = { $seat-is ->
    [you] You receive
   *[other] { $seat } receives
} { $tribute } T and { $sacrifices } SP.
azteca-event-tribute = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} { $tribute } T.
azteca-event-bought = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} { $item }{ $at ->
    [hidden] { $group ->
        [hidden] .
        [R] {" "}for the reserve.
       *[other] {" "}for army { $group }.
    }
   *[other] : { $at }.
}
azteca-event-bought-together = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} { $list }.
azteca-event-lot = Lot { $number }: { $slaves } { $slaves ->
    [one] slave
   *[other] slaves
}.
azteca-event-bid = { $seat-is ->
    [you] You bid
   *[other] { $seat } bids
} { $tribute } T.
azteca-event-sold = { $seat-is ->
    [you] You pay { $tribute } T and take
   *[other] { $seat } pays { $tribute } T and takes
} { $slaves } SP.
azteca-event-unsold = Nobody wants lot { $number }.
azteca-event-sent = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} a pochteca: { $at ->
    [hidden] { $mission }.
   *[other] { $mission }, { $at }.
}
azteca-event-sent-together = { $seat-is ->
    [you] You send
   *[other] { $seat } sends
} { $count } pochtecas: { $list }.
azteca-event-succeeded = { $seat-is ->
    [you] Your { $mission }
   *[other] The { $mission } of { $seat }
} { $at ->
    [hidden] succeeds.
   *[other] in { $at } succeeds.
}
azteca-event-failed = { $seat-is ->
    [you] Your { $mission }
   *[other] The { $mission } of { $seat }
} { $at ->
    [hidden] fails.
   *[other] in { $at } fails.
}
azteca-event-returned = { $count ->
    [one] { $seat-is ->
        [you] Your expedition returns
       *[other] The expedition of { $seat } returns
    }
   *[other] { $seat-is ->
        [you] Your { $count } expeditions return
       *[other] The { $count } expeditions of { $seat } return
    }
}{ $tribute ->
    [hidden] .
   *[other] {" "}with { $tribute } T.
}
azteca-event-pochteca-lost = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} a pochteca ({ $mission }).
azteca-event-sailed = { $seat-is ->
    [you] Your ship sails
   *[other] A ship of { $seat } sails
} from { $source } to { $target }.
azteca-event-sailed-together = { $seat-is ->
    [you] Your ships sail
   *[other] Ships of { $seat } sail
}: { $list }.
azteca-event-engaged = { $seat-is ->
    [you] You attack
   *[other] { $seat } attacks
} { $rival-is ->
    [you] your ships
   *[other] the ships of { $rival }
} on { $at }.
azteca-event-sunk = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { $count ->
    [one] a ship
   *[other] { $count } ships
} on { $at }.
azteca-event-ships-withdrew = { $seat-is ->
    [you] Your ships withdraw
   *[other] The ships of { $seat } withdraw
} from { $source } to { $target }.
azteca-event-offered = { $sacrifices ->
    [hidden] { $seat-is ->
        [you] You have given to Quetzalcoatl in secret.
       *[other] { $seat } has given to Quetzalcoatl in secret.
    }
   *[other] { $seat-is ->
        [you] You have given { $sacrifices } SP to Quetzalcoatl in all.
       *[other] { $seat } has given { $sacrifices } SP to Quetzalcoatl in all.
    }
}
azteca-event-set-aside = { $seat-is ->
    [you] You set
   *[other] { $seat } sets
} { $sacrifices } SP aside.
azteca-event-climbed = { $total ->
    [one] One SP has
   *[other] { $total } SP have
} gone into the urn so far: Quetzalcoatl { $steps ->
    [0] does not climb,
    [one] climbs one step,
   *[other] climbs { $steps } steps,
} { $rest ->
    [0] nothing stays in it.
    [one] one SP stays in it.
   *[other] { $rest } SP stay in it.
}
azteca-event-fed = For Tezcatlipoca: { $amounts }.
azteca-event-fed-chosen = { $seat-is ->
    [you] You have
   *[other] { $seat } has
} chosen.
azteca-event-wrath = Wrath of Tezcatlipoca: { $card }.
azteca-event-judged = { $calm ->
    [yes] { $fed } SP and the best die, { $best }, reach the wrath of { $wrath }: Tezcatlipoca stays on step { $steps }.
   *[no] { $fed } SP and the best die, { $best }, do not reach the wrath of { $wrath }: Tezcatlipoca descends to step { $steps }.
}
azteca-event-deal-began = { $seat-is ->
    [you] You think
   *[other] { $seat } thinks
} about an offer to { $rival-is ->
    [you] you
   *[other] { $rival }
}.
azteca-event-deal = { $seat-is ->
    [you] You offer
   *[other] { $seat } offers
} { $rival-is ->
    [you] you
   *[other] { $rival }
} { $given } for { $asked }.
azteca-event-answered = { $granted ->
    [yes] { $seat-is ->
        [you] You take the offer.
       *[other] { $seat } takes the offer.
    }
   *[no] { $seat-is ->
        [you] You refuse the offer.
       *[other] { $seat } refuses the offer.
    }
}
azteca-tie-break-assimilated = the most assimilated cities
azteca-tie-break-territories = the most territories
azteca-tie-break-wealth = the greatest wealth
azteca-event-over = { $reason ->
    [temple] Quetzalcoatl is in his temple. Given: { $given }. Winner: { $seats }{ $tie_break ->
        [none] .
       *[other] ; the tie is broken by { $tie_break }.
    }
    [underworld] Tezcatlipoca has reached the underworld: all have lost. Given: { $given }.
   *[rounds] The time is up: all have lost. Given: { $given }.
}
