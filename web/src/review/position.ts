// Positions in links: packed, so that they fit behind an address.

export type Position = Record<string, unknown>

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
}

/** Write a position for a link. */
export async function packed(position: Position): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream('deflate-raw'))
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Read a position from a link; null if it is none. */
export async function unpacked(code: string): Promise<Position | null> {
  try {
    const text = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = await through(Uint8Array.from(text, (letter) => letter.charCodeAt(0)), new DecompressionStream('deflate-raw'))
    const found: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Position) : null
  } catch {
    return null
  }
}
