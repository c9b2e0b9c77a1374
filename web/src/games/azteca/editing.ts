// Azteca's territories and armies, changed as one likes.

import type { Place } from '../../lib/types'
import { changed, seatsOf, type Editing, type Piece } from '../../review/editing'
import type { Position } from '../../review/position'

interface Territory {
  owner?: number
  population?: number
}

interface Army {
  at?: Place
  warriors?: number
  knights?: number
}

type Armies = Record<string, Record<string, Army>>

const MOST_PEOPLE = 2
const MOST_FIGHTERS = 20

/** What everybody knows of the numbers of fighters is worked out anew by the engine. */
const placed = (position: Position, fields: Position) => changed(position, { ...fields, totals: undefined, bounds: undefined })

function withTerritory(position: Position, at: Place, fields: Territory): Position {
  const territories = (position.territories ?? {}) as Record<Place, Territory>
  return placed(position, { territories: { ...territories, [at]: changed({ ...territories[at] }, { ...fields }) } })
}

function withArmy(position: Position, seat: number, army: string, fields: Army): Position {
  const armies = (position.armies ?? {}) as Armies
  const own = armies[seat] ?? {}
  return placed(position, { armies: { ...armies, [seat]: { ...own, [army]: { ...own[army], ...fields } } } })
}

function armiesAt(position: Position, place: Place, names: string[]): Piece[] {
  return seatsOf(position).flatMap((seat) =>
    Object.entries(((position.armies ?? {}) as Armies)[seat] ?? {}).flatMap(([army, { at, warriors = 0, knights = 0 }]): Piece[] => {
      const args = { name: names[seat] ?? '', army }
      const here = at === place
      const there: Piece = {
        text: 'review-web-army',
        args,
        value: here ? 1 : 0,
        most: 1,
        set: (comes) => withArmy(position, seat, army, { at: comes ? place : undefined }),
      }
      if (!here) return [there]
      return [
        there,
        { text: 'review-web-warriors', args, value: warriors, most: MOST_FIGHTERS, set: (count) => withArmy(position, seat, army, { warriors: count }) },
        { text: 'review-web-knights', args, value: knights, most: MOST_FIGHTERS, set: (count) => withArmy(position, seat, army, { knights: count }) },
      ]
    }),
  )
}

export default {
  places: ({ territories }) => territories.map(({ id, name }) => ({ id, name })),
  pieces: (position, place, names) => {
    const here = ((position.territories ?? {}) as Record<Place, Territory>)[place] ?? {}
    return [
      {
        text: 'review-web-owner',
        value: (here.owner ?? -1) + 1,
        most: seatsOf(position).length,
        choices: [{ text: 'review-web-nobody' }, ...seatsOf(position).map((seat) => ({ text: 'review-web-somebody', args: { name: names[seat] ?? '' } }))],
        set: (value) => withTerritory(position, place, { owner: value ? value - 1 : undefined }),
      },
      {
        text: 'review-web-population',
        value: here.population ?? 0,
        most: MOST_PEOPLE,
        set: (value) => withTerritory(position, place, { population: value }),
      },
      ...armiesAt(position, place, names),
    ]
  },
} satisfies Editing<{ territories: { id: Place; name: string }[] }>
