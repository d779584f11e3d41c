// A reminder that is no longer true, or names a time the booking no longer has, is not sent.
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { readConfig } from '#server/config.ts'
import { stranger } from '#tests/accounts.ts'
import { at, book, fromNow, madeLongAgo, shift, sweep } from '#tests/bookings.ts'
import { signIn } from '#tests/http.ts'
import { list, type Listed } from '#tests/listing.ts'
import { as, db, make, runJobs } from '#tests/world.ts'
import { createBrowser, openPushService } from './notifications.test.kit.ts'

const service = await openPushService()
const config = readConfig({ PUSH_HOSTS: '127.0.0.1' })
afterAll(service.close)

let client: Actor
let shop: Listed
let id: string

// A booking tomorrow, or today, whose reminder waits to be sent.
beforeEach(async () => {
  client = await make.person('client')
  shop = await list('Third Ward Cuts')
  await db
    .updateTable('profiles')
    .set({ phone: '+17135550155', phoneVerifiedAt: '2026-01-01T00:00:00Z' })
    .where('userId', '=', client.id)
    .execute()
  const sessionId = await signIn(stranger(), client)
  const keys = JSON.stringify(createBrowser().keys)
  const endpoint = `${service.url}/${client.id}`
  await db
    .insertInto('pushSubscriptions')
    .values({ userId: client.id, sessionId, endpoint, keys })
    .execute()
  id = (await book(client, shop, at(3, 600))).id
  await madeLongAgo(id)
  await shift(id, fromNow(60 * 20))
  await runJobs({ config })
  service.received.length = 0
  await sweep()
})

async function outcome() {
  await runJobs({ config })
  const mail = await db
    .selectFrom('mails')
    .select('state')
    .where('userId', '=', client.id)
    .where('subject', 'like', 'Your appointment is%')
    .executeTakeFirstOrThrow()
  const text = await db
    .selectFrom('smsMessages')
    .select('state')
    .where('userId', '=', client.id)
    .where('template', '=', 'reminder_24h')
    .executeTakeFirstOrThrow()
  return [mail.state, text.state, service.received.length]
}

test('what is true goes out', async () => {
  expect(await outcome()).toEqual(['kept', 'sent', 1])
})

test('moved meanwhile', async () => {
  await shift(id, at(4, 600))
  expect(await outcome()).toEqual(['dropped', 'suppressed', 0])
})

test('canceled meanwhile', async () => {
  await db.deleteFrom('outbox').where('kind', '<>', 'job').execute()
  await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', id).execute()
  expect(await outcome()).toEqual(['dropped', 'suppressed', 0])
})

test('the day or the deadline it names has passed', async () => {
  const trueUntil = new Date(Date.now() - 1000).toISOString()
  await db.updateTable('mails').set({ trueUntil }).where('bookingId', '=', id).execute()
  await db.updateTable('smsMessages').set({ trueUntil }).where('bookingId', '=', id).execute()
  const [mailState, textState] = await outcome()
  expect([mailState, textState]).toEqual(['dropped', 'suppressed'])
})

test('other mails about a visit go out whatever becomes of it', async () => {
  const { version } = await as(shop.barber).bookings.read({ id })
  await as(shop.barber).bookings.move({ id, version, move: 'cancel', reason: 'Ill today.' })
  await runJobs({ config })
  const mail = await db
    .selectFrom('mails')
    .select('state')
    .where('userId', '=', client.id)
    .where('body', 'like', '%Ill today.%')
    .executeTakeFirstOrThrow()
  expect(mail.state).toBe('kept')
})
