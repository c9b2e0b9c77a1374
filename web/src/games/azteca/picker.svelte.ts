// What has been picked up and still needs a target; the board and the panels share it.

import type { Place } from '../../lib/types'
import type { Group } from './choices'

class Picker {
  /** The key of the group that is picked. */
  key = $state<string | null>(null)
  /** The place whose options are listed. */
  menu = $state<Place | null>(null)
  /** What a card in hand is about to be used for. */
  card = $state<string | null>(null)

  clear(): void {
    this.key = this.menu = this.card = null
  }

  /** Pick a group up, or put it back. */
  toggle(key: string): void {
    this.menu = null
    this.key = this.key === key ? null : key
  }

  /** The group whose targets are shown: what is picked, or the only one that needs a place. */
  active(groups: Group[]): Group | null {
    const onMap = groups.filter(({ form }) => form === 'place')
    const picked = onMap.find(({ key }) => key === this.key)
    if (picked) return picked
    const plain = onMap.filter(({ card }) => !card)
    return plain.length === 1 ? plain[0]! : null
  }
}

export const picker = new Picker()
