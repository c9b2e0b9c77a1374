// A table as this browser sees it: live, or at an earlier point of the game.

import { ApiError, api, query } from './api'
import { Connection } from './connection'
import { idsOf, takeIn } from './news'
import { complain, toast } from './toasts.svelte'
import { settings } from './settings.svelte'
import { share } from './share'
import { play } from './sound'
import { t, tell } from './text.svelte'
import type { Asked, ChatMessage, Foreseen, Hint, Log, LogEntry, News, Preview, Seat, SocketMessage, Steps, Table, Why } from './types'
import { CATCH_UP, Player, ROUND } from '../timeline/player.svelte'
import type { Newest } from '../timeline/timeline.svelte'

/** Of a running clock no more than this part is spent on watching. */
const OF_CLOCK = 0.1

export class LiveTable {
  table = $state.raw<Table | null>(null)
  chat = $state.raw<ChatMessage[]>([])
  /** Why the table cannot be shown. */
  failure = $state.raw<ApiError | null>(null)
  connected = $state(false)
  /** Whether the connection was there and is gone. */
  lost = $state(false)
  sending = $state(false)

  /** What is shown, and when. */
  readonly player: Player = new Player({
    source: async (from, to) => (await api.get<Steps>(this.path('/steps', { seat: this.newest?.seat, from, to }))).steps,
    pace: () => settings.pace,
    byEvent: () => settings.scoring,
    own: ({ seat, auto }) => !auto && seat !== null && !!this.table?.mine.includes(seat),
    budget: () => this.budget(),
    onbeat: () => play(this.shown!.scoring ? 'points' : 'move'),
    onfail: complain,
  })
  /** The present, which all decisions are about; null before the game starts. */
  readonly newest: Newest | null = $derived(this.player.timeline.newest)
  /** What is shown: the present, what leads to it, or an earlier point. */
  readonly shown = $derived(this.player.timeline.shown)
  /** The story as far as it has been shown. */
  readonly entries = $derived(this.player.timeline.story)
  readonly names = $derived((this.table?.seats ?? []).map(({ name, seat }) => name ?? t('player', { number: seat + 1 })))
  /** What may be done now, by the numbers of the catalogue. */
  readonly legal = $derived<number[]>(this.player.back || this.player.timeline.behind ? [] : (this.newest?.legal ?? []))

  private seat: Seat | undefined
  private readonly connection: Connection
  private previews = new Map<number | string, Promise<Preview>>()

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
    document.addEventListener('visibilitychange', this.turnAway)
  }

  close(): void {
    this.connection.close()
    this.player.close()
    document.removeEventListener('visibilitychange', this.turnAway)
  }

  /** Nothing passes unseen while the tab is hidden. */
  private readonly turnAway = (): void => this.player.pause(document.hidden)

  /** How long what others do may be shown while the reader waits for their turn. */
  private budget(): number | null {
    if (this.table?.status !== 'running' || !this.table.mine.length) return null
    const deadlines = this.table.seats.flatMap(({ mine, deadline }) => (mine && deadline ? [deadline] : []))
    return Math.min(ROUND, ...deadlines.map((at) => Math.max(0, at * 1000 - Date.now()) * OF_CLOCK))
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
      if (!this.newest && error instanceof ApiError) this.failure = error
      if (error instanceof ApiError && [403, 404].includes(error.status)) this.connection.close()
      throw error
    }
    return this.path('/live', { seat: this.seat, ply: this.newest?.ply })
  }

  private async fetchGame(): Promise<void> {
    const [news, told] = await Promise.all([api.get<News>(this.path('/state', { seat: this.seat })), this.fetchLog()])
    const entries = told.length < news.now.moves ? await this.fetchLog() : told
    if (news.table!.mine.length > 1) this.seat ??= news.now.seat ?? undefined // around one screen each sees their own only
    const known = this.newest
    this.adopt(news)
    const newest = this.after(news)
    // what was missed is shown, unless somebody went back, another seat looks now or it is too much
    const missed = known && known.seat === newest.seat ? newest.moves - known.moves : -1
    const plays = missed >= 0 && missed <= CATCH_UP && newest.ply - known!.ply === missed
    if (plays) this.player.take(entries, newest, news.steps)
    else this.player.begin(entries, newest, news.steps)
  }

  private async fetchLog(): Promise<LogEntry[]> {
    return (await api.get<Log>(this.path('/log', { seat: this.seat }))).entries
  }

  /** The position after news. */
  private after({ steps, now: { ply, moves, seat, legal } }: News): Newest {
    const { view, details } = steps.at(-1) ?? this.newest!
    return { ply, moves, seat, legal: idsOf(legal), view, details }
  }

  /** Take over what news say of the table. */
  private adopt({ now: { version, ply, moves, to_act }, table }: News): void {
    if (ply !== this.newest?.ply) this.previews.clear()
    if (table) this.adoptTable(table)
    if (this.table) this.adoptTable({ ...this.table, version, ply, moves, to_act })
  }

  private adoptTable(table: Table): void {
    if (!this.table || table.version >= this.table.version) this.table = share(this.table, table)
  }

  private receive(message: SocketMessage): void {
    if (message.type === 'news') this.take(message)
    else if (message.type === 'table') this.adoptTable(message.table)
    else if (message.type === 'chat') this.hear(message.message)
    else if (message.type === 'error') toast(tell(message.text), 'bad')
  }

  /** Take in what is new, once: the answer to an action and the socket tell the same. */
  private take(news: News): void {
    if (this.seat !== undefined && news.now.seat !== this.seat) return
    const known = this.newest
    if (!known || (!news.steps.length && news.now.moves !== known.moves)) return void this.fetchGame().catch(complain)
    if (news.now.ply < known.ply) return void (news.table && this.adoptTable(news.table))
    const ends = this.table?.status === 'running' && news.table && news.table.status !== 'running'
    const { entries, gap } = takeIn(this.player.timeline.entries, known.ply, news)
    this.adopt(news)
    if (gap) return void this.fetchGame().catch(complain)
    this.player.take(entries, this.after(news), news.steps)
    // now the story has no secrets any more
    if (ends) void this.fetchLog().then((told) => this.player.timeline.retell(told), complain)
  }

  private hear(message: ChatMessage): void {
    if (!this.chat.some(({ id }) => id === message.id)) this.chat = [...this.chat, message]
  }

  /** Look from another of the reader's own seats. */
  async sit(seat: Seat): Promise<void> {
    this.seat = seat
    this.connection.send({ type: 'seat', seat })
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
    if (this.sending || !this.legal.length) return
    const { seat, ply } = this.newest!
    const news = await this.change<News>('/actions', { seat, ply, action })
    if (news) this.take(news)
  }

  async undo(): Promise<void> {
    if (this.sending || !this.newest) return
    const { seat, ply } = this.newest
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
      else if (table.status !== 'open' && !this.newest) await this.fetchGame().catch(complain)
    }
    return table
  }

  /** Tell the operator of somebody. */
  async report(player: string, words: string): Promise<void> {
    if ((await this.change('/report', { player, words })) !== undefined) toast(t('web-reported'), 'good')
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
      .post<Foreseen>(this.path('/preview'), { seat: this.newest?.seat, action })
      .then(({ step, certain, expects }) => ({ ...step, certain, expects }))
    this.previews.set(action, asked)
    return asked
  }

  async why(action: Asked): Promise<void> {
    const seat = this.newest?.seat
    if (seat === undefined || seat === null || this.player.timeline.behind) return
    const answer = await this.change<Why>('/why', { seat, action })
    if (!answer || answer.legal) return
    play('no')
    toast(answer.reason ? tell(answer.reason) : t('web-not-possible'), 'info', this.clause(answer.clause))
  }

  hint(): Promise<Hint | undefined> {
    return this.change<Hint>('/hint', { seat: this.newest?.seat })
  }

  say(text: string): void {
    if (!this.connection.send({ type: 'chat', text })) {
      void this.change<ChatMessage>('/chat', { text }).then((message) => message && this.hear(message))
    }
  }
}
