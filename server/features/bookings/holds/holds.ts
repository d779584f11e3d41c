// Holds a slot for a client or guest while they confirm.
import type { Selectable } from 'kysely'
import type { BookingSource, bookings } from '#contract/bookings/bookings.ts'
import type { ById } from '#contract/bookings/confirmation.ts'
import type { BookingItem, Hold } from '#contract/bookings/holds.ts'
import type { Received } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { termsOf } from '#contract/bookings/cancellation.ts'
import { commissionBy } from '#contract/money/commission.ts'
import { bookingPriceOf, type Price } from '#contract/money/price.ts'
import { answerByOf } from '#contract/bookings/requests.ts'
import type { Language } from '#contract/language.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import {
  findSlots,
  nowMinute,
  readBusiness,
  servicesOf,
  bookingOf,
  withoutNotice,
  type Business,
} from '#server/features/availability/service.ts'
import { isoOf, minuteOf, utcDayOf } from '#server/shop-clock.ts'
import { isBlocked } from '#server/features/clients/service.ts'
import { takesCards } from '#server/features/flags/service.ts'
import { countStart } from '#server/features/page-views/service.ts'
import { limit } from '#server/features/rate-limits/service.ts'
import { publish } from '#server/features/outbox/service.ts'
import { readSettings } from '#server/features/settings/service.ts'
import { sourceOf } from '#server/features/sources/service.ts'
import { timeFreed } from '#server/features/waitlist/service.ts'
import type { Bookings } from '#server/database/tables.ts'
import {
  deleteHold,
  expireHolds,
  findBookable,
  insertEvent,
  insertHeld,
  insertItems,
  lockBooking,
  updateBooking,
  type Promotion,
} from '#server/features/bookings/queries.ts'
import { standingOf } from '#server/features/bookings/reliability.ts'
import { requireListed } from '#server/features/bookings/require-open.ts'
import { demandWork, giveBack, holderOf, makeRoom, proveWork } from './hold-limits.ts'
import {
  paymentOf,
  columnsOf,
  countingFor,
  onOffer,
  purseOf,
  reservePrice,
  showPrice,
  startIn,
} from './price.ts'
import { readOffers } from './switches.ts'
import { slotTaken } from './slot-taken.ts'
import { summaryOf } from './slots.ts'
import { isHolder } from '#server/features/bookings/booking-view.ts'

// Per network: a whole office can share one address.
const holdsAnHour = 300

type Asked = Received<typeof bookings.hold>

export async function holdTime(caller: Caller, asked: Asked): Promise<Hold> {
  const { db, actor, request } = caller
  await limit(db, [{ key: `hold:net:${request.network}`, points: holdsAnHour, seconds: 3600 }])
  const bookable = (await findBookable(db, asked.profileId)) ?? fail('NOT_FOUND')
  const { barberId } = bookable
  const holder = await holderOf(caller)
  const person = { clientId: holder.clientId, email: null, phone: null }
  if (actor && (await isBlocked(db, barberId, person))) fail('NOT_BOOKABLE_ONLINE')
  const isProved = await proveWork(caller, holder, { barberId, answer: asked.proof })
  const room = { barberId, startsAt: asked.startsAt }
  await giveBack(db, holder, room)
  const source = await sourceOf(db, request, { ...holder, barberId })
  const { walletCents, welcome } = await purseOf(db, holder.clientId)
  const cards = { takesCards: await takesCards(caller), isMarked: await isAskedFirstAt(caller) }
  const wanted = { ...asked, ...holder, ...cards, source, welcome, language: request.language }
  const taken = await inTransaction(db, async (db) => {
    await requireListed(db, barberId)
    if (!(await makeRoom(db, holder, room, isProved))) return null
    return takeTime(db, bookable, wanted)
  })
  if (taken === null) return demandWork(caller, barberId)
  const { held, business, services, price, payment, taxPercent } = taken
  if (held === null)
    throw await slotTaken(db, bookable.barberId, { ...asked, start: minuteOf(asked.startsAt) })
  await countStart(caller, bookable.barberId)
  const { policy } = payment
  const { items } = summaryOf(services)
  const promotions = [...bookable.promotions, ...welcome]
  const shown = await showPrice(db, { ...price, taxPercent, walletCents }, promotions, items)
  const asBooked = {
    status: 'confirmed',
    startsAt: held.startsAt,
    createdAt: new Date().toISOString(),
    acceptedAt: null,
    byShop: null,
  } as const
  // With a card or a deposit it need not be asked first.
  const isAskedFirst = bookable.isInstant && cards.isMarked && !cards.takesCards
  const { id, name, photoUrl } = business.professionals.find((each) => each.id === held.providerId)!
  return {
    id: held.id,
    timeZone: business.zone.timeZone,
    startsAt: held.startsAt,
    endsAt: held.endsAt,
    expiresAt: held.expiresAt,
    keptSeconds: holder.keptMinutes * 60,
    professional: { id, name, photoUrl },
    items,
    ...shown,
    paymentPolicy: payment.paymentPolicy,
    provider: caller.config.payments,
    isInstant: bookable.isInstant && !isAskedFirst,
    isAskedFirst,
    answerBy: answerByOf(
      {
        startsAt: held.startsAt,
        noticeMinutes: bookable.noticeMinutes,
        answerHours: bookable.answerHours,
      },
      Date.now(),
    ),
    policy,
    cancelUntil: termsOf({ ...asBooked, totalCents: shown.totalCents, policy }, Date.now())
      .freeUntil,
  }
}

// Guests are checked at confirm, once we have their email.
async function isAskedFirstAt({ db, actor }: Caller) {
  if (actor === null) return false
  return (await standingOf(db, { clientId: actor.id, email: null })).isAskedFirst
}

type Bookable = NonNullable<Awaited<ReturnType<typeof findBookable>>>
export type Wanted = Omit<Asked, 'profileId' | 'proof'> &
  Holding &
  ByOthers & {
    source: BookingSource | 'admin'
    isAnyNotice?: boolean
    // Whether the client can be asked to pay by card.
    takesCards?: boolean
    // Who has missed appointments gives a card.
    isMarked?: boolean
    // The bonus of a client who books for themselves.
    welcome?: readonly Promotion[]
  }
// Set when someone books for the client: the client's details, and who books.
type ByOthers = { guest?: Guest | undefined; createdBy?: string | undefined }
type Holding = {
  clientId: string | null
  deviceHash: Buffer | null
  networkHash?: Buffer | null
  language: Language
  keptMinutes: number
}

// `held` is null when the slot is closed or already taken.
export async function takeTime(db: Db, bookable: Bookable, wanted: Wanted) {
  const start = minuteOf(wanted.startsAt)
  const utcDay = utcDayOf(start)
  const days = { firstDay: utcDay, lastDay: utcDay }
  const found = await readBusiness(db, bookable.barberId, days)
  const business = wanted.isAnyNotice ? withoutNotice(found) : found
  const services = servicesOf(business, wanted.serviceIds)
  const day = business.zone.dayOf(start)
  const { professionalId } = wanted
  const wish = { services, firstDay: day, lastDay: day, now: nowMinute(), professionalId }
  const slot = findSlots(business, wish).find((each) => each.start === start)
  const { platformCommissionPercent: defaultPercent, taxPercent } = await readSettings(db)
  const { source } = wanted
  const commission = commissionBy(bookable.commissionRules, { source, defaultPercent })
  const { items } = summaryOf(services)
  const payment = paymentOf(bookable, services, wanted)
  const promotions = await promotionsAt(db, bookable, { ...wanted, items, business })
  const terms = { promotions, commissionPercent: commission.percent, taxPercent }
  const first = bookingPriceOf(items, terms)
  return inTransaction(db, async (db) => {
    for (const providerId of inTurn(business, slot?.professionalIds ?? [], day)) {
      const row = { ...wanted, ...terms, business, services, start, providerId }
      const { ruleId: commissionRuleId } = commission
      const paid = { bookable: { ...bookable, ...payment }, price: first }
      const held = await insertFor(db, { ...row, ...paid, commissionRuleId })
      if (!held) continue
      const price = await reservePrice(db, { ...held, ...terms, items })
      if (price.promotionId !== first.promotionId)
        await updateBooking(db, held.id, columnsOf(price))
      return { held, business, services, price, payment, taxPercent }
    }
    return { held: null, business, services, price: first, payment, taxPercent }
  })
}

type Priced = Wanted & { items: BookingItem[]; business: Business }

async function promotionsAt(db: Db, { promotions, barberId }: Bookable, wanted: Priced) {
  const { items, business, clientId, guest, welcome = [], promotionCode: code } = wanted
  const usable = [...onOffer(promotions, await readOffers(db)), ...welcome]
  if (usable.length === 0) return []
  const { email = null, phone = null } = guest ?? {}
  const person = clientId === null && email === null ? null : { clientId, email, phone }
  const start = startIn(business.zone, minuteOf(wanted.startsAt))
  return countingFor(db, usable, { barberId, items, start, person, code })
}

export function releaseHold(caller: Caller, { id }: ById) {
  return inTransaction(caller.db, async (db) => {
    const row = (await lockBooking(db, id)) ?? fail('NOT_FOUND')
    if (!isHolder(row, caller)) fail('NOT_FOUND')
    if (row.status !== 'held') return
    await deleteHold(db, id)
    await publish(db, 'barber', { barberId: row.barberId })
    await timeFreed(db, row)
  })
}

// Without a chosen provider, the one with the fewest bookings that day comes first.
function inTurn({ professionals }: Business, ids: readonly string[], day: number) {
  const bookings = (id: string) =>
    professionals.find((each) => each.id === id)?.person.bookingsPerDay.get(day) ?? 0
  return ids.toSorted((a, b) => bookings(a) - bookings(b))
}

type Row = Holding &
  ByOthers & {
    business: Business
    services: ReturnType<typeof servicesOf>
    bookable: Pick<Bookable, 'shopId' | 'paymentPolicy' | 'policy'>
    start: number
    providerId: string
    commissionPercent: number
    taxPercent: number
    commissionRuleId?: string | null
    // Without it, the price of the services.
    price?: Price
    source: Selectable<Bookings>['source']
  }

type Guest = { name: string; email: string | null; phone: string | null }

// Null when the slot is already taken.
export async function insertFor(db: Db, row: Row) {
  const { business, services, bookable, start, providerId } = row
  const { minutes, bufferMinutes } = bookingOf(business, services)
  const { items } = summaryOf(services)
  const { price = bookingPriceOf(items, row) } = row
  const startsAt = isoOf(start)
  const endsAt = isoOf(start + minutes)
  const busyUntil = isoOf(start + minutes + bufferMinutes)
  await expireHolds(db, { providerId, startsAt, endsAt: busyUntil })
  const held = {
    clientId: row.clientId,
    guestName: row.clientId === null ? (row.guest?.name ?? '') : null,
    guestEmail: row.guest?.email ?? null,
    guestPhone: row.guest?.phone ?? null,
    guestDeviceHash: row.deviceHash,
    guestNetwork: row.networkHash ?? null,
    barberId: business.barberId,
    providerId,
    employeeId: business.professionals.find(({ id }) => id === providerId)?.employeeId ?? null,
    shopId: bookable.shopId,
    startsAt,
    endsAt,
    busyRange: `[${startsAt},${busyUntil})`,
    status: 'held' as const,
    source: row.source,
    createdBy: row.createdBy ?? row.clientId,
    language: row.language,
    paymentPolicy: bookable.paymentPolicy,
    ...columnsOf(price),
    commissionPercent: row.commissionPercent,
    taxPercent: row.taxPercent,
    commissionRuleId: row.commissionRuleId ?? null,
    policySnapshot: JSON.stringify(bookable.policy),
  }
  const inserted = await insertHeld(db, held, row.keptMinutes)
  if (!inserted) return null
  const { id, expiresAt } = inserted
  await insertItems(
    db,
    items.map(({ serviceId, name, priceCents, minutes: durationMinutes }, position) => ({
      bookingId: id,
      position,
      serviceId,
      name,
      priceCents,
      durationMinutes,
    })),
  )
  await insertEvent(db, { bookingId: id, event: 'held', actorId: row.createdBy ?? row.clientId })
  await publish(db, 'barber', { barberId: business.barberId })
  return { id, providerId, startsAt, endsAt, expiresAt }
}
