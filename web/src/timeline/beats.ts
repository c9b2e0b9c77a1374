// What a step is shown in: one thing that happened after the other; and for how long.

import { isCounted } from '../lib/points'
import type { GameEvent, LogEntry } from '../lib/types'

/** What is shown at once. */
export interface Beat {
  events: GameEvent[]
  /** Whether it is a part of a scoring. */
  scoring: boolean
  /** Whether the board looks as it does after the step; before, something was only announced or rolled. */
  settled: boolean
  /** The points once it has been shown. */
  scores: number[]
}

/** Milliseconds at the normal pace. */
const HOLDS = { quiet: 150, plain: 700, big: 1800, scoring: 1300 }
/** What the reader has done needs no explaining. */
const OWN = 300

export interface Manner {
  /** Whether scorings are shown event by event. */
  byEvent: boolean
  /** Whether the reader did it: then only what is big is shown apart. */
  own: boolean
}

const isQuiet = ({ notice }: GameEvent) => notice === 'quiet'
const isBig = ({ notice }: GameEvent) => notice === 'big'

function add(scores: number[], events: GameEvent[]): number[] {
  const sums = [...scores]
  for (const { gains = [] } of events) for (const [seat, points] of gains) sums[seat] = (sums[seat] ?? 0) + points
  return sums
}

/** Whether an event is shown by itself, after those before it. */
function isApart(event: GameEvent, before: GameEvent[], { byEvent, own }: Manner): boolean {
  if (event.scoring) return byEvent && isCounted(event)
  if (isQuiet(event) || before.every(isQuiet)) return false
  const last = before.findLast((one) => !isQuiet(one))!
  if (isBig(event) && last.event.event === event.event.event) return false // cards that are turned together
  return isBig(event) || !(own || last.scoring)
}

/** The events of a step as they are shown; what is quiet joins the next, or the last. */
function partsOf(events: GameEvent[], manner: Manner): GameEvent[][] {
  const parts: GameEvent[][] = [[]]
  for (const event of events) {
    const last = parts.at(-1)!
    if (last.length && isApart(event, last, manner)) parts.push([event])
    else last.push(event)
  }
  return parts
}

/** The beats of what one action brought about; `before` are the points before it. */
export function beatsOf({ events, scores }: LogEntry, before: number[], manner: Manner): Beat[] {
  let sums = before
  let settled = false
  const beats = partsOf(events, manner).map((part): Beat => {
    settled ||= part.some((event) => !event.still && !isQuiet(event))
    sums = add(sums, part)
    return { events: part, scoring: manner.byEvent && part.some(isCounted), settled, scores: sums }
  })
  return [...beats.slice(0, -1), { ...beats.at(-1)!, settled: true, scores }]
}

/** How long a beat is to be seen at the normal pace. */
export function holdOf({ events, scoring }: Beat, own: boolean): number {
  if (!events.length) return 0
  if (scoring) return HOLDS.scoring
  const hold = Math.max(...events.map(({ notice = 'plain' }) => HOLDS[notice]))
  return own && hold <= HOLDS.plain ? Math.min(hold, OWN) : hold
}

/** Whether what two steps brought about is shown as one: "buys 4 pochtecas and 2 knights". */
export function goTogether(one: LogEntry, next: LogEntry): boolean {
  const kinds = new Set([one, next].map(({ seat, events }) => `${seat} ${kindOf(events)}`))
  return kinds.size === 1 && kindOf(one.events) !== null
}

/** What a step did, if nothing else happened in it and others of its kind are told with it. */
function kindOf(events: GameEvent[]): string | null {
  const [only, ...more] = events
  return only?.together && !more.length ? only.event.event : null
}
