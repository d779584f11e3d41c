// The notification bell's place in the top bar, for signed-in people. Its script is fetched once
// someone is; until then an empty bell keeps the place.
import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSession } from '#web/session.tsx'

const Bell = lazy(async () => ({
  default: (await import('#web/features/notifications/bell.tsx')).Bell,
}))

export function BellSlot() {
  const { session } = useSession()
  if (!session) return null
  const { id } = session.user
  // Another person has another bell.
  return (
    <Suspense fallback={<Place />}>
      <Bell key={id} userId={id} />
    </Suspense>
  )
}

function Place() {
  return (
    <span aria-hidden className="grid size-control place-items-center text-muted-foreground">
      <BellIcon className="size-4.5" />
    </span>
  )
}
