### Azteca: what is played above the map

azteca-web-chance = { $spread ->
    [yes] { $low } to { $high } %
   *[no] { $high } %
}
azteca-web-chance-help = In percent: the chance to win if nobody leaves, as far as you can know
azteca-web-serpent = Quetzalcoatl
azteca-web-serpent-there = Quetzalcoatl is in his temple: the game is over!
