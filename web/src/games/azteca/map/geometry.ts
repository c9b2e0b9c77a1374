// The outlines of a map: which edges are borders, shores and rims, and where there is room for a name.

import { boundsOf, inside, type Point } from '../../../lib/shapes'
import type { AztecaBoard } from '../types'

export interface Line {
  between: string[]
  points: Point[]
}

export interface Outlines {
  /** Land borders. */
  plain: Line[]
  ridges: Line[]
  /** Where the map ends before its frame does. */
  rims: Line[]
  shores: Line[]
  /** Between lake zones. */
  waters: Line[]
}

export function polygonOf(board: AztecaBoard, id: string): Point[] {
  return [...board.territories, ...board.lakes].find((place) => place.id === id)?.polygon ?? []
}

/** The edges of all places, each with the places it belongs to. */
function edgesOf(board: AztecaBoard): Map<string, { owners: string[]; ends: [Point, Point] }> {
  const edges = new Map<string, { owners: string[]; ends: [Point, Point] }>()
  for (const { id, polygon } of [...board.territories, ...board.lakes]) {
    polygon.forEach((a, index) => {
      const b = polygon[(index + 1) % polygon.length]!
      const key = [a, b].map(String).sort().join(' ')
      const edge = edges.get(key)
      if (edge) edge.owners.push(id)
      else edges.set(key, { owners: [id], ends: [a, b] })
    })
  }
  return edges
}

/** Join edges end to end. */
function joined(edges: [Point, Point][]): Point[][] {
  const at = new Map<string, [Point, Point][]>()
  for (const edge of edges) for (const end of edge) at.set(String(end), [...(at.get(String(end)) ?? []), edge])
  const left = new Set(edges)
  const lines: Point[][] = []
  const starts = [...edges.filter((edge) => edge.some((end) => at.get(String(end))!.length !== 2)), ...edges]
  for (const start of starts) {
    if (!left.delete(start)) continue
    const [a, b] = at.get(String(start[0]))!.length === 2 ? [start[1], start[0]] : start
    const line = [a, b]
    for (;;) {
      const here = String(line.at(-1))
      const next = at.get(here)!.find((edge) => left.has(edge))
      if (!next || at.get(here)!.length !== 2) break
      left.delete(next)
      line.push(String(next[0]) === here ? next[1] : next[0])
    }
    lines.push(line)
  }
  return lines
}

const known = new WeakMap<AztecaBoard, Outlines>()

/** Sort the edges of a map; computed once for each. */
export function outlines(board: AztecaBoard): Outlines {
  const before = known.get(board)
  if (before) return before
  const land = new Set(board.territories.map(({ id }) => id))
  const mountain = new Set(board.borders.filter(({ terrain }) => terrain === 'mountain').map(({ between }) => [...between].sort().join(' ')))
  const [width, height] = board.size
  const inFrame = ([x, y]: Point) => x > 1 && y > 1 && x < width - 1 && y < height - 1
  const sorted = new Map<string, { between: string[]; edges: [Point, Point][] }>()
  for (const { owners, ends } of edgesOf(board).values()) {
    if (owners.length === 1 && !ends.some(inFrame)) continue
    const key = [...owners].sort().join(' ')
    const line = sorted.get(key) ?? { between: owners, edges: [] }
    line.edges.push(ends)
    sorted.set(key, line)
  }
  const found: Outlines = { plain: [], ridges: [], rims: [], shores: [], waters: [] }
  for (const [key, { between, edges }] of sorted) {
    const dry = between.filter((id) => land.has(id)).length
    const sort = between.length === 1 ? 'rims' : dry === 0 ? 'waters' : dry === 1 ? 'shores' : mountain.has(key) ? 'ridges' : 'plain'
    for (const points of joined(edges)) found[sort].push({ between, points })
  }
  known.set(board, found)
  return found
}

/** How far a point is from a line. Runs thousands of times before a map is first shown: no iterators in its loop. */
export function distance(point: Point, line: Point[], closed = true): number {
  const x = point[0]
  const y = point[1]
  let least = Infinity
  let a = closed ? line[line.length - 1]! : line[0]!
  for (const b of line) {
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const along = Math.min(Math.max(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1), 0), 1)
    const ex = x - a[0] - along * dx
    const ey = y - a[1] - along * dy
    least = Math.min(least, ex * ex + ey * ey)
    a = b
  }
  return Math.sqrt(least)
}

/** Every third point where points are close together: good enough to look for room. */
function simpler(polygon: Point[]): Point[] {
  const CLOSE = 10
  const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by) > CLOSE
  return polygon.filter((point, index) => index % 3 === 0 || apart(point, polygon.at(index - 1)!) || apart(point, polygon[(index + 1) % polygon.length]!))
}

const MARGIN = 24
const TRIES = 15
const ENOUGH = 14
const CORNERS: Point[] = [[-1, -1], [0, -1], [1, -1], [-1, 1], [0, 1], [1, 1]]

/** The middle of the roomiest spot for a box of this size, near the place's centre; with how much room there is. */
export function spot(board: AztecaBoard, polygon: Point[], center: Point, width: number, height: number): { at: Point; room: number } {
  const bounds = boundsOf(polygon)
  const [left, right] = [Math.max(bounds.left, MARGIN) + width / 2, Math.min(bounds.right, board.size[0] - MARGIN) - width / 2]
  const [top, bottom] = [Math.max(bounds.top, MARGIN) + height / 2, Math.min(bounds.bottom, board.size[1] - MARGIN) - height / 2]
  const rough = simpler(polygon)
  let best = { at: center, room: -Infinity }
  let most = -Infinity
  const dx = Math.max((right - left) / TRIES, 5)
  const dy = Math.max((bottom - top) / TRIES, 5)
  for (let x = left; x <= Math.max(right, left); x += dx)
    for (let y = top; y <= Math.max(bottom, top); y += dy) {
      if (!inside(rough, x, y)) continue
      const away = 0.006 * Math.hypot(x - center[0], y - center[1])
      const corners = CORNERS.map(([i, j]): Point => [x + (i * width) / 2, y + (j * height) / 2])
      const outside = corners.filter((corner) => !inside(rough, ...corner)).length
      if ((outside ? -outside : ENOUGH) - away <= most) continue
      const room = outside ? -outside : Math.min(...corners.map((corner) => distance(corner, rough)))
      const worth = Math.min(room, ENOUGH) - away
      if (worth > most) [best, most] = [{ at: [x, y], room }, worth]
    }
  return best
}

/** Points along a line, each with the direction there; where the line is steep they are farther apart. */
export function along(line: Point[], step: number, phase = 0.5): { at: Point; direction: Point }[] {
  const found: { at: Point; direction: Point }[] = []
  let wait = step * phase
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]!
    const [bx, by] = line[i]!
    const length = Math.hypot(bx - ax, by - ay)
    let done = 0
    while (length - done >= wait) {
      done += wait
      const direction: Point = [(bx - ax) / length, (by - ay) / length]
      found.push({ at: [ax + direction[0] * done, ay + direction[1] * done], direction })
      wait = step * (1 + 0.45 * Math.abs(direction[1]))
    }
    wait -= length - done
  }
  return found
}

/** The shortest line between two outlines. */
export function bridge(one: Point[], other: Point[]): [Point, Point] {
  let best: [Point, Point] = [one[0]!, other[0]!]
  let least = Infinity
  for (const a of one)
    for (const b of other) {
      const length = Math.hypot(a[0] - b[0], a[1] - b[1])
      if (length < least) [least, best] = [length, [a, b]]
    }
  return best
}

/** The largest squares outside of all places, for ornaments: their middle and half their side. */
export function freeSquares(board: AztecaBoard, least: number): { at: Point; half: number }[] {
  const STEP = 10
  const [columns, rows] = board.size.map((length) => Math.floor(length / STEP)) as [number, number]
  const polygons = [...board.territories, ...board.lakes].map(({ polygon }) => simpler(polygon))
  const free = (x: number, y: number) =>
    x >= MARGIN && y >= MARGIN && x <= board.size[0] - MARGIN && y <= board.size[1] - MARGIN && !polygons.some((polygon) => inside(polygon, x, y))
  const sides = Array.from({ length: rows }, () => Array<number>(columns).fill(0))
  const squares: { at: Point; half: number }[] = []
  for (let row = 1; row < rows; row++)
    for (let column = 1; column < columns; column++) {
      if (!free(column * STEP, row * STEP)) continue
      const side = 1 + Math.min(sides[row - 1]![column]!, sides[row]![column - 1]!, sides[row - 1]![column - 1]!)
      sides[row]![column] = side
      const half = ((side - 1) * STEP) / 2
      if (2 * half >= least) squares.push({ at: [column * STEP - half, row * STEP - half], half })
    }
  const kept: { at: Point; half: number }[] = []
  for (const square of squares.sort((a, b) => b.half - a.half)) {
    const apart = ({ at, half }: { at: Point; half: number }) => Math.max(Math.abs(at[0] - square.at[0]), Math.abs(at[1] - square.at[1])) >= half + square.half
    if (kept.every(apart)) kept.push(square)
  }
  return kept
}
