// Every notice one ever got, a page at a time, by type and by what is unread.
import { useInfiniteQuery } from '@tanstack/react-query'
import { BellRing, CheckCheck, ListFilter, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { NotificationType } from '#contract/accounts/notifications.ts'
import { keysOf } from '#contract/lists.ts'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { notices } from '#web/texts/accounts/notifications.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { chipClass } from '#web/ui/forms/chip.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { ShowMore } from '#web/ui/lists/show-more.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { NotificationRow } from './notification-row.tsx'
import { RowSkeletons } from './row-skeletons.tsx'
import { pagesKey, useReading } from './use-notifications.ts'
import { firstPage } from '#web/ui/lists/first-page.ts'

const pageSize = 25
const types = keysOf(notices.types)

export function NotificationList() {
  const filters = useFilters()
  const list = usePages(filters)
  return (
    <div className="space-y-4">
      <Head unreadCount={list.data?.pages[0]?.unreadCount} />
      <Filters />
      <Pages list={list} isFiltered={filters.type !== undefined || filters.unread !== undefined} />
    </div>
  )
}

function useFilters() {
  const [params] = useSearchParams()
  const type = types.find((each) => each === params.get('type'))
  return { type, unread: params.get('unread') === 'true' ? ('true' as const) : undefined }
}

type Filter = { type: NotificationType | undefined; unread: 'true' | undefined }
type PagesQuery = ReturnType<typeof usePages>

function usePages(filters: Filter) {
  return useInfiniteQuery({
    queryKey: [...pagesKey, filters],
    queryFn: ({ pageParam }) =>
      api.notifications.list.send({ ...filters, limit: pageSize, after: pageParam }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => (last.hasMore ? last.notifications.at(-1)?.id : undefined),
    refetchOnMount: 'always',
  })
}

function Head({ unreadCount }: { unreadCount: number | undefined }) {
  const t = useText()
  const { readAll } = useReading()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-muted-foreground tabular-nums" aria-live="polite">
        {unreadCount !== undefined && t(notices.unreadCount, { count: unreadCount })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" disabled={!unreadCount} onClick={() => void readAll()}>
          <CheckCheck aria-hidden />
          {t(notices.markAllRead)}
        </Button>
        <Button asChild variant="ghost" size="sm">
          <Link to="/settings?section=notifications">
            <SlidersHorizontal aria-hidden />
            {t(notices.preferences)}
          </Link>
        </Button>
      </div>
    </div>
  )
}

function Filters() {
  const t = useText()
  const { type, unread } = useFilters()
  return (
    <nav
      aria-label={t(notices.filters)}
      className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-2">
        <FilterChip param="unread" value="true" isOn={unread !== undefined}>
          <span aria-hidden className="size-2.5 rounded-full bg-current" />
          {t(notices.unread)}
        </FilterChip>
        {types.map((each) => (
          <FilterChip key={each} param="type" value={each} isOn={each === type}>
            {t(notices.types[each])}
          </FilterChip>
        ))}
      </ul>
    </nav>
  )
}

type FilterChipProps = { param: string; value: string; isOn: boolean; children: ReactNode }

// Kept in the address; pressing what is on takes it away.
function FilterChip({ param, value, isOn, children }: FilterChipProps) {
  const link = useSearchLink()
  return (
    <li>
      <Link
        to={link({ [param]: isOn ? null : value })}
        aria-current={isOn ? 'true' : undefined}
        preventScrollReset
        className={chipClass(isOn)}
      >
        {children}
      </Link>
    </li>
  )
}

function Pages({ list, isFiltered }: { list: PagesQuery; isFiltered: boolean }) {
  const t = useText()
  const { read } = useReading()
  const rows = list.data?.pages.flatMap(({ notifications }) => notifications)
  if (!rows) return list.isError ? <Failed list={list} /> : <Waiting />
  if (rows.length === 0) return <Nothing isFiltered={isFiltered} />
  return (
    <>
      <Card flush>
        <ul className="divide-y">
          {rows.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              isWhole
              onOpen={() => read(notification)}
            >
              {!notification.isRead && (
                <Button
                  variant="link"
                  size="sm"
                  className="relative! -ml-1"
                  aria-label={t(notices.markReadOf, { title: notification.title })}
                  onClick={() => read(notification)}
                >
                  {t(notices.markRead)}
                </Button>
              )}
            </NotificationRow>
          ))}
        </ul>
      </Card>
      <ShowMore pages={list} />
    </>
  )
}

function Failed({ list }: { list: PagesQuery }) {
  const { error, isFetching, refetch } = list
  return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
}

function Waiting() {
  return (
    <Card flush>
      <RowSkeletons rows={6} />
    </Card>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useText()
  const link = useSearchLink()
  if (!isFiltered)
    return <EmptyState icon={BellRing} title={t(notices.caughtUp)} text={t(notices.caughtUpText)} />
  return (
    <EmptyState
      icon={ListFilter}
      title={t(notices.nothingHere)}
      text={t(notices.nothingHereText)}
      action={t(notices.showAll)}
      to={link({ type: null, unread: null })}
    />
  )
}
