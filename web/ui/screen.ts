// How much room there is. The server does not know, and thinks of a phone.
import { useCallback, useSyncExternalStore } from 'react'

// For several columns of a calendar beside each other.
export function useIsRoomy() {
  return useMedia('(min-width: 40rem)')
}

// For a list with something large beside it.
export function useIsWide() {
  return useMedia('(min-width: 64rem)')
}

function useMedia(query: string) {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}
