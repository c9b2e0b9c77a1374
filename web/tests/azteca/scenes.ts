// Positions of random games as the engine wrote them: `web/fixtures.py`.

import type { Choice, GameEvent } from '../../src/lib/types'
import type { AztecaBoard, AztecaConstants, AztecaDetails, AztecaView } from '../../src/games/azteca/types'

export interface Scene {
  names: string[]
  view: AztecaView
  details: AztecaDetails
  choices: Choice[]
  events: GameEvent[]
}

interface Fixture {
  board: AztecaBoard
  constants: AztecaConstants
  scenes: Scene[]
}

const [fixture] = Object.values(
  import.meta.glob<Fixture>('../../fixtures/random/azteca.json', { eager: true, import: 'default' }),
)

export const board = fixture!.board
export const constants = fixture!.constants
export const scenes = fixture!.scenes
