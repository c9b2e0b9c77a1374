// What a click on a square means where it is not legal: the action to ask about.

import type { Actions } from '../../lib/actions'
import type { Place } from '../../lib/types'
import type { Tool } from './choices'
import { districtAt, landOf } from './districts'
import { besideOf, type Grid } from './map/grid'
import type { Axis, MexicaFields, MexicaView } from './types'

export function questionOf(actions: Actions, tool: Tool, at: Place, height: number, view: MexicaView, grid: Grid): number | null {
  const find = (kind: string, wanted: (fields: MexicaFields) => boolean = () => true) =>
    actions.find<MexicaFields>(kind, (fields) => fields.at === at && wanted(fields))
  const canal = (length: number) =>
    actions.find<MexicaFields>('canal', ({ squares }) => squares!.includes(at) && squares!.length === length)
  const bridge = view.bridges.find(([other]) => other === at)
  switch (tool) {
    case 'noble':
      if (view.step === 'start') return find('start')
      return find(bridge && onBridge(view) ? 'boat' : 'step')
    case 'jump':
      return find('jump')
    case 'temple':
      return find('temple', (fields) => fields.height === height)
    case 'found':
      return find('found', ({ size }) => size === homeSize(view)) ?? find('found', ({ size }) => size === view.open_tokens[0]) ?? find('found')
    case 'bridge':
      if (bridge && !view.carrying && !view.spare_bridges) return find('lift', ({ axis }) => axis === bridge[1])
      return find('bridge', ({ axis }) => axis === axisMeant(at, view, grid))
    case 'single':
      return canal(1)
    case 'double':
      return canal(2) ?? canal(1)
  }
}

function ownNoble(view: MexicaView): Place | null {
  return view.nobles[view.seat ?? 0] ?? null
}

function onBridge(view: MexicaView): boolean {
  const at = ownNoble(view)
  return view.bridges.some(([bridge]) => bridge === at)
}

/** The size of the district in which the own noble stands. */
function homeSize(view: MexicaView): number {
  return districtAt(landOf(view), ownNoble(view))?.squares.length ?? 0
}

/** A guess which way a bridge was meant: along the row, if land lies to the left and to the right. */
function axisMeant(at: Place, view: MexicaView, grid: Grid): Axis {
  const isLand = (side: number) => {
    const beside = besideOf(at, side, 0)
    return grid.ground(beside) !== 'lake' && !view.canals.includes(beside)
  }
  return isLand(-1) && isLand(1) ? 'h' : 'v'
}
