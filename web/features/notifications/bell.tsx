import { Bell as BellIcon } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '#web/language.tsx'
import { notices } from '#web/texts/accounts/notifications.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useLiveNotifications, useNotifications } from './use-notifications.ts'

const fetchPanel = () => import('./bell-panel.tsx')
const BellPanel = lazy(async () => ({ default: (await fetchPanel()).BellPanel }))

const mostShown = 99

export function Bell({ userId }: { userId: string }) {
  const t = useText()
  const list = useNotifications()
  useLiveNotifications()
  useKeptPush(userId)
  const isPulsing = useArrivals(list.data)
  const [isOpen, setIsOpen] = useState(false)
  const count = list.data?.unreadCount ?? 0
  return (
    <>
      <Popover
        label={t(notices.title)}
        align="end"
        open={isOpen}
        onOpenChange={setIsOpen}
        className="w-[min(26rem,calc(100vw-1rem))] overflow-hidden"
        trigger={
          <IconButton
            label={count > 0 ? t(notices.bellUnread, { count }) : t(notices.bell)}
            onPointerEnter={fetchPanel}
            onFocus={fetchPanel}
          >
            {isPulsing && <Ring />}
            <BellIcon aria-hidden />
            {count > 0 && <Count count={count} />}
          </IconButton>
        }
      >
        <Suspense fallback={<RowSkeletons rows={4} />}>
          <BellPanel list={list} onLeave={() => setIsOpen(false)} />
        </Suspense>
      </Popover>
      <span role="status" className="sr-only">
        {isPulsing && t(notices.arrived)}
      </span>
    </>
  )
}

function useKeptPush(userId: string) {
  useEffect(() => {
    void import('./push.ts').then(({ keepPush }) => keepPush(userId)).catch(() => {})
  }, [userId])
}

// As long as the pulse (use-arrivals.ts).
function Ring() {
  return (
    <span
      aria-hidden
      data-pulse
      className="absolute inset-1 animate-ping rounded-full bg-primary/35 [animation-duration:1200ms]"
    />
  )
}

function Count({ count }: { count: number }) {
  return (
    <span
      aria-hidden
      className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-primary px-1 text-xs leading-none font-bold text-primary-foreground tabular-nums ring-2 ring-background"
    >
      {count > mostShown ? `${mostShown}+` : count}
    </span>
  )
}
