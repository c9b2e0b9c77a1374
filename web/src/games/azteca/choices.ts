// What can be done now, sorted by how it is chosen: on the map, by an amount, by a counter, by a button.

import type { Choice, Place, Seat } from '../../lib/types'
import type { AztecaDetails } from './types'

/** How the options of a group differ. */
export type Form = 'place' | 'amount' | 'fighter' | 'card' | 'plain'

export interface Option {
  choice: Choice
  kind: string
  /** Where on the map it is chosen. */
  place?: Place
  amount?: number
  /** A letter: A, B, C or R. */
  group?: string
  knight?: boolean
  card?: string
  seat?: Seat
  /** Which of the dice, or which of the missions. */
  number?: number
}

export interface Group {
  /** What tells it from the other groups of the moment. */
  key: string
  kind: string
  form: Form
  /** The army or the lake zone that moves. */
  source?: string
  /** The card that is played. */
  card?: string
  options: Option[]
}

const PLACES = [
  'launch', 'first-dam', 'buy-ship', 'buy-dam', 'spy', 'ally', 'ally-dear', 'rebel', 'assimilate', 'sail', 'engage',
  'withdraw-ships', 'insubordination', 'submission', 'raid', 'passage', 'flood', 'earthquake', 'march', 'retreat',
]
const AMOUNTS = ['bid', 'quetzalcoatl', 'tezcatlipoca', 'carry']
const FIGHTERS = ['assign', 'buy-fighter', 'buy-general', 'staff', 'join', 'lose', 'promote']
const IN_HAND = ['discard', 'take-away']
const PREFIX = 'azteca-action-'

function kindOf({ says }: Choice): string {
  return 'id' in says ? says.id.slice(PREFIX.length) : ''
}

/** Read an action's notation (see docs/records.md). */
export function read(choice: Choice): Option {
  const kind = kindOf(choice)
  const words = choice.action.split(' ')
  const last = words.at(-1)!
  const option: Option = { choice, kind }
  if (words[0] === 'C') option.card = words[1]
  if (kind === 'engage') return { ...option, place: words[1], seat: Number(last) }
  if (PLACES.includes(kind)) return { ...option, place: last.split('>').at(-1) }
  if (AMOUNTS.includes(kind)) return { ...option, amount: Number(last) }
  if (FIGHTERS.includes(kind)) return { ...option, ...fighter(kind, choice.action) }
  if (IN_HAND.includes(kind)) return { ...option, card: last.slice(1) }
  if (kind === 'give' || kind === 'ask') return /^\d+$/.test(last) ? { ...option, amount: Number(last) } : { ...option, card: last }
  if (['deal', 'yacatecuhtli', 'chalchiuhtlicue', 'ruse'].includes(kind)) return { ...option, seat: Number(last) }
  if (kind === 'influence' || kind === 'assassination') return { ...option, number: Number(last) }
  if (kind === 'reorganise' || kind === 'intercept') return { ...option, group: last }
  return option
}

/** `A+w`, `$ A+k`, `$ general w`, `R>A k`, `+w`, `-Rk`, `^A`. */
function fighter(kind: string, action: string): { group: string; knight: boolean } {
  const knight = action.endsWith('k')
  if (kind === 'promote') return { group: action[1]!, knight: false }
  if (kind === 'staff') return { group: action[2]!, knight }
  if (kind === 'buy-general' || kind === 'join') return { group: 'R', knight }
  return { group: /[ABCR]/.exec(action)![0], knight }
}

function formOf({ kind }: Option): Form {
  if (PLACES.includes(kind)) return 'place'
  if (AMOUNTS.includes(kind)) return 'amount'
  if (FIGHTERS.includes(kind)) return 'fighter'
  return IN_HAND.includes(kind) ? 'card' : 'plain'
}

/** An army on the march and a fleet under sail are chosen before their target. */
function sourceOf({ kind, choice }: Option): string | undefined {
  return kind === 'march' || kind === 'sail' ? choice.action.split('>')[0] : undefined
}

/** Sort everything that can be done; no choice is left out, and none is in two groups. */
export function groups(choices: Choice[]): Group[] {
  const found = new Map<string, Group>()
  for (const choice of choices) {
    const option = read(choice)
    const source = sourceOf(option)
    const key = source ? `${option.kind} ${source}` : option.kind
    const card = option.choice.action.startsWith('C ') ? option.card : undefined
    const group = found.get(key) ?? { key, kind: option.kind, form: formOf(option), source, card, options: [] }
    group.options.push(option)
    found.set(key, group)
  }
  return [...found.values()]
}

/** Tell what leads into no fight: into one nobody stumbles by a single click. */
export function isPeaceful({ fights = [] }: AztecaDetails, { choice }: Option): boolean {
  return !fights.includes(choice.id)
}

/** The notation of an action on a place that is not among the options, to ask why not. */
export function notationFor(group: Group, place: Place): string {
  const [example] = group.options
  const { action } = example!.choice
  if (group.kind === 'engage') return `x ${place} ${example!.seat}`
  return action.slice(0, action.length - example!.place!.length) + place
}
