// The rules of a game, found among its texts: sections, clauses, rulings, tables, examples.

import { hasText, t } from './text.svelte'
import type { GameInfo, GameName } from './types'

/** How actions are written, and what the printed rules call things. */
const UNNUMBERED = ['notation', 'words']
/** So many parts they have at most. */
const MOST = 30

export interface Clause {
  /** `M5.1`, or nothing for tables and examples. */
  name: string
  /** What an address ends with to lead here. */
  anchor: string
  text: string
  ruling: string | null
}

export interface Section {
  /** `M5`, or nothing for what is no rule. */
  name: string
  anchor: string
  title: string
  clauses: Clause[]
}

function clause(game: GameName, section: string, part: string): Clause | null {
  const id = `${game}-rule-${section}-${part}`
  if (!hasText(id)) return null
  const numbered = /^\d+$/.test(part) && !UNNUMBERED.includes(section)
  const name = numbered ? `${section}.${part}` : ''
  return {
    name,
    anchor: name || `${section}-${part}`,
    text: t(id),
    ruling: hasText(`${id}.ruling`) ? t(`${id}.ruling`) : null,
  }
}

function section(game: GameName, name: string, count: number): Section | null {
  if (!hasText(`${game}-rule-${name}`)) return null
  const parts = [...Array.from({ length: count }, (_, at) => String(at + 1)), 'table', 'examples']
  const clauses = parts.map((part) => clause(game, name, part)).filter((found) => found !== null)
  return { name: UNNUMBERED.includes(name) ? '' : name, anchor: name, title: t(`${game}-rule-${name}`), clauses }
}

/** All sections; the texts `<game>-rules` must be loaded. */
export function rulebook({ name: game, clauses }: Pick<GameInfo, 'name' | 'clauses'>): Section[] {
  const counts = [...Object.entries(clauses), ...UNNUMBERED.map((name): [string, number] => [name, MOST])]
  return counts.map(([name, count]) => section(game, name, count)).filter((found) => found !== null)
}

/** The sections that speak of something, with only the clauses that do. */
export function search(sections: Section[], wanted: string): Section[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return sections
    .map((one) => ({ ...one, clauses: one.clauses.filter(({ name, text, ruling }) => fits(`${one.title} ${name} ${text} ${ruling ?? ''}`)) }))
    .filter(({ clauses }) => clauses.length)
}

/** A text in pieces: words, and references to clauses like M5.2 that become links. */
export function pieces({ clauses }: Pick<GameInfo, 'clauses'>, text: string): { text: string; clause?: string }[] {
  const named = (piece: string) => piece.split('.')[0]! in clauses
  return text
    .split(/(\b[A-Z]+\d{1,2}(?:\.\d{1,2})?\b)/)
    .filter(Boolean)
    .map((piece) => (named(piece) ? { text: piece, clause: piece } : { text: piece }))
}
