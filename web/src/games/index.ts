// The parts of the games. A game with a folder here declares them in its `game.ts`; any other has the general ones.

import type { Component } from 'svelte'
import { gameInfo } from '../lib/catalogue.svelte'
import { COLOURS } from '../lib/players'
import { loadTexts } from '../lib/text.svelte'
import type { BoardProps, Example, GameModule, GameName, GameParts, Lesson, Played } from '../lib/types'
import Ornament from '../general/Picture.svelte'
import type { Editing } from '../review/editing'

const found = import.meta.glob<GameParts>('./*/game.ts', { eager: true, import: 'default' })
const declared = new Map(Object.entries(found).map(([path, parts]) => [path.split('/')[1]!, parts]))

const general: GameParts = {
  Picture: Ornament,
  colours: () => COLOURS,
  drawing: () => [import('../general/Board.svelte'), import('../general/Panels.svelte')],
}

function partsOf(game: GameName): GameParts {
  return declared.get(game) ?? general
}

/** Load a game's drawings and texts. A board only ever gets the views of its own game. */
export async function loadGame(game: GameName): Promise<GameModule> {
  const texts = gameInfo(game).then(() => loadTexts(game, `${game}-web`, 'bots', `${game}-bots`))
  const { drawing, moments } = partsOf(game)
  const [board, panels, played] = await Promise.all([...drawing(), moments?.() ?? null, texts])
  return {
    Board: board.default as Component<BoardProps>,
    Panels: panels.default as Component<BoardProps>,
    Moments: (played?.default ?? null) as Component<BoardProps> | null,
  }
}

export function pictureOf(game: GameName): Component {
  return partsOf(game).Picture
}

/** The width of a board to its height, if it is no wider than high. */
export function ratioOf(game: GameName): number | undefined {
  return partsOf(game).ratio
}

export function hasLesson(game: GameName): boolean {
  return partsOf(game).lesson !== undefined
}

/** Load a game's first lesson, if it has one. */
export async function loadLesson(game: GameName): Promise<Lesson | null> {
  return (await partsOf(game).lesson?.())?.default ?? null
}

/** Load how a game's positions are edited, if the browser knows. */
export async function loadEditing(game: GameName): Promise<Editing | null> {
  return ((await partsOf(game).editing?.())?.default as Editing | undefined) ?? null
}

/** Load the drawn examples of a game's rules. */
export async function loadExamples(game: GameName): Promise<Example[]> {
  return (await partsOf(game).examples?.())?.default ?? []
}

/** The colours of a game's seats, by a view of it or by a table's options; without either the usual ones. */
export function coloursOf(game: GameName, played: Played = {}): string[] {
  return partsOf(game).colours(played)
}
