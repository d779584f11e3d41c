import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { isFoundHere } from './came-from.ts'

const patienceMs = 5000

// Counts a page view when the browser is idle. A visitor who leaves before that is not counted.
export function useLook(profileId: string) {
  useEffect(() => {
    const isFound = isFoundHere(profileId)
    // A count that gets lost is no reason to disturb anyone.
    const tell = () => void api.pageViews.look.send({ profileId, isFound }).catch(() => {})
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(tell, patienceMs)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(tell, { timeout: patienceMs })
    return () => cancelIdleCallback(idle)
  }, [profileId])
}
