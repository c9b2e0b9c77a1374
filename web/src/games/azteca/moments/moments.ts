// What is worth a stage of its own, read from what happened lately.

import type { AztecaEvent, AztecaLakeBattleFrame } from '../../../lib/schema'
import type { GameEvent, Place, Seat } from '../../../lib/types'
import type { AztecaDetails, AztecaView, Battle, Force } from '../types'

type Tag = AztecaEvent['event']

export interface Side {
  /** null: neutrals, or nobody's nomads. */
  seat: Seat | null
  value: number | null
  /** Warriors and knights that were taken. */
  lost: Force
  /** Ships that were sunk. */
  sunk: number
  /** The percent of winning, from the worst case to the best, as far as the reader can know before the next dice. */
  chance: [number, number] | null
}

export interface Roll {
  dice: string[]
  faces: number[]
}

export interface Fight {
  lake: boolean
  at: Place
  sides: [Side, Side]
  roll: Roll | null
  /** How it ended, once that is shown. */
  ends: GameEvent | null
}

export interface Market {
  number: number
  slaves: number
  bids: { seat: Seat; tribute: number }[]
  /** Who does not bid any more. */
  passed: Seat[]
  ends: GameEvent | null
}

export interface Climb {
  /** How far Quetzalcoatl has come. */
  step: number
  /** How many steps at once. */
  steps: number
  says: GameEvent['says']
}

export interface Judgement {
  fed: number[]
  wrath: number | null
  roll: Roll | null
  verdict: Extract<AztecaEvent, { event: 'judged' }> | null
}

const ENDS: Tag[] = ['won', 'drawn', 'conquered', 'plundered']
/** What does not belong to a fight any more. */
const OTHER_THINGS: Tag[] = ['activated', 'marched', 'phase', 'round', 'succeeded', 'failed', 'sailed']

const typed = ({ event }: GameEvent) => event as AztecaEvent

/** The events from the last one of these kinds on. */
function since(past: GameEvent[], ...tags: Tag[]): GameEvent[] {
  const at = past.findLastIndex((event) => tags.includes(typed(event).event))
  return at < 0 ? [] : past.slice(at)
}

/** The dice as they lie, with those that were rolled again. */
function rollOf(events: GameEvent[]): Roll | null {
  return events.map(typed).reduce<Roll | null>((roll, event) => {
    if (event.event === 'announced') return null // a new round
    if (event.event === 'rolled') return { dice: event.dice, faces: event.faces }
    if (event.event !== 'rerolled' || !roll) return roll
    return { ...roll, faces: roll.faces.map((face, at) => (at === event.die ? event.face : face)) }
  }, null)
}

const isOpen = (view: AztecaView, ...frames: string[]) => view.stack.some(({ frame }) => frames.includes(frame))

/** The battle on land or on the lake that goes on. */
export function battleOf(view: AztecaView): Battle | AztecaLakeBattleFrame | null {
  return view.stack.findLast((frame) => frame.frame === 'battle' || frame.frame === 'lake') ?? null
}

type Begins = Pick<Fight, 'lake' | 'at'> & { seat: Seat | null; rival: Seat | null }

/** How a fight began: as it was told, or as it stands if that was long ago. */
function beginOf(event: AztecaEvent | undefined, view: AztecaView): Begins | null {
  if (event?.event === 'battle' || event?.event === 'engaged') return { lake: event.event === 'engaged', at: event.at, seat: event.seat, rival: event.rival }
  const battle = battleOf(view)
  if (!battle) return null
  return { lake: battle.frame === 'lake', at: battle.frame === 'lake' ? battle.zone : battle.place, seat: battle.attacker, rival: battle.defender }
}

/** The fight that goes on, or has just ended. */
export function fightOf(past: GameEvent[], now: GameEvent[], view: AztecaView, odds: AztecaDetails['odds'] = null): Fight | null {
  const events = since(past, 'battle', 'engaged')
  const goesOn = isOpen(view, 'battle', 'lake')
  const begins = beginOf(events[0] && typed(events[0]), view)
  if (!begins) return null
  if (!goesOn && events.some((event) => OTHER_THINGS.includes(typed(event).event))) return null
  if (!goesOn && !now.some((event) => events.includes(event) && event.notice !== 'quiet')) return null
  const side = (seat: Seat | null): Side => ({ seat, value: null, lost: [0, 0], sunk: 0, chance: null })
  const sides: [Side, Side] = [side(begins.seat), side(begins.rival)]
  const of = (seat: Seat) => sides[seat === begins.seat ? 0 : 1]
  for (const event of events.map(typed)) {
    if (event.event === 'announced') tell(sides, [event.attacker, event.defender], event.odds)
    else if (event.event === 'lost') take(of(event.seat), event)
    else if (event.event === 'guard-lost') take(sides[begins.rival === null ? 1 : 0], event)
    else if (event.event === 'sunk') of(event.seat).sunk += event.count
    if (['lost', 'guard-lost', 'sunk'].includes(event.event)) forget(sides)
  }
  if (!now.some((event) => ['announced', 'rolled'].includes(typed(event).event))) forget(sides)
  if (odds) for (const n of [0, 1] as const) sides[n].chance = odds[n]!
  const ends = now.findLast((event) => ENDS.includes(typed(event).event)) ?? null
  if (ends) forget(sides)
  return { lake: begins.lake, at: begins.at, sides, roll: rollOf(events), ends }
}

/** Both sides tell their values: now everybody can work out their chances. */
function tell(sides: [Side, Side], values: [number, number], odds: [number, number][] = []): void {
  for (const n of [0, 1] as const) {
    sides[n].value = values[n]
    sides[n].chance = odds[n] ?? null
  }
}

/** After the dice and losses the chances are others. */
function forget(sides: [Side, Side]): void {
  for (const side of sides) side.chance = null
}

function take({ lost }: Side, { warriors, knights }: { warriors: number; knights: number }): void {
  lost[0] += warriors
  lost[1] += knights
}

/** The lot that is offered, or has just been sold. */
export function marketOf(past: GameEvent[], now: GameEvent[], view: AztecaView): Market | null {
  const events = since(past, 'lot')
  const lot = events[0] && typed(events[0])
  const ends = now.findLast((event) => ['sold', 'unsold'].includes(typed(event).event)) ?? null
  if (lot?.event !== 'lot' || !(ends || isOpen(view, 'lot'))) return null
  if (!ends && events.some((event) => ['sold', 'unsold'].includes(typed(event).event))) return null
  const bids: Market['bids'] = []
  const passed: Seat[] = []
  for (const event of events.map(typed)) {
    if (event.event === 'bid') bids.push({ seat: event.seat, tribute: event.tribute })
    else if (event.event === 'passed') passed.push(event.seat)
  }
  return { number: lot.number, slaves: lot.slaves, bids, passed, ends }
}

/** What Tezcatlipoca was given, and whether it is enough; the verdict stays as long as it is shown. */
export function judgementOf(past: GameEvent[], now: GameEvent[]): Judgement | null {
  const events = since(past, 'fed')
  const fed = events[0] && typed(events[0])
  const isOver = events.some((event) => ['phase', 'round'].includes(typed(event).event))
  if (fed?.event !== 'fed' || (isOver && !now.some((event) => typed(event).event === 'judged'))) return null
  const found = <T extends Tag>(tag: T) => events.map(typed).find((event): event is Extract<AztecaEvent, { event: T }> => event.event === tag)
  return { fed: fed.amounts, wrath: found('wrath')?.card ?? null, roll: rollOf(events), verdict: found('judged') ?? null }
}

/** Quetzalcoatl has just come nearer to his temple. */
export function climbOf(now: GameEvent[], view: AztecaView): Climb | null {
  const climbed = now.find((event) => typed(event).event === 'climbed')
  const event = climbed && typed(climbed)
  return event?.event === 'climbed' ? { step: view.quetzalcoatl, steps: event.steps, says: climbed!.says } : null
}
