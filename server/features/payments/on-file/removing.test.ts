// Nobody gets around a fee by removing the card that it is charged to.
import { beforeEach, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import type { Actor } from '#contract/access.ts'
import { inTransaction } from '#server/database/db.ts'
import { type Listed } from '#tests/listing.ts'
import { onFileActs } from '#tests/on-file.ts'
import { bookingRow, declinedLater, openProvider, paymentsOf } from '#tests/payments.ts'
import { countWaiting } from '#tests/waiting.ts'
import { db, make } from '#tests/world.ts'

const { provider, config, work, sweep, saveCard } = await openProvider()
const { api, openShop, wishAt, bookOnFile, cancelLate, miss, complete } = onFileActs(config)
let shop: Listed
let client: Actor

beforeEach(async () => {
  shop = await openShop()
  client = await make.person('client')
})

const remove = (id: string) => api(client).payments.removeCard({ id })
const inUse = { code: 'CARD_IN_USE' }

async function isKept(id: string) {
  const { removedAt } = await db
    .selectFrom('savedCards')
    .select('removedAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return removedAt === null
}

// Both begin while a table that both write to is locked, so that both have looked before one has
// written.
async function atOnce(table: 'booking_events' | 'outbox', ...works: (() => Promise<unknown>)[]) {
  const begun: Promise<unknown>[] = []
  await inTransaction(db, async (db) => {
    await sql`LOCK TABLE ${sql.table(table)} IN SHARE MODE`.execute(db)
    for (const [n, work] of works.entries()) {
      const settled = vi.fn()
      const one = work()
      begun.push(one)
      one.then(settled, settled)
      const isStuck = async () =>
        settled.mock.calls.length > 0 || expect(await countWaiting()).toBeGreaterThan(n)
      await vi.waitFor(isStuck, { timeout: 20_000 })
    }
  })
  return Promise.allSettled(begun)
}

test('removed while an appointment is booked with it, it stays', async () => {
  const cardId = await saveCard(client)
  const { id } = await api(client).bookings.hold(wishAt(shop))
  const [booked, removed] = await atOnce(
    'booking_events',
    () => api(client).bookings.confirm({ id, cardId }),
    () => remove(cardId),
  )
  expect(booked).toMatchObject({ status: 'fulfilled' })
  expect(removed).toMatchObject({ reason: inUse })
  expect(await isKept(cardId)).toBe(true)
})

test('of two cards that are removed at once, the one that is left for an appointment stays', async () => {
  const id = await bookOnFile(client, shop)
  const first = (await bookingRow(id)).cardId!
  const second = await saveCard(client)
  const [one, other] = await atOnce(
    'outbox',
    () => remove(first),
    () => remove(second),
  )
  expect(one).toMatchObject({ status: 'fulfilled' })
  expect(other).toMatchObject({ reason: inUse })
  expect(await bookingRow(id)).toMatchObject({ cardId: second })
  expect(await isKept(second)).toBe(true)
})

test('removed while it pays a deposit, it stays for the rest', async () => {
  await db
    .updateTable('services')
    .set({ depositPercent: 20 })
    .where('id', '=', shop.services[0]!)
    .execute()
  const cardId = await saveCard(client)
  const { id } = await api(client).bookings.hold(wishAt(shop))
  provider.faults.add(
    ...Array.from({ length: 6 }, () => ({ on: 'POST /v1/payment_intents', kind: 'drop' as const })),
  )
  await api(client).payments.checkout({ id, cardId })
  expect(await paymentsOf(id)).toMatchObject([{ state: 'created', keepsCard: true }])
  await expect(remove(cardId)).rejects.toMatchObject(inUse)
  provider.faults.clear()
  const unused = await saveCard(client)
  await remove(unused)
  await sweep()
  expect(await bookingRow(id)).toMatchObject({ status: 'confirmed', cardId })
  // Once it is paid, another one can take its place.
  await saveCard(client)
  await remove(cardId)
  expect(await isKept(cardId)).toBe(false)
})

test.each(['late cancellation', 'no-show', 'visit'])(
  'of a %s stays until it was charged',
  async (what) => {
    const id = await bookOnFile(client, shop)
    const cardId = (await bookingRow(id)).cardId!
    if (what === 'visit') await complete(client, shop, id)
    else if (what === 'no-show') await miss(shop, id)
    else await cancelLate(client, id)
    await expect(remove(cardId)).rejects.toMatchObject(inUse)
    await work()
    expect(await bookingRow(id)).toMatchObject({ owedCents: 0 })
    await remove(cardId)
    expect(await isKept(cardId)).toBe(false)
  },
)

test('another card takes the place of the one that a fee would be charged to', async () => {
  const id = await bookOnFile(client, shop, declinedLater)
  const bad = (await bookingRow(id)).cardId!
  const good = await saveCard(client)
  await miss(shop, id)
  await remove(bad)
  await work()
  expect(await bookingRow(id)).toMatchObject({ owedCents: 0, cardId: good })
})

test('one that was declined can be removed, also while something is left to pay', async () => {
  const id = await bookOnFile(client, shop, declinedLater)
  const cardId = (await bookingRow(id)).cardId!
  await miss(shop, id)
  await work()
  expect(await bookingRow(id)).toMatchObject({ owedCents: 3000 })
  await remove(cardId)
  expect(await isKept(cardId)).toBe(false)
})

// Deleting an account marks its cards as removed.
test('one that is gone before the charge is declined', async () => {
  const id = await bookOnFile(client, shop)
  await miss(shop, id)
  const { cardId } = await bookingRow(id)
  const removedAt = new Date().toISOString()
  await db.updateTable('savedCards').set({ removedAt }).where('id', '=', cardId).execute()
  await work()
  expect((await paymentsOf(id)).at(-1)).toMatchObject({ state: 'failed', failure: 'card_removed' })
  expect(await bookingRow(id)).toMatchObject({ owedCents: 3000 })
})
