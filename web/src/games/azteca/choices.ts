// What can be done now, sorted by how it is chosen: on the map, by an amount, by a counter, by a button.

import type { Place, Question } from '../../lib/types'
import type { AztecaChoice, AztecaDetails, AztecaFields } from './types'

/** How the options of a group differ. */
export type Form = 'place' | 'amount' | 'fighter' | 'card' | 'plain'

export interface Group {
  /** What tells it from the other groups of the moment. */
  key: string
  kind: string
  form: Form
  /** The army or the lake zone that moves. */
  source?: string
  /** The card that is played. */
  card?: string
  options: AztecaChoice[]
}

/** The two sides of a deal. */
export const SIDES = ['give', 'ask']
const IN_HAND = ['discard', 'take-away']

/** Where on the map an action is chosen: where it leads. */
export function placeOf({ fields }: { fields: AztecaFields }): Place | undefined {
  return fields.to ?? fields.dam ?? fields.at
}

function formOf({ kind, fields }: AztecaChoice): Form {
  if (fields.at ?? fields.dam) return 'place'
  if (fields.amount !== undefined && !SIDES.includes(kind)) return 'amount'
  if (fields.fighter || kind === 'promote') return 'fighter'
  return IN_HAND.includes(kind) ? 'card' : 'plain'
}

/** An army on the march and a fleet under sail are chosen before their target. */
function sourceOf({ kind, fields }: AztecaChoice): string | undefined {
  if (kind === 'march') return fields.army
  return kind === 'sail' ? fields.at : undefined
}

/** The card in the own hand that an action plays. */
function playedCard({ kind, fields }: AztecaChoice): string | undefined {
  return IN_HAND.includes(kind) || SIDES.includes(kind) ? undefined : fields.card
}

/** Sort everything that can be done; no choice is left out, and none is in two groups. */
export function groups(choices: AztecaChoice[]): Group[] {
  const found = new Map<string, Group>()
  for (const choice of choices) {
    const { kind } = choice
    const source = sourceOf(choice)
    const key = source ? `${kind} ${source}` : kind
    const group = found.get(key) ?? { key, kind, form: formOf(choice), source, card: playedCard(choice), options: [] }
    group.options.push(choice)
    found.set(key, group)
  }
  return [...found.values()]
}

/** Tell what leads into no fight: into one nobody stumbles by a single click. */
export function isPeaceful({ fights = [] }: AztecaDetails, { id }: AztecaChoice): boolean {
  return !fights.includes(id)
}

/** What to ask if a group has no option on a place: why not there? */
export function questionFor({ kind, options }: Group, place: Place): Question {
  const { army, seat, at, dam, to } = options[0]!.fields
  const target = to ? { at, to: place } : dam ? { dam: place } : { at: place }
  return { kinds: [kind], fields: Object.fromEntries(Object.entries({ army, seat, ...target }).filter(([, value]) => value !== undefined)) as Question['fields'] }
}
