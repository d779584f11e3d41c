// Every payout, and another try for those that came back.
import { Landmark } from 'lucide-react'
import { payoutStateNames } from '#contract/admin/words/payouts.ts'
import { payoutStates } from '#contract/money/payouts.ts'
import type { TransferLine } from '#contract/money/transfers.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { isFiltered } from '#web/features/admin-list/filters.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { failureTexts } from '#web/texts/money/payouts.ts'
import { orderWords, transferWords as words } from '#web/texts/money/transfers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { useNow } from '#web/use-now.ts'
import { sumOf } from '#web/words/money.ts'
import { recentTime } from '#web/words/own-time.ts'
import { useAskedPayouts } from './filters.ts'
import { OrderButton } from './order-button.tsx'

export function PayoutLog() {
  const t = useText()
  const asked = useAskedPayouts()
  const isAny = isFiltered(asked)
  return (
    <div className="space-y-4">
      <ListSearch label={t(words.search)} />
      <ChoiceFilter
        name="state"
        label={t(words.state)}
        any={t(words.anyState)}
        value={asked.state}
        choices={payoutStates}
        nameOf={(state) => t(payoutStateNames[state])}
      />
      <AdminList
        queryKey={[...api.transfers.list.key(), asked]}
        fetchPage={(after) => api.transfers.list.send({ ...asked, after })}
        label={t(words.payouts)}
        counted={{ one: words.payoutOne, many: words.payoutCount }}
        file={{ name: 'payouts', filters: asked }}
        isSearchable
        empty={() => (
          <EmptyState
            icon={Landmark}
            title={t(isAny ? words.noneFound : words.noPayouts)}
            text={t(isAny ? words.noneFoundText : words.noPayoutsText)}
          />
        )}
      >
        {(line) => <PayoutRow line={line} />}
      </AdminList>
    </div>
  )
}

const tones = {
  scheduled: 'neutral',
  on_hold: 'warning',
  processing: 'info',
  paid: 'success',
  failed: 'error',
} as const

function PayoutRow({ line }: { line: TransferLine }) {
  const t = useText()
  const language = useLanguage()
  const now = useNow()
  const may = useMay()
  const { id, name, state, amountCents, bankLast4, failure, by, createdAt, isShort } = line
  const why = failure === null ? null : (failureTexts[failure]?.[language] ?? failure)
  const facts = [
    bankLast4 !== null && t(words.bank, { last4: bankLast4 }),
    by === null ? t(words.byRun) : t(words.by, { name: by }),
    recentTime(createdAt, language, now),
  ].filter((fact) => fact !== false)
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-muted-foreground">{facts.join(' · ')}</p>
        {why !== null && <p className="text-md break-words">{why}</p>}
        {isShort && <p className="text-md">{t(words.short)}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
        <span className="text-lg font-bold tabular-nums">{sumOf(amountCents)}</span>
        <Badge tone={tones[state]} dot>
          {t(payoutStateNames[state])}
        </Badge>
        {(state === 'failed' || isShort) && may('payouts.write') && (
          <OrderButton
            label={t(orderWords.retry)}
            title={t(orderWords.retryTitle, { name })}
            text={t(orderWords.retryText)}
            send={(order) => api.transfers.retry.send({ ...order, id })}
          />
        )}
      </div>
    </div>
  )
}
