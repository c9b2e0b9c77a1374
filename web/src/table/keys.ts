// The keys of a table.

import { settings } from '../lib/settings.svelte'

interface Keys {
  /** Skip to now, if what others did is being shown: any key does. */
  skip: (() => void) | false
  /** What a key does, if anything now. */
  does: Record<string, (() => void) | false>
}

/** Whether a key is meant for something else: a field, the browser, the way through the page. */
function isTaken({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field = target instanceof Element && target.closest('input, select, textarea, dialog')
  return !!field || ctrlKey || metaKey || altKey || ['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(key)
}

/** Listen to the keyboard; the answer ends it. */
export function listen(keys: () => Keys): () => void {
  const press = (event: KeyboardEvent): void => {
    const isLetter = /^[a-z]$/i.test(event.key)
    const meant = !isTaken(event) && (settings.keys || !isLetter) && keys().does[event.key]
    if (!meant) return
    event.preventDefault()
    meant()
  }
  /** Before anything else hears of it. */
  const skip = (event: KeyboardEvent): void => {
    const meant = !isTaken(event) && keys().skip
    if (!meant) return
    event.preventDefault()
    event.stopPropagation()
    meant()
  }
  window.addEventListener('keydown', skip, { capture: true })
  window.addEventListener('keydown', press)
  return () => {
    window.removeEventListener('keydown', skip, { capture: true })
    window.removeEventListener('keydown', press)
  }
}
