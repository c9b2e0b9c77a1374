// What may be done, grouped as a player reaches it: by a tool and a square, or from the list of a square.

import type { Choice, Place } from '../../lib/types'
import { readMove, type Kind, type Move } from './notation'

/** What the pointer does: the kinds of actions that have a tool of their own; temples have one for each height. */
export const TOOLS = ['noble', 'jump', 'double', 'single', 'bridge', 'temple', 'found'] as const
export type Tool = (typeof TOOLS)[number]

const TOOL_OF: Partial<Record<Kind, Tool>> = {
  start: 'noble',
  step: 'noble',
  boat: 'noble',
  jump: 'jump',
  double: 'double',
  single: 'single',
  bridge: 'bridge',
  lift: 'bridge',
  temple: 'temple',
  found: 'found',
}

export interface Option extends Choice {
  move: Move
}

export interface Groups {
  /** The squares on which a tool does something, with what it does. A double canal stands at both ends. */
  tools: Record<Tool, Map<Place, Option[]>>
  /** What is no place on the board, by its notation: `.`, `+`, `$`. */
  plain: Map<string, Option>
}

/** The squares from which an action can be reached: of a double canal both ends. */
function doors({ kind, at, to }: Move): Place[] {
  if (kind === 'double') return [at!, to!]
  return at ? [at] : []
}

function add(found: Map<Place, Option[]>, at: Place, option: Option): void {
  const known = found.get(at)
  if (known) known.push(option)
  else found.set(at, [option])
}

export function groups(choices: Choice[]): Groups {
  const tools = Object.fromEntries(TOOLS.map((tool) => [tool, new Map()])) as Groups['tools']
  const plain: Groups['plain'] = new Map()
  for (const choice of choices) {
    const option = { ...choice, move: readMove(choice.action) }
    const tool = TOOL_OF[option.move.kind]
    if (!tool) plain.set(choice.action, option)
    else for (const at of doors(option.move)) add(tools[tool], at, option)
  }
  return { tools, plain }
}

/** Whether an action needs a second square after the first. */
export function hasSecond({ kind }: Move): boolean {
  return kind === 'double'
}

/** The second squares of the actions that begin on a square. */
export function seconds(options: Option[], first: Place): Map<Place, Option[]> {
  const found = new Map<Place, Option[]>()
  for (const option of options) {
    const { at, to } = option.move
    add(found, at === first ? to! : at!, option)
  }
  return found
}

/** Everything that can be done from a square, whatever the tool: what its list shows. */
export function optionsAt({ tools }: Groups, at: Place): Option[] {
  return TOOLS.flatMap((tool) => tools[tool].get(at) ?? [])
}
