// How the first tries at puzzles went, kept in this browser for those whom the server does not know.

const KEPT = 'anahuac-puzzles'

export function ownTries(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

/** Remember a first try. */
export function noteTry(puzzle: string, solved: boolean): void {
  const known = ownTries()
  if (puzzle in known) return
  localStorage.setItem(KEPT, JSON.stringify({ ...known, [puzzle]: solved }))
}
