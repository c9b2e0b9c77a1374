import { expect, test } from 'vitest'
import { MOUTH, waterPath } from '../../src/games/mexica/map/canal'
import { districtsOf } from '../../src/games/mexica/districts'
import { CELL, makeGrid } from '../../src/games/mexica/map/grid'
import { outline } from '../../src/games/mexica/map/outline'
import { scenes } from './scenes'

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

test('every district of random games has its details', () => {
  for (const { view, details } of scenes) {
    for (const { values, squares, standings } of districtsOf(view, details)) {
      expect(values[0]).toBe(squares.length)
      const owners = view.temples.filter(([at]) => squares.includes(at)).map(([, owner]) => owner)
      expect(new Set(standings.map(({ owner }) => owner))).toEqual(new Set(owners))
      expect(standings.map(({ rank }) => rank)).toEqual(standings.map(({ rank }) => rank).sort())
    }
  }
})
