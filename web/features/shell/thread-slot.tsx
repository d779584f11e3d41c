// A conversation over any page, by the address. Its script is fetched with the first one.
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useIsWide } from '#web/ui/screen.ts'

const ThreadSheet = lazy(async () => ({
  default: (await import('#web/features/messages/thread-sheet.tsx')).ThreadSheet,
}))

const never = () => () => {}

export function ThreadSlot() {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const isWide = useIsWide()
  // The server draws the page below it only.
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  // There it stands beside the list.
  const isBeside = pathname === '/messages' && isWide
  if (!isBrowser || !params.has('thread') || isBeside) return null
  return (
    <Suspense>
      <ThreadSheet />
    </Suspense>
  )
}
