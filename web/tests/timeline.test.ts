import { beforeEach, expect, test } from 'vitest'
import type { Clock } from '../src/timeline/clock'
import { Player, type Pace, ROUND } from '../src/timeline/player.svelte'
import type { GameEvent, LogEntry, Step } from '../src/lib/types'

/** A clock that stands until it is turned. */
class Turned implements Clock {
  time = 0
  private due: { at: number; then: () => void }[] = []
  now() {
    return this.time
  }
  after(wait: number, then: () => void) {
    const one = { at: this.time + wait, then }
    this.due.push(one)
    return () => void (this.due = this.due.filter((other) => other !== one))
  }
  turn(by: number) {
    const end = this.time + by
    for (;;) {
      const next = this.due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
      if (!next) break
      this.due = this.due.filter((other) => other !== next)
      this.time = Math.max(this.time, next.at)
      next.then()
    }
    this.time = end
  }
}

const ME = 0
const said = { id: 'x' }
type Kind = Partial<Pick<GameEvent, 'notice' | 'scoring' | 'gains' | 'still' | 'together'>>
const event = (kind: Kind = {}, tag = 'x'): GameEvent => ({ event: { event: tag } as unknown as GameEvent['event'], says: said, ...kind })
const outcome = { ranking: [[1], [0]], scores: [0, 9], reason: 'complete', tie_break: '' }

function stepOf(move: number, seat: number | null, events: GameEvent[] = [event()], scores = [0, 0], over = false): Step {
  const view = { scores, to_act: [], step: 'x', mark: move, outcome: over ? outcome : null }
  return { move, seat, action: 1, at: 0, auto: false, events, scores, view: view as unknown as Step['view'], details: null as unknown as Step['details'] }
}

let clock: Turned
let player: Player
let pace: Pace
let budget: number | null
/** What the server knows. */
let game: Step[]
/** The questions that have not been answered yet. */
let asked: { from: number; answer: () => void }[]

beforeEach(() => {
  clock = new Turned()
  pace = 'normal'
  budget = ROUND
  asked = []
  game = [stepOf(0, null, [])]
  player = new Player({
    clock,
    pace: () => pace,
    byEvent: () => true,
    own: ({ seat }) => seat === ME,
    budget: () => budget,
    source: (from, to) => new Promise((resolve) => asked.push({ from, answer: () => resolve(game.filter(({ move }) => move >= from && move <= to)) })),
  })
  player.begin([], newest(), game)
})

function newest() {
  const last = game.at(-1)!
  return { ply: last.move, moves: last.move, seat: ME, legal: [], view: last.view, details: last.details }
}

/** Others (or the reader) do something, told in one message. */
function happen(...steps: Step[]) {
  game = [...game, ...steps]
  player.take(game.slice(1) as LogEntry[], newest(), steps)
}

/** Moves in a row, all by one seat. */
function moves(count: number, seat = 1, from = game.length): Step[] {
  return Array.from({ length: count }, (_, at) => stepOf(from + at, seat))
}

const shown = () => player.timeline.shown!.move
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('what others do is shown one move after the other, each for its time', () => {
  happen(...moves(3))
  expect(shown()).toBe(1)
  clock.turn(699)
  expect(shown()).toBe(1)
  clock.turn(1)
  expect(shown()).toBe(2)
  clock.turn(700)
  expect(shown()).toBe(3)
  expect(player.catching).toBe(false)
})

test('no move is left out, however they arrive', () => {
  const seen: number[] = []
  const look = () => seen.at(-1) !== shown() && seen.push(shown())
  for (const count of [1, 5, 2, 1]) {
    happen(...moves(count))
    for (let turn = 0; turn < 40; turn++) look(), clock.turn(20)
  }
  for (let turn = 0; turn < 400; turn++) look(), clock.turn(20)
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('what comes while nothing is shown has to wait for nothing but the beat before', () => {
  happen(...moves(1))
  clock.turn(5000)
  happen(...moves(1))
  expect(shown()).toBe(2)
})

test('nothing can be decided while the newest position is on its way; a skip leads to it', () => {
  happen(...moves(4))
  expect(player.catching).toBe(true)
  player.skip()
  expect([shown(), player.catching]).toEqual([4, false])
  clock.turn(10_000)
  expect(shown()).toBe(4)
})

test('own actions are shown at once', () => {
  happen(...moves(3))
  happen(...moves(1, ME))
  expect(shown()).toBe(4)
  happen(...moves(1))
  expect(shown(), 'what follows waits a moment').toBe(4)
  clock.turn(300)
  expect(shown()).toBe(5)
})

test('a round of the others takes at most twelve seconds', () => {
  happen(...moves(85))
  clock.turn(ROUND + 500)
  expect(shown()).toBe(85)
})

test('a few moves are not squeezed, and whoever only watches waits for nobody', () => {
  budget = null
  happen(...moves(85))
  clock.turn(ROUND)
  expect(shown()).toBe(1 + Math.floor(ROUND / 700))
})

test.each([['slow', 1120], ['normal', 700], ['quick', 280]] as const)('the pace %s', (wished, hold) => {
  pace = wished
  happen(...moves(2))
  clock.turn(hold - 1)
  expect(shown()).toBe(1)
  clock.turn(1)
  expect(shown()).toBe(2)
})

test('at the instant pace the newest position is shown at once', () => {
  pace = 'instant'
  happen(...moves(7))
  expect([shown(), player.catching]).toEqual([7, false])
})

test('quiet events pass quickly, what nobody can see takes no time, big ones stay', () => {
  happen(stepOf(1, 1, [event({ notice: 'quiet' })]), stepOf(2, 1, []), stepOf(3, 1, [event({ notice: 'big' })]), stepOf(4, 1))
  expect(shown()).toBe(1)
  clock.turn(150)
  expect(shown()).toBe(3)
  clock.turn(1799)
  expect(shown()).toBe(3)
  clock.turn(1)
  expect(shown()).toBe(4)
})

test('a scoring is counted event by event; neither the totals nor the winner are shown before', () => {
  const count = (seat: number, points: number) => event({ scoring: true, gains: [[seat, points]] })
  happen(stepOf(1, 1, [event()], [2, 3]))
  clock.turn(1000)
  happen(stepOf(2, 1, [event(), count(0, 4), count(1, 6), event({ scoring: true, gains: [[0, 0]] }), event()], [6, 9], true))
  const now = () => [player.timeline.shown!.view.scores, player.timeline.shown!.view.outcome ?? null]
  expect(now()).toEqual([[2, 3], null])
  clock.turn(700)
  expect(now()).toEqual([[6, 3], null])
  clock.turn(1300)
  expect(now()).toEqual([[6, 9], outcome])
  expect(player.timeline.shown!.events).toHaveLength(3)
})

test('what one action of another brings about is shown one thing after the other; quiet things join the next', () => {
  const quiet = event({ notice: 'quiet' })
  happen(stepOf(1, 1, [quiet, event({}, 'a'), event({}, 'b'), quiet, event({ notice: 'big' }, 'c'), event({ notice: 'big' }, 'c')]))
  const tags = () => player.timeline.shown!.events.map(({ event }) => event.event)
  expect(tags()).toEqual(['x', 'a'])
  clock.turn(700)
  expect(tags()).toEqual(['b', 'x'])
  clock.turn(700)
  expect(tags(), 'equal big ones are shown together').toEqual(['c', 'c'])
  expect(player.catching).toBe(false)
})

test('of what the reader did only the big things are shown apart', () => {
  happen(stepOf(1, ME, [event({}, 'a'), event({}, 'b'), event({ notice: 'big' }, 'c')]))
  expect(player.timeline.shown!.events).toHaveLength(2)
  clock.turn(300)
  expect(player.timeline.shown!.events).toHaveLength(1)
})

test('the board changes when something has changed it, not when it is only announced', () => {
  const still = event({ still: true, notice: 'big' }, 'rolled')
  happen(stepOf(1, 1, [still, event({}, 'lost'), event({}, 'won')]))
  const mark = () => (player.timeline.shown!.view as unknown as { mark: number }).mark
  expect([shown(), mark()]).toEqual([1, 0])
  clock.turn(1800)
  expect([shown(), mark()]).toEqual([1, 1])
})

test('moves of which single ones say little are shown as one', () => {
  const buys = (move: number, seat = 1) => stepOf(move, seat, [event({ together: 'item' }, 'bought')])
  happen(buys(1), buys(2), buys(3), stepOf(4, 1), buys(5), buys(6, 2))
  expect([shown(), player.timeline.shown!.events.length]).toEqual([3, 3])
  clock.turn(700)
  expect(shown()).toBe(4)
  clock.turn(700)
  expect(shown(), 'each seat for itself').toBe(5)
  clock.turn(700)
  expect([shown(), player.timeline.story.length]).toEqual([6, 6])
})

test('an undo leads back at once', () => {
  happen(...moves(5))
  clock.turn(1400)
  game = game.slice(0, 3)
  player.take(game.slice(1), newest(), game.slice(2))
  expect([shown(), player.catching]).toEqual([2, false])
  happen(...moves(1))
  expect(shown()).toBe(2)
  clock.turn(700)
  expect(shown()).toBe(3)
})

test('the last wish wins, whatever is answered first', async () => {
  happen(...moves(60))
  player.begin(game.slice(1), newest(), game.slice(-1))
  const early = player.lookAt(3)
  const late = player.lookAt(45)
  asked.find(({ from }) => from === 40)!.answer()
  await late
  asked.find(({ from }) => from === 0)!.answer()
  await early
  expect([shown(), player.mode]).toEqual([45, 'still'])
})

test('whoever looks back stays there, and comes to the newest position afterwards', async () => {
  happen(...moves(3))
  player.skip()
  await player.lookAt(1)
  happen(...moves(2))
  clock.turn(20_000)
  expect([shown(), player.back]).toEqual([1, true])
  await player.lookAt(null)
  expect([shown(), player.back]).toEqual([5, false])
})

test('a film plays to the end, also over what is not here yet, and then follows the game', async () => {
  happen(...moves(25))
  player.begin(game.slice(1), newest(), game.slice(-1))
  const started = player.film()
  asked.pop()!.answer()
  await started
  expect([shown(), player.mode]).toEqual([0, 'film'])
  clock.turn(400 + 20 * 700)
  expect(shown()).toBe(19)
  asked.pop()!.answer()
  await settle()
  clock.turn(6 * 700)
  expect([shown(), player.mode]).toEqual([25, 'follow'])
})

test('a recap plays again what happened since the own turn', async () => {
  happen(...moves(1, ME), ...moves(3, 1, 2))
  player.skip()
  await player.recap(1)
  expect([shown(), player.catching]).toEqual([1, true])
  clock.turn(400)
  expect(shown()).toBe(2)
  clock.turn(1400)
  expect([shown(), player.catching]).toEqual([4, false])
})

test('nothing passes while the tab is hidden; little is shown afterwards, much is jumped over', () => {
  player.pause(true)
  happen(...moves(3))
  clock.turn(10_000)
  expect(shown()).toBe(0)
  player.pause(false)
  expect(shown()).toBe(1)
  player.pause(true)
  happen(...moves(30))
  player.pause(false)
  expect([shown(), player.catching]).toEqual([33, false])
})
