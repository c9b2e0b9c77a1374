// The notation of actions, read: what kind of action it is and which squares it is about.

import type { Place } from '../../lib/types'
import type { Axis } from './types'

export type Kind =
  | 'start'
  | 'single'
  | 'double'
  | 'bridge'
  | 'lift'
  | 'step'
  | 'boat'
  | 'jump'
  | 'temple'
  | 'found'
  | 'take'
  | 'spend'
  | 'end'

export interface Move {
  action: string
  kind: Kind
  /** The square it is about; of a double canal one end. */
  at?: Place
  axis?: Axis
  /** The other end of a double canal. */
  to?: Place
  /** The height of a temple, the size of a token. */
  value?: number
}

const CHOICES: Record<string, Kind> = { '.': 'end', '+': 'take', $: 'spend' }
const SIGNS: Record<string, Kind> = { '@': 'start', K: 'single', N: 'step', '~': 'boat', '!': 'jump' }

const PATTERN =
  /^(?:(?<sign>[@N~!K])(?<at>[a-z]\d+)(?:-(?<end>[a-z]\d+))?|(?<piece>[TF])(?<value>\d+)(?<site>[a-z]\d+)|(?<hand>[B^])(?<bridge>[a-z]\d+)(?<axis>[hv]))$/

/** Read an action; notation that is none fails. */
export function readMove(action: string): Move {
  const choice = CHOICES[action]
  if (choice) return { action, kind: choice }
  const found = PATTERN.exec(action)?.groups
  if (!found) throw new Error(`${action} is no action of Mexica`)
  const { sign, at, end, piece, value, site, hand, bridge, axis } = found
  if (sign) return end ? { action, kind: 'double', at, to: end } : { action, kind: SIGNS[sign]!, at }
  // F13c8 and F3c8: the letter of the square ends the number
  if (piece) return { action, kind: piece === 'T' ? 'temple' : 'found', at: site, value: Number(value) }
  return { action, kind: hand === '^' ? 'lift' : 'bridge', at: bridge, axis: axis as Axis }
}
