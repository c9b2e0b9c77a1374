import { inside, path, type Point } from '../../src/lib/shapes'
import { expect, test } from 'vitest'
import { boxAround, depthOfBox, nearer } from '../../src/games/aztlan/map/geometry'
import { PLATE, spotsOf } from '../../src/games/aztlan/map/layout'
import { inset, outline } from '../../src/games/aztlan/map/outline'
import { towards } from '../../src/games/aztlan/map/towards'
import { fieldAt } from '../../src/games/aztlan/map/track'
import { board } from './scenes'

const SQUARE: Point[] = [[0, 0], [10, 0], [10, 10], [0, 10]] // prettier-ignore
const BESIDE: Point[] = [[10, 0], [20, 0], [20, 10], [10, 10]] // prettier-ignore

test('the outline of two neighbours has no edge between them', () => {
  const [ring, ...more] = outline([SQUARE, BESIDE])
  expect(more).toEqual([])
  expect(new Set(ring!.map(String))).toEqual(new Set(['0,0', '10,0', '20,0', '20,10', '10,10', '0,10']))
  expect(outline([SQUARE, BESIDE.map(([x, y]): Point => [x + 30, y])])).toHaveLength(2)
})

test('an inset ring lies inside', () => {
  for (const { polygon } of board.territories) {
    const within = inset(outline([polygon])[0]!, 4).filter(([x, y]) => inside(polygon, x, y)).length
    expect(within / polygon.length).toBeGreaterThan(0.97)
  }
})

test('a ring is cut where two points are equally near', () => {
  expect(path(nearer(SQUARE, [2, 5], [8, 5]))).toBe('M0,0L5,0L5,10L0,10Z')
})

test('every name has room in its territory', () => {
  for (const { id, polygon } of board.territories) {
    const { plate } = spotsOf(board).get(id)!
    expect(depthOfBox(polygon, boxAround(plate.x, plate.y, plate.width, PLATE)), id).toBeGreaterThan(0)
  }
})

test('the arrow keys reach every territory', () => {
  const reached = new Set([board.territories[0]!.id])
  for (const place of reached) {
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = towards(board, place, key)
      if (next) reached.add(next)
    }
  }
  expect(reached.size).toBe(board.territories.length)
})

test('a hundred points go once around the map', () => {
  const corners = [0, 25, 50, 75].map((points) => fieldAt([1000, 1000], points)).map(({ x, y }) => [x, y])
  expect(corners).toEqual([[-20, -20], [1020, -20], [1020, 1020], [-20, 1020]]) // prettier-ignore
  expect(fieldAt([1000, 1000], 107)).toEqual(fieldAt([1000, 1000], 7))
  const all = Array.from({ length: 100 }, (_, points) => fieldAt([1000, 1000], points))
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(100)
})
