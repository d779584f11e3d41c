// The next payout, on the way to everything about it.
import { useQuery } from '@tanstack/react-query'
import { api } from '#web/api.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { payoutWords as words } from '#web/texts/money/payouts.ts'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { useBusinessZone } from '#web/use-business.ts'
import { dayWords, longDay } from '#web/words/date-words.ts'
import { sumOf } from '#web/words/money.ts'
import { shopDay } from '#web/words/shop-time.ts'

const earnings = '/barber/dashboard?tab=earnings'

export function PayoutDue() {
  const t = useText()
  const language = useLanguage()
  const timeZone = useBusinessZone()
  const { data } = useQuery(api.payouts.read.query())
  if (!data || data.balanceCents === 0) return null
  const { at, amountCents } = data.next
  const day = at === null ? t(words.none) : dayWords(shopDay(at, timeZone), language, longDay)
  return (
    <Stat label={t(words.next)} value={sumOf(amountCents)} to={earnings}>
      <Hint className="first-letter:uppercase">{day}</Hint>
    </Stat>
  )
}
