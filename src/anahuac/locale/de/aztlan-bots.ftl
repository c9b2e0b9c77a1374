### Warum die Bots in Aztlán tun, was sie tun

aztlan-bots-choose = Die Landschaft dieser Karte ({ $terrain }) könnte in diesem Zeitalter etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } bringen; { $rival } wählt am ehesten die { $card }.
aztlan-bots-land = { $territory } ist frei { $gain ->
    [0] und es lohnt sich, dort zu stehen.
    [one] und bringt den Reichen einen Punkt mehr.
   *[other] und bringt den Reichen { $gain } Punkte mehr.
}
aztlan-bots-shared = { $territory } { $gain ->
    [0] sollte stark besetzt sein,
    [one] bringt den Reichen einen Punkt mehr,
   *[other] bringt den Reichen { $gain } Punkte mehr,
} aber auch { $rival } steht dort.
aztlan-bots-stay = Jede Figur wird dort gebraucht, wo sie steht.
aztlan-bots-fight = Wer vertrieben wird, verliert Land im Wert von { $loss ->
    [0] fast nichts
    [one] etwa einem Punkt
   *[other] etwa { $loss } Punkten
  }, und das ist mehr, als eine Kulturkarte wert ist.
aztlan-bots-coexist = Eine Kulturkarte ist mehr wert als das Land, das die anderen verlören, { $loss ->
    [0] fast nichts
    [one] etwa einen Punkt
   *[other] etwa { $loss } Punkte
  }; aber sie bleiben und werden stärker.
aztlan-bots-tlatoani = Hier allein zu entscheiden ist die Karte wert: Es geht um Land im Wert von { $loss ->
    [0] fast nichts
    [one] etwa einem Punkt
   *[other] etwa { $loss } Punkten
  }.
aztlan-bots-games = Sonst ginge Land im Wert von { $loss ->
    [0] fast nichts
    [one] etwa einem Punkt
   *[other] etwa { $loss } Punkten
  } verloren; dafür zieht der Sieger eine Karte.
aztlan-bots-decline = Das Land im Wert von { $loss ->
    [0] fast nichts
    [one] etwa einem Punkt
   *[other] etwa { $loss } Punkten
  } ist die Karte nicht wert.
aztlan-bots-rafts = Die Seen verbinden jetzt Reiche, und ein späteres Zeitalter bringt vielleicht weniger.
aztlan-bots-name = Diese Landschaft bringt am meisten.
aztlan-bots-bless = Der Segen bringt jetzt genug, und bis zu einem späteren Zeitalter kann Land verloren gehen.
aztlan-bots-done = Die übrigen Karten sind später mehr wert.
