// What a client sees of their cards and payments.
import { mayTip } from '#contract/bookings/after-booking/after-booking-rules.ts'
import { leastChargeCents } from '#contract/limits.ts'
import type { BookingPayments, CheckedPayment, PaymentList } from '#contract/money/payments.ts'
import type { SignedInCaller } from '#server/caller.ts'
import type { Db } from '#server/database/db.ts'
import { dueOnline } from '#server/features/booking-money/service.ts'
import type { BookingRow } from '#server/features/bookings/booking-rows-queries.ts'
import { takesCards } from '#server/features/flags/service.ts'
import { listCards } from './card-queries.ts'
import { listOwed } from './on-file/queries.ts'
import { findLine, listEnded, listOfBooking, listUnfinished } from './line-queries.ts'
import { isPayable } from './outcome.ts'
import { hasTip, type PaymentRow } from './queries.ts'

const pageSize = 25

export async function readPayments(caller: SignedInCaller, after?: string): Promise<PaymentList> {
  const { db, config, actor } = caller
  const found = await listEnded(db, actor.id, { after, limit: pageSize + 1 })
  return {
    provider: config.payments,
    cards: await listCards(db, actor.id),
    owed: await listOwed(db, actor.id),
    unfinished: await listUnfinished(db, actor.id),
    hasMore: found.length > pageSize,
    lines: found.slice(0, pageSize),
  }
}

// More than anyone has.
const mostExported = 50_000

export function exportPayments({ db, actor }: SignedInCaller) {
  return listEnded(db, actor.id, { limit: mostExported })
}

// Of a booking of the caller's own.
export async function readOfBooking(
  caller: SignedInCaller,
  booking: BookingRow,
): Promise<BookingPayments> {
  const { db, config, actor } = caller
  const isOn = await takesCards(caller)
  const due = isOn ? await dueOf(db, booking) : 0
  const isTippable = isOn && mayTip(booking, ['client'], Date.now())
  return {
    provider: config.payments,
    cards: await listCards(db, actor.id),
    lines: await listOfBooking(db, actor.id, booking.id),
    dueCents: due < leastChargeCents ? 0 : due,
    mayTip: isTippable && !(await hasTip(db, booking.id)),
  }
}

// What is left to be paid ahead.
export async function dueOf(db: Db, booking: BookingRow) {
  if (!isPayable(booking, { purpose: 'prepay', amountCents: 0 })) return 0
  return dueOnline(db, booking)
}

export async function readChecked(
  db: Db,
  payment: PaymentRow,
  isSure: boolean,
): Promise<CheckedPayment> {
  const { id, state, failure } = payment
  const isDeclined = failure !== null && (state === 'open' || state === 'failed')
  return { ...viewOf(payment), isSure, isDeclined, line: await findLine(db, id) }
}

export function viewOf({ id, state, sessionUrl }: PaymentRow) {
  return { id, state, url: state === 'open' ? sessionUrl : null }
}
