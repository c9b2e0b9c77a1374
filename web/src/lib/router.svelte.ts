// Which page is shown. Links are plain <a href>; a click on one of ours changes the page without loading it anew.

export interface Place {
  path: string
  search: URLSearchParams
  hash: string
}

function read(): Place {
  return {
    path: location.pathname,
    search: new URLSearchParams(location.search),
    hash: decodeURIComponent(location.hash.slice(1)),
  }
}

let here = $state.raw(read())

export function route(): Place {
  return here
}

/** Show another page. */
export function go(path: string): void {
  history.pushState(null, '', path)
  here = read()
  if (!here.hash) window.scrollTo(0, 0)
}

/** Change the address without a new page: for what can be linked to but is no step of the way back. */
export function rename(path: string): void {
  history.replaceState(null, '', path)
  here = read()
}

/** Answer with the parts of a path that fits a pattern like `/table/:id`. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = path.replace(/(.)\/$/, '$1').split('/')
  if (wanted.length !== given.length) return null
  const found: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    if (part.startsWith(':')) found[part.slice(1)] = decodeURIComponent(given[at]!)
    else if (part !== given[at]) return null
  }
  return found
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest?.('a')
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}

/** Begin to follow links and the buttons of the browser. */
export function startRouter(): void {
  document.addEventListener('click', follow)
  window.addEventListener('popstate', () => (here = read()))
}
