// The outline of a set of squares as an SVG path.

import type { Place } from '../../../lib/types'
import { CELL, cellOf } from './grid'

type Point = [number, number]

/** The borders of the set as loops of corners, the set to the right of each edge. Corners that touch stay apart. */
function loops(squares: Iterable<Place>): Point[][] {
  const inside = new Set<string>()
  for (const at of squares) inside.add(cellOf(at).join())
  const has = (column: number, row: number) => inside.has(`${column},${row}`)
  const edges = new Map<string, Point[]>()
  const add = (from: Point, to: Point) => edges.set(from.join(), [...(edges.get(from.join()) ?? []), to])
  for (const key of inside) {
    const [c = 0, r = 0] = key.split(',').map(Number)
    if (!has(c, r - 1)) add([c, r], [c + 1, r])
    if (!has(c + 1, r)) add([c + 1, r], [c + 1, r + 1])
    if (!has(c, r + 1)) add([c + 1, r + 1], [c, r + 1])
    if (!has(c - 1, r)) add([c, r + 1], [c, r])
  }
  const found: Point[][] = []
  for (const start of edges.keys()) {
    while (edges.get(start)!.length) found.push(walk(edges, start.split(',').map(Number) as Point))
  }
  return found
}

function walk(edges: Map<string, Point[]>, start: Point): Point[] {
  const loop: Point[] = []
  let at = start
  let [dx, dy] = [0, 0]
  do {
    const ways = edges.get(at.join())!
    // where two corners touch, the right turn stays with the same square
    const right = ways.findIndex(([x, y]) => x - at[0] === -dy && y - at[1] === dx)
    const [next] = ways.splice(Math.max(right, 0), 1) as [Point]
    const step: Point = [next[0] - at[0], next[1] - at[1]]
    if (step[0] !== dx || step[1] !== dy) loop.push(at)
    ;[dx, dy] = step
    at = next
  } while (at[0] !== start[0] || at[1] !== start[1])
  return loop
}

/** The path around the squares, drawn so far inside their border (outside, if negative), with rounded corners. */
export function outline(squares: Iterable<Place>, inset = 0, radius = 8): string {
  return loops(squares)
    .map((loop) => rounded(shrunk(loop, inset), radius))
    .join('')
}

function direction(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
}

function shrunk(loop: Point[], inset: number): Point[] {
  return loop.map((corner, index) => {
    const [ax, ay] = direction(loop.at(index - 1)!, corner)
    const [bx, by] = direction(corner, loop[(index + 1) % loop.length]!)
    // the inside is to the right of an edge that goes in direction (x, y): (-y, x)
    return [corner[0] * CELL + (-ay - by) * inset, corner[1] * CELL + (ax + bx) * inset]
  })
}

function rounded(loop: Point[], radius: number): string {
  const parts = loop.map((corner, index) => {
    const [ax, ay] = direction(loop.at(index - 1)!, corner)
    const [bx, by] = direction(corner, loop[(index + 1) % loop.length]!)
    const [x, y] = corner
    const into = `${x - ax * radius},${y - ay * radius}`
    return `${index ? 'L' : 'M'}${into}Q${x},${y} ${x + bx * radius},${y + by * radius}`
  })
  return `${parts.join('')}Z`
}
