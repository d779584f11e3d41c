// The price of a booking before its slot is held.
import type { BarberProfile } from '#contract/marketplace/barbers.ts'
import {
  bookingPriceOf,
  countsAt,
  isTimed,
  mayStrike,
  shownTax,
  type Start,
} from '#contract/money/price.ts'
import { wallOf } from './shop-time.ts'

type Barber = Pick<BarberProfile, 'promotions' | 'strikable' | 'timeZone'>
type Item = { serviceId: string | null; priceCents: number }

type Chosen = { items: readonly Item[]; start: string | null; taxPercent: number }

// The price on the page. Offers for new clients are added by the server, which knows who is new; those
// for certain times, once a time is chosen.
export function pagePriceOf(barber: Barber, { items, start, taxPercent }: Chosen) {
  const { promotions, strikable, timeZone } = barber
  const counting = promotions.filter(
    (each) =>
      !each.newClientsOnly &&
      (start === null ? !isTimed(each) : countsAt(each, startIn(start, timeZone))),
  )
  const price = bookingPriceOf(items, { promotions: counting, taxPercent })
  const used = counting.find(({ id }) => id === price.promotionId)
  return {
    ...price,
    discount: used
      ? { cents: price.discountCents, kind: used.kind, percent: used.percent, code: null }
      : null,
    tax: shownTax({ ...price, taxPercent }),
    mayStrike: used !== undefined && mayStrike(items, strikable),
  }
}

function startIn(at: string, timeZone: string): Start {
  const { date, minute } = wallOf(at, timeZone)
  const weekday = new Date(date).getUTCDay()
  return { date, minute, weekday, minutesAway: (Date.parse(at) - Date.now()) / 60_000 }
}
