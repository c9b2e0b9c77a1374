// What happened, in sentences: several events of a kind in a row are one.

import { hasText, list, t, tell } from './text.svelte'
import type { GameEvent, LogEntry, Seat, TextArgument } from './types'
import type { Shown } from '../timeline/timeline.svelte'

/** So many steps back the last words are looked for: more in a row are never quiet. */
const LOOK_BACK = 12

/** Events that are told as one. */
function runs(events: GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = []
  for (const event of events) {
    const last = found.at(-1)
    if (last && event.together && isAlike(last[0]!, event)) last.push(event)
    else found.push([event])
  }
  return found
}

function isAlike(one: GameEvent, other: GameEvent): boolean {
  const seat = ({ event }: GameEvent) => ('seat' in event ? event.seat : null)
  return one.event.event === other.event.event && seat(one) === seat(other)
}

/** What happened, a sentence for each thing: "buys 4 pochtecas and 2 jaguar knights". */
export function sentences(events: GameEvent[]): string[] {
  return told(events).map(({ words }) => words)
}

/** Sentences, each with the events that it tells. */
export function told(events: GameEvent[]): { words: string; events: GameEvent[] }[] {
  return runs(events).map((run) => ({ words: tellRun(run), events: run }))
}

function tellRun(run: GameEvent[]): string {
  const { says, together = '' } = run[0]!
  const id = typeof says === 'object' && 'id' in says ? `${says.id}-together` : ''
  if (run.length === 1 || !hasText(id)) return run.map((event) => tell(event.says)).join(' ')
  const parts = run.map((event) => argsOf(event)[together]!)
  return t(id, { ...argsOf(run[0]!), count: run.length, list: list(counted(parts)), last: parts.at(-1)! })
}

function argsOf({ says }: GameEvent): Record<string, TextArgument> {
  return typeof says === 'object' && 'id' in says ? (says.args ?? {}) : {}
}

/** Each thing once, with how often it is there. */
function counted(parts: TextArgument[]): string[] {
  const found = new Map<string, { part: TextArgument; count: number }>()
  for (const part of parts) {
    const key = JSON.stringify(part)
    found.set(key, { part, count: (found.get(key)?.count ?? 0) + 1 })
  }
  return [...found.values()].map(({ part, count }) => times(part, count))
}

function times(part: TextArgument, count: number): string {
  const once = typeof part === 'object' && !('player' in part) ? tell(part) : String(part)
  if (count === 1) return once
  const many = typeof part === 'object' && 'id' in part ? `${part.id}.many` : ''
  return many && hasText(many) ? t(many, { count }) : t('web-several', { what: once, count })
}

const isQuiet = ({ notice }: GameEvent) => notice === 'quiet'

/** The words for what is shown; what is quiet leaves the words before it. */
export function lastWords(shown: Shown, entries: LogEntry[]): { words: string; seat: Seat | null; gains: [Seat, number][] } {
  const told = { seat: shown.seat, events: shown.events }
  const earlier = entries.slice(Math.max(0, shown.move - 1 - LOOK_BACK), Math.max(0, shown.since - 1)).reverse()
  for (const { seat, events } of [told, ...earlier]) {
    const loud = events.filter((event) => !isQuiet(event))
    if (loud.length) return { words: sentences(loud).join(' '), seat: aboutSeat(loud, seat), gains: loud.flatMap(({ gains = [] }) => gains) }
  }
  return { words: '', seat: shown.seat, gains: [] }
}

/** Whom events are about: the one that they name, else whoever acted. */
function aboutSeat(events: GameEvent[], acted: Seat | null): Seat | null {
  const [first] = events
  return first && 'seat' in first.event ? first.event.seat : acted
}

/** So many steps are looked back on: a battle with all its questions takes no more. */
const LATELY = 120

/** What happened lately, up to what is shown. */
export function pastOf(entries: LogEntry[], { move, told }: Shown): GameEvent[] {
  return [...entries.slice(Math.max(0, move - 1 - LATELY), Math.max(0, move - 1)).flatMap(({ events }) => events), ...told]
}
