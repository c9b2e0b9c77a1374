// A table as this browser sees it: live, or at an earlier point of the game.

import { ApiError, api, query } from './api'
import { Connection } from './connection'
import { complain, toast } from './toasts.svelte'
import { share } from './share'
import { play } from './sound'
import { t, tell } from './text.svelte'
import type { Choice, GameEvent, Preview, Seat } from './types'
import type { ChatMessage, Hint, Log, LogEntry, Table, TableState, Why } from './wire'

type Message =
  | ({ type: 'state' } & TableState)
  | { type: 'log'; entries: LogEntry[] }
  | { type: 'undone'; moves: number }
  | { type: 'chat'; message: ChatMessage }
  | { type: 'table'; table: Table }
  | { type: 'error'; code: string; message: string }

export class LiveTable {
  table = $state.raw<Table | null>(null)
  /** The present; null before the game starts. */
  live = $state.raw<TableState | null>(null)
  /** The earlier point that is looked at, if any. */
  past = $state.raw<TableState | null>(null)
  entries = $state.raw<LogEntry[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** What just happened, for animations. */
  events = $state.raw<GameEvent[]>([])
  /** Why the table cannot be shown. */
  failure = $state.raw<ApiError | null>(null)
  connected = $state(false)
  /** Whether the connection was there and is gone. */
  lost = $state(false)
  sending = $state(false)

  /** What is shown: the present or an earlier point. */
  readonly shown = $derived(this.past ?? this.live)
  readonly names = $derived((this.table?.seats ?? []).map(({ name, seat }) => name ?? t('player', { number: seat + 1 })))
  readonly choices = $derived<Choice[]>(this.past ? [] : (this.live?.choices ?? []))

  private seat: Seat | undefined
  private pending: GameEvent[] = []
  private readonly connection: Connection
  private previews = new Map<string, Promise<Preview>>()
  private points = new Map<number, TableState>()

  constructor(
    readonly id: string,
    private readonly invite: string | null,
  ) {
    this.connection = new Connection({
      path: () => this.fetch(),
      receive: (message) => this.receive(message as Message),
      changed: (open) => {
        this.lost = !open
        this.connected = open
      },
    })
  }

  close(): void {
    this.connection.close()
  }

  private path(rest = '', values: Record<string, string | number | null | undefined> = {}): string {
    return `/tables/${this.id}${rest}${query({ ...values, invite: this.invite })}`
  }

  /** Bring everything up to date, then say where to listen. */
  private async fetch(): Promise<string> {
    try {
      this.adoptTable(await api.get<Table>(this.path()))
      if (this.table!.status !== 'open') await this.fetchGame()
      this.chat = await api.get<ChatMessage[]>(this.path('/chat'))
      this.failure = null
    } catch (error) {
      if (!this.live && error instanceof ApiError) this.failure = error
      if (error instanceof ApiError && [403, 404].includes(error.status)) this.connection.close()
      throw error
    }
    return this.path('/live', { seat: this.seat, since: this.entries.length })
  }

  private async fetchGame(): Promise<void> {
    const [state] = await Promise.all([api.get<TableState>(this.path('/state', { seat: this.seat })), this.fetchLog()])
    this.points.clear()
    if (state.table.mine.length > 1) this.seat ??= state.seat ?? undefined // around one screen each sees their own only
    this.adopt(state)
  }

  private async fetchLog(): Promise<void> {
    this.entries = (await api.get<Log>(this.path('/log', { seat: this.seat }))).entries
  }

  private adopt(state: TableState): void {
    if (this.live && (state.ply < this.live.ply || (this.seat !== undefined && state.seat !== this.seat))) return
    if (state.ply !== this.live?.ply) this.previews.clear()
    this.live = share(this.live, state)
    this.adoptTable(this.live.table)
  }

  private adoptTable(table: Table): void {
    if (!this.table || table.version >= this.table.version) this.table = share(this.table, table)
  }

  private receive(message: Message): void {
    if (message.type === 'state') this.settle(message)
    else if (message.type === 'log') this.extend(message.entries)
    else if (message.type === 'undone') this.shorten(message.moves)
    else if (message.type === 'table') this.adoptTable(message.table)
    else if (message.type === 'chat') this.hear(message.message)
    else if (message.type === 'error') toast(message.message, 'bad')
  }

  private extend(entries: LogEntry[]): void {
    const fresh = entries.filter(({ move }) => move > this.entries.length)
    if (!fresh.length) return
    this.entries = [...this.entries, ...fresh]
    this.pending.push(...fresh.flatMap(({ events }) => events))
    play('move')
  }

  /** A state comes after the entries that led to it: now they can be shown together. */
  private settle(state: TableState): void {
    const ends = this.table?.status === 'running' && state.table.status !== 'running'
    this.adopt(state)
    if (this.pending.length && !this.past) this.events = this.pending
    this.pending = []
    if (ends) void this.fetchLog().catch(complain) // now the story has no secrets any more
  }

  private shorten(moves: number): void {
    this.entries = this.entries.slice(0, moves)
    this.points.clear()
    this.events = []
    if (this.past && this.past.move > moves) this.past = null
  }

  private hear(message: ChatMessage): void {
    if (!this.chat.some(({ id }) => id === message.id)) this.chat = [...this.chat, message]
  }

  /** Look from another of the reader's own seats. */
  async sit(seat: Seat): Promise<void> {
    this.seat = seat
    this.connection.send({ type: 'seat', seat })
    this.events = []
    await this.fetchGame().catch(complain)
  }

  private async change<T>(path: string, data: unknown = {}): Promise<T | undefined> {
    this.sending = true
    try {
      await Promise.allSettled(this.previews.values()) // what is being looked at is answered before it changes
      return await api.post<T>(this.path(path), data)
    } catch (error) {
      this.explain(error)
      return undefined
    } finally {
      this.sending = false
    }
  }

  private explain(error: unknown): void {
    play('no')
    if (!(error instanceof ApiError)) return complain(error)
    if (error.code === 'stale' && error.body.state) {
      this.adopt(error.body.state as TableState)
      toast(t('web-stale'))
    } else toast(error.message, 'bad', this.clause(error.body.clause))
  }

  private clause(name: string | undefined): { href: string; name: string } | undefined {
    return name ? { href: `/rules/${this.table!.game}#${name}`, name } : undefined
  }

  async act(action: string): Promise<void> {
    if (this.sending || this.past || !this.live) return
    const { seat, ply } = this.live
    const state = await this.change<TableState>('/actions', { seat, ply, action })
    if (state) this.adopt(state)
  }

  async undo(): Promise<void> {
    if (this.sending || !this.live) return
    const { seat, ply } = this.live
    const answer = await this.change<TableState | Table>('/undo', { seat, ply })
    if (!answer) return
    if ('view' in answer) this.adopt(answer)
    else {
      this.adoptTable(answer)
      toast(t('web-undo-asked'))
    }
  }

  /** Ask for what changes the table: join, leave, start, resign, abandon, undo/answer, rematch. */
  async ask(what: string, data: unknown = {}): Promise<Table | undefined> {
    const table = await this.change<Table>(`/${what}`, data)
    if (table?.id === this.id) {
      this.adoptTable(table)
      if (what === 'join') this.connection.reopen()
      else if (table.status !== 'open' && !this.live) await this.fetchGame().catch(complain)
    }
    return table
  }

  async setSeat(seat: Seat, bot: string | null): Promise<void> {
    const data = bot ? { kind: 'bot', bot } : { kind: 'open' }
    try {
      this.adoptTable(await api.put<Table>(this.path(`/seats/${seat}`), data))
    } catch (error) {
      complain(error)
    }
  }

  preview(action: string): Promise<Preview> {
    const known = this.previews.get(action)
    if (known) return known
    if (this.sending || !this.choices.length) return Promise.reject(new Error('there is nothing to look ahead to'))
    const asked = api.post<Preview>(this.path('/preview'), { seat: this.live?.seat, action })
    this.previews.set(action, asked)
    return asked
  }

  async why(action: string): Promise<void> {
    const seat = this.live?.seat
    if (seat === undefined || seat === null || this.past) return
    const answer = await this.change<Why>('/why', { seat, action })
    if (!answer || answer.legal) return
    play('no')
    toast(answer.reason ? tell(answer.reason) : t('web-not-possible'), 'info', this.clause(answer.clause))
  }

  hint(): Promise<Hint | undefined> {
    return this.change<Hint>('/hint', { seat: this.live?.seat })
  }

  say(text: string): void {
    if (!this.connection.send({ type: 'chat', text })) {
      void this.change<ChatMessage>('/chat', { text }).then((message) => message && this.hear(message))
    }
  }

  /** Look at an earlier point of the game, or (null) at the present. */
  async lookAt(move: number | null): Promise<void> {
    if (move === null || move >= (this.live?.moves ?? 0)) {
      this.past = null
      this.events = []
      return
    }
    const seat = this.live?.seat
    const point = this.points.get(move) ?? (await api.get<TableState>(this.path('/state', { seat, move })))
    this.points.set(move, point)
    this.past = share(this.shown, point)
    this.events = this.entries[move - 1]?.events ?? []
  }
}
