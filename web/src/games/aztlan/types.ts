import type { BoardProps, GameView } from '../../lib/types'

/** What a seat may know, as `src/anahuac/games/aztlan/view.py` writes it. */
export interface AztlanView extends GameView {
  game: 'aztlan'
}

/** The board's data. */
export interface AztlanBoard {
  name: string
}

export type AztlanProps = BoardProps<AztlanView, AztlanBoard>
