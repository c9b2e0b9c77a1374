// What the player is about to do: the tool, the first of two squares, the action under the pointer.

import type { Actions } from '../../lib/actions'
import type { Asked, Place, Preview } from '../../lib/types'
import { TOOLS, choicesAt, groups, hasSecond, seconds, type Groups, type Tool } from './choices'
import { effectOf, type Effect } from './effect'
import type { MexicaChoice, MexicaView } from './types'
import { questionOf } from './why'

/** What the picker needs of the board's properties, read anew whenever it is used. */
export interface Table {
  view: MexicaView
  actions: Actions
  choices: MexicaChoice[]
  preview: (action: number) => Promise<Preview>
  onact: (action: number) => void
  onwhy: (asked: Asked | null) => void
  onundo: () => void
}

const PAUSE = 90 // milliseconds on a square before its effect is asked for

export class Picker {
  tool = $state<Tool>('noble')
  /** The temple that is to be built. */
  height = $state(1)
  first = $state<Place | null>(null)
  /** The square under the pointer or the keyboard. */
  hovered = $state<Place | null>(null)
  aim = $state.raw<MexicaChoice | null>(null)
  /** A finger aimed; the next touch does it. */
  pinned = $state(false)
  effect = $state.raw<Effect | null>(null)
  list = $state.raw<{ at: Place; options: MexicaChoice[] } | null>(null)
  readonly groups: Groups = $derived.by(() => groups(this.table().choices))
  /** Nothing is left to be done on the board. */
  readonly isSpent: boolean = $derived(TOOLS.every((tool) => !this.groups.tools[tool].size))
  /** The squares that can be chosen now. */
  readonly lit: Map<Place, MexicaChoice[]> = $derived.by(() => this.squares())

  private readonly table: () => Table
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly known = new Map<number, Promise<Preview>>()

  constructor(table: () => Table) {
    this.table = table
  }

  private squares(): Map<Place, MexicaChoice[]> {
    const found = this.groups.tools[this.tool]
    if (this.first) return seconds(found.get(this.first) ?? [], this.first)
    if (this.tool !== 'temple') return found
    const height = this.height
    return new Map(
      [...found]
        .map(([at, options]) => [at, options.filter(({ fields }) => fields.height === height)] as const)
        .filter(([, options]) => options.length > 0),
    )
  }

  /** Something happened: what was begun is forgotten; a tool that can do nothing any more is put away. */
  renew(): void {
    this.cancel()
    this.known.clear()
    if (this.table().choices.length && !this.lit.size) this.rest()
  }

  /** Put the tool away: what is left in the hand is the noble, or the bridge that was taken up. */
  rest(): void {
    this.take(this.table().view.carrying ? 'bridge' : 'noble')
  }

  take(tool: Tool, height = this.height): void {
    this.cancel()
    this.tool = tool
    this.height = height
  }

  /** Take a tool; if it can do nothing now, say why at once. */
  ask(tool: Tool, height = this.height): void {
    this.take(tool, height)
    const { view, actions, onwhy } = this.table()
    const noble = view.nobles[view.seat ?? 0]
    if (!this.lit.size && noble) onwhy(questionOf(actions, tool, noble, height))
  }

  /** Go back a step: what was begun is forgotten, a bridge in hand is laid back. Tells whether there was one. */
  back(): boolean {
    if (this.cancel()) return true
    const { view, choices, onundo } = this.table()
    if (!view.carrying || !choices.length) return false
    onundo()
    return true
  }

  /** Forget what was begun. Tells whether there was anything. */
  cancel(): boolean {
    const begun = this.first !== null || this.list !== null || this.pinned
    this.first = null
    this.list = null
    this.pinned = false
    this.aimAt(null)
    return begun
  }

  /** The pointer or the keyboard is on a square, or on none. */
  point(at: Place | null): void {
    this.hovered = at
    if (this.pinned || this.list) return
    const options = (at && this.lit.get(at)) || []
    const [option] = options
    this.aimAt(option && (this.first || !hasSecond(option)) ? option : null)
  }

  aimAt(option: MexicaChoice | null): void {
    if (option?.id === this.aim?.id) return
    this.aim = option
    this.effect = null
    clearTimeout(this.timer)
    if (option) this.timer = setTimeout(() => void this.foresee(option), PAUSE)
  }

  private async foresee(option: MexicaChoice): Promise<void> {
    const { view, preview } = this.table()
    const asked = this.known.get(option.id) ?? preview(option.id)
    this.known.set(option.id, asked)
    try {
      const seen = await asked
      if (this.aim?.id === option.id) this.effect = effectOf(option, view, seen)
    } catch {
      this.known.delete(option.id) // without an answer there is nothing to show, and the action may still be done
    }
  }

  /** Choose a square. A finger cannot hover: its first touch aims, the second acts. */
  choose(at: Place, finger: boolean): void {
    if (this.list) return void this.cancel()
    const options = this.lit.get(at)
    if (!options) return this.miss(at)
    const [option] = options as [MexicaChoice]
    if (!this.first && hasSecond(option)) {
      this.first = at
      this.aimAt(null)
    } else if (options.length > 1) {
      this.list = { at, options }
    } else if (finger && this.tool !== 'noble' && !(this.pinned && this.aim?.id === option.id)) {
      this.aimAt(option)
      this.pinned = true
    } else {
      this.act(option)
    }
  }

  /** A square that is not lit: it ends what was begun, lists what else can be done there, or asks why not. */
  private miss(at: Place): void {
    const { actions, choices, onwhy } = this.table()
    if (this.cancel() || !choices.length) return
    if (this.tool === 'noble') this.open(at)
    if (!this.list) onwhy(questionOf(actions, this.tool, at, this.height))
  }

  /** List everything that can be done on a square. */
  open(at: Place): void {
    this.cancel()
    const options = choicesAt(this.groups, at)
    if (options.length) this.list = { at, options }
  }

  act(option: MexicaChoice): void {
    this.cancel()
    this.table().onact(option.id)
  }
}
