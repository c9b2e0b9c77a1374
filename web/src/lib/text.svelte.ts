// Every text that a person reads: Fluent with the .ftl files that the Python side uses, too.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Seat, Text, TextArgument } from './types'

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

/** Where the texts come from that other packages bring along; the parts are called as their games. */
const offered = new Map<string, (language: Language) => Promise<string>>()

const KEPT = 'anahuac-language'
const parts = new Set<string>()
/** Counts the changes of what is to be read. */
let changes = 0
const current = $state<{ language: Language; bundle: FluentBundle }>({ language: 'en', bundle: empty('en') })

function empty(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false })
}

/** Read a part: one file (`aztlan.ftl`), or several (`azteca.ftl`, `azteca.war.ftl`). */
async function read(language: Language, part: string): Promise<FluentResource[]> {
  const own = Object.keys(files).filter((path) => path.startsWith(`../../../src/anahuac/locale/${language}/${part}.`))
  const sources = own.length ? own.map((path) => files[path]!()) : [offered.get(part)?.(language) ?? '']
  return (await Promise.all(sources)).map((source) => new FluentResource(source))
}

/** Read all parts; if more are wanted meanwhile, they too. */
async function bundleOf(language: Language): Promise<FluentBundle> {
  const begun = changes
  const bundle = empty(language)
  const found = await Promise.all([...parts].map((part) => read(language, part)))
  for (const resource of found.flat()) bundle.addResource(resource)
  return changes === begun ? bundle : bundleOf(language)
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
  parts.add('common').add('web').add('server').add('games')
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

/** Say where texts come from that are none of ours. */
export function offerTexts(part: string, load: (language: Language) => Promise<string>): void {
  offered.set(part, load)
  parts.delete(part) // whoever wanted it before gets it now
}

/** Load more texts: a game's (`aztlan`, `aztlan-web`), its rules (`aztlan-rules`). */
export async function loadTexts(...wanted: string[]): Promise<void> {
  const fresh = wanted.filter((part) => !parts.has(part))
  if (!fresh.length) return
  for (const part of fresh) parts.add(part)
  changes++
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

let circle = $state.raw<{ names: string[]; reader: Seat | null }>({ names: [], reader: null })

/** Say what the players are called whom texts speak of from now on, and on which seat the reader sits, if on one. */
export function seatReader(names: string[] = [], reader: Seat | null = null): void {
  circle = { names, reader }
}

/** What a player is called: whose name nobody has told has a number. */
function nameOf(seat: Seat): string {
  return circle.names[seat] ?? t('player', { number: seat + 1 })
}

/** Words as a sentence of the reader's language lists them. */
export function listed(words: string[]): string {
  return new Intl.ListFormat(current.language === 'en' ? 'en-GB' : current.language).format(words)
}

/** Several things as a sentence lists them; the reader is "you" among them. */
export function list(parts: TextArgument[]): string {
  const words = parts.map((part) =>
    typeof part === 'object' && 'player' in part && part.player === circle.reader ? t('player-you') : String(told(part)),
  )
  return listed(words)
}

function told(part: TextArgument): FluentVariable {
  if (typeof part !== 'object') return part
  return 'player' in part ? nameOf(part.player) : tell(part)
}

/** A text of the .ftl files in the reader's language. A player `$seat` brings `$seat-is` along: "you" or "other". */
export function t(id: string, args: Record<string, TextArgument> = {}): string {
  const [name = '', attribute] = id.split('.')
  const message = current.bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return id
  const given: Record<string, FluentVariable> = {}
  for (const [key, arg] of Object.entries(args)) {
    given[key] = told(arg)
    given[`${key}-is`] = typeof arg === 'object' && 'player' in arg && arg.player === circle.reader ? 'you' : 'other'
  }
  return current.bundle.formatPattern(pattern, given)
}

/** The words of an action as they begin a sentence or stand on a button. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Put a text of the server into words. */
export function tell(text: Text | string): string {
  if (typeof text === 'string') return text
  if ('join' in text) return text.texts.map(tell).join(text.join)
  return 'list' in text ? list(text.list) : t(text.id, text.args)
}
