import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Board from '../../src/games/mexica/Board.svelte'
import Panels from '../../src/games/mexica/Panels.svelte'
import { loadTexts, startTexts } from '../../src/lib/text.svelte'
import type { GameEvent } from '../../src/lib/types'
import { actions, board, constants, scenes } from './scenes'

beforeEach(async () => {
  await startTexts()
  await loadTexts('mexica', 'mexica-web')
})
afterEach(cleanup)

const start = scenes.find(({ view }) => view.step === 'start')!
const turn = scenes.find(({ choices }) => choices.some(({ kind }) => kind === 'step'))!

function givenOf(scene: typeof start) {
  return {
    view: scene.view,
    details: scene.details,
    constants,
    ply: 0,
    actions,
    choices: scene.choices,
    events: scene.events,
    names: scene.names,
    board,
    preview: () => Promise.reject(new Error('not asked for')),
    onact: vi.fn(),
    onwhy: vi.fn(),
    onundo: vi.fn(),
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
  const { id, fields } = start.choices[0]!
  const free = fields.at!
  square(free).focus()
  expect(square(free).getAttribute('tabindex')).toBe('0')
  await fireEvent.keyDown(square(free), { key: 'Enter' })
  expect(onact).toHaveBeenCalledWith(id)
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
  const { id, fields } = turn.choices.find(({ kind }) => kind === 'step')!
  await fireEvent.click(square('a1'))
  expect(onwhy).toHaveBeenCalledWith({ kinds: ['start', 'step', 'boat'], fields: { at: 'a1' } })
  await fireEvent.click(square(fields.at!))
  expect(onact).toHaveBeenCalledWith(id)
})

test('a square where others did several things is marked once', () => {
  const other = (turn.view.to_act[0]! + 1) % turn.view.seats
  const temple: GameEvent = { event: { event: 'temple', seat: other, square: 'e5', height: 1 }, says: { id: 'x' } }
  const step: GameEvent = { event: { event: 'step', seat: other, source: 'e5', target: 'e6' }, says: { id: 'x' } }
  show({ ...turn, events: [step, temple] })
  expect(document.querySelectorAll('.recent')).toHaveLength(2)
})

test('the same position sent once more does not undo what was begun', async () => {
  const { rerender } = show(turn)
  const [first] = turn.choices.find(({ fields }) => fields.squares?.length === 2)!.fields.squares!
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
  const { onundo, onact, ...given } = givenOf(carried)
  render(Board, { props: { ...given, onundo, onact } })
  const places = new Set(carried.choices.map(({ fields }) => fields.at))
  expect(chosen()).toContain('Move')
  expect(new Set([...document.querySelectorAll('.lit')].map((lit) => lit.getAttribute('data-square')))).toEqual(places)
  await fireEvent.keyDown(square('c3'), { key: 'Escape' })
  expect(onundo).toHaveBeenCalledOnce()
  expect(onact).not.toHaveBeenCalled()
})

test('the panels count what is left', () => {
  render(Panels, { props: givenOf(turn) })
  const rows = screen.getAllByRole('row').slice(1)
  const cells = rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)))
  expect(cells).toEqual(turn.view.stock.map((stock, seat) => [...stock, turn.view.chips[seat]]))
})
