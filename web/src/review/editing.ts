// A position editor: what lies on a place, and how to put it there. Whether it can be is the engine's to say.

import type { Place, Seat } from '../lib/types'
import type { Position } from './position'

/** Something that can lie on a place, so many times: at most `most`. */
export interface Piece {
  /** Its text among those of `review-web`, and what stands in it. */
  text: string
  args?: Record<string, string | number>
  value: number
  most: number
  /** The texts of the values, if they are no numbers. */
  choices?: { text: string; args?: Record<string, string | number> }[]
  set: (value: number) => Position
}

/** How a game's positions are edited: `editing.ts` in its folder. */
export interface Editing<Board = unknown> {
  places: (board: Board) => { id: Place; name: string }[]
  pieces: (position: Position, place: Place, names: string[]) => Piece[]
}

/** A position with other fields; `undefined` leaves one out, so that the engine works it out anew. */
export function changed(position: Position, fields: Position): Position {
  const all = { ...position, ...fields }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

export const seatsOf = (position: Position): Seat[] => Array.from({ length: Number(position.players) }, (_, seat) => seat)
