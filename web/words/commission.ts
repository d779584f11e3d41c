// Why a booking costs its commission, as the business reads it.
import type { CommissionRate, CommissionReason } from '#contract/bookings/desk.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { commissionRates as rates, commissionWhy } from '#web/texts/bookings/desk.ts'
import { shopDate } from '#web/words/shop-time.ts'

type Shown = { reason: CommissionReason; rate: CommissionRate | null }

export function useCommissionWhy(timeZone: string) {
  const t = useText()
  const language = useLanguage()
  return ({ reason, rate }: Shown) => {
    const why = t(commissionWhy[reason])
    if (rate === null) return why
    if (!rate.isOwn) return `${why} ${t(rates.source)}`
    if (rate.until === null) return `${why} ${t(rates.own)}`
    // The last moment on which it holds lies in the day before its end.
    const last = new Date(Date.parse(rate.until) - 1).toISOString()
    return `${why} ${t(rates.ownUntil, { day: shopDate(last, timeZone, language) })}`
  }
}
