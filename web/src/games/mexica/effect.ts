// What an action would do, found by comparing the view with the one after it.

import type { GameEvent, Preview } from '../../lib/types'
import { districtAt } from './districts'
import type { Move } from './notation'
import type { District, MexicaView } from './types'

export interface Effect {
  cost: number
  /** The districts that a canal would make. */
  formed: District[]
  /** Those of them that an open token fits. */
  fitting: District[]
  /** The district that a temple would stand in, with its weights afterwards. */
  ruled: District | null
  founded: { points: number; share: number; seats: number[] } | null
}

export function effectOf(move: Move, before: MexicaView, preview: Preview): Effect {
  const after = preview.view as MexicaView
  const known = new Set(before.districts.map(({ squares }) => squares.join()))
  const isCanal = move.kind === 'single' || move.kind === 'double'
  const formed = isCanal ? after.districts.filter(({ squares }) => !known.has(squares.join())) : []
  return {
    cost: Math.max(before.ap - after.ap, 0),
    formed,
    fitting: formed.filter(({ squares }) => before.open_tokens.includes(squares.length)),
    ruled: move.kind === 'temple' ? (districtAt(after.districts, move.at) ?? null) : null,
    founded: foundedIn(preview.events),
  }
}

function foundedIn(events: GameEvent[]): Effect['founded'] {
  const found = events.find(({ event }) => event.event === 'founded')?.event
  return found
    ? { points: found.points as number, share: found.share as number, seats: found.seats as number[] }
    : null
}
