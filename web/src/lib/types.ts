// What the server sends and what the boards are given. Nothing here knows a rule of any game.

import type { Component } from 'svelte'
import type { Actions, Choice, Fields } from './actions'

export type GameName = 'mexica' | 'aztlan' | 'azteca'
export const GAMES: readonly GameName[] = ['mexica', 'aztlan', 'azteca']

/** A place at the table, from 0. */
export type Seat = number

/** A text of the .ftl files with its arguments, several in a row, or a list of things as a sentence has it. */
export type Text = { id: string; args?: Record<string, TextArgument> } | { join: string; texts: Text[] } | { list: TextArgument[] }
/** Whoever sits on a seat, named when it is told. */
export type PlayerArgument = { player: Seat }
export type TextArgument = Text | PlayerArgument | string | number

/** The id of a square (`e6`) or a territory (`tollan`), as the game's notation writes it. */
export type Place = string

/** What happened: the event with its tag and fields, and its words. */
export interface GameEvent {
  event: { event: string; [field: string]: unknown }
  says: Text
  /** The points that it brought or cost, by seat. */
  gains?: [Seat, number][]
  /** Whether it is a step of a scoring. */
  scoring?: boolean
}

export interface Outcome {
  /** The seats from first to last place, equal ones together. */
  ranking: Seat[][]
  scores: number[]
  reason: string
}

/** What every game's view has; `games/<game>/types.ts` adds the rest. */
export interface GameView {
  game: GameName
  board: string
  seat: Seat | null
  seats: number
  to_act: Seat[]
  outcome: Outcome | null
  step: string
  scores?: number[]
  options: Record<string, unknown>
}

/** What a seat would see after an action; `certain` is false when dice or secrets decide: then what it may expect. */
export interface Preview {
  view: GameView
  /** What follows from it by the rules, for drawing. */
  details: unknown
  events: GameEvent[]
  certain: boolean
  expects?: Text | null
}

/** What a board and the panels beside it are given. */
export interface BoardProps<
  View extends GameView = GameView,
  Data = unknown,
  Details = unknown,
  Constants = unknown,
  F extends Fields = Fields,
> {
  /** The board's data, as `GET /games/{game}/boards/{board}` answers it. */
  board: Data
  /** The numbers of the rules, as `GET /games` answers them. */
  constants: Constants
  view: View
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
  /** Ask why an action cannot be done; the page shows the answer with its clause. null: there is no such action. */
  onwhy: (action: number | null) => void
  /** Go back to before the last own action. */
  onundo: () => void
  /** What the seats are called. */
  names: string[]
  /** Places to point out: from a line of the log, a hint, a lesson. */
  focus?: Place[]
  /** Whether things may move; false if the reader asked for less motion or leafs through a replay. */
  motion: boolean
  /** What just happened, for animations; a new array after every change. */
  events: GameEvent[]
}

export interface GameModule {
  Board: Component<BoardProps>
  Panels: Component<BoardProps>
}

/** A first lesson: steps on prepared positions, checked by the real engine. */
export interface Lesson {
  steps: LessonStep[]
}

export interface LessonStep {
  /** The id of the text in `<game>-web.ftl`. */
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
  /** The id of the sentence in `<game>-web.ftl`. */
  text: string
  position: Record<string, unknown>
  seat?: Seat
  /** What is done in the position before it is drawn. */
  actions?: string[]
  focus?: Place[]
}
