// Who uses this browser. Nobody has to register: whoever plays becomes a guest.

import { api } from './api'
import { guestName } from './names'
import { prefer, settings } from './settings.svelte'
import type { Me, Player } from './types'

const NOBODY: Me = { player: null, email: null, confirmed: false, turns: true, ratings: {}, mails: false }
let me = $state.raw<Me>(NOBODY)
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

let answer = $state.raw<((name: string | null) => void) | null>(null)

/** Who waits for the reader's name, if it is being asked for. */
export function nameAsked(): ((name: string | null) => void) | null {
  return answer
}

/** Ask for a name before others see it for the first time; tell whether there is one. */
export async function ensureNamed(): Promise<boolean> {
  if (!me.player) await loadMe()
  if (me.player?.account || (me.player && settings.named)) return true
  const name = await new Promise<string | null>((resolve) => (answer = resolve))
  answer = null
  if (name) await rename(name)
  return !!name
}

export async function rename(name: string): Promise<void> {
  if (me.player) await api.patch('/me', { name })
  else await api.post('/guests', { name })
  prefer({ named: true })
  await loadMe()
}

export async function register(name: string, password: string): Promise<void> {
  await api.post('/accounts', { name, password })
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
