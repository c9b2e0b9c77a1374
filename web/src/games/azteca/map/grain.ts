// The grain of printed paper, painted once into a small picture that repeats.

import { dice } from '../../../lib/shapes'

const SIZE = 256
const CELLS = [64, 32, 16, 8, 2]
const WEIGHTS = [1, 0.8, 0.5, 0.35, 0.55]

/** Smooth noise that meets itself at the edges. */
function noise(cell: number, seed: number): (x: number, y: number) => number {
  const count = SIZE / cell
  const chance = dice(seed)
  const values = Array.from({ length: count * count }, () => chance() * 2 - 1)
  const value = (i: number, j: number) => values[(j % count) * count + (i % count)]!
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const [i, j] = [Math.floor(x / cell), Math.floor(y / cell)]
    const [s, t] = [ease(x / cell - i), ease(y / cell - j)]
    const top = value(i, j) * (1 - s) + value(i + 1, j) * s
    const bottom = value(i, j + 1) * (1 - s) + value(i + 1, j + 1) * s
    return top * (1 - t) + bottom * t
  }
}

let painted: string | null | undefined

/** A picture of light and dark specks; null where nothing can be painted. */
export function grain(): string | null {
  if (painted !== undefined) return painted
  const canvas = typeof document === 'undefined' ? null : document.createElement('canvas')
  if (!canvas || typeof CanvasRenderingContext2D === 'undefined') return (painted = null)
  canvas.width = canvas.height = SIZE
  const brush = canvas.getContext('2d')!
  const picture = brush.createImageData(SIZE, SIZE)
  const layers = CELLS.map((cell, index) => noise(cell, index + 5))
  for (let y = 0; y < SIZE; y++)
    for (let x = 0; x < SIZE; x++) {
      const height = layers.reduce((sum, layer, index) => sum + layer(x, y) * WEIGHTS[index]!, 0)
      const at = 4 * (y * SIZE + x)
      picture.data.fill(height > 0 ? 255 : 40, at, at + 3)
      picture.data[at + 3] = Math.min(Math.abs(height) * 26, 60)
    }
  brush.putImageData(picture, 0, 0)
  return (painted = canvas.toDataURL())
}
