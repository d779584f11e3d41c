import type { UseQueryResult } from '@tanstack/react-query'
import { BellRing, CheckCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '#web/language.tsx'
import { useActiveRole } from '#web/session.tsx'
import { notices } from '#web/texts/accounts/notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { allNotificationsOf } from './all-notifications.ts'
import type { Listed } from './lists.ts'
import { NotificationRow } from './notification-row.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { useReading } from './use-notifications.ts'

type BellPanelProps = { list: UseQueryResult<Listed>; onLeave: () => void }

export function BellPanel({ list, onLeave }: BellPanelProps) {
  const t = useText()
  const { readAll } = useReading()
  const [role] = useActiveRole()
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b py-1.5 pr-2 pl-4">
        <SectionTitle>{t(notices.title)}</SectionTitle>
        <Button
          variant="link"
          size="sm"
          disabled={!list.data?.unreadCount}
          onClick={() => void readAll()}
        >
          <CheckCheck aria-hidden />
          {t(notices.markAllRead)}
        </Button>
      </div>
      <div className="max-h-[min(28rem,65dvh)] overflow-y-auto overscroll-contain">
        <Rows list={list} onLeave={onLeave} />
      </div>
      <Link
        to={allNotificationsOf(role)}
        onClick={onLeave}
        className="flex min-h-control items-center justify-center border-t text-md font-semibold text-primary hover:bg-muted"
      >
        {t(notices.seeAll)}
      </Link>
    </>
  )
}

function Rows({ list, onLeave }: BellPanelProps) {
  const t = useText()
  const { read } = useReading()
  if (list.data && list.data.notifications.length > 0)
    return (
      <ul className="divide-y">
        {list.data.notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            onOpen={() => {
              read(notification)
              onLeave()
            }}
          />
        ))}
      </ul>
    )
  if (list.data)
    return (
      <div className="p-4">
        <EmptyState icon={BellRing} title={t(notices.caughtUp)} text={t(notices.caughtUpText)} />
      </div>
    )
  if (list.isError)
    return (
      <div className="p-4">
        <ErrorState
          error={list.error}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      </div>
    )
  return <RowSkeletons rows={4} />
}
