import { expect, test } from 'vitest'
import { groups, settleable, type Groups } from '../../src/games/aztlan/choices'
import { actions, scenes } from './scenes'

/** Everything that the controls of the map and the panels can do. */
function reachable(found: Groups): number[] {
  const { powers, place, eagle, moves, fight, coexist, tlatoani, terrains, cards } = found
  const { games, decline, stay, done, others } = found
  const maps = [powers, place, eagle, ...moves.values(), fight, coexist, tlatoani, terrains, cards]
  const single = [games, decline, stay, done].filter((choice) => choice !== null)
  return [...maps.flatMap((map) => [...map.values()]), ...single, ...others].map(({ id }) => id)
}

test('every legal action of random games is reached by exactly one control', () => {
  for (const { choices } of scenes) {
    expect(reachable(groups(choices)).sort()).toEqual(choices.map(({ id }) => id).sort())
  }
})

test('no action needs the plain buttons of last resort', () => {
  for (const { choices } of scenes) expect(groups(choices).others).toEqual([])
})

test('the random games come by every kind of choice', () => {
  const seen = scenes.map(({ choices }) => groups(choices))
  for (const kind of ['powers', 'place', 'eagle', 'moves', 'fight', 'coexist', 'terrains', 'cards'] as const) {
    expect(seen.some((found) => found[kind].size), kind).toBe(true)
  }
  for (const kind of ['decline', 'stay', 'done'] as const) {
    expect(seen.some((found) => found[kind]), kind).toBe(true)
  }
})

test('actions are sorted by what they do', () => {
  const texts = ['P7', '+tollan', 'E+tollan', 'tollan>itzehecayan', 'x tollan', '= tollan', 'L mictlan', 'S', 's', 'V city', 'C rafts', '-', '.']
  const found = groups(texts.map((text) => actions.get(actions.named(text)!)))
  expect([...found.powers.keys()]).toEqual([7])
  expect([...found.moves.get('tollan')!.keys()]).toEqual(['itzehecayan'])
  expect([...settleable(found)]).toEqual(['tollan', 'mictlan'])
  expect([...found.terrains.keys(), ...found.cards.keys()]).toEqual(['city', 'rafts'])
  expect([found.games?.text, found.decline?.text, found.stay?.text, found.done?.text]).toEqual(['S', 's', '-', '.'])
})
