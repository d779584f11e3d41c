// What was typed and is not on the server yet. It stays in this browser, so that neither a reload nor
// a lost connection takes it away.
import { useState } from 'react'

export function readKept<Value>(key: string): Value | undefined {
  try {
    const saved = localStorage.getItem(key)
    return saved === null ? undefined : (JSON.parse(saved) as Value)
  } catch {
    return undefined
  }
}

export function keep(key: string, value: unknown) {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
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
