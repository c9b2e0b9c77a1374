import type { Choice } from '../../lib/actions'
import type { AztlanBoardFile, AztlanConstants, AztlanDetails, AztlanTerritory, AztlanView } from '../../lib/schema'
import type { BoardProps, Place } from '../../lib/types'

export type {
  AztlanBoardFile as AztlanBoard,
  AztlanConstants,
  AztlanDetails,
  AztlanLake as Lake,
  AztlanTerritory as Territory,
  AztlanView,
} from '../../lib/schema'

export type Terrain = AztlanTerritory['terrain']
export type People = AztlanDetails['peoples'][number][number]
export type Culture = AztlanView['discard'][number]
/** What a power card pays for; a wild one names a terrain. */
export type Paid = AztlanConstants['powers'][string]

export const ROMAN: readonly string[] = ['I', 'II', 'III', 'IV', 'V']

/** What an action is about. */
export type AztlanFields = { at?: Place; to?: Place; power?: number; terrain?: Terrain; card?: Culture }
export type AztlanChoice = Choice<AztlanFields>

export type AztlanProps = BoardProps<AztlanView, AztlanBoardFile, AztlanDetails, AztlanConstants, AztlanFields>
