import { Percent, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ruleStateNames, sourceTexts } from '#contract/admin/words/states.ts'
import { chargedSources } from '#contract/money/commission.ts'
import {
  ruleStates,
  type CommissionRuleRow,
  type CommissionState,
} from '#contract/money/commission-rules.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { useSaidFilters } from '#web/features/admin-list/filters.ts'
import { NothingFound } from '#web/features/admin-list/nothing-found.tsx'
import { ListViews } from '#web/features/saved-views/list-views.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { commissionWords as words } from '#web/texts/money/commission.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { shopDate } from '#web/words/shop-time.ts'
import { useRuleDays } from './rule-days.ts'
import { RuleDialog } from './rule-dialog.tsx'

type RulesProps = { commission: CommissionState }

export function Rules({ commission }: RulesProps) {
  const t = useText()
  const asked = useAsked()
  const queryKey = [...api.commissionRules.list.key(), asked]
  return (
    <div className="space-y-6">
      <Default commission={commission} />
      <ListViews list="commission-rules" all={null} builtIn={[]} read={filtersIn} />
      <FilterLinks
        label={t(words.state)}
        param="state"
        options={ruleStates.map((each) => {
          const count = commission.counts[each]
          return [each, t(words.stateCount, { state: t(ruleStateNames[each]), count })] as const
        })}
      />
      <AdminList
        queryKey={queryKey}
        fetchPage={(after) => api.commissionRules.list.send({ ...asked, after })}
        label={t(words.list)}
        counted={{ one: words.countOne, many: words.count }}
        file={{ name: 'commission-rules', filters: asked }}
        empty={() =>
          asked.state === undefined ? (
            <EmptyState icon={Percent} title={t(words.emptyTitle)} text={t(words.emptyText)} />
          ) : (
            <Nothing queryKey={queryKey} />
          )
        }
      >
        {(rule) => <Row rule={rule} timeZone={commission.timeZone} />}
      </AdminList>
    </div>
  )
}

// The filters in an address. What is not one is left out.
function filtersIn(params: URLSearchParams) {
  return { state: ruleStates.find((each) => each === params.get('state')) }
}

const useAsked = () => filtersIn(useSearchParams()[0])

function Nothing({ queryKey }: { queryKey: readonly unknown[] }) {
  const t = useText()
  const { state } = useAsked()
  const value = state && ruleStateNames[state]
  return (
    <NothingFound
      title={t(words.noneTitle)}
      text={t(words.noneText)}
      queryKey={queryKey}
      filters={useSaidFilters({ state }, { state: { label: words.state, value } })}
      countWithout={async () => (await api.commissionRules.list.send({})).total}
    />
  )
}

function Default({ commission }: RulesProps) {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  const [isOpen, setIsOpen] = useState(false)
  const { percents, coming, timeZone } = commission
  return (
    <TitledCard title={t(words.default)} text={t(words.defaultText)}>
      <dl className="grid gap-4 sm:grid-cols-3">
        {chargedSources.map((source) => (
          <div key={source} className="rounded-md bg-muted p-4">
            <dt className="text-sm text-muted-foreground">{t(sourceTexts[source])}</dt>
            <dd className="display mt-1 text-4xl tabular-nums">
              {t(words.percent, { percent: percents[source] })}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <Hint size="md">
          {coming.length === 0
            ? t(words.noneComing)
            : coming
                .map(({ source, percent, at }) =>
                  t(words.coming, {
                    source: t(sourceTexts[source]),
                    percent,
                    day: shopDate(at, timeZone, language),
                  }),
                )
                .join(' · ')}
        </Hint>
        {may('commission.write') && (
          <Button className="max-sm:w-full" onClick={() => setIsOpen(true)}>
            <Plus aria-hidden />
            {t(words.add)}
          </Button>
        )}
      </div>
      {isOpen && <RuleDialog commission={commission} onClose={() => setIsOpen(false)} />}
    </TitledCard>
  )
}

const tones = { running: 'success', planned: 'info', ended: 'neutral' } as const

function Row({ rule, timeZone }: { rule: CommissionRuleRow; timeZone: string }) {
  const t = useText()
  const days = useRuleDays(timeZone)
  const { open } = useOpened('rule')
  return (
    <button
      type="button"
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-4 py-3.5 text-left -outline-offset-2 hover:bg-muted sm:px-5"
      onClick={() => open(rule.id)}
    >
      <span className="min-w-0">
        <span className="block font-semibold break-words">
          {rule.barber?.shopName ?? t(words.everyone)}
        </span>
        <span className="block text-md break-words text-muted-foreground">
          {t(rule.source === null ? words.allSources : sourceTexts[rule.source])}
        </span>
        <span className="block text-sm text-muted-foreground">{days(rule)}</span>
      </span>
      <span className="flex flex-col items-end gap-2">
        <span className="text-lg font-bold tabular-nums">
          {t(words.percent, { percent: rule.percent })}
        </span>
        <Badge tone={tones[rule.state]} dot>
          {t(ruleStateNames[rule.state])}
        </Badge>
      </span>
    </button>
  )
}
