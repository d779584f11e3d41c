// The queues of barbers and what waits in them. The address says which queue and which barber.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { promisedHours } from '#contract/accounts/approvals.ts'
import type { Answer } from '#contract/call.ts'
import type { approvals } from '#contract/accounts/approvals.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { useSaidFilters } from '#web/features/admin-list/filters.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { QueueClear } from '#web/features/admin-list/queue-clear.tsx'
import { BulkReport } from '#web/features/bulk-runs/bulk-report.tsx'
import { LatestRun } from '#web/features/bulk-runs/latest-run.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { barbersWords as words, queueNames } from '#web/texts/admin/barbers.ts'
import { Hint } from '#web/ui/hint.tsx'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { BarberDrawer } from './barber-drawer.tsx'
import { BarberRow } from './barber-row.tsx'
import {
  filtersIn,
  queues,
  refreshBarbers,
  useAsked,
  useLiveBarbers,
  type QueueName,
} from './use-barbers.ts'

type Found = Answer<typeof approvals.list>

export function AdminBarbers() {
  const { queue, q } = useAsked()
  const t = useText()
  const may = useMay()
  const queries = useQueryClient()
  useLiveBarbers()
  const asked = { show: queue.show, q }
  const queryKey = [...api.approvals.list.key(), asked]
  return (
    <div className="space-y-5">
      <Counts />
      <ListViews list="barbers" all={null} builtIn={[]} read={filtersIn} />
      <ListSearch label={t(words.search)} />
      {may('barbers.suspend') && <LatestRun action="cancel-bookings" />}
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.approvals.list.send({ ...asked, after })}
        file={{ name: 'barbers', filters: asked }}
        label={t(words.list)}
        counted={{ one: words.countOne, many: words.count }}
        isSearchable
        head={({ pace }) => <Pace pace={pace} />}
        empty={({ lastAt }) => <Nobody queryKey={queryKey} lastAt={lastAt} />}
      >
        {(item) => <BarberRow item={item} />}
      </AdminList>
      <BarberDrawer />
      <BulkReport onFinished={() => void refreshBarbers(queries)} />
    </div>
  )
}

// The queues with how many are in each, whatever is searched for.
function Counts() {
  const { queue } = useAsked()
  const { data } = useQuery({
    ...api.approvals.list.query({ show: 'waiting' }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return <Queues counts={data?.counts} current={queue.name} />
}

type QueuesProps = { counts: Found['counts'] | undefined; current: QueueName }

function Queues({ counts, current }: QueuesProps) {
  const t = useText()
  const link = useSearchLink()
  return (
    <TabLinks
      label={t(words.queues)}
      tabs={queues.map(({ name }) => ({
        to: link({ show: name, barber: null }),
        label: t(queueNames[name]),
        count: counts?.[name],
        isCurrent: name === current,
      }))}
    />
  )
}

function Pace({ pace }: Pick<Found, 'pace'>) {
  const { decided, inTime, medianHours, oldestHours } = pace
  const t = useText()
  const promised = promisedHours
  return (
    <Hint size="md" className="mb-4">
      {medianHours === null
        ? t(words.noPace, { promised })
        : t(words.pace, { promised, decided, inTime, median: Math.ceil(medianHours) })}
      {oldestHours !== null && ` ${t(words.oldest, { hours: oldestHours })}`}
    </Hint>
  )
}

type NobodyProps = { queryKey: readonly unknown[]; lastAt: string | null }

// Queues that someone empties; the others only hold what was decided.
const workedOn: readonly QueueName[] = ['waiting', 'changes', 'expiring']

function Nobody({ queryKey, lastAt }: NobodyProps) {
  const t = useText()
  const link = useSearchLink()
  const { queue, q } = useAsked()
  const filters = useSaidFilters({ q }, { q: { label: words.search } })
  const elsewhere = useElsewhere(q)
  const [first] = elsewhere
  if (first) {
    const said = elsewhere.map(({ name, count }) => `${t(queueNames[name])} (${count})`)
    return (
      <EmptyState
        icon={Users}
        title={t(words.noneNamed)}
        text={t(words.elsewhere, { queues: said.join(', ') })}
        action={t(words.showQueue, { queue: t(queueNames[first.name]) })}
        to={link({ show: first.name, barber: null })}
      />
    )
  }
  if (q !== undefined)
    return (
      <NothingFound
        title={t(words.noneNamed)}
        text={t(words.noneNamedText)}
        queryKey={queryKey}
        filters={filters}
        countWithout={async () => (await api.approvals.list.send({ show: queue.show })).total}
      />
    )
  if (workedOn.includes(queue.name)) return <QueueClear text={t(words.clearText)} lastAt={lastAt} />
  return (
    <EmptyState
      icon={Users}
      title={t(words.nobody)}
      text={t(words.nobodyText)}
      action={t(words.toWaiting)}
      to={link({ show: 'waiting', barber: null })}
    />
  )
}

// The queues in which this name is found.
function useElsewhere(q: string | undefined) {
  const { data } = useQuery({
    queryKey: [...api.approvals.list.key(), 'elsewhere', q],
    queryFn: () =>
      Promise.all(
        queues.map(async ({ name, show }) => ({
          name,
          count: (await api.approvals.list.send({ show, q })).total.count,
        })),
      ),
    enabled: q !== undefined,
  })
  return (data ?? []).filter(({ count }) => count > 0)
}
