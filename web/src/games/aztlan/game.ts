// Aztlán in the browser.

import type { GameParts } from '../../lib/types'
import Picture from './Picture.svelte'

export default {
  Picture,
  colours: { serpent: 'red', ocelot: 'yellow', coyote: 'green', quetzal: 'blue' },
  ratio: 0.92,
  drawing: () => [import('./Board.svelte'), import('./Panels.svelte')],
  moments: () => import('./Moments.svelte'),
  lesson: () => import('./lesson.json'),
  examples: () => import('./examples.json'),
} satisfies GameParts
