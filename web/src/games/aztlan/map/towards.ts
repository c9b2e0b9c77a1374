import type { Place } from '../../../lib/types'
import type { AztlanBoard } from '../types'

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The nearest territory in the direction of an arrow key; what lies aside counts as further away. */
export function towards({ territories }: AztlanBoard, from: Place, key: string): Place | null {
  const way = WAYS[key]
  const start = territories.find(({ id }) => id === from)
  if (!way || !start) return null
  let nearest = Infinity
  let found: Place | null = null
  for (const { id, center } of territories) {
    const dx = center[0] - start.center[0]
    const dy = center[1] - start.center[1]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (ahead <= 0 || aside > ahead * 1.5 || ahead + 2 * aside >= nearest) continue
    nearest = ahead + 2 * aside
    found = id
  }
  return found
}
