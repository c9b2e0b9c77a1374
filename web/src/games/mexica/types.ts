import type { Choice } from '../../lib/actions'
import type { BoardProps, GameView, Place, Seat } from '../../lib/types'

export type Axis = 'h' | 'v'
export type Owner = Seat | 'neutral'

export interface BridgeAt {
  at: Place
  axis: Axis
}

export interface TempleAt {
  at: Place
  owner: Owner
  height: number
}

export interface TokenAt {
  at: Place
  size: number
}

export interface District {
  squares: Place[]
  founded: boolean
  /** By seat; in a game for two then the weight of the neutral temples. */
  weights: number[]
}

export type Values = [number, number, number]

/** What a district is worth, as `src/anahuac/games/mexica/details.py` writes it; lists are in the order of its weights. */
export interface DistrictDetails {
  values: Values
  ranks?: number[]
  points?: number[]
  /** What founding it with an open token would bring, if one fits. */
  founding?: number
}

export interface MexicaDetails {
  districts: DistrictDetails[]
  /** The bridges that can be reached by boat, and what that costs. */
  fares: Record<Place, number>
}

export interface MexicaConstants {
  action_points: number
  costs: Record<string, number>
  /** The temples by their height, and what they cost. */
  heights: Record<number, number>
  /** The tokens by their size, and their values. */
  tokens: Record<number, Values>
}

/** What a seat may know, as `src/anahuac/games/mexica/view.py` writes it. */
export interface MexicaView extends GameView {
  game: 'mexica'
  step: 'start' | 'turn' | 'carry' | 'over'
  period: number
  round: number
  ap: number
  taken: number
  acted: Seat[]
  canals: Place[]
  bridges: BridgeAt[]
  /** Where the bridge lay that was taken up and must be put down now. */
  carrying: BridgeAt | null
  temples: TempleAt[]
  tokens: TokenAt[]
  nobles: (Place | null)[]
  districts: District[]
  doubles: number
  singles: number
  spare_bridges: number
  spare_chips: number
  chips: number[]
  stock: number[][]
  open_tokens: number[]
  hidden_tokens: number[]
  removed: number[]
  scores: number[]
}

/** The board's data: the drawing of the island, line by line. */
export interface MexicaBoard {
  name: string
  rows: string[]
}

/** What an action is about. */
export type MexicaFields = {
  at?: Place
  axis?: Axis
  /** Of a canal. */
  squares?: Place[]
  /** Of a temple. */
  height?: number
  /** Of a token. */
  size?: number
}
export type MexicaChoice = Choice<MexicaFields>

export type MexicaProps = BoardProps<MexicaView, MexicaBoard, MexicaDetails, MexicaConstants, MexicaFields>
