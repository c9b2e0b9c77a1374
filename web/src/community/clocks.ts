// A clock in a few words.

import { t } from '../lib/text.svelte'
import type { Clock } from '../lib/types'

export function clockWords(clock: Clock): string {
  if (clock.kind === 'live') return t('tournaments-clock-live', { minutes: Math.round(clock.bank / 60), increment: clock.increment })
  return clock.kind === 'correspondence' ? t('tournaments-clock-days', { days: clock.days }) : ''
}
