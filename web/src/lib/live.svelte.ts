// A table as this browser sees it: live, or at an earlier point of the game.

import { ApiError, api, query } from './api'
import { Connection } from './connection'
import { idsOf, takeIn } from './news'
import { complain, toast } from './toasts.svelte'
import { share } from './share'
import { play } from './sound'
import { t, tell } from './text.svelte'
import type { ChatMessage, Foreseen, GameEvent, Hint, Log, LogEntry, News, Preview, Seat, SocketMessage, Step, Steps, Table, Why } from './types'


/** A point of the game as the reader sees it; `ply` goes with the next action. */
export interface Point {
  ply: number
  moves: number
  move: number
  seat: Seat | null
  legal: number[]
  view: Step['view']
  details: Step['details']
}

/** So many steps are asked for at once to look back. */
const CHUNK = 20

export class LiveTable {
  table = $state.raw<Table | null>(null)
  /** The present; null before the game starts. */
  live = $state.raw<Point | null>(null)
  /** The earlier point that is looked at, if any. */
  past = $state.raw<Point | null>(null)
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
  /** What may be done now, by the numbers of the catalogue. */
  readonly legal = $derived<number[]>(this.past ? [] : (this.live?.legal ?? []))

  private seat: Seat | undefined
  private readonly connection: Connection
  private previews = new Map<number | string, Promise<Preview>>()
  /** The steps that this seat has seen, by their moves. */
  private steps = new Map<number, Step>()
  /** How often an earlier point was asked for: the last wish wins. */
  private wishes = 0

  constructor(
    readonly id: string,
    private readonly invite: string | null,
  ) {
    this.connection = new Connection({
      path: () => this.fetch(),
      receive: (message) => this.receive(message as SocketMessage),
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
    return this.path('/live', { seat: this.seat, ply: this.live?.ply })
  }

  private async fetchGame(): Promise<void> {
    const [news] = await Promise.all([api.get<News>(this.path('/state', { seat: this.seat })), this.fetchLog()])
    this.steps.clear()
    if (news.table!.mine.length > 1) this.seat ??= news.now.seat ?? undefined // around one screen each sees their own only
    this.adopt(news)
  }

  private async fetchLog(): Promise<void> {
    this.entries = (await api.get<Log>(this.path('/log', { seat: this.seat }))).entries
  }

  /** Show the newest point, unless a newer one is known or another seat looks. */
  private adopt({ steps, now, table }: News): void {
    if (table) this.adoptTable(table)
    if (this.live && (now.ply < this.live.ply || (this.seat !== undefined && now.seat !== this.seat))) return
    if (now.ply !== this.live?.ply) this.previews.clear()
    for (const step of steps) this.steps.set(step.move, step)
    const { view, details } = steps.at(-1) ?? this.live!
    const { ply, moves, seat } = now
    const legal = idsOf(now.legal)
    this.live = share(this.live, { ply, moves, move: moves, seat, legal, view, details })
    const { version, to_act } = now
    if (this.table) this.adoptTable({ ...this.table, version, ply, moves, to_act })
  }

  private adoptTable(table: Table): void {
    if (!this.table || table.version >= this.table.version) this.table = share(this.table, table)
  }

  private receive(message: SocketMessage): void {
    if (message.type === 'news') this.take(message)
    else if (message.type === 'table') this.adoptTable(message.table)
    else if (message.type === 'chat') this.hear(message.message)
    else if (message.type === 'error') toast(message.message, 'bad')
  }

  /** Take in what is new, once: the answer to an action and the socket tell the same. */
  private take(news: News): void {
    if (this.seat !== undefined && news.now.seat !== this.seat) return
    if (!this.live || (!news.steps.length && news.now.moves !== this.live.moves)) return void this.fetchGame().catch(complain)
    const ends = this.table?.status === 'running' && news.table && news.table.status !== 'running'
    const { entries, fresh, gap } = takeIn(this.entries, this.live.ply, news)
    if (entries.length < this.entries.length) this.forget(entries.length)
    this.entries = entries
    this.adopt(news)
    if (fresh.length) {
      play('move')
      if (!this.past) this.events = fresh.flatMap(({ events }) => events)
    }
    // now the story has no secrets any more; or some of it was missed
    if (ends || gap) void this.fetchLog().catch(complain)
  }

  /** Forget what was taken back. */
  private forget(moves: number): void {
    for (const move of [...this.steps.keys()]) if (move > moves) this.steps.delete(move)
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
    if (error.code === 'stale' && error.body.news) {
      this.take(error.body.news as News)
      toast(t('web-stale'))
    } else toast(error.message, 'bad', this.clause(error.body.clause))
  }

  private clause(name: string | null | undefined): { href: string; name: string } | undefined {
    return name ? { href: `/rules/${this.table!.game}#${name}`, name } : undefined
  }

  async act(action: number | string): Promise<void> {
    if (this.sending || this.past || !this.live) return
    const { seat, ply } = this.live
    const news = await this.change<News>('/actions', { seat, ply, action })
    if (news) this.take(news)
  }

  async undo(): Promise<void> {
    if (this.sending || !this.live) return
    const { seat, ply } = this.live
    const news = await this.change<News>('/undo', { seat, ply })
    if (!news) return
    this.take(news)
    if (news.now.ply === ply) toast(t('web-undo-asked'))
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

  preview(action: number | string): Promise<Preview> {
    const known = this.previews.get(action)
    if (known) return known
    if (this.sending || !this.legal.length) return Promise.reject(new Error('there is nothing to look ahead to'))
    const asked = api
      .post<Foreseen>(this.path('/preview'), { seat: this.live?.seat, action })
      .then(({ step, certain, expects }) => ({ ...step, certain, expects }))
    this.previews.set(action, asked)
    return asked
  }

  async why(action: number | string): Promise<void> {
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
    const wish = ++this.wishes
    if (!this.live || move === null || move >= this.live.moves) {
      this.past = null
      this.events = []
      return
    }
    const step = this.steps.get(move) ?? (await this.fetchSteps(move))
    if (wish !== this.wishes || !step || !this.live) return
    const { ply, moves, seat } = this.live
    const { view, details, events } = step
    this.past = share(this.shown, { ply, moves, move, seat, legal: [], view, details })
    this.events = events
  }

  /** Ask for the steps around a move, and keep them. */
  private async fetchSteps(move: number): Promise<Step | undefined> {
    const from = move - (move % CHUNK)
    const seat = this.live?.seat
    const { steps } = await api.get<Steps>(this.path('/steps', { seat, from, to: from + CHUNK - 1 }))
    if (seat === this.live?.seat) for (const step of steps) this.steps.set(step.move, step)
    return steps.find((step) => step.move === move)
  }
}
