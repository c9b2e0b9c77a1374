// Positions of random games as the engine wrote them: `web/fixtures.py`.

import type { Choice, GameEvent } from '../../src/lib/types'
import type { AztlanBoard, AztlanConstants, AztlanDetails, AztlanView } from '../../src/games/aztlan/types'

export interface Scene {
  names: string[]
  view: AztlanView
  details: AztlanDetails
  choices: Choice[]
  events: GameEvent[]
}

interface Fixture {
  board: AztlanBoard
  constants: AztlanConstants
  scenes: Scene[]
}

const [fixture] = Object.values(
  import.meta.glob<Fixture>('../../fixtures/random/aztlan.json', { eager: true, import: 'default' }),
)

export const board = fixture!.board
export const constants = fixture!.constants
export const scenes = fixture!.scenes
