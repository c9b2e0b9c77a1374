// What is shown of a district: its values, and who stands where in it.

import type { Place } from '../../lib/types'
import type { District, Owner } from './types'

export interface Standing {
  owner: Owner
  weight: number
  rank: number
  points: number
}

export function districtAt(districts: District[], at: Place | null | undefined): District | undefined {
  return at ? districts.find(({ squares }) => squares.includes(at)) : undefined
}

/** First, second and third value of a district or token of a size. */
export function valuesOf(size: number): [number, number, number] {
  const second = Math.ceil(size / 2)
  return [size, second, Math.ceil(second / 2)]
}

/** The owners with temples in a district, the heaviest first, and what they would score. */
export function standings({ squares, weights }: District, seats: number): Standing[] {
  const values = valuesOf(squares.length)
  return weights
    .map((weight, owner) => {
      const rank = 1 + weights.filter((other) => other > weight).length
      const points = owner < seats ? (values[rank - 1] ?? 0) : 0
      return { owner: owner < seats ? owner : ('neutral' as const), weight, rank, points }
    })
    .filter(({ weight }) => weight > 0)
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
