import { useSyncExternalStore } from 'react'

const never = () => () => {}

// False while the page is what the server drew, for what only a browser can know.
export function useIsBrowser() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
