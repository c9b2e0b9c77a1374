import { expect, test } from 'vitest'
import { idsOf, takeIn } from '../src/lib/news'
import type { LogEntry, News, Step } from '../src/lib/types'

const step = (move: number): Step => ({ move, seat: 0, action: move, at: 0, auto: false, events: [], scores: [], view: {} as Step['view'], details: {} as Step['details'] })
const news = (ply: number, moves: number[], cut?: number): News => ({
  type: 'news',
  steps: moves.map(step),
  now: { version: ply, ply, moves: moves.at(-1) ?? 0, to_act: [], seat: 0, legal: [] },
  ...(cut === undefined ? {} : { cut }),
})
const moves = (entries: LogEntry[]) => entries.map(({ move }) => move)

/** What a reader has after some messages in a row. */
function after(...messages: News[]): { entries: number[]; fresh: number[] } {
  let [entries, ply, fresh]: [LogEntry[], number, number[]] = [[], 0, []]
  for (const message of messages) {
    const taken = takeIn(entries, ply, message)
    entries = taken.entries
    ply = Math.max(ply, message.now.ply)
    fresh = [...fresh, ...moves(taken.fresh)]
  }
  return { entries: moves(entries), fresh }
}

test('each move is taken in once, whatever tells it first', () => {
  const [one, two, both] = [news(1, [1]), news(2, [2]), news(2, [1, 2])]
  for (const told of [[one, two], [one, one, two, two], [both, one, two], [one, both, two]]) {
    expect(after(...told)).toEqual({ entries: [1, 2], fresh: [1, 2] })
  }
})

test('an undo cuts the story once, and what comes after it stays', () => {
  const undo = news(4, [1], 1)
  expect(after(news(3, [1, 2, 3]), undo)).toEqual({ entries: [1], fresh: [1, 2, 3] })
  expect(after(news(3, [1, 2, 3]), undo, news(5, [2]), undo).entries).toEqual([1, 2])
})

test('an undo and another move in one message', () => {
  expect(after(news(3, [1, 2, 3]), news(5, [1, 2], 1))).toEqual({ entries: [1, 2], fresh: [1, 2, 3, 2] })
})

test('missing moves are noticed', () => {
  expect(takeIn([step(1)], 1, news(3, [3])).gap).toBe(true)
  expect(takeIn([step(1)], 1, news(2, [2])).gap).toBe(false)
})

test('what may be done is told as how many numbers to leave out and to take, in turn', () => {
  expect(idsOf([])).toEqual([])
  expect(idsOf([0, 3])).toEqual([0, 1, 2])
  expect(idsOf([5, 1, 2, 3])).toEqual([5, 8, 9, 10])
})
