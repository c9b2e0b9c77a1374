import type { BoardProps, GameView } from '../../lib/types'

/** What a seat may know, as `src/anahuac/games/azteca/view.py` writes it. */
export interface AztecaView extends GameView {
  game: 'azteca'
}

/** The board's data. */
export interface AztecaBoard {
  name: string
}

export type AztecaProps = BoardProps<AztecaView, AztecaBoard>
