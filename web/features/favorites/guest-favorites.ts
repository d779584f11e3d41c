// A guest's favorites live in the browser: barber ids, newest first, the same in every tab.
import { useMemo, useSyncExternalStore } from 'react'
import { guestFavoritesLimit } from '#contract/limits.ts'

const key = 'guestFavorites'
const nothing = '[]'
const watchers = new Set<() => void>()

export function useGuestFavorites() {
  const saved = useSyncExternalStore(watch, read, () => nothing)
  return useMemo(() => idsIn(saved), [saved])
}

export function guestFavorites() {
  return idsIn(read())
}

export type Refused = 'full' | 'closed'

export function addGuestFavorite(id: string): Refused | null {
  const others = guestFavorites().filter((each) => each !== id)
  return others.length >= guestFavoritesLimit ? 'full' : write([id, ...others])
}

export function removeGuestFavorites(ids: readonly string[]): Refused | null {
  return write(guestFavorites().filter((each) => !ids.includes(each)))
}

function read() {
  try {
    return localStorage.getItem(key) ?? nothing
  } catch {
    return nothing
  }
}

function write(ids: string[]): Refused | null {
  try {
    if (ids.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    return 'closed'
  }
  for (const watcher of watchers) watcher()
  return null
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

// Anyone can write into local storage, so only what looks like ours is read from it.
function idsIn(saved: string): string[] {
  try {
    const list: unknown = JSON.parse(saved)
    if (!Array.isArray(list)) return []
    const ids = list.filter((id): id is string => typeof id === 'string' && uuid.test(id))
    return [...new Set(ids)].slice(0, guestFavoritesLimit)
  } catch {
    return []
  }
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}
