import { expect, test } from 'vitest'
import { groups, notationFor, read } from '../../src/games/azteca/choices'
import type { Choice } from '../../src/lib/types'
import { board, scenes } from './scenes'

const places = new Set([...board.territories, ...board.lakes].map(({ id }) => id))
const choice = (action: string, kind: string): Choice => ({ action, id: 0, says: { id: `azteca-action-${kind}` } })

test('every choice of every position is in exactly one group', () => {
  for (const { choices } of scenes) {
    const sorted = groups(choices).flatMap(({ options }) => options.map((option) => option.choice.action))
    expect(sorted.sort()).toEqual(choices.map(({ action }) => action).sort())
  }
})

test('what is chosen on the map names a place of it, amounts are numbers, counters have a group', () => {
  for (const { choices } of scenes)
    for (const { form, options } of groups(choices))
      for (const { place, amount, group } of options) {
        if (form === 'place') expect(places).toContain(place)
        if (form === 'amount') expect(amount).toBeGreaterThanOrEqual(0)
        if (form === 'fighter') expect('ABCR').toContain(group)
      }
})

test.each([
  ['B>lake-west', 'march', { place: 'lake-west' }],
  ['lake-east>lake-north', 'sail', { place: 'lake-north' }],
  ['x lake-west 2', 'engage', { place: 'lake-west', seat: 2 }],
  ['=>chalco', 'retreat', { place: 'chalco' }],
  ['$ dam tizapan', 'buy-dam', { place: 'tizapan' }],
  ['ally+ chalco', 'ally-dear', { place: 'chalco' }],
  ['assimilate chalco', 'assimilate', { place: 'chalco' }],
  ['C passage chalco', 'passage', { place: 'chalco', card: 'passage' }],
  ['C yacatecuhtli 1', 'yacatecuhtli', { seat: 1, card: 'yacatecuhtli' }],
  ['C ruse !', 'cancel', { card: 'ruse' }],
  ['C influence 3', 'influence', { number: 3, card: 'influence' }],
  ['~flood', 'discard', { card: 'flood' }],
  ['!flood', 'take-away', { card: 'flood' }],
  ['$ B+k', 'buy-fighter', { group: 'B', knight: true }],
  ['$ general w', 'buy-general', { group: 'R', knight: false }],
  ['R>C k', 'staff', { group: 'C', knight: true }],
  ['-Rw', 'lose', { group: 'R', knight: false }],
  ['^A', 'promote', { group: 'A' }],
  ['bid 12', 'bid', { amount: 12 }],
  ['ask flood', 'ask', { card: 'flood' }],
  ['give 5', 'give', { amount: 5 }],
])('%s is read as %s', (action, kind, fields) => {
  expect(read(choice(action, kind))).toMatchObject({ kind, ...fields })
})

test('armies and fleets are picked up one by one', () => {
  const found = groups([choice('A>chalco', 'march'), choice('A>tula', 'march'), choice('B>chalco', 'march')])
  expect(found.map(({ key, source, options }) => [key, source, options.length])).toEqual([
    ['march A', 'A', 2],
    ['march B', 'B', 1],
  ])
})

test('why something cannot be done is asked in the notation of the game', () => {
  const ask = (action: string, kind: string) => notationFor(groups([choice(action, kind)])[0]!, 'tula')
  expect(ask('A>chalco', 'march')).toBe('A>tula')
  expect(ask('C flood chalco', 'flood')).toBe('C flood tula')
  expect(ask('x lake-west 2', 'engage')).toBe('x tula 2')
  expect(ask('=>chalco', 'retreat')).toBe('=>tula')
})
