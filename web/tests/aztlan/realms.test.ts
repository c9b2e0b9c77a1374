import { expect, test } from 'vitest'
import { blessingWorth, heldBy, neighboursOf, realms, standings } from '../../src/games/aztlan/realms'
import { TERRAINS, type AztlanView, type Culture, type Terrain } from '../../src/games/aztlan/types'
import { board, scenes } from './scenes'

const held = (...places: string[]) => new Set(places)

test('a realm is worth its size plus the square of its territories of the terrain, and nothing without any', () => {
  // Culhuacán (city) borders Chapultepec and Coatepec (mountains), which do not touch each other
  const [realm, ...more] = realms(board, held('culhuacan', 'chapultepec', 'coatepec'), 'mountains')
  expect(more).toEqual([])
  expect(realm).toMatchObject({ matching: 2, points: 7 })
  expect(realms(board, held('culhuacan', 'chapultepec', 'coatepec'), 'desert')[0]!.points).toBe(0)
})

test('rafts join the shores of a lake', () => {
  // Teotlalpan and Tamoanchán lie on opposite shores of Tléatl
  const shores = held('teotlalpan', 'tamoanchan')
  expect(realms(board, shores, 'desert').map(({ points }) => points)).toEqual([2, 0])
  expect(realms(board, shores, 'desert', true).map(({ points }) => points)).toEqual([3])
})

test('the realms and points shown are those of the engine, for every terrain, with rafts and without', () => {
  for (const { view, judged } of scenes) {
    judged.realms.forEach((ways, seat) => {
      const own = heldBy(board, view, seat)
      ways.forEach((engine, rafts) => {
        TERRAINS.forEach((terrain, at) => {
          const ours = realms(board, own, terrain, rafts === 1).map(({ territories, points }) => told(territories, points))
          expect(ours.sort()).toEqual(engine.map(([territories, points]) => told(territories, points[at]!)).sort())
        })
      })
    })
  }
})

function told(territories: string[], points: number): string {
  return `${[...territories].sort().join()} ${points}`
}

test('who is shown as the strongest is so for the engine, once all cards lie open', () => {
  let compared = 0
  for (const { view, judged } of scenes.filter(({ view }) => !view.cards.includes(null))) {
    for (const [place, seats] of Object.entries(judged.strongest)) {
      const present = standings(board, view, place)
      const strongest = present.filter(({ strength }) => strength === present[0]!.strength).map(({ seat }) => seat)
      expect(strongest.sort()).toEqual(seats)
      compared++
    }
  }
  expect(compared).toBeGreaterThan(100)
})

test('blessings bring two points for each territory of their terrain', () => {
  const places = held('olman', 'tlalocan', 'coatepec')
  const worth = (card: Culture) => blessingWorth(board, places, card)
  expect([worth('mixcoatl'), worth('tepeyollotl'), worth('xipe')]).toEqual([4, 2, 0])
})

test('borders go both ways, and no two territories of one terrain touch', () => {
  const terrains = new Map<string, Terrain>(board.territories.map(({ id, terrain }) => [id, terrain]))
  for (const [here, others] of neighboursOf(board)) {
    for (const there of others) {
      expect(neighboursOf(board).get(there)!.has(here)).toBe(true)
      expect(terrains.get(there)).not.toBe(terrains.get(here))
    }
  }
})

test('who is strongest stands first; a card face down has no strength yet', () => {
  const at = board.territories.findIndex(({ id }) => id === 'tollan')
  const pawns = [1, 2, 1].map((count) => board.territories.map((_, index) => (index === at ? count : 0)))
  const view = { pawns, cards: [9, 5, null] } as unknown as AztlanView
  expect(standings(board, view, 'tollan').map(({ seat, strength }) => [seat, strength])).toEqual([[1, 10], [0, 9], [2, null]])
  expect(standings(board, view, 'tollan', [1])[0]).toMatchObject({ seat: 0, pawns: 2, strength: 18 })
  expect(standings(board, view, 'coatepec')).toEqual([])
})
