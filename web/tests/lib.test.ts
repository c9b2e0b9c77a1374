import { beforeAll, expect, test } from 'vitest'
import { coloursOf } from '../src/games'
import { query } from '../src/lib/api'
import { guestName } from '../src/lib/names'
import { placesOf } from '../src/lib/places'
import { look, paintSeats, PLAYERS, SHAPES } from '../src/lib/players'
import { isCounted, signed, sources, sumOf } from '../src/lib/points'
import { match } from '../src/lib/router.svelte'
import { pieces, rulebook, search } from '../src/lib/rulebook'
import { loadTexts, startTexts } from '../src/lib/text.svelte'
import type { GameEvent } from '../src/lib/types'

const says = { id: 'web-title' }
/** An event with only some of its fields. */
const happened = (event: object, gains: [number, number][] = [], scoring = false): GameEvent => ({ event: event as GameEvent['event'], says, gains, scoring })

/** A game as far as its rules are concerned: the letter of its clauses. */
const bookOf = (name: string, letter: string) => ({ name, clauses: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${letter}${at}`, 20])) })
const mexica = bookOf('mexica', 'M')

beforeAll(async () => {
  await startTexts()
  await loadTexts('mexica-rules', 'azteca-rules')
})

test('addresses are matched part by part', () => {
  expect(match('/table/:id', '/table/t12')).toEqual({ id: 't12' })
  expect(match('/rules/:game', '/rules/mexica/')).toEqual({ game: 'mexica' })
  expect(match('/table/:id', '/table')).toBeNull()
  expect(match('/about', '/account')).toBeNull()
})

test('a query leaves out what is not given', () => {
  expect(query({ seat: 0, move: undefined, invite: null, which: 'open' })).toBe('?seat=0&which=open')
  expect(query({})).toBe('')
})

test('guests get a name that the server accepts', () => {
  for (let i = 0; i < 50; i++) expect(guestName()).toMatch(/^\p{L}{2,16} \d{1,2}$/u)
})

test('every seat differs in colour, shape and pattern; what is no seat looks neutral', () => {
  for (const sign of ['colour', 'shape', 'pattern'] as const) expect(new Set(PLAYERS.map((one) => one[sign])).size).toBe(4)
  expect(Object.keys(SHAPES)).toHaveLength(4)
  expect(look(null).colour).toBe('var(--neutral)')
  expect(look(7).colour).toBe('var(--neutral)')
})

test('the places of an event are found whatever the game calls them', () => {
  expect(placesOf(happened({ event: 'canal', seat: 1, squares: ['c7', 'd7'] }))).toEqual(['c7', 'd7'])
  expect(placesOf(happened({ event: 'moved', seat: 1, source: 'tollan', target: 'mictlan' }))).toEqual(['tollan', 'mictlan'])
  expect(placesOf(happened({ event: 'lost', at: null, seat: 2 }))).toEqual([])
})

test('points are told by what they came from, gains and costs', () => {
  const founded = happened({ event: 'founded' }, [[0, 3], [1, 2], [2, 2]])
  const realm = happened({ event: 'realm' }, [[1, 4]], true)
  const fed = happened({ event: 'fed' }, [[0, -5]], true)
  const entry = { move: 1, seat: 1, action: 1, at: 0, scores: [], auto: false, events: [founded, realm, realm, fed, happened({ event: 'scored' })] }
  expect([...sources([entry], 3)]).toEqual([['founded', [3, 2, 2]], ['realm', [0, 8, 0]], ['fed', [-5, 0, 0]]])
  expect([0, 1, 2].map((seat) => sumOf(entry.events, seat))).toEqual([-2, 10, 2])
  expect([signed(4), signed(-5)]).toEqual(['+4', '−5'])
})

test('a scoring has the steps that the rules name, without those that bring nothing', () => {
  const realm = happened({ event: 'realm' }, [[1, 4]], true)
  const empty = happened({ event: 'realm' }, [[1, 0]], true)
  const wrath = happened({ event: 'wrath' }, [], true)
  const founded = happened({ event: 'founded' }, [[0, 3]])
  expect([founded, realm, empty, wrath].filter(isCounted)).toEqual([realm, wrath])
})

test('the rulebook has every section, clause and ruling', () => {
  const sections = rulebook(mexica)
  expect(sections.map(({ anchor }) => anchor)).toEqual([...Array.from({ length: 13 }, (_, at) => `M${at}`), 'notation', 'words'])
  const clause = sections[0]!.clauses.find(({ name }) => name === 'M0.3')!
  expect(clause.text).toMatch(/^There are 15 calpulli tokens/)
  expect(clause.ruling).toMatch(/^The first value of a token is its size/)
  const azteca = rulebook(bookOf('azteca', 'T')).map(({ name }) => name)
  expect(azteca).toContain('T18')
  expect(azteca).not.toContain('T3')
})

test('the rules can be searched by several words and by clause', () => {
  const found = search(rulebook(mexica), 'BOAT links').flatMap(({ clauses }) => clauses.map(({ name }) => name))
  expect(found).toEqual(['M6.2'])
  expect(search(rulebook(mexica), 'xyzzy')).toEqual([])
})

test('clauses that a text names become links', () => {
  expect(pieces(mexica, 'an access square (M5.2).')).toEqual([
    { text: 'an access square (' },
    { text: 'M5.2', clause: 'M5.2' },
    { text: ').' },
  ])
})

test('a seat has the colour of what it plays', () => {
  expect(coloursOf('mexica')).toEqual(['black', 'grey', 'sand', 'red'])
  expect(coloursOf('aztlan')).toEqual(['red', 'yellow', 'green', 'blue'])
  expect(coloursOf('azteca', { options: { peoples: ['tepanecs', 'aztecs', 'toltecs'] } })).toEqual(['blue', 'green', 'red'])
  const forTwo = { options: {}, factions: ['ocelot-serpent', 'coyote-quetzal'] }
  expect(coloursOf('aztlan', forTwo)).toEqual(['yellow', 'green'])
  expect(coloursOf('patolli')).toEqual(['red', 'yellow', 'green', 'blue'])
  paintSeats(coloursOf('mexica'))
  expect(document.documentElement.style.getPropertyValue('--player-3-edge')).toBe('var(--piece-red-edge)')
})
