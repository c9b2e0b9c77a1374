// The water of one canal square: open towards other water, with a bank of stone towards land.

import type { Place } from '../../../lib/types'
import { CELL, besideOf } from './grid'

export type Water = 'canal' | 'lake' | null

const BANK = 7
/** How far a canal reaches over the shore; its stone edges end a little earlier. */
export const MOUTH = 10
export const QUAY = 7
const ROUND = 9

type Side = [number, number]

function edge(water: Water, mouth: number): number {
  return water === 'lake' ? -mouth : water === 'canal' ? -0.5 : BANK
}

/** The path of the water, measured from the upper left corner of the square. */
export function waterPath(at: Place, water: (at: Place) => Water, mouth: number): string {
  const beside = ([x, y]: Side) => water(besideOf(at, x, y))
  const half = CELL / 2
  // the four corners clockwise, each between the side one comes along and the side one goes on along
  const corners: [Side, Side][] = [
    [[-1, 0], [0, -1]],
    [[0, -1], [1, 0]],
    [[1, 0], [0, 1]],
    [[0, 1], [-1, 0]],
  ]
  const points = corners.map(([one, two]) => {
    const across: Side = [one[0] + two[0], one[1] + two[1]]
    const reach = ([x, y]: Side) => half - edge(beside([x, y]), mouth)
    const x = half + across[0] * reach([across[0], 0])
    const y = half + across[1] * reach([0, across[1]])
    const before = `${x - two[0] * ROUND},${y - two[1] * ROUND}`
    const after = `${x - one[0] * ROUND},${y - one[1] * ROUND}`
    if (!beside(one) && !beside(two)) return `${before}Q${x},${y} ${after}`
    if (beside(one) && beside(two) && !water(besideOf(at, ...across))) {
      // land touches the corner: its bank reaches around it
      const [bx, by] = [half + across[0] * (half - BANK), half + across[1] * (half - BANK)]
      const onOne = one[0] ? `${x},${by}` : `${bx},${y}`
      const onTwo = two[0] ? `${x},${by}` : `${bx},${y}`
      return `${onOne}Q${bx},${by} ${onTwo}`
    }
    return `${x},${y}`
  })
  return `M${points.join('L')}Z`
}
