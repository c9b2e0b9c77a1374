// What somebody is asked to decide, in words that fit what they can do at this moment; as core/prompt.py has it.

import type { Choice } from './actions'
import { hasText, t } from './text.svelte'
import type { GameName } from './types'

/** Say what is to be decided at a step with these choices: the step's text, or the attribute for what is not usual. */
export function prompt(game: GameName, step: string, choices: Choice[]): string {
  const usual = `${game}-step-${step}`
  const kinds = [...new Set(choices.map(({ kind }) => kind))].sort()
  const special = [`${usual}.only-${kinds.join('-')}`, ...kinds.map((kind) => `${usual}.with-${kind}`)]
  return t(special.find(hasText) ?? (kinds.join() === 'done' ? 'prompt-go-on' : stepText(game, step)))
}

/** The text that says what is decided at a step. */
export function stepText(game: GameName, step: string): string {
  const own = `${game}-step-${step}`
  return hasText(own) ? own : 'step-general'
}
