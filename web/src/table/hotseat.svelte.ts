// Around one screen: who sits before it, and who is to sit down next.

import type { LiveTable } from '../lib/live.svelte'
import type { Seat } from '../lib/types'

export class Hotseat {
  /** The seat whose player has the device. */
  private holder = $state<Seat | null>(null)

  constructor(
    private readonly live: LiveTable,
    /** Whether the game has secrets; undefined if that is not known yet. */
    private readonly secrets: () => boolean | undefined,
  ) {}

  /** The own seat that has to decide, once all before has been seen. */
  private readonly next = $derived.by<Seat | null>(() => {
    const { table, newest, player } = this.live
    if (table?.status !== 'running' || !newest || table.mine.length < 2 || player.timeline.behind) return null
    if (newest.seat !== null && table.to_act.includes(newest.seat)) return newest.seat
    return table.to_act.find((seat) => table.mine.includes(seat)) ?? null
  })

  /** The seat to which the device must be handed before anything is shown. */
  readonly curtain = $derived.by(() => (this.next !== null && this.secrets() && this.next !== this.holder ? this.next : null))

  /** Where nothing is secret, look from the seat that has to decide. */
  turn(): void {
    if (this.next !== null && this.next !== this.live.newest?.seat && this.secrets() === false) void this.live.sit(this.next)
  }

  /** Somebody has taken the device. */
  async take(seat: Seat): Promise<void> {
    if (seat !== this.live.newest?.seat) await this.live.sit(seat)
    this.holder = seat
  }
}
