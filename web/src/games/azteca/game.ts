// Azteca in the browser.

import type { GameParts } from '../../lib/types'
import Picture from './Picture.svelte'
import type { AztecaView } from './types'

const OF_PEOPLE = { aztecs: 'green', toltecs: 'red', chichimecs: 'yellow', tepanecs: 'blue' }

/** Each people has its own colour, whoever plays it. */
function colours({ options }: Partial<Pick<AztecaView, 'options'>>): string[] {
  return options?.peoples?.length ? options.peoples.map((people) => OF_PEOPLE[people]) : Object.values(OF_PEOPLE)
}

export default {
  Picture,
  colours,
  ratio: 1000 / 1200,
  drawing: () => [import('./Board.svelte'), import('./Panels.svelte')],
  moments: () => import('./Moments.svelte'),
  lesson: () => import('./lesson.json'),
  editing: () => import('./editing'),
  examples: () => import('./examples.json'),
} satisfies GameParts
