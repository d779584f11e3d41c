// Staff enter the final services and price when a booking is finished. A higher total needs the
// client's consent; until they agree, the booked total stands.
import type { desk } from '#contract/bookings/desk.ts'
import type { Received } from '#contract/call.ts'
import { commissionOf, percentOf } from '#contract/cents.ts'
import { commissionBaseOf, creditFor, finalDiscountOf, sumOf } from '#contract/money/price.ts'
import { fail } from '#contract/errors.ts'
import type { BookingItem } from '#contract/bookings/holds.ts'
import type { Part } from '#contract/bookings/workflow.ts'
import type { SignedInCaller } from '#server/caller.ts'
import { inTransaction, type Db } from '#server/database/db.ts'
import { nowMinute, readBusiness } from '#server/features/availability/service.ts'
import { returnCredit } from '#server/features/booking-money/service.ts'
import { utcDayOf } from '#server/shop-clock.ts'
import { moveLocked, publishChange } from './moves/moves.ts'
import { announce } from './announce.ts'
import { findPriceAnswer, type BookingRow } from './booking-rows-queries.ts'
import { discountIn, lockCurrent, lockVersion, reachOf, requireBooking } from './booking-view.ts'
import { insertEvent, replaceItems, updateBooking } from './queries.ts'

type Finished = Received<typeof desk.finish>
type By = { parts: readonly Part[]; givesDiscounts: boolean }

// Runs in the caller's transaction.
export async function finishWith({ db, actor }: SignedInCaller, finished: Finished, by: By) {
  const { parts, givesDiscounts } = by
  const actorId = actor.id
  const row = await lockVersion(db, finished)
  const known = await knownItems(db, row)
  const items = finished.items.map(({ serviceId, priceCents }) => {
    const usual = known.get(serviceId) ?? fail('NOT_FOUND')
    if (priceCents < usual.priceCents && !givesDiscounts) fail('NO_DISCOUNTS')
    return { ...usual, priceCents }
  })
  const { totalCents } = totalsOf(row, items)
  const data = { from: row.totalCents, to: totalCents, items: items.map(nameAndPrice) }
  if (totalCents > row.totalCents && reachOf(row) !== 'none') {
    await updateBooking(db, row.id, { priceAsk: JSON.stringify({ items, totalCents }) })
    await insertEvent(db, { bookingId: row.id, event: 'price_asked', actorId, data })
  } else if (isChanged(row.items, items)) {
    await applyItems(db, row, items)
    await insertEvent(db, { bookingId: row.id, event: 'priced', actorId, data })
  }
  await moveLocked(db, row.id, 'finish', { parts, actorId })
}

const nameAndPrice = ({ name, priceCents }: BookingItem) => ({ name, priceCents })

// Booked services keep their booked price, even if the list price has changed.
async function knownItems(db: Db, row: BookingRow) {
  const day = utcDayOf(nowMinute())
  const { services } = await readBusiness(db, row.barberId, { firstDay: day, lastDay: day })
  const offered = services.map(({ id: serviceId, name, priceCents, minutes }) => ({
    serviceId,
    name,
    priceCents,
    minutes,
  }))
  return new Map([...offered, ...row.items].map((item) => [item.serviceId, item]))
}

function isChanged(before: BookingItem[], after: BookingItem[]) {
  const keyOf = ({ serviceId, priceCents }: BookingItem) => `${serviceId}:${priceCents}`
  return before.map(keyOf).sort().join() !== after.map(keyOf).sort().join()
}

// Keeps what is left of the booking's discount and credit, and recomputes tax and commission.
function totalsOf(row: BookingRow, items: BookingItem[]) {
  const subtotalCents = sumOf(items)
  const discountCents = finalDiscountOf(discountIn(row), subtotalCents)
  const taxCents = percentOf(subtotalCents - discountCents, row.taxPercent)
  const dueCents = subtotalCents - discountCents + taxCents
  const creditCents = creditFor(dueCents, row.creditCents)
  const discountFundedBy = row.promotion?.fundedBy ?? null
  const base = commissionBaseOf({ subtotalCents, discountCents, discountFundedBy })
  return {
    subtotalCents,
    discountCents,
    taxCents,
    creditCents,
    totalCents: dueCents - creditCents,
    commissionCents: commissionOf(base, Number(row.commissionPercent)),
  }
}

async function applyItems(db: Db, row: BookingRow, items: BookingItem[]) {
  const booked = row.booked ?? { items: row.items, totalCents: row.totalCents }
  const totals = totalsOf(row, items)
  const { id: bookingId, clientId } = row
  await updateBooking(db, bookingId, {
    ...totals,
    booked: JSON.stringify(booked),
    priceAsk: null,
  })
  await replaceItems(db, bookingId, items)
  // Credit that is more than the new price.
  const cents = row.creditCents - totals.creditCents
  if (clientId !== null) await returnCredit(db, { clientId, bookingId, cents })
}

type Answer = { parts: readonly Part[]; isAccepted: boolean }

export function answerPrice(db: Db, id: string, { parts, isAccepted }: Answer) {
  return inTransaction(db, async (db) => {
    const row = await lockCurrent(db, id)
    const { priceAsk, clientId: actorId } = row
    if (!parts.includes('client')) return fail('MOVE_NOT_OPEN')
    if (!priceAsk && (await findPriceAnswer(db, id)) !== null) return fail('PRICE_ANSWERED')
    if (!priceAsk || row.status !== 'awaiting_confirmation') return fail('MOVE_NOT_OPEN')
    const data = { from: row.totalCents, to: priceAsk.totalCents }
    const event = isAccepted ? 'price_accepted' : 'price_refused'
    await insertEvent(db, { bookingId: id, event, actorId, data })
    if (isAccepted) {
      await applyItems(db, row, priceAsk.items)
      return moveLocked(db, id, 'complete', { parts: ['client'], actorId })
    }
    await updateBooking(db, id, { priceAsk: null })
    const after = await requireBooking(db, id)
    await announce(db, after, 'price_refused')
    await publishChange(db, after)
  })
}
