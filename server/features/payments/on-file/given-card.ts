// A card that was given on the provider's page: for its owner's next payments, or for one booking, which
// is made in the same transaction.
import type { Insertable } from 'kysely'
import { inTransaction, type Db } from '#server/database/db.ts'
import type { SavedCards } from '#server/database/tables.ts'
import { announce } from '#server/features/bookings/announce.ts'
import { lockCurrent } from '#server/features/bookings/booking-view.ts'
import { bookOnFile } from '#server/features/bookings/confirm.ts'
import { expireHold } from '#server/features/bookings/service.ts'
import { enqueue } from '#server/features/outbox/service.ts'
import { insertCard, setRemoved } from '#server/features/payments/card-queries.ts'
import { now, tellClient, whyClosed } from '#server/features/payments/outcome.ts'
import {
  findCustomer,
  lockPayment,
  updatePayment,
  type PaymentRow,
} from '#server/features/payments/queries.ts'

export type Given = Omit<Insertable<SavedCards>, 'userId'> & { customerId: string | null }

export function saveGiven(db: Db, { id, bookingId }: PaymentRow, given: Given) {
  return inTransaction(db, async (db) => {
    if (bookingId === null) await keep(db, id, given)
    else await keepForBooking(db, { id, bookingId }, given)
  })
}

// The id of the card; null when somebody else has kept it.
async function keep(db: Db, paymentId: string, given: Given) {
  const payment = await lockPayment(db, paymentId)
  if (payment.state !== 'open') return null
  const { cardId, isOwn } = await insert(db, payment, given)
  const change = { state: 'succeeded', settledAt: now(), sessionUrl: null, cardId } as const
  await updatePayment(db, payment, change)
  await tellClient(db, payment)
  return { cardId, isOwn, creditCents: payment.creditCents }
}

async function insert(db: Db, { userId }: PaymentRow, { customerId, ...card }: Given) {
  const own = userId === null ? undefined : await findCustomer(db, { userId })
  // A guest may have an account by now, but the card was given for one booking.
  const isOwn = own?.customerId === customerId
  return { isOwn, cardId: await insertCard(db, { ...card, userId: isOwn ? userId : null }) }
}

// The card that pays a deposit, before the booking is made with it.
export async function keepPaying(db: Db, payment: PaymentRow, given: Given) {
  const { cardId } = await insert(db, payment, given)
  await updatePayment(db, payment, { cardId })
}

type Of = { id: string; bookingId: string }

// Locks in the same order as the moves of a booking.
async function keepForBooking(db: Db, { id, bookingId }: Of, given: Given) {
  const closed = await whyClosed(db, bookingId)
  const booking = await lockCurrent(db, bookingId)
  const kept = await keep(db, id, given)
  if (kept === null) return
  if (booking.status === 'held' && closed === null) return bookOnFile(db, booking, kept)
  // The slot is gone: nothing is booked, and the client hears of other times.
  if (booking.status === 'held') await expireHold(db, bookingId)
  await announce(db, booking, 'card_late')
  if (!kept.isOwn) await forgetCard(db, kept.cardId)
}

export async function forgetCard(db: Db, cardId: string) {
  const removed = await setRemoved(db, cardId)
  if (removed) await enqueue(db, 'detach-card', removed)
}
