// Friendly names for guests: a real Nahuatl name, and a number so that two of them can be told apart.

const NAMES = [
  'Acatl', 'Amoxtli', 'Atl', 'Centli', 'Chimalli', 'Cihuaton', 'Citlali', 'Coyotl', 'Cuicatl', 'Ehecatl', 'Eztli',
  'Huitzilin', 'Ichtaca', 'Itotia', 'Itzel', 'Ixtli', 'Izel', 'Malinalli', 'Mazatl', 'Metztli', 'Milintica', 'Mizquixaual',
  'Nochtli', 'Ohtli', 'Olin', 'Papalotl', 'Patli', 'Quauhtli', 'Quetzalli', 'Tecolotl', 'Tenoch', 'Teoxihuitl', 'Tepiltzin',
  'Tlalli', 'Tlanextli', 'Tochtli', 'Tonalli', 'Tototl', 'Xihuitl', 'Xipil', 'Xochitl', 'Xoco', 'Yaotl', 'Yolotl', 'Zyanya',
] // prettier-ignore

export function guestName(): string {
  const name = NAMES[Math.floor(Math.random() * NAMES.length)]!
  return `${name} ${2 + Math.floor(Math.random() * 97)}`
}
