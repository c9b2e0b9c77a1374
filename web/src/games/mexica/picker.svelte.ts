// What the player is about to do: the tool, the first of two squares, the action under the pointer.

import type { Choice, Place, Preview } from '../../lib/types'
import { TOOLS, groups, hasSecond, optionsAt, seconds, type Groups, type Option, type Tool } from './choices'
import { effectOf, type Effect } from './effect'
import type { Grid } from './grid'
import type { MexicaConstants, MexicaView } from './types'
import { questionOf } from './why'

/** What the picker needs of the board's properties, read anew whenever it is used. */
export interface Table {
  view: MexicaView
  constants: MexicaConstants
  choices: Choice[]
  preview: (action: string) => Promise<Preview>
  onact: (action: string) => void
  onwhy: (action: string) => void
}

const PAUSE = 90 // milliseconds on a square before its effect is asked for

export class Picker {
  tool = $state<Tool>('noble')
  /** The temple that is to be built. */
  height = $state(1)
  first = $state<Place | null>(null)
  /** The square under the pointer or the keyboard. */
  hovered = $state<Place | null>(null)
  aim = $state.raw<Option | null>(null)
  /** A finger aimed; the next touch does it. */
  pinned = $state(false)
  effect = $state.raw<Effect | null>(null)
  list = $state.raw<{ at: Place; options: Option[] } | null>(null)
  readonly groups: Groups = $derived.by(() => groups(this.table().choices))
  /** Nothing is left to be done on the board. */
  readonly isSpent: boolean = $derived(TOOLS.every((tool) => !this.groups.tools[tool].size))
  /** The squares that can be chosen now. */
  readonly lit: Map<Place, Option[]> = $derived.by(() => this.squares())

  private readonly table: () => Table
  private readonly grid: () => Grid
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly known = new Map<string, Promise<Preview>>()

  constructor(table: () => Table, grid: () => Grid) {
    this.table = table
    this.grid = grid
  }

  private squares(): Map<Place, Option[]> {
    const found = this.groups.tools[this.tool]
    if (this.first) return seconds(found.get(this.first) ?? [], this.first)
    if (this.tool !== 'temple') return found
    const height = this.height
    return new Map(
      [...found]
        .map(([at, options]) => [at, options.filter(({ move }) => move.value === height)] as const)
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

  /** Go back a step. Tells whether there was one. */
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
    this.aimAt(option && (this.first || !hasSecond(option.move)) ? option : null)
  }

  aimAt(option: Option | null): void {
    if (option?.action === this.aim?.action) return
    this.aim = option
    this.effect = null
    clearTimeout(this.timer)
    if (option) this.timer = setTimeout(() => void this.foresee(option), PAUSE)
  }

  private async foresee(option: Option): Promise<void> {
    const { view, preview } = this.table()
    const asked = this.known.get(option.action) ?? preview(option.action)
    this.known.set(option.action, asked)
    try {
      const seen = await asked
      if (this.aim?.action === option.action) this.effect = effectOf(option.move, view, seen)
    } catch {
      this.known.delete(option.action) // without an answer there is nothing to show, and the action may still be done
    }
  }

  /** Choose a square. A finger cannot hover: its first touch aims, the second acts. */
  choose(at: Place, finger: boolean): void {
    if (this.list) return void this.cancel()
    const options = this.lit.get(at)
    if (!options) return this.miss(at)
    const [option] = options as [Option]
    if (!this.first && hasSecond(option.move)) {
      this.first = at
      this.aimAt(null)
    } else if (options.length > 1) {
      this.list = { at, options }
    } else if (finger && this.tool !== 'noble' && !(this.pinned && this.aim?.action === option.action)) {
      this.aimAt(option)
      this.pinned = true
    } else {
      this.act(option)
    }
  }

  /** A square that is not lit: it ends what was begun, lists what else can be done there, or asks why not. */
  private miss(at: Place): void {
    const { view, constants, choices, onwhy } = this.table()
    if (this.cancel() || !choices.length) return
    if (this.tool === 'noble') this.open(at)
    if (!this.list) onwhy(questionOf(this.tool, at, this.height, view, this.grid(), Object.keys(constants.tokens).map(Number)))
  }

  /** List everything that can be done on a square. */
  open(at: Place): void {
    this.cancel()
    const options = optionsAt(this.groups, at)
    if (options.length) this.list = { at, options }
  }

  act(option: Option): void {
    this.cancel()
    this.table().onact(option.action)
  }
}
