// The squares of a board: their names, their places in the drawing, their neighbours.

import type { Place } from '../../../lib/types'
import type { MexicaBoard } from '../types'

/** The side of a square in the drawing. */
export const CELL = 60
/** The lake around the squares, and the ornament around the lake. */
export const SHORE = 34
export const BAND = 26

export type Ground = 'lake' | 'land' | 'start' | 'emblem' | 'printed'

const GROUNDS: Record<string, Ground> = { '#': 'land', P: 'start', C: 'emblem', '~': 'printed' }

export interface Grid {
  columns: number
  rows: number
  width: number
  height: number
  squares: Place[]
  ground: (at: Place) => Ground
  /** Everything that is not lake. */
  island: Place[]
}

export function nameOf(column: number, row: number): Place {
  return String.fromCharCode(97 + column) + (row + 1)
}

/** Column and row from 0. */
export type Cell = [number, number]

export function cellOf(at: Place): Cell {
  return [at.charCodeAt(0) - 97, Number(at.slice(1)) - 1]
}

export function besideOf(at: Place, columns: number, rows: number): Place {
  const [column, row] = cellOf(at)
  return nameOf(column + columns, row + rows)
}

/** The middle of a square, measured from the upper left corner of the first one. */
export function middle(at: Place): [number, number] {
  return middleOf(cellOf(at))
}

export function middleOf([column, row]: Cell): [number, number] {
  return [(column + 0.5) * CELL, (row + 0.5) * CELL]
}

/** The names of columns and rows, and where they are in the whole drawing. */
export function rulersOf({ columns, rows }: Grid): Record<'columns' | 'rows', { name: string; at: number }[]> {
  const along = (count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => ({ name: name(at), at: BAND + SHORE + (at + 0.5) * CELL }))
  return { columns: along(columns, (at) => String.fromCharCode(97 + at)), rows: along(rows, (at) => String(at + 1)) }
}

/** Read a drawing; lines that begin with a hash and a space are remarks. */
export function makeGrid(board: MexicaBoard): Grid {
  const lines = board.rows.map((line) => line.trimEnd()).filter((line) => line && line !== '#' && !line.startsWith('# '))
  const rows = lines.length
  const columns = Math.max(...lines.map((line) => line.length))
  const grounds = new Map<Place, Ground>()
  lines.forEach((line, row) =>
    [...line.padEnd(columns)].forEach((letter, column) =>
      grounds.set(nameOf(column, row), GROUNDS[letter] ?? 'lake'),
    ),
  )
  const squares = [...grounds.keys()]
  const edge = 2 * (SHORE + BAND)
  return {
    columns,
    rows,
    width: columns * CELL + edge,
    height: rows * CELL + edge,
    squares,
    ground: (at) => grounds.get(at) ?? 'lake',
    island: squares.filter((at) => grounds.get(at) !== 'lake'),
  }
}

/** A number from 0 to 1 that is always the same for a square: where ornaments lie. */
export function chanceOf(at: Place, salt = 0): number {
  const [column, row] = cellOf(at)
  const mixed = Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43758.5453
  return mixed - Math.floor(mixed)
}
