import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Board from '../../src/games/mexica/Board.svelte'
import Panels from '../../src/games/mexica/Panels.svelte'
import { loadTexts, startTexts } from '../../src/lib/text.svelte'
import { board, constants, scenes } from './scenes'

beforeEach(async () => {
  await startTexts()
  await loadTexts('mexica', 'mexica-web')
})
afterEach(cleanup)

const start = scenes.find(({ view }) => view.step === 'start')!
const turn = scenes.find(({ choices }) => choices.some(({ action }) => action.startsWith('N')))!

function givenOf(scene: typeof start) {
  return {
    view: scene.view,
    details: scene.details,
    constants,
    choices: scene.choices,
    events: scene.events,
    names: scene.names,
    board,
    preview: () => Promise.reject(new Error('not asked for')),
    onact: vi.fn(),
    onwhy: vi.fn(),
    motion: false,
  }
}

function show(scene: typeof start) {
  const given = givenOf(scene)
  const { rerender } = render(Board, { props: given })
  return { ...given, rerender }
}

const square = (at: string) => document.querySelector<SVGElement>(`[data-square="${at}"]`)!

const chosen = () => document.querySelector('[aria-pressed="true"]')!.textContent

test('a noble is set by the keyboard alone', async () => {
  const { onact } = show(start)
  const free = start.choices[0]!.action.slice(1)
  square(free).focus()
  expect(square(free).getAttribute('tabindex')).toBe('0')
  await fireEvent.keyDown(square(free), { key: 'Enter' })
  expect(onact).toHaveBeenCalledWith(`@${free}`)
})

test('the arrow keys go from square to square', async () => {
  show(start)
  square('c3').focus()
  await fireEvent.keyDown(square('c3'), { key: 'ArrowRight' })
  await fireEvent.keyDown(square('d3'), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(square('d4'))
})

test('squares tell what they are', () => {
  show(turn)
  const seat = turn.view.to_act[0]!
  const noble = turn.view.nobles[seat]!
  expect(square(noble).getAttribute('aria-label')).toContain(`noble of ${turn.names[seat]}`)
})

test('a click on a lit square goes there, one on the lake asks why', async () => {
  const { onact, onwhy } = show(turn)
  const { action } = turn.choices.find(({ action }) => action.startsWith('N'))!
  await fireEvent.click(square('a1'))
  expect(onwhy).toHaveBeenCalledWith('Na1')
  await fireEvent.click(square(action.slice(1)))
  expect(onact).toHaveBeenCalledWith(action)
})

test('a square where others did several things is marked once', () => {
  const other = (turn.view.to_act[0]! + 1) % turn.view.seats
  const temple = { event: { event: 'temple', seat: other, square: 'e5', height: 1 }, says: { id: 'x' } }
  const step = { event: { event: 'step', seat: other, source: 'e5', target: 'e6' }, says: { id: 'x' } }
  show({ ...turn, events: [step, temple] })
  expect(document.querySelectorAll('.recent')).toHaveLength(2)
})

test('the same position sent once more does not undo what was begun', async () => {
  const { rerender } = show(turn)
  const { action } = turn.choices.find(({ action }) => action.startsWith('K') && action.includes('-'))!
  const [first] = action.slice(1).split('-')
  await fireEvent.keyDown(square('c3'), { key: 'c' })
  await fireEvent.click(square(first!))
  await rerender(structuredClone({ view: turn.view, choices: turn.choices }))
  expect(square(first!).classList.contains('first')).toBe(true)
})

test('a tool stays in the hand while an action is sent, and is put away when the turn ends', async () => {
  const { rerender } = show(turn)
  await fireEvent.keyDown(square('c3'), { key: 'c' })
  await rerender({ choices: [] })
  await rerender({ choices: turn.choices })
  expect(chosen()).toContain('Canal')
  await rerender({ view: { ...turn.view, round: turn.view.round + 1 } })
  expect(chosen()).toContain('Walk')
})

test('the letters take tools, Escape puts them away', async () => {
  show(turn)
  await fireEvent.keyDown(square('c3'), { key: 'c' })
  expect(chosen()).toContain('Canal')
  await fireEvent.keyDown(square('c3'), { key: 'Escape' })
  expect(chosen()).toContain('Walk')
})

test('a bridge in hand: its places light up, nothing else can be done, and Escape takes it back', async () => {
  const carried = scenes.find(({ view, choices }) => view.carrying && choices.length)!
  const onundo = vi.fn()
  const given = { ...givenOf(carried), onundo }
  render(Board, { props: given })
  const places = new Set(carried.choices.map(({ action }) => action.slice(1, -1)))
  expect(chosen()).toContain('Move')
  expect(new Set([...document.querySelectorAll('.lit')].map((lit) => lit.getAttribute('data-square')))).toEqual(places)
  await fireEvent.keyDown(square('c3'), { key: 'Escape' })
  expect(onundo).toHaveBeenCalledOnce()
  expect(given.onact).not.toHaveBeenCalled()
})

test('the panels count what is left', () => {
  render(Panels, { props: givenOf(turn) })
  const rows = screen.getAllByRole('row').slice(1)
  const cells = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)))
  expect(cells).toEqual(turn.view.stock.map((stock, seat) => [...stock, turn.view.chips[seat]]))
})
