// Short messages at the edge of the page.

import { ApiError } from './api'
import { t } from './text.svelte'

export interface Toast {
  id: number
  kind: 'info' | 'good' | 'bad'
  text: string
  /** A link to the rule that says so. */
  clause?: { href: string; name: string }
}

const LASTS = 7000
let next = 0
export const toasts = $state<Toast[]>([])

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id)
  if (at >= 0) toasts.splice(at, 1)
}

export function toast(text: string, kind: Toast['kind'] = 'info', clause?: Toast['clause']): void {
  const same = toasts.find((one) => one.text === text)
  if (same) dismiss(same.id)
  const id = next++
  toasts.push({ id, kind, text, clause })
  setTimeout(() => dismiss(id), LASTS)
}

/** Say what went wrong. */
export function complain(error: unknown): void {
  if (error instanceof ApiError) toast(error.message, 'bad')
  else {
    console.error(error)
    toast(t('web-broken'), 'bad')
  }
}
