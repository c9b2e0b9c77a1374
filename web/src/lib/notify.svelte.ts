// Telling somebody who looks at another tab that it is their turn.

import { t } from './text.svelte'

let asked = $state(typeof Notification === 'undefined' ? 'denied' : Notification.permission)

/** Whether the browser may notify: granted, denied, or not asked yet. */
export function permission(): NotificationPermission {
  return asked
}

export async function askPermission(): Promise<void> {
  asked = await Notification.requestPermission()
}

/** The title of the tab; a mark at its beginning calls for attention. */
export function setTitle(title: string, mark = false): void {
  document.title = `${mark ? '● ' : ''}${title ? `${title} – ` : ''}${t('web-title')}`
}

/** Tell it outside of the page, if the page is hidden and the reader allowed it. */
export function notify(text: string): void {
  if (!document.hidden || asked !== 'granted') return
  try {
    const shown = new Notification(t('web-title'), { body: text, tag: 'anahuac' })
    shown.onclick = () => {
      window.focus()
      shown.close()
    }
  } catch {
    // some phones allow notifications but not from a page
  }
}
