// From a point of a game to a board of its own.

import { api, query } from '../lib/api'
import { gameInfo } from '../lib/catalogue.svelte'
import { ensurePlayer } from '../lib/me.svelte'
import { likedBot } from '../lib/opening'
import { go } from '../lib/router.svelte'
import type { PositionInfo } from '../lib/schema'
import type { GameName, Seat, Table } from '../lib/types'
import { packed, type Position } from './position'

/** A point of a game as a position, as far as the reader may know it. */
export function positionOf(table: string, move: number, seat: Seat | null, invite: string | null): Promise<PositionInfo> {
  return api.get<PositionInfo>(`/tables/${table}/position${query({ move, seat, invite })}`)
}

/** Show a position on a board to try things on. */
export async function tryOut(game: GameName, position: Position): Promise<void> {
  go(`/try/${game}#${await packed(position)}`)
}

/** Play on from a position, against bots. */
export async function playOn(game: GameName, position: Position, seat: Seat): Promise<void> {
  await ensurePlayer()
  const { bots } = await gameInfo(game)
  const { id } = await api.post<Table>(`/games/${game}/play-on`, { position, seat, bot: likedBot(game, bots) })
  go(`/table/${id}`)
}
