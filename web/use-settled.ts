import { useEffect, useState } from 'react'

const waitMs = 300

// A value that someone types, once they stop for a moment. Compared by its JSON, so it may be made anew
// with each drawing.
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const wait = setTimeout(
      () => setSettled((now) => (JSON.stringify(now) === JSON.stringify(value) ? now : value)),
      waitMs,
    )
    return () => clearTimeout(wait)
  }, [value])
  return settled
}
