import type { Point } from '../../lib/shapes'
import type { BoardProps, GameView, Place, Seat } from '../../lib/types'

export type Terrain = 'desert' | 'fields' | 'jungle' | 'mountains' | 'city'
export type People = 'serpent' | 'ocelot' | 'coyote' | 'quetzal'
export type Faction = 'coyote-quetzal' | 'ocelot-serpent'
export type Culture = 'mixcoatl' | 'tepeyollotl' | 'xipe' | 'offering' | 'sacred-games' | 'rafts' | 'tlatoani' | 'eagle'
export type Phase = 'choice' | 'expansion' | 'conflict' | 'scoring' | 'over'
export type Step = 'choose' | 'place' | 'move' | 'settle' | 'decide' | 'answer' | 'score' | 'over'

export const TERRAINS: readonly Terrain[] = ['desert', 'fields', 'jungle', 'mountains', 'city']
export const POWERS: readonly number[] = [4, 5, 6, 7, 8, 9]
export const CULTURES: readonly Culture[] = [
  'mixcoatl', 'tepeyollotl', 'xipe', 'offering', 'sacred-games', 'rafts', 'tlatoani', 'eagle',
] // prettier-ignore
export const AGES: readonly number[] = [1, 2, 3, 4, 5]
export const PHASES: readonly Phase[] = ['choice', 'expansion', 'conflict', 'scoring']

/** What a power card pays for; the 4 is wild. */
export const TERRAIN_OF: Readonly<Record<number, Terrain>> = {
  5: 'desert',
  6: 'jungle',
  7: 'mountains',
  8: 'fields',
  9: 'city',
}

/** What a blessing pays for. */
export const BLESSED: Readonly<Partial<Record<Culture, Terrain>>> = {
  mixcoatl: 'jungle',
  tepeyollotl: 'mountains',
  xipe: 'fields',
}

/** What a seat may know, as `src/anahuac/games/aztlan/view.py` writes it. Lists are by seat unless they say otherwise. */
export interface AztlanView extends GameView {
  game: 'aztlan'
  options: { peoples?: People[]; first_faction?: string }
  age: number
  phase: Phase
  step: Step
  order: Seat[]
  /** Whose turn it is, as a place in the order. */
  turn: number
  /** The score markers from the last field to the first, within a field from the bottom of the stack up. */
  track: Seat[]
  scores: number[]
  cards: (number | null)[]
  /** The power cards that do not lie open: those in hand and the one face down. */
  unplayed: number[][]
  /** By seat, then by territory in the order of the board. */
  pawns: number[][]
  supply: number[]
  removed: number[]
  to_place: number[]
  culture: (Culture[] | null)[]
  culture_sizes: number[]
  deck_size: number
  discard: Culture[]
  unsettled: Place[]
  contested: Place | null
  asking: Seat[]
  spared: Seat[]
  rafts: boolean
  blessed: Culture[]
  /** Empty unless two play. */
  factions: Faction[]
}

export interface Territory {
  id: Place
  name: string
  terrain: Terrain
  polygon: Point[]
  center: Point
  lakes: string[]
}

export interface Lake {
  id: string
  name: string
  polygon: Point[]
}

/** The board's data. */
export interface AztlanBoard {
  name: string
  size: Point
  territories: Territory[]
  lakes: Lake[]
  adjacent: [Place, Place][] | Record<Place, Place[]>
}

export type AztlanProps = BoardProps<AztlanView, AztlanBoard>

const PEOPLES: readonly People[] = ['serpent', 'ocelot', 'coyote', 'quetzal']

/** The peoples of a seat: one, or the two of its faction. */
export function peoplesOf(view: AztlanView, seat: Seat): People[] {
  if (view.seats === 2) return (view.factions[seat]?.split('-') ?? []) as People[]
  return [view.options.peoples?.[seat] ?? PEOPLES[seat]!]
}
