// The bodies of the server's answers, as docs/api.md describes them.

import type { Choice, GameEvent, GameName, GameView, Outcome, Seat, Text } from './types'

export interface Player {
  id: string
  name: string
  account: boolean
}

export interface Me {
  player: Player | null
  email?: string | null
  ratings: Record<string, { rating: number; doubt: number; games: number }>
}

export interface SessionInfo {
  id: string
  created: number
  agent: string
  current: boolean
}

export type OptionValue = string | number | boolean | string[]

export interface OptionInfo {
  kind: 'flag' | 'choice' | 'number' | 'list'
  default: OptionValue
  choices: (string | number)[]
}

export interface GameInfo {
  name: GameName
  title: Text
  players: number[]
  rules_version: number
  boards: string[]
  options: Record<string, OptionInfo>
  bots: string[]
  /** Questions of the game that can be answered beforehand. */
  answers: string[]
  /** Whether a seat knows what others may not see: around one screen the device is handed over. */
  has_secrets: boolean
  /** The steps whose end is the end of a turn, worth a look back at what was done. */
  turns: string[]
  /** The numbers of the rules. */
  constants: unknown
}

export interface NewSeat {
  kind: 'me' | 'open' | 'bot'
  bot?: string
}

export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'correspondence'; days: number }

export interface NewTable {
  game: GameName
  players: number
  seats: NewSeat[]
  options?: Record<string, OptionValue>
  board?: string
  public?: boolean
  spectators?: boolean
  shuffle?: boolean
  clock?: Clock
  timeout?: 'bot' | 'forfeit'
  bot?: string
}

export interface SeatInfo {
  seat: Seat
  kind: 'person' | 'bot' | 'open'
  name?: string
  player?: Player
  bot?: string
  held_for?: Player
  away?: boolean
  resigned?: boolean
  mine?: boolean
  online?: boolean
  deadline?: number
  bank?: number
}

export interface Table {
  id: string
  version: number
  game: GameName
  board: string
  options: Record<string, OptionValue>
  players: number
  status: 'open' | 'running' | 'finished' | 'abandoned' | 'imported'
  seats: SeatInfo[]
  host: Player
  public: boolean
  spectators: boolean
  clock: Clock
  timeout: 'bot' | 'forfeit'
  bot: string
  created: number
  started?: number
  ended?: number
  ply: number
  moves: number
  to_act: Seat[]
  seed_hash: string
  seed?: string
  invite?: string
  outcome?: Outcome
  rematch?: string
  /** Why a game of older rules can be followed only up to here. */
  differs?: Text
  offers: { abandon: Seat[]; undo: { by: Seat; to: number; agreed: Seat[] } | null }
  mine: Seat[]
}

export interface TableList {
  tables: Table[]
  next: string | null
}

export interface TableState {
  /** Sent with the next action, so that nobody acts on an old position. */
  ply: number
  moves: number
  /** Which point of the game this is: `moves` while looking at the present. */
  move: number
  seat: Seat | null
  view: GameView
  details: unknown
  choices: Choice[]
  table: Table
}

export interface LogEntry {
  /** From 1. */
  move: number
  seat: Seat
  /** null if it is hidden. */
  action: string | null
  at: number
  auto?: boolean
  events: GameEvent[]
  scores?: number[] | null
}

export interface Log {
  ply: number
  moves: number
  entries: LogEntry[]
}

export interface ChatMessage {
  id: number
  at: number
  player: Player | null
  room: 'players' | 'spectators' | 'note'
  text: string | Text
}

export interface Hint {
  action: string
  says: Text
  reason: Text
}

export interface Why {
  legal: boolean
  clause?: string
  reason?: Text
}

export interface Studied {
  view: GameView
  details: unknown
  /** What to call the players: by what they play. */
  names: Text[]
  choices: Choice[]
  events: GameEvent[]
  position: Record<string, unknown>
  why?: Why | null
  expects?: Text | null
}

export interface SeatSettings {
  forced: boolean
  answers: Record<string, boolean>
}
