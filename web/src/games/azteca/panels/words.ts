// An action in words, with the names of seats, dice and missions instead of their numbers.

import { t, tell } from '../../../lib/text.svelte'
import { SIDES } from '../choices'
import type { AztecaBoard, AztecaChoice, AztecaView } from '../types'

/** Cards that name nothing: their face says what they do. */
const PLAYED = ['tlaloc', 'diversion', 'reinforcements', 'heroic']

/** Words for a button begin with a capital. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A kind of action or mission as the ids of texts have it. */
export function wordOf(kind: string): string {
  return kind.replace('+', '-dear')
}

export function wordsOf(board: AztecaBoard, view: AztecaView, names: string[], { kind, fields, says }: AztecaChoice): string {
  const { seat, die, mission: number, amount, card } = fields
  if (seat !== undefined) return t(`azteca-web-do-${kind}`, { seat: names[seat] ?? '' })
  if (die !== undefined) {
    const roll = [...view.stack].reverse().find((frame) => frame.frame === 'roll')
    return t('azteca-web-do-influence', { die: t(`azteca-die-${roll?.colours[die] ?? 'white'}`), face: roll?.faces[die] ?? 0 })
  }
  if (number !== undefined) {
    const [sender, mission, place] = view.missions[number] ?? [0, 'spy', null]
    return t('azteca-web-do-assassination', { seat: names[sender] ?? '', mission: t(`azteca-mission-${wordOf(mission)}`), at: board.territories.find(({ id }) => id === place)?.name ?? '' })
  }
  if (SIDES.includes(kind)) return amount === undefined ? t(`azteca-card-${card}`) : t('azteca-web-tribute-of', { count: amount })
  if (kind === 'buy-pochteca') return t('azteca-web-do-buy-pochteca')
  if (PLAYED.includes(kind)) return t('azteca-web-play')
  return capital(tell(says))
}
