// The way of a boat over the water, for drawing it: as few bridges as possible, then as short as possible.

import type { Place } from '../../lib/types'
import { cellOf, neighbours, type Grid } from './grid'
import type { MexicaView } from './types'

export interface Route {
  squares: Place[]
  /** The bridges on the way, the last one included. */
  bridges: number
}

const BRIDGE = 1000 // outweighs any way without a bridge

export function route(view: MexicaView, grid: Grid, from: Place, to: Place): Route | null {
  const canals = new Set(view.canals)
  const bridges = new Set(view.bridges.map(({ at }) => at))
  const isWater = (at: Place) => canals.has(at) || (isNear(at, grid) && grid.ground(at) === 'lake')
  const cost = new Map<Place, number>([[from, 0]])
  const before = new Map<Place, Place>()
  const open = new Set([from])
  while (open.size) {
    const at = [...open].reduce((best, other) => (cost.get(other)! < cost.get(best)! ? other : best))
    if (at === to) return { squares: trace(before, to), bridges: Math.floor(cost.get(to)! / BRIDGE) }
    open.delete(at)
    for (const next of neighbours(at).filter(isWater)) {
      const sum = cost.get(at)! + (bridges.has(next) ? BRIDGE : 1)
      if (sum >= (cost.get(next) ?? Infinity)) continue
      cost.set(next, sum)
      before.set(next, at)
      open.add(next)
    }
  }
  return null
}

/** The lake goes on around the drawing; one square of it is enough to get past. */
function isNear(at: Place, grid: Grid): boolean {
  const [column, row] = cellOf(at)
  return column >= -1 && row >= -1 && column <= grid.columns && row <= grid.rows
}

function trace(before: Map<Place, Place>, to: Place): Place[] {
  const found = [to]
  for (let at = before.get(to); at; at = before.get(at)) found.unshift(at)
  return found
}
