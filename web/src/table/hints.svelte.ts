// A hint that was asked for: the plan of a turn, shown until the game goes another way.

import { api } from '../lib/api'
import type { LiveTable } from '../lib/live.svelte'
import { placesOf, targetOf } from '../lib/places'
import type { Hint, Mark, Place } from '../lib/types'

export class Hints {
  hint = $state.raw<Hint | null>(null)
  /** What was done of the plan that was first told. */
  private done = $state(0)
  /** Where the next action of the plan is about. */
  places = $derived<Place[]>(this.hint?.plan[0]?.events.flatMap(placesOf) ?? [])
  /** Where the actions of the plan lead to, numbered. */
  marks = $derived<Mark[]>(this.hint ? marksOf(this.hint, this.done) : [])

  constructor(private readonly live: LiveTable) {}

  /** The number of the plan's next action, counted from when it was first told. */
  get first(): number {
    return this.done + 1
  }

  forget(): void {
    this.hint = null
    this.done = 0
  }

  async ask(): Promise<void> {
    const found = await this.live.hint()
    if (!found) return
    this.done = 0
    this.hint = found
  }

  /** Something happened: if it was what the plan said, go on with its rest. */
  follow(): void {
    const { hint } = this
    if (!hint) return
    const last = this.live.entries.at(-1)
    const rest = hint.plan.slice(1)
    if (last?.action !== hint.action || !rest.length || !this.live.newest?.legal.includes(rest[0]!.action)) return this.forget()
    this.hint = { ...hint, action: rest[0]!.action, plan: rest }
    this.done++
    void this.refresh(this.hint)
  }

  /** What the server thought already it answers at once; the reader need not wait for it. */
  private async refresh(shown: Hint): Promise<void> {
    const seat = this.live.newest?.seat
    const found = await api.post<Hint>(`/tables/${this.live.id}/hint`, { seat }).catch(() => null)
    if (found && this.hint === shown) this.hint = found
  }
}

/** One mark for each place that an action of the plan leads to. */
function marksOf({ plan }: Hint, done: number): Mark[] {
  return plan.flatMap(({ events }, at) => {
    const place = events.map(targetOf).find((target) => target !== null)
    return place ? [{ number: done + at + 1, place }] : []
  })
}
