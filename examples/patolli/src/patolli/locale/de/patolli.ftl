### Patolli: Namen, Gründe, Ereignisse, Regeln

patolli-title = Patolli
patolli-about = Wirf fünf Bohnen und lass deine Steine um das Kreuz laufen; in der Mitte kannst du andere zurückschicken.
patolli-facts = 2 bis 4 Personen · eine halbe Stunde · Glück

patolli-step-move = wähle den Stein, der zieht
patolli-step-over = die Partie ist vorbei
patolli-kind-enter = Einsetzen eines Steins
patolli-kind-move = Ziehen eines Steins
patolli-action-enter = einen Stein einsetzen
patolli-action-move = den Stein auf Feld { $square } ziehen

patolli-field-ways = Felder gelaufen
patolli-field-cacao = Kakao
patolli-field-pot = Topf
patolli-field-throw = Wurf

patolli-setting-round-limit = Höchstzahl der Runden

patolli-bad-round-limit = Die Rundengrenze ist eine Zahl von 1 bis 1000.
patolli-bad-cross = Ein Spielplan hat vier Startfelder, und alle Nummern von Feldern sind von 1 bis { $size }.
patolli-bad-position = Jeder hat { $pebbles } Steine, für jeden gibt es { $cacao } Kakaobohnen, nie stehen zwei Steine auf einem Feld, und wer am Zug ist, kann ziehen.

patolli-no-pebble = Dort hast du keinen Stein.
patolli-taken = { $seat-is ->
    [you] Auf Feld { $square } steht dein eigener Stein.
   *[other] Auf Feld { $square } steht { $seat }, und es liegt nicht in der Mitte.
}

patolli-source-paid = Würfe ohne Zeichen
patolli-source-sent-back = zurückgeschickte Steine
patolli-source-took-pot = der Topf

patolli-event-threw = { $seat-is ->
    [you] Du wirfst { $throw }.
   *[other] { $seat } wirft { $throw }.
}
patolli-event-moved = { $square ->
    [0] { $seat-is ->
        [you] Du bringst einen Stein nach Hause.
       *[other] { $seat } bringt einen Stein nach Hause.
    }
   *[other] { $seat-is ->
        [you] Du ziehst auf Feld { $square }.
       *[other] { $seat } zieht auf Feld { $square }.
    }
}
patolli-event-paid = { $seat-is ->
    [you] Du legst { $cacao } Kakao in den Topf.
   *[other] { $seat } legt { $cacao } Kakao in den Topf.
}
patolli-event-sent-back = { $seat-is ->
    [you] Du schickst { $rival } zurück und bekommst { $cacao } Kakao.
   *[other] { $rival-is ->
        [you] { $seat } schickt dich zurück und bekommt { $cacao } Kakao von dir.
       *[other] { $seat } schickt { $rival } zurück und bekommt { $cacao } Kakao.
    }
}
patolli-event-took-pot = { $seat-is ->
    [you] Alle deine Steine sind zu Hause: Du nimmst den Topf mit { $cacao } Kakao.
   *[other] Alle Steine von { $seat } sind zu Hause; der Topf mit { $cacao } Kakao ist gewonnen.
}
patolli-end-home = alle Steine eines Spielers sind zu Hause
patolli-end-rounds = die letzte Runde ist vorbei

patolli-rule-intro = Patolli wurde überall im Tal von Mexiko gespielt. Dies ist eine einfache Form davon.
patolli-rule-P0 = Material
patolli-rule-P0-1 = Der Spielplan ist ein Kreuz, dessen 52 Felder einen Ring bilden. Vier davon sind die Mitte; jeder Arm endet in zwei Feldern.
patolli-rule-P0-2 = Jeder hat 3 Steine und 10 Kakaobohnen. Geworfen werden fünf Bohnen, die auf einer Seite gezeichnet sind.
patolli-rule-P1 = Aufbau
patolli-rule-P1-1 = Alle Steine warten neben dem Plan. Jeder legt eine Kakaobohne in den Topf.
patolli-rule-P2 = Werfen
patolli-rule-P2-1 = Wer an der Reihe ist, wirft die Bohnen: Jede gezeichnete Seite, die oben liegt, zählt ein Feld, alle fünf zählen zehn.
patolli-rule-P2-2 = Wer nichts wirft, legt eine Kakaobohne in den Topf, und der Nächste ist an der Reihe.
patolli-rule-P3 = Ziehen
patolli-rule-P3-1 = Zieh einen Stein genau so viele Felder um den Ring, wie du geworfen hast. Ein wartender Stein kommt auf deinem Feld in der Mitte herein, das als erstes zählt.
patolli-rule-P3-2 = Auf einen eigenen Stein darfst du nicht ziehen, auf einen fremden nur in der Mitte.
patolli-rule-P3-3 = Ein fremder Stein, den du in der Mitte triffst, geht zurück und wartet; sein Besitzer gibt dir eine Kakaobohne.
patolli-rule-P3-4 = Ein Stein, der über sein letztes Feld hinausginge, ist zu Hause. Wer nicht ziehen kann, setzt aus.
patolli-rule-P4 = Die Enden der Arme
patolli-rule-P4-1 = Wer am Ende eines Arms stehen bleibt, wirft noch einmal.
patolli-rule-P5 = Das Ende
patolli-rule-P5-1 = Wer den letzten seiner Steine nach Hause bringt, nimmt den Topf, und die Partie ist vorbei.
patolli-rule-P5-2 = Der meiste Kakao gewinnt; bei Gleichstand: die meisten Steine zu Hause; sonst geteilt.
patolli-rule-P5-3 = Nach 60 Runden (eine Option) ist die Partie auf jeden Fall vorbei.
patolli-rule-notation = Notation
patolli-rule-notation-1 = „+“ setzt einen Stein ein; eine Zahl zieht den Stein auf diesem Feld.
