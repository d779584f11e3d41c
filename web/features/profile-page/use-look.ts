import { useEffect } from 'react'
import { api } from '#web/api.ts'
import { isFoundHere } from './came-from.ts'

const patienceMs = 5000

// Tells that somebody looked at the page, when it has nothing better to do. Whoever leaves before
// that was hardly here.
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
