import { expect, test } from 'vitest'
import { climbOf, fightOf, judgementOf, marketOf } from '../../src/games/azteca/moments/moments'
import type { AztecaView } from '../../src/games/azteca/types'
import type { GameEvent } from '../../src/lib/types'

const [ME, RIVAL] = [0, 1]
function happened(tag: string, fields: object = {}): GameEvent {
  return { event: { event: tag, ...fields } as unknown as GameEvent['event'], says: { id: tag } }
}
const during = (...frames: string[]) => ({ stack: frames.map((frame) => ({ frame })) }) as unknown as AztecaView

const battle = happened('battle', { seat: ME, rival: null, at: 'tollan' })
const odds = [[80, 93], [4, 10]]
const announced = happened('announced', { attacker: 7, defender: 4, odds })
const rolled = happened('rolled', { seat: ME, dice: ['yellow', 'yellow', 'red', 'red'], faces: [1, 2, 3, 4] })
const again = happened('rerolled', { seat: ME, die: 1, colour: 'yellow', face: 6 })
const lost = happened('lost', { seat: ME, warriors: 1, knights: 0 })
const guard = happened('guard-lost', { warriors: 1, knights: 1 })
const won = happened('won', { seat: ME, sacrifices: 2 })

test('a fight shows both sides: their values, the dice as they lie, all that each has lost', () => {
  const fight = fightOf([happened('marched'), battle, announced, rolled, again, lost, guard, guard], [guard], during('battle'))!
  expect(fight.sides.map(({ seat, value, lost }) => [seat, value, lost])).toEqual([[ME, 7, [1, 0]], [null, 4, [2, 2]]])
  expect(fight.roll!.faces).toEqual([1, 6, 3, 4])
  expect(fight.ends).toBeNull()
})

test('in a new round the dice of the last one are gone', () => {
  expect(fightOf([battle, announced, rolled, lost, announced], [announced], during('battle'))!.roll).toBeNull()
})

test('a fight stays until its end has been seen, and no longer', () => {
  expect(fightOf([battle, announced, won], [won], during())!.ends).toBe(won)
  const later = happened('marched')
  expect(fightOf([battle, announced, won, later], [later], during())).toBeNull()
})

test('ships fight on the lake', () => {
  const engaged = happened('engaged', { seat: ME, rival: RIVAL, at: 'lake-east' })
  const fight = fightOf([engaged, happened('sunk', { seat: RIVAL, count: 2, at: 'lake-east' })], [], during('lake'))!
  expect([fight.lake, fight.sides.map(({ sunk }) => sunk)]).toEqual([true, [0, 2]])
})

test('the market shows the bids as they rise, who has passed, and the sale', () => {
  const lot = happened('lot', { number: 2, slaves: 3 })
  const bids = [happened('bid', { seat: ME, tribute: 1 }), happened('passed', { seat: 2 }), happened('bid', { seat: RIVAL, tribute: 2 })]
  const market = marketOf([lot, ...bids], [bids[2]!], during('lot'))!
  expect([market.bids.at(-1), market.passed]).toEqual([{ seat: RIVAL, tribute: 2 }, [2]])
  const sold = happened('sold', { seat: RIVAL, tribute: 2, slaves: 3 })
  expect(marketOf([lot, ...bids, sold], [sold], during())!.ends).toBe(sold)
  expect(marketOf([lot, ...bids, sold, happened('phase')], [], during())).toBeNull()
})

test('the judgement shows first the gifts, then the card, the dice, the verdict', () => {
  const fed = happened('fed', { amounts: [1, 2] })
  const events = [fed, happened('wrath', { card: 9 }), happened('rolled', { seat: ME, dice: ['white'], faces: [5] }), happened('judged', { fed: 3, best: 5, total: 8, wrath: 9, calm: false, steps: 1 })]
  const [verdict] = events.slice(-1)
  expect(judgementOf([fed], [])).toEqual({ fed: [1, 2], wrath: null, roll: null, verdict: null })
  expect([judgementOf(events, [])!.wrath, judgementOf(events, [])!.verdict!.calm]).toEqual([9, false])
  expect(judgementOf([...events, happened('round')], [verdict!, happened('round')])!.verdict!.steps).toBe(1)
  expect(judgementOf([...events, happened('round')], [])).toBeNull()
})

test('chances are told before the dice, are others after losses, and better known by whoever fights', () => {
  const chances = (past: GameEvent[], own?: [[number, number], [number, number]]) => fightOf(past, past.slice(-1), during('battle'), own)!.sides.map(({ chance }) => chance)
  expect(chances([battle])).toEqual([null, null])
  expect(chances([battle, announced, rolled])).toEqual(odds)
  expect(chances([battle, announced, rolled, happened('passed')])).toEqual([null, null])
  expect(chances([battle, announced, rolled, lost])).toEqual([null, null])
  expect(chances([battle, announced], [[81, 81], [9, 9]])).toEqual([[81, 81], [9, 9]])
})

test('a battle that began long ago is shown as it stands', () => {
  const view = { stack: [{ frame: 'battle', place: 'tollan', attacker: RIVAL, defender: ME }] } as unknown as AztecaView
  const fight = fightOf([happened('marched')], [], view)!
  expect([fight.at, ...fight.sides.map(({ seat }) => seat)]).toEqual(['tollan', RIVAL, ME])
})

test('the serpent climbs before the eyes', () => {
  const view = { quetzalcoatl: 3, stack: [] } as unknown as AztecaView
  expect(climbOf([happened('climbed', { steps: 2, total: 61, rest: 1 })], view)).toMatchObject({ step: 3, steps: 2 })
  expect(climbOf([happened('offered')], view)).toBeNull()
})
