import type { Choice } from '../../lib/actions'
import type { AztecaBoardFile, AztecaConstants, AztecaDetails, AztecaRoll, AztecaTerritory, AztecaView, AztecaZone } from '../../lib/schema'
import { t } from '../../lib/text.svelte'
import type { BoardProps, Place, Seat } from '../../lib/types'

export type {
  AztecaBattleFrame as Battle,
  AztecaBoardFile as AztecaBoard,
  AztecaConstants,
  AztecaDetails,
  AztecaTerritory as Territory,
  AztecaView,
  AztecaZone as Zone,
} from '../../lib/schema'

/** What is going on, from the round down to the question asked now. */
export type Frame = AztecaView['stack'][number]
export type Colour = AztecaRoll['colours'][number]
export type Terrain = AztecaTerritory['terrain']
/** Warriors and knights. */
export type Force = [number, number]

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

export type AztecaProps = BoardProps<AztecaView, AztecaBoardFile, AztecaDetails, AztecaConstants, AztecaFields>

export const ARMIES = ['A', 'B', 'C'] as const
export type Army = (typeof ARMIES)[number]
/** The armies and the reserve. */
export const GROUPS = ['A', 'B', 'C', 'R'] as const

/** What a place is called; lakes have a name in each language. */
export function nameOf(place: AztecaTerritory | AztecaZone | undefined): string {
  if (!place) return ''
  return 'kind' in place ? place.name : t('azteca-lake', { id: place.id, name: place.name })
}

/** The place with this id. */
export function placeCalled(board: AztecaBoardFile, id: Place | null | undefined): AztecaTerritory | AztecaZone | undefined {
  return [...board.territories, ...board.lakes].find((place) => place.id === id)
}
