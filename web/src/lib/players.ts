// How a seat is told from the others: a colour, a shape and a pattern, so that colour is never the only sign.

import type { GameName, Seat } from './types'

export type Shape = 'disc' | 'diamond' | 'triangle' | 'square'

export interface PlayerLook {
  /** CSS variables of theme.css: the colour, a darker edge, and what can be read on it. */
  colour: string
  edge: string
  ink: string
  shape: Shape
  /** The id of a fill of PlayerPatterns.svelte: `fill={url(look.pattern)}`. */
  pattern: string
}

const shapes: Shape[] = ['disc', 'diamond', 'triangle', 'square']

export const PLAYERS: PlayerLook[] = shapes.map((shape, seat) => ({
  colour: `var(--player-${seat})`,
  edge: `var(--player-${seat}-edge)`,
  ink: `var(--player-${seat}-ink)`,
  shape,
  pattern: `player-pattern-${seat}`,
}))

const NEUTRAL: PlayerLook = {
  colour: 'var(--neutral)',
  edge: 'var(--neutral-edge)',
  ink: 'var(--neutral-ink)',
  shape: 'square',
  pattern: 'player-pattern-neutral',
}

/** The look of a seat; anything that is no seat looks neutral. */
export function look(seat: Seat | null | undefined): PlayerLook {
  return PLAYERS[seat ?? -1] ?? NEUTRAL
}

/** The pieces of each game, in the order of its seats if nobody chose otherwise; `--piece-…` of theme.css. */
const PIECES: Record<GameName, Record<string, string>> = {
  mexica: { black: 'black', grey: 'grey', sand: 'sand', red: 'red' },
  aztlan: { serpent: 'red', ocelot: 'yellow', coyote: 'green', quetzal: 'blue' },
  azteca: { aztecs: 'green', toltecs: 'red', chichimecs: 'yellow', tepanecs: 'blue' },
}

/** What the seats play: their peoples, or (two players of Aztlán) the first people of their factions. */
interface Played {
  options?: Record<string, unknown> | undefined
  factions?: string[] | undefined
}

/** The colours of a game's seats: each is the one that its people has, or that it is called by. */
export function coloursOf(game: GameName, { options, factions }: Played = {}): string[] {
  const pieces = PIECES[game]
  const chosen = (options?.peoples ?? []) as string[]
  const played = factions?.length ? factions.map((faction) => faction.split('-')[0]!) : chosen.length ? chosen : Object.keys(pieces)
  return played.map((people) => pieces[people]!)
}

const PARTS = ['', '-edge', '-ink']

/** The style that gives the seats within an element their colours. */
export function painted(colours: string[]): string {
  return colours.flatMap((colour, seat) => PARTS.map((part) => `--player-${seat}${part}: var(--piece-${colour}${part})`)).join('; ')
}

/** Give the seats of the whole page their colours, patterns as well. */
export function paintSeats(colours: string[]): void {
  document.documentElement.style.cssText = painted(colours)
}

/** A shape as an SVG path around (0, 0) that fits a circle of radius 1. */
export const SHAPES: Record<Shape, string> = {
  disc: 'M0,-0.9A0.9,0.9 0 1 1 0,0.9A0.9,0.9 0 1 1 0,-0.9Z',
  diamond: 'M0,-1L0.86,0L0,1L-0.86,0Z',
  triangle: 'M0,-0.95L0.95,0.72L-0.95,0.72Z',
  square: 'M-0.76,-0.76H0.76V0.76H-0.76Z',
}

export function url(id: string): string {
  return `url(#${id})`
}
