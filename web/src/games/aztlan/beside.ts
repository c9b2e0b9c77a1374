// Keeps a sheet beside a place of the drawing, inside the frame, whatever is zoomed or moved.

/** Where a sheet goes: below the place if there is room, else above it; on narrow frames across the foot. */
export function beside(sheet: HTMLElement, frame: HTMLElement, place: Element): void {
  const outer = frame.getBoundingClientRect()
  const at = place.getBoundingClientRect()
  const { width, height } = sheet.getBoundingClientRect()
  if (outer.width < 560) {
    const under = at.top + at.height / 2 - outer.top < outer.height / 2
    sheet.style.left = `${(outer.width - width) / 2}px`
    sheet.style.top = under ? `${outer.height - height - 4}px` : '4px'
    return
  }
  const left = at.left + at.width / 2 - outer.left - width / 2
  const below = at.bottom - outer.top - 6
  const top = below + height < outer.height ? below : at.top - outer.top - height + 6
  sheet.style.left = `${Math.min(Math.max(left, 4), outer.width - width - 4)}px`
  sheet.style.top = `${Math.min(Math.max(top, 4), outer.height - height - 4)}px`
}
