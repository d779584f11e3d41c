// What was typed and is not on the server yet. It stays in this browser, so that neither a reload nor
// a lost connection takes it away. What a guest says of themselves stays in this tab alone.
import { useState } from 'react'

type Place = 'localStorage' | 'sessionStorage'

export function readKept<Value>(key: string, place: Place = 'localStorage'): Value | undefined {
  try {
    const saved = globalThis[place].getItem(key)
    return saved === null ? undefined : JSON.parse(saved)
  } catch {
    return undefined
  }
}

export function keep(key: string, value: unknown, place: Place = 'localStorage') {
  try {
    if (value === undefined) globalThis[place].removeItem(key)
    else globalThis[place].setItem(key, JSON.stringify(value))
  } catch {
    // Storage may be closed to us; then it lives as long as this tab.
  }
}

// A state that is kept under this name, or without one an ordinary state.
export function useKept<Value>(key: string | undefined) {
  const [value, setValue] = useState(() => (key === undefined ? undefined : readKept<Value>(key)))
  function set(next: Value | undefined) {
    if (key !== undefined) keep(key, next)
    setValue(() => next)
  }
  return [value, set] as const
}
