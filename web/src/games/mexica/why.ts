// What a click on a square means where it is not legal: the question why, in notation.

import type { Place } from '../../lib/types'
import type { Tool } from './choices'
import { besideOf, type Grid } from './grid'
import type { MexicaView } from './types'

export function questionOf(tool: Tool, at: Place, height: number, view: MexicaView, grid: Grid, tokens: number[]): string {
  const bridge = view.bridges.some((bridge) => bridge.at === at)
  switch (tool) {
    case 'noble':
      if (view.step === 'start') return `@${at}`
      return bridge && onBridge(view) ? `~${at}` : `N${at}`
    case 'jump':
      return `!${at}`
    case 'temple':
      return `T${height}${at}`
    case 'found':
      return `F${sizeAsked(view, tokens)}${at}`
    case 'bridge':
      return `B${at}${reachesLand(at, view, grid) ? 'h' : 'v'}`
    case 'single':
      return `K${at}`
    case 'double':
      return view.singles || !grid.squares.includes(besideOf(at, 1, 0)) ? `K${at}` : `K${at}-${besideOf(at, 1, 0)}`
  }
}

function ownNoble(view: MexicaView): Place | null {
  return view.nobles[view.seat ?? 0] ?? null
}

function onBridge(view: MexicaView): boolean {
  const at = ownNoble(view)
  return view.bridges.some((bridge) => bridge.at === at)
}

/** The size of the own district, if there is a token like that in the box. */
function sizeAsked(view: MexicaView, tokens: number[]): number {
  const at = ownNoble(view)
  const size = view.districts.find(({ squares }) => at && squares.includes(at))?.squares.length ?? 0
  return tokens.includes(size) ? size : (view.open_tokens[0] ?? tokens[0]!)
}

/** Whether land lies to the left and to the right, so that a bridge along the row is what one means. */
function reachesLand(at: Place, view: MexicaView, grid: Grid): boolean {
  return [-1, 1].every((side) => {
    const beside = besideOf(at, side, 0)
    return grid.ground(beside) !== 'lake' && !view.canals.includes(beside)
  })
}
