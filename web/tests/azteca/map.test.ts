import { inside } from '../../src/lib/shapes'
import { expect, test } from 'vitest'
import { outlines } from '../../src/games/azteca/map/geometry'
import { labels } from '../../src/games/azteca/map/labels'
import { harbours, peaks, plots, reeds, tints } from '../../src/games/azteca/map/terrain'
import { board } from './scenes'

test('the outlines are those of the file: every border once, dry or wet', () => {
  const { plain, ridges, waters } = outlines(board)
  const pairs = (lines: { between: string[] }[]) => new Set(lines.map(({ between }) => [...between].sort().join(' ')))
  const file = (terrain: string) => new Set(board.borders.filter((border) => border.terrain === terrain).map(({ between }) => [...between].sort().join(' ')))
  expect(pairs(plain)).toEqual(file('plain'))
  expect(pairs(ridges)).toEqual(file('mountain'))
  expect(pairs(waters)).toEqual(new Set(board.lake_borders.map((pair) => [...pair].sort().join(' '))))
})

test('names and pieces lie in their own place', () => {
  const at = labels(board)
  for (const { id, polygon } of [...board.territories, ...board.lakes]) {
    expect(inside(polygon, ...at.get(id)!.name), id).toBe(true)
    expect(inside(polygon, ...at.get(id)!.pieces), id).toBe(true)
  }
})

test('neighbours of one sort have different tints', () => {
  const tint = tints(board)
  const far = (id: string) => board.territories.find((place) => place.id === id)!.kind === 'valley'
  for (const { between: [one, other] } of board.borders) if (far(one) === far(other)) expect(tint.get(one), `${one} ${other}`).not.toBe(tint.get(other))
})

test('there is a canoe for every harbour, on the water', () => {
  const found = harbours(board)
  expect(found).toHaveLength(board.territories.flatMap(({ lakes }) => lakes).length)
  for (const { at } of found) expect(board.lakes.some(({ polygon }) => inside(polygon, ...at))).toBe(true)
})

test('reeds grow in marshes, gardens lie along the shore, peaks rise', () => {
  const [marsh, garden] = (['marsh', 'chinampas'] as const).map((terrain) => board.territories.find((place) => place.terrain === terrain)!)
  for (const at of reeds(board, marsh!)) expect(inside(marsh!.polygon, ...at)).toBe(true)
  for (const { at } of plots(board, garden!)) expect(inside(garden!.polygon, ...at)).toBe(true)
  expect(peaks(board).length).toBeGreaterThan(50)
})
