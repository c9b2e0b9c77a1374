// What somebody is asked to decide, in words that fit what they can do at this moment; as core/prompt.py has it.

import { hasText, t } from './text.svelte'
import type { Choice, GameName } from './types'

/** The kind of an action, as its words name it. */
function kindOf(game: GameName, { says }: Choice): string {
  return 'id' in says ? says.id.replace(`${game}-action-`, '') : ''
}

/** Say what is to be decided at a step with these choices: the step's text, or the attribute for what is not usual. */
export function prompt(game: GameName, step: string, choices: Choice[]): string {
  const usual = `${game}-step-${step}`
  const kinds = [...new Set(choices.map((choice) => kindOf(game, choice)))].sort()
  const special = [`${usual}.only-${kinds.join('-')}`, ...kinds.map((kind) => `${usual}.with-${kind}`)]
  return t(special.find(hasText) ?? (kinds.join() === 'done' ? 'prompt-go-on' : usual))
}
