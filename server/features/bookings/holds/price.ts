// The price of a hold, with the best promotion that counts for its time and its client.
import { AppError } from '#contract/errors.ts'
import type { BookingItem, Policy } from '#contract/bookings/holds.ts'
import type { BarberId } from '#contract/ids.ts'
import {
  bookingPriceOf,
  countsAt,
  creditFor,
  discountOf,
  mayStrike,
  shownTax,
  type Price,
  type Start,
} from '#contract/money/price.ts'
import type { HeldPrice } from '#contract/money/promotion-terms.ts'
import type { Db } from '#server/database/db.ts'
import { isStaffOf } from '#server/features/businesses/service.ts'
import { isOwnClient } from '#server/features/clients/service.ts'
import { returnCredit, spendCredit } from '#server/features/booking-money/service.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import {
  countUsesOf,
  findPurse,
  hasBooked,
  hasBookedFrom,
  listStrikable,
  lockRest,
  updateBooking,
  type Promotion,
} from '#server/features/bookings/queries.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { dateOfDay, minuteOf, weekdayOf, zoneOf, type Zone } from '#server/shop-clock.ts'
import type { Offers } from './switches.ts'

export type Person = { clientId: string | null; email: string | null; phone: string | null }

type Asked = {
  barberId: BarberId
  items: readonly BookingItem[]
  start: Start
  // Null for a guest whose address is not known yet; asked again when they confirm.
  person: Person | null
  code?: string | undefined
  bookingId?: string
}

export function startIn(zone: Zone, start: number): Start {
  const day = zone.dayOf(start)
  return {
    date: dateOfDay(day),
    weekday: weekdayOf(day),
    minute: zone.toLocal(start) - day * 1440,
    minutesAway: start - Date.now() / 60_000,
  }
}

// Barbers' offers and the platform's can be switched off. A hold that has one keeps it.
export function onOffer(promotions: readonly Promotion[], offers: Offers) {
  return promotions.filter(({ fundedBy }) => offers[fundedBy])
}

// Those promotions that lower the price of this booking.
export async function countingFor(db: Db, promotions: readonly Promotion[], asked: Asked) {
  const { items, start, person, code } = asked
  const counting = promotions.filter(
    (each) =>
      (each.code === null || each.code === code) &&
      countsAt(each, start) &&
      discountOf(each, items) > 0,
  )
  return person === null ? counting : allowedFor(db, counting, { ...asked, person })
}

// Without a barber, an offer of the platform before any is chosen.
type Allowing = Pick<Asked, 'bookingId'> & { barberId: BarberId | null; person: Person }

export async function allowedFor(db: Db, promotions: readonly Promotion[], asked: Allowing) {
  const { barberId, person, bookingId: exceptId = null } = asked
  const of = { person, exceptId }
  const isNew = await newnessFor(db, promotions, { barberId, ...of })
  const welcome = promotions.find(({ kind }) => kind === 'welcome')
  const isFirst = !welcome || !(await hasBookedFrom(db, welcome.minTotalCents, of))
  const limited = promotions.filter(({ perClientLimit }) => perClientLimit !== null)
  const ids = limited.map(({ id }) => id)
  const uses = ids.length === 0 ? new Map<string, number>() : await countUsesOf(db, ids, of)
  const isOwnShop = await worksThere(db, promotions, { barberId, person })
  return promotions.filter(
    ({ id, kind, fundedBy, newClientsOnly, perClientLimit }) =>
      (fundedBy === 'barber' || !isOwnShop) &&
      (isNew[fundedBy] || !newClientsOnly) &&
      (isFirst || kind !== 'welcome') &&
      (uses.get(id) ?? 0) < (perClientLimit ?? Infinity),
  )
}

type Visit = Pick<Allowing, 'barberId' | 'person'>

// The platform would pay the barber for a visit of their own, or of their team.
async function worksThere(db: Db, promotions: readonly Promotion[], { barberId, person }: Visit) {
  const { clientId } = person
  if (barberId === null || clientId === null) return false
  if (promotions.every(({ fundedBy }) => fundedBy === 'barber')) return false
  return isStaffOf(db, barberId, clientId)
}

type Newcomer = Visit & { exceptId: string | null }

// Whether someone is new to the barber, and new to the platform. A barber's own client is neither.
async function newnessFor(db: Db, promotions: readonly Promotion[], asked: Newcomer) {
  const { barberId, person } = asked
  const forNew = promotions.filter(({ newClientsOnly }) => newClientsOnly)
  const isWanted = (funder: Promotion['fundedBy']) =>
    forNew.some(({ fundedBy }) => fundedBy === funder)
  const isKnown =
    forNew.length > 0 && barberId !== null && (await isOwnClient(db, barberId, person))
  const isFrom = async () => barberId !== null && (await hasBooked(db, barberId, asked))
  return {
    barber: isWanted('barber') && !isKnown && !(await isFrom()),
    platform: isWanted('platform') && !isKnown && !(await hasBookedFrom(db, 0, asked)),
  }
}

type Reserving = {
  id: string
  items: readonly BookingItem[]
  promotions: readonly Promotion[]
  commissionPercent: number
  taxPercent: number
  walletCents?: number
}

// The price of a booking whose slot is taken. The lock of a promotion comes last: nobody waits for a
// slot while others wait for the promotion.
export async function reservePrice(db: Db, booking: Reserving): Promise<Price> {
  const { id: bookingId, items, promotions } = booking
  const price = bookingPriceOf(items, booking)
  const best = promotions.find(({ id }) => id === price.promotionId)
  if (!best?.isLimited) return price
  const { id: promotionId, version } = best
  const use = { promotionId, version, bookingId, cents: price.discountCents }
  const { isLeft, isLast } = await lockRest(db, use)
  if (isLeft && isLast && best.fundedBy === 'platform') await showUsedUp(db)
  if (isLeft) return price
  return reservePrice(db, { ...booking, promotions: promotions.filter((each) => each !== best) })
}

const shownLaterMs = 10_000

// The cards of every barber show an offer of the platform, so they are read again, together with those
// that are used up within the next moments.
async function showUsedUp(db: Db) {
  const runAt = new Date(Date.now() + shownLaterMs).toISOString()
  await enqueue(db, 'refresh-offers', {}, { runAt, jobKey: 'refresh-offers' })
}

// Who funds a discount is known from its promotion.
export function columnsOf(price: Price) {
  const { subtotalCents, discountCents, promotionId, taxCents, creditCents } = price
  const { totalCents, commissionCents } = price
  const amounts = { subtotalCents, discountCents, taxCents, creditCents }
  return { ...amounts, totalCents, commissionCents, promotionId }
}

type Shown = Pick<Price, 'subtotalCents' | 'discountCents' | 'totalCents' | 'promotionId'> &
  Pick<HeldPrice, 'walletCents'> &
  Parameters<typeof shownTax>[0]

// As the holder sees it. `promotions` has the one of the price.
export async function showPrice(
  db: Db,
  price: Shown,
  promotions: readonly Promotion[],
  items: readonly BookingItem[],
): Promise<HeldPrice> {
  const { subtotalCents, totalCents, walletCents, discountCents: cents } = price
  const sums = { subtotalCents, tax: shownTax(price), totalCents, walletCents }
  const used = promotions.find(({ id }) => id === price.promotionId)
  if (!used) return { ...sums, discount: null, mayStrike: false }
  const { kind, percent, code } = used
  const ids = items.flatMap(({ serviceId }) => serviceId ?? [])
  const strikable = await listStrikable(db, ids)
  const discount = { cents, kind, percent, code }
  return { ...sums, discount, mayStrike: mayStrike(items, strikable) }
}

type Confirming = {
  promotions: readonly Promotion[]
  person: Person
  // The total that the client has seen.
  seenCents: number | undefined
  // The credit that the client uses.
  walletCents: number
}

// The new price of a hold, if it is not the one that the client has seen. A guest is known only now:
// an offer for new clients may not be for them.
export async function findNewPrice(db: Db, held: BookingRow, confirming: Confirming) {
  const { promotions, person, walletCents } = confirming
  const { id, barberId, items, promotion } = held
  const dueOf = (cents: number) => cents - creditFor(cents, walletCents)
  const { seenCents = dueOf(held.totalCents) } = confirming
  const isKept =
    promotion === null ||
    (await allowedFor(db, [promotion], { barberId, person, bookingId: id })).length > 0
  if (isKept && seenCents === dueOf(held.totalCents)) return null
  const purse = await purseOf(db, person.clientId)
  const known = [...promotions, ...purse.welcome]
  const price = isKept
    ? { ...held, promotionId: promotion?.id ?? null }
    : await repriceHold(db, held, { promotions: known, person })
  if (dueOf(price.totalCents) === seenCents) return null
  const { taxPercent } = held
  const shown = { ...price, taxPercent, walletCents: purse.walletCents }
  return showPrice(db, shown, promotion === null ? known : [promotion, ...known], items)
}

type Repricing = { promotions: readonly Promotion[]; person: Person | null; code?: string }

// A booking keeps its credit. What is more than the new price goes back.
export async function repriceHold(db: Db, held: BookingRow, repricing: Repricing) {
  const { id, barberId, clientId, items, startsAt, timeZone, creditCents: walletCents } = held
  const start = startIn(zoneOf(timeZone), minuteOf(startsAt))
  const asked = { barberId, items, start, bookingId: id, ...repricing }
  const promotions = await countingFor(db, repricing.promotions, asked)
  const { commissionPercent, taxPercent } = held
  const terms = { promotions, commissionPercent, taxPercent, walletCents }
  const price = await reservePrice(db, { id, items, ...terms })
  await updateBooking(db, id, columnsOf(price))
  const back = walletCents - price.creditCents
  if (clientId !== null) await returnCredit(db, { clientId, bookingId: id, cents: back })
  return price
}

export function priceChanged(price: HeldPrice) {
  const refusal = new AppError('PRICE_CHANGED')
  refusal.price = price
  return refusal
}

// What a client brings along: credit, and the welcome bonus until their first booking.
export type Purse = { walletCents: number; welcome: Promotion[] }

export async function purseOf(db: Db, clientId: string | null): Promise<Purse> {
  if (clientId === null) return { walletCents: 0, welcome: [] }
  const { walletCents, welcome } = await findPurse(db, clientId)
  return { walletCents, welcome: welcome === null ? [] : [welcome] }
}

type Confirmed = { id: string; clientId: string | null }

// Credit is spent with the confirmation, so a hold that ends has nothing to give back.
export async function payByCredit(db: Db, { id, clientId }: Confirmed, walletCents: number) {
  if (clientId === null || walletCents === 0) return
  const { totalCents } = await requireBooking(db, id)
  const creditCents = creditFor(totalCents, walletCents)
  if (creditCents === 0) return
  await updateBooking(db, id, { creditCents, totalCents: totalCents - creditCents })
  await spendCredit(db, { clientId, bookingId: id, cents: creditCents, actorId: clientId })
}

type Deposits = readonly { depositPercent: number | null }[]

type House = { policy: Policy; paymentPolicy: string }
// `isMarked`: the client has missed appointments.
type Cards = { takesCards?: boolean | undefined; isMarked?: boolean }

// How a booking of these services is paid. Of the shop's deposit and those of the services, the largest
// counts for all of it. The shop may want a card on file besides; a client who has missed appointments
// gives one or the other everywhere.
export function paymentOf(house: House, services: Deposits, cards: Cards = {}) {
  const { policy } = house
  const { takesCards = false, isMarked = false } = cards
  const percents = [policy.depositPercent, ...services.map((each) => each.depositPercent ?? 0)]
  const depositPercent = takesCards ? Math.max(...percents) : 0
  const wantsCard = house.paymentPolicy === 'card_on_file' || (isMarked && depositPercent === 0)
  const withoutCard = depositPercent > 0 ? 'prepay' : 'pay_at_shop'
  return {
    paymentPolicy: takesCards && wantsCard ? 'card_on_file' : withoutCard,
    policy: { ...policy, depositPercent },
  }
}
