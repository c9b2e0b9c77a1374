// The time that a player goes by; tests turn one of their own.

export interface Clock {
  /** Milliseconds since whenever. */
  now(): number
  /** Do something later; the answer calls it off. */
  after(wait: number, then: () => void): () => void
}

export const REAL: Clock = {
  now: () => performance.now(),
  after(wait, then) {
    const timer = setTimeout(then, wait)
    return () => clearTimeout(timer)
  },
}
