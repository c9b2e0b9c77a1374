// Every kind of action is done with the controls that a player has, on the real map and panels.

import { fireEvent, render } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import Board from '../../src/games/aztlan/Board.svelte'
import { groups } from '../../src/games/aztlan/choices'
import Panels from '../../src/games/aztlan/Panels.svelte'
import type { Asked } from '../../src/lib/types'
import type { AztlanChoice, Culture } from '../../src/games/aztlan/types'
import { loadTexts, startTexts, t } from '../../src/lib/text.svelte'
import { actions, board, constants, scenes, type Scene } from './scenes'

const onact = vi.fn<(action: number) => void>()
const onwhy = vi.fn<(asked: Asked | null) => void>()
const rest = { board, constants, actions, onundo: () => {}, preview: () => Promise.reject(new Error('none')), onact, onwhy, motion: false }
vi.setConfig({ testTimeout: 600_000 }) // the whole map is slow to draw without a browser
const MOST = 6 // actions tried of one position

beforeAll(async () => {
  vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} }) // prettier-ignore
  await startTexts()
  await loadTexts('aztlan', 'aztlan-web')
})

beforeEach(() => {
  onact.mockClear()
  onwhy.mockClear()
})

const dialog = () => document.querySelector('[role=dialog]')
const pressed = () => document.querySelector('[data-place][aria-pressed=true]')

/** A button by its words; roles are slow to look up beside the whole map. */
function buttonOf(parent: Element, name: RegExp): Element {
  const found = [...parent.querySelectorAll('button:enabled')].filter(({ textContent }) => name.test(textContent!.trim()))
  expect(found, String(name)).toHaveLength(1)
  return found[0]!
}

let ply = 0

function show(scene: Scene) {
  const map = render(Board, { props: { ...rest, ply, ...scene } })
  const panels = render(Panels, { props: { ...rest, ply, ...scene } })
  const area = (place: string) => map.container.querySelector(`[data-place="${place}"]`)!
  return {
    pick: (place: string) => fireEvent.click(area(place)),
    press: (place: string, key: string) => fireEvent.keyDown(area(place), { key }),
    button: (name: RegExp) => fireEvent.click(buttonOf(panels.container, name)),
    decide: (name: RegExp) => fireEvent.click(buttonOf(dialog()!, name)),
    change: async (next: Scene) => {
      ply++
      await map.rerender({ ...rest, ply, ...next })
      await panels.rerender({ ...rest, ply, ...next })
    },
  }
}

type Shown = ReturnType<typeof show>

const card = (name: Culture) => new RegExp(t(`aztlan-card-${name}`))

async function perform({ kind, fields }: AztlanChoice, shown: Shown): Promise<void> {
  const { at, to, power, terrain, card: name } = fields
  if (kind === 'choose') await shown.button(new RegExp(`power ${power}`))
  else if (kind === 'eagle') {
    await shown.button(card('eagle'))
    await shown.pick(at!)
  } else if (kind === 'place') await shown.pick(at!)
  else if (kind === 'move') for (const place of [at!, to!]) await shown.pick(place)
  else if (at) {
    if (!dialog()) await shown.pick(at)
    await shown.decide({ fight: /^Fight/, coexist: /^Coexist/, tlatoani: card('tlatoani') }[kind]!)
  } else if (terrain) await shown.button(new RegExp(`^${t(`aztlan-terrain-${terrain}`)}: `))
  else if (name) await shown.button(card(name))
  else await shown.button({ games: /play Sacred Games/, decline: /let your pawns go/, stay: /no move/ }[kind]!)
}

/** A position of every kind. */
function sample(): Scene[] {
  const kinds = new Map<string, number>()
  return scenes.filter(({ view, choices }) => {
    const found = groups(choices)
    const kind = [view.step, !!found.eagle.size, !!found.tlatoani.size, !!found.cards.size, !!found.games, !!found.done].join()
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    return kinds.get(kind) === 1
  })
}

test('what may be done can be done on the map and in the panels', async () => {
  const chosen = sample()
  const shown = show(chosen[0]!)
  for (const scene of chosen) {
    const apart = Math.max(1, Math.floor(scene.choices.length / MOST))
    await shown.change(scene)
    // what ends a decision is the page's own button
    for (const choice of scene.choices.filter(({ kind }, at) => kind !== 'done' && at % apart === 0)) {
      onact.mockClear()
      await perform(choice, shown)
      expect(onact.mock.calls, `${scene.view.step}: ${choice.text}`).toEqual([[choice.id]])
    }
  }
})

test('the keyboard places a pawn; Escape takes back half a move; a second click, too', async () => {
  const place = scenes.find(({ view }) => view.step === 'place')!
  const shown = show(place)
  await shown.press('tollan', 'Enter')
  expect(onact.mock.calls).toEqual([[actions.named('+tollan')]])

  const move = scenes.find(({ choices }) => groups(choices).moves.size > 1)!
  const [from] = groups(move.choices).moves.keys()
  await shown.change(move)
  await shown.pick(from!)
  expect(pressed()).toBe(document.querySelector(`[data-place="${from}"]`))
  await shown.press(from!, 'Escape')
  expect(pressed()).toBeNull()
  await shown.pick(from!)
  await shown.pick(from!)
  expect(pressed()).toBeNull()
})

test('a click on what cannot be done asks why', async () => {
  const move = scenes.find(({ view, choices }) => view.step === 'move' && groups(choices).moves.size < 20)!
  const { moves } = groups(move.choices)
  const shown = show(move)
  const elsewhere = board.territories.find(({ id }) => !moves.has(id))!.id
  await shown.pick(elsewhere)
  expect(onwhy.mock.calls[0]).toEqual([{ kinds: ['move'], fields: { at: elsewhere } }])
  const [from] = moves.keys()
  const far = board.territories.find(({ id }) => !moves.has(id) && !moves.get(from!)!.has(id))!.id
  await shown.pick(from!)
  await shown.pick(far)
  expect(onwhy.mock.calls[1]).toEqual([{ kinds: ['move'], fields: { at: from, to: far } }])
  expect(onact).not.toHaveBeenCalled()
})

test('a move to a territory that is not adjacent is asked about like any other', async () => {
  const move = scenes.find(({ view, choices }) => view.step === 'move' && groups(choices).moves.size)!
  const [from] = groups(move.choices).moves.keys()
  const far = board.territories.find(({ id }) => id !== from && actions.named(`${from}>${id}`) === null && !groups(move.choices).moves.has(id))!.id
  const shown = show(move)
  await shown.pick(from!)
  await shown.pick(far)
  expect(onwhy.mock.calls).toEqual([[{ kinds: ['move'], fields: { at: from, to: far } }]])
})

test('a culture card that cannot be played now is asked about', async () => {
  const held = ({ view }: Scene) => (view.culture[view.seat!] ?? []).find((card) => card === 'offering')
  const scene = scenes.find((one) => one.choices.length && one.view.step !== 'over' && held(one))!
  show(scene)
  const name = t('aztlan-card-offering')
  const card = [...document.querySelectorAll<HTMLElement>('button.culture')].find(({ textContent }) => textContent.includes(name))!
  await fireEvent.click(card)
  expect(onwhy.mock.calls).toEqual([[{ fields: { card: 'offering' } }]])
  expect(onact).not.toHaveBeenCalled()
})

test('what was begun at one table is forgotten at the next', async () => {
  const asked = scenes.find(({ view }) => view.step === 'answer')!
  const { unmount } = render(Board, { props: { ...rest, ply, ...asked } })
  await vi.waitFor(() => expect(dialog()).not.toBeNull())
  unmount()
  show({ ...scenes[0]!, choices: [] })
  expect(dialog()).toBeNull()
})

test('a question opens at its territory, also when it comes a moment after the position', async () => {
  const asked = scenes.find(({ view }) => view.step === 'answer')!
  const shown = show({ ...scenes[0]!, choices: [] })
  await shown.change({ ...asked, choices: [] })
  expect(dialog()).toBeNull()
  await shown.change(asked)
  expect(dialog()?.textContent).toContain(board.territories.find(({ id }) => id === asked.view.contested)!.name)
})
