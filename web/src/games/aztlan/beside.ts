// Keeps a sheet beside a place of the drawing, inside the frame, whatever is zoomed or moved.

const GAP = 4
const NARROW = 560 // pixels

/** Where a sheet goes: below the place, or above it if there is no room; on narrow frames below, even beyond the foot. */
export function beside(sheet: HTMLElement, frame: HTMLElement, place: Element): void {
  const outer = frame.getBoundingClientRect()
  const at = place.getBoundingClientRect()
  const { width, height } = sheet.getBoundingClientRect()
  const left = at.left + at.width / 2 - outer.left - width / 2
  const below = at.bottom - outer.top + GAP
  const above = Math.max(at.top - outer.top - height - GAP, GAP)
  const top = below + height < outer.height || outer.width < NARROW ? below : above
  sheet.style.left = `${Math.min(Math.max(left, GAP), outer.width - width - GAP)}px`
  sheet.style.top = `${top}px`
}
