// What somebody is asked to decide, in words that fit what they can do at this moment; as core/prompt.py has it.

import type { Actions, Choice } from './actions'
import { hasText, sentence, t, tell } from './text.svelte'
import type { GameName, GameView } from './types'

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

/** How many points are lost if the turn ends now. */
export function losing(view: GameView): number {
  return 'ap' in view && typeof view.ap === 'number' ? view.ap : 0
}

/** How the button is called that ends what is being decided, and what is lost with it. */
export function ending(view: GameView, actions: Actions, left = losing(view)): string {
  const own = `${view.game}-web-done`
  if (!hasText(own)) return sentence(tell(actions.get(actions.done!).says))
  return t(own, { step: view.step, left })
}
