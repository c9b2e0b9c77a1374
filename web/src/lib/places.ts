// Which squares or territories an event is about: the fields that hold places, whatever the game.

import type { GameEvent, Place } from './types'

const FIELDS = ['square', 'squares', 'territory', 'territories', 'at', 'source', 'target']

export function placesOf({ event }: GameEvent): Place[] {
  return FIELDS.flatMap((field) => (event as Record<string, unknown>)[field] ?? []).filter((place) => typeof place === 'string')
}
