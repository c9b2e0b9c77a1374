import type { Point } from '../../lib/shapes'
import type { Choice } from '../../lib/actions'
import type { BoardProps, GameView, Place, Seat } from '../../lib/types'

export type Terrain = 'desert' | 'fields' | 'jungle' | 'mountains' | 'city'
export type People = 'serpent' | 'ocelot' | 'coyote' | 'quetzal'
export type Faction = 'coyote-quetzal' | 'ocelot-serpent'
export type Culture = 'mixcoatl' | 'tepeyollotl' | 'xipe' | 'offering' | 'sacred-games' | 'rafts' | 'tlatoani' | 'eagle'
export type Phase = 'choice' | 'expansion' | 'conflict' | 'scoring' | 'over'
export type Step = 'choose' | 'place' | 'move' | 'settle' | 'decide' | 'answer' | 'score' | 'over'

export const ROMAN: readonly string[] = ['I', 'II', 'III', 'IV', 'V']

/** What a power card pays for; a wild one names a terrain. */
export type Paid = Terrain | 'wild'

/** The numbers of the rules, as `src/anahuac/games/aztlan/details.py` writes them. */
export interface AztlanConstants {
  powers: Record<number, Paid>
  terrains: Terrain[]
  phases: Phase[]
  /** The pawns that each age brings, by the number of players. */
  allotment: Record<number, number[]>
  /** How many culture cards there are of each kind. */
  culture: Record<Culture, number>
}

export interface Realm {
  territories: Place[]
  matching?: number
  points?: number
}

export interface ConflictDetails {
  territory: Place
  /** One, or several that are equal; none while cards are face down. */
  strongest: Seat[]
  /** Who is driven out if the one whose turn it is fights. */
  losing: Seat[]
}

/** What follows from a view by the rules. Lists are by seat unless they say otherwise. */
export interface AztlanDetails {
  peoples: People[][]
  /** Whether a power card of this age lies before a seat. */
  laid: boolean[]
  /** The terrain that pays in this age, empty if it is not known. */
  terrains: (Terrain | '')[]
  realms: Realm[][]
  /** By territory; null if the card is not known. */
  strengths: (number[] | null)[]
  conflicts: ConflictDetails[]
  /** What the own realms would bring with each own power card. */
  powers?: Record<number, number>
  /** What naming a terrain now would bring. */
  names?: Partial<Record<Terrain, number>>
  /** What playing a culture card now would add. */
  cards?: Partial<Record<Culture, number>>
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

/** What an action is about. */
export type AztlanFields = { at?: Place; to?: Place; power?: number; terrain?: Terrain; card?: Culture }
export type AztlanChoice = Choice<AztlanFields>

export type AztlanProps = BoardProps<AztlanView, AztlanBoard, AztlanDetails, AztlanConstants, AztlanFields>
