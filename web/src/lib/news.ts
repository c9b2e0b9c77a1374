// Taking in what a table tells: every move once, whether the answer or the socket brings it first.

import type { LogEntry, News, Step } from './types'

/** The numbers of the catalogue that the server tells as how many to leave out and how many to take, in turn. */
export function idsOf(legal: number[]): number[] {
  let id = 0
  return legal.flatMap((count, index) => {
    const first = id
    id += count
    return index % 2 ? Array.from({ length: count }, (_, at) => first + at) : []
  })
}

export interface Taken {
  /** The story, with what is new at its end. */
  entries: LogEntry[]
  /** What was not known yet, in its order. */
  fresh: Step[]
  /** Whether moves are missing before what is new: then the story must be asked for. */
  gap: boolean
}

/** Take news into a story that is known up to a ply; news that are not newer change nothing. */
export function takeIn(known: LogEntry[], ply: number, news: News): Taken {
  if (news.now.ply <= ply) return { entries: known, fresh: [], gap: false }
  const left = typeof news.cut === 'number' && news.cut < known.length ? known.slice(0, news.cut) : known
  const fresh = news.steps.filter(({ move }) => move > left.length)
  const gap = fresh.length > 0 && fresh[0]!.move > left.length + 1
  return { entries: gap || !fresh.length ? left : [...left, ...fresh], fresh, gap }
}
