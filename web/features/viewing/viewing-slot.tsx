import { lazy, Suspense } from 'react'
import { useSession } from '#web/session.tsx'

const ViewingBanner = lazy(async () => ({
  default: (await import('./viewing-banner.tsx')).ViewingBanner,
}))

// Fetched when someone's account is seen: only administrators do.
export function ViewingSlot() {
  const { session } = useSession()
  return session?.viewing ? (
    <Suspense>
      <ViewingBanner session={session} viewing={session.viewing} />
    </Suspense>
  ) : null
}
