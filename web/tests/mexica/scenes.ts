// Positions of random games as the engine wrote them: `web/fixtures.py`.

import { Actions, type Catalogue } from '../../src/lib/actions'
import type { GameEvent } from '../../src/lib/types'
import type { MexicaBoard, MexicaChoice, MexicaConstants, MexicaDetails, MexicaView } from '../../src/games/mexica/types'

export interface Scene {
  names: string[]
  view: MexicaView
  details: MexicaDetails
  choices: MexicaChoice[]
  events: GameEvent[]
}

interface Fixture {
  board: MexicaBoard
  constants: MexicaConstants
  catalogue: Catalogue
  scenes: (Scene & { legal: number[] })[]
}

const [fixture] = Object.values(
  import.meta.glob<Fixture>('../../fixtures/random/mexica.json', { eager: true, import: 'default' }),
)

export const board = fixture!.board
export const constants = fixture!.constants
export const actions = new Actions(fixture!.catalogue)
export const scenes: Scene[] = fixture!.scenes.map((scene) => ({ ...scene, choices: scene.legal.map((id) => actions.get(id)) }))
