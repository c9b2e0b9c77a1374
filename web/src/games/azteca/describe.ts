// A place in words, for screen readers and for the line under the map.

import type { Place } from '../../lib/types'
import { wordOf } from './panels/words'
import { list, t } from '../../lib/text.svelte'
import { ARMIES, nameOf, type AztecaBoard, type AztecaConstants, type AztecaDetails, type AztecaView } from './types'

function armiesAt(view: AztecaView, names: string[], id: Place): string[] {
  return view.armies.flatMap((places, seat) => {
    const here = ARMIES.filter((_, army) => places[army] === id)
    return here.length ? [t('azteca-web-armies-of', { seat: names[seat] ?? '', armies: here.join(', ') })] : []
  })
}

export function describePlace(board: AztecaBoard, view: AztecaView, names: string[], id: Place): string {
  const zone = board.lakes.findIndex((lake) => lake.id === id)
  if (zone >= 0) {
    const ships = view.ships.flatMap((own, seat) => (own[zone] ? [t('azteca-web-ships-of', { seat: names[seat] ?? '', count: own[zone] })] : []))
    return [nameOf(board.lakes[zone]), ...ships, ...armiesAt(view, names, id)].join('; ')
  }
  const number = board.territories.findIndex((territory) => territory.id === id)
  const { name, kind, terrain } = board.territories[number]!
  const owner = view.lands.findIndex((lands) => lands.includes(id))
  const population = view.population[number] ?? 0
  return [
    name,
    t(`azteca-web-kind-${kind}`),
    ...(terrain === 'plain' ? [] : [t(`azteca-web-terrain-${terrain}`)]),
    owner < 0 ? t('azteca-web-neutral') : (names[owner] ?? ''),
    ...(population ? [t('azteca-web-population', { count: population })] : []),
    ...(view.assimilated.includes(id) ? [t('azteca-web-assimilated')] : []),
    ...(view.spied.includes(id) ? [t('azteca-web-spied')] : []),
    ...(view.struck.includes(id) ? [t('azteca-web-struck')] : []),
    ...(view.barren.includes(id) ? [t('azteca-web-barren')] : []),
    ...view.missions.filter(([, , place]) => place === id).map(([seat, mission]) => t('azteca-web-mission-of', { seat: names[seat] ?? '', mission: t(`azteca-mission-${wordOf(mission)}`) })),
    ...armiesAt(view, names, id),
  ].join('; ')
}

/** What a territory brings, what it costs to take it, and who may come there with an army. */
export function outlook(board: AztecaBoard, constants: AztecaConstants, view: AztecaView, details: AztecaDetails, id: Place): string[] {
  const number = board.territories.findIndex((territory) => territory.id === id)
  if (number < 0) return []
  const [tribute, points] = [details.tribute[number]!, details.sacrifices[number]!]
  const comers = details.reach.flatMap((places, player) => (places.includes(number) ? [{ player }] : []))
  const isNeutral = !view.lands.some((lands) => lands.includes(id))
  const { kind } = board.territories[number]!
  const [warriors, knights] = constants.guards[kind]!
  return [
    t('azteca-web-brings', { tribute, points }),
    ...(isNeutral ? [t('azteca-web-guard', { warriors, knights, spied: view.spied.includes(id) ? 'yes' : 'no' })] : []),
    ...(isNeutral && constants.allies.includes(kind) ? [t('azteca-web-alliance', { price: details.alliance })] : []),
    t('azteca-web-comers', { count: comers.length, names: list(comers) }),
  ]
}
