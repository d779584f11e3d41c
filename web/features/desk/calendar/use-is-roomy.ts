import { useSyncExternalStore } from 'react'

const query = '(min-width: 40rem)'

// Room for several columns beside each other. The server does not know, and thinks of a phone.
export function useIsRoomy() {
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
