import { useEffect, useState } from 'react'

const tickMs = 15_000

// The time, kept running, so that what opens or closes with it does so on the screen too.
export function useNow() {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
