import { expect, test, vi } from 'vitest'
import { TOOLS, groups, hasSecond, type Tool } from '../../src/games/mexica/choices'
import { Picker } from '../../src/games/mexica/picker.svelte'
import type { Asked } from '../../src/lib/types'
import type { MexicaChoice } from '../../src/games/mexica/types'
import { actions, scenes, type Scene } from './scenes'

test('every legal action of random games is reached from a tool and a square, or is a button', () => {
  for (const { choices } of scenes) {
    const { tools, plain } = groups(choices)
    const reached = new Set([...plain.values()].map(({ id }) => id))
    for (const tool of TOOLS) {
      for (const options of tools[tool].values()) for (const { id } of options) reached.add(id)
    }
    expect(reached).toEqual(new Set(choices.map(({ id }) => id)))
  }
})

test('the random games come by every kind of action', () => {
  const kinds = new Set(scenes.flatMap(({ choices }) => choices.map(({ kind }) => kind)))
  const all = ['start', 'canal', 'bridge', 'lift', 'step', 'boat', 'jump', 'temple', 'found', 'take', 'spend', 'end']
  expect([...kinds].sort()).toEqual(all.sort())
})

function pickerOf({ view, choices }: Scene) {
  const onact = vi.fn<(action: number) => void>()
  const onwhy = vi.fn<(asked: Asked | null) => void>()
  const onundo = vi.fn()
  const preview = () => Promise.reject(new Error('not asked for'))
  return { onact, onwhy, onundo, picker: new Picker(() => ({ view, actions, choices, preview, onact, onwhy, onundo })) }
}

const KINDS: Record<string, Tool> = { start: 'noble', step: 'noble', boat: 'noble', lift: 'bridge' }

function toolOf(choice: MexicaChoice): Tool {
  if (choice.fields.squares) return hasSecond(choice) ? 'double' : 'single'
  return KINDS[choice.kind] ?? (choice.kind as Tool)
}

/** Do an action as a player does: take the tool, choose the squares, and if both axes are possible one of the list. */
function click(picker: Picker, choice: MexicaChoice): void {
  const { at, squares = [at!], height } = choice.fields
  picker.take(toolOf(choice), height)
  for (const square of squares) picker.choose(square, false)
  const listed = picker.list?.options.find((option) => option.id === choice.id)
  if (listed) picker.act(listed)
}

test('clicks do what they shall', () => {
  scenes.forEach((scene, number) => {
    const onSquares = scene.choices.filter(({ fields }) => fields.at ?? fields.squares)
    const { picker, onact } = pickerOf(scene)
    for (const choice of onSquares.filter((_, at) => at % 23 === number % 23)) {
      click(picker, choice)
      expect(onact).toHaveBeenLastCalledWith(choice.id)
    }
  })
})

test('a square that is not lit asks why, with an action on that square', () => {
  const [scene] = scenes.filter(({ view }) => view.step === 'turn')
  for (const tool of TOOLS) {
    const { picker, onwhy } = pickerOf(scene!)
    picker.take(tool)
    picker.choose('a1', false)
    expect(onwhy).toHaveBeenCalledOnce()
    const [asked] = onwhy.mock.calls[0]!
    expect(typeof asked === 'number' ? actions.get(asked).fields.squares : [asked!.fields!.at]).toContain('a1')
  }
})

test('a bridge in hand is laid back by Escape, which is an undo', () => {
  const scene = scenes.find(({ view }) => view.carrying)!
  const { picker, onundo } = pickerOf(scene)
  picker.renew()
  expect(picker.tool).toBe('bridge')
  expect(picker.lit.size).toBeGreaterThan(0)
  expect(picker.back()).toBe(true)
  expect(onundo).toHaveBeenCalledOnce()
})

test('the first end of a canal is taken back by the same square, and by Escape', () => {
  const scene = scenes.find(({ choices }) => choices.some(hasSecond))!
  const { picker, onact, onwhy } = pickerOf(scene)
  const [first] = scene.choices.find(hasSecond)!.fields.squares as [string]
  picker.take('double')
  picker.choose(first, false)
  expect(picker.first).toBe(first)
  picker.choose(first, false)
  expect(picker.first).toBe(null)
  picker.choose(first, false)
  expect(picker.back()).toBe(true)
  expect(picker.back()).toBe(false)
  expect([onact, onwhy].flatMap((called) => called.mock.calls)).toEqual([])
})

test('a finger aims first and acts with its second touch', () => {
  const low = ({ fields }: MexicaChoice) => fields.height === 1
  const scene = scenes.find(({ choices }) => choices.some(low))!
  const { id, fields } = scene.choices.find(low)!
  const { picker, onact } = pickerOf(scene)
  picker.take('temple', 1)
  picker.choose(fields.at!, true)
  expect(onact).not.toHaveBeenCalled()
  expect(picker.aim?.id).toBe(id)
  picker.choose(fields.at!, true)
  expect(onact).toHaveBeenCalledWith(id)
})
