// The dice of a battle, worked out exactly for counters that are known (T0.3, T14.7, T14.8).

import type { Force } from './types'

/** Counters by their values, in the order in which they are lost. */
export type Rank = number[]

export interface Odds {
  win: number
  lose: number
}

const YELLOW = 1 / 2
const RED = 1 / 3

/** Warriors are given up before knights. */
export function ranked([warriors, knights]: Force): Rank {
  return [...Array<number>(warriors).fill(1), ...Array<number>(knights).fill(2)]
}

function lances(chance: number): [number, number, number] {
  return [(1 - chance) ** 2, 2 * chance * (1 - chance), chance ** 2]
}

const sum = (rank: Rank) => rank.reduce((total, value) => total + value, 0)

/** How a battle to the end goes for the attacker; what is missing to 1 is that both sides are gone. */
export function battleOdds(attacker: Rank, defender: Rank): Odds {
  const known = new Map<string, Odds>()
  const odds = (mine: Rank, theirs: Rank): Odds => {
    if (!mine.length || !theirs.length) return { win: Number(mine.length > 0), lose: Number(theirs.length > 0) }
    const key = `${mine.length} ${theirs.length}`
    const before = known.get(key)
    if (before) return before
    const [strength, resistance] = [sum(mine), sum(theirs)]
    const hits = lances(strength > resistance ? YELLOW : RED)
    const blows = lances(resistance > strength ? YELLOW : RED)
    const found: Odds = { win: 0, lose: 0 }
    hits.forEach((hit, taken) =>
      blows.forEach((blow, lost) => {
        if (!taken && !lost) return
        const next = odds(mine.slice(lost), theirs.slice(taken))
        found.win += hit * blow * next.win
        found.lose += hit * blow * next.lose
      }),
    )
    const something = 1 - hits[0] * blows[0]
    found.win /= something
    found.lose /= something
    known.set(key, found)
    return found
  }
  return odds(attacker, defender)
}

/** The same, when a yellow die may take a counter of the attacker first. */
export function terrainOdds(attacker: Rank, defender: Rank, terrain: boolean): Odds {
  const plain = battleOdds(attacker, defender)
  if (!terrain) return plain
  const hit = battleOdds(attacker.slice(1), defender)
  return { win: (1 - YELLOW) * plain.win + YELLOW * hit.win, lose: (1 - YELLOW) * plain.lose + YELLOW * hit.lose }
}

/** Every way a force of this value and at most so many counters can be made up. */
export function forcesWorth(value: number, most: number): Force[] {
  const found: Force[] = []
  for (let knights = 0; 2 * knights <= value; knights++) if (value - knights <= most) found.push([value - 2 * knights, knights])
  return found
}
