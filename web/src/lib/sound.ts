// Sounds made on the spot: a wooden drum (teponaztli), a clay whistle and a rattle.

import { settings } from './settings.svelte'

let context: AudioContext | undefined

function note(at: number, from: number, to: number, lasts: number, type: OscillatorType, loud: number): void {
  const audio = context!
  const tone = audio.createOscillator()
  const gain = audio.createGain()
  const start = audio.currentTime + at
  tone.type = type
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts)
  gain.gain.setValueAtTime(loud, start)
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  tone.connect(gain).connect(audio.destination)
  tone.start(start)
  tone.stop(start + lasts)
}

const SOUNDS = {
  /** Somebody acted. */
  move: () => note(0, 190, 110, 0.16, 'triangle', 0.25),
  /** It is the reader's turn. */
  turn: () => [0, 0.14, 0.28].forEach((at, step) => note(at, [220, 165, 294][step]!, [210, 160, 280][step]!, 0.3, 'triangle', 0.3)),
  /** Points. */
  points: () => [0, 0.1].forEach((at, step) => note(at, 660 + 220 * step, 670 + 225 * step, 0.35, 'sine', 0.15)),
  /** That cannot be done. */
  no: () => note(0, 130, 70, 0.22, 'square', 0.08),
}

/** Make a sound, if the reader wants any. */
export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  SOUNDS[sound]()
}
