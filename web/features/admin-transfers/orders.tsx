// What colleagues ordered and a second person has to approve.
import type { MoneyOrder } from '#contract/money/transfers.ts'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { orderNames, orderWords as words, transferWords } from '#web/texts/money/transfers.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { sumOf } from '#web/words/money.ts'
import { ownTime } from '#web/words/own-time.ts'
import { OrderButton } from './order-button.tsx'

export function Orders({ orders }: { orders: readonly MoneyOrder[] }) {
  const t = useText()
  return (
    <TitledCard title={t(words.waiting)}>
      <ul className="divide-y">
        {orders.map((order) => (
          <li key={order.id} className="flex flex-wrap items-start justify-between gap-4 py-3">
            <Waiting order={order} />
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

function Waiting({ order }: { order: MoneyOrder }) {
  const t = useText()
  const language = useLanguage()
  const may = useMay()
  const { id, kind, name, amountCents, reason, by, expiresAt, isOwn } = order
  const amount = sumOf(amountCents)
  const until = expiresAt && t(words.until, { when: ownTime(expiresAt, language) })
  return (
    <>
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {t(orderNames[kind])}: {name ?? t(words.everyone)}, {amount}
        </p>
        <p className="text-md break-words">{reason}</p>
        <Hint>{[by && t(transferWords.by, { name: by }), until].filter(Boolean).join(' · ')}</Hint>
      </div>
      {isOwn && <Hint>{t(words.own)}</Hint>}
      {!isOwn && may('payouts.write') && (
        <div className="flex gap-2">
          <OrderButton
            label={t(words.approve)}
            title={t(words.approveTitle, { amount })}
            text={t(words.approveText)}
            variant="primary"
            needsTwo={false}
            send={({ reason: why }) =>
              api.transfers.decide.send({ id, isApproved: true, reason: why })
            }
          />
          <OrderButton
            label={t(words.decline)}
            title={t(words.declineTitle, { amount })}
            text={t(words.declineText)}
            needsTwo={false}
            send={({ reason: why }) =>
              api.transfers.decide.send({ id, isApproved: false, reason: why })
            }
          />
        </div>
      )}
    </>
  )
}
