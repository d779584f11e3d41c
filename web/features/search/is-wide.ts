import { useSyncExternalStore } from 'react'

const query = '(min-width: 64rem)'

// Room for a map beside the list. The server does not know, and keeps its place.
export function useIsWide() {
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}

function watch(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
