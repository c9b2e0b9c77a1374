// An action in words, with the names of seats, dice and missions instead of their numbers.

import { t, tell } from '../../../lib/text.svelte'
import type { Option } from '../choices'
import type { AztecaBoard, AztecaView } from '../types'

/** Cards that name nothing: their face says what they do. */
const PLAYED = ['tlaloc', 'diversion', 'reinforcements', 'heroic']

/** Words for a button begin with a capital. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function wordsOf(board: AztecaBoard, view: AztecaView, names: string[], { kind, choice, seat, number, amount, card }: Option): string {
  if (seat !== undefined) return t(`azteca-web-do-${kind}`, { seat: names[seat] ?? '' })
  if (kind === 'influence') {
    const roll = [...view.stack].reverse().find((frame) => frame.frame === 'roll')
    return t('azteca-web-do-influence', { die: t(`azteca-die-${roll?.colours[number!] ?? 'white'}`), face: roll?.faces[number!] ?? 0 })
  }
  if (kind === 'assassination') {
    const [sender, mission, place] = view.missions[number!] ?? [0, 'spy', null]
    return t('azteca-web-do-assassination', { seat: names[sender] ?? '', mission: t(`azteca-mission-${mission.replace('+', '-dear')}`), at: board.territories.find(({ id }) => id === place)?.name ?? '' })
  }
  if (kind === 'give' || kind === 'ask') return amount === undefined ? t(`azteca-card-${card}`) : t('azteca-web-tribute-of', { count: amount })
  if (kind === 'buy-pochteca') return t('azteca-web-do-buy-pochteca')
  if (PLAYED.includes(kind)) return t('azteca-web-play')
  return capital(tell(choice.says))
}
