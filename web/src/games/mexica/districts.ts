// What is shown of a district: its values, and who stands where in it.

import type { Place } from '../../lib/types'
import type { MexicaDetails, MexicaView, Owner, Values } from './types'

export interface Standing {
  owner: Owner
  weight: number
  rank: number
  points: number
}

export interface District {
  squares: Place[]
  founded: boolean
}

/** A district with what the rules say of it; the owners with temples there, the first of them first. */
export interface Known extends District {
  values: Values
  founding: number
  standings: Standing[]
}

export function landOf(view: MexicaView): District[] {
  return view.districts.map(([squares, founded]) => ({ squares, founded }))
}

export function districtsOf(view: MexicaView, details: MexicaDetails): Known[] {
  return landOf(view).map((district, at) => {
    const [values, founding, found] = details.districts[at]!
    return { ...district, values, founding, standings: found.map(([owner, weight, rank, points]) => ({ owner, weight, rank, points })) }
  })
}

export function districtAt<D extends District>(districts: D[], at: Place | null | undefined): D | undefined {
  return at ? districts.find(({ squares }) => squares.includes(at)) : undefined
}

/** The square of a district nearest to its middle: where its number stands. */
export function heartOf(squares: Place[], middle: (at: Place) => [number, number]): [number, number] {
  const points = squares.map(middle)
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length
  const far = ([px, py]: [number, number]) => Math.hypot(px - x, py - y)
  return points.reduce((best, point) => (far(point) < far(best) ? point : best))
}
