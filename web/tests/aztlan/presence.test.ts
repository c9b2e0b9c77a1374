import { expect, test } from 'vitest'
import { standings } from '../../src/games/aztlan/presence'
import type { AztlanDetails, AztlanView } from '../../src/games/aztlan/types'
import { board, scenes } from './scenes'

test('who is strongest stands first; a card face down has no strength yet', () => {
  const at = board.territories.findIndex(({ id }) => id === 'tollan')
  const row = (count: number) => board.territories.map((_, index) => (index === at ? count : 0))
  const view = { pawns: [1, 2, 1].map(row), cards: [9, 5, null] } as unknown as AztlanView
  const details = { strengths: [row(9), row(10), null] } as unknown as AztlanDetails
  expect(standings(board, view, details, 'tollan').map(({ seat, strength }) => [seat, strength])).toEqual([[1, 10], [0, 9], [2, null]]) // prettier-ignore
  expect(standings(board, view, details, 'coatepec')).toEqual([])
})

test('who stands first in a conflict is the one that the engine calls strongest', () => {
  let compared = 0
  for (const { view, details } of scenes) {
    for (const [territory, strongest] of details.conflicts.filter(([, strongest]) => strongest.length)) {
      expect(strongest).toContain(standings(board, view, details, territory)[0]!.seat)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(100)
})
