import { expect, test } from 'vitest'
import { groups, placeOf, questionFor } from '../../src/games/azteca/choices'
import { actions, board, scenes } from './scenes'

const places = new Set([...board.territories, ...board.lakes].map(({ id }) => id))
const choice = (text: string) => actions.get(actions.named(text)!)

test('every choice of every position is in exactly one group', () => {
  for (const { choices } of scenes) {
    const sorted = groups(choices).flatMap(({ options }) => options.map(({ id }) => id))
    expect(sorted.sort()).toEqual(choices.map(({ id }) => id).sort())
  }
})

test('what is chosen on the map names a place of it, amounts are numbers, counters are warriors or knights', () => {
  for (const { choices } of scenes)
    for (const { form, kind, options } of groups(choices))
      for (const option of options) {
        if (form === 'place') expect(places).toContain(placeOf(option))
        if (form === 'amount') expect(option.fields.amount).toBeGreaterThanOrEqual(0)
        if (form === 'fighter') expect(kind === 'promote' || option.fields.fighter).toBeTruthy()
      }
})

test.each([
  ['B>lake-west', 'place', 'lake-west'],
  ['lake-east>lake-north', 'place', 'lake-north'],
  ['x lake-west 2', 'place', 'lake-west'],
  ['=>chalco', 'place', 'chalco'],
  ['$ dam tizapan', 'place', 'tizapan'],
  ['ally+ chalco', 'place', 'chalco'],
  ['C passage chalco', 'place', 'chalco'],
  ['C yacatecuhtli 1', 'plain', undefined],
  ['C ruse !', 'plain', undefined],
  ['C influence 3', 'plain', undefined],
  ['~flood', 'card', undefined],
  ['!flood', 'card', undefined],
  ['$ B+k', 'fighter', undefined],
  ['$ general w', 'fighter', undefined],
  ['-Rw', 'fighter', undefined],
  ['^A', 'fighter', undefined],
  ['re A', 'plain', undefined],
  ['bid 12', 'amount', undefined],
  ['ask flood', 'plain', undefined],
  ['give 5', 'plain', undefined],
])('%s is chosen as a %s', (text, form, place) => {
  const [group] = groups([choice(text)])
  expect([group!.form, placeOf(group!.options[0]!)]).toEqual([form, place])
})

test('a card is played from the hand; one that is given away or shown is not played', () => {
  const card = (text: string) => groups([choice(text)])[0]!.card
  expect(['C flood chalco', 'C ruse !', '~flood', '!flood', 'give flood'].map(card)).toEqual(['flood', 'ruse', undefined, undefined, undefined])
})

test('armies and fleets are picked up one by one', () => {
  const found = groups([choice('A>chalco'), choice('A>tula'), choice('B>chalco')])
  expect(found.map(({ key, source, options }) => [key, source, options.length])).toEqual([
    ['march A', 'A', 2],
    ['march B', 'B', 1],
  ])
})

test('why something cannot be done is asked by what would be done there', () => {
  const ask = (text: string, place = 'tula') => questionFor(groups([choice(text)])[0]!, place).fields
  expect(ask('A>chalco')).toEqual({ army: 'A', at: 'tula' })
  expect(ask('C flood chalco')).toEqual({ at: 'tula' })
  expect(ask('x lake-west 2', 'lake-east')).toEqual({ seat: 2, at: 'lake-east' })
  expect(ask('lake-north>lake-east', 'lake-south')).toEqual({ at: 'lake-north', to: 'lake-south' })
  expect(ask('$ dam tizapan')).toEqual({ dam: 'tula' })
})
