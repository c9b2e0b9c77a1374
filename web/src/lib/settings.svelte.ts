// What the reader prefers, kept in this browser.

import type { Pace } from '../timeline/player.svelte'

const KEPT = 'anahuac-settings'

interface Settings {
  theme: 'auto' | 'light' | 'dark'
  sound: boolean
  /** Ask before a turn is ended. */
  confirm: boolean
  /** Show scorings step by step. */
  scoring: boolean
  /** How fast is shown what others do. */
  pace: Pace
  /** Whether letters are shortcuts. */
  keys: boolean
  /** The bot that was chosen last to play against, for each game. */
  levels: Partial<Record<string, string>>
  /** What those are called who play around this screen. */
  companions: string[]
  /** Whether the reader has chosen a name. */
  named: boolean
}

function read(): Settings {
  const usual: Settings = {
    theme: 'auto',
    sound: false,
    confirm: true,
    scoring: true,
    pace: 'normal',
    keys: true,
    levels: {},
    companions: [],
    named: false,
  }
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') }
  } catch {
    return usual
  }
}

export const settings = $state(read())
const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')
let motion = $state(!still.matches)

/** Whether things may move. */
export function mayMove(): boolean {
  return motion
}

function paint(): void {
  const night = settings.theme === 'dark' || (settings.theme === 'auto' && dark.matches)
  document.documentElement.dataset.theme = night ? 'dark' : 'light'
}

/** Change a preference and remember it. */
export function prefer(change: Partial<Settings>): void {
  Object.assign(settings, change)
  localStorage.setItem(KEPT, JSON.stringify(settings))
  paint()
}

export function startSettings(): void {
  paint()
  dark.addEventListener('change', paint)
  still.addEventListener('change', () => (motion = !still.matches))
}
