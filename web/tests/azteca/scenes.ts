// Positions of random games as the engine wrote them: `web/fixtures.py`.

import type { Choice, GameEvent } from '../../src/lib/types'
import type { AztecaBoard, AztecaView } from '../../src/games/azteca/types'

export interface Scene {
  names: string[]
  view: AztecaView
  choices: Choice[]
  events: GameEvent[]
}

interface Fixture {
  board: AztecaBoard
  scenes: Scene[]
}

const [fixture] = Object.values(
  import.meta.glob<Fixture>('../../fixtures/random/azteca.json', { eager: true, import: 'default' }),
)

export const board = fixture!.board
export const scenes = fixture!.scenes
