import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Board from '../../src/games/azteca/Board.svelte'
import Moments from '../../src/games/azteca/Moments.svelte'
import Panels from '../../src/games/azteca/Panels.svelte'
import { groups, placeOf } from '../../src/games/azteca/choices'
import { picker } from '../../src/games/azteca/picker.svelte'
import { loadTexts, startTexts } from '../../src/lib/text.svelte'
import { actions, board, constants, scenes, type Scene } from './scenes'

beforeEach(async () => {
  picker.clear()
  await startTexts()
  await loadTexts('azteca', 'azteca-web')
})
afterEach(cleanup)

function givenOf({ view, details, choices, events, names }: Scene) {
  const preview = () => Promise.reject(new Error('not asked for'))
  return { view, details, constants, ply: 0, actions, choices, events, names, board, preview, onact: vi.fn(), onwhy: vi.fn(), onundo: vi.fn(), motion: false }
}

const place = (id: string) => document.getElementById(`azteca-place-${id}`)!
/** Whatever does not end the decision: that is the page's own button. */
const offered = (scene: Scene) => scene.choices.filter(({ kind }) => kind !== 'done').map(({ id }) => id).sort()
const acted = (onact: ReturnType<typeof vi.fn>) => [...new Set(onact.mock.calls.map(([action]) => Number(action)))].sort()

/** What asks again on the map before it is done. */
const FIGHTS = ['march', 'engage']

/** Click everything in the panels, and what that opens on the map; amounts are set to each of their values. */
async function clickAll(): Promise<void> {
  const { key } = picker
  for (const slider of document.querySelectorAll<HTMLInputElement>('input[type=range]'))
    for (let value = 0; value <= Number(slider.max); value++) {
      await fireEvent.input(slider, { target: { value: String(value) } })
      slider.closest('.amount')!.querySelector<HTMLElement>('.act')!.click()
    }
  const opened = [...document.querySelectorAll<HTMLElement>(':is(.azteca-panels, .stage) button:not(.pick, .fold, .end)')].map((button) => {
    picker.menu = null
    button.click()
    return picker.menu
  })
  for (const menu of opened.filter((at) => at !== null)) {
    Object.assign(picker, { key, menu })
    await tick()
    clickMenu()
  }
}

function clickMenu(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.menu .option')) button.click()
}

/** Every third position, and those that offer something new. */
const known = new Set<string>()
const many = scenes.filter(({ choices }, number) => {
  const fresh = groups(choices).filter(({ kind }) => !known.has(kind))
  for (const { kind } of fresh) known.add(kind)
  return fresh.length || number % 3 === 0
})

test('every choice of many positions can be made in the panels or, in a fight, above the map', async () => {
  for (const scene of many) {
    picker.clear()
    const given = givenOf(scene)
    render(Panels, { props: given })
    render(Moments, { props: given })
    if (groups(scene.choices).some(({ kind }) => FIGHTS.includes(kind))) render(Board, { props: given })
    await clickAll()
    for (const { key, form } of groups(scene.choices)) {
      if (form !== 'place') continue
      picker.key = key
      await tick()
      await clickAll()
    }
    expect(acted(given.onact), scene.view.step).toEqual(offered(scene))
    cleanup()
  }
}, 120_000)

/** One position for each kind of thing that is chosen on the map. */
const onMap = [...new Map(scenes.flatMap((scene) => groups(scene.choices).filter(({ form }) => form === 'place').map(({ kind }): [string, Scene] => [kind, scene])))]

test.each(onMap)('%s is chosen on the map', async (kind, scene) => {
  const given = givenOf(scene)
  render(Board, { props: given })
  for (const group of groups(scene.choices).filter((other) => other.kind === kind))
    for (const option of group.options) {
      picker.clear()
      picker.key = group.key
      await tick()
      expect(place(placeOf(option)!).classList).toContain('target')
      await fireEvent.click(place(placeOf(option)!))
      clickMenu()
      expect(given.onact).toHaveBeenCalledWith(option.id)
    }
  expect(given.onwhy).not.toHaveBeenCalled()
})

const war = scenes.find(({ choices }) => groups(choices).filter(({ kind }) => kind === 'march').length > 1)!

test('an army is picked up where it stands, marches by the keyboard, and is put back', async () => {
  const given = givenOf(war)
  render(Board, { props: given })
  const [group] = groups(war.choices).filter(({ kind }) => kind === 'march')
  picker.key = group!.key
  await tick()
  const target = place(placeOf(group!.options[0]!)!)
  target.focus()
  await fireEvent.keyDown(target, { key: 'Enter' })
  clickMenu()
  expect(given.onact).toHaveBeenCalledWith(group!.options[0]!.id)
  await fireEvent.keyDown(target, { key: 'Escape' })
  expect(picker.key).toBe(null)
})

test('a click on what cannot be done asks why', async () => {
  const given = givenOf(war)
  render(Board, { props: given })
  const [group] = groups(war.choices).filter(({ kind }) => kind === 'march')
  picker.key = group!.key
  await tick()
  const far = board.territories.find(({ id }) => !group!.options.some((option) => placeOf(option) === id) && !war.view.armies[war.view.seat!]!.includes(id))!
  await fireEvent.click(place(far.id))
  expect(given.onwhy).toHaveBeenCalledWith({ kinds: ['march'], fields: { army: group!.source, at: far.id } })
})

test('the arrow keys go from place to place', async () => {
  render(Board, { props: givenOf(war) })
  place('tenochtitlan').focus()
  await fireEvent.keyDown(place('tenochtitlan'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(place('lake-east'))
})

test('places tell what they are', () => {
  render(Board, { props: givenOf(war) })
  expect(place('xaltocan').getAttribute('aria-label')).toContain('Xaltocan; city-state; marsh')
  expect(document.querySelectorAll('path[tabindex="0"]')).toHaveLength(1)
})
