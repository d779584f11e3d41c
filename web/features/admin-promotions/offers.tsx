import { useQuery } from '@tanstack/react-query'
import { Plus, Tag } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { offerNames, statusNames } from '#contract/money/offer-names.ts'
import type { OffersState } from '#contract/money/platform-offers.ts'
import { barberKinds } from '#contract/money/price.ts'
import { promotionStatuses } from '#contract/money/promotions.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { FilterFold } from '#web/features/admin-list/filter-fold.tsx'
import { isFiltered, textIn, useSaidFilters } from '#web/features/admin-list/filters.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { platformOfferWords as words } from '#web/texts/money/platform-offers.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { SectionTitle } from '#web/ui/section-title.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Costs } from './costs.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { OfferDrawer } from './offer-drawer.tsx'
import { OfferLine } from './offer-line.tsx'

// The offers that Kempt pays for, filtered by the address.
export function Offers() {
  const t = useText()
  const query = useQuery(api.platformOffers.read.query())
  return (
    <Loaded query={query} loading={<Skeleton className="h-96" />}>
      {(state) => (
        <div className="space-y-6">
          {!state.isOn && <Notice tone="warning">{t(words.isOff)}</Notice>}
          <Costs state={state} />
          <List state={state} />
          <OfferDrawer state={state} />
        </div>
      )}
    </Loaded>
  )
}

// The filters in an address. What is not one is left out.
function filtersIn(params: URLSearchParams) {
  return {
    q: textIn(params),
    status: promotionStatuses.find((status) => status === params.get('status')),
    kind: barberKinds.find((kind) => kind === params.get('kind')),
  }
}

const useAsked = () => filtersIn(useSearchParams()[0])

const none = filtersIn(new URLSearchParams())
const builtIn = [{ name: statusNames.running, filters: { ...none, status: 'running' } }]

function List({ state }: { state: OffersState }) {
  const t = useText()
  const may = useMay()
  const asked = useAsked()
  const [isOpen, setIsOpen] = useState(false)
  const queryKey = [...api.platformOffers.list.key(), asked]
  const mayAdd = may('promotions.write') && state.isOn
  return (
    <section className="space-y-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="max-w-2xl">
          <SectionTitle>{t(words.list)}</SectionTitle>
          <Hint size="md">{t(words.listText)}</Hint>
        </div>
        {mayAdd && (
          <Button className="max-sm:w-full" onClick={() => setIsOpen(true)}>
            <Plus aria-hidden />
            {t(words.add)}
          </Button>
        )}
      </div>
      <ListViews list="platform-offers" builtIn={builtIn} read={filtersIn} />
      <Filters state={state} />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.platformOffers.list.send({ ...asked, after })}
        label={t(words.list)}
        counted={{ one: words.countOne, many: words.count }}
        file={{ name: 'platform-offers', filters: asked }}
        isSearchable
        empty={() =>
          isFiltered(asked) ? (
            <Nothing queryKey={queryKey} />
          ) : (
            <EmptyState icon={Tag} title={t(words.emptyTitle)} text={t(words.emptyText)} />
          )
        }
      >
        {(offer) => <OfferLine offer={offer} timeZone={state.timeZone} />}
      </AdminList>
      {isOpen && <OfferDialog state={state} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

function Nothing({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useText()
  const asked = useAsked()
  const filters = useSaidFilters(asked, {
    q: { label: words.search },
    status: { label: words.state, value: asked.status && statusNames[asked.status] },
    kind: { label: words.kind, value: asked.kind && offerNames[asked.kind] },
  })
  return (
    <NothingFound
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      queryKey={queryKey}
      filters={filters}
      countWithout={async (name) =>
        (await api.platformOffers.list.send({ ...asked, [name]: undefined })).total
      }
    />
  )
}

function Filters({ state }: { state: OffersState }) {
  const t = useText()
  const asked = useAsked()
  return (
    <div className="space-y-3">
      <ListSearch label={t(words.search)} />
      <FilterFold count={[asked.status, asked.kind].filter(Boolean).length}>
        <div className="grid grid-cols-2 gap-3">
          <ChoiceFilter
            name="status"
            label={t(words.state)}
            any={t(words.anyState)}
            value={asked.status}
            choices={promotionStatuses}
            nameOf={(status) => `${t(statusNames[status])} (${state.counts[status]})`}
          />
          <ChoiceFilter
            name="kind"
            label={t(words.kind)}
            any={t(words.anyKind)}
            value={asked.kind}
            choices={barberKinds}
            nameOf={(kind) => t(offerNames[kind])}
          />
        </div>
      </FilterFold>
    </div>
  )
}
