// What the server offers, asked for once.

import { Actions, type Catalogue } from './actions'
import { api } from './api'
import { hasText, loadTexts, offerTexts, sentence, t } from './text.svelte'
import type { GameInfo, GameName, OptionValue } from './types'

let asked: Promise<GameInfo[]> | undefined
const boards = new Map<string, Promise<unknown>>()
const catalogues = new Map<string, Promise<Actions>>()

/** All games, with the texts of those that other packages bring along. */
export function allGames(): Promise<GameInfo[]> {
  asked ??= listGames().catch((error) => {
    asked = undefined
    throw error
  })
  return asked
}

async function listGames(): Promise<GameInfo[]> {
  const games = await api.get<GameInfo[]>('/games')
  const others = games.filter(({ texts }) => texts)
  for (const { name, texts } of others) {
    // without them the page goes on in plain names
    offerTexts(name, (language) => api.text(`/games/${name}/texts/${language}?v=${texts}`).catch(() => ''))
  }
  await loadTexts(...others.map(({ name }) => name))
  return games
}

/** A game that the server offers; null if there is none of that name. */
export async function findGame(game: GameName): Promise<GameInfo | null> {
  return (await allGames()).find(({ name }) => name === game) ?? null
}

export async function gameInfo(game: GameName): Promise<GameInfo> {
  return (await findGame(game))!
}

/** What a game is called. */
export function titleOf(game: GameName): string {
  return hasText(`${game}-title`) ? t(`${game}-title`) : sentence(game)
}

/** A line of facts about a game: who can play, for how long. */
export function factsOf({ name, players }: GameInfo): string {
  const usual = { least: Math.min(...players), most: Math.max(...players) }
  return hasText(`${name}-facts`) ? t(`${name}-facts`) : t('web-game-facts', usual)
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

/** The name of an option: the text `<game>-setting-<option>`, or `web-option-<option>` for options of our games. */
export function optionName(game: GameName, option: string): string {
  return settingText(game, option) ?? sentence(option.replaceAll('_', ' '))
}

export function optionValue(game: GameName, option: string, value: OptionValue): string {
  return settingText(game, `${option}-${value}`) ?? String(value)
}

function settingText(game: GameName, what: string): string | undefined {
  const name = what.replaceAll('_', '-')
  const id = [`${game}-setting-${name}`, `web-option-${name}`].find(hasText)
  return id && t(id)
}

/** What a bot is called: its level in words, or its own name. */
export function botName(bot: string): string {
  const id = botId(bot)
  return hasText(id) ? t(id) : bot
}

/** How strong a bot is, in a word. */
export function botLevel(bot: string): string {
  const id = `${botId(bot)}.level`
  return hasText(id) ? t(id) : botName(bot)
}

function botId(bot: string): string {
  return `web-bot-${bot.replaceAll(/[^a-z0-9-]/g, '-')}`
}
