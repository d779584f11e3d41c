import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIsBrowser } from '#web/features/auth/is-browser.ts'

// The address a link brings along. It is taken out of the address bar at once, where others would
// see it; the router still knows it until the page is left. Empty until the browser has taken over.
export function useHandedEmail() {
  const { search } = useLocation()
  const email = new URLSearchParams(search).get('email') ?? ''

  useEffect(() => {
    const url = new URL(location.href)
    if (!url.searchParams.has('email')) return
    url.searchParams.delete('email')
    history.replaceState(history.state, '', url)
  }, [search])
  return useIsBrowser() ? email : ''
}
