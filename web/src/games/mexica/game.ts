// Mexica in the browser.

import type { GameParts } from '../../lib/types'
import Picture from './Picture.svelte'

export default {
  Picture,
  colours: () => ['black', 'grey', 'sand', 'red'],
  drawing: () => [import('./Board.svelte'), import('./Panels.svelte')],
  moments: () => import('./Moments.svelte'),
  lesson: () => import('./lesson.json'),
  editing: () => import('./editing'),
  examples: () => import('./examples.json'),
} satisfies GameParts
