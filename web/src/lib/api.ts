// Talking to the server.

import { language, t, tell } from './text.svelte'
import type { Text } from './types'

const BASE = '/api/v1'

/** An answer that says no, or no answer at all (`offline`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly body: { text?: Text; clause?: string; news?: unknown } = {},
  ) {
    super(message)
  }
}

async function refusal(answer: Response): Promise<ApiError> {
  const body = await answer.json().catch(() => ({}))
  const code: string = body.code ?? (answer.status >= 500 ? 'broken' : 'bad-request')
  return new ApiError(answer.status, code, body.text ? tell(body.text) : (body.message ?? t('web-broken')), body)
}

async function request(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
  const headers: Record<string, string> = { 'Accept-Language': language() }
  if (type) headers['Content-Type'] = type
  let answer: Response
  try {
    answer = await fetch(BASE + path, { method, headers, body })
  } catch {
    throw new ApiError(0, 'offline', t('web-offline'))
  }
  if (!answer.ok) throw await refusal(answer)
  return answer
}

async function json<T>(method: string, path: string, data?: unknown): Promise<T> {
  const answer =
    data === undefined ? await request(method, path) : await request(method, path, JSON.stringify(data), 'application/json')
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as T
}

export const api = {
  get: <T>(path: string) => json<T>('GET', path),
  post: <T>(path: string, data: unknown = {}) => json<T>('POST', path, data),
  put: <T>(path: string, data: unknown) => json<T>('PUT', path, data),
  patch: <T>(path: string, data: unknown) => json<T>('PATCH', path, data),
  delete: (path: string) => json<null>('DELETE', path),
  text: async (path: string) => (await request('GET', path)).text(),
  send: async <T>(path: string, text: string) => (await (await request('POST', path, text, 'text/plain')).json()) as T,
}

/** `{a: 1, b: undefined}` → `?a=1`. */
export function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}

/** The address of a table's live connection. */
export function liveUrl(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${BASE}${path}`
}
