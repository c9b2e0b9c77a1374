// Positions of random games as the engine wrote them: `web/fixtures.py`.

import type { Choice, GameEvent, Place, Seat } from '../../src/lib/types'
import type { AztlanBoard, AztlanView } from '../../src/games/aztlan/types'

export interface Scene {
  names: string[]
  view: AztlanView
  choices: Choice[]
  events: GameEvent[]
  /** What the rules say. */
  judged: {
    /** By seat, without rafts and with them: each realm with its points for every terrain. */
    realms: [Place[], number[]][][][]
    strongest: Record<Place, Seat[]>
  }
}

interface Fixture {
  board: AztlanBoard
  scenes: Scene[]
}

const [fixture] = Object.values(
  import.meta.glob<Fixture>('../../fixtures/random/aztlan.json', { eager: true, import: 'default' }),
)

export const board = fixture!.board
export const scenes = fixture!.scenes
