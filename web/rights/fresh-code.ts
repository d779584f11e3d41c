// Asks for a new second-factor code above whatever is open. web/features/fresh-code draws the
// dialog; calls that are refused at the same time share it.
import { useSyncExternalStore } from 'react'

type Asked = { promise: Promise<boolean>; answer: (isGiven: boolean) => void }

let asked: Asked | null = null
const watchers = new Set<() => void>()

// Whether the code was given. False where nothing can ask, such as before the page is alive.
export function askForCode(): Promise<boolean> {
  if (watchers.size === 0) return Promise.resolve(false)
  if (asked === null) {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    asked = { promise, answer: resolve }
    tell()
  }
  return asked.promise
}

export function answerCode(isGiven: boolean) {
  asked?.answer(isGiven)
  asked = null
  tell()
}

export function useAskedForCode() {
  return useSyncExternalStore(
    watch,
    () => asked !== null,
    () => false,
  )
}

function tell() {
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
