// Where a territory's name, its picture and its pawns have room.

import { boundsOf, type Box } from '../../../lib/shapes'
import type { AztlanBoard, Lake, Territory } from '../types'
import { boxAround, depth, depthOfBox } from './geometry'

export const PLATE = 19 // height of a name plate
export const FONT = 14.5
const PAD = 9

export interface Spot {
  /** The middle of the name plate and its width. */
  plate: { x: number; y: number; width: number }
  /** The middle of the pawns. */
  pawns: { x: number; y: number }
  /** The foot of the picture and its scale; only mountains and cities have one. */
  picture: { x: number; y: number; scale: number } | null
}

const NARROW = /[iljtfrIíl]/
const WIDE = /[mwMQOCGDHNUA]/

/** About how wide a name is in the serif of the page. */
export function widthOf(name: string, size = FONT): number {
  return [...name].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.33 : WIDE.test(letter) ? 0.7 : 0.53), 0) * size
}

/** Try the points of a grid and keep the best. */
function best<T>(xs: number[], ys: number[], judge: (x: number, y: number) => [number, T] | null): T | null {
  let most = -Infinity
  let found: T | null = null
  for (const y of ys) {
    for (const x of xs) {
      const judged = judge(x, y)
      if (judged && judged[0] > most) [most, found] = judged
    }
  }
  return found
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
}

function plateOf({ name, polygon, center: [cx, cy] }: Territory): Spot['plate'] {
  const width = widthOf(name) + 2 * PAD
  const { bottom } = boundsOf(polygon)
  const found = best(range(cx - 30, cx + 30, 3), range(cy, bottom - PLATE / 2, 4), (x, y) => {
    const room = depthOfBox(polygon, boxAround(x, y, width, PLATE))
    if (room < 1) return null
    return [Math.min(room, 8) * 3 - Math.abs(y - cy - 38) * 0.6 - Math.abs(x - cx) * 0.35, { x, y, width }]
  })
  return found ?? { x: cx, y: cy + 24, width }
}

const PAWNS = { width: 84, height: 44 }

function pawnsOf({ polygon, center: [cx] }: Territory, plate: Spot['plate']): Spot['pawns'] {
  const y = plate.y - PLATE / 2 - PAWNS.height / 2 - 1
  const found = best(range(cx - 30, cx + 30, 5), [y, y - 3], (x, at) => {
    const room = depthOfBox(polygon, boxAround(x, at, PAWNS.width, PAWNS.height))
    return [Math.min(room, 12) - Math.abs(x - plate.x) * 0.15 - (y - at), { x, y: at }]
  })
  return found!
}

const WIDTH = { mountains: 104, city: 64 } // of the pictures at scale 1
const HEIGHT = 47

function pictureOf({ terrain, polygon }: Territory, plate: Spot['plate'], pawns: Spot['pawns']): Spot['picture'] {
  if (terrain !== 'mountains' && terrain !== 'city') return null
  const { left, right, top } = boundsOf(polygon)
  const foot = pawns.y + 4
  return best(range(left + 20, right - 20, 6), range(top + 30, foot, 6), (x, y) => {
    for (const scale of [1.1, 0.95, 0.8, 0.65]) {
      const box = boxAround(x, y - (HEIGHT * scale) / 2, WIDTH[terrain] * scale * 0.9, HEIGHT * scale)
      const corners = [[box.left, box.bottom], [box.right, box.bottom], [x - 10 * scale, box.top], [x + 10 * scale, box.top]] as const // prettier-ignore
      if (corners.some(([px, py]) => depth(polygon, px, py) < 5)) continue
      return [scale * 60 - Math.abs(x - plate.x) * 0.3 - Math.abs(foot - y) * 0.25, { x, y, scale }]
    }
    return null
  })
}

/** What pictures and textures leave free. */
export function taken({ plate, picture }: Spot, { terrain }: Territory): Box[] {
  const boxes = [boxAround(plate.x, plate.y, plate.width + 8, PLATE + 8)]
  if (picture && (terrain === 'mountains' || terrain === 'city')) {
    const { x, y, scale } = picture
    boxes.push(boxAround(x, y - (HEIGHT * scale) / 2, (WIDTH[terrain] + 14) * scale, (HEIGHT + 16) * scale))
  }
  return boxes
}

const kept = new WeakMap<AztlanBoard, Map<string, Spot>>()

/** The spots of all territories, found once for a board. */
export function spotsOf(board: AztlanBoard): Map<string, Spot> {
  const known = kept.get(board)
  if (known) return known
  const spots = new Map(
    board.territories.map((territory) => {
      const plate = plateOf(territory)
      const pawns = pawnsOf(territory, plate)
      return [territory.id, { plate, pawns, picture: pictureOf(territory, plate, pawns) }]
    }),
  )
  kept.set(board, spots)
  return spots
}

/** Where a lake's name has most room. */
export function lakeSpot({ name, polygon }: Lake): { x: number; y: number; width: number } {
  const { left, right, top, bottom } = boundsOf(polygon)
  const width = widthOf(name, FONT + 0.5)
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2, width }
  const found = best(range(middle.x - 20, middle.x + 20, 4), range(middle.y - 20, middle.y + 20, 4), (x, y) => {
    return [depthOfBox(polygon, boxAround(x, y, width, 16)) - Math.hypot(x - middle.x, y - middle.y) * 0.15, { x, y, width }]
  })
  return found ?? middle
}
