import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarX, SearchX } from 'lucide-react'
import type { BookingLine } from '#contract/admin/bookings.ts'
import { api } from '#web/api.ts'
import { BookingState } from '#web/features/desk/booking-state.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { adminBookingWords as words } from '#web/texts/admin/bookings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { whenWords } from '#web/words/date-words.ts'
import { numberFormat } from '#web/words/formats.ts'
import { priceOf } from '#web/words/money.ts'
import { BookingFilters } from './booking-filters.tsx'
import { useAsked } from './use-asked.ts'

// Every booking, filtered by the address.
export function BookingLines() {
  const t = useText()
  const { asked, isFiltered } = useAsked()
  const query = useInfiniteQuery({
    queryKey: [...api.adminBookings.list.key(), asked],
    queryFn: ({ pageParam }) => api.adminBookings.list.send({ ...asked, after: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (last) => last,
  })
  return (
    <div className="space-y-4">
      <BookingFilters />
      <Loaded query={query} loading={<Waiting />}>
        {({ pages }) =>
          pages[0]?.rows.length === 0 ? (
            <Nothing isFiltered={isFiltered} />
          ) : (
            <div className={query.isPlaceholderData ? 'opacity-60' : undefined}>
              <Total total={pages[0]?.total} />
              <Card flush>
                <ul className="divide-y">
                  {pages.flatMap(({ rows }) =>
                    rows.map((line) => <Line key={line.id} line={line} />),
                  )}
                </ul>
              </Card>
              {query.hasNextPage && (
                <Button
                  className="mt-4"
                  variant="outline"
                  wide
                  busy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t(words.more)}
                </Button>
              )}
            </div>
          )
        }
      </Loaded>
    </div>
  )
}

function Waiting() {
  return (
    <div className="space-y-2">
      {Array.from({ length: 8 }, (_, key) => (
        <Skeleton key={key} className="h-18" />
      ))}
    </div>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useText()
  const link = useSearchLink()
  if (!isFiltered)
    return <EmptyState icon={CalendarX} title={t(words.emptyTitle)} text={t(words.emptyText)} />
  return (
    <EmptyState
      icon={SearchX}
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      action={t(words.clear)}
      to={link({ q: null, status: null, source: null, from: null, to: null })}
    />
  )
}

function Total({ total }: { total: { count: number; isMore: boolean } | undefined }) {
  const t = useText()
  const language = useLanguage()
  if (!total) return null
  const count = `${numberFormat(language).format(total.count)}${total.isMore ? '+' : ''}`
  return (
    <Hint className="mb-3">
      {total.count === 1 ? t(words.countOne) : t(words.count, { count })}
    </Hint>
  )
}

function Line({ line }: { line: BookingLine }) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('booking')
  return (
    <li>
      <button
        type="button"
        className="grid w-full gap-x-4 gap-y-1 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:grid-cols-[minmax(0,1fr)_auto] sm:px-5"
        onClick={() => open(line.id)}
      >
        <span className="min-w-0">
          <span className="block font-semibold break-words">
            {line.clientName}
            {line.isGuest && (
              <span className="font-normal text-muted-foreground"> · {t(words.guest)}</span>
            )}
          </span>
          <span className="block text-md break-words text-muted-foreground">
            {line.services} · {line.shopName}
          </span>
          <span className="block text-sm text-muted-foreground">
            {line.bookingNumber} · {whenWords(line.startsAt, line.timeZone, language)}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
          <BookingState status={line.status} />
          {line.isDisputed && <Badge tone="warning">{t(words.disputed)}</Badge>}
          <span className="tabular-nums">{priceOf(line.totalCents)}</span>
        </span>
      </button>
    </li>
  )
}
