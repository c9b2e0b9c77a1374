// What is known of a game: its story, its newest position, and the one that is shown.

import { share } from '../lib/share'
import type { GameEvent, LogEntry, Seat, Step } from '../lib/types'
import { type Beat, beatsOf, goTogether } from './beats'

/** The newest position: all decisions are about it. `ply` goes with the next action. */
export interface Newest {
  ply: number
  moves: number
  seat: Seat | null
  legal: number[]
  view: Step['view']
  details: Step['details']
}

/** A place in the story: after a move, or within what it brought about; `since` if moves before it are shown with it. */
export interface Spot {
  move: number
  beat: number
  since?: number
}

/** The position that is shown. */
export interface Shown extends Spot {
  /** The first of the moves that are shown together, if this is the last of several. */
  since: number
  /** How many beats the move has. */
  beats: number
  scoring: boolean
  view: Step['view']
  details: Step['details']
  events: GameEvent[]
  /** All that the move has brought about so far. */
  told: GameEvent[]
  /** Who did it. */
  seat: Seat | null
}

type Source = (from: number, to: number) => Promise<Step[]>

/** So many steps are asked for at once. */
const CHUNK = 20
const END = Infinity

export class Timeline {
  entries = $state.raw<LogEntry[]>([])
  newest = $state.raw<Newest | null>(null)
  shown = $state.raw<Shown | null>(null)
  /** The farthest spot that has been shown: nothing later is betrayed. */
  private seen = $state.raw<Spot>({ move: 0, beat: 0 })
  /** The story as far as it has been shown. */
  readonly story = $derived.by(() => this.tell())
  /** Whether what is shown is not the newest. */
  readonly behind = $derived(this.shown !== null && this.newest !== null && !this.isLast(this.shown))

  private steps = new Map<number, Step>()
  /** Who asks for steps asks for what is the game now: an answer to an older question is not kept. */
  private era = 0

  constructor(
    private readonly source: Source,
    private readonly byEvent: () => boolean,
    private readonly own: (entry: LogEntry) => boolean,
  ) {}

  /** Begin anew: with the story as far as it is known elsewhere, at its newest position. */
  begin(entries: LogEntry[], newest: Newest, steps: Step[]): void {
    this.era++
    this.steps.clear()
    this.entries = entries
    this.keep(steps)
    this.newest = share(this.newest, newest)
    this.seen = { move: 0, beat: 0 }
    this.showNewest()
  }

  /** Take in new steps and the position after them. */
  take(entries: LogEntry[], newest: Newest, steps: Step[]): void {
    if (entries.length < this.entries.length) this.cut(entries.length)
    this.entries = entries
    this.keep(steps)
    this.newest = share(this.newest, newest)
    if (this.shown && this.isPast(this.shown)) this.showNewest()
  }

  /** Forget what was taken back. */
  private cut(moves: number): void {
    this.era++
    for (const move of [...this.steps.keys()]) if (move > moves) this.steps.delete(move)
    if (this.seen.move > moves) this.seen = { move: moves, beat: END }
  }

  private tell(): LogEntry[] {
    const { move, beat } = this.seen
    const told = this.entries.slice(0, move)
    const last = told.at(-1)
    const beats = last ? this.beats(move) : []
    if (last && beat < beats.length - 1) {
      const events = beats.slice(0, beat + 1).flatMap((one) => one.events)
      told[move - 1] = { ...last, events, scores: beats[beat]!.scores }
    }
    return told
  }

  /** Forget what was told of the past: it is told anew, without secrets. */
  retell(entries: LogEntry[]): void {
    this.era++
    this.entries = entries
    for (const move of [...this.steps.keys()]) if (move < (this.shown?.move ?? 0)) this.steps.delete(move)
  }

  private keep(steps: Step[]): void {
    for (const step of steps) this.steps.set(step.move, step)
  }

  private beats(move: number): Beat[] {
    const entry = this.steps.get(move) ?? this.entries[move - 1]
    if (!entry) return []
    const before = this.entries[move - 2]?.scores ?? this.steps.get(move - 1)?.scores ?? entry.scores.map(() => 0)
    return beatsOf(entry, before, { byEvent: this.byEvent(), own: this.own(entry) })
  }

  private isLast({ move, beat, beats }: Shown): boolean {
    return move >= this.newest!.moves && beat >= beats - 1
  }

  /** Whether somebody went back before it, or it is another position now. */
  private isPast({ move, view }: Shown): boolean {
    const newest = this.newest!
    return move > newest.moves || (move === newest.moves && !this.behind && share(view, newest.view) !== view)
  }

  /** The next spot after what is shown, if there is one. */
  next(): Spot | null {
    return this.shown && this.behind ? this.after(this.shown) : null
  }

  /** The spot after another; moves of which single ones say little are one. */
  private after({ move, beat }: Spot): Spot | null {
    if (beat < this.beats(move).length - 1) return { move, beat: beat + 1 }
    const since = move + 1
    if (since > this.newest!.moves) return null
    let last = since
    while (this.joins(last)) last++
    return { move: last, beat: 0, since }
  }

  private joins(move: number): boolean {
    const [one, next] = [this.entries[move - 1], this.entries[move]]
    return !!one && !!next && this.has(move + 1) && !this.own(next) && goTogether(one, next)
  }

  /** The beats that have not been shown yet, and whose they are. */
  *ahead(): Iterable<{ beat: Beat; entry: LogEntry }> {
    for (let spot = this.next(); spot; spot = this.after(spot)) {
      const entry = this.entries[spot.move - 1]
      const beat = this.beats(spot.move)[spot.beat]
      if (entry && beat) yield { beat, entry }
    }
  }

  /** The beat that is shown, and whose it is. */
  current(): { beat: Beat; entry: LogEntry } | null {
    const entry = this.shown && this.entries[this.shown.move - 1]
    const beat = this.shown && this.beats(this.shown.move)[this.shown.beat]
    return entry && beat ? { beat, entry } : null
  }

  /** Whether the step of a move is here. */
  has(move: number): boolean {
    return this.steps.has(move)
  }

  /** Ask for the step of a move and those around it. Tells whether it is here then. */
  async load(move: number): Promise<boolean> {
    if (this.has(move)) return true
    const { era } = this
    const from = move - (move % CHUNK)
    const steps = await this.source(from, from + CHUNK - 1)
    if (era !== this.era) return this.has(move)
    this.keep(steps.filter((step) => !this.has(step.move)))
    return this.has(move)
  }

  showNewest(): void {
    if (this.newest) this.show({ move: this.newest.moves, beat: END })
  }

  /** Show a spot whose step is here: while points are counted, neither later ones nor the winner. */
  show({ move, beat: wished, since = move }: Spot): void {
    const newest = this.newest
    const step = this.steps.get(move) ?? (newest && move === newest.moves ? { ...newest, seat: null } : undefined)
    if (!step) return
    const beats = this.beats(move)
    const beat = Math.max(0, Math.min(wished, beats.length - 1))
    const { scores, scoring, settled } = beats[beat] ?? { scores: step.view.scores, scoring: false, settled: true }
    const { view, details } = settled ? step : (this.steps.get(move - 1) ?? step)
    const last = this.shown
    const earlier = this.entries.slice(since - 1, move - 1).flatMap(({ events }) => events)
    this.shown = {
      move,
      since,
      beat,
      beats: beats.length,
      scoring: scoring && wished !== END,
      seat: step.seat,
      details: share(last?.details, details),
      view: share(last?.view, beat < beats.length - 1 ? { ...view, scores, outcome: null } : view),
      events: [...earlier, ...(beats[beat]?.events ?? [])],
      told: beats.slice(0, beat + 1).flatMap((one) => one.events),
    }
    if (move > this.seen.move || (move === this.seen.move && beat > this.seen.beat)) this.seen = { move, beat }
  }
}
