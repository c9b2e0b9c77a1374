// A review in the making: asked for as long as somebody looks at it, and put together from what the server finds.

import { ApiError, api } from '../lib/api'
import type { ReviewInfo, ReviewPoint, ReviewTurn, ReviewVerdict } from '../lib/schema'
import type { Seat } from '../lib/types'

/** Whose knowledge chances are told by: each player's own, one seat's, or with all cards open. */
export type Sight = 'own' | 'open' | Seat

/** How long to wait after a failure before asking again. */
const AGAIN = 3000

export class Review {
  turns = $state.raw<ReviewTurn[]>([])
  points = $state.raw<ReviewPoint[]>([])
  /** What luck gave each seat. */
  luck = $state.raw<number[]>([])
  verdicts = $state.raw<Map<number, ReviewVerdict>>(new Map())
  done = $state(0)
  total = $state(0)
  ready = $state(false)
  failure = $state('')
  private run: string | null = null
  private closed = false

  constructor(
    private readonly table: string,
    private readonly invite: string | null,
  ) {}

  /** Ask until everything is here or nobody looks any more. */
  async follow(): Promise<void> {
    while (!this.closed && !this.ready && !this.failure) {
      try {
        const known = { run: this.run, known: this.done, invite: this.invite }
        const news = await api.post<ReviewInfo>(`/tables/${this.table}/review`, known)
        if (!this.closed) this.take(news)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (![0, 429, 503].includes(error.status)) this.failure = error.message
        else await new Promise((resolve) => setTimeout(resolve, AGAIN))
      }
    }
  }

  close(): void {
    this.closed = true
  }

  take(news: ReviewInfo): void {
    if (news.run !== this.run) {
      this.run = news.run
      this.turns = news.turns
      this.points = []
      this.luck = []
      this.verdicts = new Map()
    }
    const fresh = new Set(news.points.map(({ move }) => move))
    this.points = [...this.points.filter(({ move }) => !fresh.has(move)), ...news.points].sort((one, other) => one.move - other.move)
    for (const { gains } of news.luck) this.luck = gains.map((gain, seat) => (this.luck[seat] ?? 0) + gain)
    if (news.verdicts.length) this.verdicts = new Map([...this.verdicts, ...news.verdicts.map((one) => [one.first, one] as const)])
    this.done = news.done
    this.total = news.total
    this.ready = news.ready
    if (news.failed) this.failure = 'review-web-failed'
  }
}

/** The chances at a point. */
export function chancesAt(point: ReviewPoint, sight: Sight): number[] {
  if (sight === 'open') return point.open
  if (sight === 'own') return point.seen.map((row, seat) => row[seat]!)
  return point.seen[sight]!
}

/** What a turn changed in its seat's chance to win, as it knew then. */
export function gainOf(turn: ReviewTurn, points: Map<number, ReviewPoint>): number | null {
  const [before, after] = [points.get(turn.first), points.get(turn.last)]
  return before && after ? after.seen[turn.seat]![turn.seat]! - before.seen[turn.seat]![turn.seat]! : null
}
