import { expect, test } from 'vitest'
import { MOUTH, waterPath } from '../../src/games/mexica/canal'
import { standings, valuesOf } from '../../src/games/mexica/districts'
import { CELL, makeGrid, neighbours } from '../../src/games/mexica/grid'
import { outline } from '../../src/games/mexica/outline'
import { route } from '../../src/games/mexica/route'
import { board, scenes } from './scenes'

const grid = makeGrid(board)

test('a drawing is read without its remarks', () => {
  const small = makeGrid({ name: 'small', rows: ['# An island. # is land.', '#', '', '.##P', '##C'] })
  expect([small.columns, small.rows]).toEqual([4, 2])
  expect(small.island).toEqual(['b1', 'c1', 'd1', 'a2', 'b2', 'c2'])
  expect([small.ground('d1'), small.ground('c2'), small.ground('d2'), small.ground('z9')]).toEqual(['start', 'emblem', 'lake', 'lake'])
})

test('an outline goes around neighbours together, around squares that touch at a corner one by one, and around holes', () => {
  const loops = (squares: string[]) => outline(squares, 0, 0).split('Z').length - 1
  expect(loops(['b2', 'c2'])).toBe(1)
  expect(loops(['b2', 'c3'])).toBe(2)
  expect(loops(['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'])).toBe(2)
  expect(outline(['a1', 'b1'], 0, 0)).toBe('M0,0Q0,0 0,0L120,0Q120,0 120,0L120,60Q120,60 120,60L0,60Q0,60 0,60Z')
})

test('canal water reaches the edge of its square only where water is beside it', () => {
  const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number)
  const alone = numbers(waterPath('b2', () => null, MOUTH))
  expect(Math.min(...alone)).toBeGreaterThan(0)
  expect(Math.max(...alone)).toBeLessThan(CELL)
  const atLake = numbers(waterPath('b2', (at) => (at === 'c2' ? 'lake' : null), MOUTH))
  expect(Math.max(...atLake)).toBe(CELL + MOUTH)
})

test('boats reach what the engine says, for the points that it says', () => {
  let trips = 0
  for (const { view, choices } of scenes) {
    const noble = view.nobles[view.to_act[0]!]
    if (view.round === 1 || !noble || !view.bridges.some(({ at }) => at === noble)) continue
    const free = view.bridges.map(({ at }) => at).filter((at) => !view.nobles.includes(at))
    const near = free.filter((at) => (route(view, grid, noble, at)?.bridges ?? Infinity) <= view.ap)
    const boats = choices.filter(({ action }) => action.startsWith('~')).map(({ action }) => action.slice(1))
    expect(near.sort()).toEqual(boats.sort())
    trips += boats.length
  }
  expect(trips).toBeGreaterThan(20)
})

test('a boat goes from square to square', () => {
  const [{ view }] = scenes as [(typeof scenes)[0]]
  // b3 and n1 lie at the shore, far apart; the lake joins them
  const way = route({ ...view, canals: ['b3', 'n1'], bridges: [{ at: 'n1', axis: 'h' }] }, grid, 'b3', 'n1')!
  expect(way.bridges).toBe(1)
  way.squares.slice(1).forEach((at, step) => expect(neighbours(way.squares[step]!)).toContain(at))
})

test('canals that touch at a corner do not carry a boat', () => {
  const [{ view }] = scenes as [(typeof scenes)[0]]
  const canals = ['f4', 'g4', 'h5', 'i5']
  expect(route({ ...view, canals, bridges: [] }, grid, 'f4', 'g4')?.squares).toEqual(['f4', 'g4'])
  expect(route({ ...view, canals, bridges: [] }, grid, 'f4', 'i5')).toBe(null)
})

test('tokens have the values of the rules', () => {
  expect([13, 6, 3, 4].map(valuesOf)).toEqual([[13, 7, 4], [6, 3, 2], [3, 2, 1], [4, 2, 1]]) // prettier-ignore
})

test('the ranks of a district are those of the rules', () => {
  const points = (weights: number[], seats: number, size = 13) =>
    standings({ squares: Array<string>(size).fill('a1'), founded: true, weights }, seats).map(({ owner, points }) => [owner, points])
  expect(points([7, 10, 6, 1], 4)).toEqual([[1, 13], [0, 7], [2, 4], [3, 0]]) // prettier-ignore
  expect(points([5, 5, 3, 0], 4)).toEqual([[0, 13], [1, 13], [2, 4]]) // prettier-ignore
  expect(points([2, 1, 3], 2, 4)).toEqual([['neutral', 0], [0, 2], [1, 1]]) // prettier-ignore
})
