// How a game ended, in words.

import { hasText, list, sentence, t } from '../lib/text.svelte'
import type { GameName, Outcome, Table } from '../lib/types'

/** Who won; whoever plays on several seats is nobody in particular. */
export function whoWon({ ranking }: Outcome, { mine }: Table, names: string[]): string {
  const winners = ranking[0] ?? []
  if (!winners.length) return t('web-nobody-won')
  if (winners.length === 1 && mine.length === 1 && winners[0] === mine[0]) return t('web-you-won')
  return t('web-won', { count: winners.length, names: list(winners.map((seat) => names[seat] ?? '')) })
}

/** Why it ended, and what broke a tie. */
export function whyItEnded(game: GameName, { reason, tie_break }: Outcome): string[] {
  const told = [`${game}-end-${reason}`, `web-end-${reason}`].find(hasText)
  const lines = told ? [`${sentence(t(told))}.`] : []
  return tie_break ? [...lines, t('web-tie-break', { what: t(`${game}-tie-break-${tie_break}`) })] : lines
}
