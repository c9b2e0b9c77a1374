// Shows a game at a pace that eyes can follow. The only timer of a table.

import type { LogEntry, Step } from '../lib/types'
import { holdOf } from './beats'
import { REAL, type Clock } from './clock'
import { Timeline, type Newest, type Spot } from './timeline.svelte'

export const PACES = { slow: 1.6, normal: 1, quick: 0.4, instant: 0 }
export type Pace = keyof typeof PACES

/** What the others do between two turns of the reader takes no longer, in milliseconds; nor does a scoring while the game goes on. */
export const ROUND = 12_000
const COUNT = 18_000
/** Nothing is shorter, unless nothing is to be seen. */
const LEAST = 60
/** What one begins with is seen for a moment. */
const START = 400
/** So many moves are shown one by one to somebody who comes back; more are jumped over. */
export const CATCH_UP = 20

export interface PlayerOptions {
  source: (from: number, to: number) => Promise<Step[]>
  pace: () => Pace
  /** Whether scorings are shown event by event. */
  byEvent: () => boolean
  /** Whether the reader did this: then it is shown at once. */
  own: (entry: LogEntry) => boolean
  /** How long the others' round may take, if somebody waits for its end. */
  budget: () => number | null
  /** Something has just been shown in its time. */
  onbeat?: () => void
  onfail?: (error: unknown) => void
  clock?: Clock
}

/** `follow` goes on to the newest position, `film` too, from where the reader looks back; `still` stays. */
export type Mode = 'follow' | 'film' | 'still'

export class Player {
  mode = $state<Mode>('follow')
  readonly timeline: Timeline
  /** Whether the newest position is on its way: then nothing can be decided yet, but it can be skipped to. */
  readonly catching = $derived.by(() => this.mode === 'follow' && this.timeline.behind)
  /** Whether the reader looks back. */
  readonly back = $derived(this.mode !== 'follow')

  private readonly clock: Clock
  private callOff: (() => void) | undefined
  /** When the next beat may be shown. */
  private freeAt = 0
  /** How long the others' round, and a scoring, have taken so far. */
  private spent = { round: 0, count: 0 }
  /** How often something was looked for: the last wish wins. */
  private wishes = 0
  private paused = false
  /** The move after which a film stops. */
  private until = Infinity

  constructor(private readonly options: PlayerOptions) {
    this.clock = options.clock ?? REAL
    this.timeline = new Timeline(options.source, options.byEvent, options.own)
  }

  close(): void {
    this.callOff?.()
    this.wishes++
    this.paused = true
  }

  /** Begin anew at the newest position. */
  begin(entries: LogEntry[], newest: Newest, steps: Step[]): void {
    this.wishes++
    this.mode = 'follow'
    this.timeline.begin(entries, newest, steps)
    this.rest()
  }

  /** Take in what is new, and go on to it. */
  take(entries: LogEntry[], newest: Newest, steps: Step[]): void {
    const wasCaughtUp = !this.timeline.behind
    const moves = this.timeline.entries.length
    this.timeline.take(entries, newest, steps)
    if (this.mode === 'follow') this.showOwn(moves)
    if (wasCaughtUp) this.spent = { round: 0, count: 0 }
    this.go()
  }

  /** What the reader did is shown at once, whatever was still to be seen. */
  private showOwn(known: number): void {
    const { entries, shown } = this.timeline
    const own = entries.findLast((entry) => entry.move > known && this.options.own(entry))
    if (!own || !shown || own.move <= shown.move || !this.timeline.has(own.move)) return
    this.timeline.show({ move: own.move, beat: 0 })
    this.spent = { round: 0, count: 0 }
    this.freeAt = this.clock.now() + this.hold()
    this.options.onbeat?.()
  }

  /** Stop for a while: the tab is hidden, or somebody else is to sit down. */
  pause(paused: boolean): void {
    this.paused = paused
    const { newest, shown } = this.timeline
    if (!paused && this.mode === 'follow' && newest && shown && newest.moves - shown.move > CATCH_UP) this.skip()
    this.go()
  }

  /** To the newest position. */
  skip(): void {
    this.wishes++
    this.mode = 'follow'
    this.timeline.showNewest()
    this.rest()
  }

  private rest(): void {
    this.callOff?.()
    this.spent = { round: 0, count: 0 }
    this.freeAt = this.clock.now()
  }

  /** Look at a spot and stay there; at the newest position, stay with it. Tells whether it is what the reader still wants. */
  async seek(spot: Spot): Promise<boolean> {
    const { newest } = this.timeline
    if (!newest) return false
    if (spot.move >= newest.moves && spot.beat === Infinity) return this.skip(), true
    const wish = ++this.wishes
    const found = await this.timeline.load(spot.move)
    if (wish !== this.wishes) return false
    if (found) {
      this.callOff?.()
      this.mode = 'still'
      this.timeline.show(spot)
    }
    return found
  }

  /** Look at the position after a move; null: at the newest. */
  lookAt(move: number | null): Promise<boolean> {
    return this.seek({ move: Math.max(0, move ?? Infinity), beat: Infinity })
  }

  /** A beat forward or back, within a scoring. */
  step(by: 1 | -1): Promise<boolean> {
    const { shown } = this.timeline
    if (!shown) return Promise.resolve(false)
    const beat = shown.beat + by
    if (beat >= 0 && beat < shown.beats) return this.seek({ move: shown.move, beat })
    return this.lookAt(shown.move + by)
  }

  /** Play on from here, or from the beginning if this is the end. */
  async film(): Promise<void> {
    if (!this.timeline.behind && !(await this.lookAt(0))) return
    this.start('film')
  }

  stop(): void {
    this.wishes++
    this.callOff?.()
    if (this.timeline.behind) this.mode = 'still'
  }

  /** Show again what happened since a move. */
  async recap(since: number): Promise<void> {
    if (await this.lookAt(since)) this.start('follow')
  }

  /** Show again what one move brought about, and stay there. */
  async watch(move: number): Promise<void> {
    if (await this.seek({ move, beat: 0 })) this.start('film', move)
  }

  private start(mode: Mode, until = Infinity): void {
    this.mode = mode
    this.until = until
    this.spent = { round: 0, count: 0 }
    this.freeAt = this.clock.now() + Math.max(this.hold(), START)
    this.go()
  }

  /** Show all that is due now, and come back when more is. */
  private go(): void {
    this.callOff?.()
    while (this.mode !== 'still' && !this.paused) {
      const next = this.timeline.next()
      if (!next) return this.arrive()
      if (this.mode === 'film' && next.move > this.until) return void (this.mode = 'still')
      if (this.mode === 'follow' && this.options.pace() === 'instant') return this.skip()
      const wait = this.freeAt - this.clock.now()
      if (wait > 0) return void (this.callOff = this.clock.after(wait, () => this.go()))
      if (!this.timeline.has(next.move)) return void this.fetch(next.move)
      this.timeline.show(next)
      this.freeAt = this.clock.now() + this.hold()
      this.options.onbeat?.()
    }
  }

  private arrive(): void {
    this.mode = 'follow'
    this.spent = { round: 0, count: 0 }
  }

  private async fetch(move: number): Promise<void> {
    const wish = ++this.wishes
    const found = await this.timeline.load(move).catch((error: unknown) => (this.options.onfail?.(error), false))
    if (wish !== this.wishes) return
    if (found) this.go()
    else if (this.mode === 'follow') this.skip()
    else this.mode = 'still'
  }

  /** How long what is shown is to be seen: less if much is to come and somebody waits for it. */
  private hold(): number {
    const current = this.timeline.current()
    if (!current) return 0
    const pace = PACES[this.mode === 'film' && this.options.pace() === 'instant' ? 'quick' : this.options.pace()]
    const holdAt = ({ beat, entry }: typeof current) => pace * holdOf(beat, this.options.own(entry))
    const hold = holdAt(current)
    const budget = this.mode === 'film' ? null : this.options.budget()
    if (!hold || budget === null) return hold
    const { scoring } = current.beat
    const kind = scoring ? 'count' : 'round'
    const left = (scoring ? Math.max(budget, COUNT) : budget) * Math.max(pace, 1) - this.spent[kind]
    let sum = hold
    for (const one of this.timeline.ahead()) if (one.beat.scoring === scoring) sum += holdAt(one)
    const squeezed = Math.max(LEAST, sum > left ? (hold * Math.max(left, 0)) / sum : hold)
    this.spent[kind] += squeezed
    return Math.min(hold, squeezed)
  }
}
