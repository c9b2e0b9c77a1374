// What happened since the reader's turn: where, and in few words.

import { placesOf, targetOf } from '../lib/places'
import { told } from '../lib/telling'
import type { GameEvent, LogEntry, Place, Seat } from '../lib/types'

/** More lines are too many to be read at a glance. */
const MOST = 6

/** What others did after the last decision of a seat. */
export function sinceTurnOf(seat: Seat, entries: LogEntry[]): LogEntry[] {
  return entries.slice(entries.findLastIndex((entry) => entry.seat === seat && !entry.auto) + 1)
}

/** Whether somebody did something to see, not only announced or counted it. */
const isDeed = ({ notice, still, scoring }: GameEvent) => notice !== 'quiet' && !still && !scoring

/** The places that look different now, and who changed them; of a way only its end. */
export function changedPlaces(entries: LogEntry[]): Map<Place, Seat | null> {
  const changed = new Map<Place, Seat | null>()
  for (const { seat, events } of entries) {
    for (const happening of events.filter(isDeed)) {
      const { source } = happening.event as { source?: Place }
      const places = source === undefined ? placesOf(happening) : [targetOf(happening)!]
      if (source !== undefined && changed.get(source) === seat) changed.delete(source)
      for (const place of places) changed.set(place, seat)
    }
  }
  return changed
}

export interface Line {
  words: string
  /** Whether it concerns the reader. */
  mine: boolean
}

/** What happened in few lines, in its order: what concerns the reader, then what is big, then the rest. */
export function digest(entries: LogEntry[], me: Seat): { lines: Line[]; more: number } {
  const concerns = ({ concerns = [] }: GameEvent) => concerns.includes(me)
  const deeds = entries.flatMap(({ events }) => events.filter((event) => isDeed(event) || concerns(event)))
  const runs = told(deeds).map(({ words, events }, at) => ({
    words,
    at,
    mine: events.some(concerns),
    weight: events.some(concerns) ? 2 : events.some(({ notice }) => notice === 'big') ? 1 : 0,
  }))
  const chosen = [...runs].sort((one, other) => other.weight - one.weight || one.at - other.at).slice(0, MOST)
  const lines = chosen.sort((one, other) => one.at - other.at).map(({ words, mine }) => ({ words, mine }))
  return { lines, more: runs.length - lines.length }
}

/** What others did that a seat must not miss, after a move. */
export function concerning(entries: LogEntry[], me: Seat, after: number): GameEvent[] {
  const theirs = entries.filter(({ move, seat, auto }) => move > after && (seat !== me || auto))
  return theirs.flatMap(({ events }) => events.filter(({ concerns = [] }) => concerns.includes(me)))
}
