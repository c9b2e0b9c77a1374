// Positions of random games as the engine wrote them: `web/fixtures.py`.

import type { Choice, GameEvent } from '../../src/lib/types'
import type { MexicaBoard, MexicaView } from '../../src/games/mexica/types'

export interface Scene {
  names: string[]
  view: MexicaView
  choices: Choice[]
  events: GameEvent[]
}

interface Fixture {
  board: MexicaBoard
  scenes: Scene[]
}

const [fixture] = Object.values(
  import.meta.glob<Fixture>('../../fixtures/random/mexica.json', { eager: true, import: 'default' }),
)

export const board = fixture!.board
export const scenes = fixture!.scenes
