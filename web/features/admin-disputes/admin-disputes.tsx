import { Scale } from 'lucide-react'
import { disputeKindNames, disputeReasonNames } from '#contract/admin/words/disputes.ts'
import { disputeKinds, disputeReasons } from '#contract/money/disputes/dispute-rules.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { useSaidFilters } from '#web/features/admin-list/filters.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { DisputeRow } from '#web/features/disputes/dispute-row.tsx'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { useProvider } from '#web/features/paying/use-provider.ts'
import { useText } from '#web/language.tsx'
import { deskWords as words } from '#web/texts/admin/disputes.ts'
import { Stat } from '#web/ui/charts/stat.tsx'
import { TabLinks } from '#web/ui/lists/tabs.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { CaseDrawer } from './case-drawer.tsx'
import { shows, useAsked } from './filters.ts'

// Disputes and chargebacks by their deadline.
export function AdminDisputes() {
  const t = useText()
  const asked = useAsked()
  const provider = useProvider()
  const queryKey = [...api.disputeDesk.list.key(), asked]
  return (
    <div className="space-y-4">
      <DemoNotice provider={provider} />
      <Shows />
      <Filters />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.disputeDesk.list.send({ ...asked, after })}
        label={t(words.title)}
        counted={{ one: words.countOne, many: words.count }}
        isSearchable
        isLive
        head={({ stats }) => <Numbers stats={stats} />}
        empty={() => <Nothing queryKey={queryKey} />}
      >
        {(line) => <DisputeRow line={line} side="admin" />}
      </AdminList>
      <CaseDrawer />
    </div>
  )
}

function Shows() {
  const t = useText()
  const link = useSearchLink()
  const { show } = useAsked()
  return (
    <TabLinks
      label={t(words.show)}
      tabs={shows.map((each) => ({
        to: link({ show: each === 'desk' ? null : each }),
        label: t(words[each]),
        isCurrent: each === show,
      }))}
    />
  )
}

function Filters() {
  const t = useText()
  const { reason, kind } = useAsked()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <FilterFold count={[reason, kind].filter(Boolean).length}>
        <div className="grid gap-3 sm:grid-cols-2">
          <ChoiceFilter
            name="reason"
            label={t(words.reason)}
            any={t(words.anyReason)}
            value={reason}
            choices={disputeReasons}
            nameOf={(each) => t(disputeReasonNames[each])}
          />
          <ChoiceFilter
            name="kind"
            label={t(words.kind)}
            any={t(words.anyKind)}
            value={kind}
            choices={disputeKinds}
            nameOf={(each) => t(disputeKindNames[each])}
          />
        </div>
      </FilterFold>
    </div>
  )
}

type NumbersProps = { stats: { desk: number; overdue: number; medianHours: number | null } }

function Numbers({ stats: { desk, overdue, medianHours } }: NumbersProps) {
  const t = useText()
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-3">
      <Stat label={t(words.deskCount)} value={String(desk)} />
      <Stat label={t(words.overdue)} value={String(overdue)} />
      <Stat
        label={t(words.median)}
        value={medianHours === null ? '–' : t(words.hours, { count: Math.round(medianHours) })}
        definition={t(words.medianText)}
      />
    </div>
  )
}

function Nothing({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useText()
  const asked = useAsked()
  const { q, reason, kind } = asked
  const filters = useSaidFilters(
    { q, reason, kind },
    {
      q: { label: words.search },
      reason: { label: words.reason, value: reason && disputeReasonNames[reason] },
      kind: { label: words.kind, value: kind && disputeKindNames[kind] },
    },
  )
  if (!q && !reason && !kind)
    return <EmptyState icon={Scale} title={t(words.emptyTitle)} text={t(words.emptyText)} />
  return (
    <NothingFound
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      queryKey={queryKey}
      filters={filters}
      countWithout={async (name) =>
        (await api.disputeDesk.list.send({ ...asked, [name]: undefined })).total
      }
    />
  )
}
