// What a view of any game holds beside what all views hold, and how its fields and words are called.

import { hasText, sentence, t } from '../lib/text.svelte'
import type { GameName, GameView, Seat } from '../lib/types'

/** What every view has; the page shows it elsewhere. */
const COMMON = new Set(['game', 'board', 'options', 'seats', 'seat', 'step', 'round', 'to_act', 'legal', 'scores', 'outcome'])
/** Fields that hold the number of a seat. */
const SEATS = new Set(['seat', 'rival', 'owner', 'player'])

export type Fields = Record<string, unknown>

/** What a view has of its own: a value for each seat, or one for all. */
export interface Sorted {
  bySeat: [string, unknown[]][]
  shared: [string, unknown][]
}

export function sorted(view: GameView): Sorted {
  const own = Object.entries(view).filter(([name]) => !COMMON.has(name))
  const isBySeat = (field: [string, unknown]): field is [string, unknown[]] => hasEachSeat(field[1], view.seats)
  return { bySeat: own.filter(isBySeat), shared: own.filter((field) => !isBySeat(field)) }
}

/** Whether a value has a part for each seat; things that say themselves whose they are do not. */
function hasEachSeat(value: unknown, seats: number): boolean {
  if (!Array.isArray(value) || value.length !== seats) return false
  return !value.some((one) => isFields(one) && Object.keys(one).some((name) => SEATS.has(name)))
}

/** What a field is called: the text `<game>-field-<name>`, or its own name. */
export function fieldName(game: GameName, name: string): string {
  const id = `${game}-field-${name.replaceAll('_', '-')}`
  return sentence(hasText(id) ? t(id) : name.replaceAll('_', ' '))
}

/** The seat that a field is about, if it is about one. */
export function seatIn(name: string, value: unknown): Seat | null {
  return SEATS.has(name) && typeof value === 'number' ? value : null
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Things of one kind, which a table shows best: each has fields, and all have the same. */
export function isTable(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => isFields(one) && sameNames(one, value[0] as Fields))
}

function sameNames(one: Fields, other: Fields): boolean {
  return Object.keys(one).join() === Object.keys(other).join()
}

/** A plain value as people read it; a word may have a text `<game>-value-<word>`. */
export function words(game: GameName, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (Array.isArray(value)) return value.map((one) => words(game, one)).join(', ') || '–'
  if (isFields(value)) {
    const parts = Object.entries(value).map(([name, one]) => `${fieldName(game, name)}: ${words(game, one)}`)
    return parts.join(', ') || '–'
  }
  const id = `${game}-value-${value}`
  return typeof value === 'string' && hasText(id) ? t(id) : String(value)
}
