// A place in words, for screen readers and for the line under the map.

import { t } from '../../lib/text.svelte'
import type { Place } from '../../lib/types'
import { wordOf } from './panels/words'
import { ARMIES, nameOf, type AztecaBoard, type AztecaView } from './types'

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
