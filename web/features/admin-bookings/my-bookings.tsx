import { CalendarPlus, ListTodo, UserX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { myBookingViews, type MyBooking, type MyBookingView } from '#contract/admin/follow-ups.ts'
import { myViewNames } from '#contract/admin/words/values.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { textIn, useSaidFilters } from '#web/features/admin-list/filters.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { QueueClear } from '#web/features/admin-list/queue-clear.tsx'
import { BulkReport } from '#web/features/bulk-runs/bulk-report.tsx'
import { LatestRun } from '#web/features/bulk-runs/latest-run.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useText } from '#web/language.tsx'
import { followUpWords, myBookingWords as words } from '#web/texts/admin/booking-case.ts'
import { adminBookingWords } from '#web/texts/admin/bookings.ts'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { BookingDrawer } from './booking-drawer.tsx'
import { BookingRow } from './booking-row.tsx'
import { DueBadge } from './due-badge.tsx'
import { FinishMany } from './follow-ups/finish-many.tsx'
import { useRefresh } from './use-refresh.ts'

const tab = '/admin/dashboard?tab=my-bookings'
const icons = {
  assigned: <ListTodo aria-hidden />,
  nobody: <UserX aria-hidden />,
  made: <CalendarPlus aria-hidden />,
}

// Bookings this administrator follows up, those that nobody does anymore, and those they made for
// callers.
export function MyBookings() {
  const t = useText()
  const refresh = useRefresh()
  const asked = useAsked()
  const { view = 'assigned' } = asked
  const queryKey = [...api.followUps.mine.key(), asked]
  return (
    <>
      <TabLinks
        label={t(words.views)}
        tabs={myBookingViews.map((each) => ({
          to: each === 'assigned' ? tab : `${tab}&view=${each}`,
          label: t(myViewNames[each]),
          icon: icons[each],
          isCurrent: view === each,
        }))}
      />
      <div className="space-y-4 pt-6">
        <ListViews list="my-bookings" all={null} builtIn={[]} read={filtersIn} />
        <ListSearch label={t(adminBookingWords.searchAbout)} />
        {view === 'assigned' && <LatestRun action="finish-follow-up" />}
        <AdminList
          queryKey={queryKey}
          fetchPage={(after) => api.followUps.mine.send({ ...asked, after })}
          file={{ name: 'my-bookings', filters: asked }}
          counted={{ one: adminBookingWords.countOne, many: adminBookingWords.count }}
          bulk={
            view === 'assigned'
              ? {
                  idOf: (line: MyBooking) => line.followUp?.id ?? null,
                  nameOf: (line) => `${line.bookingNumber}, ${line.clientName}`,
                  action: (chosen) => <FinishMany chosen={chosen} />,
                }
              : undefined
          }
          isSearchable
          isLive
          empty={({ lastAt }) =>
            asked.q === undefined ? (
              <Nothing view={view} lastAt={lastAt} />
            ) : (
              <NotFound queryKey={queryKey} />
            )
          }
        >
          {(line) => (
            <BookingRow line={line}>
              {line.followUp && <Task followUp={line.followUp} />}
            </BookingRow>
          )}
        </AdminList>
      </div>
      <BookingDrawer />
      <BulkReport onFinished={() => void refresh()} />
    </>
  )
}

// The filters in an address. The first view is the one without a name in it.
function filtersIn(params: URLSearchParams) {
  return {
    q: textIn(params),
    view: namedViews.find((each) => each === params.get('view')),
  }
}

const namedViews = ['nobody', 'made'] as const
const useAsked = () => filtersIn(useSearchParams()[0])

function NotFound({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useText()
  const asked = useAsked()
  const filters = useSaidFilters(asked, {
    q: { label: adminBookingWords.searchAbout },
    view: { label: words.view, value: asked.view && myViewNames[asked.view] },
  })
  return (
    <NothingFound
      title={t(adminBookingWords.noneTitle)}
      text={t(adminBookingWords.noneAboutText)}
      queryKey={queryKey}
      filters={filters}
      countWithout={async (name) =>
        (await api.followUps.mine.send({ ...asked, [name]: undefined })).total
      }
    />
  )
}

type NothingProps = { view: MyBookingView; lastAt: string | null }

function Nothing({ view, lastAt }: NothingProps) {
  const t = useText()
  if (view === 'assigned') return <QueueClear text={t(words.assignedEmptyText)} lastAt={lastAt} />
  if (view === 'nobody') return <QueueClear text={t(words.nobodyEmptyText)} lastAt={lastAt} />
  return (
    <EmptyState
      icon={CalendarPlus}
      title={t(words.madeEmpty)}
      text={t(words.madeEmptyText)}
      action={t(words.book)}
      to="/admin/dashboard?tab=book-appointment"
    />
  )
}

function Task({ followUp }: { followUp: NonNullable<MyBooking['followUp']> }) {
  const t = useText()
  const { note, by, dueOn } = followUp
  return (
    <span className="mt-1.5 block border-l-2 border-primary pl-2.5 text-md">
      <span className="block break-words">{note}</span>
      <span className="flex flex-wrap items-center gap-2 text-sm text-muted-foreground">
        {t(followUpWords.by, { name: by })}
        {dueOn && <DueBadge day={dueOn} />}
      </span>
    </span>
  )
}
