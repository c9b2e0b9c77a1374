// The outline of several neighbouring faces: the edges that only one of them has, joined into rings.

import type { Point } from '../../../lib/shapes'

const key = ([x, y]: Point) => `${x},${y}`

export function outline(rings: readonly (readonly Point[])[]): Point[][] {
  const next = new Map<string, Point[]>()
  const edges = new Set<string>()
  for (const ring of rings.map(clockwise)) ring.forEach((a, at) => edges.add(`${key(a)} ${key(ring[(at + 1) % ring.length]!)}`))
  for (const edge of edges) {
    const [from, to] = edge.split(' ') as [string, string]
    if (!edges.has(`${to} ${from}`)) next.set(from, [...(next.get(from) ?? []), to.split(',').map(Number) as unknown as Point])
  }
  return chain(next)
}

function chain(next: Map<string, Point[]>): Point[][] {
  const found: Point[][] = []
  for (const start of next.keys()) {
    const ring: Point[] = []
    for (let at = next.get(start)?.pop(); at; at = next.get(key(at))?.pop()) ring.push(at)
    if (ring.length > 2) found.push(ring)
  }
  return found
}

function area(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nx, ny] = ring[(at + 1) % ring.length]!
    return sum + x * ny - nx * y
  }, 0)
}

function clockwise(ring: readonly Point[]): readonly Point[] {
  return area(ring) < 0 ? [...ring].reverse() : ring
}

const REACH = 4 // points to either side that give a border its direction

/** A ring (clockwise) drawn inwards by a distance; corners come out round. */
export function inset(ring: readonly Point[], distance: number): Point[] {
  const n = ring.length
  return ring.map(([x, y], at) => {
    const [ax, ay] = ring[(at + n - REACH) % n]!
    const [bx, by] = ring[(at + REACH) % n]!
    const length = Math.hypot(bx - ax, by - ay) || 1
    return [x - ((by - ay) / length) * distance, y + ((bx - ax) / length) * distance]
  })
}
