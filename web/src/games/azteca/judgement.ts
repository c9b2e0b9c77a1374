// The judgement of the gods as it unfolds over several actions: dice may be asked about in between.

import type { GameEvent, Seat } from '../../lib/types'

export interface Judgement {
  /** The urn was looked at. */
  climbed?: { steps: number; total: number; rest: number }
  /** What each seat gave to Tezcatlipoca. */
  fed?: number[]
  wrath?: number
  rolls: number[]
  verdict?: { sum: number; calm: boolean; steps: number }
  /** The end: who gave how much to Quetzalcoatl. */
  over?: { seats: Seat[]; given: number[]; reason: string }
}

const TRIBUTE = 2

/** Add what just happened to what is remembered; the next round's tribute is the end of it. */
export function remember(before: Judgement | null, events: GameEvent[]): Judgement | null {
  let found = before
  for (const { event } of events) {
    const known: Judgement = found ?? { rolls: [] }
    const field = <T>(name: string) => event[name] as T
    if (event.event === 'phase' && event.phase === TRIBUTE) found = null
    else if (event.event === 'climbed') found = { rolls: [], climbed: { steps: field('steps'), total: field('total'), rest: field('rest') } }
    else if (event.event === 'fed') found = { climbed: known.verdict ? undefined : known.climbed, fed: field('amounts'), rolls: [] }
    else if (event.event === 'wrath') found = { ...known, wrath: field('card') }
    else if (event.event === 'rolled' && known.wrath && !known.verdict) found = { ...known, rolls: [...known.rolls, ...field<number[]>('faces')] }
    else if (event.event === 'rerolled' && known.wrath && !known.verdict) found = { ...known, rolls: known.rolls.map((face, die) => (die === event.die ? field<number>('face') : face)) }
    else if (event.event === 'judged') found = { ...known, verdict: { sum: field('sum'), calm: field('calm'), steps: field('steps') } }
    else if (event.event === 'over') found = { ...known, over: { seats: field('seats'), given: field('given'), reason: field('reason') } }
  }
  return found
}
