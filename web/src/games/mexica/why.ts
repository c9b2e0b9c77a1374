// What a click on a square means where it is not legal: what to ask about.

import type { Actions } from '../../lib/actions'
import type { Asked, Place } from '../../lib/types'
import type { Tool } from './choices'
import type { MexicaFields } from './types'

const KINDS: Partial<Record<Tool, string[]>> = { noble: ['start', 'step', 'boat'], bridge: ['lift', 'bridge'] }

export function questionOf(actions: Actions, tool: Tool, at: Place, height: number): Asked | null {
  const canal = (length: number) =>
    actions.find<MexicaFields>('canal', ({ squares }) => squares!.includes(at) && squares!.length === length)
  if (tool === 'single') return canal(1)
  if (tool === 'double') return canal(2) ?? canal(1)
  return { kinds: KINDS[tool] ?? [tool], fields: tool === 'temple' ? { at, height } : { at } }
}
