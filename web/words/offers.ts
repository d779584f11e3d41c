// Offers in words.
import { offerNames } from '#contract/money/offer-names.ts'
import type { PromotionTerms } from '#contract/money/price.ts'
import type { BookingDiscount } from '#contract/money/promotion-terms.ts'
import { useLanguage, useText } from '#web/language.tsx'
import { offerWords as words } from '#web/texts/money/promotions.ts'
import { priceOf } from './money.ts'
import { calendarDate, clockWords, shopDate, weekdayName } from './shop-time.ts'

type Off = Pick<PromotionTerms, 'percent' | 'amountCents'>

export function useOff() {
  const t = useText()
  return ({ percent, amountCents }: Off) =>
    percent === null
      ? t(words.amountOff, { amount: priceOf(amountCents ?? 0) })
      : t(words.percentOff, { percent })
}

// 'Flash sale, 20% off', on the line of a discount.
export function useDiscountName() {
  const t = useText()
  return ({ kind, percent, code }: BookingDiscount) => {
    if (kind === null) return t(words.discount)
    const name = code === null ? t(offerNames[kind]) : t(words.codeNamed, { code })
    if (percent === null) return name
    return t(words.named, { name, off: t(words.percentOff, { percent }) })
  }
}

type Named = { id: string; name: string }

// What an offer is for, in short parts.
export function useConditions(timeZone: string, services: readonly Named[]) {
  const t = useText()
  const language = useLanguage()
  return (terms: PromotionTerms) => {
    const { endsAt, visitUntil, weekdays, fromMinute, untilMinute, lastMinuteHours } = terms
    const named = services.filter(({ id }) => terms.serviceIds.includes(id))
    const lastDay = endsAt && shopDate(justBefore(endsAt), timeZone, language)
    return [
      terms.newClientsOnly && t(words.newClients),
      weekdays !== null &&
        fromMinute !== null &&
        untilMinute !== null &&
        t(words.hours, {
          days: weekdays.map((day) => weekdayName(day, language)).join(', '),
          from: clockWords(fromMinute, language),
          until: clockWords(untilMinute, language),
        }),
      lastMinuteHours !== null && t(words.soon, { hours: lastMinuteHours }),
      named.length > 0 && t(words.services, { names: named.map(({ name }) => name).join(', ') }),
      terms.minTotalCents > 0 && t(words.minimum, { amount: priceOf(terms.minTotalCents) }),
      visitUntil && t(words.visitUntil, { day: calendarDate(visitUntil, language) }),
      lastDay && t(words.until, { day: lastDay }),
    ].filter((part) => typeof part === 'string' && part !== '')
  }
}

// An offer ends at midnight: its last day is the one before.
const justBefore = (at: string) => new Date(Date.parse(at) - 1000).toISOString()

export const isOver = ({ endsAt }: Pick<PromotionTerms, 'endsAt'>, nowMs: number) =>
  endsAt !== null && Date.parse(endsAt) <= nowMs
