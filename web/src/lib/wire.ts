// The bodies of the server's answers, as docs/api.md describes them.

import type { GameEvent, GameName, GameView, Outcome, Seat, Text } from './types'

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

/** What one move brought about. */
export interface LogEntry {
  /** From 1; 0 is the beginning. */
  move: number
  seat: Seat
  /** Its number in the catalogue; null if it is hidden. */
  action: number | null
  at: number
  auto?: boolean
  events: GameEvent[]
  scores: number[]
}

/** A move and what is seen after it. */
export interface Step extends LogEntry {
  view: GameView
  /** What follows from the view by the rules, for drawing. */
  details: unknown
}

/** How things stand. */
export interface Now {
  version: number
  /** Sent with the next action, so that nobody acts on an old position. */
  ply: number
  moves: number
  to_act: Seat[]
  /** Who looks. */
  seat: Seat | null
  /** What may be done, by the numbers of the catalogue. */
  legal: number[]
}

/** What is new at a table: over the socket, or as the answer to an action. */
export interface News {
  type: 'news'
  /** After an undo: so many of the known moves are left. */
  cut?: number
  steps: Step[]
  now: Now
  /** The table, if more of it changed than what `now` tells. */
  table?: Table
}

export interface Log {
  ply: number
  moves: number
  entries: LogEntry[]
}

export interface Steps {
  ply: number
  moves: number
  steps: Step[]
}

export interface ChatMessage {
  id: number
  at: number
  player: Player | null
  room: 'players' | 'spectators' | 'note'
  text: string | Text
}

export interface Hint {
  /** The number of the action. */
  action: number
  reason: Text
}

/** What would be seen after an action; `certain` is false when dice or secrets decide. */
export interface Foreseen {
  step: Step
  certain: boolean
  expects?: Text | null
}

export interface Why {
  legal: boolean
  clause?: string
  reason?: Text
}

export interface Studied {
  /** The position as the first step, then one for each action. */
  steps: Step[]
  legal: number[]
  /** What to call the players: by what they play. */
  names: Text[]
  position: Record<string, unknown>
  why?: Why | null
  expects?: Text | null
}

export interface SeatSettings {
  forced: boolean
  answers: Record<string, boolean>
}
