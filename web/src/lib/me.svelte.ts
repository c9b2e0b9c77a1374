// Who uses this browser. Nobody has to register: whoever plays becomes a guest.

import { api } from './api'
import { guestName } from './names'
import type { Me, Player } from './types'

let me = $state.raw<Me>({ player: null, email: null, ratings: {} })
let known = $state(false)

export function whoAmI(): Me {
  return me
}

/** Whether the server has told. */
export function isKnown(): boolean {
  return known
}

export async function loadMe(): Promise<void> {
  try {
    me = await api.get<Me>('/me')
  } finally {
    known = true
  }
}

/** Make sure that the reader may play: create a guest if need be. */
export async function ensurePlayer(): Promise<Player> {
  if (!me.player) await loadMe()
  if (!me.player) {
    await api.post('/guests', { name: guestName() })
    await loadMe()
  }
  return me.player!
}

export async function rename(name: string): Promise<void> {
  await ensurePlayer()
  await api.patch('/me', { name })
  await loadMe()
}

export async function register(name: string, password: string, email: string): Promise<void> {
  await api.post('/accounts', email ? { name, password, email } : { name, password })
  await loadMe()
}

export async function logIn(name: string, password: string): Promise<void> {
  await api.post('/sessions', { name, password })
  await loadMe()
}

export async function logOut(): Promise<void> {
  await api.delete('/sessions/current')
  await loadMe()
}
