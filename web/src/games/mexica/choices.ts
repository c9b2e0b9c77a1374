// What may be done, grouped as a player reaches it: by a tool and a square, or from the list of a square.

import type { Place } from '../../lib/types'
import type { MexicaChoice } from './types'

/** What the pointer does: the kinds of actions that have a tool of their own; temples have one for each height. */
export const TOOLS = ['noble', 'jump', 'double', 'single', 'bridge', 'temple', 'found'] as const
export type Tool = (typeof TOOLS)[number]

const TOOL_OF: Record<string, Tool> = {
  start: 'noble',
  step: 'noble',
  boat: 'noble',
  jump: 'jump',
  bridge: 'bridge',
  lift: 'bridge',
  temple: 'temple',
  found: 'found',
}

export interface Groups {
  /** The squares on which a tool does something, with what it does. A canal stands at both its ends. */
  tools: Record<Tool, Map<Place, MexicaChoice[]>>
  /** What is no place on the board, by its kind. */
  plain: Map<string, MexicaChoice>
}

/** Whether an action needs a second square after the first. */
export function hasSecond({ fields }: MexicaChoice): boolean {
  return (fields.squares?.length ?? 0) > 1
}

function toolOf(choice: MexicaChoice): Tool | undefined {
  return choice.fields.squares ? (hasSecond(choice) ? 'double' : 'single') : TOOL_OF[choice.kind]
}

/** The squares from which an action can be reached. */
function doors({ fields }: MexicaChoice): Place[] {
  return fields.squares ?? (fields.at ? [fields.at] : [])
}

function add(found: Map<Place, MexicaChoice[]>, at: Place, choice: MexicaChoice): void {
  const known = found.get(at)
  if (known) known.push(choice)
  else found.set(at, [choice])
}

export function groups(choices: MexicaChoice[]): Groups {
  const tools = Object.fromEntries(TOOLS.map((tool) => [tool, new Map()])) as Groups['tools']
  const plain: Groups['plain'] = new Map()
  for (const choice of choices) {
    const tool = toolOf(choice)
    if (!tool) plain.set(choice.kind, choice)
    else for (const at of doors(choice)) add(tools[tool], at, choice)
  }
  return { tools, plain }
}

/** The second squares of the canals that begin on a square. */
export function seconds(choices: MexicaChoice[], first: Place): Map<Place, MexicaChoice[]> {
  const found = new Map<Place, MexicaChoice[]>()
  for (const choice of choices) add(found, choice.fields.squares!.find((at) => at !== first)!, choice)
  return found
}

/** Everything that can be done from a square, whatever the tool: what its list shows. */
export function choicesAt({ tools }: Groups, at: Place): MexicaChoice[] {
  return TOOLS.flatMap((tool) => tools[tool].get(at) ?? [])
}
