// What the server offers, asked for once.

import { api } from './api'
import { t, hasText } from './text.svelte'
import type { GameInfo, OptionValue } from './wire'
import type { GameName } from './types'

let asked: Promise<GameInfo[]> | undefined
const boards = new Map<string, Promise<unknown>>()

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

/** A board's data; it never changes. */
export function boardData(game: GameName, board: string): Promise<unknown> {
  const key = `${game}/${board}`
  const known = boards.get(key) ?? api.get(`/games/${game}/boards/${encodeURIComponent(board)}`)
  boards.set(key, known)
  known.catch(() => boards.delete(key))
  return known
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
