// What puzzles are about, in words.

import { hasText, sentence, t } from '../lib/text.svelte'
import type { GameName } from '../lib/types'

/** A theme of a game's puzzles: the text `puzzles-<game>-<theme>`. */
export function themeName(game: GameName, theme: string): string {
  const id = `puzzles-${game}-${theme}`
  return hasText(id) ? t(id) : sentence(theme.replaceAll('-', ' '))
}
