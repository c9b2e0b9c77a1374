// The moves that decided a game: who took the lead, and what brought most at once.

import type { LogEntry, Seat } from '../lib/types'

export interface TurningPoint {
  move: number
  seat: Seat
  /** What the move brought that seat. */
  points: number
  /** Whether the seat took the lead by it. */
  leads: boolean
}

const MOST = 5

/** The only one with most points, if there is one. */
function leaderOf(scores: number[]): Seat | null {
  const most = Math.max(...scores)
  const first = scores.filter((points) => points === most)
  return first.length === 1 ? scores.indexOf(most) : null
}

/** The last changes of the lead and the greatest gains, in their order. */
export function turningPoints(entries: LogEntry[]): TurningPoint[] {
  const found: TurningPoint[] = []
  let before = entries[0]?.scores ?? [] // some games begin with points
  let leader: Seat | null = null
  for (const { move, scores } of entries) {
    const now: Seat | null = leaderOf(scores)
    const takes = now !== null && leader !== null && now !== leader
    scores.forEach((points, seat) => {
      const gain = points - (before[seat] ?? 0)
      if (gain > 0) found.push({ move, seat, points: gain, leads: takes && seat === now })
    })
    before = scores
    leader = now ?? leader
  }
  const leads = found.filter((one) => one.leads).slice(-2)
  const gains = found.filter((one) => !leads.includes(one)).sort((one, other) => other.points - one.points)
  return [...leads, ...gains.slice(0, MOST - leads.length)].sort((one, other) => one.move - other.move)
}
