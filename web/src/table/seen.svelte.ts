// Up to which move the reader has seen what concerns them, kept in this browser for the last tables.

const KEPT = 'anahuac-seen'
const MOST = 40

function read(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]')
  } catch {
    return []
  }
}

export class Seen {
  move = $state(0)

  constructor(private readonly table: string) {
    this.move = new Map(read()).get(table) ?? 0
  }

  /** All up to a move has been seen. */
  upTo(move: number): void {
    this.move = move
    const others = read().filter(([table]) => table !== this.table)
    localStorage.setItem(KEPT, JSON.stringify([...others, [this.table, move]].slice(-MOST)))
  }
}
