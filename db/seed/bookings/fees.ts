// Two appointments that clients gave a card for and did not keep: the fee of one was charged, that of the
// other was waived by the barber.
import { sql } from 'kysely'
import { percentOf } from '#contract/cents.ts'
import type { Shop } from '#db/seed/barbers/roster.ts'
import { clients, demoClient } from '#db/seed/clients.ts'
import { dayMs, hourMs, iso, minuteMs, type Clock } from '#db/seed/clock.ts'
import { personId } from '#db/seed/people.ts'
import { idOf } from '#db/seed/random.ts'
import type { Db } from '#server/database/db.ts'
import { giveFeeBack, keepCharged } from '#server/features/booking-money/fees.ts'
import { settleMove } from '#server/features/booking-money/service.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { postings } from '#server/features/ledger/postings.ts'
import { atProvider, openCard, pay, type Card, type Seeding } from './payments.ts'

type Story = {
  email: string
  status: 'cancelled' | 'no_show'
  daysAgo: number
  // How long after the start of the appointment; before it for a cancellation.
  endedMs: number
}

const charged: Story = {
  email: demoClient.email,
  status: 'cancelled',
  daysAgo: 9,
  endedMs: -90 * minuteMs,
}
const waived: Story = {
  email: clients.find(({ name }) => name === 'Parker Quinn')?.email ?? '',
  status: 'no_show',
  daysAgo: 3,
  endedMs: 40 * minuteMs,
}

// After the cards of the demo client, before the invoices.
export async function writeFees(db: Db, shops: readonly Shop[], clock: Clock) {
  const shop = shops.find(({ business }) => business.keepsCards)
  if (!shop) return
  await atProvider(db, async (ask) => {
    const usual = await openCard({ db, ask }, personId(charged.email), clock.nowMs - 30 * dayMs)
    const canceled = await bookWith(db, usual, { shop, clock, story: charged })
    await chargeFee({ db, ask }, usual, canceled)
    const other = await openCard({ db, ask }, personId(waived.email), clock.nowMs - 30 * dayMs)
    const missed = await bookWith(db, other, { shop, clock, story: waived })
    await waiveFee(db, missed, shop.ownerId)
  })
}

async function chargeFee(seeding: Seeding, card: Card, { id, endedAtMs }: Ended) {
  const { db } = seeding
  const { owedCents: cents } = await requireBooking(db, id)
  const atMs = endedAtMs + minuteMs
  const lines = postings.charged(cents)
  const made = { bookingId: id, purpose: 'fee', cents, lines, atMs } as const
  const paymentId = await pay(seeding, card, made)
  await keepCharged(db, await requireBooking(db, id), {
    paymentId,
    amountCents: cents,
    availableAt: iso(atMs + 2 * dayMs),
  })
  await addEvent(db, { bookingId: id, event: 'fee_charged', data: { cents }, atMs })
  // Issued with the invoices of that time.
  await db
    .updateTable('invoiceRequests')
    .set({ dueAt: iso(atMs + 3 * minuteMs) })
    .where('bookingId', '=', id)
    .execute()
}

type Ended = { id: string; endedAtMs: number }

async function waiveFee(db: Db, { id, endedAtMs }: Ended, actorId: string) {
  const booking = await requireBooking(db, id)
  const { owedCents: cents } = booking
  await giveFeeBack(db, booking, { actorId, reason: '' })
  const event = { bookingId: id, event: 'fee_waived', actorId, data: { cents } }
  await addEvent(db, { ...event, atMs: endedAtMs + hourMs })
}

type Event = {
  bookingId: string
  event: string
  actorId?: string | null
  data?: object
  atMs: number
}

async function addEvent(db: Db, { bookingId, event, actorId = null, data = {}, atMs }: Event) {
  await db
    .insertInto('bookingEvents')
    .values({ bookingId, event, actorId, data: JSON.stringify(data), createdAt: iso(atMs) })
    .execute()
}

type Where = { shop: Shop; clock: Clock; story: Story }

// An appointment with this card, and how it ended.
async function bookWith(db: Db, card: Card, { shop, clock, story }: Where): Promise<Ended> {
  const { email, status, daysAgo, endedMs } = story
  const clientId = personId(email)
  const service = shop.services[0]!
  const startsAt = clock.at(-daysAgo, 10 * 60)
  const endsAt = startsAt + service.minutes * minuteMs
  const endedAtMs = startsAt + endedMs
  const id = idOf('fee', status)
  const isCanceled = status === 'cancelled'
  const { rows } = await sql<{ number: string }>`
    SELECT 'K-' || nextval('booking_numbers') AS number`.execute(db)
  await db
    .insertInto('bookings')
    .values({
      id,
      bookingNumber: rows[0]?.number ?? '',
      clientId,
      barberId: shop.ownerId,
      providerId: shop.ownerId,
      shopId: shop.shopId,
      startsAt: iso(startsAt),
      endsAt: iso(endsAt),
      busyRange: `[${iso(startsAt)},${iso(endsAt)})`,
      status,
      source: 'marketplace',
      createdBy: clientId,
      paymentPolicy: 'card_on_file',
      cardId: card.id,
      subtotalCents: service.priceCents,
      totalCents: service.priceCents,
      commissionPercent: 10,
      commissionCents: percentOf(service.priceCents, 10),
      policySnapshot: JSON.stringify({
        cancellationWindowHours: shop.cancellationWindowHours,
        lateCancelFeePercent: shop.feePercents.lateCancel,
        noShowFeePercent: shop.feePercents.noShow,
      }),
      ...(isCanceled && {
        cancelledBy: clientId,
        isLateCancel: true,
        cancelFeeCents: percentOf(service.priceCents, shop.feePercents.lateCancel),
      }),
      createdAt: iso(startsAt - 6 * dayMs),
    })
    .execute()
  await db
    .insertInto('bookingItems')
    .values({
      bookingId: id,
      position: 0,
      serviceId: service.id,
      name: service.name,
      priceCents: service.priceCents,
      durationMinutes: service.minutes,
    })
    .execute()
  const actorId = isCanceled ? clientId : shop.ownerId
  await addEvent(db, {
    bookingId: id,
    event: 'confirmed',
    actorId: clientId,
    atMs: startsAt - 6 * dayMs,
  })
  await addEvent(db, { bookingId: id, event: status, actorId, atMs: endedAtMs })
  const after = await requireBooking(db, id)
  const before = { ...after, status: 'confirmed' as const }
  await settleMove(db, { before, after, actorId, reason: '' })
  return { id, endedAtMs }
}
