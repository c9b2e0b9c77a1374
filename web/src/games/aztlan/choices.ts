// What may be done now, sorted by how it is done: a click on the map, a card, a button.

import type { Place } from '../../lib/types'
import type { AztlanChoice, Culture, Terrain } from './types'

type At = Map<Place, AztlanChoice>

export interface Groups {
  powers: Map<number, AztlanChoice>
  place: At
  eagle: At
  /** From where, then to where. */
  moves: Map<Place, At>
  fight: At
  coexist: At
  tlatoani: At
  games: AztlanChoice | null
  decline: AztlanChoice | null
  stay: AztlanChoice | null
  done: AztlanChoice | null
  terrains: Map<Terrain, AztlanChoice>
  /** Culture cards that are played for scoring. */
  cards: Map<Culture, AztlanChoice>
  /** What no control is known for; shown as plain buttons, so that nothing can be out of reach. */
  others: AztlanChoice[]
}

export function groups(choices: readonly AztlanChoice[]): Groups {
  const found: Groups = {
    powers: new Map(),
    place: new Map(),
    eagle: new Map(),
    moves: new Map(),
    fight: new Map(),
    coexist: new Map(),
    tlatoani: new Map(),
    games: null,
    decline: null,
    stay: null,
    done: null,
    terrains: new Map(),
    cards: new Map(),
    others: [],
  }
  for (const choice of choices) sort(choice, found)
  return found
}

function sort(choice: AztlanChoice, found: Groups): void {
  const { at, to, power, terrain, card } = choice.fields
  switch (choice.kind) {
    case 'choose':
      return void found.powers.set(power!, choice)
    case 'place':
    case 'eagle':
    case 'fight':
    case 'coexist':
    case 'tlatoani':
      return void found[choice.kind].set(at!, choice)
    case 'move':
      if (!found.moves.has(at!)) found.moves.set(at!, new Map())
      return void found.moves.get(at!)!.set(to!, choice)
    case 'name':
      return void found.terrains.set(terrain!, choice)
    case 'rafts':
    case 'bless':
      return void found.cards.set(card!, choice)
    case 'games':
    case 'decline':
    case 'stay':
    case 'done':
      return void (found[choice.kind] = choice)
    default:
      found.others.push(choice)
  }
}

/** What can be decided in a territory. */
export function decisionsAt({ fight, coexist, tlatoani }: Groups, place: Place): (AztlanChoice | undefined)[] {
  return [fight, coexist, tlatoani].map((at) => at.get(place))
}

/** The territories where something can be settled now. */
export function settleable({ fight, coexist, tlatoani }: Groups): Set<Place> {
  return new Set([...fight.keys(), ...coexist.keys(), ...tlatoani.keys()])
}
