// Who fights, as far as the reader knows: armies, counters, ships, helpers.

import { t } from '../../../lib/text.svelte'
import { ARMIES, type AztecaBoard, type AztecaDetails, type AztecaView, type Battle, type Force as Counters } from '../types'
import { battleOf } from './moments'

export interface Force {
  /** Their letters. */
  armies: string
  value: number | null
  counters: Counters | null
  ships: number | null
  /** Who else fights with them. */
  more: string[]
}

const NOBODY: Force = { armies: '', value: null, counters: null, ships: null, more: [] }

/** The attacker and the defender of the battle that goes on. */
export function forcesOf(board: AztecaBoard, view: AztecaView, details: AztecaDetails, names: string[]): [Force, Force] | null {
  const battle = battleOf(view)
  if (!battle) return null
  if (battle.frame === 'lake') {
    const zone = board.lakes.findIndex(({ id }) => id === battle.zone)
    const fleet = (seat: number): Force => ({ ...NOBODY, ships: view.ships[seat]?.[zone] ?? 0, more: battle.favoured === seat ? [t('azteca-card-chalchiuhtlicue')] : [] })
    return [fleet(battle.attacker), fleet(battle.defender)]
  }
  return [attackers(view, details, battle, names), defenders(view, details, battle, names)]
}

function attackers(view: AztecaView, details: AztecaDetails, battle: Battle, names: string[]): Force {
  const [value] = battle.values
  if (battle.kind === 'raid') return { ...NOBODY, value: value || null, counters: battle.nomads, more: [t('azteca-web-nomads-of', { seat: names[battle.attacker] ?? '' })] }
  return { ...NOBODY, armies: battle.attackers.join(' '), value: value || strengthOf(details, battle.attacker, battle.attackers), counters: own(view, battle.attacker, battle.attackers) }
}

function defenders(view: AztecaView, details: AztecaDetails, battle: Battle, names: string[]): Force {
  const [, value] = battle.values
  const more = [
    ...(battle.joined_count ? [t('azteca-web-from-reserve', { count: battle.joined_count })] : []),
    ...(battle.cousins ?? []).map(({ seat, fighter }) => t('azteca-web-cousin-of', { seat: names[seat] ?? '', fighter: t(`azteca-fighter-${fighter}`) })),
  ]
  const counters = battle.defender === null ? (details.guard ?? null) : own(view, battle.defender, battle.defenders)
  return { ...NOBODY, armies: battle.defenders.join(' '), value: value || strengthOf(details, battle.defender, battle.defenders, more.length > 0), counters, more }
}

/** What armies are worth before that is announced, if the reader knows it and nobody joins them. */
function strengthOf(details: AztecaDetails, seat: number | null, armies: string[], joined = false): number | null {
  if (seat === null || joined) return null
  const strengths = armies.map((army) => details.strengths[seat]?.[ARMIES.indexOf(army as 'A')] ?? null)
  return strengths.reduce((sum, strength) => (sum === null || strength === null ? null : sum + strength), 0)
}

/** The counters of own armies; those of others are secret. */
function own(view: AztecaView, seat: number, armies: string[]): Counters | null {
  const groups = view.fighters[seat]
  if (!groups) return null
  const forces = armies.map((army) => groups[ARMIES.indexOf(army as 'A')] ?? [0, 0])
  return forces.reduce<Counters>((sum, force) => [sum[0] + force[0]!, sum[1] + force[1]!], [0, 0])
}
