import { expect, test } from 'vitest'
import { share } from '../src/lib/share'

test('what has not changed is the same object, all the way down', () => {
  const old = { turn: 1, canals: ['a1', 'b2'], nobles: [{ at: 'c3' }, { at: 'd4' }], clock: null }
  const fresh = share(old, { turn: 2, canals: ['a1', 'b2'], nobles: [{ at: 'c3' }, { at: 'e5' }], clock: null })
  expect(fresh).toEqual({ turn: 2, canals: ['a1', 'b2'], nobles: [{ at: 'c3' }, { at: 'e5' }], clock: null })
  expect(fresh.canals).toBe(old.canals)
  expect(fresh.nobles).not.toBe(old.nobles)
  expect(fresh.nobles[0]).toBe(old.nobles[0])
  expect(old.turn).toBe(1)
})

test('the same position once more is the old one', () => {
  const old = { seats: [{ name: 'Ana', marks: [] }], ply: 3 }
  expect(share(old, structuredClone(old))).toBe(old)
})

test.each([
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [[1, 2, 3], [1, 2]],
  [[1, 2], [1, 2, 3]],
  [[], {}],
  [{}, []],
  [{ a: null }, { a: {} }],
  [{ a: {} }, { a: null }],
  [null, { a: 1 }],
  ['x', ['x']],
])('%j gives way to %j', (old, fresh) => {
  expect(share(old, fresh)).toStrictEqual(fresh)
})
