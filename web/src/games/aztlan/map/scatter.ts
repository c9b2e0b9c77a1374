// Things scattered over a territory, always in the same way: chance begins with the territory's name.

import { boundsOf, dice, type Box, type Point } from '../../../lib/shapes'
import { depth, overlap } from './geometry'

export type Random = () => number

export function randomOf(name: string): Random {
  return dice([...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261))
}

export interface Scatter {
  /** How far apart. */
  apart: number
  /** How far from the border. */
  margin: number
  most: number
  tries?: number
}

/** Points in a ring, apart from each other and outside what must stay free, from the back to the front. */
export function scatter(ring: readonly Point[], free: readonly Box[], random: Random, wish: Scatter): Point[] {
  const { left, top, right, bottom } = boundsOf(ring)
  const found: Point[] = []
  for (let tries = wish.tries ?? 500; tries && found.length < wish.most; tries--) {
    const x = left + random() * (right - left)
    const y = top + random() * (bottom - top)
    const spot = { left: x - 1, top: y - 1, right: x + 1, bottom: y + 1 }
    if (free.some((box) => overlap(box, spot))) continue
    if (found.some(([px, py]) => (px - x) ** 2 + (py - y) ** 2 < wish.apart ** 2)) continue
    if (depth(ring, x, y) >= wish.margin) found.push([x, y])
  }
  return found.sort((a, b) => a[1] - b[1])
}
