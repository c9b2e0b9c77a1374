// Mexica's canals, temples and nobles, put where one likes.

import type { Place } from '../../lib/types'
import { changed, seatsOf, type Editing } from '../../review/editing'
import type { Position } from '../../review/position'
import { makeGrid } from './map/grid'
import type { MexicaBoard } from './types'

interface Temple {
  at: Place
  owner: number | 'neutral'
  height: number
}

const TALLEST = 4

/** What is in the box is worked out anew by the engine. */
const placed = (position: Position, fields: Position) => changed(position, { ...fields, supply: undefined })

function withTemple(position: Position, at: Place, owner: Temple['owner'], height: number): Position {
  const others = ((position.temples ?? []) as Temple[]).filter((temple) => temple.at !== at)
  return placed(position, { temples: height ? [...others, { at, owner, height }] : others })
}

function withNoble(position: Position, at: Place, seat: number, here: boolean): Position {
  const { [seat]: _, ...others } = (position.nobles ?? {}) as Record<string, Place>
  return placed(position, { nobles: here ? { ...others, [seat]: at } : others })
}

export default {
  places: (board) => makeGrid(board).island.map((id) => ({ id, name: id })),
  pieces: (position, place, names) => {
    const canals = (position.canals ?? []) as Place[]
    const temple = ((position.temples ?? []) as Temple[]).find(({ at }) => at === place)
    const nobles = (position.nobles ?? {}) as Record<string, Place>
    const owners = [...seatsOf(position), ...(seatsOf(position).length === 2 ? (['neutral'] as const) : [])]
    return [
      {
        text: 'review-web-canal',
        value: canals.includes(place) ? 1 : 0,
        most: 1,
        set: (there) => placed(position, { canals: there ? [...canals, place] : canals.filter((at) => at !== place) }),
      },
      ...owners.map((owner) => ({
        text: owner === 'neutral' ? 'review-web-neutral' : 'review-web-temple',
        args: { name: owner === 'neutral' ? '' : (names[owner] ?? '') },
        value: temple?.owner === owner ? temple.height : 0,
        most: TALLEST,
        set: (height: number) => withTemple(position, place, owner, height),
      })),
      ...seatsOf(position).map((seat) => ({
        text: 'review-web-noble',
        args: { name: names[seat] ?? '' },
        value: nobles[seat] === place ? 1 : 0,
        most: 1,
        set: (here: number) => withNoble(position, place, seat, here === 1),
      })),
    ]
  },
} satisfies Editing<MexicaBoard>
