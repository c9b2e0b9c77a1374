// Opening a table with one click.

import { api } from './api'
import { gameInfo } from './catalogue.svelte'
import { ensurePlayer } from './me.svelte'
import { go } from './router.svelte'
import type { GameName, NewSeat, NewTable, Table } from './types'

const USUAL = 3

/** The bot for somebody who has not chosen one. */
export function usualBot(bots: string[]): string {
  return bots.includes('medium') ? 'medium' : (bots[Math.floor(bots.length / 2)] ?? 'random')
}

/** How many play unless one chooses otherwise. */
export function usualPlayers(players: number[]): number {
  return players.includes(USUAL) ? USUAL : players[0]!
}

export async function openTable(table: NewTable): Promise<void> {
  await ensurePlayer()
  const { id } = await api.post<Table>('/tables', table)
  go(`/table/${id}`)
}

/** Play against bots at once. */
export async function playNow(game: GameName): Promise<void> {
  const { bots, players } = await gameInfo(game)
  const count = usualPlayers(players)
  const seats: NewSeat[] = [{ kind: 'me' }]
  while (seats.length < count) seats.push({ kind: 'bot', bot: usualBot(bots) })
  await openTable({ game, players: count, seats, public: false })
}
