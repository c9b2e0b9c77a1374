// Who stands in a territory.

import type { Place, Seat } from '../../lib/types'
import type { AztlanBoard, AztlanDetails, AztlanView } from './types'

export interface Standing {
  seat: Seat
  pawns: number
  /** null while the card lies face down. */
  power: number | null
  strength: number | null
}

/** Who stands in a territory and how strong: the strongest first, unknown strengths by pawns. */
export function standings(board: AztlanBoard, view: AztlanView, details: AztlanDetails, place: Place): Standing[] {
  const at = board.territories.findIndex(({ id }) => id === place)
  return view.pawns
    .map((row, seat) => ({
      seat,
      pawns: row[at] ?? 0,
      power: view.cards[seat] ?? null,
      strength: details.strengths[seat]?.[at] ?? null,
    }))
    .filter(({ pawns }) => pawns > 0)
    .sort((a, b) => (b.strength ?? 0) - (a.strength ?? 0) || b.pawns - a.pawns)
}
