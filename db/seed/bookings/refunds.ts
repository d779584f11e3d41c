// Refunds by hand: a gesture that arrived, one that a bank sent back, and a large one that waits for a
// second administrator.
import { sql } from 'kysely'
import type { Deed } from '#db/seed/administration/deeds.ts'
import { demoClient } from '#db/seed/clients.ts'
import { dayMs, iso, minuteMs, type Clock } from '#db/seed/clock.ts'
import { accountant, personId } from '#db/seed/people.ts'
import { idOf } from '#db/seed/random.ts'
import type { OrderCause } from '#contract/money/refunds.ts'
import type { Db } from '#server/database/db.ts'
import { costOf, giveToCards } from '#server/features/booking-money/by-hand.ts'
import { requireBooking } from '#server/features/bookings/booking-view.ts'
import { payOnPage, returnRefund } from './payments.ts'

const demo = personId(demoClient.email)
const by = personId(accountant.email)

type Story = {
  cents: number
  cause: OrderCause
  chargedTo: 'barber' | 'platform'
  note: string
  reason: string
  daysAgo: number
  outcome: 'done' | 'returned' | 'waiting'
}

const stories: Story[] = [
  {
    cents: 800,
    cause: 'goodwill',
    chargedTo: 'platform',
    note: 'Sorry for the wait. Our reminder had the wrong time.',
    reason: 'Our reminder came an hour late, they waited outside',
    daysAgo: 1.4,
    outcome: 'done',
  },
  {
    cents: 500,
    cause: 'wrong_price',
    chargedTo: 'platform',
    note: '',
    reason: 'The page showed last month’s price',
    daysAgo: 3.2,
    outcome: 'returned',
  },
  {
    cents: 52_000,
    cause: 'no_service',
    chargedTo: 'barber',
    note: 'We are sorry about your wedding morning.',
    reason: 'Two of three barbers never came, the shop agrees',
    daysAgo: 0.4,
    outcome: 'waiting',
  },
]

type Case = Story & { id: string; bookingId: string }

const idOfStory = ({ reason }: Story) => idOf('refund-order', reason)

// The bookings that they are about, paid by card. Before the books, which post what was paid.
export async function writeRefundCases(db: Db, { nowMs }: Clock): Promise<Case[]> {
  const [gesture, returned, wedding] = stories
  const own = await listDone(db).where('clientId', '=', demo).offset(1).executeTakeFirst()
  const others = await listDone(db)
    .where('clientId', '<>', demo)
    .where('startsAt', '<', iso(nowMs - 5 * dayMs))
    .limit(2)
    .execute()
  const [plain, party] = others
  if (!gesture || !returned || !wedding || !own || !plain || !party) return []
  await makeWedding(db, party.id)
  for (const { id: bookingId, clientId: userId, createdAt } of others) {
    const { totalCents: cents } = await requireBooking(db, bookingId)
    await payOnPage(db, { userId, bookingId, cents, atMs: Date.parse(createdAt) + minuteMs })
  }
  return [
    { ...gesture, id: idOfStory(gesture), bookingId: own.id },
    { ...returned, id: idOfStory(returned), bookingId: plain.id },
    { ...wedding, id: idOfStory(wedding), bookingId: party.id },
  ]
}

// The last ones first. Those without an offer, a tip or a word about them are nobody else's story.
function listDone(db: Db) {
  return db
    .selectFrom('bookings as k')
    .select(['k.id', 'k.clientId', 'k.createdAt'])
    .where('k.status', '=', 'completed')
    .where('k.disputeStatus', 'is', null)
    .where((eb) =>
      eb.or([
        eb('k.clientId', '=', demo),
        sql<boolean>`k.source = 'marketplace' AND k.client_id IS NOT NULL AND k.tip_cents = 0
          AND k.discount_cents = 0 AND k.credit_cents = 0
          AND NOT EXISTS (SELECT FROM reviews WHERE booking_id = k.id)`,
      ]),
    )
    .orderBy('k.startsAt', 'desc')
}

const partyCents = 54_000
// The most that one booking costs a barber.
const mostCommissionCents = 5000

async function makeWedding(db: Db, id: string) {
  await db
    .deleteFrom('bookingItems')
    .where('bookingId', '=', id)
    .where('position', '>', 0)
    .execute()
  await db
    .updateTable('bookingItems')
    .set({ name: 'Wedding morning, twelve guests', priceCents: partyCents })
    .where('bookingId', '=', id)
    .execute()
  await db
    .updateTable('bookings')
    .set({
      subtotalCents: partyCents,
      totalCents: partyCents,
      commissionCents: mostCommissionCents,
    })
    .where('id', '=', id)
    .execute()
}

// After the books.
export async function writeOrders(db: Db, cases: readonly Case[]) {
  for (const { id, bookingId, cents, cause, chargedTo, note, reason, daysAgo, outcome } of cases) {
    const createdAt = iso(Date.now() - daysAgo * dayMs)
    const isWaiting = outcome === 'waiting'
    const booking = await requireBooking(db, bookingId)
    const lines = await costOf(db, booking, { cents, chargedTo })
    await db
      .insertInto('refundOrders')
      .values({
        id,
        bookingId,
        method: 'card',
        amountCents: cents,
        cause,
        chargedTo,
        note,
        reason,
        state: isWaiting ? 'waiting' : 'approved',
        askedBy: by,
        createdAt,
        expiresAt: isWaiting ? iso(Date.now() + (7 - daysAgo) * dayMs) : null,
      })
      .execute()
    if (isWaiting) continue
    await giveToCards(db, booking, { orderId: id, cents, lines, actorId: by })
    await db
      .updateTable('refunds')
      .set({ createdAt, askedAt: createdAt })
      .where('orderId', '=', id)
      .execute()
  }
}

export async function returnOne(db: Db, cases: readonly Case[]) {
  for (const { id, outcome } of cases) {
    if (outcome !== 'returned') continue
    const parts = await db.selectFrom('refunds').select('id').where('orderId', '=', id).execute()
    for (const part of parts) await returnRefund(db, part.id)
  }
}

export function refundDeeds({ nowMs }: Clock): Deed[] {
  return stories.map((story) => {
    const { cents: amountCents, cause, chargedTo, reason, daysAgo, outcome } = story
    return {
      actorId: by,
      action: outcome === 'waiting' ? 'ask-refund' : 'give-refund',
      entity: 'refund_log',
      entityId: idOfStory(story),
      reason,
      before: null,
      after: { amountCents, method: 'card', cause, chargedTo },
      createdAt: iso(nowMs - daysAgo * dayMs + minuteMs),
    }
  })
}
