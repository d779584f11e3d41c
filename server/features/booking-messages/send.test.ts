import { expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { hashPassword } from '#server/features/credentials/service.ts'
import type { Announcement } from '#server/features/bookings/announce.ts'
import { jobs } from '#server/jobs.ts'
import { ana, at, book, bookAsGuest, browser } from '#tests/bookings.ts'
import { list } from '#tests/listing.ts'
import { as, db, jobContext, make, runJobs, sendMessages } from '#tests/world.ts'

const password = 'correct horse battery'

async function announcements() {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('name', '=', 'announce-booking')
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => payload as Announcement)
}

const messagesTo = ({ id }: Actor) =>
  db
    .selectFrom('notifications')
    .select('message')
    .where('userId', '=', id)
    .orderBy('createdAt')
    .execute()

const countMails = async ({ id }: Actor) =>
  (await db.selectFrom('mails').select('id').where('userId', '=', id).execute()).length

test('a job that runs twice sends each message once, on every channel', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  await book(client, shop, at(3, 600))
  const [announcement] = await announcements()
  await sendMessages()
  await jobs['announce-booking'].run(announcement!, jobContext)
  for (const person of [client, shop.barber]) {
    expect(await messagesTo(person)).toHaveLength(1)
    expect(await countMails(person)).toBe(1)
  }
  const pushes = await db
    .selectFrom('outbox')
    .select('id')
    .where('name', '=', 'send-push')
    .execute()
  expect(pushes).toHaveLength(2)
})

test('nor does a guest get a second mail or SMS', async () => {
  const shop = await list('Third Ward Cuts')
  const { id } = await bookAsGuest(browser(), shop, at(3, 600))
  const [announcement] = await announcements()
  await sendMessages()
  await jobs['announce-booking'].run(announcement!, jobContext)
  const mails = db.selectFrom('mails').select('id').where('toAddress', '=', ana.email)
  expect(await mails.where('kind', '=', 'booking').execute()).toHaveLength(1)
  const texts = db.selectFrom('smsMessages').select('id').where('bookingId', '=', id)
  expect(await texts.execute()).toHaveLength(1)
})

test('a job that failed halfway sends only what is missing', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  await book(client, shop, at(3, 600))
  const [announcement] = await announcements()
  const nobody = '00000000-0000-4000-8000-000000000000'
  const broken = { ...announcement!, onlyStaffId: nobody }
  await expect(jobs['announce-booking'].run(broken, jobContext)).rejects.toThrow()
  expect([await messagesTo(client), await messagesTo(shop.barber)]).toMatchObject([[{}], []])
  await sendMessages()
  expect([await messagesTo(client), await messagesTo(shop.barber)]).toMatchObject([[{}], [{}]])
})

test('a message says what was so when it happened', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  const { id, version } = await book(client, shop, at(3, 600))
  await as(client).bookings.reschedule({ id, version, startsAt: at(4, 660) })
  await sendMessages()
  const [first, second] = await messagesTo(shop.barber)
  expect(first!.message).toContain('10:00')
  expect(second!.message).toContain('11:00')
})

test('deleting an account tells the barber who canceled, and the client nothing', async () => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  const passwordHash = await hashPassword(password)
  await db.updateTable('users').set({ passwordHash }).where('id', '=', client.id).execute()
  await db
    .updateTable('profiles')
    .set({ name: 'Nora Diaz' })
    .where('userId', '=', client.id)
    .execute()
  await book(client, shop, at(3, 600))
  await runJobs()
  await as(client).account.remove({ password, cancelsAppointments: true })
  await runJobs()
  const messages = await messagesTo(shop.barber)
  expect(messages.at(-1)!.message).toMatch(/^Nora Diaz canceled/)
  expect(await messagesTo(client)).toEqual([])
  expect(await countMails(client)).toBe(0)

  const other = await make.person('client')
  await book(other, shop, at(3, 600))
  await runJobs()
  expect(await messagesTo(other)).toHaveLength(1)
})

test('the record of sent messages is kept for 30 days', async () => {
  const day = 86_400_000
  const sentAt = (days: number) => new Date(Date.now() - days * day).toISOString()
  const announcementId = '00000000-0000-4000-8000-000000000001'
  await db
    .insertInto('bookingMessages')
    .values([
      { announcementId, recipient: 'client', sentAt: sentAt(29) },
      { announcementId, recipient: 'admins', sentAt: sentAt(31) },
    ])
    .execute()
  await jobs['forget-sent-messages'].run({}, jobContext)
  const kept = await db
    .selectFrom('bookingMessages')
    .select('recipient')
    .where('announcementId', '=', announcementId)
    .execute()
  expect(kept).toEqual([{ recipient: 'client' }])
})

test.each([
  ['My chair is broken', 'They said: My chair is broken. There'],
  ['Sorry!', 'They said: Sorry! There'],
])('the reason "%s" does not run into the next sentence', async (reason, said) => {
  const [shop, client] = [await list('Third Ward Cuts'), await make.person('client')]
  const { id, version } = await book(client, shop, at(3, 600))
  await as(shop.barber).bookings.move({ id, version, move: 'cancel', reason })
  await sendMessages()
  const messages = await messagesTo(client)
  expect(messages.map(({ message }) => message).join(' ')).toContain(said)
})
