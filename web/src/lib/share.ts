/**
 * The new value, with every part of the old one that has not changed. The server sends whole positions; what is the
 * same in two of them is then the same object, and nothing that depends on it is drawn again.
 */
export function share<T>(old: unknown, fresh: T): T {
  if (old === fresh) return fresh
  if (Array.isArray(old) && Array.isArray(fresh)) {
    const parts = fresh.map((part, at) => share(old[at], part))
    return (old.length === parts.length && parts.every((part, at) => part === old[at]) ? old : parts) as T
  }
  if (!isRecord(old) || !isRecord(fresh)) return fresh
  const parts = Object.entries(fresh).map(([name, part]) => [name, share(old[name], part)] as const)
  const same = Object.keys(old).length === parts.length && parts.every(([name, part]) => name in old && part === old[name])
  return (same ? old : Object.fromEntries(parts)) as T
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
