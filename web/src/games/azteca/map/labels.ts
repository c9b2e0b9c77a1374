// Where a place's temple, name and pieces go.

import { boundsOf, type Point } from '../../../lib/shapes'
import type { AztecaBoard, Territory, Zone } from '../types'
import { spot } from './geometry'

export interface Label {
  /** The middle of the temple's foot. */
  temple: Point
  /** The middle of the name's line. */
  name: Point
  size: number
  lines: string[]
  /** Degrees: names of outer valleys may stand upright. */
  turn: number
  /** The middle of the row of pieces. */
  pieces: Point
  /** The box of everything, for what must keep away: left, top, width, height. */
  box: [number, number, number, number]
}

const LETTER = 0.54 // of the font's size, on the average
const PIECES = 30
const BESIDE = 44
const SMALLEST = 13.5
/** What is tried, the best first: the size of the name, and whether the pieces stand beside it or below. */
const TRIES: [number, boolean][] = [[18, false], [16.5, false], [18, true], [15, false], [16, true], [14, true], [SMALLEST, false]]

function cityLabel(board: AztecaBoard, place: Territory): Label {
  const temple = place.kind === 'capital' ? 27 : 19
  const bottom = place.kind === 'capital' ? 12 : 0
  // three armies begin in a capital: they stand below its name
  for (const [size, beside] of TRIES.filter(([, side]) => !side || place.kind !== 'capital')) {
    const name = Math.max(place.name.length * LETTER * size, 50)
    const width = beside ? name + BESIDE : name
    const height = temple + size + bottom + (beside ? 0 : PIECES)
    const { at, room } = spot(board, place.polygon, place.center, width, height)
    if (room < 0.5 && size > SMALLEST) continue
    const top = at[1] - height / 2
    const x = beside ? at[0] - BESIDE / 2 : at[0]
    return {
      temple: [x, top + temple],
      name: [x, top + temple + size * 0.86],
      size,
      lines: [place.name],
      turn: 0,
      pieces: beside ? [x + width / 2, top + height / 2] : [x, top + height - PIECES / 2 + 2],
      box: [at[0] - width / 2, top, width, height],
    }
  }
  throw new Error('there is always a last try')
}

/** The middle of what an outline reaches. */
function middle(polygon: Point[]): Point {
  const { left, top, right, bottom } = boundsOf(polygon)
  return [(left + right) / 2, (top + bottom) / 2]
}

function valleyLabel(board: AztecaBoard, place: Territory): Label {
  const size = 24
  const long = place.name.length * size * 1.05
  const flat = spot(board, place.polygon, middle(place.polygon), long, size + PIECES + 10)
  const upright = spot(board, place.polygon, middle(place.polygon), size + 60, long + 20)
  const turn = flat.room >= upright.room ? 0 : place.center[0] < board.size[0] / 2 ? -90 : 90
  const [x, y] = turn ? upright.at : flat.at
  const side = turn < 0 ? 1 : -1
  const base = { size, lines: [place.name.toUpperCase()], turn }
  if (turn) return { ...base, temple: [x + side * 24, y - 30], name: [x - side * 18, y], pieces: [x + side * 22, y + 14], box: [x - 42, y - long / 2, 84, long] }
  return { ...base, temple: [x, y - 14], name: [x, y + 10], pieces: [x, y + 34], box: [x - long / 2, y - 34, long, 70] }
}

function zoneLabel(board: AztecaBoard, place: Zone): Label {
  const lines = place.name.split(' ')
  const size = 16
  const width = Math.max(...lines.map((line) => line.length)) * size * 0.5
  const height = lines.length * size * 1.1 + 60
  const { at } = spot(board, place.polygon, place.center, width, height)
  const top = at[1] - height / 2
  return { temple: at, name: [at[0], top + size], size, lines, turn: 0, pieces: [at[0], top + lines.length * size * 1.1 + 28], box: [at[0] - width / 2, top, width, height] }
}

const known = new WeakMap<AztecaBoard, Map<string, Label>>()

/** The labels of all places; computed once for each map. */
export function labels(board: AztecaBoard): Map<string, Label> {
  const before = known.get(board)
  if (before) return before
  const found = new Map<string, Label>()
  for (const place of board.territories) found.set(place.id, place.kind === 'valley' ? valleyLabel(board, place) : cityLabel(board, place))
  for (const zone of board.lakes) found.set(zone.id, zoneLabel(board, zone))
  known.set(board, found)
  return found
}
