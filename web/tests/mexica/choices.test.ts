import { expect, test, vi } from 'vitest'
import { TOOLS, groups } from '../../src/games/mexica/choices'
import { makeGrid } from '../../src/games/mexica/grid'
import { readMove, type Kind } from '../../src/games/mexica/notation'
import { Picker } from '../../src/games/mexica/picker.svelte'
import { board, constants, scenes, type Scene } from './scenes'

const grid = makeGrid(board)

test('every legal action of random games is reached from a tool and a square, or is a button', () => {
  for (const { choices } of scenes) {
    const { tools, plain } = groups(choices)
    const reached = new Set(plain.keys())
    for (const tool of TOOLS) {
      for (const options of tools[tool].values()) for (const { action } of options) reached.add(action)
    }
    expect(reached).toEqual(new Set(choices.map(({ action }) => action)))
  }
})

test('the random games come by every kind of action', () => {
  const kinds = new Set(scenes.flatMap(({ choices }) => choices.map(({ action }) => readMove(action).kind)))
  const all: Kind[] = ['start', 'single', 'double', 'bridge', 'lift', 'step', 'boat', 'jump', 'temple', 'found', 'take', 'spend', 'end']
  expect([...kinds].sort()).toEqual(all.sort())
})

test('notation is read', () => {
  expect(readMove('Kc7-d7')).toEqual({ action: 'Kc7-d7', kind: 'double', at: 'c7', to: 'd7' })
  expect(readMove('F13c8')).toEqual({ action: 'F13c8', kind: 'found', at: 'c8', value: 13 })
  expect(readMove('^c7h')).toEqual({ action: '^c7h', kind: 'lift', at: 'c7', axis: 'h' })
  expect(readMove('Bf12v')).toEqual({ action: 'Bf12v', kind: 'bridge', at: 'f12', axis: 'v' })
  expect(() => readMove('T3')).toThrow()
})

function pickerOf({ view, choices }: Scene) {
  const onact = vi.fn<(action: string) => void>()
  const onwhy = vi.fn<(action: string) => void>()
  const preview = () => Promise.reject(new Error('not asked for'))
  return { onact, onwhy, picker: new Picker(() => ({ view, constants, choices, preview, onact, onwhy }), () => grid) }
}

const TOOL = { start: 'noble', step: 'noble', boat: 'noble', lift: 'bridge' } as Record<Kind, (typeof TOOLS)[number]>

/** Do an action as a player does: take the tool, choose the squares, and if both axes are possible one of the list. */
function click(picker: Picker, action: string): void {
  const { kind, at, to, value } = readMove(action)
  picker.take(TOOL[kind] ?? (kind as (typeof TOOLS)[number]), kind === 'temple' ? value : undefined)
  picker.choose(at!, false)
  if (to) picker.choose(to, false)
  const listed = picker.list?.options.find((option) => option.action === action)
  if (listed) picker.act(listed)
}

test('clicks do what they shall', () => {
  scenes.forEach((scene, number) => {
    const onSquares = scene.choices.filter(({ action }) => action.length > 1)
    const { picker, onact } = pickerOf(scene)
    for (const { action } of onSquares.filter((_, at) => at % 23 === number % 23)) {
      click(picker, action)
      expect(onact).toHaveBeenLastCalledWith(action)
    }
  })
})

test('a square that is not lit asks why, with a notation that the engine knows', () => {
  const [scene] = scenes.filter(({ view }) => view.step === 'turn')
  for (const tool of TOOLS) {
    const { picker, onwhy } = pickerOf(scene!)
    picker.take(tool)
    picker.choose('a1', false)
    expect(onwhy).toHaveBeenCalledOnce()
    expect(() => readMove(onwhy.mock.calls[0]![0])).not.toThrow()
  }
})

test('the first end of a canal is taken back by the same square, and by Escape', () => {
  const scene = scenes.find(({ choices }) => choices.some(({ action }) => readMove(action).kind === 'double'))!
  const { picker, onact, onwhy } = pickerOf(scene)
  const first = readMove(scene.choices.find(({ action }) => readMove(action).kind === 'double')!.action).at!
  picker.take('double')
  picker.choose(first, false)
  expect(picker.first).toBe(first)
  picker.choose(first, false)
  expect(picker.first).toBe(null)
  picker.choose(first, false)
  expect(picker.cancel()).toBe(true)
  expect(picker.cancel()).toBe(false)
  expect([onact, onwhy].flatMap((called) => called.mock.calls)).toEqual([])
})

test('a finger aims first and acts with its second touch', () => {
  const scene = scenes.find(({ choices }) => choices.some(({ action }) => action.startsWith('T1')))!
  const { action } = scene.choices.find(({ action }) => action.startsWith('T1'))!
  const { picker, onact } = pickerOf(scene)
  picker.take('temple', 1)
  picker.choose(action.slice(2), true)
  expect(onact).not.toHaveBeenCalled()
  expect(picker.aim?.action).toBe(action)
  picker.choose(action.slice(2), true)
  expect(onact).toHaveBeenCalledWith(action)
})
