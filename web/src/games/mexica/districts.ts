// What is shown of a district: its values, and who stands where in it.

import type { Place } from '../../lib/types'
import type { District, DistrictDetails, MexicaDetails, MexicaView, Owner } from './types'

/** A district with what the rules say of it. */
export type Known = District & DistrictDetails

export interface Standing {
  owner: Owner
  weight: number
  rank: number
  points: number
}

export function districtsOf(view: MexicaView, details: MexicaDetails): Known[] {
  return view.districts.map((district, at) => ({ ...district, ...details.districts[at]! }))
}

export function districtAt<D extends District>(districts: D[], at: Place | null | undefined): D | undefined {
  return at ? districts.find(({ squares }) => squares.includes(at)) : undefined
}

/** The owners with temples in a district, the first of them first, and what they would score. */
export function standings({ weights = [], ranks = [], points = [] }: Known, seats: number): Standing[] {
  return weights
    .map((weight, owner) => ({
      owner: owner < seats ? owner : ('neutral' as const),
      weight,
      rank: ranks[owner] ?? 0,
      points: points[owner] ?? 0,
    }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => one.rank - other.rank)
}

/** The square of a district nearest to its middle: where its number stands. */
export function heartOf(squares: Place[], middle: (at: Place) => [number, number]): [number, number] {
  const points = squares.map(middle)
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length
  const far = ([px, py]: [number, number]) => Math.hypot(px - x, py - y)
  return points.reduce((best, point) => (far(point) < far(best) ? point : best))
}
