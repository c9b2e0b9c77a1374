// What grows and stands on the land: peaks, reeds, floating gardens, and the tints that tell neighbours apart.

import { dice, inside, path, type Point } from '../../../lib/shapes'
import type { AztecaBoard, Territory } from '../types'
import { along, distance, outlines } from './geometry'
import { labels, type Label } from './labels'

export interface Peak {
  light: string
  dark: string
  line: string
  snow: string
}

function peak([x, y]: Point, width: number, height: number, chance: () => number): Peak {
  const bottom = y + height * 0.42
  const top = y - height * 0.58
  const tip: Point = [x + (chance() - 0.5) * 0.16 * width, top]
  const rough = () => (chance() - 0.5) * 2
  const at = (dx: number, dy: number): Point => [x + dx * width, bottom - dy * height]
  const left = [at(-0.5, 0), at(-0.3, 0.34), at(-0.14, 0.66)].map(([a, b]): Point => [a, b + rough()])
  const right = [at(0.15, 0.62), at(0.31, 0.36), at(0.5, 0)].map(([a, b]): Point => [a, b + rough()])
  const middle = [at(0.04, 0.55), at(-0.04, 0.3), at(0.07, 0)]
  const round = (points: Point[]) => points.map(([a, b]): Point => [Math.round(a * 10) / 10, Math.round(b * 10) / 10])
  const scratches = [0.35, 0.6, 0.82].map((part) => `M${(tip[0] + (x + width / 2 - tip[0]) * part * 0.85).toFixed(1)},${(top + height * part).toFixed(1)}l${(-width * 0.06).toFixed(1)},${(height * 0.13).toFixed(1)}`)
  const cap: Point[] = [tip, [tip[0] + width * 0.13, top + height * 0.3], [tip[0] + width * 0.06, top + height * 0.23], [tip[0], top + height * 0.33], [tip[0] - width * 0.06, top + height * 0.22], [tip[0] - width * 0.13, top + height * 0.3]]
  return {
    light: path(round([...left, tip, ...middle])),
    dark: path(round([tip, ...right, ...[...middle].reverse()])),
    line: path(round([...left, tip, ...right]), false) + scratches.join(''),
    snow: height > 27 ? path(round(cap)) : '',
  }
}

/** Ranges along the mountain borders, higher towards the rim of the map; the nearest are drawn last. */
export function peaks(board: AztecaBoard): Peak[] {
  const { ridges, rims } = outlines(board)
  const [width, height] = board.size
  const far = new Set(board.territories.filter(({ kind }) => kind === 'valley').map(({ id }) => id))
  const chance = dice(1450)
  const found: { y: number; peak: Peak }[] = []
  const row = (line: Point[], step: number, size: number, away: number, phase = 0.5) => {
    for (const { at, direction } of along(line, step, phase)) {
      const normal: Point = [-direction[1], direction[0]]
      const out = Math.sign(normal[0] * (at[0] - width / 2) + normal[1] * (at[1] - height / 2)) || 1
      const grown = size * (0.82 + 0.36 * chance())
      const place: Point = [at[0] + normal[0] * out * away + (chance() - 0.5) * 3, at[1] + normal[1] * out * away + (chance() - 0.5) * 3]
      found.push({ y: place[1], peak: peak(place, grown * 1.12, grown, chance) })
    }
  }
  for (const { between, points } of ridges) {
    if (!between.some((id) => far.has(id))) row(points, 13.5, 18, 0)
    else {
      row(points, 17, 22, 1)
      row(points, 21, 27, 17, 0.9)
    }
  }
  for (const { points, between } of rims) {
    if (between.some((id) => far.has(id))) continue
    row(points, 18, 23, 2)
    row(points, 22, 29, 19, 0.9)
  }
  return found.sort((one, other) => one.y - other.y).map((each) => each.peak)
}

function overlaps([left, top, width, height]: Label['box'], [x, y]: Point, margin: number): boolean {
  return x > left - margin && x < left + width + margin && y > top - margin && y < top + height + margin
}

/** Tufts of reeds in a marsh. */
export function reeds(board: AztecaBoard, place: Territory): Point[] {
  const chance = dice(place.polygon.length)
  const { box } = labels(board).get(place.id)!
  return scattered(place, 25, 19, chance).filter((at) => distance(at, place.polygon) > 9 && !overlaps(box, at, 4))
}

/** Short lines of still water. */
export function ripples(place: Territory): { at: Point; length: number }[] {
  const chance = dice(place.polygon.length + 7)
  return scattered(place, 22, 8, chance)
    .filter((at) => distance(at, place.polygon) > 10)
    .map((at) => ({ at, length: 7 + 9 * chance() }))
}

function scattered({ polygon }: Territory, dx: number, dy: number, chance: () => number): Point[] {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  const found: Point[] = []
  for (let y = Math.min(...ys); y < Math.max(...ys); y += dy)
    for (let x = Math.min(...xs); x < Math.max(...xs); x += dx) {
      const at: Point = [x + chance() * dx * 0.8, y + chance() * dy * 0.8]
      if (inside(polygon, ...at)) found.push([Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10])
    }
  return found
}

export interface Plot {
  at: Point
  tint: number
  furrow: boolean
}

const PLOT: Point = [17, 8.4]

/** Floating gardens: plots between canals along the shore, thinning out inland. */
export function plots(board: AztecaBoard, place: Territory): Plot[] {
  const shores = outlines(board).shores.filter(({ between }) => between.includes(place.id))
  const { box } = labels(board).get(place.id)!
  const chance = dice(place.polygon.length + 3)
  const xs = place.polygon.map(([x]) => x)
  const ys = place.polygon.map(([, y]) => y)
  const found: Plot[] = []
  for (let row = 0, y = Math.min(...ys); y < Math.max(...ys); y += PLOT[1], row++)
    for (let x = Math.min(...xs) + (row % 2) * 5; x < Math.max(...xs); x += PLOT[0]) {
      const at: Point = [x, y]
      const corners: Point[] = [[x - 8, y - 4], [x + 8, y - 4], [x + 8, y + 4], [x - 8, y + 4]]
      if (!corners.every((corner) => inside(place.polygon, ...corner) && distance(corner, place.polygon) > 4)) continue
      const inland = Math.min(...shores.map(({ points }) => distance(at, points, false)))
      if (inland > 48 + 10 * (chance() - 0.5) || overlaps(box, at, 8)) continue
      found.push({ at, tint: Math.floor(chance() * 3), furrow: chance() < 0.6 })
    }
  return found
}

const TINTS = { city: 5, valley: 4 }

/** A tint for each territory, different from those of its neighbours: cities have theirs, outer valleys others. */
export function tints(board: AztecaBoard): Map<string, number> {
  const found = new Map<string, number>()
  for (const [far, count] of [[false, TINTS.city], [true, TINTS.valley]] as const) {
    const alike = board.territories.filter(({ kind }) => (kind === 'valley') === far).map(({ id }) => id)
    const next = (id: string) => board.borders.filter(({ between }) => between.includes(id)).map(({ between: [a, b] }) => (a === id ? b : a))
    const used = Array<number>(count).fill(0)
    const order = used.map((_, tint) => tint)
    for (const id of alike.sort((a, b) => next(b).length - next(a).length)) {
      const taken = next(id).filter((other) => alike.includes(other)).map((other) => found.get(other))
      const free = order.filter((tint) => !taken.includes(tint))
      const tint = (free.length ? free : order).reduce((a, b) => (used[b]! < used[a]! ? b : a))
      found.set(id, tint)
      used[tint]!++
    }
  }
  return found
}

/** A canoe for each harbour: off the middle of a territory's shore on a zone. */
export function harbours(board: AztecaBoard): { at: Point; turn: number }[] {
  const { shores } = outlines(board)
  const found: { at: Point; turn: number }[] = []
  for (const { id, lakes } of board.territories)
    for (const lake of lakes) {
      const [shore] = shores.filter(({ between }) => between.includes(id) && between.includes(lake)).sort((a, b) => b.points.length - a.points.length)
      const zone = board.lakes.find((other) => other.id === lake)
      if (!shore || !zone) continue
      const middle = Math.floor(shore.points.length / 2)
      const [x, y] = shore.points[middle]!
      const [before, after] = [shore.points[Math.max(middle - 2, 0)]!, shore.points[Math.min(middle + 2, shore.points.length - 1)]!]
      const angle = Math.atan2(after[1] - before[1], after[0] - before[0])
      const side = inside(zone.polygon, x - Math.sin(angle) * 10, y + Math.cos(angle) * 10) ? 1 : -1
      const turn = (angle * 180) / Math.PI
      found.push({ at: [x - Math.sin(angle) * 11 * side, y + Math.cos(angle) * 11 * side], turn: Math.abs(turn) > 90 ? turn - 180 : turn })
    }
  return found
}
