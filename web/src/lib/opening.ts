// Opening a table with one click.

import { api } from './api'
import { gameInfo } from './catalogue.svelte'
import { ensureNamed, ensurePlayer } from './me.svelte'
import { go } from './router.svelte'
import { prefer, settings } from './settings.svelte'
import type { GameName, NewSeat, NewTable, Table } from './types'

const USUAL = 3

/** The bot for somebody who has not chosen one. */
export function usualBot(bots: string[]): string {
  return bots.includes('medium') ? 'medium' : (bots[Math.floor(bots.length / 2)] ?? 'random')
}

/** The bot that the reader played a game against last, or the usual one. */
export function likedBot(game: GameName, bots: string[]): string {
  const liked = settings.levels[game]
  return liked && bots.includes(liked) ? liked : usualBot(bots)
}

/** How many play unless one chooses otherwise. */
export function usualPlayers(players: number[]): number {
  return players.includes(USUAL) ? USUAL : players[0]!
}

/** Open a table and go there; whoever invites others is asked for a name first. */
export async function openTable(table: NewTable): Promise<void> {
  if (table.seats.some(({ kind }) => kind === 'open') && !(await ensureNamed())) return
  await ensurePlayer()
  const { id } = await api.post<Table>('/tables', table)
  go(`/table/${id}`)
}

/** Play against bots at once: as strong as last time, or as wished, and remember it. */
export async function playNow(game: GameName, level?: string, options: NewTable['options'] = {}): Promise<void> {
  const { bots, players } = await gameInfo(game)
  const bot = level ?? likedBot(game, bots)
  const count = usualPlayers(players)
  const seats: NewSeat[] = [{ kind: 'me' }]
  while (seats.length < count) seats.push({ kind: 'bot', bot })
  prefer({ levels: { ...settings.levels, [game]: bot } })
  await openTable({ game, players: count, seats, options, public: false })
}
