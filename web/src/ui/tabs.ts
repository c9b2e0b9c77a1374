// Going through tabs with the arrow keys.

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Go from tab to tab: a keydown handler for whatever has the role `tablist`. */
export function arrows(event: KeyboardEvent): void {
  const tabs = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.indexOf(document.activeElement as HTMLElement)
  const step = STEPS[event.key]
  const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && (at + step) % tabs.length
  if (at < 0 || to === undefined) return
  event.preventDefault()
  const next = tabs.at(to)!
  next.focus()
  next.click()
}
