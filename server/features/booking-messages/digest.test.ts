import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { ana, at, book, bookAsGuest, browser, fromNow } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { db, make, runJobs, sendMessages } from '#tests/world.ts'

const kindsTo = async ({ id }: Actor) => {
  const rows = await db
    .selectFrom('mails')
    .select('kind')
    .where('userId', '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}

test('book-and-cancel churn: three emails to the barber and one digest, nothing lost', async () => {
  const shop = await list('Churn Cuts', { hours: [540, 1020] })
  const chrome = browser()
  for (let n = 0; n < 6; n++) {
    const guest = { ...ana, name: `Guest ${'ABCDEF'[n]}`, email: `${randomUUID()}@example.com` }
    const { id, version } = await bookAsGuest(chrome, shop, at(3, 600), guest)
    await chrome.api().bookings.move({ id, move: 'cancel', version })
  }
  await runJobs()
  const kinds = await kindsTo(shop.barber)
  expect(kinds.filter((kind) => kind === 'booking')).toHaveLength(3)
  const told = await db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', shop.barber.id)
    .execute()
  expect(told).toHaveLength(12)
})

test('the digest is due ten minutes after its first line, says every line once, and ends', async () => {
  const shop = await list('Digest Cuts', { hours: [540, 1020] })
  const people = await Promise.all(Array.from({ length: 6 }, () => make.person('client')))
  const elsewhere = await list('Other Cuts', { hours: [540, 1020] })
  const { id: bookingId } = await book(people[0]!, elsewhere, at(4, 600))
  await sendMessages()
  // The owner worked at another shop before, which still has other staff.
  const { barber } = elsewhere
  await db
    .insertInto('employees')
    .values([
      { userId: shop.barber.id, barberId: barber.id, isActive: false, leftAt: fromNow(-1440) },
      { userId: (await make.person('employee')).id, barberId: barber.id },
    ])
    .execute()
  const other = {
    userId: elsewhere.barber.id,
    bookingId,
    line: 'A line for another barber',
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  }
  await db.insertInto('mailDigestLines').values(other).execute()
  for (const [n, person] of people.entries()) {
    await db
      .updateTable('profiles')
      .set({ name: `Client ${n}` })
      .where('userId', '=', person.id)
      .execute()
    await book(person, shop, at(3, 600 + 30 * n))
  }
  await sendMessages()
  const jobs = await db
    .selectFrom('outbox')
    .select(['runAt', 'jobKey'])
    .where('name', '=', 'mail-digest')
    .where('jobKey', '=', `digest:${shop.barber.id}`)
    .execute()
  expect(jobs).toHaveLength(3)
  expect(new Set(jobs.map(({ runAt }) => runAt)).size).toBe(1)
  const dueIn = Date.parse(jobs[0]!.runAt!) - Date.now()
  expect(dueIn).toBeGreaterThan(9 * 60_000)
  expect(dueIn).toBeLessThanOrEqual(10 * 60_000)
  await runJobs()
  const digests = await db
    .selectFrom('mails')
    .select('body')
    .where('userId', '=', shop.barber.id)
    .where('kind', '=', 'booking-digest')
    .execute()
  expect(digests).toHaveLength(1)
  for (const n of [3, 4, 5]) expect(digests[0]!.body.split(`Client ${n}`)).toHaveLength(2)
  expect(digests[0]!.body).not.toContain('Client 2')
  expect(digests[0]!.body).toContain('/barber/dashboard?tab=bookings')
  const left = await db.selectFrom('mailDigestLines').select('userId').execute()
  expect(left).toEqual([{ userId: elsewhere.barber.id }])
})

test('clients get every confirmation by itself', async () => {
  const shop = await list('Calm Cuts', { hours: [540, 1020] })
  const client = await make.person('client')
  for (let n = 0; n < 5; n++) await book(client, shop, at(3 + n, 600))
  await runJobs()
  expect((await kindsTo(client)).filter((kind) => kind === 'booking')).toHaveLength(5)
})
