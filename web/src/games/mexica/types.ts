import type { Choice } from '../../lib/actions'
import type { MexicaBridgeAt, MexicaConstants, MexicaDetails, MexicaView } from '../../lib/schema'
import type { BoardProps, Place } from '../../lib/types'

export type { MexicaConstants, MexicaDetails, MexicaView } from '../../lib/schema'

export type Axis = MexicaBridgeAt['axis']
export type Owner = MexicaView['temples'][number][1]
export type Values = MexicaConstants['tokens'][string]

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
