// Finding among what happened.

import type { Event, Happening } from './schema'

/** The events with this tag, typed. */
export function tagged<Tag extends Event['event']>(events: Happening[], tag: Tag): Extract<Event, { event: Tag }>[] {
  return events.map(({ event }) => event).filter((event): event is Extract<Event, { event: Tag }> => event.event === tag)
}

/** The seat that an event is about, if it is about one. */
export function seatOf({ event }: Happening): number | null {
  return 'seat' in event ? event.seat : null
}
