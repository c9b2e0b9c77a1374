// What may be done now, sorted by how it is done: a click on the map, a card, a button.

import type { Choice, Place } from '../../lib/types'
import type { Culture, Terrain } from './types'

type At = Map<Place, Choice>

export interface Groups {
  powers: Map<number, Choice>
  place: At
  eagle: At
  /** From where, then to where. */
  moves: Map<Place, At>
  fight: At
  coexist: At
  tlatoani: At
  games: Choice | null
  decline: Choice | null
  stay: Choice | null
  done: Choice | null
  terrains: Map<Terrain, Choice>
  /** Culture cards that are played for scoring. */
  cards: Map<Culture, Choice>
  /** What no control is known for; shown as plain buttons, so that nothing can be out of reach. */
  others: Choice[]
}

const SETTLING = { x: 'fight', '=': 'coexist', L: 'tlatoani' } as const
const SINGLE = { S: 'games', s: 'decline', '-': 'stay', '.': 'done' } as const

export function groups(choices: readonly Choice[]): Groups {
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

function sort(choice: Choice, found: Groups): void {
  const { action } = choice
  const [sign = '', name = ''] = action.split(' ')
  if (action in SINGLE) found[SINGLE[action as keyof typeof SINGLE]] = choice
  else if (/^P\d$/.test(action)) found.powers.set(Number(action.slice(1)), choice)
  else if (action.startsWith('E+')) found.eagle.set(action.slice(2), choice)
  else if (action.startsWith('+')) found.place.set(action.slice(1), choice)
  else if (action.includes('>')) addMove(choice, found.moves)
  else if (sign in SETTLING) found[SETTLING[sign as keyof typeof SETTLING]].set(name, choice)
  else if (sign === 'V') found.terrains.set(name as Terrain, choice)
  else if (sign === 'C') found.cards.set(name as Culture, choice)
  else found.others.push(choice)
}

function addMove(choice: Choice, moves: Map<Place, At>): void {
  const [from, to] = choice.action.split('>') as [Place, Place]
  if (!moves.has(from)) moves.set(from, new Map())
  moves.get(from)!.set(to, choice)
}

/** The territories where something can be settled now. */
export function settleable({ fight, coexist, tlatoani }: Groups): Set<Place> {
  return new Set([...fight.keys(), ...coexist.keys(), ...tlatoani.keys()])
}
