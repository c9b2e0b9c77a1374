import { t } from './text.svelte'
import { toast } from './toasts.svelte'

/** Copy a link and say so. */
export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link)
  } catch {
    copyByHand(link) // pages without encryption have no clipboard
  }
  toast(t('web-link-copied'), 'good')
}

function copyByHand(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
