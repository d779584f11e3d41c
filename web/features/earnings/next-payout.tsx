// The next payout: when, how much, why not, and every step that leads to the amount.
import type { PayoutReport } from '#contract/money/payouts.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { blockTexts, kindNames, payoutWords as words } from '#web/texts/money/payouts.ts'
import { Card } from '#web/ui/card.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { PriceList } from '#web/ui/lists/price-list.tsx'
import { Notice } from '#web/ui/states/notice.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { dayWords, longDay } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { shopDay } from '#web/words/shop-time.ts'

type NextPayoutProps = { report: PayoutReport }

export function NextPayout({ report }: NextPayoutProps) {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { next, account } = report
  const day = next.at === null ? null : dayWords(shopDay(next.at, timeZone), language, longDay)
  return (
    <Card asChild>
      <section aria-label={t(words.next)}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
          <div>
            <Hint size="md" className="font-medium">
              {t(words.next)}
            </Hint>
            <p className="display mt-2 text-4xl tabular-nums">{sumOf(next.amountCents)}</p>
          </div>
          <p className="text-md font-semibold first-letter:uppercase">{day ?? t(words.none)}</p>
        </div>
        {next.block !== null && (
          <Notice className="mt-4" tone={next.at === null ? 'warning' : 'info'}>
            {t(blockTexts[next.block])}
          </Notice>
        )}
        <Hint className="mt-3">{t(account.isDaily ? words.daily : words.weekly)}</Hint>
        <Steps report={report} />
      </section>
    </Card>
  )
}

function Steps({ report }: NextPayoutProps) {
  const t = useText()
  const language = useLanguage()
  const { beforeCents, lines, balanceCents, notYet, heldBack, next } = report
  const before = beforeCents === 0 ? [] : [{ name: t(beforeOf(beforeCents)), cents: beforeCents }]
  const kinds = lines.map(({ kind, count, cents }) => ({
    name: t(kindNames[kind]),
    cents,
    note: count === 1 ? t(words.countedOne) : t(words.counted, { count }),
  }))
  const waits = notYet.map(({ on, cents }) => ({
    name: t(words.notYet, { day: dayWords(on, language, { month: 'short', day: 'numeric' }) }),
    cents: -cents,
  }))
  const held = heldBack.map(({ number, cents }) => ({
    name: t(words.heldBack, { number }),
    cents: -cents,
    note: t(words.heldBackNote),
  }))
  const changes = [...before, ...kinds]
  if (changes.length === 0) return null
  const sum = next.at === null ? [] : [{ name: t(words.sum), cents: next.amountCents }]
  return (
    <details className="mt-4 border-t pt-2">
      <summary className="flex min-h-control cursor-pointer items-center text-md font-semibold">
        {t(words.how)}
      </summary>
      <PriceList
        items={[
          ...changes,
          { name: t(words.balance), cents: balanceCents },
          ...waits,
          ...held,
          ...sum,
        ].map(({ cents, ...item }) => ({ ...item, price: sumOf(cents) }))}
      />
    </details>
  )
}

const beforeOf = (cents: number) => (cents < 0 ? words.beforeOwed : words.before)
