// What the server offers, asked for once.

import { Actions, type Catalogue } from './actions'
import { api } from './api'
import { t, hasText } from './text.svelte'
import type { GameInfo, GameName, OptionValue } from './types'

let asked: Promise<GameInfo[]> | undefined
const boards = new Map<string, Promise<unknown>>()
const catalogues = new Map<string, Promise<Actions>>()

export function allGames(): Promise<GameInfo[]> {
  asked ??= api.get<GameInfo[]>('/games').catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}

export async function gameInfo(game: GameName): Promise<GameInfo> {
  return (await allGames()).find(({ name }) => name === game)!
}

/** Ask once; what failed is asked for again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? ask()
  kept.set(key, known)
  known.catch(() => kept.delete(key))
  return known
}

function boardPath(game: GameName, board: string): string {
  return `/games/${game}/boards/${encodeURIComponent(board)}`
}

/** A board's data; it never changes. */
export function boardData(game: GameName, board: string): Promise<unknown> {
  return once(boards, `${game}/${board}`, () => api.get(boardPath(game, board)))
}

/** All actions there can be on a board; browsers keep them by their fingerprint. */
export function boardActions(game: GameName, board: string): Promise<Actions> {
  return once(catalogues, `${game}/${board}`, async () => {
    const { catalogue } = (await boardData(game, board)) as { catalogue: string }
    return new Actions(await api.get<Catalogue>(`${boardPath(game, board)}/catalogue?v=${catalogue}`))
  })
}

/** The name of an option or of a value of it; the texts are `web-option-<name>` and its attributes. */
export function optionName(option: string): string {
  const id = `web-option-${option.replaceAll('_', '-')}`
  return hasText(id) ? t(id) : option
}

export function optionValue(option: string, value: OptionValue): string {
  const id = `web-option-${option.replaceAll('_', '-')}-${value}`
  return hasText(id) ? t(id) : String(value)
}

/** What a bot is called: its level in words, or its own name. */
export function botName(bot: string): string {
  const id = `web-bot-${bot.replaceAll(/[^a-z0-9-]/g, '-')}`
  return hasText(id) ? t(id) : bot
}
