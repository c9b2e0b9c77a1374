import type { Point } from '../../lib/shapes'
import { t } from '../../lib/text.svelte'
import type { Choice } from '../../lib/actions'
import type { BoardProps, GameView, Place, Seat } from '../../lib/types'

/** Warriors and knights. */
export type Force = [number, number]
export type Colour = 'white' | 'red' | 'yellow'
export type People = 'aztecs' | 'toltecs' | 'chichimecs' | 'tepanecs'

/** What is going on, from the round down to the question asked now; places and armies are numbers in it. */
export type Frame =
  | { frame: 'setup'; zones: number[]; dam: number; deciding: Seat[]; aztecs: Seat }
  | { frame: 'turns'; part: string; order: Seat[]; note: number }
  | { frame: 'round'; stage: string; fed: number; wrath: number }
  | { frame: 'lot'; number: number; slaves: number; bidders: Seat[]; bid: number; bidder: Seat }
  | { frame: 'deeds'; at: number }
  | { frame: 'roll'; colours: Colour[]; faces: number[]; asking: Seat[]; roller: Seat }
  | { frame: 'spell'; seat: Seat; die: number; asking: Seat[] }
  | { frame: 'deed'; seat: Seat; card: string; target: number }
  | { frame: 'ruse'; seat: Seat; target: Seat }
  | Deal
  | LakeBattle
  | { frame: 'activation'; seat: Seat; stage: 'ready' | 'march' | 'after'; army: number; left: number; passage: number }
  | { frame: 'war' }
  | { frame: 'reorganise'; seat: Seat; groups: number; pool: Force | null }
  | { frame: 'leave'; seat: Seat; asker: Seat; zone: number; purpose: 'cross' | 'intercept' | 'retreat' | 'reserve' }
  | { frame: 'ferry'; seat: Seat; zone: number; asking: Seat[]; fare: number }
  | { frame: 'entering'; seat: Seat; army: number; origin: number; place: number; stage: string }
  | Battle
  | { frame: 'losses'; seats: Seat[]; total: number[]; left: number[]; army: number }
  | { frame: 'retreat'; seat: Seat; place: number; armies: number; why: 'round' | 'plunder' | 'flood'; left: boolean }
  | { frame: 'catastrophe'; place: number; armies: number[] }
  | { frame: 'experience'; seat: Seat; groups: number; warriors: number | null }
  | { frame: 'sacrifice'; amounts: (number | null)[]; deciding: Seat[] }

export interface Deal {
  frame: 'deal'
  seat: Seat
  partner: Seat
  give: number
  ask: number
  give_cards: string[]
  ask_cards: string[]
  offered: boolean
}

export interface LakeBattle {
  frame: 'lake'
  zone: number
  attacker: Seat
  defender: Seat
  stage: string
  favoured: Seat
}

export interface Battle {
  frame: 'battle'
  kind: 'attack' | 'interception' | 'raid'
  place: number
  origin: number
  attacker: Seat
  /** -1: neutrals. */
  defender: Seat
  attackers: number
  defenders: number
  stage: string
  heroic: boolean
  joined: Force | null
  joined_count: number
  cousins: [Seat, number][]
  guard: Force
  reinforced: Force
  nomads: Force
  values: [number, number]
  taken: [number, number]
}

/** What a seat may know, as `src/anahuac/games/azteca/view.py` writes it; lists are by seat if nothing else is said. */
export interface AztecaView extends GameView {
  game: 'azteca'
  options: {
    peoples?: People[]
    introductory?: boolean
    difficulty?: 'standard' | 'experienced' | 'expert'
    keep?: boolean
    round_limit?: number
    free_start?: boolean
    big_deal?: boolean
    canoe?: 'no' | 'free' | 'price'
    gave_already?: boolean
  }
  round: number
  phase: number
  stack: Frame[]
  tlatoani: Seat
  order: Seat[]
  lands: Place[][]
  assimilated: Place[]
  /** By territory, in the order of the map. */
  population: number[]
  /** Where the armies A, B and C are. */
  armies: (Place | null)[][]
  moved: string[][]
  /** The armies and the reserve. */
  fighters: (Force[] | null)[]
  warriors: number[]
  knights: number[]
  /** Three for each seat; -1: nobody can tell. */
  known: number[]
  ships: number[][]
  dams: Place[]
  pochtecas: number[]
  missions: [Seat, string, Place | null][]
  tribute: (number | null)[]
  tribute_bounds: [number, number][]
  sacrifices: (number | null)[]
  sacrifice_bounds: [number, number][]
  given: (number | null)[]
  hands: (string[] | null)[]
  hand_sizes: number[]
  seen: string[][]
  deck_size: number
  discard: string[]
  played: string[][]
  spied: Place[]
  struck: Place[]
  barren: Place[]
  reinforced: [Place, number, number][]
  bag: number[]
  diversions: number[]
  recovering: Seat[]
  quetzalcoatl: number
  urn_seen: number
  tezcatlipoca: number
  wrath: number[]
}

export type Terrain = 'plain' | 'marsh' | 'chinampas'

export interface Territory {
  id: Place
  name: string
  kind: 'capital' | 'city' | 'valley'
  terrain: Terrain
  polygon: Point[]
  center: Point
  lakes: Place[]
  people?: string
}

export interface Zone {
  id: Place
  name: string
  polygon: Point[]
  center: Point
}

/** The board's data, as its file has it. */
export interface AztecaBoard {
  name: string
  size: Point
  territories: Territory[]
  lakes: Zone[]
  borders: { between: [Place, Place]; terrain: 'plain' | 'mountain' }[]
  lake_borders: [Place, Place][]
  dams: [Place, Place][]
}

/** The numbers of the rules, as `src/anahuac/games/azteca/details.py` writes them. */
export interface AztecaConstants {
  /** What the six faces show: pips, or a lance (1) or nothing (0). */
  dice: Record<Colour, number[]>
  phases: string[]
  /** The steps of Quetzalcoatl to his temple, and those of Tezcatlipoca to the underworld. */
  temple: number
  underworld: number
}

/** What follows from a view by the rules. Lists are by seat unless they say otherwise. */
export interface AztecaDetails {
  peoples: People[]
  /** The sacrifice points of a step of Quetzalcoatl. */
  step_cost: number
  lots: number
  /** Of the armies, and for the own seat of the reserve; null if nobody can tell. */
  strengths: (number | null)[][]
  /** By zone. */
  controllers: (Seat | null)[]
  /** The ids of the choices after which there is a fight. */
  fights?: number[]
  /** The warriors and knights that are still to be dealt out. */
  pool?: Force | null
  has_cards?: boolean
  has_dams?: boolean
}

/** What an action is about. */
export type AztecaFields = {
  /** A territory or a lake zone. */
  at?: Place
  /** The far side of a dam. */
  dam?: Place
  /** The zone that a ship goes to. */
  to?: Place
  /** A, B, C or R. */
  army?: string
  fighter?: 'warrior' | 'knight'
  amount?: number
  seat?: Seat
  die?: number
  mission?: number
  card?: string
}
export type AztecaChoice = Choice<AztecaFields>

export type AztecaProps = BoardProps<AztecaView, AztecaBoard, AztecaDetails, AztecaConstants, AztecaFields>

export const ARMIES = ['A', 'B', 'C'] as const
/** The armies and the reserve. */
export const GROUPS = ['A', 'B', 'C', 'R'] as const

/** What a place is called; lakes have a name in each language. */
export function nameOf(place: Territory | Zone | undefined): string {
  if (!place) return ''
  return 'kind' in place ? place.name : t('azteca-lake', { id: place.id, name: place.name })
}

/** The place with this id. */
export function placeCalled(board: AztecaBoard, id: Place | null | undefined): Territory | Zone | undefined {
  return [...board.territories, ...board.lakes].find((place) => place.id === id)
}

/** A place by its number: territories first, then lake zones. */
export function placeAt(board: AztecaBoard, number: number): Territory | Zone | undefined {
  return board.territories[number] ?? board.lakes[number - board.territories.length]
}
