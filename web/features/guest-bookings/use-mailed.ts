import { useEffect, useMemo } from 'react'
import { useIsBrowser } from '#web/features/auth/is-browser.ts'
import { useLinkToken } from '#web/features/auth/link-token.ts'
import { keep, readKept } from '#web/kept.ts'

export type Mailed = { id: string; link: string }

const key = 'kempt-mailed-booking'
const place = 'sessionStorage'

// The booking that the link in a mail opens. The address bar forgets it at once, this tab does not.
export function useMailed() {
  const isBrowser = useIsBrowser()
  const id = useLinkToken('booking')
  const link = useLinkToken('link')
  const mailed = useMemo(() => {
    if (!isBrowser) return null
    return id && link ? { id, link } : (readKept<Mailed>(key, place) ?? null)
  }, [isBrowser, id, link])
  useEffect(() => {
    if (mailed) keep(key, mailed, place)
  }, [mailed])
  return mailed
}

// A link that opens nothing is not worth keeping.
export function forgetMailed() {
  keep(key, undefined, place)
}
