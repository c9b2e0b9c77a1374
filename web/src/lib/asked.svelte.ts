// What a lesson asks for: the tools, cards and buttons for it are pointed out.

let ids = $state.raw<ReadonlySet<number>>(new Set())

/** Point out these actions, and no others. */
export function askFor(actions: Iterable<number>): void {
  ids = new Set(actions)
}

/** The `aria-current` of what does one of these actions, or leads to it. */
export function asked(...choices: ({ id: number } | null | undefined)[]): true | undefined {
  return choices.some((choice) => choice && ids.has(choice.id)) || undefined
}
