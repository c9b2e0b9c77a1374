// Aztlán's pawns, put where one likes.

import type { Place } from '../../lib/types'
import { changed, seatsOf, type Editing } from '../../review/editing'
import type { Position } from '../../review/position'

type Pawns = Record<Place, Record<string, number>>

const MOST = 30

function withPawns(position: Position, place: Place, seat: number, count: number): Position {
  const pawns = (position.pawns ?? {}) as Pawns
  const here: Record<string, number> = { ...pawns[place], [seat]: count }
  if (!count) delete here[seat]
  return changed(position, { pawns: { ...pawns, [place]: here }, supply: undefined })
}

export default {
  places: ({ territories }) => territories.map(({ id, name }) => ({ id, name })),
  pieces: (position, place, names) =>
    seatsOf(position).map((seat) => ({
      text: 'review-web-pawns',
      args: { name: names[seat] ?? '' },
      value: ((position.pawns ?? {}) as Pawns)[place]?.[seat] ?? 0,
      most: MOST,
      set: (count) => withPawns(position, place, seat, count),
    })),
} satisfies Editing<{ territories: { id: Place; name: string }[] }>
