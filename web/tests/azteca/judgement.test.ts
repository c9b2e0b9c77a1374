import { expect, test } from 'vitest'
import { remember } from '../../src/games/azteca/judgement'
import type { GameEvent } from '../../src/lib/types'

const event = (tag: string, fields: Record<string, unknown> = {}): GameEvent => ({ event: { event: tag, ...fields }, says: { id: 'none' } })
const rolled = event('rolled', { seat: 0, dice: ['white', 'white', 'white'], faces: [2, 5, 1] })

test('a judgement is put together over several actions', () => {
  let found = remember(null, [event('climbed', { steps: 1, total: 26, rest: 6 })])
  expect(found?.climbed).toEqual({ steps: 1, total: 26, rest: 6 })
  found = remember(found, [event('fed', { amounts: [2, 0, 1] }), event('wrath', { card: 9 }), rolled])
  found = remember(found, [event('rerolled', { seat: 1, die: 2, face: 6 })])
  found = remember(found, [event('judged', { sum: 9, calm: true, steps: 1 })])
  expect(found).toMatchObject({ climbed: { steps: 1 }, fed: [2, 0, 1], wrath: 9, rolls: [2, 5, 6], verdict: { calm: true } })
})

test('dice of other phases are not part of it, and the next tribute ends it', () => {
  expect(remember(null, [rolled])).toBe(null)
  expect(remember({ rolls: [], wrath: 9, verdict: { sum: 9, calm: true, steps: 0 } }, [rolled])?.rolls).toEqual([])
  expect(remember({ rolls: [4] }, [event('phase', { phase: 2 })])).toBe(null)
})
