### Azteca: was über der Karte gespielt wird

azteca-web-chance = { $spread ->
    [yes] { $low } bis { $high } %
   *[no] { $high } %
}
azteca-web-chance-help = In Prozent: die Aussicht auf den Sieg, wenn niemand weicht, soweit du es wissen kannst
azteca-web-serpent = Quetzalcoatl
azteca-web-serpent-there = Quetzalcoatl ist in seinem Tempel: Das Spiel ist aus!
