import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIsBrowser } from './is-browser.ts'

// What a mailed link carries: after '#', which no server and no log ever sees, or in the query. It
// is taken out of the address bar at once; the router still knows it until the page is left.
// Undefined until the browser has taken over.
export function useLinkToken(name: string) {
  const { hash, search } = useLocation()
  const token =
    new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name)

  useEffect(() => {
    if (token === null) return
    const url = new URL(location.href)
    url.hash = ''
    url.searchParams.delete(name)
    history.replaceState(history.state, '', url)
  }, [name, token])
  return useIsBrowser() ? token : undefined
}
