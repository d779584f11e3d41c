import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

// What a mailed link carries: after '#', which no server and no log ever sees, or in the query. It
// is taken out of the address bar at once. Undefined until the browser has looked.
export function useLinkToken(name: string) {
  const { hash, search } = useLocation()
  const [token, setToken] = useState<string | null>()

  useEffect(() => {
    const url = new URL(location.href)
    const fragment = new URLSearchParams(url.hash.slice(1))
    const found = fragment.get(name) ?? url.searchParams.get(name)
    setToken((before) => found ?? before ?? null)
    if (found === null) return
    url.hash = ''
    url.searchParams.delete(name)
    history.replaceState(history.state, '', url)
  }, [name, hash, search])
  return token
}
