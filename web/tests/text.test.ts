import { beforeEach, expect, test } from 'vitest'
import { hasText, language, loadTexts, seatReader, setLanguage, startTexts, t, tell } from '../src/lib/text.svelte'

beforeEach(async () => {
  localStorage.clear()
  await startTexts()
})

test('the language is guessed, switched and kept', async () => {
  expect(language()).toBe('en')
  await setLanguage('de')
  expect(document.documentElement.lang).toBe('de')
  await startTexts()
  expect(language()).toBe('de')
})

test('texts of the server are told in the language of the reader, with texts inside texts', async () => {
  await loadTexts('aztlan')
  const text = { id: 'illegal', args: { clause: 'Z4.3', reason: { id: 'aztlan-no-supply' } } }
  expect(tell(text)).toBe('There is neither a pawn in your supply nor a removed one. (rule Z4.3)')
  await setLanguage('de')
  expect(tell(text)).toBe('Es gibt weder eine Figur in deinem Vorrat noch eine entfernte. (Regel Z4.3)')
  expect(tell({ join: ' + ', texts: [{ id: 'aztlan-title' }, { id: 'aztlan-terrain-city' }] })).toBe('Aztlán + Stadt')
})

test('a part may be several files', async () => {
  await loadTexts('azteca')
  expect(['azteca-people-aztecs', 'azteca-action-sail', 'azteca-event-marched'].map(hasText)).toEqual([true, true, true])
})

test('players are named as at this table, and the reader is you', async () => {
  await loadTexts('mexica')
  const text = { id: 'not-your-turn', args: { seat: { player: 1 } } }
  const all = { list: [{ player: 0 }, { player: 1 }, { player: 2 }] }
  expect(tell(text)).toBe('It is the turn of Player 2.')
  seatReader(['Ana', 'Ben', 'Cleo'], 1)
  expect(tell(text)).toBe('It is your turn.')
  expect(tell(all)).toBe('Ana, you and Cleo')
  seatReader(['Ana', 'Ben', 'Cleo'])
  expect(tell(text)).toBe('It is the turn of Ben.')
  expect(t('not-your-turn', { seat: { player: 0 } })).toBe('It is the turn of Ana.')
  await setLanguage('de')
  expect(tell(all)).toBe('Ana, Ben und Cleo')
  seatReader()
})

test('a text that is missing shows its id', () => {
  expect(t('no-such-text')).toBe('no-such-text')
  expect(hasText('no-such-text')).toBe(false)
})
