import { useEffect, useState } from 'react'

// The value once it has stood still, so that a server is not asked at every key.
export function useLater<Value>(value: Value, pauseMs: number) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
