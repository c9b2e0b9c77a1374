// The catalogue of a board: every action there can be, put together when it is asked for.

import type { Actions as Catalogue } from './schema'
import type { Text, TextArgument } from './types'

export type { Actions as Catalogue } from './schema'

/** What an action is about, by name: squares, places, cards, amounts, seats. */
export type Fields = Record<string, unknown>

/** An action: its number, its kind and fields, its words, and its notation for people who type. */
export interface Choice<F extends Fields = Fields> {
  id: number
  kind: string
  fields: F
  says: Text
  text: string
}

/** Values by name: those that are the same in a whole block, and those of each of its actions. */
interface Columns<Value> {
  same: Record<string, Value>
  each: Record<string, Value[]>
}

function row<Value>({ same, each }: Columns<Value>, at: number): Record<string, Value> {
  const found = { ...same }
  for (const [name, column] of Object.entries(each)) found[name] = column[at]!
  return found
}

export class Actions {
  /** The action that ends what is being decided. */
  readonly done: number | null
  private readonly made = new Map<number, Choice>()

  constructor(private readonly catalogue: Catalogue) {
    this.done = catalogue.done
  }

  /** The action with this number. */
  get(id: number): Choice {
    const known = this.made.get(id)
    if (known) return known
    const block = this.catalogue.blocks.findLast(({ first }) => first <= id)!
    const at = id - block.first
    const { kind, text, says } = block
    const choice = { id, kind, fields: row(block, at), says: { id: says.id, args: row(says as Columns<TextArgument>, at) }, text: text[at]! }
    this.made.set(id, choice)
    return choice
  }

  /** The first action of a kind whose fields are as wanted, legal or not. */
  find<F extends Fields>(kind: string, wanted: (fields: F) => boolean): number | null {
    for (const block of this.catalogue.blocks.filter((one) => one.kind === kind)) {
      const at = block.text.findIndex((_, number) => wanted(row(block, number) as F))
      if (at >= 0) return block.first + at
    }
    return null
  }

  /** The action with this notation. */
  named(text: string): number | null {
    for (const { first, text: texts } of this.catalogue.blocks) {
      const at = texts.indexOf(text)
      if (at >= 0) return first + at
    }
    return null
  }
}
