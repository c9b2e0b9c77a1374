// What the player has begun to do and both the map and the panels must know: half a move, an armed card, an open conflict.

import type { Place } from '../../lib/types'

class Picker {
  /** Where the pawn that shall move stands. */
  from = $state<Place | null>(null)
  /** Whether the next click places the pawn of the Eagle and Jaguar Warriors. */
  eagle = $state(false)
  /** The territory whose conflict is open. */
  conflict = $state<Place | null>(null)

  /** Forget it all. */
  clear(): void {
    this.from = null
    this.eagle = false
    this.conflict = null
  }
}

export const picker = new Picker()
