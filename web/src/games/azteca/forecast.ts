// What may be expected of an attack, as far as the reader can know: an estimate, the dice decide.

import { t } from '../../lib/text.svelte'
import type { Place, Seat } from '../../lib/types'
import type { Option } from './choices'
import { battleOdds, forcesWorth, ranked, terrainOdds, type Odds, type Rank } from './odds'
import { ARMIES, type AztecaBoard, type AztecaView, type Battle, type Force } from './types'

const CITY: Rank = [1, 2]
const VALLEY: Rank = [2, 2, 2]
/** What the white die mobilises, from 0 to 7. */
const MOBILISED: Rank[] = [[], [], [], [], [1], [1], [2], [2]]
/** Outer valleys behind mountains all around, and the marsh whose dam is an open door while it is neutral. */
const FORTRESSES = ['toluca', 'tlaxcala', 'oaxtepec']
const OPEN_MARSH = 'tizapan'
const ARMY_SIZE = 4

const percent = (part: number) => Math.round(100 * part)

function isAztec(view: AztecaView, seat: Seat): boolean {
  return (view.options.peoples ?? ['aztecs', 'toltecs', 'chichimecs', 'tepanecs'])[seat] === 'aztecs'
}

/** T14.8: whether the land helps those who defend it. */
export function hasTerrainDie(board: AztecaBoard, view: AztecaView, attacker: Seat, origin: Place, target: Place): boolean {
  const place = board.territories.find(({ id }) => id === target)
  if (!place) return false
  if (FORTRESSES.includes(target)) return true
  const overDam = board.dams.some((pair) => pair.includes(origin) && pair.includes(target))
  const neutral = !view.lands.some((lands) => lands.includes(target))
  if (place.terrain !== 'plain') return !(overDam && neutral && target === OPEN_MARSH)
  const border = board.borders.find(({ between }) => between.includes(origin) && between.includes(target))
  return border?.terrain === 'mountain' || (overDam && !isAztec(view, attacker))
}

/** T14.12, T14.13: the odds against neutrals, over everything the mobilisation may bring. */
export function neutralOdds(view: AztecaView, attacker: Rank, target: Place, valley: boolean, terrain: boolean): Odds {
  const [, warriors = 0, knights = 0] = view.reinforced.find(([place]) => place === target) ?? []
  const faces = view.spied.includes(target) ? [0] : [1, 2, 3, 4, 5, 6].map((face) => face + Number(valley))
  const each = faces.map((face) => {
    const guard = [...(valley ? VALLEY : CITY), ...MOBILISED[face]!].sort()
    return terrainOdds(attacker, [...guard, ...ranked([warriors, knights])], terrain)
  })
  const mean = (pick: (odds: Odds) => number) => each.reduce((sum, odds) => sum + pick(odds), 0) / each.length
  return { win: mean(({ win }) => win), lose: mean(({ lose }) => lose) }
}

/** What the menu says about marching somewhere; empty if there is nothing to tell. */
export function oddsOf(board: AztecaBoard, view: AztecaView, { kind, place, choice }: Option): string {
  const seat = view.seat
  if (kind !== 'march' || seat === null || board.lakes.some(({ id }) => id === place) || view.lands[seat]!.includes(place!)) return ''
  const army = ARMIES.indexOf(choice.action[0] as 'A')
  const force = view.fighters[seat]?.[army]
  const origin = view.armies[seat]?.[army]
  if (!force || !origin) return ''
  const attacker = ranked(force)
  const terrain = hasTerrainDie(board, view, seat, origin, place!)
  const hint = terrain ? ` ${t('azteca-web-terrain-die')}` : ''
  const owner = view.lands.findIndex((lands) => lands.includes(place!))
  if (owner < 0) {
    const valley = board.territories.find(({ id }) => id === place)!.kind === 'valley'
    return t('azteca-web-odds', { chance: percent(neutralOdds(view, attacker, place!, valley, terrain).win) }) + hint
  }
  const there = ARMIES.filter((_, other) => view.armies[owner]![other] === place)
  if (!there.length) return t('azteca-web-odds-reserve') + hint
  const values = there.map((letter) => view.known[3 * owner + ARMIES.indexOf(letter)] ?? -1)
  if (values.some((value) => value < 0)) return t('azteca-web-odds-unknown', { count: there.length }) + hint
  const value = values.reduce((sum, one) => sum + one, 0)
  return range(forcesWorth(value, ARMY_SIZE * there.length).map((other) => terrainOdds(attacker, ranked(other), terrain).win)) + hint
}

function range(chances: number[]): string {
  const [low, high] = [percent(Math.min(...chances)), percent(Math.max(...chances))]
  return low === high ? t('azteca-web-odds', { chance: low }) : t('azteca-web-odds-range', { low, high })
}

const plus = ([a, b]: Force, [c, d]: Force): Force => [a + c, b + d]

/** The counters of one side of a battle; empty if the reader does not know them: what was announced is before the losses. */
function side(view: AztecaView, battle: Battle, attacks: boolean): Rank | null {
  const seat = attacks ? battle.attacker : battle.defender
  if (attacks && battle.kind === 'raid') return ranked(battle.nomads)
  if (!attacks && seat < 0) return [...ranked(battle.guard), ...ranked(battle.reinforced), ...battle.cousins.map(([, value]) => value)]
  const mask = attacks ? battle.attackers : battle.defenders
  const armies = [0, 1, 2].filter((army) => (mask >> army) & 1)
  const own = view.fighters[seat]
  return own ? ranked(armies.reduce((force, army) => plus(force, own[army]!), attacks ? [0, 0] : (battle.joined ?? [0, 0]))) : null
}

/** The attacker's chance if both sides stay after a round of a battle; empty if nobody can tell. */
export function battleChance(view: AztecaView, battle: Battle): string {
  if (battle.stage !== 'retreat') return ''
  const [attacker, defender] = [side(view, battle, true), side(view, battle, false)]
  return attacker && defender ? t('azteca-web-odds', { chance: percent(battleOdds(attacker, defender).win) }) : ''
}
