// What points came from: the events that brought some.

import type { GameEvent, LogEntry, Seat } from './types'

/** Points by source (the tag of the event) and seat, over a whole story. */
export function sources(entries: LogEntry[], seats: number): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { event, gains = [] } of entries.flatMap(({ events }) => events)) {
    for (const [seat, points] of gains) {
      const row = found.get(event.event) ?? Array<number>(seats).fill(0)
      row[seat] = (row[seat] ?? 0) + points
      found.set(event.event, row)
    }
  }
  return found
}

/** Whether it is a step of a scoring that is worth being shown for itself; what brought nothing to anybody is not. */
export function isCounted({ scoring, gains = [] }: GameEvent): boolean {
  return !!scoring && (!gains.length || gains.some(([, points]) => points))
}

export function sumOf(events: GameEvent[], seat: Seat): number {
  return events.flatMap(({ gains = [] }) => gains).reduce((sum, [other, points]) => sum + (other === seat ? points : 0), 0)
}

/** Points with their sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`
}
