// The page of a game whose board nobody has drawn, with positions of the real engine.

import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import Board from '../src/general/Board.svelte'
import Panels from '../src/general/Panels.svelte'
import { Actions } from '../src/lib/actions'
import { loadTexts, offerTexts, setLanguage, startTexts, t } from '../src/lib/text.svelte'
import type { BoardProps, GameView } from '../src/lib/types'

const fixtures = import.meta.glob<any>('../fixtures/*.json', { eager: true, import: 'default' })

const TEXTS = {
  en: 'race-title = Race\nrace-kind-go = going\nrace-action-go = go { $far } squares\nrace-field-pot = pot\nrace-value-red = crimson\nrace-step-move = go on',
  de: 'race-title = Rennen\nrace-kind-go = laufen\nrace-action-go = { $far } Felder laufen\nrace-field-pot = Topf\nrace-value-red = purpurrot\nrace-step-move = laufen',
}
const catalogue = {
  game: 'race',
  board: 'ring',
  size: 2,
  done: null,
  blocks: [{ kind: 'go', first: 0, text: ['1', '2'], same: {}, each: { far: [1, 2] }, says: { id: 'race-action-go', same: {}, each: { far: [1, 2] } } }],
}
const actions = new Actions(catalogue as any)
const view = {
  game: 'race',
  board: 'ring',
  options: { round_limit: 9 },
  seats: 2,
  seat: 0,
  step: 'move',
  round: 3,
  to_act: [0],
  scores: [4, 5],
  ways: [[0, 1], [2, 3]],
  pot: 7,
  weather: 'red',
  stones: [{ owner: 1, at: 'a1' }, { owner: 0, at: 'b2' }],
  bank: { gold: 2, shells: [] },
}

function props(more: Partial<BoardProps> = {}): BoardProps {
  const choices = [actions.get(0), actions.get(1)]
  const rest = { preview: () => Promise.reject(new Error()), onact: () => {}, onwhy: () => {}, onundo: () => {} }
  return { board: {}, constants: null, view: view as unknown as GameView, details: null as any, ply: 1, actions, choices, names: ['Ana', 'Ben'], motion: false, events: [], ...rest, ...more }
}

beforeAll(async () => {
  await startTexts()
  offerTexts('race', (language) => Promise.resolve(TEXTS[language]))
  await loadTexts('race')
})

test('choices are buttons, grouped by kind, in words', async () => {
  const done: number[] = []
  render(Board, { props: props({ onact: (action) => done.push(action) }) })
  expect(screen.getByRole('heading', { name: 'Going' })).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Go 2 squares' }))
  expect(done).toEqual([1])
})

test('who has nothing to do is told so', () => {
  render(Board, { props: props({ choices: [] }) })
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Right now there is nothing for you to do.')).toBeTruthy()
})

test('what each seat has is a row with its name, the rest stands by itself', () => {
  render(Board, { props: props() })
  const ben = screen.getByRole('row', { name: /^Ben 2/ })
  expect(within(ben).getAllByRole('cell').map((cell) => cell.textContent.trim())).toEqual(['2, 3'])
  expect(screen.getByText('Pot').parentElement!.textContent).toContain('7')
  expect(screen.getByText('Weather').parentElement!.textContent).toContain('crimson')
  const stones = screen.getByText('Stones').parentElement!
  expect(within(stones).getAllByRole('row').map((row) => row.textContent.replace(/\s+/g, ' ').trim())).toEqual(['OwnerAt', 'Bena1', 'Anab2'])
  expect(screen.getByText('Gold').parentElement!.textContent).toContain('2')
})

test('another language is asked for where the texts come from', async () => {
  await setLanguage('de')
  render(Board, { props: props() })
  expect(screen.getByRole('button', { name: '2 Felder laufen' })).toBeTruthy()
  expect(screen.getByText('Topf')).toBeTruthy()
  await setLanguage('en')
})

test('beside it: the round, the step, the options', () => {
  render(Panels, { props: props() })
  expect(screen.getByText('Round 3')).toBeTruthy()
  expect(screen.getByText('Go on.')).toBeTruthy()
  expect(screen.getByText('Most rounds').nextElementSibling!.textContent).toBe('9')
})

test.each(Object.values(fixtures).map((fixture) => [fixture.game, fixture]))('it can show any view, like those of %s', (game, fixture) => {
  const given = new Actions(fixture.catalogue)
  for (const { view, legal, names } of fixture.scenes) {
    const choices = legal.map((id: number) => given.get(id))
    const { container, unmount } = render(Board, { props: props({ view, choices, actions: given, names }) })
    expect(container.querySelectorAll('tbody tr[class]').length).toBeLessThanOrEqual(view.seats)
    expect(container.textContent).not.toContain('[object')
    unmount()
  }
  expect(game).toBe(fixture.game)
})

test('texts that were wanted before anybody offered them are there afterwards', async () => {
  const early = loadTexts('late')
  offerTexts('late', () => Promise.resolve('late-title = Late'))
  await Promise.all([early, loadTexts('late')])
  expect(t('late-title')).toBe('Late')
})
