import { expect, test } from 'vitest'
import { battleOdds, forcesWorth, terrainOdds } from '../../src/games/azteca/odds'

test('one warrior against another: both roll two red dice', () => {
  // a lance or more: 1 - (2/3)² = 5/9. Only the attacker hits: 5/9 · 4/9; nobody: (4/9)²
  const { win, lose } = battleOdds([1], [1])
  expect(win).toBeCloseTo((20 / 81) / (65 / 81))
  expect(lose).toBeCloseTo(win)
})

test('the stronger side rolls yellow dice', () => {
  // a knight hits a warrior with 3/4, and is hit with 5/9
  expect(battleOdds([2], [1]).win).toBeCloseTo(((3 / 4) * (4 / 9)) / (1 - (1 / 4) * (4 / 9)))
})

test('nobody left to attack: the battle is lost', () => {
  expect(battleOdds([], [1])).toEqual({ win: 0, lose: 1 })
})

test('the terrain takes the first counter in half of the cases', () => {
  expect(terrainOdds([1], [1], true).win).toBeCloseTo(battleOdds([1], [1]).win / 2)
})

test('a value can be made up in several ways', () => {
  expect(forcesWorth(4, 4)).toEqual([[4, 0], [2, 1], [0, 2]])
  expect(forcesWorth(4, 2)).toEqual([[0, 2]])
})
