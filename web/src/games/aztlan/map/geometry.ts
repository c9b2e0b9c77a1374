// Points and polygons of the map. Rings are open: the first point is not repeated.

import type { Point } from '../types'

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxAround(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

export function boundsOf(ring: readonly Point[]): Box {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

export function inside(ring: readonly Point[], x: number, y: number): boolean {
  let odd = false
  let [px, py] = ring[ring.length - 1]!
  for (const [qx, qy] of ring) {
    if (qy > y !== py > y && x < ((px - qx) * (y - qy)) / (py - qy) + qx) odd = !odd
    px = qx
    py = qy
  }
  return odd
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

/** A ring as the data of an SVG path. */
export function path(ring: readonly Point[]): string {
  return ring.length ? `M${ring.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z` : ''
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
