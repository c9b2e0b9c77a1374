// What the client works with: what the server sends, as the generated types have it, and what is the client's own.

import type { Component } from 'svelte'
import type { Editing } from '../review/editing'
import type { Actions, Choice, Fields } from './actions'
import type { Happening, OptionInfo, Preview as Foreseen, Question, Step, TableInfo, View } from './schema'

export type {
  Entry as LogEntry,
  GameInfo,
  Happening as GameEvent,
  Hint,
  LogInfo as Log,
  Me,
  Message as ChatMessage,
  NewSeat,
  NewTable,
  News,
  OptionInfo,
  Outcome,
  Player,
  Preview as Foreseen,
  Question,
  SeatInfo,
  SeatSettings,
  SessionInfo,
  SocketMessage,
  Step,
  Steps,
  Studied,
  TableInfo as Table,
  TableList,
  Text,
  TextArgument,
  View as GameView,
  Why,
} from './schema'

/** What is asked about: an action by its number, or what somebody would like to do. */
export type Asked = number | Question

/** The name of a game, as the server lists it: `mexica`. */
export type GameName = string

/** A place at the table, from 0. */
export type Seat = number

/** The id of a square (`e6`) or a territory (`tollan`), as the game's notation writes it. */
export type Place = string

export type Clock = TableInfo['clock']
export type OptionValue = OptionInfo['default']

/** Whether a table waits for the reader. */
export function isMyTurn({ status, to_act, mine }: TableInfo): boolean {
  return status === 'running' && to_act.some((seat) => mine.includes(seat))
}

/** What a seat would see after an action; `certain` is false when dice or secrets decide: then what it may expect. */
export type Preview = Pick<Step, 'view' | 'details' | 'events'> & Omit<Foreseen, 'step'>

/** A place that an action of a plan leads to, and which action of the plan that is. */
export interface Mark {
  number: number
  place: Place
}

/** What a board and the panels beside it are given. */
export interface BoardProps<
  V extends View = View,
  Data = unknown,
  Details = Step['details'],
  Constants = unknown,
  F extends Fields = Fields,
> {
  /** The board's data, as `GET /games/{game}/boards/{board}` answers it. */
  board: Data
  /** The numbers of the rules, as `GET /games` answers them. */
  constants: Constants
  view: V
  /** What follows from the view by the rules. */
  details: Details
  /** Which position this is: another number after every change. */
  ply: number
  /** All actions there can be on this board. */
  actions: Actions
  /** What may be done now; empty for spectators, in replays and while others act. */
  choices: Choice<F>[]
  preview: (action: number) => Promise<Preview>
  onact: (action: number) => void
  /**
   * Ask why something cannot be done: an action, or what is meant by its kinds and fields; the page shows the answer
   * with its clause. null: nothing is known to ask about.
   */
  onwhy: (asked: Asked | null) => void
  /** Go back to before the last own action. */
  onundo: () => void
  /** Do all that a good player would do in this step. */
  onadvice?: () => void
  /** What the seats are called. */
  names: string[]
  /** Places to point out: from a line of the log, a hint, a lesson. */
  focus?: Place[]
  /** The plan of a hint, to be drawn on the board. */
  plan?: Mark[]
  /** Whether things may move; false if the reader asked for less motion or leafs through a replay. */
  motion: boolean
  /** What just happened, for animations; a new array after every change. */
  events: Happening[]
  /** The places that others changed since the reader's turn, and who did. */
  changed?: Map<Place, Seat | null>
  /** What happened lately, up to what is shown now. */
  past?: Happening[]
}

export interface GameModule {
  Board: Component<BoardProps>
  Panels: Component<BoardProps>
  Moments: Component<BoardProps> | null
}

type Part = Promise<{ default: unknown }>

/** What the browser has for a game; its `game.ts` declares it. */
/** What tells who plays what: a view, or a table with its options. */
export interface Played {
  options?: object
}

export interface GameParts {
  Picture: Component
  /** The colour of each seat's pieces, `--piece-…` of theme.css. */
  colours(played: Played): string[]
  /** The width of its board to its height, if it is no wider than high: then panels stand on both sides of it. */
  ratio?: number
  /** The board, and what stands beside it. */
  drawing: () => [Part, Part]
  /** What is played above the board when something weighty happens. */
  moments?: () => Part
  lesson?: () => Promise<{ default: Lesson }>
  /** How its positions are edited. */
  editing?: () => Promise<{ default: Editing<never> }>
  /** What its rules show. */
  examples?: () => Promise<{ default: Example[] }>
}

/** A first lesson: steps on prepared positions, checked by the real engine. */
export interface Lesson {
  steps: LessonStep[]
}

export interface LessonStep {
  /** The id of one of the texts `<game>-web`. */
  text: string
  /** Where the step begins, as docs/positions.md describes it; left out: where the step before ended. */
  position?: Record<string, unknown>
  /** The learner's seat; 0 if left out. */
  seat?: Seat
  /** The actions that solve the step, any of them; left out: reading on is all. */
  expect?: string[]
  /** The id of the text for a legal action that is not the one looked for. */
  otherwise?: string
  /** What the others do afterwards. */
  replies?: string[]
  focus?: Place[]
}

/** A drawn example in the rules: a position and a sentence about it. */
export interface Example {
  /** The clause that it explains: `M5.1`. */
  clause: string
  /** The id of the sentence, one of the texts `<game>-web`. */
  text: string
  position: Record<string, unknown>
  seat?: Seat
  /** What is done in the position before it is drawn. */
  actions?: string[]
  focus?: Place[]
}
