// How much room there is.

const narrow = matchMedia('(max-width: 62rem)')
let is = $state(narrow.matches)
narrow.addEventListener('change', () => (is = narrow.matches))

/** Whether everything stands below each other, as on a phone. */
export function isNarrow(): boolean {
  return is
}
