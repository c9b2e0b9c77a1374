// Boxes and depths: where in a territory there is room.

import { inside, type Box, type Point } from '../../../lib/shapes'

export function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** How deep a point lies in a ring: its distance to the border, -1 outside. The points of a ring are dense. */
export function depth(ring: readonly Point[], x: number, y: number): number {
  if (!inside(ring, x, y)) return -1
  let nearest = Infinity
  for (const [px, py] of ring) nearest = Math.min(nearest, (px - x) ** 2 + (py - y) ** 2)
  return Math.sqrt(nearest)
}

/** How deep a box lies in a ring: what its corners and the middles of its sides have at least. */
export function depthOfBox(ring: readonly Point[], { left, top, right, bottom }: Box): number {
  const x = (left + right) / 2
  let least = Infinity
  for (const [px, py] of [[left, top], [right, top], [left, bottom], [right, bottom], [x, top], [x, bottom]] as const) {
    least = Math.min(least, depth(ring, px, py))
    if (least < 0) break
  }
  return least
}

/** The part of a ring nearer to one point than to another. */
export function nearer(ring: readonly Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const side = ([x, y]: Point) => (x - (ax + bx) / 2) * (ax - bx) + (y - (ay + by) / 2) * (ay - by)
  const kept: Point[] = []
  ring.forEach((point, at) => {
    const before = ring[(at + ring.length - 1) % ring.length]!
    const here = side(point)
    const there = side(before)
    if (here >= 0 !== there >= 0) {
      const part = there / (there - here)
      kept.push([before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part])
    }
    if (here >= 0) kept.push(point)
  })
  return kept
}
