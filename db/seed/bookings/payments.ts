// The demo client's saved cards and card payments, and those of a few others: at the demo provider, in
// their rows and in the books.
import { sql } from 'kysely'
import { depositOf } from '#contract/money/price.ts'
import { demoClient } from '#db/seed/clients.ts'
import { dayMs, iso, minuteMs, type Clock } from '#db/seed/clock.ts'
import { personId } from '#db/seed/people.ts'
import type { Db } from '#server/database/db.ts'
import { setPaymentStatus } from '#server/features/booking-money/queries.ts'
import type { Ask } from '#server/features/demo-provider/ask.ts'
import {
  charge,
  createRefund,
  failRefund,
  newMethod,
  openIntent,
} from '#server/features/demo-provider/charges.ts'
import { rememberForever } from '#server/features/demo-provider/service.ts'
import { newThing, requireThing } from '#server/features/demo-provider/memory/store.ts'
import type { ThingOf } from '#server/features/demo-provider/memory/things.ts'
import { postings, type Line } from '#server/features/ledger/postings.ts'
import { postHistory } from '#server/features/ledger/service.ts'
import { findRefund } from '#server/features/payments/refund-queries.ts'
import { noteMade, noteReturned } from '#server/features/payments/refunds.ts'
import { findOldest } from './invoices.ts'

const client = personId(demoClient.email)
const heldMs = 2 * dayMs

// One paid ahead and yet to come, one paid ahead and tipped by card, one that will be taken back. Somebody
// else paid a deposit.
export async function writePayments(db: Db, clock: Clock) {
  await atProvider(db, async (ask) => {
    const wallet = await openWallet({ db, ask }, clock)
    const [coming] = await listOwn(db).where('status', '=', 'confirmed').limit(1).execute()
    const done = await listOwn(db).where('status', '=', 'completed').offset(1).limit(1).execute()
    const oldest = await findOldest(db)
    for (const booking of [coming, ...done, oldest])
      if (booking) await prepay({ db, ask }, wallet.usual, booking)
    for (const booking of done) await tip({ db, ask }, wallet.usual, booking)
    await payDeposit({ db, ask }, clock)
  })
}

// What `work` saves belongs to the city's transaction.
export function atProvider<T>(db: Db, work: (ask: Ask) => Promise<T>) {
  const about = { id: '', input: {}, account: null, bankSeconds: 0 }
  const rest = { emit: () => {}, pageUrl: () => '', accountUrl: () => '' }
  return rememberForever(db).inTurn((store) => work({ ...about, ...rest, store }))
}

// The last ones first.
function listOwn(db: Db) {
  return db
    .selectFrom('bookings')
    .select(['id', 'barberId', 'totalCents', 'tipCents', 'createdAt', 'completedAt'])
    .where('clientId', '=', client)
    .where('disputeStatus', 'is', null)
    .orderBy('startsAt', 'desc')
}

export type Seeding = { db: Db; ask: Ask }
export type Card = { id: string | null; method: ThingOf<'payment_method'> }

// Two cards, of which the older one expires within weeks.
async function openWallet(seeding: Seeding, { nowMs }: Clock) {
  const customerId = await openCustomer(seeding, client)
  const save = (number: string, card: object, days: number) => {
    const method = newMethod(number, 'good', customerId)
    const own = { ...method, card: { ...method.card, ...card } }
    return saveCard(seeding, { userId: client, method: own, atMs: nowMs - days * dayMs })
  }
  const soon = new Date(nowMs + 20 * dayMs)
  const expiry = { exp_month: soon.getUTCMonth() + 1, exp_year: soon.getUTCFullYear() }
  await save('5555555555554444', { brand: 'mastercard', ...expiry }, 160)
  return { usual: await save('4242424242424242', {}, 150) }
}

async function openCustomer({ db, ask }: Seeding, userId: string) {
  const customer = newThing('customer', { email: null, metadata: { user_id: userId } })
  await ask.store.save(customer)
  await db.insertInto('providerCustomers').values({ userId, customerId: customer.id }).execute()
  return customer.id
}

export async function openCard(seeding: Seeding, userId: string, atMs: number) {
  const own = await findCard(seeding, userId)
  if (own) return own
  const method = newMethod('4242424242424242', 'good', await openCustomer(seeding, userId))
  return saveCard(seeding, { userId, method, atMs })
}

// The card that they usually pay with.
async function findCard({ db, ask }: Seeding, userId: string): Promise<Card | undefined> {
  const row = await db
    .selectFrom('savedCards')
    .select(['id', 'methodId'])
    .where('userId', '=', userId)
    .where('last4', '=', '4242')
    .executeTakeFirst()
  if (!row) return undefined
  return { id: row.id, method: await requireThing(ask.store, row.methodId, 'payment_method') }
}

type Saved = { userId: string; method: Card['method']; atMs: number }

async function saveCard({ db, ask }: Seeding, { userId, method, atMs }: Saved) {
  await ask.store.save(method)
  const { brand, last4, exp_month, exp_year, fingerprint } = method.card
  const { id } = await db
    .insertInto('savedCards')
    .values({
      id: idAt(atMs),
      userId,
      methodId: method.id,
      brand,
      last4,
      expMonth: exp_month,
      expYear: exp_year,
      fingerprint,
      createdAt: iso(atMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, method }
}

// Lists are in the order of ids.
const idAt = (atMs: number) => sql<string>`uuidv7(${iso(atMs)}::timestamptz - clock_timestamp())`

type Booking = { id: string; totalCents: number; createdAt: string }

async function prepay(seeding: Seeding, card: Card, { id, totalCents, createdAt }: Booking) {
  await pay(seeding, card, {
    bookingId: id,
    purpose: 'prepay',
    cents: totalCents,
    lines: postings.charged(totalCents),
    atMs: Date.parse(createdAt) + 3 * minuteMs,
  })
  await setPaymentStatus(seeding.db, id, 'paid')
}

const depositPercent = 25

// The next appointment of another client. The rest is paid at the shop.
async function payDeposit(seeding: Seeding, { nowMs }: Clock) {
  const { db } = seeding
  const next = await db
    .selectFrom('bookings')
    .select(['id', 'clientId', 'totalCents', 'createdAt'])
    .where('status', '=', 'confirmed')
    .where('paymentPolicy', '=', 'pay_at_shop')
    .where('clientId', '<>', client)
    .where('startsAt', '>', iso(nowMs + dayMs))
    .orderBy('startsAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!next?.clientId) return
  const { id, clientId, totalCents, createdAt } = next
  const card = await openCard(seeding, clientId, nowMs - 30 * dayMs)
  const depositCents = depositOf(totalCents, depositPercent, 0)
  await pay(seeding, card, {
    userId: clientId,
    bookingId: id,
    purpose: 'prepay',
    cents: depositCents,
    lines: postings.charged(depositCents),
    atMs: Date.parse(createdAt),
  })
  await db
    .updateTable('bookings')
    .set({
      depositCents,
      paymentPolicy: 'prepay',
      policySnapshot: sql<string>`policy_snapshot || ${JSON.stringify({ depositPercent })}::jsonb`,
    })
    .where('id', '=', id)
    .execute()
  await setPaymentStatus(db, id, 'deposit_paid')
}

type Done = Awaited<ReturnType<ReturnType<typeof listOwn>['execute']>>[number]

async function tip(seeding: Seeding, card: Card, booking: Done) {
  const { id, barberId, totalCents, completedAt } = booking
  const cents = booking.tipCents || Math.round(totalCents / 5)
  await pay(seeding, card, {
    bookingId: id,
    purpose: 'tip',
    cents,
    lines: postings.tipped(barberId, cents),
    atMs: Date.parse(completedAt ?? '') + minuteMs,
  })
  await seeding.db.updateTable('bookings').set({ tipCents: cents }).where('id', '=', id).execute()
}

// On the provider's page, by someone without a saved card.
export function payOnPage(db: Db, made: Omit<Made, 'purpose' | 'lines'>) {
  return atProvider(db, async (ask) => {
    const method = newMethod('4242424242424242', 'good', null)
    await ask.store.save(method)
    const lines = postings.charged(made.cents)
    await pay({ db, ask }, { id: null, method }, { ...made, purpose: 'prepay', lines })
    await setPaymentStatus(db, made.bookingId, 'paid')
  })
}

type Made = {
  userId?: string | null
  bookingId: string
  purpose: 'prepay' | 'tip' | 'fee'
  cents: number
  lines: Line[]
  atMs: number
}

// As the product charges a saved card, only in the past.
export async function pay({ db, ask }: Seeding, card: Card, made: Made) {
  const { userId = client, bookingId, purpose, cents, atMs } = made
  const at = iso(atMs)
  const { id } = await db
    .insertInto('payments')
    .values({
      id: idAt(atMs),
      provider: 'demo',
      userId,
      bookingId,
      purpose,
      amountCents: cents,
      state: 'succeeded',
      how: card.id === null ? 'page' : 'saved',
      cardId: card.id,
      cardLast4: card.method.card.last4,
      askedAt: at,
      createdAt: at,
      settledAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const intent = openIntent({
    amount: cents,
    customer: card.method.customer,
    metadata: { payment_id: id },
    transfer_group: bookingId,
  })
  await charge(ask, intent, { method: card.method, isOffSession: card.id !== null })
  await db.updateTable('payments').set({ intentId: intent.id }).where('id', '=', id).execute()
  const { balance_transaction: ref } = await requireThing(
    ask.store,
    intent.latest_charge ?? '',
    'charge',
  )
  const { fee } = await requireThing(ask.store, ref, 'balance_transaction')
  const event = purpose === 'tip' ? 'tipped' : 'charged'
  const posted = { bookingId, providerRef: ref, at, availableAt: iso(atMs + heldMs) }
  await postHistory(db, [
    { ...posted, key: `charge:${id}`, event, lines: made.lines },
    {
      ...posted,
      key: `fee:${ref}`,
      event: 'processing_fee',
      lines: postings.processingFee(fee),
    },
  ])
  return id
}

// The provider pays what was decided, so that no job is left over.
export async function payRefunds(db: Db) {
  const pending = await db
    .selectFrom('refunds')
    .select('id')
    .where('state', '=', 'pending')
    .execute()
  for (const { id } of pending) {
    const refund = await findRefund(db, id)
    if (!refund?.intentId) continue
    const { intentId, amountCents } = refund
    const input = { payment_intent: intentId, amount: amountCents, metadata: { refund_id: id } }
    const made = await atProvider(db, (ask) => createRefund({ ...ask, input }))
    await noteMade({ db }, refund, made)
  }
}

// The bank sends a refund back, because the card is gone.
export async function returnRefund(db: Db, id: string) {
  const refund = await findRefund(db, id)
  if (!refund?.providerId) return
  const { providerId } = refund
  const ref = await atProvider(db, async (ask) => {
    await failRefund(ask, providerId)
    return (await requireThing(ask.store, providerId, 'refund')).failure_balance_transaction
  })
  const failure = 'lost_or_stolen_card'
  await noteReturned({ db }, refund, { failure, providerRef: ref ?? undefined })
}
