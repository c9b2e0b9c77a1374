// What a screen reader says of a square: its name, its ground, its district and what is on it.

import { t } from '../../lib/text.svelte'
import type { Place } from '../../lib/types'
import { districtAt, landOf } from './districts'
import type { Grid } from './map/grid'
import type { MexicaView } from './types'

export function labels(grid: Grid, view: MexicaView, names: string[]): (at: Place) => string {
  const canals = new Set(view.canals)
  const land = landOf(view)
  const things = new Map<Place, string>()
  for (const [at, axis] of view.bridges) things.set(at, t('mexica-web-a-bridge', { axis: t(`mexica-axis-${axis}`) }))
  for (const [at, size] of view.tokens) things.set(at, t('mexica-web-a-token', { size }))
  for (const [at, owner, height] of view.temples) {
    const name = owner === 'neutral' ? t('mexica-web-neutral') : names[owner]!
    things.set(at, t('mexica-web-a-temple', { height, name }))
  }
  view.nobles.forEach((at, seat) => {
    if (at) things.set(at, [things.get(at), t('mexica-web-a-noble', { name: names[seat]! })].filter(Boolean).join(', '))
  })

  function ground(at: Place): string {
    if (canals.has(at)) return t('mexica-web-ground-canal')
    const kind = grid.ground(at)
    return t(`mexica-web-ground-${kind === 'printed' ? 'canal' : kind}`)
  }

  return (at) => {
    const district = districtAt(land, at)
    const home = district && t(district.founded ? 'mexica-web-founded' : 'mexica-web-unfounded', { size: district.squares.length })
    return [at, ground(at), things.get(at), home].filter(Boolean).join(', ')
  }
}
