// What is going on, from the phase down to what is asked now: one short line for each frame of the stack.

import { list, t } from '../../lib/text.svelte'
import type { Place, TextArgument } from '../../lib/types'
import { wordOf } from './panels/words'
import { nameOf, placeCalled, type AztecaBoard, type AztecaView, type Frame } from './types'

export function story(board: AztecaBoard, view: AztecaView, names: string[]): string[] {
  return view.stack.map((frame) => told(board, view, names, frame)).filter((line) => line !== '')
}

function told(board: AztecaBoard, view: AztecaView, names: string[], frame: Frame): string {
  const name = (seat: number | null): TextArgument => (seat !== null && seat in names ? { player: seat } : t('azteca-web-the-neutrals'))
  const place = (id: Place) => nameOf(placeCalled(board, id))
  const say = (id: string, args: Record<string, TextArgument> = {}) => t(`azteca-web-frame-${id}`, args)
  switch (frame.frame) {
    case 'setup':
      return say('setup', { names: list(frame.deciding.map(name)) })
    case 'lot':
      if (!frame.slaves) return say('lot-die', { number: frame.number + 1 })
      return frame.bid ? say('lot-bid', { number: frame.number + 1, slaves: frame.slaves, bid: frame.bid, seat: name(frame.bidder) }) : say('lot', { number: frame.number + 1, slaves: frame.slaves })
    case 'deeds': {
      const mission = view.missions[frame.at ?? 0]
      return mission ? say('deeds', { seat: name(mission[0]), mission: t(`azteca-mission-${wordOf(mission[1])}`) }) : ''
    }
    case 'roll':
      return say('roll', { seat: name(frame.roller) })
    case 'spell':
      return say('spell', { seat: name(frame.seat), die: frame.die + 1 })
    case 'deed':
      return say('deed', { seat: name(frame.seat), card: t(`azteca-card-${frame.card}`) })
    case 'ruse':
      return say('ruse', { seat: name(frame.seat), rival: name(frame.target) })
    case 'deal':
      return say('deal', { seat: name(frame.seat), rival: name(frame.partner) })
    case 'lake':
      return say('lake', { seat: name(frame.attacker), rival: name(frame.defender), at: place(frame.zone) })
    case 'activation':
      return frame.stage === 'march' ? say('march', { seat: name(frame.seat), army: frame.army ?? '', left: frame.left }) : say('activation', { seat: name(frame.seat) })
    case 'reorganise':
      return say('reorganise', { seat: name(frame.seat) })
    case 'leave':
      return say(`leave-${frame.purpose}`, { seat: name(frame.asker), at: place(frame.zone) })
    case 'ferry':
      return frame.fare === null ? say('ferry', { seat: name(frame.seat), at: place(frame.zone) }) : say('fare', { fare: frame.fare, at: place(frame.zone) })
    case 'entering':
      return say('entering', { seat: name(frame.seat), army: frame.army, at: place(frame.place) })
    case 'battle':
      return say(`battle-${frame.kind}`, { seat: name(frame.attacker), rival: name(frame.defender), at: place(frame.place) })
    case 'losses':
      return say('losses', { names: list(frame.seats.map(name)) })
    case 'retreat':
      return say(`retreat-${frame.why}`, { seat: name(frame.seat), at: place(frame.place) })
    case 'catastrophe':
      return say('catastrophe', { at: place(frame.place) })
    case 'experience':
      return say('experience', { seat: name(frame.seat) })
    case 'sacrifice':
      return say('sacrifice', { names: list(frame.deciding.map(name)) })
    default:
      return ''
  }
}

/** The place that all this is about: where an army enters, where there is a battle or a catastrophe. */
export function sceneOf(view: AztecaView): string | null {
  for (const frame of [...view.stack].reverse()) {
    if ('place' in frame && frame.place !== null) return frame.place
    if ('zone' in frame) return frame.zone
  }
  return null
}
