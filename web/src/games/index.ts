// The games, each loaded when it is first shown.

import type { Component } from 'svelte'
import { loadTexts } from '../lib/text.svelte'
import type { BoardProps, Example, GameModule, GameName, Lesson } from '../lib/types'

type Part = Promise<{ default: unknown }>

const drawings: Record<GameName, () => [Part, Part]> = {
  mexica: () => [import('./mexica/Board.svelte'), import('./mexica/Panels.svelte')],
  aztlan: () => [import('./aztlan/Board.svelte'), import('./aztlan/Panels.svelte')],
  azteca: () => [import('./azteca/Board.svelte'), import('./azteca/Panels.svelte')],
}

const lessons: Record<GameName, () => Promise<{ lesson: Lesson; examples?: Example[] }>> = {
  mexica: () => import('./mexica/lesson'),
  aztlan: () => import('./aztlan/lesson'),
  azteca: () => import('./azteca/lesson'),
}

/** Load a game's drawings and texts. A board only ever gets the views of its own game. */
export async function loadGame(game: GameName): Promise<GameModule> {
  const [board, panels] = await Promise.all([...drawings[game](), loadTexts(game, `${game}-web`, 'bots', `${game}-bots`)])
  return { Board: board.default as Component<BoardProps>, Panels: panels.default as Component<BoardProps> }
}

/** Load a game's first lesson. */
export async function loadLesson(game: GameName): Promise<Lesson> {
  return (await lessons[game]()).lesson
}

/** Load the drawn examples of a game's rules, which stand beside its lesson. */
export async function loadExamples(game: GameName): Promise<Example[]> {
  return (await lessons[game]()).examples ?? []
}
