// How a seat is told from the others: a colour, a shape and a pattern, so that colour is never the only sign.

import type { Seat } from './types'

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

/** The colours of seats whose game says nothing else: `--piece-…` of theme.css. */
export const COLOURS = ['red', 'yellow', 'green', 'blue']

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
