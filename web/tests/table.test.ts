import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadTexts, startTexts } from '../src/lib/text.svelte'
import { Actions as Catalogue, type Choice } from '../src/lib/actions'
import type { GameEvent, GameView, LogEntry, Step, Table } from '../src/lib/types'
import { Player } from '../src/timeline/player.svelte'
import Actions from '../src/table/Actions.svelte'
import Graph from '../src/table/Graph.svelte'
import Log from '../src/table/Log.svelte'
import Players from '../src/table/Players.svelte'
import Replay from '../src/table/Replay.svelte'
import Scoring from '../src/table/Scoring.svelte'
import Summary from '../src/table/Summary.svelte'

beforeAll(async () => {
  await startTexts()
  await loadTexts('mexica-web')
})
afterEach(cleanup)

const names = ['Ana', 'Tenoch']
const said = (text: string) => ({ join: '', texts: [{ id: text }] })
const choice = (text: string, id: number): Choice => ({ id, kind: 'x', fields: {}, text, says: said(`do ${text}`) })
const catalogue = new Catalogue({ game: 'mexica', board: 'mexica', size: 4, done: 3, blocks: [] })
/** An event with only some of its fields. */
const happened = (event: object, text: string, gains: [number, number][] = []): GameEvent => ({
  event: event as GameEvent['event'],
  says: said(text),
  gains,
  scoring: gains.length > 0,
})
const entry = (move: number, seat: number, ...events: GameEvent[]): LogEntry => ({ move, seat, action: 1, at: 0, auto: false, events, scores: [move, 0] })

const story = [
  entry(1, 0, happened({ event: 'step', seat: 0, source: 'e6', target: 'e5' }, 'Ana goes')),
  entry(2, 0, happened({ event: 'founded', seat: 0, square: 'e5' }, 'Ana founds', [[0, 3], [1, 2]])),
  entry(3, 1, happened({ event: 'end', seat: 1, lost: 2 }, 'Tenoch ends')),
]

function actions(choices: Choice[]) {
  const calls = { onact: vi.fn(), onend: vi.fn(), onundo: vi.fn(), onhint: vi.fn() }
  render(Actions, { task: 'Your turn', mine: true, choices, actions: catalogue, done: choices.some(({ id }) => id === 3) ? 'Do .' : '', sending: false, mayUndo: true, ...calls })
  return calls
}

test('every action is in the list, can be searched and taken', async () => {
  const { onact } = actions([choice('Kc7', 1), choice('Nc8', 2), choice('.', 3)])
  await fireEvent.click(screen.getByText('2 actions as a list'))
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'nc' } })
  expect(screen.queryByText('do Kc7')).toBeNull()
  await fireEvent.click(screen.getByText('do Nc8'))
  expect(onact).toHaveBeenCalledWith(2)
})

test('finishing has a button of its own, and so have undo and hint', async () => {
  const calls = actions([choice('.', 3)])
  await fireEvent.click(screen.getByText('Do .'))
  await fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Hint' }))
  for (const call of [calls.onend, calls.onundo, calls.onhint]) expect(call).toHaveBeenCalledOnce()
})

test('the story has a paragraph for each turn, points at places and leads to the moves', async () => {
  const calls = { onpoint: vi.fn(), onmove: vi.fn(), onscoring: vi.fn() }
  render(Log, { entries: story, names, move: 3, ...calls })
  expect(screen.getAllByRole('heading').map((one) => one.textContent.trim())).toEqual(['Ana', 'Tenoch'])
  await fireEvent.focus(screen.getByText('Ana goes'))
  expect(calls.onpoint).toHaveBeenCalledWith(['e6', 'e5'])
  await fireEvent.click(screen.getByText('Ana founds'))
  expect(calls.onmove).toHaveBeenCalledWith(2)
})

/** A player with a whole story before it. */
async function leafing(entries: LogEntry[]): Promise<Player> {
  const steps = entries.map((entry) => ({ ...entry, view: { scores: entry.scores } }) as Step)
  const player = new Player({ source: () => Promise.resolve(steps), pace: () => 'normal', byEvent: () => true, own: () => false, budget: () => null })
  const { move, view, details } = steps.at(-1)!
  player.begin(entries, { ply: move, moves: move, seat: 0, legal: [], view, details }, steps)
  return player
}

test('the replay jumps by steps and by turns', async () => {
  const onmove = vi.fn()
  render(Replay, { player: await leafing(story), onmove, ontry: () => {} })
  await fireEvent.click(screen.getByRole('button', { name: 'One step back' }))
  await fireEvent.click(screen.getByRole('button', { name: 'To the turn before' }))
  expect(onmove.mock.calls).toEqual([[2], [2]])
  await fireEvent.input(screen.getByRole('slider'), { target: { value: '0' } })
  expect(onmove).toHaveBeenLastCalledWith(0)
})

test('the graph tells what points came from', () => {
  render(Graph, { game: 'mexica', entries: story, names, move: 3, onmove: vi.fn() })
  const row = screen.getByRole('row', { name: /founding districts/ })
  expect(within(row).getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['3', '2'])
})

test('a scoring is told step by step, with what it sums up to, and can be skipped', async () => {
  const onclose = vi.fn()
  const palace = happened({ event: 'palace', seat: 0, at: 'g7' }, 'Ana is at the palace', [[0, 5]])
  const player = await leafing([entry(1, 0, ...story.flatMap(({ events }) => events), palace)])
  player.timeline.retell(structuredClone(player.timeline.entries)) // the story comes by another way than the steps
  await player.seek({ move: 1, beat: 1 })
  render(Scoring, { props: { player, names, onclose } })
  const sums = () => screen.getAllByRole('listitem').map((one) => one.textContent.trim())
  expect(sums()).toEqual(['Ana +3', 'Tenoch +2'])
  await fireEvent.click(screen.getByRole('button', { name: 'One step forward' }))
  await waitFor(() => expect(screen.getByText('+5')).toBeTruthy())
  expect(sums()).toEqual(['Ana +8', 'Tenoch +2'])
  await fireEvent.click(screen.getByText('Go on'))
  expect(onclose).toHaveBeenCalledOnce()
})

test('before a turn ends it is summed up, this turn only', async () => {
  const onend = vi.fn()
  render(Summary, { entries: story.slice(0, 2), seat: 0, label: 'End the turn', onend, onclose: vi.fn() })
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['Ana goes', 'Ana founds'])
  await fireEvent.click(screen.getByText('End the turn'))
  expect(onend).toHaveBeenCalledOnce()
})

test('players show whose turn it is, who is a bot and who has won', () => {
  const seats = [
    { seat: 0, kind: 'person', name: 'Ana', mine: true },
    { seat: 1, kind: 'bot', name: 'Tenoch', bot: 'hard' },
  ]
  const table = { seats, players: 2, status: 'running' } as unknown as Table
  const view = { to_act: [0], scores: [12, 7], outcome: null } as unknown as GameView
  const { rerender } = render(Players, { table, view, names })
  const [ana, tenoch] = screen.getAllByRole('listitem')
  expect(ana!.textContent).toMatch(/Your turn.*12/s)
  expect(tenoch!.textContent).toMatch(/Bot: strong.*7/s)
  const outcome = { ranking: [[1], [0]], scores: [12, 30], reason: 'complete', tie_break: '' }
  const over = { ...view, to_act: [], outcome }
  return rerender({ table, view: over, names }).then(() => expect(tenoch!.textContent).toMatch(/wins.*30/s))
})
