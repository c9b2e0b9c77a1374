// Aztlán in the browser.

import type { GameParts } from '../../lib/types'
import Picture from './Picture.svelte'
import type { AztlanView } from './types'

const OF_PEOPLE = { serpent: 'red', ocelot: 'yellow', coyote: 'green', quetzal: 'blue' }
const OF_FACTION = { 'coyote-quetzal': OF_PEOPLE.coyote, 'ocelot-serpent': OF_PEOPLE.ocelot }

/** Each people has its own colour, whoever plays it; a faction of the game for two has that of its first people. */
function colours({ options, factions }: Partial<Pick<AztlanView, 'options' | 'factions'>>): string[] {
  if (factions?.length) return factions.map((faction) => OF_FACTION[faction])
  return options?.peoples?.length ? options.peoples.map((people) => OF_PEOPLE[people]) : Object.values(OF_PEOPLE)
}

export default {
  Picture,
  colours,
  ratio: 0.92,
  drawing: () => [import('./Board.svelte'), import('./Panels.svelte')],
  moments: () => import('./Moments.svelte'),
  lesson: () => import('./lesson.json'),
  editing: () => import('./editing'),
  examples: () => import('./examples.json'),
} satisfies GameParts
