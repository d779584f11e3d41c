import type { RefundEffect } from '#contract/money/refund-parts.ts'
import type { RefundMethod } from '#contract/money/refunds.ts'
import { useText } from '#web/language.tsx'
import { giveWords as words } from '#web/texts/money/refunds.ts'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { sumOf } from '#web/words/money.ts'

type EffectProps = { effect: RefundEffect; method: RefundMethod }

const got = { card: words.clientGets, credit: words.clientCredit, till: words.clientGot }

// Who gets and who pays what, as the server found it by trying.
export function Effect({ effect, method }: EffectProps) {
  const t = useText()
  const { backCents, tipCents, barberCents, commissionCents, promoCents, platformCents } = effect
  const paid = [
    { name: t(words.tipBack), cents: tipCents },
    { name: t(method === 'till' ? words.tillPays : words.barberPays), cents: barberCents },
    { name: t(words.commissionBack), cents: commissionCents },
    { name: t(words.promoBack), cents: promoCents },
    { name: t(words.platformPays), cents: platformCents },
  ].filter(({ cents }) => cents !== 0)
  return (
    <PriceList
      items={[
        {
          name: t(got[method]),
          price: sumOf(backCents),
        },
        ...paid.map(({ name, cents }) => ({ name, price: sumOf(cents) })),
        { name: t(words.left), price: sumOf(effect.leftCents) },
      ]}
    />
  )
}
