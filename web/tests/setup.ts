// What browsers have and jsdom has not; and every file begins with an English reader and an empty memory.

import { beforeAll } from 'vitest'
import { seatReader } from '../src/lib/text.svelte'

window.matchMedia ??= (query: string) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
Element.prototype.scrollIntoView ??= () => {}

beforeAll(() => {
  localStorage.clear() // `startTexts` speaks English again
  seatReader()
})
