// The fields of the score track around the map: 24 on each side and one in each corner.

import type { Point } from '../../../lib/shapes'

export const FIELD = 40 // how wide the track is
export const BAND = 16 // how wide the ornament around it is
export const MARGIN = FIELD + BAND
const SIDE = 24
const AROUND = 4 * (SIDE + 1)

export interface Field {
  x: number
  y: number
  w: number
  h: number
}

/** The field of a number of points; after 99 the track begins anew. */
export function fieldAt([width, height]: Point, points: number): Field {
  const at = points % AROUND
  const side = Math.floor(at / (SIDE + 1))
  const step = (at % (SIDE + 1)) - 0.5
  const w = width / SIDE
  const h = height / SIDE
  const along = step < 0 ? -FIELD / 2 : step
  if (side === 0) return { x: step < 0 ? along : step * w, y: -FIELD / 2, w: step < 0 ? FIELD : w, h: FIELD }
  if (side === 1) return { x: width + FIELD / 2, y: step < 0 ? along : step * h, w: FIELD, h: step < 0 ? FIELD : h }
  if (side === 2) return { x: width - (step < 0 ? along : step * w), y: height + FIELD / 2, w: step < 0 ? FIELD : w, h: FIELD }
  return { x: -FIELD / 2, y: height - (step < 0 ? along : step * h), w: FIELD, h: step < 0 ? FIELD : h }
}
