// What an action would do, found by comparing the view with the one after it.

import { tagged } from '../../lib/events'
import type { MexicaFounded } from '../../lib/schema'
import type { Preview } from '../../lib/types'
import { districtAt, districtsOf, type Known } from './districts'
import type { Cell } from './map/grid'
import type { MexicaChoice, MexicaDetails, MexicaView } from './types'

export interface Effect {
  cost: number
  /** The districts that a canal would make. */
  formed: Known[]
  /** The district that a temple would stand in, with its weights afterwards. */
  ruled: Known | null
  founded: MexicaFounded | null
  /** The way of a boat. */
  way: Cell[]
}

export function effectOf({ kind, fields }: MexicaChoice, before: MexicaView, preview: Preview): Effect {
  const after = preview.view as MexicaView
  const districts = districtsOf(after, preview.details as MexicaDetails)
  const known = new Set(before.districts.map(([squares]) => squares.join()))
  return {
    cost: Math.max(before.ap - after.ap, 0),
    formed: kind === 'canal' ? districts.filter(({ squares }) => !known.has(squares.join())) : [],
    ruled: kind === 'temple' ? (districtAt(districts, fields.at) ?? null) : null,
    founded: tagged(preview.events, 'founded')[0] ?? null,
    way: tagged(preview.events, 'boat')[0]?.way ?? [],
  }
}
