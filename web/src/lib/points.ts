// What points came from: the events that brought some.

import { placesOf } from './places'
import type { GameEvent, Place, Seat, Text } from './types'
import type { LogEntry } from './wire'

/** Sums of what other events told already. */
const SUMS = ['scored', 'won']

export interface Gain {
  seat: Seat
  points: number
  /** The tag of the event. */
  from: string
  says: Text
  places: Place[]
}

/** The points that an event brought, to one seat or to several. */
export function gainsOf(event: GameEvent): Gain[] {
  const { event: from, seat, points, seats, share } = event.event
  if (SUMS.includes(from) || typeof points !== 'number') return []
  const rest = { from, says: event.says, places: placesOf(event) }
  const found: Gain[] = typeof seat === 'number' ? [{ seat, points, ...rest }] : []
  if (Array.isArray(seats) && typeof share === 'number') found.push(...seats.map((other) => ({ seat: other, points: share, ...rest })))
  return found.filter((gain) => gain.points)
}

/** Points by source and seat, over a whole story. */
export function sources(entries: LogEntry[], seats: number): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { seat, points, from } of entries.flatMap(({ events }) => events.flatMap(gainsOf))) {
    const row = found.get(from) ?? Array<number>(seats).fill(0)
    row[seat] = (row[seat] ?? 0) + points
    found.set(from, row)
  }
  return found
}

/** Whether these events are a scoring that is worth being shown step by step: several gains at once. */
export function isScoring(events: GameEvent[]): boolean {
  return events.some(({ event }) => event.event === 'scored') || events.filter((event) => gainsOf(event).length).length > 1
}
