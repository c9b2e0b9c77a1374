// What an action would do, found by comparing the view with the one after it.

import type { GameEvent, Preview } from '../../lib/types'
import { districtAt, districtsOf, type Known } from './districts'
import type { Cell } from './grid'
import type { MexicaChoice, MexicaDetails, MexicaView } from './types'

export interface Effect {
  cost: number
  /** The districts that a canal would make. */
  formed: Known[]
  /** The district that a temple would stand in, with its weights afterwards. */
  ruled: Known | null
  founded: { points: number; share: number; seats: number[] } | null
  /** The way of a boat. */
  way: Cell[]
}

export function effectOf({ kind, fields }: MexicaChoice, before: MexicaView, preview: Preview): Effect {
  const after = preview.view as MexicaView
  const districts = districtsOf(after, preview.details as MexicaDetails)
  const known = new Set(before.districts.map(({ squares }) => squares.join()))
  return {
    cost: Math.max(before.ap - after.ap, 0),
    formed: kind === 'canal' ? districts.filter(({ squares }) => !known.has(squares.join())) : [],
    ruled: kind === 'temple' ? (districtAt(districts, fields.at) ?? null) : null,
    founded: foundedIn(preview.events),
    way: wayIn(preview.events),
  }
}

function foundedIn(events: GameEvent[]): Effect['founded'] {
  const found = events.find(({ event }) => event.event === 'founded')?.event
  return found
    ? { points: found.points as number, share: found.share as number, seats: found.seats as number[] }
    : null
}

function wayIn(events: GameEvent[]): Cell[] {
  return (events.find(({ event }) => event.event === 'boat')?.event.way ?? []) as Cell[]
}
