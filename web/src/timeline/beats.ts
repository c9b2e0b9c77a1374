// What a step is shown in: as a whole, or (a scoring) event by event; and for how long.

import { isCounted } from '../lib/points'
import type { GameEvent, LogEntry } from '../lib/types'

/** What is shown at once. */
export interface Beat {
  events: GameEvent[]
  /** Whether it is a part of a scoring. */
  scoring: boolean
  /** The points once it has been shown. */
  scores: number[]
}

/** Milliseconds at the normal pace. */
const HOLDS = { quiet: 150, plain: 700, big: 1800, scoring: 1300 }
/** What the reader has done needs no explaining. */
const OWN = 300

function add(scores: number[], events: GameEvent[]): number[] {
  const sums = [...scores]
  for (const { gains = [] } of events) for (const [seat, points] of gains) sums[seat] = (sums[seat] ?? 0) + points
  return sums
}

/** The beats of what one action brought about; `before` are the points before it. */
export function beatsOf({ events, scores }: LogEntry, before: number[], byEvent: boolean): Beat[] {
  const whole = [{ events, scoring: false, scores }]
  const first = byEvent ? events.findIndex(isCounted) : -1
  if (first < 0) return whole
  const parts: GameEvent[][] = [events.slice(0, first)]
  for (const event of events.slice(first)) {
    if (isCounted(event) || parts.length === 1) parts.push([event])
    else parts.at(-1)!.push(event)
  }
  let sums = before
  const beats = parts.map((part, at): Beat => ({ events: part, scoring: at > 0, scores: (sums = add(sums, part)) }))
  beats.at(-1)!.scores = scores
  return beats[0]!.events.length ? beats : beats.slice(1)
}

/** How long a beat is to be seen at the normal pace. */
export function holdOf({ events, scoring }: Beat, own: boolean): number {
  if (!events.length) return 0
  if (scoring) return HOLDS.scoring
  const hold = Math.max(...events.map(({ notice = 'plain' }) => HOLDS[notice]))
  return own && hold <= HOLDS.plain ? Math.min(hold, OWN) : hold
}
