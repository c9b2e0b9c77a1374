import { beforeAll, expect, test } from 'vitest'
import { sentences } from '../src/lib/telling'
import { loadTexts, seatReader, startTexts } from '../src/lib/text.svelte'
import type { GameEvent, LogEntry } from '../src/lib/types'
import { turningPoints } from '../src/timeline/turning'
import { changedPlaces, concerning, digest, sinceTurnOf } from '../src/timeline/recap'

beforeAll(async () => {
  await startTexts()
  await loadTexts('azteca', 'mexica')
  seatReader(['Ana', 'Tenoch'], 0)
})

const [ME, OTHER] = [0, 1]
function happened(tag: string, fields: object = {}, kind: Partial<GameEvent> = {}): GameEvent {
  return { event: { event: tag, seat: OTHER, ...fields } as unknown as GameEvent['event'], says: { id: tag }, ...kind }
}
const buys = (item: string) => happened('bought', { item }, { says: { id: 'azteca-event-bought', args: { seat: { player: OTHER }, item: { id: `azteca-item-${item}` }, at: 'hidden', group: 'hidden' } }, together: 'item' })
const entry = (move: number, seat: number, ...events: GameEvent[]): LogEntry => ({ move, seat, action: 1, at: 0, auto: false, events, scores: [0, 0] })

test('what is bought in a row is told in one sentence', () => {
  const items = ['pochteca', 'pochteca', 'knight', 'pochteca', 'knight', 'pochteca', 'ship']
  expect(sentences(items.map(buys))).toEqual(['Tenoch buys 4 pochtecas, 2 jaguar knights and a ship.'])
  expect(sentences([happened('a'), buys('ship')])).toHaveLength(2)
})

test('a turn ends with the last decision of the seat, not with what was answered for it', () => {
  const auto = { ...entry(3, ME), auto: true }
  expect(sinceTurnOf(ME, [entry(1, ME), entry(2, OTHER), auto]).map(({ move }) => move)).toEqual([2, 3])
})

test('of a way only its end has changed; what is announced or counted changes nothing', () => {
  const steps = [['e5', 'e6'], ['e6', 'e7']].map(([source, target]) => happened('step', { source, target }))
  const told = [happened('battle', { at: 'tollan' }, { still: true }), happened('realm', { territories: ['a'] }, { scoring: true })]
  expect(changedPlaces([entry(1, OTHER, ...steps, happened('canal', { squares: ['a1', 'a2'] }), ...told)])).toEqual(
    new Map([['e7', OTHER], ['a1', OTHER], ['a2', OTHER]]),
  )
})

test('a recap has few lines: what concerns the reader, then what is big, in its order', () => {
  const many = Array.from({ length: 9 }, (_, n) => happened(`small-${n}`))
  const { lines, more } = digest([entry(1, OTHER, ...many, happened('big', {}, { notice: 'big' }), happened('mine', {}, { concerns: [ME] }))], ME)
  expect(lines.map(({ words }) => words)).toEqual(['small-0', 'small-1', 'small-2', 'small-3', 'big', 'mine'])
  expect([lines.at(-1)!.mine, more]).toEqual([true, 5])
})

test('what concerns the reader is what others did, after what was seen', () => {
  const mine = (tag: string) => happened(tag, {}, { concerns: [ME] })
  const story = [entry(1, OTHER, mine('old')), entry(2, ME, mine('own')), entry(3, OTHER, mine('new'), happened('other'))]
  expect(concerning(story, ME, 1).map(({ event }) => event.event)).toEqual(['new'])
})

test('a game turned where the lead changed last and where most was gained', () => {
  const told = (move: number, ...scores: number[]): LogEntry => ({ ...entry(move, ME), scores })
  const story = [told(0, 1, 1), told(1, 2, 0), told(2, 2, 3), told(3, 9, 3), told(4, 9, 3), told(5, 9, 20), told(6, 10, 20)]
  expect(turningPoints(story)).toEqual([
    { move: 1, seat: 0, points: 1, leads: false },
    { move: 2, seat: 1, points: 3, leads: true },
    { move: 3, seat: 0, points: 7, leads: true },
    { move: 5, seat: 1, points: 17, leads: true },
    { move: 6, seat: 0, points: 1, leads: false },
  ])
})
