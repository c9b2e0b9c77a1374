// Which squares or territories an event is about: the fields that hold places, whatever the game.

import type { GameEvent, Place } from './types'

const FIELDS = ['square', 'squares', 'territory', 'territories', 'at', 'source', 'target']

/** Where an event leads to, the place that it changes most; null if it is about none. */
export function targetOf({ event }: GameEvent): Place | null {
  const { target, at, square, squares, territory } = event as Record<string, unknown>
  const found = target ?? at ?? square ?? (squares as Place[] | undefined)?.at(-1) ?? territory
  return typeof found === 'string' ? found : null
}

export function placesOf({ event }: GameEvent): Place[] {
  return FIELDS.flatMap((field) => (event as Record<string, unknown>)[field] ?? []).filter((place) => typeof place === 'string')
}
