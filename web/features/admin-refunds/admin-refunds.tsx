import { Undo2 } from 'lucide-react'
import { chargedNames, refundCauseNames, refundStateNames } from '#contract/admin/words/refunds.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { isFiltered, useSaidFilters } from '#web/features/admin-list/filters.ts'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { DemoNotice } from '#web/features/paying/demo-notice.tsx'
import { useProvider } from '#web/features/paying/use-provider.ts'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { refundWords as words } from '#web/texts/money/refunds.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { filtersIn, useAsked } from './filters.ts'
import { FindAndGive } from './find-and-give.tsx'
import { RefundDrawer } from './refund-drawer.tsx'
import { RefundFilters } from './refund-filters.tsx'
import { RefundRow } from './refund-row.tsx'
import { Share } from './share.tsx'
import { Sums } from './sums.tsx'

// Every refund, filtered by the address, with what the filtered ones sum up to.
export function AdminRefunds() {
  const t = useText()
  const may = useMay()
  const asked = useAsked()
  const provider = useProvider()
  const queryKey = [...api.refunds.list.key(), asked]
  return (
    <div className="space-y-4">
      <DemoNotice provider={provider} />
      {may('refunds.small') && <FindAndGive />}
      <Share />
      <ListViews list="refunds" builtIn={builtIn} read={filtersIn} />
      <RefundFilters />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.refunds.list.send({ ...asked, after })}
        label={t(words.list)}
        counted={{ one: words.countOne, many: words.count }}
        file={{ name: 'refunds', filters: asked }}
        isSearchable
        head={({ sums }) => <Sums sums={sums} />}
        empty={() => <Nothing queryKey={queryKey} />}
      >
        {(line) => <RefundRow line={line} />}
      </AdminList>
      <RefundDrawer />
    </div>
  )
}

const none = filtersIn(new URLSearchParams())
const builtIn = [
  { name: refundStateNames.waiting, filters: { ...none, state: 'waiting' } },
  { name: refundStateNames.failed, filters: { ...none, state: 'failed' } },
]

function Nothing({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useText()
  const asked = useAsked()
  const { state, cause, chargedTo } = asked
  const filters = useSaidFilters(asked, {
    q: { label: words.search },
    state: { label: words.state, value: state && refundStateNames[state] },
    cause: { label: words.cause, value: cause && refundCauseNames[cause] },
    chargedTo: { label: words.chargedTo, value: chargedTo && chargedNames[chargedTo] },
    from: { label: words.from },
    to: { label: words.to },
  })
  if (!isFiltered(asked))
    return <EmptyState icon={Undo2} title={t(words.emptyTitle)} text={t(words.emptyText)} />
  return (
    <NothingFound
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      queryKey={queryKey}
      filters={filters}
      countWithout={async (name) =>
        (await api.refunds.list.send({ ...asked, [name]: undefined })).total
      }
    />
  )
}
