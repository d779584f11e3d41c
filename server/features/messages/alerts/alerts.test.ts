// How people hear of messages that they have not read.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#contract/access.ts'
import { jobs } from '#server/jobs.ts'
import { at, bookAsGuest, bookingAt, browser, fromNow } from '#tests/bookings.ts'
import { bookable, list, type Listed } from '#tests/listing.ts'
import { as, db, jobContext, make, runJobs } from '#tests/world.ts'

let shop: Listed
let client: Actor
let id: string

beforeEach(async () => {
  for (const table of ['rateLimits', 'notifications', 'mails', 'outbox'] as const)
    await db.deleteFrom(table).execute()
  shop = await list('Third Ward Cuts')
  client = await make.person('client')
  id = await bookingAt(client, shop, fromNow(120))
})

const say = (who: Actor | null, body: string) =>
  as(who).messages.send({ id, clientId: randomUUID(), body })
const alert = () => runJobs({ only: 'alert-message' })
const noticesOf = (who: Actor) =>
  db
    .selectFrom('notifications')
    .select(['title', 'message', 'isRead', 'actionUrl'])
    .where('userId', '=', who.id)
    .execute()
const mailsTo = (userId: string | null) =>
  db
    .selectFrom('mails')
    .select(['subject', 'body', 'toAddress'])
    .where('kind', '=', 'unread-messages')
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    .execute()
const pushes = async () =>
  await db
    .selectFrom('outbox')
    .select(['payload', 'jobKey', 'runAt'])
    .where('name', '=', 'send-push')
    .execute()

async function mail(minutesLater: number) {
  await db
    .updateTable('participants')
    .set({ mailDueAt: sql<string>`mail_due_at - make_interval(mins => ${minutesLater})` })
    .where('conversationId', '=', id)
    .execute()
  await jobs['mail-messages'].run({}, jobContext)
}

async function hire() {
  const person = await make.person('employee')
  await db
    .insertInto('employees')
    .values({ userId: person.id, barberId: shop.barber.id, ...bookable })
    .execute()
  return person
}

test('one unread notice for a conversation, which says what is newest and goes with reading', async () => {
  await say(client, 'Where do I park?')
  await say(client, 'Hello?')
  await alert()
  expect(await noticesOf(shop.barber)).toEqual([
    {
      title: 'New message from client',
      message: 'Hello?',
      isRead: false,
      actionUrl: `/messages?thread=${id}`,
    },
  ])
  expect(await noticesOf(client)).toEqual([])
  await as(shop.barber).messages.seen({ id, seq: 2 })
  expect(await noticesOf(shop.barber)).toMatchObject([{ isRead: true }])
  await say(client, 'Thanks')
  await alert()
  expect(await noticesOf(shop.barber)).toHaveLength(2)
})

test('what was read or removed before the alert is not told, nor to who turned alerts off', async () => {
  await say(client, 'Where do I park?')
  await as(shop.barber).messages.seen({ id, seq: 1 })
  await alert()
  await say(client, 'Never mind')
  await as(client).messages.remove({ id, seq: 2 })
  await alert()
  await as(shop.barber).messages.mute({ id, isMuted: true })
  await say(client, 'See you')
  await alert()
  expect(await noticesOf(shop.barber)).toEqual([])
  expect(await pushes()).toEqual([])
  await mail(10)
  expect(await mailsTo(shop.barber.id)).toEqual([])
})

test('a push of its own for each conversation, five seconds later', async () => {
  await say(client, 'Where do I park?')
  await alert()
  const [push, ...others] = await pushes()
  expect(others).toEqual([])
  expect(push?.payload).toMatchObject({ userId: shop.barber.id, tag: id, unlessRead: { seq: 1 } })
  expect(Date.parse(push!.runAt!)).toBeGreaterThan(Date.now())
  expect(push?.jobKey).toMatch(/^push:/)
})

test('after three minutes one mail with everything unread; none for what was read; then a pause', async () => {
  await say(client, 'Where do I park?')
  await say(client, 'Hello?')
  await mail(2)
  expect(await mailsTo(shop.barber.id)).toEqual([])
  await Promise.all([mail(2), jobs['mail-messages'].run({}, jobContext)])
  const mails = await mailsTo(shop.barber.id)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe('New message from client')
  for (const text of ['Where do I park?', 'Hello?', `/messages?thread=${id}`])
    expect(mails[0]?.body).toContain(text)

  await say(client, 'I found it')
  await mail(10)
  expect(await mailsTo(shop.barber.id)).toHaveLength(1)
  await as(shop.barber).messages.seen({ id, seq: 3 })
  await mail(60)
  expect(await mailsTo(shop.barber.id)).toHaveLength(1)
})

test('ten messages at most, then the way to the others', async () => {
  for (let n = 1; n <= 12; n++) await say(client, `Number ${n}.`)
  await mail(4)
  const [first] = await mailsTo(shop.barber.id)
  expect(first?.body).toContain('Number 10.')
  expect(first?.body).not.toContain('Number 11.')
  expect(first?.body).toContain('There are more messages')
})

test('the owner hears nothing of what a team member cuts; who has left hears nothing anymore', async () => {
  const employee = await hire()
  await db.updateTable('bookings').set({ providerId: employee.id }).where('id', '=', id).execute()
  await say(client, 'Where do I park?')
  await alert()
  expect(await noticesOf(shop.barber)).toEqual([])
  expect(await noticesOf(employee)).toHaveLength(1)

  await db
    .updateTable('employees')
    .set({ isActive: false })
    .where('userId', '=', employee.id)
    .execute()
  await db.deleteFrom('outbox').execute()
  await say(client, 'Secret')
  const told = await db.selectFrom('outbox').select('name').where('kind', '=', 'live').execute()
  expect(told.map(({ name }) => name)).not.toContain(`user:${employee.id}`)
  await alert()
  expect(await noticesOf(employee)).toMatchObject([{ message: 'Where do I park?' }])
  await mail(4)
  expect(await mailsTo(employee.id)).toEqual([])
})

test('who cuts now hears of what is written now', async () => {
  await say(client, 'Where do I park?')
  const employee = await hire()
  await db.updateTable('bookings').set({ providerId: employee.id }).where('id', '=', id).execute()
  await say(client, 'And is there coffee?')
  await alert()
  expect(await noticesOf(employee)).toMatchObject([{ message: 'And is there coffee?' }])
})

test('a guest gets a mail whose link opens the conversation, and hears live in their browser', async () => {
  const chrome = browser()
  const email = `${randomUUID()}@example.com`
  const guest = { name: 'Ana Ruiz', phone: '(713) 555-0178', email }
  ;({ id } = await bookAsGuest(chrome, shop, at(2, 600), guest))
  await db.deleteFrom('outbox').execute()
  await say(shop.barber, 'See you on time?')
  const told = await db.selectFrom('outbox').select('name').where('kind', '=', 'live').execute()
  expect(told.filter(({ name }) => name.startsWith('device:'))).toHaveLength(1)
  await mail(4)
  const [letter] = await mailsTo(null)
  expect(letter?.toAddress).toBe(email)
  expect(letter?.body).toContain('See you on time?')
  const link = /link=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
  const phone = browser()
  await phone.api().messages.enter({ id, link })
  expect((await phone.api().messages.open({ id })).messages).toMatchObject([
    { body: 'See you on time?' },
  ])
})

test('an email switched off stays off', async () => {
  await as(shop.barber).notifications.savePreference({
    event: 'message',
    channel: 'email',
    isEnabled: false,
  })
  await say(client, 'Where do I park?')
  await mail(4)
  expect(await mailsTo(shop.barber.id)).toEqual([])
})
