import type { BoardProps, GameView } from '../../lib/types'

/** What a seat may know, as `src/anahuac/games/mexica/view.py` writes it. */
export interface MexicaView extends GameView {
  game: 'mexica'
}

/** The board's data. */
export interface MexicaBoard {
  name: string
}

export type MexicaProps = BoardProps<MexicaView, MexicaBoard>
