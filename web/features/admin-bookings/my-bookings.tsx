import { CalendarPlus, ListTodo, UserX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { myBookingViews, type MyBooking, type MyBookingView } from '#contract/admin/follow-ups.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { QueueClear } from '#web/features/admin-list/queue-clear.tsx'
import { BulkReport } from '#web/features/bulk-runs/bulk-report.tsx'
import { LatestRun } from '#web/features/bulk-runs/latest-run.tsx'
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
  const asked = useSearchParams()[0].get('view')
  const view = myBookingViews.find((each) => each === asked) ?? 'assigned'
  return (
    <>
      <TabLinks
        label={t(words.views)}
        tabs={myBookingViews.map((each) => ({
          to: each === 'assigned' ? tab : `${tab}&view=${each}`,
          label: t(words[each]),
          icon: icons[each],
          isCurrent: view === each,
        }))}
      />
      <div className="space-y-4 pt-6">
        {view === 'assigned' && <LatestRun action="finish-follow-up" />}
        <AdminList
          queryKey={[...api.followUps.mine.key(), view]}
          fetchPage={(after) => api.followUps.mine.send({ view, after })}
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
          isLive
          empty={({ lastAt }) => <Nothing view={view} lastAt={lastAt} />}
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
