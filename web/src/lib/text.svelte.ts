// Every text that a person reads: Fluent with the .ftl files that the Python side uses, too.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Text } from './types'

export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

const files = import.meta.glob<string>(
  [
    '../../../src/anahuac/locale/*/*.ftl',
    '!../../../src/anahuac/locale/*/{cli,arena}.ftl',
    '!../../../src/anahuac/locale/*/*-terminal.ftl',
  ],
  { query: '?raw', import: 'default' },
)

const KEPT = 'anahuac-language'
const parts = new Set<string>()
const current = $state<{ language: Language; bundle: FluentBundle }>({ language: 'en', bundle: empty('en') })

function empty(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false })
}

async function read(language: Language, part: string): Promise<FluentResource> {
  const load = files[`../../../src/anahuac/locale/${language}/${part}.ftl`]
  return new FluentResource(load ? await load() : '')
}

/** Read all parts; if more are wanted meanwhile, they too. */
async function bundleOf(language: Language): Promise<FluentBundle> {
  const wanted = [...parts]
  const bundle = empty(language)
  for (const resource of await Promise.all(wanted.map((part) => read(language, part)))) bundle.addResource(resource)
  return parts.size === wanted.length ? bundle : bundleOf(language)
}

/** The language that the page speaks. */
export function language(): Language {
  return current.language
}

function guess(): Language {
  const wished = [localStorage.getItem(KEPT), ...navigator.languages]
  for (const wish of wished) {
    const found = LANGUAGES.find((known) => wish?.toLowerCase().startsWith(known))
    if (found) return found
  }
  return 'en'
}

/** Begin in the reader's language. */
export async function startTexts(): Promise<void> {
  parts.add('common').add('web').add('server')
  await speak(guess())
}

async function speak(wanted: Language): Promise<void> {
  const bundle = await bundleOf(wanted)
  current.language = wanted
  current.bundle = bundle
  document.documentElement.lang = wanted
}

/** Switch the language and remember it. */
export async function setLanguage(wanted: Language): Promise<void> {
  localStorage.setItem(KEPT, wanted)
  await speak(wanted)
}

/** Load more texts: a game's (`aztlan`, `aztlan-web`), its rules (`aztlan-rules`). */
export async function loadTexts(...wanted: string[]): Promise<void> {
  const fresh = wanted.filter((part) => !parts.has(part))
  if (!fresh.length) return
  for (const part of fresh) parts.add(part)
  const spoken = current.language
  const bundle = await bundleOf(spoken)
  if (current.language === spoken) current.bundle = bundle
}

/** Whether a text exists, with `name.attribute` whether it has that attribute. */
export function hasText(id: string): boolean {
  const [name = '', attribute] = id.split('.')
  const message = current.bundle.getMessage(name)
  return message !== undefined && (attribute ? attribute in message.attributes : message.value !== null)
}

/** A text of the .ftl files in the reader's language. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const [name = '', attribute] = id.split('.')
  const message = current.bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? current.bundle.formatPattern(pattern, args) : id
}

/** The words of an action as they begin a sentence or stand on a button. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Put a text of the server into words. */
export function tell(text: Text | string): string {
  if (typeof text === 'string') return text
  if ('join' in text) return text.texts.map(tell).join(text.join)
  const args = Object.entries(text.args ?? {}).map(([name, arg]) => [name, typeof arg === 'object' ? tell(arg) : arg])
  return t(text.id, Object.fromEntries(args))
}
