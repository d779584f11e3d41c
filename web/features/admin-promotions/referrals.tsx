import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { flagReasonNames, referralStateNames } from '#contract/admin/words/values.ts'
import {
  referralStates,
  type ReferralLine,
  type ReferralProgram,
} from '#contract/money/referral-desk.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { isFiltered, textIn, useSaidFilters } from '#web/features/admin-list/filters.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { referralDeskWords as words } from '#web/texts/money/referral-desk.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Breakdown } from '#web/ui/charts/breakdown.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { useSearchLink } from '#web/ui/search-link.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { numberFormat } from '#web/words/formats.ts'
import { priceOf } from '#web/words/money.ts'
import { ownDay } from '#web/words/own-time.ts'
import { ReferralDrawer } from './referral-drawer.tsx'
import { ReferralStatus } from './referral-status.tsx'

// What the referral program brings and costs. Who is in it is for those who may see money.
export function Referrals() {
  const may = useMay()
  const query = useQuery(api.referralDesk.read.query())
  return (
    <div className="space-y-6">
      <Loaded query={query} loading={<Skeleton className="h-80" />}>
        {(program) => <Program program={program} />}
      </Loaded>
      {may('money.read') && (
        <>
          <List />
          <ReferralDrawer />
        </>
      )}
    </div>
  )
}

// From the link to the reward.
const steps = ['codes', 'opened', 'joined', 'booked', 'visited', 'rewarded'] as const

function Program({ program }: { program: ReferralProgram }) {
  const t = useText()
  const language = useLanguage()
  const link = useSearchLink()
  const may = useMay()
  const { bonusCents, rewardCents, flagged } = program
  const toFlagged = may('money.read') ? link({ state: 'flagged' }) : undefined
  return (
    <>
      <TitledCard title={t(words.funnel)}>
        <Breakdown
          label={t(words.funnel)}
          format={(value) => numberFormat(language).format(value)}
          data={steps.map((step) => ({
            label: t(words[step]),
            value: program[step],
          }))}
        />
      </TitledCard>
      <div className="grid gap-4 sm:grid-cols-3">
        <Stat label={t(words.bonus)} value={priceOf(bonusCents)} definition={t(words.bonusText)} />
        <Stat
          label={t(words.rewards)}
          value={priceOf(rewardCents)}
          definition={t(words.rewardsText)}
        />
        <Stat
          label={t(words.toDecide)}
          value={String(flagged)}
          definition={t(words.toDecideText)}
          to={toFlagged}
        />
      </div>
    </>
  )
}

function List() {
  const t = useText()
  const asked = useAsked()
  const queryKey = [...api.referralDesk.list.key(), asked]
  return (
    <section aria-label={t(words.list)} className="space-y-4">
      <ListViews list="referrals" all={null} builtIn={[]} read={filtersIn} />
      <ListSearch label={t(words.search)} />
      <FilterLinks
        label={t(words.state)}
        param="state"
        options={referralStates.map((each) => [each, t(referralStateNames[each])] as const)}
        without={t(words.all)}
      />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.referralDesk.list.send({ ...asked, after })}
        file={{ name: 'referrals', filters: asked }}
        label={t(words.list)}
        counted={{ one: words.countOne, many: words.count }}
        isSearchable
        empty={() => <Nothing queryKey={queryKey} />}
      >
        {(line) => <Line line={line} />}
      </AdminList>
    </section>
  )
}

// The filters in an address. What is not one is left out.
function filtersIn(params: URLSearchParams) {
  return {
    q: textIn(params),
    state: referralStates.find((each) => each === params.get('state')),
  }
}

const useAsked = () => filtersIn(useSearchParams()[0])

function Nothing({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useText()
  const asked = useAsked()
  const filters = useSaidFilters(asked, {
    q: { label: words.search },
    state: { label: words.state, value: asked.state && referralStateNames[asked.state] },
  })
  if (!isFiltered(asked))
    return <EmptyState icon={Users} title={t(words.emptyTitle)} text={t(words.emptyText)} />
  return (
    <NothingFound
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      queryKey={queryKey}
      filters={filters}
      countWithout={async (name) =>
        (await api.referralDesk.list.send({ ...asked, [name]: undefined })).total
      }
    />
  )
}

function Line({ line }: { line: ReferralLine }) {
  const t = useText()
  const language = useLanguage()
  const { open } = useOpened('referral')
  const { referee, referrer, flagReason, joinedAt } = line
  return (
    <button
      type="button"
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:px-5"
      onClick={() => open(line.id)}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">
          {t(words.pair, { friend: referee.name, referrer: referrer.name })}
        </span>
        <span className="block text-sm text-muted-foreground">
          {flagReason && `${t(flagReasonNames[flagReason])} · `}
          {t(words.joinedOn, { day: ownDay(joinedAt, language) })}
        </span>
      </span>
      <ReferralStatus state={line.state} />
    </button>
  )
}
