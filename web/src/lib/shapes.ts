// Points, rings and chance, for drawing maps. Rings are open: the first point is not repeated.

export type Point = readonly [number, number]

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boundsOf(ring: readonly Point[]): Box {
  const xs = ring.map(([x]) => x)
  const ys = ring.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/** Tell whether a point is in a ring. Runs thousands of times before a map is first shown: no iterators in its loop. */
export function inside(ring: readonly Point[], x: number, y: number): boolean {
  let odd = false
  let b = ring[ring.length - 1]!
  for (const a of ring) {
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd
    b = a
  }
  return odd
}

/** A line or a ring as the data of an SVG path. */
export function path(points: readonly Point[], closed = true): string {
  return points.length ? `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}${closed ? 'Z' : ''}` : ''
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Numbers from 0 to 1 that look random and are always the same (mulberry32). */
export function dice(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
