import type { EarningsReport } from '#contract/money/earnings.ts'
import { useText } from '#web/language.tsx'
import { earningsWords as words } from '#web/texts/money/earnings.ts'
import { Card } from '#web/ui/card.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { sumOf } from '#web/words/money.ts'

type BalanceProps = { balance: EarningsReport['balance']; takesCards: boolean }

// What the platform owes the barber and the reverse.
export function Balance({ balance, takesCards }: BalanceProps) {
  const t = useText()
  const { availableCents, heldCents, debtCents } = balance
  return (
    <section
      aria-label={t(words.balance)}
      className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4"
    >
      {debtCents > 0 && (
        <Card className="col-span-2">
          <Hint size="md" className="font-medium">
            {t(words.debt)}
          </Hint>
          <p className="display mt-2 text-4xl tabular-nums">{sumOf(-debtCents)}</p>
          <p className="mt-2 text-md">{t(words.debtText)}</p>
          <Hint className="mt-1">{t(words.debtLater)}</Hint>
        </Card>
      )}
      <Stat
        label={t(words.available)}
        value={sumOf(availableCents)}
        definition={t(words.availableText)}
      />
      <Stat label={t(words.held)} value={sumOf(heldCents)} definition={t(words.heldText)} />
      <Card className={debtCents > 0 ? 'col-span-2 xl:col-span-4' : 'col-span-2'}>
        <p className="font-semibold">
          {t(words.payout)}: {t(words.noPayout)}
        </p>
        <Hint size="md" className="mt-1">
          {t(takesCards ? words.payoutText : words.payoutAtShop)}
        </Hint>
      </Card>
    </section>
  )
}
