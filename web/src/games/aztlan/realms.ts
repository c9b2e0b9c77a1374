// Realms, strengths and what they would be worth: shown beside the map, never decided here. Tested against the engine.

import type { Place, Seat } from '../../lib/types'
import { BLESSED, TERRAIN_OF, type AztlanBoard, type AztlanView, type Culture, type Terrain, type Territory } from './types'

export interface Realm {
  territories: Place[]
  matching: number
  points: number
}

const neighboursKept = new WeakMap<AztlanBoard, Map<Place, Set<Place>>>()

/** The neighbours of each territory by land. */
export function neighboursOf(board: AztlanBoard): Map<Place, Set<Place>> {
  const known = neighboursKept.get(board)
  if (known) return known
  const pairs = Array.isArray(board.adjacent)
    ? board.adjacent
    : Object.entries(board.adjacent).flatMap(([here, others]) => others.map((there) => [here, there] as const))
  const found = new Map(board.territories.map(({ id }) => [id, new Set<Place>()]))
  for (const [a, b] of pairs) {
    found.get(a)?.add(b)
    found.get(b)?.add(a)
  }
  neighboursKept.set(board, found)
  return found
}

/** How many pawns of a seat stand in each territory. */
export function pawnsOf(board: AztlanBoard, view: AztlanView, seat: Seat): Map<Place, number> {
  return new Map(board.territories.map(({ id }, at) => [id, view.pawns[seat]?.[at] ?? 0]))
}

/** The territories where a seat has pawns. */
export function heldBy(board: AztlanBoard, view: AztlanView, seat: Seat): Set<Place> {
  return new Set(board.territories.filter((_, at) => view.pawns[seat]?.[at]).map(({ id }) => id))
}

/** Divide what a seat holds into realms; with rafts the shores of a lake are joined. */
export function realms(board: AztlanBoard, held: ReadonlySet<Place>, terrain: Terrain | '', rafts = false): Realm[] {
  const land = neighboursOf(board)
  const byId = new Map(board.territories.map((territory) => [territory.id, territory]))
  const joined = (a: Territory, b: Territory) =>
    land.get(a.id)!.has(b.id) || (rafts && a.lakes.some((lake) => b.lakes.includes(lake)))
  const left = new Set(board.territories.map(({ id }) => id).filter((id) => held.has(id)))
  const found: Realm[] = []
  for (const start of left) {
    const realm = [start]
    left.delete(start)
    for (const here of realm) {
      for (const there of left) {
        if (!joined(byId.get(here)!, byId.get(there)!)) continue
        realm.push(there)
        left.delete(there)
      }
    }
    const matching = realm.filter((id) => byId.get(id)!.terrain === terrain).length
    found.push({ territories: realm, matching, points: matching ? realm.length + matching ** 2 : 0 })
  }
  return found
}

export function worth(board: AztlanBoard, held: ReadonlySet<Place>, terrain: Terrain | '', rafts = false): number {
  return realms(board, held, terrain, rafts).reduce((sum, { points }) => sum + points, 0)
}

/** The terrain that a seat scores in this age, as far as it can be known. */
export function terrainOf(view: AztlanView, seat: Seat): Terrain | '' {
  return TERRAIN_OF[view.cards[seat] ?? 0] || ''
}

/** What a blessing would bring. */
export function blessingWorth(board: AztlanBoard, held: ReadonlySet<Place>, card: Culture): number {
  return 2 * board.territories.filter(({ id, terrain }) => held.has(id) && terrain === BLESSED[card]).length
}

export interface Standing {
  seat: Seat
  pawns: number
  /** null while the card lies face down. */
  power: number | null
  strength: number | null
}

/** Who stands in a territory and how strong: the strongest first, unknown strengths by pawns. */
export function standings(board: AztlanBoard, view: AztlanView, place: Place, change: number[] = []): Standing[] {
  const at = board.territories.findIndex(({ id }) => id === place)
  return view.pawns
    .map((row, seat) => {
      const pawns = (row[at] ?? 0) + (change[seat] ?? 0)
      const power = view.cards[seat] ?? null
      return { seat, pawns, power, strength: power === null ? null : power * pawns }
    })
    .filter(({ pawns }) => pawns > 0)
    .sort((a, b) => (b.strength ?? 0) - (a.strength ?? 0) || b.pawns - a.pawns)
}

/** The territories where several seats have pawns. */
export function sharedPlaces(board: AztlanBoard, view: AztlanView): Set<Place> {
  const shared = board.territories.filter((_, at) => view.pawns.filter((row) => row[at]).length > 1)
  return new Set(shared.map(({ id }) => id))
}
