// The cancellation terms, updated as time passes.
import { sayTerms } from '#contract/bookings/cancellation-words.ts'
import { termsOf, type Cancellable } from '#contract/bookings/cancellation.ts'
import type { Language } from '#contract/language.ts'
import { theTime } from '#contract/spanish-date.ts'
import { priceOf } from '#web/words/money.ts'
import { useNow } from '#web/use-now.ts'
import { useLanguage } from '#web/language.tsx'
import { shopDay, shopTime } from '#web/words/shop-time.ts'
import { whenWords } from '#web/words/date-words.ts'

type Shop = { shopName: string; timeZone: string }

export function useTerms(booking: Cancellable, shop: Shop) {
  const language = useLanguage()
  const now = useNow()
  return termsAt(booking, shop, { language, nowMs: now })
}

type Reader = { language: Language; nowMs: number }

export function termsAt(booking: Cancellable, shop: Shop, { language, nowMs }: Reader) {
  const terms = termsOf(booking, nowMs)
  const text = sayTerms(
    terms,
    { byShop: booking.byShop, shop: shop.shopName },
    { language, when: (at) => nearWords(at, shop, { language, nowMs }), money: priceOf },
  )
  return { ...terms, text }
}

// "today" instead of the date. The hour alone would read as one on the day of the booking.
function nearWords(at: string, { timeZone }: Shop, { language, nowMs }: Reader) {
  const isToday = shopDay(at, timeZone) === shopDay(nowMs, timeZone)
  const said = isToday ? shopTime(at, timeZone, language) : whenWords(at, timeZone, language)
  if (language === 'en') return isToday ? `${said} today` : said
  return isToday ? `${theTime(said)} de hoy` : `el ${said}`
}
