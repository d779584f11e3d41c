// Balances of barbers: what each is owed, is paid next, or why not.
import { Landmark } from 'lucide-react'
import { payoutBlockNames } from '#contract/admin/words/payouts.ts'
import { balanceShows, type BarberBalance } from '#contract/money/transfers.ts'
import { api } from '#web/api.ts'
import { AdminList } from '#web/features/admin-list/admin-list.tsx'
import { ChoiceFilter } from '#web/features/admin-list/choice-filter.tsx'
import { isFiltered } from '#web/features/admin-list/filters.ts'
import { ListSearch } from '#web/features/admin-list/list-search.tsx'
import { useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { orderWords, showNames, transferWords as words } from '#web/texts/money/transfers.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { sumOf } from '#web/words/money.ts'
import { Adjust } from './adjust.tsx'
import { useAskedBalances } from './filters.ts'
import { OrderButton } from './order-button.tsx'

export function BalanceList() {
  const t = useText()
  const asked = useAskedBalances()
  const isAny = isFiltered(asked)
  return (
    <div className="space-y-4">
      <ListSearch label={t(words.search)} />
      <ChoiceFilter
        name="show"
        label={t(words.show)}
        any={t(words.all)}
        value={asked.show}
        choices={balanceShows}
        nameOf={(show) => t(showNames[show])}
      />
      <AdminList
        queryKey={[...api.transfers.balances.key(), asked]}
        fetchPage={(after) => api.transfers.balances.send({ ...asked, after })}
        label={t(words.balances)}
        counted={{ one: words.barberOne, many: words.barbers }}
        file={{ name: 'balances', filters: asked }}
        isSearchable
        empty={() => (
          <EmptyState
            icon={Landmark}
            title={t(isAny ? words.noneFound : words.noBalances)}
            text={t(isAny ? words.noneFoundText : words.noBalancesText)}
          />
        )}
      >
        {(balance) => <BalanceRow balance={balance} />}
      </AdminList>
    </div>
  )
}

type RowProps = { balance: BarberBalance }

function BalanceRow({ balance }: RowProps) {
  const t = useText()
  const may = useMay()
  const { name, balanceCents, heldCents, payableCents, block, holdReason, bankLast4 } = balance
  const facts = [
    heldCents > 0 && t(words.heldOf, { amount: sumOf(heldCents) }),
    bankLast4 !== null && t(words.bank, { last4: bankLast4 }),
    balanceCents < 0 && t(words.shrinks),
  ].filter((fact) => fact !== false)
  return (
    <div className="space-y-3 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-0">
          <p className="font-semibold break-words">{name}</p>
          <p className="text-md text-muted-foreground">{facts.join(' · ')}</p>
          {holdReason !== null && <p className="text-md break-words">{holdReason}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-2 sm:flex-col sm:items-end">
          <span className="text-lg font-bold tabular-nums">{sumOf(balanceCents)}</span>
          {block === null ? (
            <Badge tone="success">{t(words.pays, { amount: sumOf(payableCents) })}</Badge>
          ) : (
            <Badge tone={block === 'hold' || block === 'bank_refused' ? 'error' : 'neutral'}>
              {t(payoutBlockNames[block])}
            </Badge>
          )}
        </div>
      </div>
      {may('payouts.write') && <Actions balance={balance} />}
    </div>
  )
}

function Actions({ balance }: RowProps) {
  const t = useText()
  const { id, name, block, holdReason, bankLast4 } = balance
  return (
    <div className="flex flex-wrap gap-2">
      {block === null && (
        <OrderButton
          label={t(orderWords.runOne)}
          title={t(orderWords.runOneTitle, { name })}
          text={t(orderWords.runOneText, { last4: bankLast4 ?? '' })}
          send={(order) => api.transfers.run.send({ ...order, barberId: id })}
        />
      )}
      {holdReason === null ? (
        <OrderButton
          label={t(orderWords.hold)}
          title={t(orderWords.holdTitle, { name })}
          text={t(orderWords.holdText)}
          needsTwo={false}
          send={({ reason }) => api.transfers.hold.send({ id, reason })}
        />
      ) : (
        <OrderButton
          label={t(orderWords.release)}
          title={t(orderWords.releaseTitle, { name })}
          text={t(orderWords.releaseText)}
          send={(order) => api.transfers.release.send({ ...order, id })}
        />
      )}
      <Adjust balance={balance} />
    </div>
  )
}
