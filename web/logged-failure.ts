import { useEffect } from 'react'

// For what fails without the visitor being told: something built in stands in for it.
export function useLoggedFailure(what: string, error: unknown) {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the browser's console is the only log a page has
    if (error) console.error(what, error)
  }, [what, error])
}
