/** Where up to four piles of pawns stand around a spot. */
export interface PilePlace {
  dx: number
  dy: number
  size: number
}

export function arrange(piles: number): PilePlace[] {
  const size = piles < 3 ? 16 : piles === 3 ? 14.5 : 13
  if (piles === 4) return [[-16, -15], [16, -15], [-16, 11], [16, 11]].map(([dx, dy]) => ({ dx: dx!, dy: dy!, size })) // prettier-ignore
  return Array.from({ length: piles }, (_, rank) => ({ dx: (rank - (piles - 1) / 2) * size * 2.25, dy: 3, size }))
}
