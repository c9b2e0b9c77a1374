// What browsers have and jsdom has not.

window.matchMedia ??= (query: string) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
Element.prototype.scrollIntoView ??= () => {}
